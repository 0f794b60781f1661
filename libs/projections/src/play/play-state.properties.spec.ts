import { NEW_TABLE } from '#tournament';
import fc from 'fast-check';
import { RandomEvening } from '../testing/random-evening.js';
import { resultOf, type PlayState } from './play-state.js';
import { scheduleOf } from './schedule.js';

/** What the write side knows of a session, a table, a result, a board: as far as both sides know it. */
function onTheWriteSide(stream: string, state: Readonly<Record<string, unknown>>): unknown {
  const sorted = (values: Iterable<unknown>) => [...values].map(String).toSorted();
  const [kind, , part] = stream.split('/');
  if (kind === 'board') return { status: state['status'], requests: state['requests'] };
  if (kind === 'session' && part === undefined) {
    const { status, round, roundsCalled, settings, entries, players, absences, substitutions, announced } =
      state as {
        readonly [name: string]: Map<string, unknown>;
      };
    const records = { entries, players };
    const sitIns = [...(substitutions as Map<string, readonly { session?: string }[]>)].map(
      ([contestant, list]) => [contestant, list.map(({ session: _session, ...rest }) => rest)] as const,
    );
    return {
      status,
      round,
      roundsCalled,
      settings,
      ...Object.fromEntries(Object.entries(records).map(([name, map]) => [name, Object.fromEntries(map!)])),
      substitutions: Object.fromEntries(sitIns),
      absences: Object.fromEntries([...absences!].filter(([, list]) => (list as unknown[]).length > 0)),
      announced: sorted(announced!.keys()),
    };
  }
  if (part === 'table') {
    const { settled, rulings } = state;
    return { settled, rulings };
  }
  if (part === 'result') {
    const { status, entry, side, seating, result, late } = state;
    return { status, entry, side, seating, result, late };
  }
  return undefined;
}

/** The same, as this state has it. */
function here(stream: string, state: PlayState): unknown {
  const [kind, name, part, table, round, board] = stream.split('/') as string[];
  if (kind === 'board') {
    const { status, requests } = state.boards[name!]![part!]!;
    return { status, requests };
  }
  const session = state.sessions[name!];
  if (kind !== 'session' || !session) return undefined;
  if (part === undefined) {
    const { status, round: called, roundsCalled, settings, entries, players, substitutions } = session;
    const { absences } = scheduleOf(session);
    return {
      status,
      round: called,
      roundsCalled,
      settings,
      entries,
      players,
      substitutions,
      absences: Object.fromEntries([...absences].filter(([, list]) => list.length > 0)),
      announced: Object.keys(session.announced).toSorted(),
    };
  }
  if (part === 'table') {
    const { settled, rulings } = session.tables[table!] ?? NEW_TABLE;
    return { settled, rulings };
  }
  if (part === 'result') {
    const known = resultOf(session, { table: table!, round: Number(round), board: Number(board) })!;
    const { status, entry, side, seating, result } = known;
    const late = session.late[`${table}/${round}/${board}`];
    return { status, entry, side, seating, result, late: late ? { at: late.at } : null };
  }
  return undefined;
}

it('what is known of play is what the write side decides by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const evening = new RandomEvening(seed);
      for (let step = 0; step < 150; step++) evening.step();
      const { state, book } = evening;
      for (const [stream, decidedBy] of book.states) {
        const expected = onTheWriteSide(stream, decidedBy as Readonly<Record<string, unknown>>);
        expect([stream, here(stream, state)]).toEqual([stream, expected]);
      }
    }),
    { numRuns: 30 },
  );
});
