import type { Movement, Play } from '../movement/movement.js';
import { roundsOf, tablesOf } from '../movement/refusal.js';
import { teamsMovement, type TeamsOptions } from './teams-of-four.js';

/**
 * Each team meets each with as many sets as rounds, and only two tables share: what Thurner's movement gives, for the
 * even numbers of teams that its rule leaves out, since 3 divides one fewer. All but the last team are the elements of a
 * group; from round to round the visitors of all homes, and the sets, go on by one element, the last team stays outside.
 *
 * - 4 teams: none. Of the 24 ways to seat all matches with three sets each has a round with all tables at one set.
 * - 10 teams: none over the remainders of 9, but over pairs of remainders of 3.
 * - 16, 22, 28, 34, 40 teams: found over the remainders of 15, 21, 27, 33, 39.
 *
 * Without any sharing an even number of teams T needs T + 2 sets or more to meet each other: a set is played by both
 * tables of its matches, so at an even number of tables in the T - 1 rounds, which is T - 2 at most.
 *
 * @throws MovementRefused for other numbers of teams, and for fewer rounds, which would leave matches half played.
 */
export function outerTable({ teams: wanted, rounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 10, fits: (count) => count in OUTER_TABLE_STARTS });
  const circle = teams - 1;
  roundsOf(rounds ?? circle, { least: circle, most: circle });
  const start = OUTER_TABLE_STARTS[teams]!;
  const plus = (...elements: readonly number[]) =>
    elements.reduce((sum, element) => added(start, sum, element));
  const rows: Play[][] = Array.from({ length: teams }, () => []);
  for (let gone = 0; gone < circle; gone++) {
    start.tables.forEach((first, difference) => {
      const home = plus(first, gone);
      const set = plus(home, start.sets[difference]!) + 1;
      const visitor = difference === 0 ? teams : plus(home, difference) + 1;
      rows[home]!.push({ ns: String(home + 1), ew: String(visitor), set });
      // The team that the last one visits plays at the last one's table meanwhile, with the same set.
      if (difference === 0) rows[circle]!.push({ ns: String(teams), ew: String(home + 1), set });
    });
  }
  return teamsMovement('outer-table', rows, { sets: circle, declared: { copies: 2 } });
}

/** The sum of two elements of the group: digit by digit. */
function added({ moduli }: OuterTableStart, one: number, other: number): number {
  let [sum, base] = [0, 1];
  for (const modulus of moduli) {
    const [first, second] = [one, other].map((element) => Math.floor(element / base) % modulus);
    sum += base * ((first! + second!) % modulus);
    base *= modulus;
  }
  return sum;
}

/** How an outer-table movement begins, in a group of as many elements as there are teams in the circle. */
export interface OuterTableStart {
  /** The group: remainders of these moduli; an element is a number in that mixed base, the first digit the lowest. */
  readonly moduli: readonly number[];
  /** `tables[d]`: the home table at which the visitor is d further; at `tables[0]` it is the outer team. */
  readonly tables: readonly number[];
  /** `sets[d]`: by how much the set is further than that table; `sets[d] - sets[-d]` is d. */
  readonly sets: readonly number[];
}

/** What a search has found, by the number of teams. */
export const OUTER_TABLE_STARTS: Readonly<Record<number, OuterTableStart>> = {
  10: { moduli: [3, 3], tables: [0, 3, 6, 2, 5, 8, 1, 4, 7], sets: [0, 2, 1, 6, 8, 7, 3, 5, 4] },
  16: {
    moduli: [15],
    tables: [0, 1, 6, 9, 5, 11, 14, 12, 2, 4, 8, 3, 10, 13, 7],
    sets: [0, 13, 6, 2, 11, 10, 9, 8, 1, 3, 5, 7, 14, 4, 12],
  },
  22: {
    moduli: [21],
    tables: [0, 1, 15, 6, 2, 10, 7, 19, 16, 3, 9, 20, 13, 5, 8, 14, 4, 11, 17, 18, 12],
    sets: [0, 4, 16, 2, 11, 18, 12, 8, 17, 19, 15, 5, 10, 9, 1, 6, 13, 7, 20, 14, 3],
  },
  28: {
    moduli: [27],
    tables: [
      0, 8, 1, 14, 10, 7, 5, 25, 12, 17, 3, 22, 11, 16, 20, 9, 15, 18, 4, 2, 23, 24, 6, 19, 13, 21, 26,
    ],
    sets: [0, 22, 4, 15, 18, 6, 13, 23, 5, 19, 8, 20, 11, 3, 17, 26, 9, 25, 10, 24, 16, 7, 1, 14, 12, 2, 21],
  },
  34: {
    moduli: [33],
    tables: [
      0, 6, 21, 10, 15, 24, 19, 31, 8, 32, 7, 4, 9, 14, 29, 20, 23, 17, 12, 26, 16, 1, 25, 5, 18, 28, 11, 30,
      3, 22, 2, 13, 27,
    ],
    sets: [
      0, 14, 5, 20, 32, 31, 24, 8, 15, 19, 6, 27, 2, 22, 25, 12, 4, 21, 30, 11, 9, 23, 16, 29, 10, 7, 1, 18,
      26, 28, 17, 3, 13,
    ],
  },
  40: {
    moduli: [39],
    tables: [
      0, 21, 30, 6, 8, 18, 24, 13, 35, 29, 26, 14, 19, 16, 28, 37, 38, 7, 1, 34, 25, 12, 22, 4, 10, 31, 23,
      33, 27, 17, 5, 36, 9, 32, 3, 15, 11, 20, 2,
    ],
    sets: [
      0, 5, 32, 9, 24, 3, 31, 18, 23, 38, 26, 28, 8, 14, 21, 27, 10, 36, 13, 2, 22, 34, 19, 33, 12, 7, 1, 35,
      17, 16, 29, 15, 11, 25, 37, 20, 6, 30, 4,
    ],
  },
};
