export {
  analysis,
  BOARD_KINDS,
  kindsOfContract,
  ROLES,
  type AnalysedPlay,
  type AnalysisRow,
  type BoardKind,
  type ContractSide,
  type Role,
} from './analysis/analysis.js';
export {
  boardAMatch,
  type BoardAMatchAward,
  type BoardAMatchBoard,
  type BoardAMatchChart,
  type BoardAMatchRow,
} from './board-a-match/board-a-match.js';
export { boardOutcome, outcomePoints, type BoardOutcome } from './board-a-match/outcome.js';
export type { BoardAMatchRegulation } from './board-a-match/regulation.js';
export type { AwardInImps, AwardOfTop, BecauseArtificial, LineAwardsOf, NotPlayed } from './board-award.js';
export { type ArtificialScore, type FieldLine, type SideResult, type WeightedScore } from './board-field.js';
export {
  hasTop,
  inOwnSession,
  ownPerformance,
  scoreBoard,
  totalOfAwards,
  type AwardTotal,
  type BoardAward,
  type BoardExpectation,
  type BoardMethod,
  type ScoredBoard,
} from './board-method.js';
export { once } from './once.js';
export { penaltyUnitsOf, type PenaltyUnit } from './penalty-units.js';
export { butler, type ButlerAward, type ButlerBoard, type ButlerPart } from './butler/butler.js';
export { roundedDatum, type Datum, type DatumRow } from './butler/datum.js';
export type { ButlerRegulation, DatumRegulation } from './butler/regulation.js';
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
export { contractsGiving, isPossibleScore, type PossibleResult } from './contract/possible-scores.js';
export {
  scoreLines,
  scoreLinesOfSide,
  scoresGiven,
  type StandingScore,
  type StandingScores,
} from './contract/standing-scores.js';
export type { Comparison, ComparisonChart, ComparisonRow } from './cross-imps/comparisons.js';
export { crossImps, type CrossImpAward, type CrossImpBoard } from './cross-imps/cross-imps.js';
export { crossImpMatchTotal } from './cross-imps/match-total.js';
export type { CrossImpRegulation } from './cross-imps/regulation.js';
export { vpFormTotal, type VpFormBoard } from './cross-imps/vp-form.js';
export {
  carryForward,
  type CarryForwardRegulation,
  type Stages,
  type StageSize,
} from './events/carry-forward.js';
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
export { qualification, type Qualification } from './events/qualification.js';

export { artificialImps, impsOfPercent } from './imps/artificial.js';
export { IMP_LOWER_BOUNDS, imps } from './imps/imp-scale.js';
export {
  instantMatchpoints,
  type InstantAward,
  type InstantAwards,
  type InstantPart,
} from './instant/instant.js';
export type { InstantBoard, InstantRegulation } from './instant/regulation.js';
export { masterPoints, type MasterPoints, type MasterPointTable } from './master-points/master-points.js';
export { artificialPercent, type SessionGuarantee } from './matchpoints/artificial.js';
export type { Award } from './matchpoints/award.js';
export type { Factoring, FrequencyChart, FrequencyRow } from './matchpoints/frequency-chart.js';
export { matchpoints, type BoardAwards, type LineAwards } from './matchpoints/matchpoints.js';
export type { FieldRegulation, MatchpointRegulation } from './matchpoints/regulation.js';
export {
  pairsMatch,
  type PairsMatchRegulation,
  type PairsMatchScore,
} from './matches-of-pairs/match-of-pairs.js';
export { pairsStanding, type SideOfPairsMatch } from './matches-of-pairs/standing-of-pairs.js';
export { ACBL_MATCHPOINTS } from './presets/acbl.js';
export { EBU_MATCHPOINTS, EBU_SWISS_PAIRS } from './presets/ebu.js';
export { WBF_SWISS_BUTLER } from './presets/wbf.js';
export { BODIES, presetOf, PRESETS, usualSwissRanking, type Body, type Preset } from './presets/presets.js';
export { sameData } from './same-data.js';
export { methodByBoards, swissMethodOf } from './presets/swiss-method.js';
export {
  guaranteeOf,
  type LawsEdition,
  type ScoringMethod,
  type SessionRanking,
} from './presets/scoring-method.js';
export { companyIn, type Company } from './ranking/company.js';
export { individualTies } from './ranking/individual-ties.js';
export { rankingOf, rankSession, type Rankable, type RankingRegulation } from './ranking/rank-session.js';
export {
  rankTables,
  strata,
  type ClassifiedEntry,
  type RankedTable,
  type RankingTable,
  type TableFilter,
} from './ranking/ranking-tables.js';
export {
  rankByRules,
  type RuledRank,
  type RuleStep,
  type RuleValues,
  type TieRules,
} from './ranking/rank-by-rules.js';
export {
  standingOfMatches,
  type AwardBeside,
  type SideOfMatch,
  type StandingOfMatches,
  type TotalOfMatches,
} from './ranking/standing-of-matches.js';
export { rankWithTieBreaks, type DecidedRank, type TieBreakStep } from './ranking/rank-with-tie-breaks.js';
export {
  EBU_TIE_BREAKS,
  WBF_TIE_BREAKS,
  tieBreakValues,
  without,
  type ContestantFacts,
  type MatchFacts,
  type TieBreak,
  type TieBreakRegulation,
  type TieBreakValues,
  type TieFacts,
  type Ties,
} from './ranking/tie-breaks.js';
export { rank, type Rank, type RankingEntry } from './ranking/rank.js';
export { Rational, type RationalLike } from './rational.js';
export type { AppliedAdjustment, CardEntry, ContestantScore } from './session/contestant-score.js';
export { SESSION_REGULATIONS } from './session/regulations.js';
export type { Lookup } from './session/lookup.js';
export {
  rescore,
  scoreBy,
  scoreSession,
  type ChangedLine,
  type SessionChange,
} from './session/score-session.js';
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

export {
  carryOver,
  pzbsLeagueRounding,
  type BeforeKnockout,
  type CarryOverRegulation,
} from './teams/carry-over.js';
export type { ComparisonAward, ComparisonPart, Ruling, Team } from './teams/comparison.js';
export {
  knockout,
  type KnockoutMatch,
  type KnockoutScore,
  type KnockoutSegment,
  type RunningScore,
} from './teams/knockout.js';
export { pattonPoints, type PattonAggregate } from './teams/patton.js';
export type { TeamMatchRegulation, TeamMatchRules } from './teams/regulation.js';
export {
  ACBL_BOARD_A_MATCH_TEAMS,
  EBU_SWISS_TEAMS,
  EBU_TEAMS,
  IMPS_TEAMS,
  KNOCKOUT,
  PZBS_PATTON,
  TEAM_PRESETS,
  teamPresetOf,
  WBF_TEAMS,
  type TeamMethod,
} from './teams/team-method.js';
export { usualBye, worthSoFar } from './teams/bye.js';
export { byeOnScale, tieOnScale, type ByeWorth } from './vp/bye-on-scale.js';
export { walkOver, type WalkOver } from './teams/walk-over.js';
export {
  teamStanding,
  worthOf,
  type FinishedMatch,
  type TeamAward,
  type TeamStanding,
  type TeamTotal,
} from './teams/team-standing.js';

export {
  teamMatch,
  type TeamAdjustment,
  type TeamBoard,
  type TeamBoardAward,
  type TeamBoardScore,
  type TeamMatch,
  type TeamMatchScore,
  type TeamScore,
} from './teams/team-match.js';
export { Unscorable, type ScoringFault } from './unscorable.js';

export {
  percentageVictoryPoints,
  victoryPoints,
  type VictoryPoints,
  type VpReason,
} from './vp/victory-points.js';
export type { ImpVpScale, PercentageVpScale, VpMatch, VpRow, VpScale } from './vp/vp-scale.js';
export { continuousScale, type ContinuousScale } from './vp/wbf-continuous.js';
export { blitzOf } from './vp/wbf-curve.js';
export { ebuThresholds } from './vp/ebu-percentages.js';
export { discreteScale } from './vp/wbf-discrete.js';
