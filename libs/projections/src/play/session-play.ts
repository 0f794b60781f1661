import type {
  ClockState,
  Closing,
  ContestantClass,
  GameName,
  SeatName,
  SectionData,
  SessionSettings,
  SessionStandings,
  SheetSettings,
  TeamsState,
} from '#tournament';
import type { Moment } from './history-event.js';
import type { DrawPlay, RoundDrawnPlay } from './draw-play.js';
import type { SheetPlay, TablesDrawnPlay } from './sheet-play.js';
import { placeKey, type LatePlay, type ResultPlay, type ResultsOfBoard } from './result-play.js';
import type { DecisionPlay, RulingPlay } from './ruling-play.js';
import type { TablePlay } from './table-play.js';

/** A session: who plays what where, how far it has come, and what was played. */
export type SessionPlay = {
  readonly session: string;
  readonly game: GameName;
  readonly boardSet: string;
  readonly settings: SessionSettings;
  readonly standings: SessionStandings;
  /** As what contestants take part, where this session says otherwise than their entries. */
  readonly classes: { readonly [contestant: string]: ContestantClass };
  /** Of a game of sheets: what is agreed about them; null: nothing yet, or it is played in boards. */
  readonly sheets: SheetSettings | null;
  readonly status: 'set-up' | 'running' | 'closed';
  /** When it was closed. Results that were shown at the end stay shown while somebody corrects them. */
  readonly closings: readonly Closing[];
  readonly sections: readonly SectionData[];
  /** How its seats, or the numbers of its teams, were drawn for the movement that holds. */
  readonly draw: DrawPlay | null;
  /** How often seats were drawn, for earlier movements too. */
  readonly seatDraws: number;
  /** How often the numbers of teams were. */
  readonly teamDraws: number;
  /** By section, then by round: every draw of it, where rounds are drawn one after the other. */
  readonly draws: { readonly [section: string]: { readonly [round: string]: readonly RoundDrawnPlay[] } };
  /** By contestant, the phantom's too. */
  readonly absences: { readonly [contestant: string]: readonly AbsencePlay[] };
  /** The round from which a late contestant plays that plays late what it has missed. */
  readonly arrivals: { readonly [contestant: string]: number };
  /** The entries that play here, and the contest from which they go on; null: all. */
  readonly entrants: EntrantsPlay | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  /** Entries by contestant. */
  readonly entries: { readonly [contestant: string]: string };
  /** Where teams of four play: whose pairs the contestants are. */
  readonly teams: TeamsState;
  /** Persons by contestant, as named for this session. */
  readonly players: { readonly [contestant: string]: readonly string[] };
  /** Who was named for a contestant after the start and is not any more, and who has changed it; left out: nobody. */
  readonly left?: readonly { readonly contestant: string; readonly player: string; readonly by: string }[];
  /** Boards that a contestant was to play after the start and is not any more, and who has changed it; left out: none. */
  readonly takenOff?: readonly TakenOffPlay[];
  readonly substitutions: { readonly [contestant: string]: readonly SubstitutionPlay[] };
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** Where sections are called apart: the last one of each that has begun. */
  readonly roundsCalled: { readonly [section: string]: number };
  /** When each round had ended at all tables, in the order of rounds. */
  readonly ended: readonly Moment[];
  /** Announced board movements by the round that they follow, those of one section as `B/3`. */
  readonly announced: { readonly [name: string]: AnnouncementPlay };
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
  /** Who was cut from a round on, by `cutKey`. */
  readonly cuts: { readonly [round: string]: readonly string[] };
  /** What rulings do, effect by effect, by `effectKey`. */
  readonly rulings: { readonly [effect: string]: RulingPlay };
  /** Rulings as they were given, and what was said of them since. */
  readonly decisions: { readonly [ruling: string]: DecisionPlay };
  /** Late plays that were asked for or granted and are not settled by a score, by `table/round/board`. */
  readonly late: { readonly [play: string]: LatePlay };
  readonly clock: ClockState;
  /** When a table first had finished a round, in microseconds since the epoch, by table and round. */
  readonly finished: { readonly [table: string]: { readonly [round: string]: number } };
  readonly protocols: ProtocolsPlay;
};

export type EntrantsPlay = { readonly entries: readonly string[]; readonly contest: string | null };

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
  /** In the order of editions. */
  readonly published: readonly PublishedProtocolPlay[];
};

/** A published protocol: of the session as it was at line `at`. */
export type PublishedProtocolPlay = Moment & {
  readonly edition: number;
  readonly at: number;
  readonly format: number;
  /** SHA-256 of the document's canonical text. */
  readonly hash: string;
};

/** When a contestant is not there: from a round on, until the round in which it arrives. */
export type AbsencePlay = {
  readonly fromRound: number;
  readonly untilRound?: number;
  /** It has come since and plays these rounds late. */
  readonly playedLate?: true;
};

/** A board that a contestant was to play in a round, and who has taken it off the schedule. */
export type TakenOffPlay = {
  readonly contestant: string;
  readonly round: number;
  readonly board: number;
  readonly by: string;
};

export type SubstitutionPlay = {
  readonly seat: SeatName;
  readonly person: string;
  readonly fromRound: number;
  readonly toRound: number;
};

/** Boards on their way after a round. */
export type MovePlay = {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith?: readonly string[];
  /** They come out of their box; which copy of them; who carries them. Old journals do not have it. */
  readonly box?: true;
  readonly copy?: number;
  readonly by?: 'north' | 'caddy';
};

export type AnnouncementPlay = Moment & {
  readonly afterRound: number;
  /** Where sections are called apart: the one whose boards go. */
  readonly section?: string | undefined;
  readonly moves: readonly MovePlay[];
  readonly withheld: readonly { readonly table: string; readonly boards: readonly number[] }[];
};

/** What is known of a play of a board. */
export function resultOf(
  { results }: Pick<SessionPlay, 'results'>,
  { table, round, board }: { readonly table: string; readonly round: number; readonly board: number },
): ResultPlay | undefined {
  return results[board]?.[placeKey({ table, round })];
}
