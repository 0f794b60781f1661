export { AUCTION_FAULTS, type AuctionFault } from './auction/auction-fault.js';
export {
  checkAuction,
  possibleCalls,
  type AuctionOutcome,
  type CheckedAuction,
  type FinalContract,
} from './auction/auction.js';
export {
  BIDS,
  CALLS,
  isBid,
  levelOf,
  strainOf,
  type Bid,
  type Call,
  type CallOfSeat,
  type MadeCall,
} from './auction/call.js';
export { PLAY_FAULTS, type PlayFault } from './cards/play-fault.js';
export {
  checkPlay,
  openingLeader,
  tricksLeft,
  tricksOfDeclarer,
  winnerOf,
  type CardOfSeat,
  type CardPlay,
  type CheckedPlay,
  type PlayedBy,
  type Revoke,
  type Trick,
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
