import type { SessionPlay, SlowPlay, TablePlay } from '../play-state.js';
import { playKey } from '../play-state.js';
import { hasFinished } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { deedOf, inSession, momentOf, without, type HandlersOf } from './changes.js';
import { withRoundFinished, withRoundLeft } from './round-finished.js';
import { withRoundsEnded } from './rounds-ended.js';

const NEW_TABLE: TablePlay = { round: 0, settled: {}, ruled: {} };

function withTable(session: SessionPlay, name: string, change: (table: TablePlay) => TablePlay): SessionPlay {
  const table = change(session.tables[name] ?? NEW_TABLE);
  return { ...session, tables: { ...session.tables, [name]: table } };
}

/** The players of a table are at a round; they never go back to an earlier one. */
export function tableAt(session: SessionPlay, table: string, round: number): SessionPlay {
  if ((session.tables[table]?.round ?? 0) >= round) return session;
  return withTable(session, table, (known) => ({ ...known, round }));
}

/**
 * A round has been called: tables that have finished theirs move. At a table that has not, the round goes on until its
 * players move (Law 8B).
 */
export function withTablesMoved(session: SessionPlay): SessionPlay {
  const { tables } = scheduleOf(session);
  return tables.reduce((moved, table) => {
    let round = Math.max(1, moved.tables[table]?.round ?? 0);
    while (round < moved.round && hasFinished(moved, table, round)) round++;
    return tableAt(moved, table, round);
  }, session);
}

/** What tables' events do. */
export const tableHandlers: HandlersOf<'table'> = {
  'table.moved-on': inSession((session, line) => {
    const { table, round } = line.payload;
    const left = session.tables[table]?.round ?? 0;
    const moved = tableAt(session, table, round);
    return left > 0 && left < round ? withRoundLeft(moved, { table, round: left }, line.time) : moved;
  }),
  'table.slow-recorded': inSession((session, line) => {
    const { table, round, minutes, held, reason } = line.payload;
    const { [round]: _before, ...others } = session.slow[table] ?? {};
    const slow: SlowPlay = { ...deedOf(line), minutes, held, reason: reason.text };
    const ofTable = minutes === 0 ? others : { ...others, [round]: slow };
    return { ...session, slow: { ...session.slow, [table]: ofTable } };
  }),
  'table.play-settled': inSession((session, line) => {
    const settled = withTable(session, line.payload.table, (table) => ({
      ...table,
      settled: { ...table.settled, [playKey(line.payload)]: true },
    }));
    return withRoundsEnded(withRoundFinished(settled, line), momentOf(line));
  }),
  'table.play-unsettled': inSession((session, { payload }) =>
    withTable(session, payload.table, (table) => ({
      ...table,
      settled: without(table.settled, playKey(payload)) as TablePlay['settled'],
    })),
  ),
  'table.play-ruled': inSession((session, line) => {
    const ruled = withTable(session, line.payload.table, (table) => ({
      ...table,
      ruled: { ...table.ruled, [playKey(line.payload)]: line.payload.ruling },
    }));
    return withRoundsEnded(withRoundFinished(ruled, line), momentOf(line));
  }),
  'table.play-unruled': inSession((session, { payload }) =>
    withTable(session, payload.table, (table) => ({
      ...table,
      ruled: without(table.ruled, playKey(payload)),
    })),
  ),
};
