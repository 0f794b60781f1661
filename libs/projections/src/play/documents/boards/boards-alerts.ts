import {
  calledIn,
  calledWithBoards,
  missingBoards,
  playedAt,
  responsibleAt,
  type LastTable,
} from '#tournament';
import { boardLocationsOfPlay } from '../../board-locations.js';
import type { SessionPlay } from '../../play-state.js';
import { roundAt } from '../../progress.js';
import { scheduleOf } from '../../schedule.js';
import { plannedBoardsOf } from './board-travels.js';
import { lateBoards } from './late-boards.js';

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
  /** The last table still plays them, the table that needs them says so, or nothing shows that they have come. */
  readonly why: 'held' | 'told' | 'silent';
  /** Play has begun without them. */
  readonly overdue: boolean;
};

/**
 * The boards that are missing now, those of late plays as well, in a session that is played. What was missed when play began stays so until a score, or
 * the table itself, shows that it has come.
 */
export function boardsAlerts(session: SessionPlay): BoardsAlert[] {
  if (session.status !== 'running') return [];
  const locations = boardLocationsOfPlay(session);
  const schedule = scheduleOf(session);
  const scheduled = { ...schedule, settings: session.settings };
  const now = plannedBoardsOf(session).flatMap((planned) => {
    const round = calledWithBoards(session, planned);
    const missing = round === 0 ? [] : missingBoards(scheduled, [planned], round, locations);
    return missing.flatMap(({ set: _set, why, ...each }) => {
      const overdue = session.tables[each.table]?.missed[round] !== undefined;
      return why === 'unheard' ? [] : [{ ...each, why, round, overdue }];
    });
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
        return locations.isScored(play) || locations.told(play) === 'here';
      }),
    );
    const scheduledHere = playedAt(schedule, table, round)?.boards ?? [];
    if (shown || !boards.every((board) => scheduledHere.includes(board))) return [];
    return [{ boards, copy, table, sharedWith, round, last, why: 'silent', overdue: true }];
  });
  return [...now, ...since, ...lateAlerts(session)];
}

/** A table that has boards now, and who answers for them there. */
function lastAt(session: SessionPlay, table: string): LastTable {
  const place = { table, round: roundAt(session, table) };
  const responsible = responsibleAt(
    scheduleOf(session),
    place,
    session.tables[table]?.responsible ?? undefined,
  );
  return { ...place, seat: responsible?.seat, contestant: responsible?.contestant };
}

/** The boards of late plays that have been taken up and that another table still plays, or that the table says it lacks. */
function lateAlerts(session: SessionPlay): BoardsAlert[] {
  const { told } = boardLocationsOfPlay(session);
  return lateBoards(session).flatMap(({ board, copy, from, to, table, round, heldBy }) => {
    const missing = told({ table, round, board }) === 'missing';
    if (heldBy === null && !missing) return [];
    const at = heldBy ?? (from.at === 'box' ? null : from.table);
    return {
      boards: [board],
      copy: copy ?? 1,
      table: to,
      sharedWith: [],
      round,
      last: at === null ? null : lastAt(session, at),
      why: heldBy === null ? ('told' as const) : ('held' as const),
      overdue: false,
    };
  });
}
