import { linesOf, linesOfChunks } from '../text/lines.js';
import { EmbeddedPbn } from './embedded-pbn.js';
import type { PbnGame } from './pbn-game.js';
import { PbnLines } from './pbn-lines.js';

/** Games out of lines, of a file of its own or inside of another document. */
class PbnReader {
  readonly #embedded = new EmbeddedPbn();
  readonly #lines = new PbnLines();

  *next(line: string): Generator<PbnGame> {
    yield* this.#gamesOf(this.#embedded.next(line));
  }

  *end(): Generator<PbnGame> {
    yield* this.#gamesOf(this.#embedded.end());
    yield* this.#lines.end();
  }

  *#gamesOf(lines: readonly string[]): Generator<PbnGame> {
    for (const line of lines) {
      yield* this.#lines.next(line);
    }
  }
}

/**
 * The games of a PBN text in import or export format (1.0, 2.0 and 2.1), values inherited by # and ## filled in. A game
 * begins where a tag comes again that the one before has. Comments alone at the end are a game without tags.
 *
 * @throws UnreadableDeals which names line, column and what was expected
 */
export function* readPbnGames(text: string): Generator<PbnGame> {
  const reader = new PbnReader();
  for (const line of linesOf(text)) yield* reader.next(line);
  yield* reader.end();
}

/**
 * The same of a file that comes in pieces, of bytes or text: no more than one game is kept.
 *
 * @param encoding where it is known; otherwise the first letters beyond ASCII tell it
 * @throws UnreadableDeals, also where a line or a game has no end
 */
export async function* readPbnStream(
  chunks: AsyncIterable<Uint8Array | string>,
  encoding?: string,
): AsyncGenerator<PbnGame> {
  const reader = new PbnReader();
  for await (const lines of linesOfChunks(chunks, 'PBN', encoding)) {
    for (const line of lines) yield* reader.next(line);
  }
  yield* reader.end();
}
