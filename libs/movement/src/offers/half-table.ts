import { contestantsOf } from '../movement/contestants.js';
import { guideCard } from '../movement/guide-card.js';
import { makeMovement, type MovementChoice } from '../generators/families.js';
import { bestArrowSwitches } from '../quality/best-arrow-switches.js';
import { bestScramble } from '../quality/scramble.js';

/** A place that can stay empty where there is half a table. */
export interface MissingPair {
  /** As MovementChoice has it. */
  readonly number: number;
  /** As the movement calls the pair. */
  readonly contestant: string;
  /** Where it would begin. */
  readonly table: number;
  readonly direction: 'NS' | 'EW';
  /** It would stay at that table. */
  readonly stays: boolean;
}

/** The pairs of a movement, of which one can be missing. */
export function missing({ phantom: _phantom, ...choice }: MovementChoice): readonly MissingPair[] {
  const movement = makeMovement(choice);
  const lines = movement.winners === 2;
  return contestantsOf(movement).flatMap(({ contestant, line }) => {
    const first = guideCard(movement, contestant).find(({ table }) => table !== null);
    if (!first) return [];
    const number = Number(contestant.replace(/^\D+/, '')) + (lines && line === 'EW' ? movement.tables : 0);
    const { table, direction } = first as { table: number; direction: 'NS' | 'EW' };
    return [{ number, contestant, table, direction, stays: movement.stationary.includes(contestant) }];
  });
}

/** The same movement without another pair; where arrows are switched, with those that are best for the rest. */
export function withoutPair(choice: MovementChoice, phantom: number): MovementChoice {
  const { arrowSwitched, scrambled, ...lines } = { ...choice, phantom };
  if (scrambled) return { ...lines, scrambled: bestScramble(makeMovement(lines)).scrambled };
  if (!arrowSwitched) return lines;
  return { ...lines, arrowSwitched: bestArrowSwitches(makeMovement(lines)).rounds };
}
