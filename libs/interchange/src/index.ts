export { LARGEST_BWS, readBws } from './bws/read-bws.js';
export { resultsOfBws, type ImportFile } from './bws/results-of-bws.js';
export { writeBws, type BwsSessionToWrite } from './bws/write-bws.js';
export { resultsOfConnector } from './connector/results-of-connector.js';
export { convertFile, type Conversion } from './convert/convert-file.js';
export type { Converted, FileToRead } from './convert/converted.js';
export { convertResults, RESULTS_WRITERS, type ConvertedResults } from './convert/convert-results.js';
export {
  endOfResults,
  RESULTS_FORMATS,
  resultsFormatOf,
  type ResultsFormatName,
} from './convert/results-formats.js';
export {
  boardsNamed,
  DEAL_FORMATS,
  dealFormatOf,
  notHeld,
  readDeals,
  readWholeDeals,
} from './deals/deal-formats.js';
export {
  dealerIn,
  vulnerableIn,
  type DealFile,
  type DealFormat,
  type DealInFile,
} from './deals/deal-file.js';
export { isHandList, readHandList } from './deals/hand-list.js';
export { PREFERANS_HANDS, readPreferansHands, writePreferansHands } from './deals/preferans-hands.js';
export {
  UnreadableDeals,
  Unreadable,
  type DealFileFault,
  type ReadingFault,
  type ValueFault,
} from './faults/unreadable.js';
export { writePbn, type PbnEvent } from './deals/pbn.js';
export { pbnGame, pbnTag, type PbnTag } from './pbn/pbn-game.js';
export { readPbnStream } from './pbn/read-pbn-games.js';
export { writePbnGames } from './pbn/write-pbn-games.js';
export {
  BRIDGEWEBS,
  bridgewebsForm,
  bridgewebsReply,
  type BridgewebsReply,
  type BridgewebsUpload,
} from './bridgewebs/bridgewebs.js';
export { handViewers, type BoardToView } from './lin/hand-viewers.js';
export { readLinStream } from './lin/lin-file.js';
export { readLinPlays } from './played/lin-plays.js';

export { readRecords, type RecordInFile } from './played/read-records.js';
export type { PublishedEvent, PublishedPlayer } from './published/published-event.js';
export { writeResultsInPbn } from './results-in-pbn/writing/write-results.js';
export {
  countOfFigures,
  NO_FIGURES,
  type Printing,
  type PublishedAward,
  type PublishedFigures,
  type PublishedMeetingFigure,
  type PublishedPlace,
  type PublishedRanking,
  type UnreadWhy,
} from './published/published-figures.js';
export {
  readPublished,
  readPublishedBytes,
  type PublishedFile,
  type ResultFormatName,
} from './published/reading/published-file.js';
export {
  contestantInSession,
  contestantsOnLine,
  lineNames,
  type ArtificialAward,
  type PublishedContestant,
  type PublishedGame,
  type PublishedLine,
  type PublishedScoring,
  type ScaleOfPairs,
  type ScoredMatches,
  type PublishedSection,
  type ScoringMethod,
  type SideOutcome,
  type WrittenContract,
} from './published/published-game.js';
export type {
  PublishedMatch,
  PublishedMatchBoard,
  PublishedMatchResult,
  PublishedRoom,
  PublishedRunningScore,
  PublishedSegment,
  RoomResult,
} from './published/published-match.js';
export {
  countOfTeamsFigures,
  type PublishedBoardFigure,
  type PublishedPairOfTeam,
  type PublishedTeam,
  type PublishedTeamsGame,
  type PublishedTeamsResult,
} from './published/published-teams.js';
export type { PublishedParts, PublishedResult } from './published/result-format.js';
export { jsonOf } from './published/json/json.js';
export { readUsebio } from './published/usebio/usebio.js';
export { writeUsebio } from './published/usebio/write-usebio.js';
export {
  FEDERATIONS,
  USEBIO_VERSIONS,
  type Federation,
  type UsebioVersion,
} from './published/usebio/usebio-choices.js';
export { usebioRuleFaults, type UsebioRuleFault } from './published/usebio/usebio-check.js';
export { sendFaults, type SendFault } from './published/usebio/send-faults.js';
export { textOfFile } from './text/text-of-file.js';
export { LIMITS } from './text/lines.js';
export { scheduleOfGame } from './schedule/schedule-of-game.js';
export {
  MOST_BOARDS_IN_ROUND,
  setsOfLines,
  type PlacedLine,
  type SectionSchedule,
} from './schedule/section-schedule.js';
