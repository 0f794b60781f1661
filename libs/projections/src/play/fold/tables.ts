import { calledIn, LINES, sectionOf } from '#tournament';
import { unchanged } from '../../projection/projection.js';
import { put } from '../../projection/put.js';
import type { CallPlay, MissedPlay, SessionPlay, SlowPlay, TablePlay } from '../play-state.js';
import { placeKey, playKey } from '../play-state.js';
import { hasFinished } from '../finished.js';
import { scheduleOf } from '../schedule.js';
import { historyEventOf, inSession, momentOf, without, type HandlersOf } from './changes.js';
import { withAskedIfClosed } from './protocols.js';
import { withRoundFinished, withRoundLeft } from './round-finished.js';
import { withRoundsEnded } from './rounds-ended.js';

const NEW_TABLE: TablePlay = {
  round: 0,
  settled: {},
  ruled: {},
  sheets: [],
  told: {},
  missed: {},
  counted: {},
  calls: [],
  responsible: null,
};

function withTable(session: SessionPlay, name: string, change: (table: TablePlay) => TablePlay): SessionPlay {
  const table = change(session.tables[name] ?? NEW_TABLE);
  return { ...session, tables: put(session.tables, name, table) };
}

/** A table's call with more that is known of it. */
function withCall(
  session: SessionPlay,
  { table, call }: { readonly table: string; readonly call: number },
  more: Partial<CallPlay>,
): SessionPlay {
  return withTable(session, table, (known) => ({
    ...known,
    calls: known.calls.map((each) => (each.call === call ? { ...each, ...more } : each)),
  }));
}

/** The players of a table are at a round; they never go back to an earlier one. */
export function tableAt(session: SessionPlay, table: string, round: number): SessionPlay {
  if ((session.tables[table]?.round ?? 0) >= round) return session;
  return withTable(session, table, (known) => ({ ...known, round }));
}

/**
 * A round has been called: tables that have finished theirs move. At a table that has not, the round goes on until its
 * players move (Law 8B).
 *
 * @param section where sections are called apart: the one whose round it is
 */
export function withTablesMoved(session: SessionPlay, section?: string): SessionPlay {
  const tables = scheduleOf(session).tables.filter((table) => !section || sectionOf(table) === section);
  return tables.reduce((moved, table) => {
    const called = calledIn(moved, table);
    let round = Math.max(1, moved.tables[table]?.round ?? 0);
    while (round < called && hasFinished(moved, table, round)) round++;
    return tableAt(moved, table, round);
  }, session);
}

/** The start of a round is undone: its tables are in the round before, which they have not left. */
export function withTablesBack(
  session: SessionPlay,
  { round, section }: { readonly round: number; readonly section?: string | undefined },
): SessionPlay {
  const tables = scheduleOf(session).tables.filter((table) => !section || sectionOf(table) === section);
  return tables.reduce((back, table) => {
    if ((back.tables[table]?.round ?? 0) < round) return back;
    const there = withTable(back, table, (known) => ({ ...known, round: round - 1 }));
    if (round === 1 || hasFinished(there, table, round - 1)) return there;
    const { [round - 1]: _left, ...finished } = there.finished[table] ?? {};
    return { ...there, finished: { ...there.finished, [table]: finished } };
  }, session);
}

/** What tables' events do. */
export const tableHandlers: HandlersOf<'table'> = {
  // What is found of an entry is known by the entry itself.
  'table.contradiction-opened': unchanged,
  'table.contradiction-closed': unchanged,
  'table.sheet-agreed': inSession((session, line) => {
    const { table, round } = line.payload;
    const agreed = withTable(session, table, (known) => ({
      ...known,
      sheets: [...known.sheets.filter((one) => one !== round), round],
    }));
    return withRoundsEnded(withRoundFinished(agreed, line), momentOf(line));
  }),
  'table.sheet-reopened': inSession((session, { payload: { table, round } }) =>
    withTable(session, table, (known) => ({
      ...known,
      sheets: known.sheets.filter((one) => one !== round),
    })),
  ),
  'table.moved-on': inSession((session, line) => {
    const { table, round } = line.payload;
    const left = session.tables[table]?.round ?? 0;
    const moved = tableAt(session, table, round);
    return left > 0 && left < round ? withRoundLeft(moved, { table, round: left }, line.time) : moved;
  }),
  // The session's own line says it of all its tables.
  'table.moved-back': unchanged,
  'table.slow-recorded': inSession((session, line) => {
    const { table, round, minutes, held, reason } = line.payload;
    const { [round]: _before, ...others } = session.slow[table] ?? {};
    const slow: SlowPlay = { ...historyEventOf(line), minutes, held, ...(reason && { reason: reason.text }) };
    const ofTable = minutes === 0 ? others : { ...others, [round]: slow };
    return { ...session, slow: { ...session.slow, [table]: ofTable } };
  }),
  'table.boards-told': inSession((session, { payload: { table, round, boards, here } }) =>
    withTable(session, table, (known) => {
      const told = boards.map((board) => [playKey({ round, board }), here ? 'here' : 'missing'] as const);
      return { ...known, told: { ...known.told, ...Object.fromEntries(told) } };
    }),
  ),
  'table.boards-missed': inSession((session, line) => {
    const { table, round, boards, copy, sharedWith, last } = line.payload;
    const missed: MissedPlay = { ...momentOf(line), boards, copy, sharedWith, last };
    return withTable(session, table, (known) => ({ ...known, missed: { ...known.missed, [round]: missed } }));
  }),
  'table.seats-confirmed': inSession((session, { payload: { turned, ...place } }) => {
    const { table, round } = place;
    const meeting = scheduleOf(session).meetingAt(table, round);
    const sat = LINES.flatMap((line) => {
      const contestant = meeting?.[line];
      if (contestant === undefined) return [];
      return [[contestant, { ...session.satTurned[contestant], [round]: turned.includes(line) }] as const];
    });
    return {
      ...session,
      seatsTurned: { ...session.seatsTurned, [placeKey(place)]: turned },
      satTurned: { ...session.satTurned, ...Object.fromEntries(sat) },
    };
  }),
  'table.responsible-named': inSession((session, { payload: { table, seat } }) =>
    withTable(session, table, (known) => ({ ...known, responsible: seat })),
  ),
  'table.hands-counted': inSession((session, { payload }) =>
    withTable(session, payload.table, (known) => ({
      ...known,
      counted: { ...known.counted, [playKey(payload)]: true },
    })),
  ),
  'table.director-called': inSession((session, line) => {
    const { table, call, pair = null, round, board = null, matter, hand, by, cards = null } = line.payload;
    const called: CallPlay = {
      ...historyEventOf(line),
      call,
      pair,
      round,
      board,
      matter,
      hand,
      by,
      cards,
      during: Math.max(round, session.tables[table]?.round ?? 0),
      came: null,
      answered: null,
    };
    return withTable(session, table, (known) => ({ ...known, calls: [...known.calls, called] }));
  }),
  'table.call-described': inSession((session, { payload }) => {
    const { table, call, round, board = null, matter, hand, by } = payload;
    return withCall(session, { table, call }, { round, board, matter, hand, by });
  }),
  'table.call-taken-back': inSession((session, { payload }) =>
    withCall(session, payload, { takenBack: true }),
  ),
  'table.director-coming': inSession((session, line) =>
    withCall(session, line.payload, { coming: historyEventOf(line) }),
  ),
  'table.director-came': inSession((session, line) =>
    withCall(session, line.payload, { came: historyEventOf(line) }),
  ),
  'table.ruling-noted': (state) => state,
  'table.call-answered': inSession((session, line) => {
    const { table, call, reason } = line.payload;
    return withCall(
      session,
      { table, call },
      { answered: { ...historyEventOf(line), ...(reason && { reason: reason.text }) } },
    );
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
    const ended = withRoundsEnded(withRoundFinished(ruled, line), momentOf(line));
    return withAskedIfClosed(ended, line);
  }),
  'table.play-unruled': inSession((session, line) => {
    const { payload } = line;
    const unruled = withTable(session, payload.table, (table) => ({
      ...table,
      ruled: without(table.ruled, playKey(payload)),
    }));
    return withAskedIfClosed(unruled, line);
  }),
};
