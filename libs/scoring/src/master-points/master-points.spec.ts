import { rank } from '../ranking/rank.js';
import { Rational } from '../arithmetic/rational.js';
import { masterPoints, type MasterPointTable } from './master-points.js';

const TABLE: MasterPointTable = {
  rows: [
    { contestants: 3, points: [6, 3] },
    { contestants: 5, points: [12, 8, 4] },
  ],
  shared: 'mean',
};

function points(table: MasterPointTable, ...values: readonly number[]): string[] {
  const entries = values.map((value, at) => ({
    contestant: `${at + 1}`,
    value: Rational.of(value),
    ranking: 'one',
    ranked: value > 0,
  }));
  return masterPoints(rank(entries), table).map((one) => `${one.contestant}: ${one.points}`);
}

describe('master points', () => {
  it('are what the table says of the place in such a field', () => {
    expect(points(TABLE, 60, 50, 40)).toEqual(['1: 6', '2: 3', '3: 0']);
    expect(points(TABLE, 60, 55, 50, 45, 40)).toEqual(['1: 12', '2: 8', '3: 4', '4: 0', '5: 0']);
    expect(points(TABLE, 60, 50)).toEqual(['1: 0', '2: 0']);
  });

  it('of places that are shared are their mean, or what the best is worth', () => {
    expect(points(TABLE, 60, 55, 55, 45, 40).slice(1, 3)).toEqual(['2: 6', '3: 6']);
    expect(points({ ...TABLE, shared: 'best' }, 60, 55, 55, 45, 40).slice(1, 3)).toEqual(['2: 8', '3: 8']);
  });

  it('are multiplied and rounded', () => {
    expect(points({ ...TABLE, factor: '1.25', decimals: 0 }, 60, 50, 40)).toEqual(['1: 8', '2: 4', '3: 0']);
  });

  it('are none for who takes no place, but the field is as large', () => {
    expect(points(TABLE, 60, 55, 50, 45, 0)).toEqual(['1: 12', '2: 8', '3: 4', '4: 0', '5: 0']);
  });
});
