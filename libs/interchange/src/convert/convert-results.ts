import { readPublished } from '../published/reading/published-file.js';
import type { PublishedParts } from '../published/result-format.js';
import { textOfFile } from '../text/text-of-file.js';
import { Unreadable, type ValueFault } from '../faults/unreadable.js';
import { lostInResults, type LostInResults } from './lost-in-results.js';
import type { ResultsFormatName } from './results-formats.js';
import type { PublishedMatchResult } from '../published/published-match.js';
import type { PublishedTeam, PublishedTeamsResult } from '../published/published-teams.js';
import { writeUsebio } from '../published/usebio/write-usebio.js';
import { writeResultsInPbn } from '../results-in-pbn/writing/write-results.js';

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

/** A match by itself as a knockout of its two teams. The running score is not in it: it follows from the boards. */
function gameOfMatch({ match }: PublishedMatchResult): PublishedTeamsResult {
  const { name, title, teams } = match;
  const [home, away] = [teamNamed('1', teams.home), teamNamed('2', teams.away)];
  return {
    game: {
      name,
      title,
      date: null,
      event: {},
      session: { number: 1, of: 1 },
      kind: 'knockout',
      scoring: 'imps',
      teams: [home, away],
      matches: [{ round: 1, ...match, teams: { home: home.team, away: away.team } }],
      deals: [],
    },
    figures: { matches: [], boards: [], totals: [], rankings: [], masterPoints: [], unread: [] },
  };
}

function teamNamed(team: string, name: string): PublishedTeam {
  return { team, name, players: [], pairs: [], ranked: true, stratum: null, beside: [] };
}

/** How results are written in each format. */
export const RESULTS_WRITERS: Readonly<
  Record<ResultsFormatName, (results: Pick<PublishedParts, 'results' | 'teams'>) => Uint8Array>
> = {
  usebio: writeUsebio,
  pbn: writeResultsInPbn,
};
