import type { DealFault, HandsRead, SecretRandomBytes } from '#cards';
import type { z } from 'zod';
import type { Answered, LawBook, OutcomeIn } from '#laws';
import type { SeatName, SideName } from '../journal/names.js';

/** What is unlikely about a result: stable codes that words are found for. */
export const RESULT_FLAGS = ['many-overtricks', 'many-undertricks', 'slam-far-off', 'redoubled'] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

/** A result judged on its board: impossible ones are refused, unlikely ones are flagged. */
export type Judgement =
  | { readonly possible: false }
  | { readonly possible: true; readonly flags: readonly ResultFlag[] };

/** What a board's number tells before anybody looks at its cards. */
export interface BoardFacts {
  readonly dealer: SeatName;
  readonly vulnerable: 'none' | 'NS' | 'EW' | 'both';
}

/** A result after tricks changed sides, or why it cannot be: too few were taken, or nobody knows how many. */
export type TricksTransferred<Result> =
  | { readonly transferred: 'done'; readonly result: Result }
  | { readonly transferred: 'too-many'; readonly taken: number }
  | { readonly transferred: 'unknown' };

/** A deal beside which a result is looked at, with others that it may belong to. Nothing of them is told but what is found. */
export interface DealBeside {
  readonly deal: string;
  /** Its double-dummy results, as far as they are known; null: not at all. */
  readonly tricks: string | null;
  /** The deals of the other boards of the round, by board. */
  readonly others: readonly { readonly board: number; readonly deal: string }[];
}

/** What does not go together with a deal, and the boards with whose deals the result would go together. */
export interface FoundBesideDeal {
  readonly found: readonly ('lead-not-held' | 'other-board' | 'above-double-dummy' | 'below-double-dummy')[];
  readonly fits: readonly number[];
}

/** The deals of a game, as the text that is hidden, kept and revealed. */
export interface Deals {
  /**
   * A freshly shuffled deal; never one that looks unshuffled (Law 6D2, 1997).
   *
   * @param random a secret source of cryptographic quality
   * @throws Error when the source cannot be random
   */
  make(random: SecretRandomBytes): string;
  /** How many deals there are. */
  readonly count: bigint;
  /** A deal by its number, from 0. @throws RangeError when there is none of that number */
  ofNumber(number: bigint): string;
  /**
   * The one way to write a deal.
   *
   * @throws Error when the text is no deal
   */
  canonical(text: string): string;
  /**
   * Whether a deal looks as if its pack had not been shuffled (Law 6D2, 1997).
   *
   * @throws Error when the text is no deal
   */
  looksUnshuffled(text: string): boolean;
  /** The one format of files that has deals of this game, which no other game has; left out: those of dealing machines. */
  readonly onlyFormat?: string | undefined;
  /** Whether what both sides can make is computed for a deal. */
  readonly areAnalysed: boolean;
  /** Whether SquareDeal deals them. */
  readonly areOfSquareDeal: boolean;
}

/** Deals that are also dealt at the table and read from the cards, and that come in files. */
export interface DealsOfBoards extends Deals {
  /** The deal that hands make which were read from a board, or what is wrong first with them. */
  ofHands(read: HandsRead): { readonly deal: string } | { readonly fault: DealFault };
}

/** A law by its number in an edition. */
export interface Law {
  readonly edition: string;
  readonly law: string;
}

/** A procedure of a law book and what was answered in it. */
export interface Way {
  readonly law: string;
  readonly answers: readonly Answered[];
}

/** What a ruling comes to, beside what it was found by in the law book. */
export interface RulingFound<Settings, Line, OfWay extends Way> {
  /** Each way with what it ends in. */
  readonly ends: readonly { readonly way: OfWay; readonly outcome: OutcomeIn }[];
  readonly effects: readonly { readonly kind: string; readonly tricks?: number }[];
  /** How many plays of boards it is about. */
  readonly plays: number;
  /** The lines that it writes on sheets, and what was agreed of these. */
  readonly lines: readonly Line[];
  readonly settings: Settings | null;
}

/** Something that follows from the law book and that a ruling on boards has not, or has though it does not follow. */
export type Departure = 'tricks' | 'score' | 'field-split' | 'warning';

/** How rulings are found in a game. */
export interface RulingsOfGame<Settings, Line, OfWay extends Way> {
  /**
   * The law book by which a ruling is found.
   *
   * @param settings what was agreed of sheets
   */
  lawBook(edition: string, settings: Settings | null): LawBook;
  /** An answer for what only a lot decides, by which a way goes on that the lot is still to be drawn for; left out: none does. */
  readonly byLot?: string;
  /** A law as ends of ways name it. */
  clauseOf(law: string): string;
  /** Whether a ruling does not say what the law book leaves to the director; left out: it leaves nothing. */
  leavesUnsaid?(found: RulingFound<Settings, Line, OfWay>): boolean;
  /** What follows and the ruling has not, or has though it does not follow, and the law; undefined: nothing. */
  departure(
    found: RulingFound<Settings, Line, OfWay>,
  ):
    | { readonly code: 'ruling.departs'; readonly law: string; readonly what: Departure }
    | { readonly code: 'sheet.line-departs'; readonly law: string; readonly what: string }
    | undefined;
}

/** What is asked of every game, whatever is written of its deals: who else behaves by a game asks for one of these. */
export interface GameFacts<Settings = unknown, Line = unknown, OfWay extends Way = Way> {
  readonly name: string;
  /** Whether each play of a board has a result of its own; otherwise deals are written on the sheet of their table. */
  readonly boardsHaveResults: boolean;
  /** Whether everybody plays on their own: tables are drawn of them, and no pair sits North-South or East-West. */
  readonly playAlone: boolean;
  /** Whether teams of four play in it, in matches and knockouts. */
  readonly hasTeams: boolean;
  /** Whether scores have a maximum, so that there are percentages. */
  readonly hasPercentages: boolean;
  /** Editions of the law book that rulings may name, the current one last. */
  readonly lawEditions: readonly [string, ...string[]];
  readonly rulings: RulingsOfGame<Settings, Line, OfWay>;
}

/**
 * What the write side, clock, draws, rulings, queues and read side know of a game whose deals lie in boards: each play of a
 * board has a result of its own. A game implements it, or `SheetGame`, and is registered in `games.ts`; nothing else tells
 * one game from another.
 */
export interface BoardGame<Result = unknown> extends GameFacts {
  readonly played: 'boards';
  readonly boardsHaveResults: true;
  /** Seats of a table, clockwise. */
  readonly seats: readonly SeatName[];
  readonly deals: DealsOfBoards;
  /** What the number of a board says (Law 2). */
  board(number: number): BoardFacts;
  /** What is entered as the result of one play of a board. */
  readonly result: z.ZodType<Result>;
  /** Whether a result can be on this board, and whether it is likely. */
  judge(result: Result, board: number): Judgement;
  /** Whether two results are the same in everything. */
  alike(one: Result, other: Result): boolean;
  /** Whether two sides that say this have the same outcome, so that the one confirms the other. */
  agree(one: Result, other: Result): boolean;
  /** A result without what it tells of the cards, such as the opening lead. */
  withoutCards(result: Result): Result;
  /** A corrected result with what the one before told of the cards, where it says nothing of them and that still can be. */
  withCardsOf(result: Result, before: Result): Result;
  /** A result with tricks given to a side after play, as for a revoke. */
  withTricks(
    result: Result,
    transfer: { readonly tricks: number; readonly to: SideName },
  ): TricksTransferred<Result>;
  /** Whether a result says anything that a deal could contradict. */
  isComparable(result: Result): boolean;
  /**
   * What does not go together in a result and the deal of its board.
   *
   * @throws Error when a text is no deal
   */
  besideDeal(result: Result, beside: DealBeside): FoundBesideDeal;
  /** What a result comes to on a board: the number that methods compare, positive when it is North and South's gain. */
  points(result: Result, board: number): number;
  /** The kinds of methods by which a session can be scored, ... */
  readonly methods: readonly [string, ...string[]];
  /** ... and a method as it is chosen for one: its kind with everything that it depends on. */
  readonly method: z.ZodType;
  /** The law that a ruling stands on: its edition and its number. */
  readonly law: z.ZodType<Law>;
  /** A procedure of the law book and what was answered in it, up to its end. */
  readonly way: z.ZodType<Way>;
}

/**
 * The sheet of a table before a line: by what it is written, who sits there clockwise, and what was written so far. Of a
 * board that other tables play too only what belongs to it: nothing of a deal hangs on those before.
 */
export interface SheetSoFar<Settings, Line> {
  readonly settings: Settings;
  readonly players: readonly SeatName[];
  readonly lines: readonly Line[];
  /** Where a line is corrected: that one as it stands, and those behind it. */
  readonly standing?: readonly Line[];
  /** Left out: the table deals for itself. */
  readonly board?: number | undefined;
}

/** A line judged at its place in the sheet: what it is flagged with, or what it first goes against and by which rule. */
export type LineJudgement =
  | { readonly possible: true; readonly flags: readonly string[] }
  | {
      readonly possible: false;
      readonly fault: string;
      readonly rule: string;
      readonly seat?: SeatName;
    };

/**
 * The same of a game whose deals are written line by line on the sheet of a table, where three or four play, each on
 * their own: what one line is worth hangs on those before.
 */
export interface SheetGame<Settings = unknown, Line = unknown, OfWay extends Way = Way> extends GameFacts<
  Settings,
  Line,
  OfWay
> {
  readonly played: 'sheets';
  readonly boardsHaveResults: false;
  /** Those that all tables play; as long as each table deals for itself nobody knows them. */
  readonly deals: Deals;
  /** What those who play have agreed, and until when they play. */
  readonly settings: z.ZodType<Settings>;
  /**
   * Why new settings are refused; undefined: they are allowed.
   *
   * @param frozen those by which sheets are written already; null: nothing is
   */
  againstSettings(
    settings: Settings,
    frozen: Settings | null,
  ):
    | { readonly code: 'session.convention-frozen'; readonly convention: string }
    | { readonly code: 'session.convention-not-its-own'; readonly convention: string }
    | { readonly code: 'session.settings-contradict'; readonly contradiction: string; readonly rule: string }
    | undefined;
  /** What is written: a deal, or what a judge has decided. */
  readonly line: z.ZodType<Line>;
  /** Whether a line is about a deal that was dealt: one more after those before it. */
  isDeal(line: Line): boolean;
  /** Whether those who sit at a table may write a line themselves; otherwise it is a judge's. */
  isTheTables(line: Line): boolean;
  /** Whether a line says what became of a deal, so that a board has one such line at a table. */
  isOfDeal(line: Line): boolean;
  /** Whether a line says how a deal was played: whoever wrote it knows its cards. */
  isPlayed(line: Line): boolean;
  /** A line without what it tells of the cards. */
  withoutCards(line: Line): Line;
  /** Whether a line can have come about behind those before it. */
  judge(line: Line, sheet: SheetSoFar<Settings, Line>): LineJudgement;
  /** Whether by what was agreed nothing more is to be dealt. */
  isOver(sheet: SheetSoFar<Settings, Line>): boolean;
  /** What a sheet of no boards lacks of what was agreed: deals of so many, or pools that are open; undefined: nothing. */
  short(
    sheet: SheetSoFar<Settings, Line>,
  ):
    | { readonly of: 'deals'; readonly written: number; readonly agreed: number }
    | { readonly of: 'pools' }
    | undefined;
  /**
   * How the players of a table draw their seats themselves, from a seed that anybody can draw from again: clockwise from
   * North, who deals first; undefined: they sit as the judges drew them.
   */
  seatsByCards(
    settings: Settings,
  ):
    | ((
        players: readonly string[],
        seed: string,
        at: { readonly table: string; readonly round: number },
      ) => readonly string[])
    | undefined;
  /** The law that a ruling stands on: its edition and its number. */
  readonly law: z.ZodType<Law>;
  /** A procedure of the law book and what was answered in it, up to its end. */
  readonly way: z.ZodType<OfWay>;
  /** The line that stays when a ruling that had written one is withdrawn: it is empty, and keeps its number. */
  readonly withdrawnLine: Line;
  /** Whether a line is one that only a ruling writes. */
  isOfRuling(line: Line): boolean;
}
