import type { Movement } from '../movement/movement.js';
import { ODD, tablesOf } from '../movement/refusal.js';
import { onCircle, twoWinner, type MitchellOptions } from './two-winner.js';

/**
 * The Mitchell movement of an odd number of tables: North-South stay, East-West go one table up after each round, the
 * boards one table down. At most as many rounds as tables.
 *
 * @throws MovementRefused for an even number of tables (East-West would come to boards that they have played: see
 *   skipMitchell and shareAndRelay) or fewer than 3.
 */
export function mitchell(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 3, ...ODD });
  return twoWinner('mitchell', options, tables, (table, round) => ({
    ew: onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1, tables),
  }));
}
