import { asIfByChance } from '../movement/by-chance.js';
import { arrowSwitch, scrambledAs } from '../generators/arrow-switch.js';
import type { Movement } from '../movement/movement.js';
import { Arrows, improveArrows } from './arrows.js';
import { bestArrowSwitches } from './best-arrow-switches.js';

/** Turns tried for each play. */
const STEPS = 400;
/** So many turns are tried at most: a larger movement is as balanced with fewer for each play. */
const MOST_STEPS = 50_000;

/**
 * Makes one winner of two, with arrows turned at each table in rounds of its own: what is more balanced than turning
 * whole rounds where there is a skip, in a web and when a movement is cut short. Each table's guide says when.
 *
 * @param random chance: a number from 0 up to 1; left out: always the same
 * @returns whole rounds switched where that is as good
 * @throws MovementRefused for a movement with one winner
 */
export function scramble(movement: Movement, random: () => number = asIfByChance(1)): Movement {
  const whole = bestArrowSwitches(movement);
  const { scrambled, sumOfSquares } = bestScramble(movement, random);
  return sumOfSquares >= whole.quality.sumOfSquares
    ? arrowSwitch(movement, whole.rounds)
    : scrambledAs(movement, scrambled);
}

/** The rounds with turned boards at each table for the best quality that was found, and its squares. */
export function bestScramble(
  movement: Movement,
  random: () => number = asIfByChance(1),
): { readonly scrambled: readonly (readonly number[])[]; readonly sumOfSquares: number } {
  const straight = arrowSwitch(movement, []);
  const arrows = new Arrows(straight);
  const groups = straight.rows.flatMap((row, table) => row.map((_play, round) => [{ table, round }]));
  improveArrows(arrows, { groups, steps: Math.min(MOST_STEPS, STEPS * groups.length), random });
  const scrambled = arrows.turned.map((row) => row.flatMap((turned, round) => (turned ? [round + 1] : [])));
  return { scrambled, sumOfSquares: arrows.sumOfSquares };
}
