/** Who is told to do something, or has to choose. */
export const CHOOSERS = [
  'director',
  'declarer',
  /** The opponent to the left of who has called. */
  'left-opponent',
  /** Who would be declarer had the opening lead been in turn. */
  'presumed-declarer',
  /** Either defender; of two who differ the one whose turn comes next. */
  'defenders',
  'offender',
  'committee',
] as const;
export type Chooser = (typeof CHOOSERS)[number];

/**
 * An adjusted score: artificial, assigned, of several outcomes by their weights, for each side apart (Law 12C), or as the
 * director finds.
 */
export type AdjustedScore = 'artificial' | 'assigned' | 'weighted' | 'split' | 'adjusted';

/** Something that follows from a law of which there is no more to say than its name. */
export type PlainRectification =
  /** The board is shuffled and dealt anew. */
  | 'redeal'
  /** Play goes on as if nothing had been; what was called and played stands. */
  | 'play-on'
  /** The cards are put where they belong. */
  | 'restore-cards'
  /** A card that does not belong to the deal is taken away. */
  | 'remove-card'
  /** A missing card is taken from another pack. */
  | 'replace-card'
  /** What was scored on the board does not stand. */
  | 'cancel-result'
  /** Who is at fault and who is not have artificial scores: average minus, average, average plus. Law 12C2. */
  | 'artificial-by-fault'
  /** The players change places so that nobody holds a hand that they know; or another plays in a player’s place. Law 16. */
  | 'positions-changed'
  | 'substitute-plays'
  /** The auction goes on from here, without anything further. */
  | 'auction-goes-on'
  /** The call stands as if it were legal, or is cancelled: the player whose turn it is calls. */
  | 'call-stands'
  | 'call-cancelled'
  | 'later-calls-cancelled'
  /** Of a call that was changed: the one or the other stands. */
  | 'first-call-stands'
  | 'second-call-stands'
  /** The call may be changed; then the next opponent may change a call made since. Law 21B. */
  | 'call-may-change'
  /** The offending side has an average minus at the most. Law 25B2 (1997). */
  | 'at-most-average-minus'
  | 'later-calls-may-change'
  /** The call has to be made again in turn. */
  | 'call-repeated'
  /** A legal call, or a pass, takes the place of the one that is cancelled. */
  | 'call-replaced'
  | 'pass-replaces'
  /** Of an artificial call out of turn the denominations that it showed count, not the one that it named. Law 29C. */
  | 'denomination-shown-counts'
  /** The call does not count: the auction has ended. */
  | 'auction-is-over'
  /** Cards that were seen lie face up until the auction is over. Law 24. */
  | 'cards-stay-faced'
  /** One suit of which the offender has not called any may not be led. Law 26B (2017). */
  | 'no-lead-of-unnamed-suit'
  /** Which card dummy plays. Law 46. */
  | 'card-as-meant'
  | 'lowest-of-named-suit'
  | 'suit-of-last-trick'
  | 'card-of-named-rank'
  | 'highest-lowest-or-winning'
  | 'named-anew'
  /** Dummy placed a card that declarer did not name. Law 45D. */
  | 'named-card-is-played'
  /** A penalty card goes back to the hand, or stays. */
  | 'penalty-card-stays'
  | 'penalty-card-picked-up'
  /** The penalty card takes the place of the card that was played instead. Law 52B2. */
  | 'penalty-card-in-its-place'
  /** A card goes back to the hand without more. */
  | 'take-back'
  /** The card counts as played. */
  | 'card-played'
  /** Of several cards from one hand those that are not played go back. Law 58B. */
  | 'other-cards-go-back'
  /** No other card of the suit below an honour before it. */
  | 'no-other-small-card'
  /** The leader has to lead the suit, or may not as long as he keeps the lead. */
  | 'lead-suit'
  | 'no-lead-of-suit'
  | 'any-lead'
  /** The lead out of turn stands. */
  | 'lead-stands'
  /** The lead is taken back and made by whose turn it is. */
  | 'lead-from-right-hand'
  /** Of two leads of defenders the one made face down is taken back, whatever becomes of the other. Law 54. */
  | 'face-down-lead-goes-back'
  /** The same suit has to be led from the right hand, if it can be. */
  | 'same-suit-from-right-hand'
  /** Declarer becomes dummy, his partner declarer; or dummy spreads. */
  | 'sides-of-declarer-exchanged'
  | 'dummy-spreads'
  /** The revoke is established: its trick stays as it was played. */
  | 'revoke-stands'
  /** The revoke is made good with a card of the suit. */
  | 'correct-revoke'
  /** The other side may change the cards that it played after it. */
  | 'later-cards-may-change'
  /** The player may not choose a play that the card of his partner suggests. */
  | 'no-suggested-play'
  /** Every card that a defender takes back may become a penalty card. Law 62C3. */
  | 'cards-of-defenders-are-penalty-cards'
  /** Who has not played to a trick adds a card to it that may legally be played there. Law 67A1. */
  | 'legal-card-is-added'
  /** A surplus card goes back: it counts as held all the time. */
  | 'held-throughout'
  /** The board is played later, not at all, or the scores of those who had it otherwise are compared apart. */
  | 'late-play'
  | 'not-played'
  | 'split-field'
  /** A player called or conceded: what is in doubt goes to the other side. */
  | 'doubt-against-claimer'
  | 'concession-stands'
  | 'concession-cancelled'
  | 'claim-stands'
  /** Agreement with a claim of the other side. Law 69B. */
  | 'agreement-withdrawn'
  | 'agreement-stands'
  /** What was played after a claim does not count, but may show what would have been played. */
  | 'cancel-later-play'
  /** What was played after a claim does not count, and shows nothing. Law 68D until 1997. */
  | 'later-play-is-void'
  /** Words, counted over the tournament; no more play for the session, or none in the tournament. Laws 90 and 91. */
  | 'warning'
  | 'suspension'
  | 'disqualification'
  /** An appeal is heard or came too late; the ruling of the director stands. Laws 92 and 93. */
  | 'appeal-heard'
  | 'appeal-refused'
  | 'ruling-stands'
  /** Nobody is heard who may not appeal, or whose partner or captain does not concur. Laws 92A and 92D. */
  | 'appeal-not-heard'
  /** A committee may not overrule the director in charge on it. Law 93B3. */
  | 'committee-may-only-advise'
  /** The session is over at this table: its correction period begins. */
  | 'session-over'
  /** The tournament’s regulations settle it; where they are silent, the director. */
  | 'as-regulated'
  /** The irregularity itself is ruled by its own law. */
  | 'rule-on-it'
  /** The offender corrected it too early: more may follow from that. Law 9C. */
  | 'correction-may-cost-more'
  /** What players settled without the director. Law 10B. */
  | 'settlement-stands'
  | 'settlement-cancelled'
  /** All options are explained; the player chooses alone. Law 10C. */
  | 'options-explained'
  /** The right to rectification, or to correct the irregularity, is forfeited. Laws 11 and 60A. */
  | 'rectification-lost'
  | 'correction-lost'
  /** The side that gained loses its gain; the other keeps its score. Laws 11A and 43B3. */
  | 'only-the-gain-is-taken'
  /** The call on cards of another board is cancelled, the player calls on the right ones. Laws 17D and 15A. */
  | 'call-cancelled-and-made-anew'
  /** A wrong board is played to its end. Law 15B2 (2017). */
  | 'board-is-completed'
  /** What a double is of, and when it is gone. Law 19. */
  | 'double-of-last-bid'
  | 'double-is-gone'
  /** A call that there cannot be is left out of the contract. Law 36C (2017). */
  | 'scored-without-it'
  /** How the auction ended, and what comes then. Law 22. */
  | 'board-passed-out'
  | 'last-bid-is-contract'
  | 'questions-before-the-lead'
  | 'play-has-begun'
  /** Calls in turn all the same, and those before or beside them. Laws 28, 33 and 34. */
  | 'opponents-call-cancelled'
  | 'both-calls-in-turn'
  | 'counts-as-the-later-call'
  | 'passes-cancelled'
  | 'missed-player-calls'
  /** What a player may ask, and who answers. Laws 20 and 41. */
  | 'call-is-made-clear'
  | 'opponent-restates-all'
  | 'review-is-corrected'
  | 'partner-explains'
  | 'contract-is-told'
  | 'not-entitled-now'
  /** When an explanation is corrected. Laws 20F and 75. */
  | 'corrected-at-once'
  | 'corrected-by-the-lead'
  | 'corrected-after-final-pass'
  | 'corrected-after-play'
  /** Dummy’s hand is sorted as it has to lie. Law 41D. */
  | 'dummy-is-put-in-order'
  /** Dummy may no longer ask or warn declarer; a warning leaves the hand to the defenders. Law 43B. */
  | 'dummy-loses-rights'
  | 'defenders-choose-the-hand'
  /** Who won a trick. Law 44. */
  | 'highest-trump-wins'
  | 'highest-of-suit-led-wins'
  /** The player cannot play as required. Law 59. */
  | 'any-legal-card'
  /** After a play out of turn that was played to. Law 60. */
  | 'counts-as-in-turn'
  | 'earlier-duties-stay'
  | 'rights-stay'
  /** Played cards: who may point to one or look at it. Laws 65 and 66. */
  | 'card-is-turned'
  | 'cards-are-faced-again'
  | 'may-look-not-show'
  | 'only-the-director-allows'
  | 'own-cards-are-looked-at'
  | 'doubt-against-who-mixed'
  /** A player need not tell of an infraction of the own side. Law 72. */
  | 'no-duty-to-tell'
  /** Law 76. */
  | 'spectator-goes'
  | 'spectator-tells-facts'
  /** The number of tricks, and a score that was recorded. Law 79. */
  | 'tricks-as-you-find'
  | 'no-score-has-to-rise'
  | 'score-is-corrected'
  | 'recorded-score-stands'
  | 'one-score-is-lowered'
  | 'organiser-has-to-agree'
  /** What a director may do with a rectification. Laws 81 to 83. */
  | 'too-late-to-rule'
  | 'rectification-is-waived'
  | 'committee-decides'
  | 'neither-side-at-fault'
  | 'ruling-is-corrected'
  | 'board-is-played'
  | 'doubt-for-the-side-not-at-fault'
  | 'right-to-appeal-is-told'
  /** In an event of individuals. Law 89. */
  | 'partner-has-the-same-score'
  | 'offender-alone-is-penalised'
  /** No committee: the director in charge hears the appeal. Law 93A. */
  | 'director-in-charge-hears';

/** Something that follows from a law. All that follows from facts is a list of these. */
export type Rectification =
  | { readonly kind: PlainRectification }
  /** The score is adjusted: now, or at the end where the irregularity turns out to have mattered. */
  | { readonly kind: 'adjust'; readonly score: AdjustedScore; readonly when: 'now' | 'if-it-mattered' }
  /** A player or a side has to pass: at the next turn, as long as the auction lasts, or as was ruled before. */
  | {
      readonly kind: 'must-pass';
      readonly who: 'offender' | 'partner' | 'both';
      readonly how: 'next-turn' | 'throughout' | 'as-before';
    }
  /** The partner may bid or pass at this turn, but not double or redouble. Law 30B2(b) until 2007. */
  | { readonly kind: 'no-double'; readonly who: 'partner' }
  /** The score is adjusted at the end where the offender could have known that this would harm the other side. */
  | { readonly kind: 'could-have-known'; readonly law: '23' | '72B1' | '72C' }
  /** A procedural penalty may be given, or is due (Law 90); a disciplinary one is given (Law 91). */
  | { readonly kind: 'penalty'; readonly duty: 'may' | 'due' | 'disciplinary'; readonly law: string }
  /** What a player has learned is not his to use. Law 16. */
  | { readonly kind: 'unauthorised'; readonly to: 'partner' | 'askers-partner' | 'offending-side' }
  /**
   * What a penalty card shows is everybody’s to use as long as it lies there (Law 50E); what withdrawn calls and plays tell,
   * that of the side that is not at fault (Law 16).
   */
  | { readonly kind: 'authorised'; readonly to: 'everybody' | 'non-offending-side' }
  /** A card of a defender lies faced on the table until it is played. Law 50. */
  | { readonly kind: 'penalty-card'; readonly type: 'major' | 'minor' | 'major-all' }
  /** It has to be played as soon as the law allows it. */
  | { readonly kind: 'must-play'; readonly by: 'next-turn' | 'first-legal-turn' }
  /** What the partner of a defender has to play. Law 57A. */
  | {
      readonly kind: 'partner-plays';
      readonly what: 'highest-of-suit' | 'lowest-of-suit' | 'other-suit' | 'not-other-suit';
    }
  /** Tricks go to the other side after play. */
  | { readonly kind: 'tricks'; readonly count: 0 | 1 | 2 }
  /** A card is faced and put among those played; whoever won the trick keeps it. */
  | { readonly kind: 'supply-card'; readonly from: 'suit' | 'any' };
