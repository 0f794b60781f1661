import { arrowSwitch } from '../generators/arrow-switch.js';
import type { Movement } from '../movement.js';
import { Arrows, improveArrows, turnedBy } from './arrows.js';
import { bestArrowSwitches } from './best-arrow-switches.js';

/** Turns tried for each play. */
const STEPS = 400;

/**
 * Makes one winner of two, with arrows turned at each table in rounds of its own: what is more balanced than turning
 * whole rounds where there is a skip, in a web and when a movement is cut short. Each table's guide says when.
 *
 * @param random chance: a number from 0 up to 1
 * @returns whole rounds switched where that is as good
 * @throws MovementRefused for a movement with one winner
 */
export function scramble(movement: Movement, random: () => number): Movement {
  const whole = bestArrowSwitches(movement);
  const straight = arrowSwitch(movement, []);
  const arrows = new Arrows(straight);
  const groups = straight.rows.flatMap((row, table) => row.map((_play, round) => [{ table, round }]));
  improveArrows(arrows, { groups, steps: STEPS * groups.length, random });
  if (arrows.sumOfSquares >= whole.quality.sumOfSquares) return arrowSwitch(movement, whole.rounds);
  const { arrowSwitched: _none, ...scrambled } = turnedBy(straight, arrows);
  return scrambled;
}
