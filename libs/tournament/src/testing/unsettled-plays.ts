import { playsOfTable, tablesOf } from '../session/plan/schedule.js';
import type { SessionState } from '../session/state.js';
import { isSettled } from '../table/state.js';
import type { PlayInTheWay, Tables } from '../result/commands/checking.js';

/** The plays that are scheduled and have no score that is agreed or ruled: missing ones, and those in dispute. */
export function unsettledPlays(session: SessionState, tables: Tables): PlayInTheWay[] {
  return tablesOf(session).flatMap((table) =>
    playsOfTable(session, table)
      .filter((play) => !isSettled(tables[table]!, play))
      .map(({ round, board }) => ({ table, round, board })),
  );
}
