import type { Seat } from '#cards';
import { Rational } from '#scoring';

/** Why an entry is written: stable codes that words are found for. */
export type EntryReason =
  | 'game-made'
  | 'misere-made'
  | 'undertricks'
  | 'misere-tricks'
  | 'trick-whists'
  | 'trick-whists-halved'
  | 'consolation'
  | 'half-whist'
  | 'whist-short'
  | 'whist-remise'
  | 'all-pass-tricks'
  | 'all-pass-none'
  | 'talon-bonus'
  | 'talon-refused'
  | 'help'
  | 'help-whists'
  | 'off-mountain'
  | 'penalty'
  | 'compensation'
  | 'joined'
  | 'own-plan';

/** Where an entry stands: in one's pool, on one's mountain, in one's whists on another, or beside them, as a judge ruled. */
export type EntryKind = 'pool' | 'mountain' | 'whists' | 'adjustment';

/** One entry of the sheet: what a player writes, and the rule that it comes from. */
export interface Entry {
  /** In whose part of the sheet it stands: of whists, who writes them. */
  readonly seat: Seat;
  readonly kind: EntryKind;
  /** Whists are written on somebody. */
  readonly on?: Seat;
  /** Points, or whists: `count` times `price`. */
  readonly amount: Rational;
  /** Tricks or points, and what is written for each. */
  readonly count: Rational;
  readonly price: Rational;
  /** The number in the Preferans Code. */
  readonly rule: string;
  readonly because: EntryReason;
}

type Draft = Omit<Entry, 'amount' | 'count' | 'price'> & {
  readonly count: Rational | number;
  readonly price: Rational;
};

/** An entry of so many at a price; none where there is nothing to write. */
export function entry({ count, price, ...rest }: Draft): readonly Entry[] {
  const exact = Rational.from(count);
  const amount = exact.mul(price);
  return amount.isZero ? [] : [{ ...rest, count: exact, price, amount }];
}
