import { checkMovement } from '../check/check-movement.js';
import { boardPlan } from '../boards/board-plan.js';
import { competitionQuality } from '../quality/competition.js';
import { lines, printed } from '../testing/printed.js';
import { howell } from './howell.js';
import { threeQuarterHowell, threeQuarterRounds } from './three-quarter-howell.js';

const all = Array.from({ length: 18 }, (_, index) => index + 3).flatMap((tables) =>
  threeQuarterRounds(tables).map((rounds) => [tables, rounds] as const),
);
const qualityOf = (tables: number, rounds: number) =>
  competitionQuality(threeQuarterHowell({ tables, rounds })).percent!;

describe('a three-quarter Howell', () => {
  it('exists for all but those of which it is known that there are none', () => {
    const none = Array.from({ length: 18 }, (_, index) => index + 3).map((tables) => {
      const there = threeQuarterRounds(tables);
      const missing = Array.from({ length: tables - 1 }, (_, index) => tables + index);
      return missing.filter((rounds) => !there.includes(rounds)).map((rounds) => `${tables}/${rounds}`);
    });
    const even = [4, 6, 8, 10, 12, 14, 16, 18, 20].flatMap((tables) => [
      `${tables}/${tables}`,
      `${tables}/${tables + 1}`,
    ]);
    expect(new Set(none.flat())).toEqual(new Set([...even, '4/6', '5/8']));
  });

  it.each(all)(
    'of %i tables and %i rounds: 2T - R pairs stay, nobody shares or meets again',
    (tables, rounds) => {
      const movement = threeQuarterHowell({ tables, rounds });
      expect(movement).toMatchObject({ tables, rounds, sets: rounds, winners: 1 });
      expect(movement.rows.every((row) => row.length === rounds)).toBe(true);
      expect(movement.stationary).toHaveLength(2 * tables - rounds);
      expect(checkMovement(movement)).toEqual([]);
    },
  );

  it.each([
    [6, 8, 90.9],
    [7, 8, 81.1],
    [7, 11, 91.9],
    [8, 10, 86.4],
    [8, 13, 92.4],
    [9, 12, 93.1],
    [10, 14, 91.7],
    [11, 15, 92.5],
    [13, 16, 88.7],
    [15, 17, 86.3],
    [20, 29, 92],
  ])('of %i tables and %i rounds has a quality of at least %d', (tables, rounds, quality) => {
    expect(qualityOf(tables, rounds)).toBeGreaterThanOrEqual(quality);
  });

  it('of five tables and six rounds: four pairs stay, arrows are turned at their tables', () => {
    expect(printed(threeQuarterHowell({ tables: 5, rounds: 6 }))).toEqual(
      lines(`
        1 v 7, 1 | 7 v 2, 2 | 7 v 3, 3 | 7 v 4, 4 | 7 v 5, 5 | 6 v 7, 6
        8 v 6, 2 | 8 v 1, 3 | 8 v 2, 4 | 3 v 8, 5 | 4 v 8, 6 | 5 v 8, 1
        5 v 4, 3 | 6 v 5, 4 | 1 v 6, 5 | 2 v 1, 6 | 3 v 2, 1 | 4 v 3, 2
        3 v 9, 4 | 9 v 4, 5 | 9 v 5, 6 | 6 v 9, 1 | 9 v 1, 2 | 9 v 2, 3
        10 v 2, 5 | 10 v 3, 6 | 4 v 10, 1 | 10 v 5, 2 | 10 v 6, 3 | 10 v 1, 4`),
    );
  });

  it('needs few relays: boards go one table down', () => {
    const stands = all.map(
      ([tables, rounds]) => boardPlan(threeQuarterHowell({ tables, rounds })).relays.length,
    );
    expect(Math.max(...stands)).toBeLessThanOrEqual(9);
  });

  it('lets any pair be missing: each other sits out once at most', () => {
    for (let phantom = 1; phantom <= 18; phantom++) {
      const movement = threeQuarterHowell({ tables: 9, rounds: 12, phantom });
      expect(movement.stationary).not.toContain(String(phantom));
      const faults = checkMovement(movement);
      expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['movement.sits-out']));
      expect(faults).toHaveLength(12);
    }
  });

  it('that does not exist names the nearest number of rounds', () => {
    const refused = (tables: number, rounds: number) => {
      try {
        threeQuarterHowell({ tables, rounds });
      } catch (error) {
        return (error as { refusal?: object }).refusal;
      }
      return undefined;
    };
    expect(refused(8, 9)).toEqual({
      code: 'movement.none-with-rounds',
      tables: 8,
      rounds: 9,
      why: 'movement.why.shared',
      nearest: 10,
    });
    expect(refused(5, 8)).toEqual({
      code: 'movement.none-with-rounds',
      tables: 5,
      rounds: 8,
      why: 'movement.why.shared',
      nearest: 7,
    });
    expect(refused(9, 30)).toMatchObject({ nearest: 16 });
    expect(refused(21, 24)).toEqual({
      code: 'movement.tables-unfit',
      tables: 21,
      why: 'movement.why.beyond',
      least: 3,
      most: 20,
      nearest: 20,
    });
    expect(refused(7, 14)).toMatchObject({ why: 'movement.why.no-opponents', nearest: 12 });
  });
});

describe('a complete Howell of many tables', () => {
  it.each([10, 12, 14, 16, 18, 22, 24])('is perfectly balanced with %i', (tables) => {
    expect(competitionQuality(howell({ tables })).percent).toBe(100);
  });

  it.each([9, 11, 13, 15, 17, 19, 21, 23])('is as balanced as it can be with %i', (tables) => {
    const best = (100 * tables * (tables - 1)) / (tables * (tables - 1) + 4);
    expect(competitionQuality(howell({ tables })).percent).toBeCloseTo(best, 9);
  });

  it('is within a hundredth of perfect with 20', () => {
    expect(competitionQuality(howell({ tables: 20 })).percent).toBeGreaterThan(99);
  });

  it.each(Array.from({ length: 16 }, (_, index) => index + 9))(
    'is played without a fault with %i',
    (tables) => {
      const movement = howell({ tables });
      expect(movement).toMatchObject({
        rounds: 2 * tables - 1,
        sets: 2 * tables - 1,
        stationary: [String(2 * tables)],
      });
      expect(movement.rows[0]!.every((play) => [play!.ns, play!.ew].includes(String(2 * tables)))).toBe(true);
      expect(checkMovement(movement)).toEqual([]);
    },
  );
});
