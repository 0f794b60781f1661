import { Rational } from '../arithmetic/rational.js';

import { rankTables, strata, type ClassifiedEntry, type RankingTable } from './ranking-tables.js';
import { placeText } from '../testing/place-text.js';
import { flights } from '../testing/flights.js';

const entry = (contestant: string, value: number, rest: Partial<ClassifiedEntry> = {}): ClassifiedEntry => ({
  contestant,
  value: Rational.from(value),
  ranking: 'one',
  ...rest,
});

const tablesAsText = (entries: readonly ClassifiedEntry[], tables: readonly RankingTable[]) =>
  rankTables(entries, tables).map(({ name, ranks }) =>
    [`${name}:`, ...ranks.map((one) => `${placeText(one)} ${one.contestant}`)].join(' '),
  );

describe('tables beside the main ranking', () => {
  const field = [
    entry('1', 60, { stratum: 'B', section: 'A', line: 'NS', categories: ['mixed'] }),
    entry('2', 55, { stratum: 'A', section: 'A', line: 'EW' }),
    entry('3', 55, { stratum: 'C', section: 'B', line: 'NS', categories: ['mixed', 'seniors'] }),
    entry('4', 40, { stratum: 'B', section: 'B', line: 'EW', categories: ['seniors'] }),
    entry('5', 45),
  ];

  it('of strata have the weaker ones in them too', () => {
    expect(tablesAsText(field, strata(['A', 'B', 'C']))).toEqual([
      'A: 1 1 2= 2 2= 3 4 4',
      'B: 1 1 2 3 3 4',
      'C: 1 3',
    ]);
  });

  it('of flights do not', () => {
    expect(tablesAsText(field, flights(['A', 'B', 'C']))).toEqual(['A: 1 2', 'B: 1 1 2 4', 'C: 1 3']);
  });

  it('are by direction, section and category, and by several of them', () => {
    expect(
      tablesAsText(field, [
        { name: 'best NS', filter: { line: 'NS' } },
        { name: 'section B', filter: { section: 'B' } },
        { name: 'mixed', filter: { category: 'mixed' } },
        { name: 'seniors EW', filter: { category: 'seniors', line: 'EW' } },
        { name: 'all', filter: {} },
      ]),
    ).toEqual([
      'best NS: 1 1 2 3',
      'section B: 1 3 2 4',
      'mixed: 1 1 2 3',
      'seniors EW: 1 4',
      'all: 1 1 2= 2 2= 3 4 5 5 4',
    ]);
  });

  it('give no place to who takes none', () => {
    const entries = [entry('1', 60, { stratum: 'A', ranked: false }), entry('2', 50, { stratum: 'A' })];
    expect(tablesAsText(entries, flights(['A']))).toEqual(['A: 1 2  1']);
  });
});
