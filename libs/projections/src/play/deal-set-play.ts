import type { DealSetState } from '#tournament';
import type { HistoryEvent } from './history-event.js';

/** A set of boards, what was promised of its deals and when, and who was given them in files. */
export type DealSetPlay = DealSetState & { readonly files: readonly FileTakenPlay[] };

/** Deals that were given to a duplicator in a file. */
export type FileTakenPlay = HistoryEvent & {
  readonly boards: readonly number[];
  readonly format: string;
  readonly contestant: boolean;
};
