export { DEAL_FORMATS, dealFormatOf, notHeld, readDeals, type NotHeld } from './deals/deal-formats.js';
export {
  DEAL_FIELDS,
  dealerIn,
  vulnerableIn,
  type DealField,
  type DealFile,
  type DealFormat,
  type DealInFile,
} from './deals/deal-file.js';
export { isHandList, readHandList } from './deals/hand-list.js';
export {
  PREFERANS_HANDS,
  readPreferansHands,
  writePreferansHands,
  type PreferansDealInFile,
} from './deals/preferans-hands.js';
export { UnreadableDeals, type DealFileFault, type DealPlace } from './deals/unreadable-deals.js';
export { writePbn, type PbnEvent } from './deals/write-pbn.js';
export { readRecords, type RecordInFile } from './played/read-records.js';
export {
  countOfFigures,
  type Printing,
  type PublishedAward,
  type PublishedDatum,
  type PublishedFigures,
  type PublishedPlace,
  type PublishedRanking,
  type PublishedTotal,
  type UnreadFigures,
  type UnreadWhy,
} from './published/published-figures.js';
export {
  readPublished,
  withoutFigures,
  type PublishedFile,
  type ResultFormatName,
} from './published/published-file.js';
export {
  contestantInSession,
  type ArtificialAward,
  type PublishedBeside,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type PublishedScoring,
  type PublishedSection,
  type ScoringMethod,
  type SideOutcome,
  type WrittenContract,
} from './published/published-game.js';
export type {
  PublishedMatch,
  PublishedMatchBoard,
  PublishedMatchResult,
  PublishedRunningScore,
  PublishedSegment,
  RoomResult,
} from './published/published-match.js';
export type { PublishedResult } from './published/result-format.js';
export { Unreadable, type ReadingFault } from './unreadable.js';
export { scheduleOfGame } from './schedule/schedule-of-game.js';
export type { PlacedLine, SectionSchedule } from './schedule/section-schedule.js';
