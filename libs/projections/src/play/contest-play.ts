import type { ContestSettings } from '#tournament';
import type { Deed } from './deed.js';

/** A contest of several sessions, and what was given in it beside them. */
export type ContestPlay = {
  readonly contest: string;
  readonly settings: ContestSettings;
  /** What was given by hand to be brought along, by `session/contestant`. */
  readonly carried: { readonly [participant: string]: CarriedPlay };
  readonly penalties: { readonly [penalty: string]: ContestPenaltyPlay };
  /** What was decided about going on, by `session/contestant`. */
  readonly goingOn: { readonly [participant: string]: 'goes-on' | 'declines' };
};

export type CarriedPlay = { readonly hundredths: number; readonly reason: string; readonly given: Deed };

export type ContestPenaltyPlay = CarriedPlay & { readonly session: string; readonly contestant: string };
