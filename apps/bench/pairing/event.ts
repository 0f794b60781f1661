import { swissRound, type SwissEntry, type SwissOptions } from '#movement';
import { generator } from '../generator.js';
import { greedyRound, meeting } from './greedy.js';

export type Contender = SwissOptions['order'] | 'greedy';

export interface PlayedEvent {
  /** Milliseconds of each draw. */
  readonly draws: readonly number[];
  readonly rematches: number;
}

/** Plays a Swiss event whose matches go as strength and luck have it. */
export function playEvent(entries: number, rounds: number, contender: Contender, seed: number): PlayedEvent {
  const random = generator(seed);
  const strength = new Map(Array.from({ length: entries }, (_, at) => [`${at + 1}`, random()]));
  const scores = new Map([...strength.keys()].map((entry) => [entry, 0]));
  const met = new Set<string>();
  const played: [string, string][] = [];
  const draws: number[] = [];
  let rematches = 0;
  for (let round = 0; round < rounds; round++) {
    const ranked = [...scores].toSorted(([, a], [, b]) => b - a).map(([entry]): SwissEntry => ({ entry }));
    const start = performance.now();
    const matches =
      contender === 'greedy'
        ? greedyRound(ranked, met)
        : swissRound(ranked, played, { order: contender, rematches: 'avoid', odd: 'bye' }).matches.map(
            (match) => [...match.entries] as [string, string],
          );
    draws.push(performance.now() - start);
    for (const [one, other] of matches) {
      if (met.has(meeting(one, other))) rematches++;
      met.add(meeting(one, other));
      played.push([one, other]);
      const gain = 10 + 20 * (strength.get(one)! - strength.get(other)!) + 20 * (random() - 0.5);
      const points = Math.max(0, Math.min(20, gain));
      scores.set(one, scores.get(one)! + points);
      scores.set(other, scores.get(other)! + 20 - points);
    }
  }
  return { draws, rematches };
}
