import type { Movement, Play } from '../movement/movement.js';
import { roundsOf, tablesOf } from '../movement/refusal.js';
import { OUTER_TABLE_STARTS, type OuterTableStart } from './outer-table-starts.js';
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
