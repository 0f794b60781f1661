export {
  analysis,
  type AnalysedPlay,
  type AnalysisRow,
  type ContractSide,
  type Role,
} from './analysis/analysis.js';
export type { BoardAMatchChart } from './board-a-match/board-a-match.js';
export { boardOutcome } from './board-a-match/outcome.js';
export type { ArtificialScore, FieldLine, SideResult } from './board/board-field.js';
export {
  BOARD_METHODS,
  inOwnSession,
  scoreBoard,
  whileOthersAreToCome,
  type BoardAward,
  type BoardMethod,
  type ScoredBoard,
} from './methods/board-method.js';
export { hasTop, METHOD_UNITS, pointsUnitOf, type KindWithTop } from './methods/method-units.js';
export { once } from './data/once.js';
export { penaltyUnitsOf, type PenaltyUnit } from './presets/penalty-units.js';
export { roundedDatum, type Datum } from './butler/datum.js';
export type { ButlerRegulation } from './butler/regulation.js';
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
export { contractScore, isVulnerableSide, scoreForNS } from './contract/contract-score.js';
export { contractsGiving, isPossibleScore } from './contract/possible-scores.js';
export {
  scoreLines,
  scoreLinesOfSide,
  scoresGiven,
  type StandingScores,
} from './contract/standing-scores.js';
export type { ComparisonChart } from './cross-imps/comparisons.js';
export type { CrossImpRegulation } from './cross-imps/regulation.js';
export { vpFormTotal } from './cross-imps/vp-form.js';
export { carryForward, type StageSize } from './events/carry-forward.js';
export {
  eventScores,
  type CountedSession,
  type EventAdjustment,
  type EventRegulation,
  type EventScore,
  type EventSession,
} from './events/event-score.js';
export { goingOn, type DecidedCut, type GoingOn } from './events/going-on.js';

export { artificialImps } from './artificial/artificial-imps.js';
export { IMP_LOWER_BOUNDS, imps } from './imps/imp-scale.js';
export { masterPoints, type MasterPointTable } from './master-points/master-points.js';
export { artificialPercent } from './artificial/artificial-matchpoints.js';
export type { Award } from './matchpoints/award.js';
export type { FrequencyChart, FrequencyRow } from './matchpoints/frequency-chart.js';
export {
  pairsMatch,
  type PairsMatchRegulation,
  type PairsMatchScore,
} from './matches-of-pairs/match-of-pairs.js';
export { pairsStanding, type SideOfPairsMatch } from './matches-of-pairs/standing-of-pairs.js';
export { ACBL_MATCHPOINTS } from './presets/acbl.js';
export { EBU_MATCHPOINTS, EBU_SWISS_PAIRS } from './presets/ebu.js';
export { WBF_SWISS_BUTLER } from './presets/wbf.js';
export { changed, changeOf, type Change } from './data/json-change.js';
export { BODIES, presetOf, PRESETS, usualSwissRanking, type Body } from './presets/presets.js';
export { sameData } from './data/same-data.js';
export { methodByBoards, swissMethodOf } from './presets/swiss-method.js';
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
export { rankByRules, type RuledRank, type RuleValues } from './ranking/rank-by-rules.js';
export {
  standingOfMatches,
  type AwardBeside,
  type SideOfMatch,
  type StandingOfMatches,
} from './ranking/standing-of-matches.js';
export { rankWithTieBreaks, type DecidedRank, type TieBreakStep } from './ranking/rank-with-tie-breaks.js';
export { tieBreakValues, type MatchFacts, type TieBreakValues, type Ties } from './ranking/tie-breaks.js';
export { rank, type Rank } from './ranking/rank.js';
export { Rational, type RationalLike } from './arithmetic/rational.js';
export type { AppliedAdjustment, ContestantScore } from './session/contestant-score.js';
export { SESSION_REGULATIONS } from './session/regulations.js';
export { rescore, scoreBy, scoreSession, type SessionChange } from './session/score-session.js';
export type { SessionScores } from './session/session-scores.js';
export type {
  Adjustment,
  BoardField,
  LineContestants,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session/session.js';

export { carryOver, pzbsLeagueRounding } from './teams/carry-over.js';
export type { ComparisonAward, Team } from './teams/comparison.js';
export { knockout, type KnockoutScore, type KnockoutSegment, type RunningScore } from './teams/knockout.js';
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
export { usualBye, worthSoFar } from './teams/bye.js';
export { byeOnScale, tieOnScale, type ByeWorth } from './vp/bye-on-scale.js';
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
  type VictoryPoints,
} from './vp/victory-points.js';
export {
  IMP_SCALES_TO_CHOOSE,
  type ImpVpScale,
  type PercentageVpScale,
  type VpMatch,
  type VpScale,
} from './vp/vp-scale.js';
export { continuousScale } from './vp/wbf-continuous.js';
export { ebuThresholds } from './vp/ebu-percentages.js';
export { discreteScale } from './vp/wbf-discrete.js';
