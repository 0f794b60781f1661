export {
  afterCutOffs,
  cutOffsSchema,
  type CutOffPart,
  type CutOffs,
  type CutOffScore,
} from './cut-offs/cut-offs.js';
export { CutOffsUnreadable, readCutOffs, type CutOffsFault } from './cut-offs/read-cut-offs.js';
export {
  duplicateStandings,
  DUPLICATE_TIE_BREAKS,
  type DuplicateStanding,
  type DuplicateTieBreak,
} from './duplicate/duplicate-standings.js';
export {
  comparisonSchema,
  DEAL_SEATS,
  duplicateScores,
  type ComparisonPart,
  type DealResult,
  type DealScore,
  type DealSeat,
  type DuplicateComparison,
} from './duplicate/duplicate.js';
export { sumOf, type FigureLine, type LineReason } from './figures/figure-line.js';
export { placings, type Placing } from './placing.js';
export {
  placingSchema,
  PLACING_BY_BEATEN,
  PUBLISHED_REGULATIONS,
  standingsRegulationSchema,
  TIE_BREAKS,
  type PlacingPoints,
  type PublishedRegulation,
  type StandingsRegulation,
  type TieBreakRule,
} from './regulation.js';
export { roundScores, type RoundScore } from './round-score.js';
export { carriedFrom, carrySchema, cutAfterRound, type Carry } from './stages.js';
export {
  preferansStandings,
  type CarriedScore,
  type PlayerStatus,
  type Standing,
  type TournamentSoFar,
} from './standings.js';
export { whistLines, type Penalty, type PlayerResult, type TableResult } from './table-results.js';
export { teamStandings, type TeamOfPlayers, type TeamStanding } from './teams-of-three.js';
export { tieBreakOf, type TieBreakFacts } from './tie-breaks.js';
