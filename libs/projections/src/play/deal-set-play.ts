import type { DealSetState } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A set of boards, what was promised of its deals and when, and who was given them in files. */
export type DealSetPlay = DealSetState & {
  readonly moments: readonly CommitmentMoments[];
  readonly files: readonly FileTakenPlay[];
  readonly squareDealMoments: SquareDealMoments;
};

/** Deals that were given to a duplicator in a file. */
export type FileTakenPlay = HistoryEvent & {
  readonly boards: readonly number[];
  readonly format: string;
  readonly contestant: boolean;
};

/** When a commitment was made, and when its delayed value was given. */
export type CommitmentMoments = { readonly made: Moment | null; readonly found: Moment | null };

/** When an SQD was published, its delayed value was given and its keys were published. */
export type SquareDealMoments = {
  readonly promised: Moment | null;
  readonly found: Moment | null;
  readonly opened: Moment | null;
};
