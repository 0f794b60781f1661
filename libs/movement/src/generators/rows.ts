import { inOrder } from '../movement/contestants.js';
import type { Movement, Play } from '../movement/movement.js';
import { everybodyAt } from '../movement/seats.js';

/** A play in figures: North-South, East-West, set; set 0: nobody plays. */
export type PlayTriple = readonly [ns: number, ew: number, set: number];

export interface RowsOptions {
  readonly winners: 1 | 2;
  /** The contestant that nobody is. */
  readonly phantom?: string;
}

/**
 * A movement out of any rows given as data. Nothing is refused: checkMovement tells what is wrong with it.
 *
 * @param rows `rows[table - 1][round - 1]`
 */
export function movementFromRows(
  rows: readonly (readonly (Play | null)[])[],
  { winners, phantom }: RowsOptions,
): Movement {
  const sets = rows.flatMap((row) => row.flatMap((play) => (play ? [play.set] : [])));
  return {
    name: 'rows',
    tables: rows.length,
    rounds: Math.max(0, ...rows.map((row) => row.length)),
    sets: Math.max(0, ...sets),
    winners,
    rows,
    ...(phantom !== undefined && { phantom }),
    stationary: stationaryIn(rows).filter((contestant) => contestant !== phantom),
  };
}

/**
 * Rows in figures, as movements are printed and exchanged, as plays.
 *
 * @param winners 2: North-South pair 3 and East-West pair 3 are two pairs, NS3 and EW3.
 */
export function playsFromTriples(
  rows: readonly (readonly PlayTriple[])[],
  winners: 1 | 2,
): readonly (readonly (Play | null)[])[] {
  const [ns, ew] = winners === 2 ? ['NS', 'EW'] : ['', ''];
  return rows.map((row) =>
    row.map(([north, east, set]) => (set === 0 ? null : { ns: `${ns}${north}`, ew: `${ew}${east}`, set })),
  );
}

/** Who sits at one table wherever the rows name it, in order. */
export function stationaryIn(rows: Movement['rows']): readonly string[] {
  const tables = new Map<string, Set<number>>();
  for (const [table, row] of rows.entries()) {
    for (const contestant of row.flatMap((play) => (play ? everybodyAt(play) : []))) {
      tables.set(contestant, (tables.get(contestant) ?? new Set()).add(table));
    }
  }
  return inOrder([...tables].filter(([, at]) => at.size === 1).map(([contestant]) => contestant));
}
