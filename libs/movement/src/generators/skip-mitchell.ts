import type { Movement } from '../movement/movement.js';
import { tablesOf, EVEN } from '../movement/refusal.js';
import { type MitchellOptions, onCircle, twoWinner } from './two-winner.js';

/**
 * The Mitchell movement of an even number of tables with a skip: after half as many rounds as there are tables,
 * East-West go one table further, once, and so pass by the boards that they have played. Nobody shares boards; one
 * opponent is not met, so that there is one round fewer than tables.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 4.
 */
export function skipMitchell(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 4, ...EVEN });
  return twoWinner('skip-mitchell', options, tables - 1, (table, round) => ({
    ew: onCircle(table - round + 1 - (round > tables / 2 ? 1 : 0), tables),
    set: onCircle(table + round - 1, tables),
  }));
}
