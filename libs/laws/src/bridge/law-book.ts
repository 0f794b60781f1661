import type { LawBook } from '../book/law-book.js';
import { type BridgeTerms, type Edition, EDITIONS, type Procedure } from './terms/terms.js';
import { FACTS } from './terms/facts.js';
import { askingAboutCalls } from './procedures/calls/asking-about-calls.js';
import { attentionAndForfeiture } from './procedures/attention-and-forfeiture.js';
import { auctionPeriod, endOfAuction, simultaneousCalls, turnsToCall } from './procedures/auction-period.js';
import { callsOutOfTurn } from './procedures/calls/calls-out-of-turn.js';
import { cardsNamedAndWithdrawn } from './procedures/cards-named-and-taken-back.js';
import {
  cardsInTheAuction,
  changedCalls,
  comparableCalls,
  leadsAfterWithdrawnCalls,
} from './procedures/calls/changed-calls.js';
import { claims } from './procedures/claims.js';
import { defectiveTricks } from './procedures/defective-tricks.js';
import {
  directorsPowers,
  individualEvents,
  rightToAppeal,
  tricksWon,
} from './procedures/directors-powers.js';
import { exposedCards } from './procedures/exposed-cards.js';
import { inadmissibleCalls } from './procedures/calls/inadmissible-calls.js';
import { information, misinformation, mistakenExplanations } from './procedures/information.js';
import { insufficientBids } from './procedures/calls/insufficient-bids.js';
import { leadsOutOfTurn } from './procedures/leads-out-of-turn.js';
import { openingThePlay } from './procedures/opening-the-play.js';
import { penaltiesAndAppeals } from './procedures/penalties-and-appeals.js';
import { prematurePlays } from './procedures/premature-plays.js';
import { preparingBoards } from './procedures/preparing-boards.js';
import { courtesy, principles, spectators } from './procedures/proprieties.js';
import { revokes } from './procedures/revokes.js';
import { scores } from './procedures/scores.js';
import {
  arrangementOfTricks,
  askingAboutRevokes,
  playAfterIllegalPlay,
  sequenceOfPlay,
} from './procedures/sequence-of-play.js';
import { deception, understandings } from './procedures/understandings.js';
import { whetherPlayed } from './procedures/whether-played.js';
import { wrongHands } from './procedures/wrong-hands.js';

/** All procedures, in the order of the Laws. */
export const LAW_BOOK: readonly Procedure[] = [
  ...preparingBoards,
  ...attentionAndForfeiture,
  ...wrongHands,
  ...information,
  ...auctionPeriod,
  ...askingAboutCalls,
  ...misinformation,
  ...endOfAuction,
  ...comparableCalls,
  ...cardsInTheAuction,
  ...changedCalls,
  ...leadsAfterWithdrawnCalls,
  ...insufficientBids,
  ...turnsToCall,
  ...callsOutOfTurn,
  ...simultaneousCalls,
  ...inadmissibleCalls,
  ...understandings,
  ...openingThePlay,
  ...sequenceOfPlay,
  ...whetherPlayed,
  ...cardsNamedAndWithdrawn,
  ...exposedCards,
  ...leadsOutOfTurn,
  ...prematurePlays,
  ...playAfterIllegalPlay,
  ...revokes,
  ...askingAboutRevokes,
  ...arrangementOfTricks,
  ...defectiveTricks,
  ...claims,
  ...principles,
  ...deception,
  ...courtesy,
  ...mistakenExplanations,
  ...spectators,
  ...tricksWon,
  ...directorsPowers,
  ...scores,
  ...rightToAppeal,
  ...individualEvents,
  ...penaltiesAndAppeals,
];

const books = new Map<Edition, LawBook<BridgeTerms>>(
  EDITIONS.map((edition) => [
    edition,
    {
      edition: String(edition),
      facts: FACTS,
      procedures: new Map(
        LAW_BOOK.filter(({ since }) => edition >= since).map(({ law, steps }) => [law, steps(edition)]),
      ),
    },
  ]),
);

/** The Laws of Duplicate Bridge by an edition. */
export function bridgeLaws(edition: Edition): LawBook<BridgeTerms> {
  return books.get(edition)!;
}

/** The laws of which an edition has a procedure. */
export function lawsOf(edition: Edition): readonly string[] {
  return [...books.get(edition)!.procedures.keys()];
}
