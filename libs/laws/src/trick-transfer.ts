import type { Edition } from './edition.js';

/** Why an established revoke transfers no trick of itself. Law 64B. */
export type TransferExemption =
  /** The same player had revoked in the suit before. */
  | 'same-suit-again'
  /** What was not played lay faced on the table: dummy, or a penalty card. */
  | 'faced-card'
  /** Attention was drawn to it when the other side had called on the next deal, ... */
  | 'next-deal'
  /** ... or when the round had ended. */
  | 'round-ended'
  /** It was on the twelfth trick: it is corrected (Law 62D). */
  | 'trick-12'
  /** Both sides have revoked on the board: from 2007 on. */
  | 'both-sides'
  /** It was corrected by Law 62C3: from 2017 on. */
  | 'corrected';

/** An established revoke, and the tricks that its side won from it on. */
export interface EstablishedRevoke {
  /** Who won the revoke trick: the player himself (dummy is not declarer), his partner, or the other side. */
  readonly wonBy: 'offender' | 'partner' | 'opponents';
  /** Later tricks of the offending side; those that the offender won with a card that he could have played to it. */
  readonly later: readonly { readonly by: 'offender' | 'partner'; readonly couldHaveFollowed?: boolean }[];
  readonly exempt?: readonly TransferExemption[];
}

export interface TrickTransfer {
  readonly tricks: 0 | 1 | 2;
  /** What says so: `64A1`. */
  readonly law: '64A1' | '64A2' | '64B';
}

const FIRST_EDITION: Readonly<Partial<Record<TransferExemption, Edition>>> = {
  'both-sides': 2007,
  corrected: 2017,
};

/**
 * The tricks that an established revoke transfers of itself; equity may ask for more (`afterRevoke`).
 *
 * The player who revoked won the trick: that one, and one of those that his side won later. Law 64A1. Otherwise one, if
 * his side won any from the revoke on; before 2007 one more if he won a later one with a card that he could have played
 * to the revoke trick, and his side had yet another. Law 64A2.
 */
export function trickTransfer(
  { wonBy, later, exempt = [] }: EstablishedRevoke,
  edition: Edition,
): TrickTransfer {
  const isExempt = exempt.some((one) => edition >= (FIRST_EDITION[one] ?? 0));
  const won = later.length + (wonBy === 'opponents' ? 0 : 1);
  if (isExempt || won === 0) return { tricks: 0, law: '64B' };
  if (wonBy === 'offender') return { tricks: later.length > 0 ? 2 : 1, law: '64A1' };
  const couldHaveFollowed = later.some((one) => one.by === 'offender' && one.couldHaveFollowed);
  return { tricks: edition < 2007 && couldHaveFollowed && won > 1 ? 2 : 1, law: '64A2' };
}

/**
 * What a revoke comes to when the other side would have made so many tricks more without it: the transfer, or in its
 * place an adjusted score that makes these tricks good. Law 64C1.
 */
export function afterRevoke(
  { tricks }: TrickTransfer,
  equity: number,
):
  | { readonly kind: 'transfer'; readonly tricks: number }
  | { readonly kind: 'adjusted-score'; readonly tricks: number; readonly law: '64C1' } {
  return equity > tricks
    ? { kind: 'adjusted-score', tricks: equity, law: '64C1' }
    : { kind: 'transfer', tricks };
}
