import type { z } from 'zod';
import type { SeatName } from '../names.js';

/** What is unlikely about a result: stable codes that words are found for. */
export type ResultFlag = 'many-overtricks' | 'many-undertricks' | 'slam-far-off' | 'redoubled';

/** A result judged on its board: impossible ones are refused, unlikely ones are flagged. */
export type Judgement =
  { readonly possible: false } | { readonly possible: true; readonly flags: readonly ResultFlag[] };

/**
 * What the write side, clock, draws, rulings and queues know of a game. A game implements it and is registered in
 * `games.ts`; nothing else tells one game from another.
 */
export interface Game<Result = unknown> {
  readonly name: string;
  /** Seats of a table, clockwise. */
  readonly seats: readonly SeatName[];
  /** What is entered as the result of one play of a board. */
  readonly result: z.ZodType<Result>;
  /** Whether a result can be on this board, and whether it is likely. */
  judge(result: Result, board: number): Judgement;
  /** Whether two results are the same in everything. */
  alike(one: Result, other: Result): boolean;
  /** Whether two sides that say this have the same outcome, so that the one confirms the other. */
  agree(one: Result, other: Result): boolean;
  /** The methods by which a session can be scored. */
  readonly methods: readonly string[];
  /** Editions of the law book that rulings may name, the current one last. */
  readonly lawEditions: readonly string[];
}
