import type { MovementChoice } from '../generators/families.js';
import type { Meets } from '../quality/competition.js';
import type { MovementCost } from './movement-cost.js';
import type { Coded } from '../movement/refusal.js';
import { FAMILIES_OF_PAIRS, playsOf, type Movement } from '../movement/movement.js';

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

/** How pairs and boards go from round to round, as one sentence says it; by table cards: in no way that one could. */
export interface HowItMoves {
  readonly kind: (typeof FAMILIES_OF_PAIRS)[number] | 'by-cards';
  /** Who stay at their tables. */
  readonly stay: number;
  readonly tables: number;
  /** The table, and the round, after which a Mitchell of even tables does something else. */
  readonly half: number;
}

/** How pairs and boards of a movement of pairs go from round to round. */
export function howItMoves(movement: Movement): HowItMoves {
  const { name, tables, stationary } = movement;
  const family = FAMILIES_OF_PAIRS.find((each) => each === name);
  const isRegular = !family?.endsWith('howell') || followsOn(movement);
  return {
    kind: family && isRegular ? family : 'by-cards',
    stay: stationary.length,
    tables,
    half: Math.floor(tables / 2),
  };
}

/** Whether each pair that moves goes after the same pair all the time, and each table gets the next set. */
function followsOn(movement: Movement): boolean {
  const stays = new Set(movement.stationary);
  const before = new Map<string, Set<string>>();
  const sets = new Set(playsOf(movement).map(({ set }) => set)).size;
  return movement.rows.every((row) =>
    row.slice(1).every((play, index) => {
      const last = row[index];
      if (!play || !last) return true;
      const there = [last.ns, last.ew].filter((pair) => !stays.has(pair));
      for (const pair of [play.ns, play.ew].filter((one) => !stays.has(one))) {
        const followed = before.get(pair);
        before.set(pair, new Set(followed ? there.filter((one) => followed.has(one)) : there));
        if (before.get(pair)!.size === 0) return false;
      }
      return play.set === (last.set % sets) + 1;
    }),
  );
}
