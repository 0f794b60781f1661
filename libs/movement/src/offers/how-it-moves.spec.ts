import { familyOf, makeMovement, type MovementChoice } from '../generators/families.js';
import { knownAs } from '../movement/known-as.js';
import type { Movement } from '../movement/movement.js';
import { meetsOf } from '../quality/competition.js';
import { howItMoves } from './how-it-moves.js';
import { offersFor } from './offers-for.js';

const made = (
  name: MovementChoice['name'],
  tables: number,
  rounds: number,
  more: Partial<MovementChoice> = {},
) => makeMovement({ name, tables, rounds, ...more });

/** How many tables East-West of a table have gone up to be there in a round, from the round before. */
function stepsOfEastWest({ rows, tables }: Movement, round: number): Set<number> {
  const was = new Map(rows.map((row, table) => [row[round - 2]!.ew, table]));
  return new Set(rows.map((row, table) => (table - was.get(row[round - 1]!.ew)! + tables) % tables));
}

/** Whether each set goes from its table to the one below, round by round. */
const boardsGoDown = ({ rows, tables }: Movement, round: number) =>
  rows.every((row, table) => row[round - 1]!.set === rows[(table + 1) % tables]![round - 2]!.set);

describe('how a movement goes', () => {
  it('is as its sentence says: a Mitchell, and one with a skip halfway', () => {
    const mitchell = made('mitchell', 7, 7);
    const skip = made('skip-mitchell', 8, 7);
    for (let round = 2; round <= 7; round += 1) {
      expect([...stepsOfEastWest(mitchell, round)]).toEqual([1]);
      expect([...stepsOfEastWest(skip, round)]).toEqual([round === howItMoves(skip).half + 1 ? 2 : 1]);
      expect([mitchell, skip].every((one) => boardsGoDown(one, round))).toBe(true);
    }
    expect(howItMoves(skip)).toEqual({ kind: 'skip-mitchell', stay: 8, tables: 8, half: 4 });
  });

  it.each([
    ['share-and-relay', 8, 8],
    ['blackpool', 8, 8],
    ['web', 10, 9],
  ] as const)('is as its sentence says: East-West of %s go up a table', (name, tables, rounds) => {
    const movement = made(name, tables, rounds);
    for (let round = 2; round <= rounds; round += 1)
      expect([...stepsOfEastWest(movement, round)]).toEqual([1]);
  });

  it('is as its sentence says: in Howells each goes after the same pair, but for three tables', () => {
    for (let tables = 2; tables <= 12; tables += 1) {
      for (const name of ['howell', 'three-quarter-howell'] as const) {
        const range = familyOf(name).roundsAt(tables);
        if (!range) continue;
        const movement = made(name, tables, range.complete);
        const kind = name === 'howell' && tables === 3 ? 'by-cards' : name;
        expect([tables, howItMoves(movement)]).toEqual([tables, expect.objectContaining({ kind })]);
      }
    }
    expect(howItMoves(made('howell', 4, 7)).stay).toBe(1);
  });
});

describe('a hesitation Mitchell', () => {
  it('is a Howell of one round more than tables: all stay but those who go round, one table of them both', () => {
    for (const tables of [5, 7, 9, 11]) {
      const [once, twice] = [1, 2].map((more) => made('three-quarter-howell', tables, tables + more));
      expect([once!, twice!].map(knownAs)).toEqual(['hesitation-mitchell', 'double-hesitation-mitchell']);
      expect([once!, twice!].map(({ stationary }) => stationary.length)).toEqual([tables - 1, tables - 2]);
      const moving = once!.rows.filter((row) =>
        row.every((play) => ![play!.ns, play!.ew].some((pair) => once!.stationary.includes(pair))),
      );
      expect(moving).toHaveLength(1);
    }
    expect(knownAs(made('three-quarter-howell', 9, 12))).toBe('three-quarter-howell');
    expect(offersFor({ pairs: 14 }).offers.map(({ choice }) => knownAs(choice))).toContain(
      'hesitation-mitchell',
    );
  });
});

describe('whom one meets', () => {
  it('is everybody in a complete Howell, and all of the other line in a complete Mitchell', () => {
    expect(meetsOf(made('howell', 4, 7))).toEqual({ kind: 'everybody' });
    expect(meetsOf(made('howell', 4, 7, { phantom: 8 }))).toEqual({ kind: 'everybody' });
    expect(meetsOf(made('mitchell', 7, 7))).toEqual({ kind: 'other-line' });
    expect(meetsOf(made('mitchell', 7, 7, { phantom: 7 }))).toEqual({ kind: 'other-line' });
  });

  it('is some of them elsewhere', () => {
    expect(meetsOf(made('mitchell', 7, 5))).toEqual({ kind: 'some', least: 5, most: 5 });
    expect(meetsOf(made('skip-mitchell', 8, 7, { phantom: 8 }))).toEqual({ kind: 'some', least: 6, most: 7 });
    expect(meetsOf(made('mitchell', 7, 7, { arrowSwitched: [7] }))).toEqual({
      kind: 'some',
      least: 7,
      most: 7,
    });
  });
});
