import { linesOf, linesOfChunks } from '../text/lines.js';
import type { PbnGame } from './pbn-game.js';
import { PbnLines } from './pbn-lines.js';

/** PBN inside of another document stands between these (PBN 2.1, 6.2). */
const EMBEDDED = /<PBN>(.*?)(?:<\/PBN>|$)/gs;

/**
 * The games of a PBN text in import or export format (1.0, 2.0 and 2.1): divided by lines with nothing visible, values
 * inherited by # and ## filled in. Comments alone at the end are a game without tags.
 *
 * @throws UnreadableDeals which names line, column and what was expected
 */
export function* readPbnGames(text: string): Generator<PbnGame> {
  const reader = new PbnLines();
  for (const line of linesOf(insideOf(text))) {
    const game = reader.next(line);
    if (game) yield game;
  }
  const last = reader.end();
  if (last) yield last;
}

/**
 * The same of a file that comes in pieces, of bytes or text: no more than one game is kept.
 *
 * @throws UnreadableDeals, also where a line or a game has no end
 */
export async function* readPbnStream(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<PbnGame> {
  const reader = new PbnLines();
  for await (const lines of linesOfChunks(chunks, 'PBN')) {
    for (const line of lines) {
      const game = reader.next(line);
      if (game) yield game;
    }
  }
  const last = reader.end();
  if (last) yield last;
}

/** The parts between `<PBN>` and `</PBN>`; lines outside of them are empty, so that places stay right. */
function insideOf(text: string): string {
  if (!/^[^[]*<PBN>/.test(text.slice(0, 100_000))) return text;
  let [inside, at] = ['', 0];
  for (const found of text.matchAll(EMBEDDED)) {
    const from = found.index + '<PBN>'.length;
    inside += text.slice(at, from).replace(/[^\r\n]/g, '') + found[1];
    at = from + found[1]!.length;
  }
  return inside;
}
