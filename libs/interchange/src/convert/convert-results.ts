import { readPublished, type ResultFormatName } from '../published/published-file.js';
import { writeUsebio } from '../published/write-usebio.js';
import { writeResultsInPbn } from '../results-in-pbn/write-results.js';
import { textOfFile } from '../text/text-of-file.js';

/** Formats that results are written in. */
export const RESULT_TARGETS = ['PBN', 'USEBIO'] as const;
export type ResultTarget = (typeof RESULT_TARGETS)[number];

/** Published results in another format, and what of them it could not hold. */
export interface ConvertedResults {
  readonly bytes: Uint8Array;
  readonly from: ResultFormatName;
  /** Sessions of pairs and games of teams that were written. */
  readonly games: number;
  /** Games of teams and matches that were not. */
  readonly left: number;
}

/**
 * Converts published results of any known format: sessions and games of teams. Matches by themselves go nowhere.
 *
 * @returns nothing where there is nothing that the format can hold
 * @throws Unreadable
 */
export function convertResults(bytes: Uint8Array, to: ResultTarget): ConvertedResults | undefined {
  const { format, results, teams, matches } = readPublished(textOfFile(bytes).text);
  const all = results.length + teams.length + matches.length;
  const games = results.length + teams.length;
  if (games === 0) return undefined;
  const written = to === 'PBN' ? writeResultsInPbn({ results, teams }) : writeUsebio({ results, teams });
  return { bytes: written, from: format, games, left: all - games };
}
