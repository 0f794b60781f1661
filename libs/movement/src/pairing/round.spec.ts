import { firstRound } from './first-round.js';
import { accelerated } from './accelerated.js';

import { roundFaults, seatedRound, type SeatedMatch } from './round-seats.js';
import { exchanged } from '../testing/exchanged.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const matches = (text: string) => text.split(' ').map((match) => match.split('-') as [string, string]);
const printed = (seats: readonly SeatedMatch[]) =>
  seats.map(({ table, ns, ew }) => `${table}: ${ns}-${ew}`).join(', ');
const joined = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => pair.join('-')).join(' ');

describe('the first round', () => {
  it('is of neighbours, of halves, or of halves in each half', () => {
    expect(joined(firstRound(numbers(8), 'neighbours'))).toBe('1-2 3-4 5-6 7-8');
    expect(joined(firstRound(numbers(8), 'halves'))).toBe('1-5 2-6 3-7 4-8');
    expect(joined(firstRound(numbers(8), 'quarters'))).toBe('1-3 2-4 5-7 6-8');
    expect(joined(firstRound(numbers(6), 'quarters'))).toBe('1-3 2-4 5-6');
  });
});

describe('tables and directions', () => {
  it('go by rank, and who has sat North-South more often turns', () => {
    expect(printed(seatedRound(matches('1-2 3-4'), [1, 2]))).toBe('1: 1-2, 2: 3-4');
    const before = new Map([
      ['1', { ns: 2, ew: 0 }],
      ['2', { ns: 1, ew: 1 }],
    ]);
    expect(printed(seatedRound(matches('1-2 3-4'), [4, 7], { before }))).toBe('4: 2-1, 7: 3-4');
  });

  it('leave stationary entries where they are', () => {
    const kept = new Map([
      ['5', { table: 1, side: 'ew' as const }],
      ['2', { table: 3, side: 'ns' as const }],
    ]);
    expect(printed(seatedRound(matches('1-2 3-4 5-6'), [1, 2, 3], { kept }))).toBe('1: 6-5, 2: 3-4, 3: 2-1');
  });

  it('are those of the venue', () => {
    const venue = (entry: string) => (Number(entry) > 2 ? [1] : [2]);
    expect(printed(seatedRound(matches('1-2 3-4'), [1, 2], { venue }))).toBe('1: 3-4, 2: 1-2');
  });
});

describe('an accelerated round', () => {
  it('gives the strongest a bonus in the order of the draw', () => {
    const ranked = [60, 55, 50, 45].map((score, at) => ({ entry: `${at + 1}`, score }));
    const order = accelerated(ranked, new Set(['1', '4']), 12).map(({ entry }) => entry);
    expect(order).toEqual(['1', '4', '2', '3']);
  });
});

describe('changing a draw by hand', () => {
  const round = [
    { table: 1, ns: '1', ew: '2' },
    { table: 2, ns: '3', ew: '4' },
  ];

  it('lets two change places', () => {
    expect(printed(exchanged(round, '2', '3'))).toBe('1: 1-3, 2: 2-4');
  });

  it('shows who meets again and who must not meet', () => {
    expect(roundFaults(matches('1-3 2-4'), matches('3-1'), matches('4-2'))).toEqual([
      { kind: 'rematch', entries: ['1', '3'] },
      { kind: 'banned', entries: ['2', '4'] },
    ]);
  });
});
