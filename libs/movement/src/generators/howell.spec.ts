import { checkMovement } from '../check/check-movement.js';
import { competitionQuality } from '../quality/competition.js';
import { lines, printed } from '../testing/printed.js';
import { howell } from './howell.js';

/** Two tables always and three once share boards: nothing else is unusual about any of them. */
const sharedRounds: Record<number, readonly number[]> = { 2: [1, 2, 3], 3: [5] };

describe('a Howell', () => {
  it('of two tables: both play the same set', () => {
    expect(printed(howell({ tables: 2 }))).toEqual(
      lines(`
        4 v 1, 1 | 4 v 2, 2 | 4 v 3, 3
        2 v 3, 1 | 3 v 1, 2 | 1 v 2, 3`),
    );
  });

  it('of three tables: all share the last set', () => {
    expect(printed(howell({ tables: 3 }))).toEqual(
      lines(`
        6 v 1, 1 | 6 v 2, 2 | 6 v 3, 3 | 6 v 4, 4 | 6 v 5, 5
        3 v 4, 2 | 4 v 1, 3 | 1 v 2, 4 | 2 v 3, 1 | 1 v 3, 5
        5 v 2, 3 | 5 v 3, 4 | 5 v 4, 1 | 5 v 1, 2 | 2 v 4, 5`),
    );
  });

  it('of three tables without its last round shares nothing', () => {
    const movement = howell({ tables: 3, rounds: 4 });
    expect(movement).toMatchObject({ sets: 4, stationary: ['5', '6'] });
    expect(checkMovement(movement)).toEqual([]);
  });

  it('of four tables', () => {
    expect(printed(howell({ tables: 4 }))).toEqual(
      lines(`
        8 v 1, 1 | 8 v 2, 2 | 8 v 3, 3 | 8 v 4, 4 | 8 v 5, 5 | 8 v 6, 6 | 8 v 7, 7
        3 v 7, 2 | 4 v 1, 3 | 5 v 2, 4 | 6 v 3, 5 | 7 v 4, 6 | 1 v 5, 7 | 2 v 6, 1
        6 v 5, 3 | 7 v 6, 4 | 1 v 7, 5 | 2 v 1, 6 | 3 v 2, 7 | 4 v 3, 1 | 5 v 4, 2
        2 v 4, 5 | 3 v 5, 6 | 4 v 6, 7 | 5 v 7, 1 | 6 v 1, 2 | 7 v 2, 3 | 1 v 3, 4`),
    );
  });

  it.each([
    [5, '10 v 1, 1', '4 v 3, 2', '9 v 7, 3', '2 v 6, 8', '5 v 8, 9'],
    [6, '12 v 1, 1', '7 v 6, 2', '4 v 10, 3', '8 v 11, 5', '3 v 5, 6', '2 v 9, 11'],
    [7, '14 v 1, 1', '3 v 8, 2', '10 v 6, 3', '12 v 2, 4', '7 v 13, 11', '9 v 11, 12', '4 v 5, 13'],
    [
      8,
      '16 v 1, 1',
      '6 v 3, 2',
      '12 v 10, 3',
      '14 v 15, 4',
      '11 v 7, 5',
      '4 v 9, 6',
      '5 v 13, 8',
      '8 v 2, 9',
    ],
  ])('of %i tables begins for ever with %s | %s ...', (tables, ...firstRound) => {
    expect(printed(howell({ tables })).map((row) => row.split(' | ')[0])).toEqual(firstRound);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('of %i tables is played without a fault', (tables) => {
    const movement = howell({ tables });
    expect(movement).toMatchObject({ rounds: 2 * tables - 1, sets: 2 * tables - 1, winners: 1 });
    expect(movement.stationary).toEqual([String(2 * tables)]);
    const faults = checkMovement(movement).map(({ code, ...where }) => [
      code,
      'round' in where && where.round,
    ]);
    expect(faults).toEqual((sharedRounds[tables] ?? []).map((round) => ['movement.set-shared', round]));
  });

  it.each([2, 4, 6, 8])('of %i tables is perfectly balanced', (tables) => {
    expect(competitionQuality(howell({ tables })).percent).toBe(100);
  });

  it.each([3, 5, 7])('of %i tables is as balanced as an odd number of tables can be', (tables) => {
    const best = (100 * tables * (tables - 1)) / (tables * (tables - 1) + 4);
    expect(competitionQuality(howell({ tables })).percent).toBeCloseTo(best, 9);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('of %i tables can be cut short, all its sets staying in play', (tables) => {
    for (let rounds = tables; rounds < 2 * tables; rounds++) {
      const movement = howell({ tables, rounds });
      expect(movement.rows.every((row) => row.length === rounds)).toBe(true);
      const codes = checkMovement(movement).map(({ code }) => code);
      expect(codes).not.toContain('movement.set-unplayed');
      expect(codes).not.toContain('movement.board-played-twice');
    }
  });

  it.each([3, 4, 5, 6, 7, 8])('of %i tables lets any pair be missing: each other sits out once', (tables) => {
    for (let phantom = 1; phantom <= 2 * tables; phantom++) {
      const faults = checkMovement(howell({ tables, phantom }));
      expect(faults.filter(({ severity }) => severity === 'impossible')).toEqual([]);
      expect(faults.filter(({ code }) => code === 'movement.sits-out')).toHaveLength(2 * tables - 1);
    }
  });

  it.each([
    [{ tables: 1 }, 'movement.tables-unfit'],
    [{ tables: 25 }, 'movement.tables-unfit'],
    [{ tables: 5, rounds: 10 }, 'movement.rounds-unfit'],
    [{ tables: 5, rounds: 0 }, 'movement.rounds-unfit'],
    [{ tables: 5, phantom: 11 }, 'movement.phantom-unknown'],
  ])('is refused: %j, %s', (options, code) => {
    expect(() => howell(options)).toThrow(code);
  });
});
