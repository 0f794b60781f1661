import type { Movement, Play } from '../movement/movement.js';
import { MovementRefused, tablesOf } from '../movement/refusal.js';
import { arrowSwitch } from './arrow-switch.js';
import { mitchell } from './mitchell.js';
import { roverWay } from './rover-way.js';
import { skipMitchell } from './skip-mitchell.js';

/** What a rover (bump) Mitchell is asked for with. */
export interface RoverOptions {
  /** Tables with two pairs each; the rover is one pair more. */
  readonly tables: number;
  readonly rounds?: number;
  readonly arrowSwitched?: readonly number[];
}

/**
 * A Mitchell with one pair too many: the rover, North-South T + 1, sits out in the first round and then displaces a
 * North-South pair in each round, which sits out instead. It comes to each table at most once, so that nobody sits out
 * twice, and meets no opponents and no boards twice.
 *
 * @throws MovementRefused where no such way through the tables exists, with the most rounds that have one.
 */
export function rover({ tables: wanted, rounds, arrowSwitched }: RoverOptions): Movement {
  const tables = tablesOf(wanted, { least: 4 });
  const base = (tables % 2 === 1 ? mitchell : skipMitchell)({
    tables,
    ...(rounds !== undefined && { rounds }),
  });
  const way = roverWay(base);
  if (!way) {
    throw new MovementRefused({
      code: 'movement.none-with-rounds',
      tables,
      rounds: base.rounds,
      why: 'movement.why.no-way-round',
      nearest: base.rounds - 1,
    });
  }
  const bumped = (play: Play | null, table: number, round: number) =>
    play && way[round - 1] === table ? { ...play, ns: `NS${tables + 1}` } : play;
  const movement: Movement = {
    ...base,
    name: 'rover',
    rows: base.rows.map((row, table) => row.map((play, round) => bumped(play, table + 1, round + 1))),
  };
  return arrowSwitched ? arrowSwitch(movement, arrowSwitched) : movement;
}
