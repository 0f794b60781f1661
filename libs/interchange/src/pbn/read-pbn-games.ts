import { linesOf, linesOfChunks } from '../text/lines.js';
import type { PbnGame } from './pbn-game.js';
import { PbnLines } from './pbn-lines.js';

const [BEGIN, END] = ['<PBN>', '</PBN>'];
/** PBN inside of another document begins before so many signs of it. */
const LOOKED_AT = 100_000;

/** The lines of PBN, which inside of another document stands between `<PBN>` and `</PBN>` (PBN 2.1, 6.2). */
class EmbeddedPbn {
  #waiting: string[] | undefined = [];
  #signs = 0;
  #isEmbedded = false;
  #isInside = false;

  /** The lines that may be read by now: what is outside of the marks is empty, so that places stay right. */
  next(line: string): readonly string[] {
    if (!this.#waiting) return [this.#isEmbedded ? this.#inside(line) : line];
    this.#waiting.push(line);
    this.#signs += line.length + 1;
    const [first] = /\[|<PBN>/.exec(line) ?? [];
    if (first === undefined && this.#signs < LOOKED_AT) return [];
    this.#isEmbedded = first === BEGIN;
    return this.end().map((one) => (this.#isEmbedded ? this.#inside(one) : one));
  }

  /** The lines that still wait. */
  end(): readonly string[] {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    return waiting;
  }

  #inside(line: string): string {
    let [inside, from] = ['', 0];
    for (;;) {
      const at = line.indexOf(this.#isInside ? END : BEGIN, from);
      if (this.#isInside) inside += line.slice(from, at === -1 ? line.length : at);
      if (at === -1) return inside;
      from = at + (this.#isInside ? END : BEGIN).length;
      this.#isInside = !this.#isInside;
    }
  }
}

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
