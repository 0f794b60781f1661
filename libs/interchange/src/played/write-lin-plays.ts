import { MatchesTold } from './lin-matches.js';
import { LinesByMatches } from './lines-by-matches.js';
import type { PlayInFile } from './play-in-file.js';

/** As many characters of lines wait for the end of the match before them. */
const WAITING = 16 * 1024 ** 2;

/**
 * The same of plays that come one by one, again and again: as often as matches that are played side by side have more
 * lines than may wait for each other, so that the memory that is taken does not grow with them.
 *
 * @param matches what the same plays have told
 * @param plays gives them from the first on
 * @param most characters that may wait
 */
export async function* linOfPlays(
  matches: MatchesTold,
  plays: () => AsyncIterable<PlayInFile>,
  most = WAITING,
): AsyncGenerator<string, void, undefined> {
  const lines = new LinesByMatches(matches, most);
  for (let given = 0; !lines.isDone; lines.again()) {
    const before = given;
    for await (const play of plays()) {
      for (const text of lines.next(play)) {
        given++;
        yield text;
      }
      if (lines.isStalled) break;
    }
    if (given === before) throw new Error('The plays are others than those that the headers are of.');
  }
}
