import fc from 'fast-check';
import { checkMovement } from '../../check/check-movement.js';
import { competitionQuality } from '../../quality/competition.js';
import { chance } from '../../testing/chance.js';
import { findHowell } from './find-howell.js';

/** Time that is over when it was asked for so often. */
const after = (asked: number) => () => asked-- <= 0;

describe('the search for a Howell', () => {
  it.each([
    [7, 9],
    [9, 12],
    [12, 15],
    [15, 17],
    [20, 30],
  ])('finds one of %i tables and %i rounds without a fault', (tables, rounds) => {
    const search = findHowell({ tables, rounds, random: chance(1), expired: after(200), enough: 60 });
    expect(search.outcome).toBe('found');
    if (search.outcome !== 'found') return;
    expect(search.found).toMatchObject({ name: 'three-quarter-howell', tables, rounds });
    expect(search.found.stationary).toHaveLength(2 * tables - rounds);
    expect(checkMovement(search.found)).toEqual([]);
    expect(competitionQuality(search.found).percent).toBeGreaterThan(60);
  });

  it.each([4, 5, 6, 8, 9, 10, 11, 18])(
    'finds a complete one of %i tables as balanced as it can be',
    (tables) => {
      const search = findHowell({ tables, rounds: 2 * tables - 1, random: chance(1), expired: () => false });
      const best = tables % 2 === 0 ? 100 : (100 * tables * (tables - 1)) / (tables * (tables - 1) + 4);
      expect(search.outcome === 'found' && competitionQuality(search.found).percent).toBeCloseTo(best, 9);
    },
  );

  it.each([
    [2, 2],
    [2, 3],
    [3, 5],
    [4, 4],
    [4, 5],
    [4, 6],
    [5, 8],
    [6, 7],
    [20, 21],
    [6, 5],
    [6, 12],
  ])('says that there is none of %i tables and %i rounds', (tables, rounds) => {
    expect(findHowell({ tables, rounds, random: chance(1), expired: () => false })).toEqual({
      outcome: 'none',
    });
  });

  it.each([
    [6, 7],
    [8, 9],
    [10, 11],
    [12, 13],
    [4, 5],
    [5, 8],
  ])('finds one of %i tables and %i rounds where two tables may share', (tables, rounds) => {
    const search = findHowell({
      tables,
      rounds,
      share: true,
      random: chance(1),
      expired: after(300),
      enough: 50,
    });
    expect(search).toMatchObject({ outcome: 'found', found: { declared: { copies: 2 }, sets: rounds } });
    expect(search.outcome === 'found' && checkMovement(search.found)).toEqual([]);
  });

  it('shares nothing where that is not needed', () => {
    const search = findHowell({ tables: 7, rounds: 9, share: true, random: chance(1), expired: after(20) });
    expect(search.outcome === 'found' && search.found.declared).toBeUndefined();
  });

  it('says that none was found when the time was over', () => {
    expect(findHowell({ tables: 19, rounds: 30, random: chance(1), expired: () => true })).toEqual({
      outcome: 'out-of-time',
    });
  });

  it('finds the same by the same chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 9 }), fc.nat(), (tables, seed) => {
        const found = () =>
          findHowell({ tables, rounds: tables + 2, random: chance(seed), expired: after(3), enough: 50 });
        expect(found()).toEqual(found());
      }),
      { numRuns: 5 },
    );
  });
});
