import type { ContestSettings } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A contest of several sessions, and what was given in it beside them. */
export type ContestPlay = {
  readonly contest: string;
  readonly settings: ContestSettings;
  /** Carry-forwards that were entered by hand, by `session/contestant`. */
  readonly carried: { readonly [participant: string]: CarriedPlay };
  readonly penalties: { readonly [penalty: string]: ContestPenaltyPlay };
  /** What was decided about going on, by `session/contestant`. */
  readonly goingOn: { readonly [participant: string]: 'goes-on' | 'declines' };
  /** When it was first chosen. */
  readonly chosen: Moment;
  /** Other changes of its ranking since then, besides its sessions, in their order. */
  readonly changes: readonly ContestChangePlay[];
};

/** A change of a contest's ranking that is of no session; its reason is the id of a free text. */
export type ContestChangePlay = HistoryEvent & {
  readonly what: 'settings' | 'carry' | 'penalty' | 'penalty-withdrawn';
  readonly reason: string | null;
};

export type CarriedPlay = {
  readonly hundredths: number;
  readonly reason: string;
  readonly given: HistoryEvent;
};

export type ContestPenaltyPlay = CarriedPlay & { readonly session: string; readonly contestant: string };
