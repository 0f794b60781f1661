export {
  sameForBoth,
  type ArtificialScore,
  type FieldLine,
  type SideResult,
  type WeightedScore,
} from './board-field.js';
export {
  DOUBLINGS,
  LEVELS,
  STRAINS,
  type Contract,
  type Doubling,
  type Level,
  type PlayedContract,
  type Strain,
} from './contract/contract.js';
export { contractScore, scoreForNS } from './contract/contract-score.js';
export { contractsGiving, isPossibleScore, type PossibleResult } from './contract/possible-scores.js';
export { artificialPercent, type SessionGuarantee } from './matchpoints/artificial.js';
export type { Award } from './matchpoints/award.js';
export type { Factoring, FrequencyChart, FrequencyRow } from './matchpoints/frequency-chart.js';
export { matchpoints, type BoardAwards, type LineAwards } from './matchpoints/matchpoints.js';
export type { FieldRegulation, MatchpointRegulation } from './matchpoints/regulation.js';
export { rankSession, type RankingRegulation } from './ranking/rank-session.js';
export { placeText, rank, type Rank, type RankingEntry } from './ranking/rank.js';
export { Rational, type RationalLike } from './rational.js';
export type { AppliedAdjustment, CardEntry, ContestantScore } from './session/contestant-score.js';
export { SESSION_REGULATIONS } from './session/regulations.js';
export { rescore, scoreSession, type SessionChange, type SessionScores } from './session/score-session.js';
export type {
  Adjustment,
  BoardField,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session/session.js';
export { Unscorable, type ScoringFault } from './unscorable.js';
