export { journal, type JournalAudience } from './journal/journal.js';
export { owedJobs } from './owed/owed-jobs.js';
export { OwedReading } from './owed/owed-reading.js';
export { playHandlers } from './play/fold/play-handlers.js';
export { hasPart } from './play/has-part.js';
export * from './play/play-state.js';
export {
  hasFinished,
  isPlayedOut,
  isPostponed,
  isSettled,
  lastEnded,
  openPlays,
  roundAt,
} from './play/progress.js';
export { scheduleOf, type Schedule } from './play/schedule.js';
export { requireHandlers, type AnyProjection, type BookLine, type Projection } from './projection.js';
export type { ClockDocument } from './play/documents/clock-document.js';
export type { RoomDocument } from './play/documents/room-document.js';
export type { StandingsDocument } from './play/documents/standings-document.js';
export type { WhereaboutsDocument } from './play/documents/whereabouts-document.js';
export { play } from './play/play.js';
export { JournalFeed } from './reading/journal-feed.js';
export { JournalReading, type JournalLine, type JournalRange } from './reading/journal-reading.js';
export { Past } from './reading/past.js';
export type { CardSeen } from './reading/play/card-view.js';
export type { ContestListed, ContestSeen, ParticipantSeen } from './reading/play/contest-view.js';
export type { EntriesSeen } from './reading/play/entries-view.js';
export type { Look } from './reading/play/look.js';
export { NotThere } from './reading/play/not-there.js';
export { initialsOf, type PersonNames, type PlayerSeen } from './reading/play/people.js';
export { PlayFeed, type PlayNews } from './reading/play/play-feed.js';
export { ReleasesNow } from './reading/play/releases-now.js';
export { PlayNow } from './reading/play/play-now.js';
export { PlayReading } from './reading/play/play-reading.js';
export type { DealVault } from './reading/play/reading-parts.js';
export type { RecapSeen } from './reading/play/recap-view.js';
export type { SessionListed, SessionSeen } from './reading/play/session-view.js';
export type { TableSeen } from './reading/play/table-view.js';
export type { TravellerSeen } from './reading/play/traveller-view.js';
export {
  TournamentReading,
  type ListedTournament,
  type TournamentPage,
} from './reading/tournament-reading.js';
export { NotYetProjected, Waiting } from './reading/waiting.js';
export { ProtocolReading, type ProtocolSeen } from './reading/play/protocol-reading.js';
export { playerMark, type ProtocolDocument } from './protocol/protocol-document.js';
export { Protocols } from './protocol/protocols.js';
export { projections } from './projections.js';
export { Advances, type Hints } from './running/advances.js';
export { rebuild } from './running/rebuild.js';
export { ProjectionRunner } from './running/runner.js';
export { tournaments, type Seal, type TournamentOverview } from './tournaments/tournaments.js';
export { hasBoardsBefore, isBefore, playersOf } from './visibility/before-oneself.js';
export { maySeeDeal, maySeeFlags, maySeeTraveller } from './visibility/boards-seen.js';
export { isDark, isReleased, sessionsOfSet } from './visibility/released.js';
export { standingsSeen, standingsSeenOfPast, type StandingsSeen } from './visibility/standings-seen.js';
export { isStaff, PUBLIC_VIEWER, type Viewer } from './visibility/viewer.js';
