export { bigDeals } from './bigdeal/big-deal.js';
export { ripemd160 } from './bigdeal/ripemd160.js';
export { dealerOf, vulnerabilityOf, type Vulnerability } from './board.js';
export { RANKS, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from './card.js';
export { dealBridge, type SecretRandomBytes } from './deal-bridge.js';
export { dealPreferans } from './deal-preferans.js';
export { formatDeal, parseDeal } from './deal-text.js';
export type { Deal } from './deal.js';
export { drawOrder } from './draw-order.js';
export { drawnCardOrder } from './drawn-card-order.js';
export { formatHand, highCardPoints, shapeOf, type Hand, type Shape } from './hand.js';
export { hexOf } from './hex.js';
export { dealOfHands, firstFaultOf, type HandsRead } from './hands-read.js';
export { MalformedDeal, type DealFault } from './malformed-deal.js';
export { BRIDGE_DEALS, dealOfNumber, numberOfDeal } from './numbers/deal-number.js';
export {
  numberOfPreferansDeal,
  PREFERANS_DEALS,
  preferansDealOfNumber,
  type PreferansDeal,
} from './numbers/preferans-deal-number.js';
export { formatPreferansDeal, parsePreferansDeal } from './preferans-deal-text.js';
export { BRIDGE_PACK, PREFERANS_PACK, type Pack, type PreferansCard } from './pack.js';
export { inPieces, type RandomBytes } from './random-bytes.js';
export { nextSeat, partnerOf, SEATS, sideOf, type Seat, type Side } from './seat.js';
export type { AuditOfCards } from './audit/audit-cards.js';
export { auditDeals, type DealsAudit } from './audit/audit-deals.js';
export {
  auditPreferansDeals,
  PREFERANS_PLACES,
  type PreferansDealsAudit,
} from './audit/audit-preferans-deals.js';
export type { AuditLine, AuditTable } from './audit/audit-table.js';
export {
  commitmentHash,
  commitmentText,
  hashOfKey,
  SEALED_METHOD,
  type Commitment,
  type CommittedBoard,
  type DelayedValue,
} from './sealed/commitment.js';
export {
  checkDeals,
  isAmiss,
  type CheckedBoard,
  type CheckedCommitment,
  type PublishedCommitment,
  type PublishedDeal,
  type PublishedDeals,
  type WhyDifferent,
} from './sealed/check-deals.js';
export { SEALED_GAMES, type SealedGame } from './sealed/sealed-games.js';
export { sealedNumber, sealedText, type SealedBoard } from './sealed/sealed-number.js';
export { seededRandom, type DrawRandomBytes } from './seeded-random.js';
export { gameNamed, USUAL_GAME } from './sealed/usual-game.js';
export { sha256 } from './sha256.js';
export { shuffle } from './shuffle.js';
export {
  compareDeals,
  wrongCard,
  type DealDifference,
  type DealsCompared,
  type FoundDeal,
  type WrongCard,
} from './squaredeal/compare-deals.js';
export {
  fileOfSession,
  forSession,
  type BoardRange,
  type SquareDealDescription,
  type SquareDealPhase,
  type SquareDealSession,
  type SquareDealSet,
} from './squaredeal/description.js';
export { readBoards, readPhase, readSquareDeal } from './squaredeal/read-description.js';
export { squareDeals, type SquareDealBoard } from './squaredeal/session-deals.js';
export {
  hashOfSessionKeys,
  newSessionKeys,
  readSessionKeys,
  writeSessionKeys,
  type SessionKeys,
} from './squaredeal/session-keys.js';
export {
  openedPromise,
  promisedBoards,
  promisedDeals,
  type CheckedKeys,
  type PublishedSquareDeal,
  type SquareDealPromise,
} from './squaredeal/promise.js';
export { SquareDealRefused, type SquareDealFault } from './squaredeal/squaredeal-fault.js';
export { formatPhase, withDelayedValue, writeSquareDeal } from './squaredeal/write-description.js';
export { isUnshuffledPreferans } from './unshuffled-preferans.js';
export { isUnshuffled } from './unshuffled.js';
export { wholeDeal } from './whole-deal.js';
