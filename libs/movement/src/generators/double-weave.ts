import type { Movement } from '../movement/movement.js';
import { tablesOf } from '../movement/refusal.js';
import { type MitchellOptions, onCircle, twoWinner } from './two-winner.js';

/**
 * The double weave Mitchell: East-West pairs with odd numbers go one table up and those with even numbers one table
 * down, boards the other way round, odd sets down and even sets up. After half the rounds East-West turn back: who
 * went up comes in one table below its first one and goes down, and the other way round. So who met the odd sets
 * meets the even ones. As many rounds as tables, without a relay, and nobody shares.
 *
 * @throws MovementRefused for a number of tables that is no multiple of 4.
 */
export function doubleWeave(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, {
    least: 4,
    fits: (count) => count % 4 === 0,
    why: 'movement.why.not-by-four',
  });
  return twoWinner('double-weave', options, tables, (table, round) => {
    const gone = round - 1;
    const later = gone - tables / 2;
    const up = later < 0 ? table - gone : table + 1 + later;
    const down = later < 0 ? table + gone : table - 1 - later;
    const odd = (number: number) => onCircle(number, tables) % 2 === 1;
    const set = odd(table + gone) ? table + gone : table - gone;
    return { ew: onCircle(odd(up) ? up : down, tables), set: onCircle(set, tables) };
  });
}
