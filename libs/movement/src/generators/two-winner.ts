import type { Movement, MovementName } from '../movement/movement.js';
import { MovementRefused, roundsOf } from '../movement/refusal.js';
import { arrowSwitch } from './arrow-switch.js';

/** What a Mitchell of any kind is asked for with. */
export interface MitchellOptions {
  readonly tables: number;
  /** Fewer rounds than there are leave the movement incomplete: fewer boards than lie on the tables are played. */
  readonly rounds?: number;
  /**
   * Half a table: who is missing. 'NS' and 'EW': the pair with the highest number of that line; a number: pairs are
   * counted as they are with one winner, 1 to T North-South, T + 1 to 2T East-West.
   */
  readonly phantom?: 'NS' | 'EW' | number;
  /** One winner: pairs become 1 to 2T, and in these rounds (maybe none) the boards are turned. */
  readonly arrowSwitched?: readonly number[];
}

/** 1 to n, as on a circle. */
export const onCircle = (x: number, n: number): number => ((((x - 1) % n) + n) % n) + 1;

/** A movement in which pair NS t sits at table t, East-West and the boards as the rule says. */
export function twoWinner(
  name: MovementName,
  { tables, rounds: wanted, phantom, arrowSwitched }: MitchellOptions,
  mostRounds: number,
  rule: (table: number, round: number) => { ew: number; set: number },
): Movement {
  const rounds = roundsOf(wanted ?? mostRounds, { most: mostRounds });
  const missing = phantom === undefined ? undefined : phantomOf(phantom, tables);
  const numbers = Array.from({ length: tables }, (_, index) => index + 1);
  const movement: Movement = {
    name,
    tables,
    rounds,
    sets: tables,
    winners: 2,
    rows: numbers.map((table) =>
      Array.from({ length: rounds }, (_, index) => {
        const { ew, set } = rule(table, index + 1);
        return { ns: `NS${table}`, ew: `EW${ew}`, set };
      }),
    ),
    ...(missing !== undefined && { phantom: missing }),
    stationary: numbers.map((table) => `NS${table}`).filter((pair) => pair !== missing),
  };
  return arrowSwitched ? arrowSwitch(movement, arrowSwitched) : movement;
}

function phantomOf(phantom: 'NS' | 'EW' | number, tables: number): string {
  if (phantom === 'NS' || phantom === 'EW') return `${phantom}${tables}`;
  if (!Number.isInteger(phantom) || phantom < 1 || phantom > 2 * tables) {
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(phantom) });
  }
  return phantom <= tables ? `NS${phantom}` : `EW${phantom - tables}`;
}
