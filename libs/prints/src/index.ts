export type { BoardPlan } from './documents/board-plan.js';
export type { BoardShown, SeatLetter, AwardShown, ResultShown, Unit } from './documents/board-shown.js';
export type { Called } from './documents/called.js';
export type { Heading } from './documents/heading.js';
export type {
  KnockoutMatch,
  KnockoutSide,
  BoardInMatch,
  Both,
  MatchInKnockout,
  MatchOfCard,
  MatchStands,
  MatchUnit,
  PlayedInRoom,
  RoomOfMatch,
  TeamCard,
} from './documents/match-shown.js';
export {
  type DocumentOf,
  PAPERS,
  type PrintoutName,
  type PrintDocument,
} from './documents/print-document.js';
export type { CarryShown } from './documents/carry-shown.js';
export type { LawShown } from './documents/law-shown.js';
export type {
  HistoryEventShown,
  RulingEffect,
  RulingShown,
  SaidShown,
  SideGiven,
  WayShown,
} from './documents/ruling-shown.js';
export type { Progress, RankedLine, Ranking, StandsAs } from './documents/ranking.js';
export type { LineOfCard, MatchByVictoryPoints, ScoreCard, LineOfTraveller } from './documents/score-card.js';
export type { EntryLine, RoundOfTable, SeatedAt, Stop } from './documents/seating.js';
export type { DealShown, RectifiedShown, SheetLineShown, SheetShown } from './documents/sheet-shown.js';
export { isPrintable } from './kit/printable-picture.js';
export { PAPER_SIZES } from './kit/paper-size.js';
export { SUIT_COLOURS } from './kit/suit-colours.js';
export { printPdf, type PrintOptions } from './print.js';
