export { journal, type JournalAudience } from './journal/journal.js';
export { PendingReading } from './pending/pending-reading.js';
export { entryBeside } from './play/entries-to-check.js';
export { hasPart } from './play/has-part.js';
export { pairAt, pairNow } from './play/pair-now.js';
export * from './play/play-state.js';
export { requireHandlers, type JournalEntry } from './projection.js';
export { dealText } from './play/deal-text.js';
export type { DealsDocument } from './play/documents/deals-document.js';
export type { StandingDocument, StandingsDocument } from './play/documents/standings-document.js';
export { play } from './play/play.js';
export { JournalFeed } from './reading/journal-feed.js';
export { JournalReading, type JournalLine } from './reading/journal-reading.js';
export {
  defineQuery,
  type AnyQuery,
  type Answered,
  type QueryAudience,
  type QueryDefinition,
  type ReaderContext,
} from './queries/define-query.js';
export { queries } from './queries/queries.js';
export { standings } from './queries/session-queries.js';
export { Past } from './reading/past.js';
export { Remembered } from './reading/remembered.js';
export type { CardSeen } from './reading/play/card-view.js';
export { rulingThatHolds } from './reading/play/traveller-view.js';
export type { ContestSeen } from './reading/play/contest-view.js';
export type { KnockoutSeen } from './reading/play/knockout-view.js';
export type { Look } from './reading/play/look.js';
export type { MatchesSeen } from './reading/play/matches-view.js';
export type { DrawSeen } from './reading/play/draw-view.js';
export { NotThere } from './reading/play/not-there.js';
export type { PersonNames } from './reading/play/people.js';
export { CurrentState } from './current/current-state.js';
export { CurrentStates } from './current/current-states.js';
export { StatesInUse } from './current/states-in-use.js';
export { sessionNews, type SessionNews } from './current/session-news.js';
export { ReleasesNow } from './reading/play/releases-now.js';
export { PlayReading } from './reading/play/play-reading.js';
export type { DealSolver, DealVault } from './reading/play/reading-parts.js';
export type { RecapSeen } from './reading/play/recap-view.js';
export { boardsOfRuling } from './play/documents/rulings-document.js';
export type { RulingSeenInList, RulingsSeen, SaidOfRuling } from './reading/play/rulings-view.js';
export type { SessionListed, SessionSeen } from './reading/play/session-view.js';
export type { OpenDealSeen } from './reading/play/looks/protocols-look.js';
export type { TravellerSeen } from './reading/play/traveller-view.js';
export { TournamentReading, type StatusSeen } from './reading/tournament-reading.js';
export { TrialReading } from './reading/trial-reading.js';
export { NotYetProjected, Waiting } from './reading/waiting.js';
export { whereRolesMayBeHeld } from './reading/where-roles-are-held.js';
export { ProtocolReading } from './reading/play/protocol-reading.js';
export { MatchesThen } from './reading/play/matches-at.js';
export { CutsThen } from './reading/play/cuts-then.js';
export { Rankings } from './reading/play/rankings.js';
export { SeenChanged } from './reading/play/seen-changed.js';
export { SightNow } from './reading/play/sight-now.js';
export { OpenAppealsNow } from './reading/play/open-appeals-now.js';
export { UncheckedNow } from './reading/play/unchecked-now.js';
export { Protocols } from './protocol/protocols.js';
export { projections } from './projections.js';
export { Advances } from './running/advances.js';
export { rebuild } from './running/rebuild.js';
export { ProjectionRunner } from './running/runner.js';
export { tournaments, type Seal } from './tournaments/tournaments.js';
export {
  hasAnyBoardsBefore,
  hasPlayBefore,
  isKnownToPlay,
  isKnownToPlayAny,
} from './visibility/before-oneself.js';
export { maySeeCardsOfResult, maySeeTraveller } from './visibility/boards-seen.js';
export { isReleased, sessionsOfSet } from './visibility/released.js';
export type { OwnReader } from './visibility/own-play.js';
export { PUBLIC_VIEWER, type Insider, type Viewer } from './visibility/viewer.js';
