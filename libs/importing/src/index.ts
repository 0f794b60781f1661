export {
  compare,
  compareContracts,
  FIGURE_KINDS,
  type ComparedFigure,
  type FigureKind,
} from './compare/compare.js';
export { compareResult, notInPoints } from './compare/compare-result.js';
export { addUpCounts, compareGame, type Comparison, type Counts } from './compare/comparison.js';
export { figuresOfDocuments, type SessionDocuments, type Traveller } from './compare/figures-of-documents.js';
export {
  givenBySession,
  inSessions,
  type GivenBySession,
  type NotCompared,
  type NotComparedWhy,
} from './plan/given-by-sessions.js';
export { methodOfGame, type MethodOfGame } from './plan/method-of-game.js';
export type { ContestStanding, Standings } from './compare/rankings-of-documents.js';
export { runningOfDocument, type Matches } from './compare/running-of-documents.js';
export { beforeSegments, compareMatch, compareRunning, sortOutRunning } from './compare/running-scores.js';
export { GameScores, scoreGame } from './compare/score-game.js';
export { scoreMatch } from './compare/score-match.js';
export { awardTerms, datumTerm, frequencyTerm } from './explain/award-terms.js';
export { DECIMALS, numberText } from './explain/number-text.js';
export { changesBetween, type ChangesBetween } from './plan/changes-between.js';
export type {
  EnteredResult,
  GamePlan,
  Play,
  PlannedRound,
  PlannedRuling,
  RuledPlay,
  UnplayableLine,
  UnplayableWhy,
} from './plan/game-plan.js';
export { withNumbersOfTheirOwn } from './plan/boards-dealt-anew.js';
export { contradictedContracts, type ContradictedContract } from './plan/outcome-of-line.js';
export { planOfGame } from './plan/plan-of-game.js';
export { CONTEST, SESSION } from './plan/session.js';
export { compareKept } from './kept/compare-kept.js';
export { planOfMatch, ROOMS } from './plan/plan-of-match.js';
export { keptOfTeams, notKept, putTogether } from './kept/kept-figures.js';
export type { LeftOut } from './script/left-out.js';
export { BRINGS_DEALS, boardsOf, dealtAtTheTable, type DealOfBoard } from './script/script-of-game.js';
export { LAW_OF_RULING, penaltiesIn } from './script/script-of-round.js';
export type { FileScript, FileToCome } from './script/script-of-file.js';
export { contradictedInTeams } from './teams/line-in-room.js';
export { setUpOfTeams } from './script/script-of-teams.js';
export { compareTeamsHere } from './teams/compare-teams.js';
export { planOfTeams, type TeamsPlan } from './teams/plan-of-teams.js';
export { withPlayableSegments } from './teams/playable-segments.js';
export { importedDocuments } from './kept/imported-documents.js';
export { prepareFile, type FileImported, type FilePrepared, type Preparing } from './prepare.js';
