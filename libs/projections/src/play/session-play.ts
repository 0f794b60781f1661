import type { ClockState, SessionState } from '#tournament';
import type { Moment } from './history-event.js';
import type { DrawPlay, RoundDrawnPlay } from './draw-play.js';
import type { SheetPlay, TablesDrawnPlay } from './sheet-play.js';
import { NOTHING_SAID, placeKey, type ResultPlay, type ResultsOfBoard } from './result-play.js';
import type { DecisionPlay, RulingPlay } from './ruling-play.js';
import type { TablePlay } from './table-play.js';

/** A session: who plays what where, how far it has come, and what was played. */
export type SessionPlay = Omit<SessionState, 'status'> & {
  readonly status: Exclude<SessionState['status'], 'none'>;
  /** How its seats, or the numbers of its teams, were drawn for the movement that holds. */
  readonly draw: DrawPlay | null;
  /** How often the numbers of teams were. */
  readonly teamDraws: number;
  /** By section, then by round: every draw of it, where rounds are drawn one after the other. */
  readonly draws: { readonly [section: string]: { readonly [round: string]: readonly RoundDrawnPlay[] } };
  /** The round from which a late contestant plays that plays late what it has missed. */
  readonly lateArrivals: { readonly [contestant: string]: number };
  /** Who was named for a contestant after the start and is not any more, and who has changed it; left out: nobody. */
  readonly left?: readonly { readonly contestant: string; readonly player: string; readonly by: string }[];
  /** Boards that a contestant was to play after the start and is not any more, and who has changed it; left out: none. */
  readonly takenOff?: readonly TakenOffPlay[];
  /** When each round had ended at all tables, in the order of rounds. */
  readonly ended: readonly Moment[];
  /** Boards that a person who plays and directs has asked to see, by person. */
  readonly hiddenShown: { readonly [person: string]: readonly number[] };
  readonly tables: { readonly [table: string]: TablePlay };
  /** By contestant and round: whether its two had changed seats, as was said where it sat then. */
  readonly satTurned: { readonly [contestant: string]: { readonly [round: string]: boolean } };
  /** By board, then by `table/round`. */
  readonly results: { readonly [board: string]: ResultsOfBoard };
  /** The sheets of tables, by table and round. */
  readonly written: { readonly [table: string]: { readonly [round: string]: SheetPlay } };
  /** Every draw of tables of players, by section in the order of draws. */
  readonly tableDraws: { readonly [section: string]: readonly TablesDrawnPlay[] };
  /** What rulings do, effect by effect, by `effectKey`. */
  readonly rulings: { readonly [effect: string]: RulingPlay };
  /** Rulings as they were given, and what was said of them since. */
  readonly decisions: { readonly [ruling: string]: DecisionPlay };
  readonly clock: ClockState;
  /** When a table first had finished a round, in microseconds since the epoch, by table and round. */
  readonly finished: { readonly [table: string]: { readonly [round: string]: number } };
  readonly protocols: ProtocolsPlay;
};

/** The protocols of a session. */
export type ProtocolsPlay = {
  /** The lines at which the closed session came to what is to be published: that closed it, or changed it afterwards. */
  readonly asked: readonly number[];
  /** When it was asked for last. */
  readonly askedLast: number | null;
  /** By which command: all that it has done is one edition. */
  readonly askedBy: string | null;
  /** Who gave it. */
  readonly askedFrom: string | null;
};

/** A board that a contestant was to play in a round, and who has taken it off the schedule. */
export type TakenOffPlay = {
  readonly contestant: string;
  readonly round: number;
  readonly board: number;
  readonly by: string;
};

/** What is known of a play of a board. */
export function resultOf(
  { results }: Pick<SessionPlay, 'results'>,
  { table, round, board }: { readonly table: string; readonly round: number; readonly board: number },
): ResultPlay {
  return results[board]?.[placeKey({ table, round })] ?? NOTHING_SAID;
}
