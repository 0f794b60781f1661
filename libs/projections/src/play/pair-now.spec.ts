import fc from 'fast-check';
import { howell } from '#movement';
import type { SectionData } from '#tournament';
import { called, event, played, setUp, begun, type Happened } from '../testing/play-events.js';
import { pairAt, pairNow } from './pair-now.js';
import { sessionOf, type SessionPlay } from './play-state.js';
import { scheduleOf } from './schedule.js';

const session = (...events: Happened): SessionPlay => sessionOf(played(...events), '1')!;
const movesOn = (table: string, round: number) => event('table.moved-on', { session: '1', table, round });

/** Where a pair is, in a word: `A2 EW`, with a `?` while it cannot sit down there; `-`: at no table. */
function where(state: SessionPlay, pair: string): string {
  const { round, place, here } = pairNow(state, pair);
  return `${round}: ${place ? `${place.table} ${place.side}` : '-'}${here ? '' : '?'}`;
}

describe('a pair goes from table to table as the book tells it', () => {
  const first = begun();

  it('where it sat down', () => {
    expect(where(session(first), 'A-EW1')).toBe('1: A1 EW');
    expect(pairAt(session(first), { table: 'A1', side: 'EW' })).toBe('A-EW1');
    expect(pairAt(session(first), { table: 'A1', side: 'NS' })).toBe('A-NS1');
  });

  it('once its table has moved on, and not to where others still play', () => {
    const moved = session(first, called(2), movesOn('A1', 2));
    expect(where(moved, 'A-EW1')).toBe('2: A2 EW?');
    expect(where(moved, 'A-NS1')).toBe('2: A1 NS');
    expect(where(moved, 'A-EW2')).toBe('1: A2 EW');
    const there = session(first, called(2), movesOn('A1', 2), movesOn('A2', 2));
    expect(where(there, 'A-EW1')).toBe('2: A2 EW');
    expect(pairAt(there, { table: 'A2', side: 'EW' })).toBe('A-EW1');
  });
});

/** Three tables of a Howell, where pairs change sides, too; one pair sits out in each round. */
const FIVE_PAIRS: SectionData = {
  section: 'A',
  movement: howell({ tables: 3, phantom: 6 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

it('no two pairs are ever at one side of a table, and a pair is only where the movement has it', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('A1', 'A2', 'A3'), fc.integer({ min: 2, max: 5 })));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), moves, (rounds, some) => {
      const calls = Array.from({ length: rounds }, (_, index) => called(index + 1));
      const state = session(
        setUp({ sections: [FIVE_PAIRS] }),
        ...calls,
        ...some.filter(([, round]) => round <= rounds).map(([table, round]) => movesOn(table, round)),
      );
      const { contestants, meetingAt } = scheduleOf(state);
      const seated = contestants.flatMap((pair) => {
        const { round, place, here } = pairNow(state, pair);
        if (!place || !here) return [];
        const { table, side } = place;
        expect(meetingAt(table, round)?.[side === 'NS' ? 'ns' : 'ew']).toBe(pair);
        expect(pairAt(state, place)).toBe(pair);
        return [`${table} ${side}`];
      });
      expect(new Set(seated).size).toBe(seated.length);
    }),
    { numRuns: 100 },
  );
});
