import type { Movement, Play } from '../movement/movement.js';
import { MovementRefused, roundsOf, tablesOf } from '../movement/refusal.js';
import { cyclicRows } from './cyclic-rows.js';
import { howellStarts, type HowellStart } from './howell-starts.js';
import { storedHowell, type HowellRows } from './stored-howell.js';
import { stationaryIn } from './stationary.js';

/** What a Howell is asked for with. */
export interface HowellOptions {
  /** 2 to 24. */
  readonly tables: number;
  /** Up to 2T - 1, which is the complete movement: everybody meets everybody. Fewer are the first of them. */
  readonly rounds?: number;
  /** Half a table: the number of the pair that is missing. */
  readonly phantom?: number;
}

/**
 * The Howell movement: one winner; each pair meets each other pair once and plays every set once. The pair 2T stays
 * at table 1, each other follows the pair with the number below, boards go one table down. At 2 tables both play the
 * same set in each round; at 3 tables all share the boards of the fifth round, and pair 5 stays at table 3 until then.
 * At 14 tables numbers don't follow each other round one circle.
 *
 * All are as balanced as they can be: perfectly at an even number of tables, at an odd number with a quality of
 * 100 T(T - 1) / (T(T - 1) + 4); at 20 tables no perfect one is known.
 *
 * @throws MovementRefused for fewer than 2 or more than 24 tables.
 */
export function howell({ tables, rounds: wanted, phantom }: HowellOptions): Movement {
  tablesOf(tables, { least: 2, most: 24 });
  const rounds = roundsOf(wanted ?? 2 * tables - 1, { most: 2 * tables - 1 });
  if (phantom !== undefined && !(Number.isInteger(phantom) && phantom >= 1 && phantom <= 2 * tables)) {
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(phantom) });
  }
  const rows = howellStarts[tables]
    ? startedRows(howellStarts[tables], rounds)
    : storedHowell(tables, 2 * tables - 1)!.map((row) => row.slice(0, rounds));
  return {
    name: 'howell',
    tables,
    rounds,
    sets: Math.max(...rows.flatMap((row) => row.map(({ set }) => set))),
    winners: 1,
    rows,
    ...(phantom !== undefined && { phantom: String(phantom) }),
    stationary: stationaryIn(rows).filter((pair) => pair !== String(phantom)),
  };
}

function startedRows({ cycle, start, last }: HowellStart, rounds: number): HowellRows {
  const turning = cyclicRows(start, { cycle, rounds: Math.min(rounds, cycle) });
  const ending = last && rounds > cycle ? last : [];
  return turning.map((row, table): readonly Play[] => {
    const end = ending[table];
    return end ? [...row, { ns: String(end[0]), ew: String(end[1]), set: end[2] }] : row;
  });
}
