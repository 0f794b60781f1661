import type { History } from '../wish/history.js';

/** Two who meet, and with which set. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly set: number;
}

/** Rounds that are wanted behind others. */
export interface RestWanted {
  /** Those who are there: two lines, of which one meets the other; or one, in which everybody may meet everybody. */
  readonly lines: readonly [readonly string[]] | readonly [readonly string[], readonly string[]];
  readonly history: History;
  readonly rounds: number;
  readonly tables: number;
  readonly sets: readonly number[];
  /** So many tables at most play a set in the same round. */
  readonly copies: number;
  readonly meetAgain: boolean;
  /** What was to be played in a round, from 0: what can stay so had better. */
  planned(round: number): readonly Match[];
}

/** How many of each line play in a round. */
export function playing({ lines, tables, sets, copies }: RestWanted): readonly number[] {
  const most = Math.min(tables, sets.length * copies);
  const [some, others] = lines;
  if (!others) return [2 * Math.min(most, Math.floor(some.length / 2))];
  const each = Math.min(most, some.length, others.length);
  return [each, each];
}
