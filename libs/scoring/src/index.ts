export {
  analysis,
  type AnalysedPlay,
  type AnalysisRow,
  type ContractSide,
  type Role,
} from './analysis/analysis.js';
export { boardOutcome, type BoardAMatchChart } from './board-a-match/board-a-match.js';
export type { ArtificialScore, FieldLine, SideResult } from './board/board-field.js';
export {
  BOARD_METHODS,
  inOwnSession,
  scoreBoard,
  whileOthersAreToCome,
  hasTop,
  METHOD_UNITS,
  pointsUnitOf,
  type BoardAward,
  type BoardMethod,
  type ScoredBoard,
  type KindWithTop,
} from './methods/board-method.js';
export { once } from './data/once.js';
export { BODIES, presetOf, PRESETS, usualSwissRanking, type Body } from './presets/presets.js';
export { methodByBoards, swissMethodOf } from './presets/swiss-method.js';
export { penaltyUnitsOf, type PenaltyUnit } from './presets/penalty-units.js';
export { roundedDatum, type Datum, type ButlerRegulation } from './butler/datum.js';
export {
  DOUBLINGS,
  LEVELS,
  STRAINS,
  contractScore,
  isVulnerableSide,
  scoreForNS,
  type Contract,
  type Doubling,
  type Level,
  type PlayedContract,
  type Strain,
} from './contract/contract-score.js';
export { contractsGiving, isPossibleScore } from './contract/possible-scores.js';
export {
  scoreLines,
  scoreLinesOfSide,
  scoresGiven,
  type StandingScores,
} from './contract/standing-scores.js';
export type { ComparisonChart, CrossImpRegulation } from './cross-imps/comparisons.js';
export { vpFormTotal } from './cross-imps/vp-form.js';
export { carryForward, type StageSize } from './events/carry-forward.js';
export {
  eventScores,
  type CountedSession,
  type EventAdjustment,
  type EventRegulation,
  type EventScore,
  type EventSession,
  type SessionScore,
} from './events/event-score.js';
export { goingOn, type DecidedCut, type GoingOn } from './events/going-on.js';

export { artificialPercent } from './artificial/artificial-matchpoints.js';
export { artificialImps } from './artificial/artificial-imps.js';
export { IMP_LOWER_BOUNDS, imps } from './imps/imp-scale.js';
export { masterPoints, type MasterPointTable } from './master-points/master-points.js';
export type { Award, FrequencyChart, FrequencyRow } from './matchpoints/frequency-chart.js';
export {
  pairsMatch,
  pairsStanding,
  type PairsMatchRegulation,
  type PairsMatchScore,
  type SideOfPairsMatch,
} from './matches-of-pairs/match-of-pairs.js';
export { ACBL_MATCHPOINTS } from './presets/acbl.js';
export { EBU_MATCHPOINTS, EBU_SWISS_PAIRS } from './presets/ebu.js';
export { WBF_SWISS_BUTLER } from './presets/wbf.js';
export { changed, changeOf, sameData, type Change } from './data/json-change.js';
export {
  guaranteeOf,
  type LawsEdition,
  type ScoringMethod,
  type SessionRanking,
} from './presets/scoring-method.js';
export { individualTies } from './ranking/individual-ties.js';
export { rankingOf, rankSession, type Rankable, type RankingRegulation } from './ranking/rank-session.js';
export {
  rankTables,
  strata,
  type ClassifiedEntry,
  type RankingTable,
  type TableFilter,
} from './ranking/ranking-tables.js';
export { rankByRules, rank, type RuledRank, type RuleValues, type Rank } from './ranking/rank.js';
export {
  standingOfMatches,
  type AwardBeside,
  type SideOfMatch,
  type StandingOfMatches,
} from './ranking/standing-of-matches.js';
export { rankWithTieBreaks, type DecidedRank, type TieBreakStep } from './ranking/rank-with-tie-breaks.js';
export { tieBreakValues, type MatchFacts, type TieBreakValues, type Ties } from './ranking/tie-breaks.js';
export { Rational, type RationalLike } from './arithmetic/rational.js';
export type { AppliedAdjustment, ContestantScore } from './session/contestant-score.js';
export type {
  Adjustment,
  BoardField,
  LineContestants,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session/session.js';
export { rescore, scoreBy, scoreSession, type SessionChange } from './session/score-session.js';
export type { SessionScores } from './session/session-scores.js';

export {
  carryOver,
  pzbsLeagueRounding,
  knockout,
  type KnockoutScore,
  type KnockoutSegment,
  type RunningScore,
} from './teams/knockout.js';
export type { ComparisonAward, Team } from './teams/comparison.js';
export type { TeamMatchRegulation } from './teams/regulation.js';
export {
  ACBL_BOARD_A_MATCH_TEAMS,
  EBU_SWISS_TEAMS,
  EBU_TEAMS,
  IMPS_TEAMS,
  KNOCKOUT,
  TEAM_PRESETS,
  teamPresetOf,
  WBF_TEAMS,
  type TeamMethod,
} from './teams/team-method.js';
export { usualBye, worthSoFar, byeOnScale, tieOnScale, type ByeWorth } from './teams/bye.js';
export { walkOver, type WalkOver } from './teams/walk-over.js';
export { teamStanding, worthOf, type TeamAward, type TeamStanding } from './teams/team-standing.js';

export {
  teamMatch,
  type TeamAdjustment,
  type TeamBoard,
  type TeamBoardAward,
  type TeamBoardScore,
  type TeamMatchScore,
  type TeamScore,
} from './teams/team-match.js';
export { Unscorable } from './board/unscorable.js';

export {
  IMP_SCALES,
  percentageVictoryPoints,
  victoryPoints,
  ebuThresholds,
  type VictoryPoints,
} from './vp/victory-points.js';
export {
  IMP_SCALES_TO_CHOOSE,
  type ImpVpScale,
  type PercentageVpScale,
  type VpMatch,
  type VpScale,
} from './vp/vp-scale.js';
export { continuousScale, discreteScale } from './vp/wbf-curve.js';
