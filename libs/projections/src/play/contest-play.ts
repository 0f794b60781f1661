import type { ContestSettings, ContestState } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A contest of several sessions, and what was given in it beside them. */
export type ContestPlay = ContestState & {
  readonly contest: string;
  readonly settings: ContestSettings;
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
