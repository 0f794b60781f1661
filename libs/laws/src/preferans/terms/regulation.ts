/**
 * What the Preferans Code leaves to those who play, or says in two ways. By the names of the settings of a convention: one
 * may be handed over as it is.
 */
export interface CodeRegulation {
  /**
   * Until when a wrong number of cards is dealt again: the holder's own first call (3.2.16, 3.2.23), the first call (3.2.13),
   * the end of the auction (fn 14), or the end of the deal (3.2.15, 3.2.18, fn 13).
   */
  readonly wrongCountDeadline: 'own-first-call' | 'auction-begins' | 'auction-ends' | 'deal-ends';
  /** Until when an error in the way of dealing is dealt again: rule 3.2.13, or rule 3.2.18 with fn 13. */
  readonly dealingErrorDeadline: 'auction-begins' | 'deal-ends';
  /** Until when a deal out of turn is dealt again: rule 3.2.18, or rules 3.2.14 and 3.2.15. */
  readonly dealerTurnDeadline: 'first-look' | 'deal-ends';
  /** A call that jumps over steps: it stands (fn 21), or is none where those who play agreed so. Rule 3.3.8. */
  readonly jumps: 'flagged' | 'refused';
  /** What overcalls a misère: the nine (3.6.6, fn 40), or the ten alone (3.6.4). */
  readonly misereBeatenBy: 9 | 10;
  /** Whether the bidding goes no further once a misère is overcalled. Fn 40. */
  readonly auctionEndsOverMisere: boolean;
  /** Whether the sitting dealer may be invited to share a misère. Rule 3.6.9. */
  readonly misereHalved: boolean;
  /** Whether the talon is opened when all have passed (3.7.6.1), or stays closed (3.7.6.2). */
  readonly allPassTalon: 'opened' | 'closed';
  /** A wrong number of cards found in play: a remise of its holder (3.9.18), or the extra card is discarded (fn 14). */
  readonly extraCardInPlay: 'remise' | 'discarded';
  /** Agreed remise, to the mountain: a second fault of the dealer. Rule 3.2.17 has its figure as an example. */
  readonly penaltySecondDealingFault: Points;
  /** A second card that the dealer turns up. Fn 12 has its figure as an example. */
  readonly penaltySecondExposedCard: Points;
  /** The talon looked at before it is bought. Rule 3.2.21. */
  readonly penaltyTalonSeen: Points;
  /** To the dealer's mountain when declarer refuses the talon; null: he may not. Rule 3.4.10 with fn 35. */
  readonly talonRefusal: Points | null;
  /** Who puts right a talon that was taken: the judge in qualification tournaments (fn 26), or the dealer everywhere (3.3.17). */
  readonly changedTalon: 'judge' | 'dealer-draws';
  /** A disputed plan: the judge's lot in qualification tournaments (3.8.5.1b), or compensation everywhere (3.8.5.1a). */
  readonly disputedPlan: 'judge' | 'compensation';
}

/** Points, exact: a whole number, or the text of a fraction. */
export type Points = number | string;

/** The Code as tournaments read it, with the figures of its examples. */
export const CODE_REGULATION: CodeRegulation = {
  wrongCountDeadline: 'own-first-call',
  dealingErrorDeadline: 'auction-begins',
  dealerTurnDeadline: 'first-look',
  jumps: 'flagged',
  misereBeatenBy: 9,
  auctionEndsOverMisere: true,
  misereHalved: true,
  allPassTalon: 'opened',
  extraCardInPlay: 'remise',
  penaltySecondDealingFault: 5,
  penaltySecondExposedCard: 2,
  penaltyTalonSeen: 5,
  talonRefusal: null,
  changedTalon: 'judge',
  disputedPlan: 'judge',
};
