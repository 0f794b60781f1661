import type { MovementChoice } from '../generators/families.js';
import type { Meets } from '../quality/meets.js';
import type { HowItMoves } from './how-it-moves.js';
import type { MovementCost } from './movement-cost.js';

/** What is not as it should be about an offer, said plainly to the director. */
export type OfferWarning =
  /** One winner of two lines that are hardly compared: no arrows are switched, for that would make it no fairer. */
  | { readonly code: 'offer.unswitched'; readonly quality: number }
  /** The web is so much wider than its rounds that one line is hardly compared with the other. */
  | {
      readonly code: 'offer.wide-web';
      readonly tables: number;
      readonly rounds: number;
      readonly quality: number;
    }
  | { readonly code: 'offer.unbalanced'; readonly quality: number }
  /** Tables play one set at once with fewer copies than tables. */
  | {
      readonly code: 'offer.shares';
      readonly tables: number;
      readonly copies: number;
      readonly rounds: number;
    }
  /** Everybody moves after every board. */
  | { readonly code: 'offer.short-rounds' }
  /** Some meet the same opponents twice. */
  | { readonly code: 'offer.meets-again' }
  /** Of teams: so many rounds a team has no match. */
  | { readonly code: 'offer.bye'; readonly rounds: number }
  /** Of teams: a team meets only so many of the others. */
  | { readonly code: 'offer.meets-some'; readonly opponents: number; readonly others: number }
  | { readonly code: 'offer.sits-out-long'; readonly rounds: number }
  | { readonly code: 'offer.few-boards'; readonly played: number; readonly inPlay: number }
  | { readonly code: 'offer.other-boards'; readonly boards: number; readonly wanted: number }
  /** The same, where not all play as many. */
  | {
      readonly code: 'offer.other-boards-between';
      readonly least: number;
      readonly boards: number;
      readonly wanted: number;
    }
  | { readonly code: 'offer.too-long'; readonly minutes: number; readonly wanted: number };

/** What differs from what was wanted, though it is as good: no warning, but to be known. */
export type OfferRemark =
  | { readonly code: 'offer.boards-differ'; readonly boards: number; readonly wanted: number }
  /** The same, where not all play as many. */
  | {
      readonly code: 'offer.boards-between';
      readonly least: number;
      readonly boards: number;
      readonly wanted: number;
    }
  | { readonly code: 'offer.minutes-differ'; readonly minutes: number; readonly wanted: number };

/** A movement that fits, with what it costs. */
export interface Offer {
  readonly choice: MovementChoice;
  readonly cost: MovementCost;
  /** How balanced it is, of 100: Q with one winner, within each line with two; null where nobody competes. */
  readonly quality: number | null;
  readonly moves: HowItMoves;
  readonly meets: Meets;
  /** Copies of each set, of those that there are. */
  readonly copies: number;
  readonly minutes: number;
  /** As which of its numbers those play who must stay seated. */
  readonly seats: readonly { readonly pair: string; readonly as: string }[];
  readonly warnings: readonly OfferWarning[];
  readonly remarks: readonly OfferRemark[];
}

/** Why nothing fits, with the nearest that does. */
export type OfferRefusal =
  | { readonly code: 'offer.pairs'; readonly pairs: number; readonly least: number; readonly most: number }
  /** For so few there is none with two lines. */
  | { readonly code: 'offer.two-lines'; readonly pairs: number; readonly nearest: number }
  /** Tables would share a copy among more than two. */
  | { readonly code: 'offer.copies'; readonly copies: number; readonly nearest: number }
  | { readonly code: 'offer.stay'; readonly stay: number; readonly most: number };

export interface Offers {
  /** The best first. */
  readonly offers: readonly Offer[];
  /** Where there is none: why. */
  readonly refusals: readonly OfferRefusal[];
}
