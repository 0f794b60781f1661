import type { Movement } from '../movement.js';

/**
 * A barometer over any movement: contestants go as before, but all tables play the same set in a round, set r in
 * round r, so that each round can be scored at its end. Every table needs a copy of each set.
 */
export function barometer(movement: Movement): Movement {
  return {
    ...movement,
    name: 'barometer',
    sets: movement.rounds,
    rows: movement.rows.map((row) => row.map((play, round) => play && { ...play, set: round + 1 })),
    declared: { ...movement.declared, copies: movement.tables },
  };
}
