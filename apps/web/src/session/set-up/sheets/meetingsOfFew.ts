import { hasSystem } from '#movement';

/**
 * How many meetings each player has, where the others are so few for them that a draw from the standings has hardly a
 * choice left and somebody is met again: they take up more than half of the others, and no system is known; otherwise 0.
 */
export function meetingsOfFew(players: number, rounds: number, wanted: 'fours' | 'threes'): number {
  const meetings = rounds * (wanted === 'fours' ? 3 : 2);
  return 2 * meetings > players - 1 && !hasSystem(players, wanted, rounds) ? meetings : 0;
}
