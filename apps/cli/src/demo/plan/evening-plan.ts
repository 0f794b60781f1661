import type { MovementChoice } from '#movement';
import type { Member } from './club.js';

/** What is chosen of an evening. */
export interface EveningChoice {
  readonly tables: number;
  /** The same seed makes the same evening; only the deals are always new. */
  readonly seed: string;
}

/** A pair that has entered, and as which contestant it plays. */
export interface EnteredPair {
  readonly entry: string;
  readonly players: readonly [Member, Member];
  readonly contestant: string;
}

/** Something that somebody does in the hall. */
export interface PlannedAction {
  /** Minutes since the first round was called. */
  readonly at: number;
  /** The director, or the table whose phone it is. */
  readonly by: string;
  readonly command: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** What there is to tell of it. */
  readonly says?: string;
}

/** The one session of a demo's tournament. */
export const SESSION = '1';

export const DIRECTOR = 'director';

/** An evening as it will be played: who comes, who sits where and everything that happens, minute by minute. */
export interface EveningPlan {
  readonly name: string;
  readonly pairs: readonly EnteredPair[];
  readonly movement: { readonly kind: 'made' } & MovementChoice;
  readonly boardsPerRound: number;
  readonly boards: number;
  readonly tables: readonly string[];
  /** The seed from which the seats are drawn. */
  readonly draw: string;
  /** Minutes of a round, the change to it included. */
  readonly roundMinutes: number;
  /** In the order in which they are done. */
  readonly actions: readonly PlannedAction[];
}
