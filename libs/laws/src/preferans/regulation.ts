/**
 * What the Preferans Code leaves to the regulation of a tournament, or says in two ways: by the settings of a convention.
 * The path to each, `deal.wrongCountDeadline`, is its name there.
 */
export interface CodeRegulation {
  readonly deal: {
    /**
     * Until when a wrong number of cards is dealt again: the end of the deal (3.2.15, fn 13), the first call (3.2.13), the
     * holder's own first call (3.2.16, 3.2.23), or the end of the auction (fn 14).
     */
    readonly wrongCountDeadline: 'end-of-deal' | 'auction-begins' | 'own-call' | 'auction-ends';
    /** Until when an error in the way of dealing is dealt again: rule 3.2.13, or rule 3.2.18 with fn 13. */
    readonly errorDeadline: 'auction-begins' | 'end-of-deal';
    /** Until when a deal out of turn is dealt again: rule 3.2.18, or rule 3.2.15. */
    readonly turnDeadline: 'first-look' | 'end-of-deal';
  };
  readonly auction: {
    /** What overcalls a misère: the nine (3.6.6, fn 40), after which nobody bids on, or the ten alone (3.6.4). */
    readonly overMisere: 'nine' | 'ten';
  };
  readonly allPass: {
    /** Whether the talon is opened when all have passed (3.7.6.1), or stays closed (3.7.6.2). */
    readonly talon: 'opened' | 'closed';
  };
  readonly play: {
    /** A wrong number of cards found in play costs its holder undertricks (3.9.18), or the game counts (fn 14). */
    readonly wrongCount: 'penalty' | 'game-counts';
  };
  /** Agreed remises, to the mountain: the Code names its figures as examples. */
  readonly remise: {
    /** A second fault of the dealer. Rule 3.2.17. */
    readonly dealing: number;
    /** A second card that the dealer turns up. Rule 3.2.12, fn 12. */
    readonly exposedCard: number;
  };
}

/** The Code as tournaments read it, with the figures of its examples. */
export const CODE_REGULATION: CodeRegulation = {
  deal: { wrongCountDeadline: 'own-call', errorDeadline: 'auction-begins', turnDeadline: 'first-look' },
  auction: { overMisere: 'nine' },
  allPass: { talon: 'opened' },
  play: { wrongCount: 'penalty' },
  remise: { dealing: 5, exposedCard: 2 },
};
