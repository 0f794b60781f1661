export { journal, type JournalAudience } from './journal/journal.js';
export { owedJobs } from './owed/owed-jobs.js';
export { OwedReading } from './owed/owed-reading.js';
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
