export { type Aggregate, type Json, type NewEvent, type StreamUse, without } from './journal/aggregate.js';
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
export { type JournalEvent, streamOf } from './catalogue/journal-event.js';
export { aggregates, commands, eventDefinitions } from './catalogue/catalogue.js';
export * from './command/command.js';
export { type BridgeResult, judgeRecord, scoredResult } from './games/bridge/result.js';
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
export { contestSettings, type ContestSettings } from './contest/events.js';
export type { KeptFigures } from './published/events.js';
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
export type { KnockoutSettings, MatchGround, SeededFrom } from './knockout/events.js';
export { sessionsOfMatches, withKnockoutEvent } from './knockout/state.js';
export { type KnockoutState, NO_KNOCKOUT } from './knockout/events.js';
export {
  type ContestantClass,
  type ContestTableChoice,
  DEFAULT_STANDINGS,
  type RankingTableChoice,
  sessionStandings,
  type SessionStandings,
  UNCLASSED,
} from './standings/session-standings.js';
export {
  isPostponed,
  isSaid,
  playOfResultStream,
  resultAggregate,
  type ResultState,
  type ResultStatus,
  resultStream,
  standing,
  type StandingResult,
  withResultEvent,
} from './result/state.js';
export {
  type CheckOfEntry,
  type DecidedSuspicion,
  FOUND_OF_ENTRY,
  type FoundOfEntry,
  isContradiction,
  openSuspicions,
  type ResultEvent,
  type ResultSource,
  type Suspicion,
  tellsOfCards,
  undecided,
} from './result/events.js';
export type { Rejection } from './command/rejection.js';
export { sameData } from '#scoring';
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
export {
  type Announcement,
  boardMoves,
  boardPlansOf,
  carrierOf,
  isAnnounced,
} from './session/plan/board-moves.js';
export { clockIn } from './clock/commands/part.js';
export {
  type ClockState,
  MINUTE,
  type PlannedBreak,
  playBegins,
  STOPPED,
  withClockEvent,
} from './clock/state.js';
export { timeToCome, type TimeToCome } from './clock/commands/round-time.js';
export { dueByClock, type DueByClock } from './clock/commands/called-by-itself.js';
export type { ClockSettings } from './clock/settings.js';
export type { CallMatter, CardsCounted, HeldResponsible } from './table/events.js';
export {
  type BoardAtTable,
  type BoardLocations,
  type LastTable,
  missingBoards,
  silentUntil,
} from './session/plan/missing-boards.js';
export { responsibleAt, type ResponsibleAtTable } from './session/plan/responsible.js';
export { clashes, sameSeats, type Clash } from './result/commands/play.js';
export {
  type AnnouncedCut,
  type BoardSettings,
  boardSettingsOf,
  carrierBy,
  type TakenAlong,
} from './session/section/section-data.js';
export {
  DEFAULT_DRAW,
  type DrawOptions,
  publicWishes,
  type SeatingWishes,
} from './session/section/draw-options.js';
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
export {
  hasTeams,
  isPairOfTeam,
  keptOf,
  matchesIn,
  type MatchSegment,
  opponentsIn,
  pairsOfTeam,
  type RoomOfMatch,
  type ScheduledMatch,
  type SectionToDraw,
  teamOfPair,
  teamsIn,
} from './team/matches.js';
export { wishesOfTeams } from './team/wishes-of-teams.js';
export {
  ENTERED_AS,
  type EnteredAs,
  type EntryTerms,
  forDraws,
  type ForDraws,
  type GroupKind,
  isTeamName,
  NOTHING_FOR_DRAWS,
} from './entries/events.js';
export { placesTaken, type RequestStanding, requestsStanding, standingOfRequest } from './entries/places.js';
export {
  enteringThemselves,
  isTeam,
  NO_ENTRIES,
  withEntriesEvent,
  type EntriesState,
  type Entry,
} from './entries/state.js';
export { whoPlayed } from './session/plan/schedule.js';
export { calledWithBoards } from './session/boards/board-locations.js';
export { calledIn, isCalledApart, withCalled, withCallWithdrawn } from './session/called-rounds.js';
export { isRoundBegun } from './session/rounds/taking-round-back.js';
export * from './session/plan/schedule.js';
export type { EarlierMatch } from './team/carry-rule.js';
export type { LineUp } from './team/events.js';
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
export type { CalendarEntry } from './tournament/announcement.js';
export { tournamentEvents, type SealKind } from './tournament/events.js';
export {
  DEFAULT_SETTINGS,
  type MatchpointSettings,
  matchpointsOf,
  type RegulationFrom,
  rulingsPublication,
  type RulingsPublication,
  sealsByItself,
  type TournamentSettings,
  withRegulationFrom,
} from './tournament/settings.js';
export {
  FIRST_LISTING,
  withListingEvent,
  FIRST_TERMS,
  withTermsEvent,
  rolesOf,
  lastOfficialSeal,
  tournamentStream,
  type TournamentState,
  type TournamentListing,
  type ListingEvent,
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
export { SealWalk, type VerifiedJournal, verifyJournal, verifyJournals } from './writing/verifying.js';
export { freeText } from './journal/texts.js';
export {
  JournalRejected,
  NewJournals,
  type JournalGiven,
  type CommandOfJournal,
  type DecidedJournal,
  type WrittenJournal,
} from './writing/new-journal.js';
export { eventCatalogue, StreamStates } from './writing/states.js';
export {
  NOTHING_WRITTEN,
  withSheetEvent,
  type LineWritten,
  type SheetStatus,
  type SheetWritten,
} from './sheet/state.js';
export type { DrawnTable, TablesBasis } from './session/plan/tables-drawn.js';
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
