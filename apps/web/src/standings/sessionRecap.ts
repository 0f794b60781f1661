import type { SideName } from '#tournament';
import type { RankingSeen, SessionSeen, StandingSeen } from '../api/documents.js';
import type { RecapBoardSeen, RecapLineSeen, RecapSeen } from '../api/recapDocuments.js';
import { playingIn } from '../play/contestants.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { plays } from '../play/ownAward.js';

/** What a contestant has on a board: its line, and its side's award. */
export interface OwnLine {
  readonly line: RecapLineSeen;
  readonly side: SideName;
  readonly award: AwardSeen | undefined;
}

/** Somebody's boards with the place that they make; nobody ranked has none. */
export interface RecapRow {
  readonly contestant: string;
  readonly standing: StandingSeen | undefined;
}

/** Those who are ranked together. */
export interface RecapGroup {
  readonly ranking: Pick<RankingSeen, 'section' | 'line'> | undefined;
  readonly rows: readonly RecapRow[];
}

/** What a contestant has on a board, the last line of it where it has several; undefined where it has not played it. */
export function ownLine(board: RecapBoardSeen, contestant: string): OwnLine | undefined {
  const line = board.lines.findLast((each) => plays(each, contestant));
  if (!line) return undefined;
  const side = line.ns === contestant || line.partners?.ns === contestant ? 'NS' : 'EW';
  return { line, side, award: line.awards?.[side] };
}

/** Everybody who plays, in the order of the standings; those who are in none of them behind the others. */
export function recapGroups(
  { standings }: Pick<RecapSeen, 'standings'>,
  session: Pick<SessionSeen, 'contestants'>,
  section: string | undefined,
): readonly RecapGroup[] {
  const isOfSection = (contestant: string) => section === undefined || contestant.startsWith(`${section}-`);
  const ranked = new Set(standings.rankings.flatMap(({ entries }) => entries.map((each) => each.contestant)));
  const others = playingIn(session)
    .filter(({ contestant }) => !ranked.has(contestant))
    .map(({ contestant }) => ({ contestant, standing: undefined }));
  return [
    ...standings.rankings.map((ranking) => ({
      ranking,
      rows: ranking.entries.map((standing) => ({ contestant: standing.contestant, standing })),
    })),
    { ranking: undefined, rows: others },
  ]
    .map((group) => ({ ...group, rows: group.rows.filter(({ contestant }) => isOfSection(contestant)) }))
    .filter(({ rows }) => rows.length > 0);
}
