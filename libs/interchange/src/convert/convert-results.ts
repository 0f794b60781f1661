import { readPublished } from '../published/reading/published-file.js';
import type { PublishedParts } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { Unreadable, type ValueFault } from '../faults/unreadable.js';
import { gameOfMatch } from './game-of-match.js';
import { lostInResults, type LostInResults } from './lost-in-results.js';
import type { ResultsFormatName } from './results-formats.js';
import { RESULTS_WRITERS } from './results-writers.js';

/** Published results in another format. */
export interface ConvertedResults {
  readonly bytes: Uint8Array;
  /** The format that they were in, as it is called. */
  readonly from: string;
  /** Sessions of pairs and games of teams that were written. */
  readonly games: number;
  /** What the other format does not hold. */
  readonly lost: readonly LostInResults[];
  /** Values that are not understood where they were read. */
  readonly leftAside: readonly ValueFault[];
}

/**
 * Converts published results of any known format: sessions, games of teams, and matches by themselves as knockouts of
 * two teams. What was written is read again, so that all that is lost is told.
 *
 * @returns nothing where there is nothing that was played
 * @throws Unreadable
 */
export function convertResults(bytes: Uint8Array, to: ResultsFormatName): ConvertedResults | undefined {
  const { title, results, teams: games, matches, leftAside = [] } = readPublished(textOfFile(bytes).text);
  const teams = [...games, ...matches.map(gameOfMatch)];
  const count = results.length + teams.length;
  if (count === 0) return undefined;
  const written = RESULTS_WRITERS[to]({ results, teams });
  const lost = lostInResults({ results, teams }, readAgain(written));
  return { bytes: written, from: title, games: count, lost, leftAside };
}

/** What was written, as it reads; nothing of what has nobody in it. */
function readAgain(written: Uint8Array): Pick<PublishedParts, 'results' | 'teams'> {
  try {
    return readPublished(textOfFile(written).text);
  } catch (error) {
    if (error instanceof Unreadable) return { results: [], teams: [] };
    throw error;
  }
}
