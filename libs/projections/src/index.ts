export { journal, type JournalAudience } from './journal/journal.js';
export { PendingReading } from './reading/pending-reading.js';
export { entryBeside } from './play/documents/entries-to-check.js';
export { hasPart } from './play/has-part.js';
export { pairAt, pairNow } from './play/pair-now.js';
export { wayRound } from './play/documents/printouts/guide-cards.js';
export * from './play/play-state.js';
export { foldLines, requireHandlers, type JournalEntry } from './projection/projection.js';
export { dealText } from './play/deal-text.js';
export type { DealsDocument } from './play/documents/boards/deals-document.js';
export type { StandingDocument, StandingsDocument } from './play/documents/standings-document.js';
export { play } from './play/projection/play.js';
export { JournalFeed, JournalReading, type JournalLine } from './reading/journal-feed.js';
export {
  defineQuery,
  type AnyQuery,
  type Answered,
  type QueryAudience,
  type QueryDefinition,
  type ReaderContext,
} from './queries/define-query.js';
export { queries } from './queries/queries.js';
export { recap, room, standings, whereabouts } from './queries/session-queries.js';
export { Past } from './reading/past.js';
export { Remembered } from './running/remembered.js';
export { SharedReadings } from './running/shared-readings.js';
export type { CardSeen } from './reading/play/views/card-view.js';
export { rulingThatHolds } from './reading/play/views/traveller-view.js';
export type { ContestSeen } from './reading/play/views/contest-view.js';
export type { KnockoutSeen } from './reading/play/views/knockout-view.js';
export { PlayReading } from './reading/play/play-reading.js';
export type { PlayQueries } from './reading/play/play-queries.js';
export type { MatchesSeen } from './reading/play/views/matches-view.js';
export type { DrawSeen } from './reading/play/views/draw-view.js';
export { NotThere, type DealSolver, type DealVault } from './reading/play/queries/reader-at-moment.js';
export type { PersonNames } from './reading/play/views/people.js';
export { CurrentState } from './current/current-state.js';
export { CurrentStates, type Follower } from './current/current-states.js';
export { StatesInUse } from './current/states-in-use.js';
export { sessionNews, type SessionNews } from './current/session-news.js';
export { ReleasesNow } from './reading/play/decisions/releases-now.js';
export type { RecapSeen } from './reading/play/views/recap-view.js';
export { boardsOfRuling } from './play/documents/rulings/rulings-document.js';
export type { RulingSeenInList, RulingsSeen, SaidOfRuling } from './reading/play/views/rulings-view.js';
export type { ContestantSeen, SessionListed, SessionSeen } from './reading/play/views/session-view.js';
export type { DevicePlan } from './play/documents/printouts/device-plan.js';
export type { OpenDealSeen } from './reading/play/queries/protocols-queries.js';
export type { TravellerSeen } from './reading/play/views/traveller-view.js';
export {
  TournamentReading,
  type ListedTournament,
  type StatusSeen,
  type TournamentPage,
} from './reading/tournament-reading.js';
export { TrialReading } from './reading/trial-reading.js';
export { NotYetProjected, Waiting, Advances } from './running/waiting.js';
export { whereRolesMayBeHeld } from './reading/where-roles-are-held.js';
export { ProtocolReading } from './reading/play/protocol-reading.js';
export { playFacts } from './reading/play/decisions/play-facts.js';
export { SeenChanged } from './reading/play/changes/seen-changed.js';
export { Protocols } from './protocol/protocols.js';
export { projections } from './reading/projections.js';
export { rebuild } from './running/rebuild.js';
export { ProjectionRunner } from './running/runner.js';
export { tournaments, type Seal } from './tournaments/tournaments.js';
export {
  hasAnyBoardsBefore,
  hasPlayBefore,
  isKnownToPlay,
  isKnownToPlayAny,
  playersOf,
} from './visibility/before-oneself.js';
export { maySeeCardsOfResult, maySeeTraveller } from './visibility/boards-seen.js';
export { isReleased, sessionsOfSet } from './visibility/released.js';
export type { OwnReader } from './visibility/own-play.js';
export { PUBLIC_VIEWER, type Insider, type Viewer } from './visibility/viewer.js';
