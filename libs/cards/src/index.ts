export { dealerOf, vulnerabilityOf, type Vulnerability } from './deal/board.js';
export { RANKS, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from './deal/card.js';
export { dealBridge, type SecretRandomBytes } from './shuffling/deal-bridge.js';
export { dealPreferans } from './preferans/deal-preferans.js';
export { formatDeal, parseDeal } from './deal/deal-text.js';
export type { Deal } from './deal/deal.js';
export { drawOrder } from './shuffling/draw-order.js';
export { drawnCardOrder } from './shuffling/drawn-card-order.js';
export { formatHand, highCardPoints } from './deal/hand.js';
export { hexOf, sha256 } from './digests/sha256.js';
export { dealOfHands, firstFaultOf, type HandsRead } from './deal/hands-read.js';
export { MalformedDeal, type DealFault } from './deal/malformed-deal.js';
export { BRIDGE_DEALS, dealOfNumber } from './numbers/deal-number.js';
export { PREFERANS_DEALS, preferansDealOfNumber } from './numbers/preferans-deal-number.js';
export { formatPreferansDeal, parsePreferansDeal } from './preferans/preferans-deal-text.js';
export { BRIDGE_PACK, PREFERANS_PACK, type PreferansCard } from './deal/pack.js';
export { inPieces, type RandomBytes } from './shuffling/random-bytes.js';
export { shuffle } from './shuffling/shuffle.js';
export { nextSeat, partnerOf, SEATS, sideOf, type Seat, type Side } from './deal/seat.js';
export type { AuditOfCards, AuditTable } from './audit/audit-table.js';
export { auditDeals, type DealsAudit } from './audit/audit-deals.js';
export { auditPreferansDeals, PREFERANS_PLACES } from './audit/audit-preferans-deals.js';
export { commitmentHash, commitmentText, hashOfKey, type Commitment } from './sealed/commitment.js';
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
export { sealedNumber } from './sealed/sealed-number.js';
export { seededRandom } from './shuffling/seeded-random.js';
export { gameNamed, USUAL_GAME } from './sealed/usual-game.js';
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
  type SquareDealSession,
} from './squaredeal/description.js';
export { readBoards, readPhase, readSquareDeal } from './squaredeal/read-description.js';
export { squareDeals } from './squaredeal/session-deals.js';
export {
  hashOfSessionKeys,
  newSessionKeys,
  readSessionKeys,
  writeSessionKeys,
} from './squaredeal/session-keys.js';
export { promisedBoards, promisedDeals, type CheckedKeys } from './squaredeal/promise.js';
export { SquareDealRefused, type SquareDealFault } from './squaredeal/squaredeal-fault.js';
export { withDelayedValue, writeSquareDeal } from './squaredeal/write-description.js';
export { isUnshuffledPreferans } from './preferans/unshuffled-preferans.js';
export { isUnshuffled } from './shuffling/unshuffled.js';
export { wholeDeal } from './deal/whole-deal.js';
export { addTo, grouped } from './grouping/grouped.js';
