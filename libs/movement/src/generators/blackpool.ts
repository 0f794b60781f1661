import type { Movement } from '../movement/movement.js';
import { tablesOf, EVEN, MOST_TABLES } from '../movement/refusal.js';
import { type MitchellOptions, onCircle, twoWinner } from './two-winner.js';

/**
 * The Blackpool movement of an even number of tables: a Mitchell with two relays, one halfway and one between the last
 * table and the first, so that there are two sets more than tables, nobody skips and nobody shares. In as many rounds as
 * tables everybody of the one line meets everybody of the other. One or two more rounds are possible, in which all meet
 * somebody again: in the last but one as in the first round, in the last the table at the same distance from the other end.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 4.
 */
export function blackpool(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, {
    least: 4,
    most: MOST_TABLES - 2,
    ...EVEN,
  });
  const sets = tables + 2;
  const movement = twoWinner('blackpool', options, sets, (table, round) => ({
    ew: round === sets ? tables + 1 - table : onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1 + (table > tables / 2 ? 1 : 0), sets),
  }));
  return { ...movement, sets, ...(movement.rounds > tables && { declared: { meetings: 2 } }) };
}
