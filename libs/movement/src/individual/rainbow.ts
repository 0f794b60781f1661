import { roundsOf, tablesOf } from '../movement/refusal.js';
import type { IndividualMovement } from './individual-movement.js';
import { onCircle } from '../generators/two-winner.js';

/** What a rainbow is asked for with. */
export interface RainbowOptions {
  readonly tables: number;
  readonly rounds?: number;
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
}

/**
 * The rainbow individual: after each round North stays, South goes one table up, East two up, West two down and the
 * boards one down. Nobody meets anybody twice, as partner or opponent. North is 1 to T, South T + 1 to 2T, East and
 * West the next.
 *
 * @throws MovementRefused for a number of tables that 2 or 3 divides, or fewer than 5.
 */
export function rainbow({ tables: wanted, rounds: fewer, barometer }: RainbowOptions): IndividualMovement {
  const tables = tablesOf(wanted, {
    least: 5,
    fits: (count) => count % 2 > 0 && count % 3 > 0,
    why: 'movement.why.by-two-or-three',
  });
  const rounds = roundsOf(fewer ?? tables, { most: tables });
  const player = (line: number, at: number) => String(line * tables + onCircle(at, tables));
  return {
    name: 'rainbow',
    tables,
    rounds,
    sets: barometer ? rounds : tables,
    rows: Array.from({ length: tables }, (_, index) =>
      Array.from({ length: rounds }, (_, gone) => ({
        n: player(0, index + 1),
        s: player(1, index + 1 - gone),
        e: player(2, index + 1 - 2 * gone),
        w: player(3, index + 1 + 2 * gone),
        set: barometer ? gone + 1 : onCircle(index + 1 + gone, tables),
      })),
    ),
    ...(barometer && { declared: { copies: tables } }),
  };
}
