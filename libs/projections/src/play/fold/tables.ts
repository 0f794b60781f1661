import { calledIn, LINES, NEW_TABLE, sectionOf, withTableEvent, without } from '#tournament';
import { unchanged, type LineOf, onAll, type LineFrom } from '../../projection/projection.js';
import { put } from '../../projection/put.js';
import type { PlayState, SessionPlay, TablePlay } from '../play-state.js';
import { hasFinished } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { historyEventOf, inSession, momentOf, type HandlersOf } from './changes.js';
import { withAskedIfClosed } from './protocols.js';
import { withRoundFinished, withRoundLeft, withRoundsEnded } from './rounds-over.js';

function withTable(session: SessionPlay, name: string, change: (table: TablePlay) => TablePlay): SessionPlay {
  const table = change(session.tables[name] ?? NEW_TABLE);
  return { ...session, tables: put(session.tables, name, table) };
}

type TableLine = LineFrom<'table'>;

/** What happens at a table. */
function atTable(session: SessionPlay, line: TableLine): SessionPlay {
  return withTable(session, line.payload.table, (table) => withTableEvent(table, line, historyEventOf(line)));
}

/** What happens at a table, and may finish its round. */
function finishing(
  session: SessionPlay,
  line: LineOf<'table.play-settled' | 'table.play-ruled' | 'table.sheet-agreed'>,
): SessionPlay {
  return withRoundsEnded(withRoundFinished(atTable(session, line), line), momentOf(line));
}

/** The players of a table are at a round; they never go back to an earlier one. */
export function tableAt(session: SessionPlay, table: string, round: number): SessionPlay {
  if ((session.tables[table]?.movedTo ?? 0) >= round) return session;
  return withTable(session, table, (known) => ({ ...known, movedTo: round }));
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
    let round = Math.max(1, moved.tables[table]?.movedTo ?? 0);
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
    if ((back.tables[table]?.movedTo ?? 0) < round) return back;
    const there = withTable(back, table, (known) => ({ ...known, movedTo: round - 1 }));
    if (round === 1 || hasFinished(there, table, round - 1)) return there;
    const finished = without(there.finished[table] ?? {}, round - 1);
    return { ...there, finished: { ...there.finished, [table]: finished } };
  }, session);
}

/** What tables' events do: the same as on the write side, and what follows from it for the session. */
export const tableHandlers: HandlersOf<'table'> = {
  ...onAll<PlayState, 'table'>(inSession(atTable), 'table'),
  'table.sheet-agreed': inSession(finishing),
  'table.moved-on': inSession((session, line) => {
    const { table, round } = line.payload;
    const left = session.tables[table]?.movedTo ?? 0;
    const moved = atTable(session, line);
    return left > 0 && left < round ? withRoundLeft(moved, { table, round: left }, line.time) : moved;
  }),
  // The session's own line says it of all its tables.
  'table.moved-back': unchanged,
  'table.seats-confirmed': inSession((session, line) => {
    const { table, round, turned } = line.payload;
    const meeting = scheduleOf(session).meetingAt(table, round);
    const sat = LINES.flatMap((one) => {
      const contestant = meeting?.[one];
      if (contestant === undefined) return [];
      return [[contestant, { ...session.satTurned[contestant], [round]: turned.includes(one) }] as const];
    });
    return {
      ...atTable(session, line),
      satTurned: { ...session.satTurned, ...Object.fromEntries(sat) },
    };
  }),
  'table.play-settled': inSession(finishing),
  'table.play-ruled': inSession((session, line) => withAskedIfClosed(finishing(session, line), line)),
  'table.play-unruled': inSession((session, line) => withAskedIfClosed(atTable(session, line), line)),
};
