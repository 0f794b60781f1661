import { calledIn, calledWithBoards, missingBoards, playedAt, type LastTable } from '#tournament';
import { hallOfPlay } from '../hall-of-play.js';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { plannedBoardsOf } from './board-travels.js';

/** Boards that are not where they are needed in the round that was called. */
export type BoardsAlert = {
  readonly boards: readonly number[];
  readonly copy: number;
  /** The table that needs them, and those with which it shares them. */
  readonly table: string;
  readonly sharedWith: readonly string[];
  readonly round: number;
  /** Who had them last, and who answered for them there (Law 7D); nothing: no table has had them yet. */
  readonly last: LastTable | null;
  /** The last table still plays them, the table that needs them says so, or nobody has said that they have come. */
  readonly why: 'held' | 'told' | 'silent';
  /** Play has begun without them. */
  readonly overdue: boolean;
};

/**
 * The boards that are missing now, in a session that is played. What was missed when play began stays so until a score, or
 * the table itself, shows that it has come.
 */
export function boardsAlerts(session: SessionPlay): BoardsAlert[] {
  if (session.status !== 'running') return [];
  const hall = hallOfPlay(session);
  const schedule = scheduleOf(session);
  const scheduled = { ...schedule, settings: session.settings };
  const now = plannedBoardsOf(session).flatMap((planned) => {
    const round = calledWithBoards(session, planned);
    const missing = round === 0 ? [] : missingBoards(scheduled, [planned], round, hall);
    return missing.map(({ set: _set, ...each }) => ({
      ...each,
      round,
      overdue: session.tables[each.table]?.missed[round] !== undefined,
    }));
  });
  const named = new Set(now.map(({ table }) => table));
  const since = schedule.tables.flatMap((table): BoardsAlert[] => {
    const round = calledIn(session, table);
    const missed = session.tables[table]?.missed[round];
    if (!missed || named.has(table)) return [];
    const { boards, copy, sharedWith, last } = missed;
    const shown = [table, ...sharedWith].some((each) =>
      boards.some((board) => {
        const play = { table: each, round, board };
        return hall.isScored(play) || hall.told(play) === 'here';
      }),
    );
    const scheduledHere = playedAt(schedule, table, round)?.boards ?? [];
    if (shown || !boards.every((board) => scheduledHere.includes(board))) return [];
    return [{ boards, copy, table, sharedWith, round, last, why: 'silent', overdue: true }];
  });
  return [...now, ...since];
}
