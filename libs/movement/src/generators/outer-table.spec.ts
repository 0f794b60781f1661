import { checkMovement } from '../check/check-movement.js';
import { playsOf } from '../movement/movement.js';
import { outerTable } from './outer-table.js';

describe('each against each with an outer table', () => {
  it.each([10, 16, 22, 28, 34, 40])('of %i: each meets each, and only the outer table shares', (teams) => {
    const movement = outerTable({ teams });
    expect(movement).toMatchObject({ tables: teams, rounds: teams - 1, sets: teams - 1 });
    expect(checkMovement(movement)).toEqual([]);
    const met = new Set(playsOf(movement).map(({ ns, ew }) => `${ns} v ${ew}`));
    expect(met.size).toBe(teams * (teams - 1));
    for (let round = 0; round < movement.rounds; round++) {
      const within = movement.rows.slice(0, -1).map((row) => row[round]!.set);
      expect(new Set(within).size).toBe(teams - 1);
    }
  });

  it('is there for no other number, and only whole', () => {
    for (const teams of [4, 8, 9, 12]) {
      expect(() => outerTable({ teams })).toThrow('movement.tables-unfit');
    }
    expect(() => outerTable({ teams: 10, rounds: 5 })).toThrow('movement.rounds-unfit');
  });

  it('of four there is none: with three sets all tables play one of them in some round', () => {
    const setOf = (one: number, other: number) =>
      one === 4 || other === 4 ? one + other - 4 : 6 - one - other;
    const others = [1, 2, 3, 4].map((team) => [1, 2, 3, 4].filter((other) => other !== team));
    const orders = others.map(([a, b, c]) => [
      [a!, b!, c!],
      [a!, c!, b!],
      [b!, a!, c!],
      [b!, c!, a!],
      [c!, a!, b!],
      [c!, b!, a!],
    ]);
    const most = (visitors: readonly number[]) => {
      const sets = visitors.map((visitor, at) => setOf(at + 1, visitor));
      return Math.max(...sets.map((set) => sets.filter((other) => other === set).length));
    };
    let ways = 0;
    for (const one of orders[0]!)
      for (const two of orders[1]!)
        for (const three of orders[2]!)
          for (const four of orders[3]!) {
            const rounds = [0, 1, 2].map((round) => [one, two, three, four].map((order) => order[round]!));
            if (rounds.some((visitors) => new Set(visitors).size < 4)) continue;
            ways++;
            expect(Math.max(...rounds.map(most))).toBe(4);
          }
    expect(ways).toBe(24);
  });
});
