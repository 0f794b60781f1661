import type { Movement } from '../movement/movement.js';
import { MovementRefused } from '../movement/refusal.js';

/**
 * A barometer over any movement: contestants go as before, but all tables play the same set in a round, set r in
 * round r, so that each round can be scored at its end. Every table needs a copy of each set.
 *
 * @throws MovementRefused for teams: the two tables of a match are to play the same boards, and do so in two rounds.
 */
export function barometer(movement: Movement): Movement {
  if (movement.contestants === 'teams') throw new MovementRefused({ code: 'movement.barometer-of-teams' });
  return {
    ...movement,
    name: 'barometer',
    sets: movement.rounds,
    rows: movement.rows.map((row) => row.map((play, round) => play && { ...play, set: round + 1 })),
    declared: { ...movement.declared, copies: movement.tables },
  };
}
