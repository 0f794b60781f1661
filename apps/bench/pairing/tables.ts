import { swissTables, type RoundOfPlayers } from '#movement';
import { generator } from '../generator.js';
import { greedyTables } from './greedy-tables.js';
import { meeting } from './greedy.js';

export const TABLE_CONTENDERS = ['swiss', 'greedy'] as const;
export type TableContender = (typeof TABLE_CONTENDERS)[number];

export interface PlayedTables {
  /** Milliseconds of each draw. */
  readonly draws: readonly number[];
  /** Pairs of players who met again. */
  readonly repeats: number;
  /** The mean distance in rank of two at a table. */
  readonly distance: number;
}

/** Plays a Swiss of players at tables of four and three, whose results go as strength and luck have it. */
export function playTables(
  players: number,
  rounds: number,
  contender: TableContender,
  seed: number,
): PlayedTables {
  const random = generator(seed);
  const strength = new Map(Array.from({ length: players }, (_, at) => [`${at + 1}`, random()]));
  const scores = new Map([...strength.keys()].map((player) => [player, 0]));
  const before: RoundOfPlayers[] = [];
  const met = new Set<string>();
  const draws: number[] = [];
  const distances: number[] = [];
  let repeats = 0;
  for (let round = 0; round < rounds; round++) {
    const ranked = [...scores].toSorted(([, a], [, b]) => b - a).map(([player]) => player);
    const rank = new Map(ranked.map((player, at) => [player, at]));
    const start = performance.now();
    const tables =
      contender === 'greedy'
        ? greedyTables(ranked, met)
        : swissTables(
            ranked.map((player) => ({ player })),
            before,
          ).tables;
    draws.push(performance.now() - start);
    before.push(tables);
    for (const { players: names } of tables) {
      for (const [at, one] of names.entries()) {
        for (const other of names.slice(at + 1)) {
          if (met.has(meeting(one, other))) repeats++;
          met.add(meeting(one, other));
          distances.push(Math.abs(rank.get(one)! - rank.get(other)!));
        }
      }
      const results = names.map((player) => 200 * (strength.get(player)! + random()));
      const mean = results.reduce((sum, result) => sum + result, 0) / names.length;
      for (const [at, player] of names.entries()) {
        scores.set(player, scores.get(player)! + results[at]! - mean);
      }
    }
  }
  return { draws, repeats, distance: distances.reduce((sum, one) => sum + one, 0) / distances.length };
}
