export { boardPlan, isCaddyMove } from './boards/board-plan.js';
export type { BoardMove, BoardPlan, BoardsAtTable, Relay, RelayMove } from './boards/board-plan.js';
export { boardsOfSet, setOfBoard, type SetsOfBoards } from './boards/boards-of-set.js';
export { checkMovement } from './check/check-movement.js';
export {
  faultSeverity,
  type FaultSeverity,
  type MovementFault,
  type MovementFaultCode,
} from './check/faults.js';
export { contestantsOf, type Contestant } from './contestants.js';
export { arrowSwitch } from './generators/arrow-switch.js';
export { makeMovement, type MovementChoice } from './generators/families.js';
export { howell, type HowellOptions } from './generators/howell.js';
export { mitchell } from './generators/mitchell.js';
export { movementFromRows, playsFromTriples, type PlayTriple, type RowsOptions } from './generators/rows.js';
export { shareAndRelay } from './generators/share-and-relay.js';
export { skipMitchell } from './generators/skip-mitchell.js';
export type { MitchellOptions } from './generators/two-winner.js';
export { guideCard, type GuideLine } from './guide-card.js';
export {
  playsOf,
  type Line,
  type Movement,
  type MovementName,
  type PlacedPlay,
  type Play,
} from './movement.js';
export { movementCost, type MovementCost } from './offers/movement-cost.js';
export { movementsFor, type MovementOffer, type Wanted } from './offers/movements-for.js';
export { canBeDrawn, type Unmet } from './pairing/look-ahead.js';
export { perfectMatching, type Edge } from './pairing/perfect-matching.js';
export {
  swissRound,
  type SwissEntry,
  type SwissMatch,
  type SwissOptions,
  type SwissRound,
} from './pairing/swiss.js';
export { bestArrowSwitches, type ArrowSwitches } from './quality/best-arrow-switches.js';
export { competitionQuality, type CompetitionQuality } from './quality/competition.js';
export { MovementRefused, type MovementRefusal } from './refusal.js';
