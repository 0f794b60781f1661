import { type MitchellOptions, onCircle, twoWinner } from './two-winner.js';
import type { Movement } from '../movement/movement.js';
import { ODD, tablesOf, EVEN } from '../movement/refusal.js';

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

/**
 * The Mitchell movement of an even number of tables without a skip: a relay stands halfway, between tables T/2 and
 * T/2 + 1, and the first and the last table share their boards in every round. Everybody of the one line meets
 * everybody of the other. With a phantom at one of these two tables nobody shares.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 2.
 */
export function shareAndRelay(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 2, ...EVEN });
  return twoWinner('share-and-relay', options, tables, (table, round) => ({
    ew: onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1 + (table > tables / 2 ? 1 : 0), tables),
  }));
}
