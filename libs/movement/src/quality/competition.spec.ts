import { howell } from '../generators/howell.js';
import { mitchell } from '../generators/mitchell.js';
import { movementFromRows } from '../generators/rows.js';
import { competitionQuality } from './competition.js';

describe('the competition matrix', () => {
  it('of two tables and one set: opponents and neighbours compete, the others against each other', () => {
    const rows = [[{ ns: '1', ew: '2', set: 1 }], [{ ns: '3', ew: '4', set: 1 }]];
    // 1-2 and 3-4 opponents, 1-3 and 2-4 in one direction: +1 each; 1-4 and 2-3: -1.
    expect(competitionQuality(movementFromRows(rows, { winners: 1 }))).toEqual({
      sum: 2,
      sumOfSquares: 6,
      pairings: 6,
      percent: 400 / 36,
    });
  });

  it('of a seven-table Mitchell sums up to 294', () => {
    expect(competitionQuality(mitchell({ tables: 7 })).sum).toBe(294);
  });

  it('has nobody to compete with in an empty movement or at a single table', () => {
    expect(competitionQuality(movementFromRows([], { winners: 1 })).percent).toBeNull();
    expect(
      competitionQuality(movementFromRows([[{ ns: '1', ew: '2', set: 1 }]], { winners: 1 })).percent,
    ).toBeNull();
  });

  it('leaves out who is missing and what was not played for it', () => {
    const { pairings, sum } = competitionQuality(howell({ tables: 4, phantom: 8 }));
    expect(pairings).toBe(21);
    // Seven sets played three times instead of four: 7 · 3 · 2.
    expect(sum).toBe(42);
  });
});
