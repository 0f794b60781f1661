import { encodedText } from '../text/records.js';
import { MatchesTold } from '../played/lin-matches.js';
import { LinesByMatches } from '../played/write-lin-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import type { LinBoard } from '../lin/lin-file.js';
import { linText } from '../lin/write-lin.js';

/** Writes how boards were played as LIN: by matches, each with its header where anything is said of it. */
export function writeLinPlays(plays: readonly PlayInFile[]): Uint8Array {
  const matches = new MatchesTold();
  for (const play of plays) matches.add(play);
  const lines = new LinesByMatches(matches);
  return encodedText(plays.flatMap((play) => [...lines.next(play)]).join(''));
}

/**
 * Writes boards as LIN, a line each, a header where another match begins; in Latin-1 or, for other names, in UTF-8.
 * What it has written it writes again byte for byte.
 */
export function writeLinFile(boards: readonly LinBoard[]): Uint8Array {
  return encodedText(boards.map((board, index) => linText(board, boards[index - 1])).join(''));
}
