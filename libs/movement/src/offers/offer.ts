import type { HowItMoves } from './how-it-moves.js';
import type { MovementChoice } from '../generators/families.js';
import type { Meets } from '../quality/competition.js';
import type { MovementCost } from './movement-cost.js';
import type { Coded } from '../movement/refusal.js';

/** What is not as it should be about an offer, said plainly to the director. */
export type OfferWarning = Coded<{
  /** One winner of two lines that are hardly compared: no arrows are switched, for that would make it no fairer. */
  'offer.unswitched': { quality: number };
  /** The web is so much wider than its rounds that one line is hardly compared with the other. */
  'offer.wide-web': { tables: number; rounds: number; quality: number };
  'offer.unbalanced': { quality: number };
  /** Tables play one set at once with fewer copies than tables. */
  'offer.shares': { tables: number; copies: number; rounds: number };
  /** Everybody moves after every board. */
  'offer.short-rounds': object;
  /** Some meet the same opponents twice. */
  'offer.meets-again': object;
  /** Of teams: so many rounds a team has no match. */
  'offer.bye': { rounds: number };
  /** Of teams: a team meets only so many of the others. */
  'offer.meets-some': { opponents: number; others: number };
  'offer.sits-out-long': { rounds: number };
  'offer.few-boards': { played: number; inPlay: number };
  'offer.other-boards': { boards: number; wanted: number };
  /** The same, where not all play as many. */
  'offer.other-boards-between': { least: number; boards: number; wanted: number };
  'offer.too-long': { minutes: number; wanted: number };
}>;

/** What differs from what was wanted, though it is as good: no warning, but to be known. */
export type OfferRemark = Coded<{
  'offer.boards-differ': { boards: number; wanted: number };
  /** The same, where not all play as many. */
  'offer.boards-between': { least: number; boards: number; wanted: number };
  'offer.minutes-differ': { minutes: number; wanted: number };
}>;

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
