import type { Edition } from './edition.js';

/** A player did not play to a trick, and both sides have played on. Law 67B1. */
export interface OmittedCard {
  /** Whether he holds a card of the suit that was led. */
  readonly holdsSuit: boolean;
  /** Whether his side won that trick or a later one. */
  readonly sideWonTrick: boolean;
}

/**
 * The fewest and the most tricks that are transferred when a player did not play to a trick. From 2017 on it is as a
 * revoke by Law 64A2; before, only who had none of the suit might lose a trick by Law 64, in 2007 who had as well.
 */
export function tricksForOmittedCard(
  { holdsSuit, sideWonTrick }: OmittedCard,
  edition: Edition,
): { readonly least: 0 | 1; readonly most: 0 | 1 } {
  if (!sideWonTrick) return { least: 0, most: 0 };
  if (edition >= 2017) return { least: 1, most: 1 };
  return { least: 0, most: holdsSuit && edition < 2007 ? 0 : 1 };
}

/** A player played more than one card to a trick, and both sides have played on. Law 67B2. */
export interface SurplusCards {
  readonly defender: boolean;
  /** Whether a card besides the one that counts was exposed. */
  readonly exposed: boolean;
}

/** What becomes of the cards that were too many, the same in every edition. Whoever won the trick keeps it. */
export function afterSurplusCards({ defender, exposed }: SurplusCards) {
  return {
    restored: true,
    /** The card counts as having been in the hand all the time, so that not playing it may have been a revoke. */
    heldThroughout: true,
    penaltyCard: defender && exposed,
    trickOwner: 'unchanged',
  } as const;
}
