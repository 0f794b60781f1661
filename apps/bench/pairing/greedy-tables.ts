import { tableSizes, type RoundOfPlayers } from '#movement';
import { meeting } from './greedy.js';

/** From the top each table takes the next ones who have met nobody at it; where nobody is left who has not, the next. */
export function greedyTables(ranked: readonly string[], met: ReadonlySet<string>): RoundOfPlayers {
  const left = [...ranked];
  return tableSizes(ranked.length, 'fours').sizes.map((size, at) => {
    const players = [left.shift()!];
    while (players.length < size) {
      const free = left.findIndex((other) => players.every((one) => !met.has(meeting(one, other))));
      players.push(...left.splice(Math.max(0, free), 1));
    }
    return { table: at + 1, players };
  });
}
