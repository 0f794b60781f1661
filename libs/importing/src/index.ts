export {
  compare,
  compareContracts,
  FIGURE_KINDS,
  type ComparedFigure,
  type FigureKind,
} from './compare/compare.js';
export {
  compareResult,
  notInPoints,
  addUpCounts,
  compareGame,
  type Comparison,
  type Counts,
} from './compare/comparison.js';
export {
  figuresOfDocuments,
  type SessionDocuments,
  type Traveller,
  type ContestStanding,
  type Standings,
} from './compare/figures-of-documents.js';
export {
  givenBySession,
  inSessions,
  type GivenBySession,
  type NotCompared,
  type NotComparedWhy,
} from './plan/given-by-sessions.js';
export { methodOfGame, type MethodOfGame } from './plan/method-of-game.js';
export { runningOfDocument, type Matches } from './compare/running-of-documents.js';
export { beforeSegments, compareMatch, compareRunning, sortOutRunning } from './compare/running-scores.js';
export { GameScores, scoreGame } from './compare/score-game.js';
export { scoreMatch } from './compare/score-match.js';
export { awardTerms, datumTerm, frequencyTerm, DECIMALS, numberText } from './explain/terms.js';
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
export { CONTEST, SESSION } from './plan/settings-of-game.js';
export { compareKept, importedDocuments } from './kept/compare-kept.js';
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
export { prepareFile, type FileImported, type FilePrepared, type Preparing } from './prepare.js';
