export type { Aggregate, StreamUse } from './journal/aggregate.js';
export { hiddenDeal } from './board/events.js';
export { boardAggregate, boardStream, doubtIn, withBoardEvent, type BoardState } from './board/state.js';
export {
  commitmentOf,
  dealSetStream,
  gameOfSet,
  isDisclosed,
  NOTHING_COMMITTED,
  withDealSetEvent,
  type DealSetState,
  type Repeats,
  type SetDescription,
  type SquareDealState,
} from './deal-set/state.js';
export { dealsBySquareDeal } from './deal-set/commands/squaredeal.js';
export type { JournalEvent } from './catalogue/journal-event.js';
export { aggregates, commands, eventDefinitions } from './catalogue/catalogue.js';
export * from './command/command.js';
export type { Json, NewEvent } from './journal/event.js';
export { judgeRecord, scoredResult } from './games/bridge/record.js';
export type { BridgeResult } from './games/bridge/result.js';
export {
  boardGame,
  games,
  sheetGame,
  type GameName,
  type GameResult,
  type LineRuling,
  type RecordedWay,
  type SessionMethod,
  type SheetLine,
  type SheetSettings,
  type WayThrough,
} from './games/games.js';
export { withOutcome } from './law-book/answers-by-order.js';
export { dealerOfBoard, preferansSheet } from './games/preferans/preferans.js';
export * from './journal/names.js';
export { contestSettings, type ContestSettings } from './contest/settings.js';
export type { KeptFigures } from './published/figures.js';
export { publishedStream } from './published/state.js';
export { NO_CONTEST, participantKey, withContestEvent, type ContestState } from './contest/state.js';
export {
  beforeRound,
  bracketOf,
  choosingOf,
  otherwiseBefore,
  standingOfMatch,
  type BracketMatch,
} from './knockout/bracket.js';
export type { MatchGround, SeededFrom } from './knockout/events.js';
export { sessionsOfMatches } from './knockout/match-sessions.js';
export type { KnockoutSettings } from './knockout/settings.js';
export { NO_KNOCKOUT, type KnockoutState } from './knockout/knockout-data.js';
export { withKnockoutEvent } from './knockout/state.js';
export { UNCLASSED, type ContestantClass } from './standings/contestant-class.js';
export {
  DEFAULT_STANDINGS,
  sessionStandings,
  type ContestTableChoice,
  type RankingTableChoice,
  type SessionStandings,
} from './standings/session-standings.js';
export {
  FOUND_OF_ENTRY,
  isContradiction,
  openSuspicions,
  tellsOfCards,
  undecided,
  type CheckOfEntry,
  type DecidedSuspicion,
  type FoundOfEntry,
  type Suspicion,
} from './result/suspicion.js';
export type { Rejection } from './command/rejection.js';
export { sameData } from './journal/same-data.js';
export type { Adjustment, SideAdjustment } from './law-book/adjustment.js';
export { askedRulings, type AskedEffect } from './ruling/asked-effect.js';
export { penaltyAmount, type DepositFate, type PenaltyAmount, type PlaceAbout } from './ruling/events.js';
export {
  namedIn,
  NOTHING_RULED,
  withRulingEvent,
  type AdjustmentEffect,
  type FieldSplitEffect,
  type RulingEffect,
  type RulingState,
  type SheetLineEffect,
} from './ruling/state.js';
export { DEFAULT_SESSION_SETTINGS, type SectionData, type SessionSettings } from './session/events.js';
export {
  correctionEnds,
  isAfter,
  officialFrom,
  withReopened,
  type Closing,
  type Correction,
  type CorrectionEnds,
} from './session/correction-period.js';
export { methodOf } from './session/method.js';
export { methodOfText, methodText, teamMethodOfText } from './session/commands/method-text.js';
export { boardMoves, carrierOf } from './session/plan/board-moves.js';
export { clockIn } from './clock/commands/part.js';
export { STOPPED, withClockEvent, type ClockState, type PlannedBreak } from './clock/state.js';
export { timeToCome, type TimeToCome } from './clock/commands/round-time.js';
export { MINUTE } from './clock/clock-data.js';
export { dueByClock, type DueByClock } from './clock/commands/called-by-itself.js';
export type { ClockSettings } from './clock/settings.js';
export type { CallMatter, CardsCounted, HeldResponsible } from './table/events.js';
export {
  missingBoards,
  silentUntil,
  type BoardLocations,
  type LastTable,
  type BoardAtTable,
} from './session/plan/missing-boards.js';
export { responsibleAt, type ResponsibleAtTable } from './session/plan/responsible.js';
export type { ResultEvent, ResultSource } from './result/events.js';
export { clashes, sameSeats, type Clash } from './result/commands/seats.js';
export { boardSettingsOf, carrierBy, type BoardSettings } from './session/section/board-settings.js';
export { playBegins } from './clock/play-begins.js';
export { isAnnounced, type Announcement } from './session/plan/announced.js';
export { boardPlansOf } from './session/plan/board-plans.js';
export { DEFAULT_DRAW, type DrawOptions } from './session/section/draw-options.js';
export { contestantsDrawn, drawnIn, isAway } from './session/plan/drawn-units.js';
export {
  drawnTogether,
  firstRoundOfDraw,
  isDrawn,
  isToBeDrawn,
  lastDrawn,
  roundsOfDraw,
  roundToDraw,
  whoMeets,
  withDrawnRound,
  withDrawOptions,
  type DrawBasis,
  type DrawnPlay,
  type RankedForDraw,
} from './session/plan/drawn-rounds.js';
export {
  drawOptionsOf,
  drawRound,
  faultsOfRound,
  orderForDraw,
  resultsUpTo,
} from './session/plan/drawing.js';
export { drawnSeats } from './session/draws/draw.js';
export type { SectionToDraw } from './team/teams-meeting.js';
export { wishesOfTeams } from './team/wishes-of-teams.js';
export { publicWishes, type SeatingWishes } from './session/section/seating-wishes.js';
export { isTeamName } from './entries/events.js';
export { forDraws, NOTHING_FOR_DRAWS, type ForDraws, type GroupKind } from './entries/for-draws.js';
export { isTeam, NO_ENTRIES, withEntriesEvent, type EntriesState, type Entry } from './entries/state.js';
export {
  isPostponed,
  isSaid,
  resultAggregate,
  playOfResultStream,
  resultStream,
  standing,
  withResultEvent,
  type ResultState,
  type ResultStatus,
  type StandingResult,
} from './result/state.js';
export { whoPlayed } from './session/plan/who-played.js';
export { calledWithBoards } from './session/boards/called-with-boards.js';
export { calledIn, isCalledApart, withCalled, withCallWithdrawn } from './session/called-rounds.js';
export { isRoundBegun } from './session/rounds/round-begun.js';
export * from './session/plan/schedule.js';
export type { EarlierMatch } from './team/carry-rule.js';
export type { LineUp } from './team/events.js';
export {
  hasTeams,
  isPairOfTeam,
  matchesIn,
  opponentsIn,
  pairsOfTeam,
  teamOfPair,
  teamsIn,
  type MatchSegment,
  type RoomOfMatch,
  type ScheduledMatch,
} from './team/matches.js';
export { keptOf } from './team/one-match.js';
export {
  handedInFor,
  lineUpIn,
  NO_TEAMS,
  pairAsEntered,
  pairInLineUp,
  type AwardedMatch,
  type TeamsState,
} from './team/state.js';
export type { TeamMovementChoice } from './team/team-movement.js';
export { tournamentEvents, type SealKind } from './tournament/events.js';
export { matchpointsOf, type MatchpointSettings } from './tournament/matchpoint-settings.js';
export { sealsByItself, withRegulationFrom, type RegulationFrom } from './tournament/regulation.js';
export { rulingsPublication, type RulingsPublication } from './tournament/rulings-publication.js';
export { DEFAULT_SETTINGS, type TournamentSettings } from './tournament/settings.js';
export {
  FIRST_TERMS,
  withTermsEvent,
  rolesOf,
  lastOfficialSeal,
  tournamentStream,
  type TournamentState,
  type TournamentTerms,
  type TermsEvent,
  type TournamentStatus,
} from './tournament/state.js';
export {
  CommandHandling,
  type CommandAnswer,
  type GivenCommand,
  type PlayFacts,
  type StatesForCommands,
} from './writing/command-handling.js';
export * from './journal/seen.js';
export { takeDeal } from './writing/take-deal.js';
export { CommandRejected } from './writing/command-rejected.js';
export { derivedId, tournamentIdOf } from './writing/derived-id.js';
export { SealWalk } from './writing/verified-seals.js';
export { freeText } from './journal/texts.js';
export { streamOf } from './catalogue/stream-of.js';
export { without } from './journal/without.js';
export {
  JournalRejected,
  NewJournals,
  type JournalGiven,
  type CommandOfJournal,
  type DecidedJournal,
  type WrittenJournal,
} from './writing/new-journal.js';
export { eventCatalogue } from './writing/event-catalogue.js';
export { StreamStates } from './writing/states.js';
export {
  NOTHING_WRITTEN,
  withSheetEvent,
  type LineWritten,
  type SheetStatus,
  type SheetWritten,
} from './sheet/state.js';
export type { AnnouncedCut, TakenAlong } from './session/section/section-data.js';
export type { DrawnTable, TablesBasis } from './session/plan/tables-drawn.js';
export { verifyJournal, verifyJournals, type VerifiedJournal } from './writing/verify-journal.js';
export {
  NO_SESSION,
  withSessionEvent,
  type Entrants,
  type PublishedProtocol,
  type SessionState,
  type Substitution,
} from './session/state.js';
export {
  isSettled,
  NEW_TABLE,
  playKey,
  withTableEvent,
  type TableCall,
  type TableState,
} from './table/state.js';
