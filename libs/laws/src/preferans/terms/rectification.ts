import type { Points } from './regulation.js';

/** Who has to choose, or what: a lot. */
export type CodeChooser =
  | 'any-player'
  | 'absent-player'
  | 'holder'
  | 'declarer'
  | 'whisters'
  | 'next-opponent'
  | 'sitting-dealer'
  /** Drawn by the judge, recorded in the protocol. Rule 3.8.5.1b. */
  | 'lot';

/** Something that follows from a rule of which there is no more to say than its name. */
export type PlainCodeRectification =
  // The deal
  /** The same player deals again (3.2.2), where nothing else is said. */
  | 'redeal'
  /** The cards are dealt again, by the player whose turn it is. Rules 3.2.14 and 3.2.15. */
  | 'right-dealer-deals'
  | 'shuffle-again'
  | 'pack-made-full'
  | 'dealer-sits-out'
  /** The two on the dealer's left and the one on the right. */
  | 'three-beside-dealer-play'
  /** The mean of the others' pools and mountains, rounded against the new player. */
  | 'joins-with-mean'
  | 'sits-left-of-last-dealer'
  | 'does-not-join'
  /** The next player deals. */
  | 'deal-passes'
  | 'deal-stands'
  | 'next-dealer-left-of-actual'
  | 'claim-refused'
  | 'play-on'
  | 'no-penalty'
  /** The Code has no penalty for it; the judge may reprimand. */
  | 'reproach'
  | 'card-given'
  | 'dealer-compensates'
  | 'judge-decides'
  // The talon and the auction
  | 'barred-from-auction'
  | 'auction-continues'
  | 'auction-over'
  /** The offender shuffles his twelve cards, the dealer draws two of them unseen. */
  | 'talon-drawn-anew'
  /** Who still bids takes the talon; his last call is the lowest contract that he may order. */
  | 'talon-to-last-bidder'
  | 'hands-opened'
  /** What each could have made, or have beaten, is written in whists on the offender, who writes nothing. */
  | 'lost-value-on-offender'
  /** Who could write for his own contract or for another's failure takes one of the two. Fn 25. */
  | 'one-result-each'
  | 'partners-share-whists'
  | 'partners-one-to-pool'
  | 'must-order-not-misere'
  | 'any-legal-call'
  | 'call-stands'
  | 'call-cancelled'
  | 'waits-for-turn'
  // The order
  | 'order-by-the-rules'
  | 'order-stands'
  | 'new-order'
  | 'one-level-higher'
  | 'discard-stands'
  | 'misere-shared'
  | 'invitation-void'
  // Plans
  | 'whister-decides'
  | 'result-as-played'
  | 'result-as-agreed'
  /** The dissenters write on who insisted what they lost and what they did not gain. Rule 3.8.5.1a. */
  | 'compensation-from-insister'
  | 'protocol-entry'
  | 'not-zero-sum'
  // Play
  | 'trick-shown'
  | 'trick-not-shown'
  | 'open-card'
  | 'all-cards-open'
  | 'open-card-at-first-chance'
  | 'open-card-on-demand'
  | 'open-card-may-be-led'
  | 'open-card-played'
  | 'another-card-of-suit'
  | 'opponent-orders-play'
  | 'play-by-stated-plan'
  | 'rest-as-claimed'
  | 'lead-stands'
  | 'lead-to-last-winner'
  | 'correct-revoke'
  | 'replay-from-revoke'
  | 'doubt-against-offender'
  | 'whists-for-tricks-taken'
  /** Consolation is written for the undertricks of the play, without those of the penalty. Fn 68. */
  | 'consolation-without-penalty'
  | 'extra-card-discarded'
  | 'lost-gain-of-others'
  /** The most that the offender could have won in the deal. Rule 3.2.16. */
  | 'maximum-win-of-offender'
  | 'aid-put-away'
  | 'adviser-removed'
  | 'opponent-names-card';

/** Something that follows from a rule. All that follows from facts is a list of these. */
export type CodeRectification =
  | { readonly kind: PlainCodeRectification }
  | { readonly kind: 'warning'; readonly to: 'dealer' | 'player' }
  /** Points to the mountain of who is at fault. */
  | { readonly kind: 'remise'; readonly to: 'dealer' | 'offender'; readonly mountain: Points }
  /** Who is responsible for a wrong number of cards. */
  | { readonly kind: 'answers'; readonly who: 'dealer' | 'holder' }
  /** Tricks of an all-pass deal that go to the offender. */
  | { readonly kind: 'takes'; readonly tricks: 'first-two' | 'all' | 'rest' }
  /**
   * Tricks more or less for the offender: more at a misère and an all-pass, less of other games. Where they go to nobody,
   * nobody else's tricks change; otherwise they come off, or go over to, the opponents.
   */
  | { readonly kind: 'tricks'; readonly change: -1 | 1; readonly to: 'nobody' | 'opponents' }
  /** No trick of those contracted: of the game reached in the auction, or of the one ordered. */
  | { readonly kind: 'without-all'; readonly of: 'call' | 'order' }
  /** Undertricks are recorded, beyond the contract, beyond those of the play, or beyond those that are proven. */
  | {
      readonly kind: 'undertricks';
      readonly of: 'declarer' | 'whister';
      readonly count: number;
      readonly beyond: 'contract' | 'taken' | 'proven';
    }
  /** The undertricks that are proven, and no fewer than so many. */
  | { readonly kind: 'proven-undertricks'; readonly of: 'declarer'; readonly least: number }
  /** What the other defender leads: the suit that was called, or that of the open card. */
  | { readonly kind: 'lead'; readonly suit: 'called' | 'of-open-card'; readonly is: 'demanded' | 'forbidden' }
  /** By whose plan a player has his result. Rule 3.8.5.1b. */
  | {
      readonly kind: 'result';
      readonly of: 'whister' | 'dissenter' | 'declarer';
      readonly by: 'whister-plan' | 'other-plan';
    };
