import { barometer, mitchell } from '#movement';
import { meetingAt, type JournalEvent, type SectionData } from '#tournament';
import { agreed, begun, called, event, played, postponed, type TestEvents } from '../testing/play-events.js';
import { maySeeDeal, maySeeTraveller } from './boards-seen.js';
import { standingsSeen } from './standings-seen.js';
import { PUBLIC_VIEWER, type Viewer } from './viewer.js';

/** Three tables that play the same two boards in a round: 1 and 2, then 3 and 4, then 5 and 6. */
const sections: readonly SectionData[] = [
  {
    section: 'A',
    movement: barometer(mitchell({ tables: 3 })) as SectionData['movement'],
    boardsPerRound: 2,
    firstBoard: 1,
  },
];
const TABLES = ['A1', 'A2', 'A3'];
const round = (number: number, tables = TABLES): JournalEvent[] =>
  tables.flatMap((table) =>
    meetingAt({ sections }, table, number)!.boards.flatMap((board) =>
      agreed({ table, round: number, board, sections }),
    ),
  );
const at = (table: string): Viewer => ({ kind: 'table', session: '1', table });

function seen(viewer: Viewer, ...events: TestEvents) {
  const state = played(...events);
  const session = state.sessions['1']!;
  const boards = [1, 2, 3, 4, 5, 6];
  return {
    travellers: boards.filter((board) => maySeeTraveller(state, session, board, viewer)),
    deals: boards.filter((board) => maySeeDeal(state, session, board, viewer)),
  };
}

describe('a barometer', () => {
  it('shows boards and deals of a round when its last table has played them', () => {
    const begins: TestEvents = [begun({ sections })];
    expect(seen(PUBLIC_VIEWER, ...begins, round(1, ['A1', 'A3']))).toEqual({ travellers: [], deals: [] });
    const first: TestEvents = [...begins, round(1)];
    expect(seen(PUBLIC_VIEWER, ...first)).toEqual({ travellers: [1, 2], deals: [1, 2] });
    const second: TestEvents = [...first, called(2), round(2, ['A2'])];
    expect(seen(PUBLIC_VIEWER, ...second)).toEqual({ travellers: [1, 2], deals: [1, 2] });
    expect(seen(PUBLIC_VIEWER, ...second, round(2, ['A1', 'A3'])).travellers).toEqual([1, 2, 3, 4]);
  });

  it('shows a table what it has just played, but no cards as long as another plays them', () => {
    const before: TestEvents = [begun({ sections }), round(1, ['A1'])];
    expect(seen(at('A1'), ...before)).toEqual({ travellers: [1, 2], deals: [] });
    expect(seen(at('A2'), ...before)).toEqual({ travellers: [], deals: [] });
  });

  it('waits for a table that has put a board off', () => {
    const late = { table: 'A2', round: 1, board: 2, sections };
    const others: TestEvents = [
      begun({ sections }),
      round(1, ['A1', 'A3']),
      agreed({ ...late, board: 1 }),
      postponed(late),
    ];
    expect(seen(PUBLIC_VIEWER, ...others, called(2)).deals).toEqual([1]);
    expect(seen(PUBLIC_VIEWER, ...others, called(2), agreed(late)).deals).toEqual([1, 2]);
  });

  it('has the last rounds dark, their boards with them', () => {
    const rules = { darkRounds: 1 };
    const all: TestEvents = [begun({ sections, rules }), round(1), called(2), round(2), called(3), round(3)];
    expect(seen(PUBLIC_VIEWER, ...all).travellers).toEqual([1, 2, 3, 4]);
    const state = played(...all);
    expect(standingsSeen(state, state.sessions['1']!, PUBLIC_VIEWER)).toMatchObject({ upTo: 2 });
    const closed = event('session.closed', { session: '1' });
    expect(seen(PUBLIC_VIEWER, ...all, closed).travellers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('shows standings after each round', () => {
    const state = played(begun({ sections }), round(1), called(2));
    expect(standingsSeen(state, state.sessions['1']!, PUBLIC_VIEWER)).toMatchObject({ upTo: 1 });
  });
});
