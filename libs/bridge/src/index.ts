export { checkAuction, possibleCalls, type AuctionOutcome, type FinalContract } from './auction/auction.js';
export { CALLS, isBid, levelOf, type Bid, type Call, type MadeCall } from './auction/call.js';
export {
  checkPlay,
  openingLeader,
  tricksLeft,
  tricksOfDeclarer,
  winnerOf,
  type CardOfSeat,
  type CardPlay,
  type PlayedBy,
} from './cards/play.js';
export {
  checkRecord,
  differencesFrom,
  type CheckedRecord,
  type DifferenceFromResult,
  type RecordFault,
  type RecordSeen,
  type ScoredResult,
  type TableRecord,
} from './record/record.js';
export { formatExplanations, formatRecord, parseRecord, withExplanations } from './record/record-text.js';
