export { journal, type JournalAudience } from './journal/journal.js';
export { owedJobs } from './owed/owed-jobs.js';
export { OwedReading } from './owed/owed-reading.js';
export { playHandlers } from './play/fold/play-handlers.js';
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
export { JournalFeed } from './reading/journal-feed.js';
export { JournalReading, type JournalLine, type JournalRange } from './reading/journal-reading.js';
export { Past } from './reading/past.js';
export {
  TournamentReading,
  type ListedTournament,
  type TournamentPage,
} from './reading/tournament-reading.js';
export { NotYetProjected, Waiting } from './reading/waiting.js';
export { projections } from './projections.js';
export { Advances, type Hints } from './running/advances.js';
export { rebuild } from './running/rebuild.js';
export { ProjectionRunner } from './running/runner.js';
export { tournaments, type Seal, type TournamentOverview } from './tournaments/tournaments.js';
export { hasBoardsBefore, isBefore, playersOf } from './visibility/before-oneself.js';
export { maySeeDeal, maySeeFlags, maySeeTraveller } from './visibility/boards-seen.js';
export { isDark, isReleased } from './visibility/released.js';
export { standingsSeen, standingsSeenOfPast, type StandingsSeen } from './visibility/standings-seen.js';
export { PUBLIC_VIEWER, type Viewer } from './visibility/viewer.js';
