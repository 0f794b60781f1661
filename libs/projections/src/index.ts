export { journal, type JournalAudience } from './journal/journal.js';
export { PendingReading } from './pending/pending-reading.js';
export { playHandlers } from './play/fold/play-handlers.js';
export { entryBeside, type EntryBeside } from './play/entries-to-check.js';
export { hasPart } from './play/has-part.js';
export { pairAt, pairNow, type PairNow } from './play/pair-now.js';
export * from './play/play-state.js';
export { hasFinished, isPlayedOut } from './play/finished.js';
export { isPostponed, isSettled, lastEnded, roundAt } from './play/progress.js';
export { scheduleOf, type Schedule } from './play/schedule.js';
export { requireHandlers, type AnyProjection, type JournalEntry, type Projection } from './projection.js';
export { dealText } from './play/deal-text.js';
export type { BoardSetDocument } from './play/documents/board-sets-document.js';
export type { ClockDocument } from './play/documents/clock-document.js';
export type { CommitmentDocument, DealsDocument } from './play/documents/deals-document.js';
export type { DeskDocument } from './play/documents/desk-document.js';
export type { StandingDocument, StandingsDocument } from './play/documents/standings-document.js';
export type { WhereaboutsDocument } from './play/documents/whereabouts-document.js';
export { play } from './play/play.js';
export { JournalFeed } from './reading/journal-feed.js';
export { JournalReading, type JournalLine, type JournalRange } from './reading/journal-reading.js';
export {
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
export type { CaptainSeen } from './reading/play/captain-view.js';
export type { ContestantAnalysis, PlayerAnalysis } from './reading/play/analysis-view.js';
export { playersAtSeats, type PlayersAtSeats } from './play/players-at-seats.js';
export type { CardSeen } from './reading/play/card-view.js';
export { rulingThatHolds } from './reading/play/traveller-view.js';
export type { ContestListed, ContestSeen, ParticipantSeen } from './reading/play/contest-view.js';
export type { KnockoutSeen } from './reading/play/knockout-view.js';
export type { EntriesSeen } from './reading/play/entries-view.js';
export type { Look } from './reading/play/look.js';
export type { DueSealSeen, RulingChangesSeen } from './reading/play/looks/rulings-look.js';
export type { MatchesSeen } from './reading/play/matches-view.js';
export type { DrawSeen } from './reading/play/draw-view.js';
export { NotThere } from './reading/play/not-there.js';
export { initialsOf, type PersonNames, type PlayerSeen } from './reading/play/people.js';
export { CurrentState } from './current/current-state.js';
export { CurrentStates } from './current/current-states.js';
export { sessionNews, type SessionNews } from './current/session-news.js';
export { ReleasesNow } from './reading/play/releases-now.js';
export { PlayReading } from './reading/play/play-reading.js';
export type { DealSolver, DealVault } from './reading/play/reading-parts.js';
export type { RecapSeen } from './reading/play/recap-view.js';
export type { StandingAtMoment, StandingMove } from './play/documents/standing-moves.js';
export type { MomentsCompared } from './reading/play/moments-compared.js';
export type { ScoreLifeSeen, ScoreStepSeen } from './reading/play/score-life-view.js';
export type { RulingChange } from './reading/play/ruling-changes.js';
export { boardsOfRuling } from './play/documents/rulings-document.js';
export type { EffectPreview, LineChanged } from './reading/play/ruling-preview.js';
export type { SheetChanged } from './reading/play/sheets-changed.js';
export type { RulingSeenInList, RulingsSeen, SaidOfRuling } from './reading/play/rulings-view.js';
export type { SessionListed, SessionSeen } from './reading/play/session-view.js';
export type { TableSeen } from './reading/play/table-view.js';
export type { OpenDealSeen } from './reading/play/looks/protocols-look.js';
export type { TravellerSeen } from './reading/play/traveller-view.js';
export {
  TournamentReading,
  type ListedTournament,
  type StatusSeen,
  type TournamentPage,
} from './reading/tournament-reading.js';
export { TrialReading } from './reading/trial-reading.js';
export { NotYetProjected, Waiting } from './reading/waiting.js';
export { whereRolesMayBeHeld } from './reading/where-roles-are-held.js';
export { ProtocolReading, type ProtocolSeen } from './reading/play/protocol-reading.js';
export { playerMark, type ProtocolDocument } from './protocol/protocol-document.js';
export { MatchesThen } from './reading/play/matches-at.js';
export { CutsThen } from './reading/play/cuts-then.js';
export { Rankings } from './reading/play/rankings.js';
export { SeenChanged } from './reading/play/seen-changed.js';
export { SightNow } from './reading/play/sight-now.js';
export { OpenAppealsNow } from './reading/play/open-appeals-now.js';
export { UncheckedNow } from './reading/play/unchecked-now.js';
export { Protocols } from './protocol/protocols.js';
export { projections } from './projections.js';
export { Advances, type Hints } from './running/advances.js';
export { rebuild } from './running/rebuild.js';
export { ProjectionRunner } from './running/runner.js';
export { tournaments, type Seal, type TournamentOverview } from './tournaments/tournaments.js';
export {
  hasAnyBoardsBefore,
  hasPlayBefore,
  isBefore,
  isKnownToPlay,
  isKnownToPlayAny,
  playersOf,
} from './visibility/before-oneself.js';
export { maySeeCardsOfResult, maySeeDeal, maySeeFlags, maySeeTraveller } from './visibility/boards-seen.js';
export { isDark, isReleased, sessionsOfSet } from './visibility/released.js';
export { standingsSeen, standingsSeenOfPast, type StandingsSeen } from './visibility/standings-seen.js';
export type { OwnReader } from './visibility/own-play.js';
export { isStaff, PUBLIC_VIEWER, type Insider, type Viewer } from './visibility/viewer.js';
