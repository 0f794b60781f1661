import type { DepositFate, RulingEffect, RulingState } from '#tournament';
import type { HistoryEvent } from './history-event.js';

/** A director's decision: how it was found, and everything that was said of it. Texts are ids of free texts. */
export type DecisionPlay = RulingState & {
  readonly ruling: string;
  readonly law: RulingPlay['law'];
  readonly reason: string;
  readonly facts: string | null;
  readonly departs: string | null;
  readonly told: string | null;
  /** The call of a table that it answers. */
  readonly call: { readonly table: string; readonly call: number } | null;
  readonly given: HistoryEvent;
  readonly history: readonly DecisionEvent[];
};

/** What was said of a ruling after it was given; later laws and reasons stand in the place of earlier ones. */
export type DecisionEvent = HistoryEvent & { readonly reason: string | null } & (
    | { readonly what: 'reviewed' | 'withdrawn' }
    | { readonly what: 'amended'; readonly law: RulingPlay['law'] }
    | { readonly what: 'appealed'; readonly contestant: string; readonly deposit: boolean }
    | { readonly what: 'appeal-withdrawn'; readonly deposit: DepositFate }
    | {
        readonly what: 'appeal-decided';
        readonly decision: 'stands' | 'changed';
        readonly law: RulingPlay['law'];
        readonly deposit: DepositFate;
        readonly committee: string | null;
      }
    | {
        readonly what: 'effect-voided';
        readonly table: string;
        readonly round: number;
        readonly board: number;
      }
  );

/** An effect of a ruling, with the law that it stands on. Its reason and facts are ids of free texts. */
export type RulingPlay = {
  readonly ruling: string;
  readonly law: NonNullable<RulingState['law']>;
  readonly reason: string;
  readonly facts: string | null;
  /** The salted hashes of the two texts, as the journal has them. */
  readonly hashes: { readonly reason: string; readonly facts: string | null };
  readonly given: HistoryEvent;
  readonly withdrawn: (HistoryEvent & { readonly reason: string }) | null;
  readonly what: RulingEffect;
};
