import type { Movement } from '../movement/movement.js';

/** Who sits out for want of the missing pair in a round, and what it misses. */
export interface SitOut {
  readonly table: number;
  readonly contestant: string;
  readonly side: 'NS' | 'EW';
  readonly set: number;
}

/** The sit-out that the missing pair makes in a round; undefined: none. */
export function sitOutIn({ rows, phantom }: Movement, round: number): SitOut | undefined {
  if (phantom === undefined) return undefined;
  for (const [index, row] of rows.entries()) {
    const play = row[round - 1];
    if (!play || (play.ns !== phantom && play.ew !== phantom)) continue;
    const side = play.ns === phantom ? 'EW' : 'NS';
    return { table: index + 1, contestant: side === 'NS' ? play.ns : play.ew, side, set: play.set };
  }
  return undefined;
}
