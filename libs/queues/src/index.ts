export { analyseBoard, ANALYSE_BOARD, type HiddenDealOf } from './pre-dealing/analyse-board.js';
export { announceBoardMovement, ANNOUNCE_BOARD_MOVEMENT } from './board-movement/announce-board-movement.js';
export { callRoundByClock, CALL_ROUND_BY_CLOCK } from './board-movement/call-round-by-clock.js';
export { alertMissingBoards, ALERT_MISSING_BOARDS } from './board-movement/alert-missing-boards.js';
export { QUEUE_NAMES, type JobContract, type QueueName } from './jobs/job-contract.js';
export { handle, JobRegistry } from './jobs/job-registry.js';
export { pendingJob, type PendingJob, type PendingJobs } from './jobs/pending-jobs.js';
export { pendingTogether } from './jobs/pending-together.js';
export {
  checkDeal,
  CHECK_DEAL,
  type DealOf,
  type GameOf,
  placeOfBoard,
  type DealUse,
} from './pre-dealing/check-deal.js';
export { checkEntry, CHECK_ENTRY, type EntryBesideOf } from './pre-dealing/check-entry.js';
export { commitDeals, COMMIT_DEALS } from './pre-dealing/commit-deals.js';
export { dealBoard, DEAL_BOARD, type SealingOf } from './pre-dealing/deal-board.js';
export { planDuplication, PLAN_DUPLICATION } from './duplication/plan-duplication.js';
export { DoubleDummyThreads, type DoubleDummySolver } from './pre-dealing/double-dummy-threads.js';
export { makePrint, MAKE_PRINT, type PrintMaker } from './publication/make-print.js';
export { publishProtocol, PUBLISH_PROTOCOL } from './publication/publish-protocol.js';
export { requestDueSeal, REQUEST_DUE_SEAL } from './publication/request-due-seal.js';
export { revealBoard, REVEAL_BOARD } from './publication/reveal-board.js';
export { sealJournal, SEAL_BOOK } from './publication/seal-journal.js';
export { connectionsOfQueues, emptyQueueStorage, queueStorage, type QueueStorage } from './queue-storage.js';
export { QueueStorageUnreachable } from './queue-storage-unreachable.js';
export { Queues } from './queues.js';
export { Reconciler } from './reconciler.js';
export { ScheduledWork } from './scheduled-work.js';
export { StorageReach } from './storage-reach.js';
export { Workers, type DispatchJobCommand, type JobOutcome } from './workers.js';
