import { NEW_TABLE, NO_SESSION } from '#tournament';
import fc from 'fast-check';
import { RandomEvening } from '../testing/random-evening.js';
import { resultOf, type PlayState } from './play-state.js';

/** What both sides know of a session. */
function shared(session: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.keys(NO_SESSION).map((name) => [name, session[name]]));
}

/** What the write side knows of a session, a table, a result, a board: as far as both sides know it. */
function onTheWriteSide(stream: string, state: Readonly<Record<string, unknown>>): unknown {
  const [kind, , part] = stream.split('/');
  if (kind === 'board') return { status: state['status'], requests: state['requests'] };
  if (kind === 'session' && part === undefined) return shared(state);
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
  if (part === undefined) return shared(session);
  if (part === 'table') {
    const { settled, rulings } = session.tables[table!] ?? NEW_TABLE;
    return { settled, rulings };
  }
  if (part === 'result') {
    const play = { table: table!, round: Number(round), board: Number(board) };
    const { status, entry, side, seating, result, late } = resultOf(session, play);
    return { status, entry, side, seating, result, late };
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
