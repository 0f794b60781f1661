import { z } from 'zod';
import type { Json, NewEvent, StreamUse } from '../journal/aggregate.js';
import type { HiddenDeal } from '../board/state.js';
import type { PlayPlace, SideName } from '../journal/names.js';
import type { Rejection } from './rejection.js';
import type { SeenPart } from '../journal/seen.js';

/** A reference to a free text that is stored outside the journal and can be erased: its id and a salted hash. */
export interface TextReference {
  readonly text: string;
  readonly hash: string;
}

/** A free text on its way to the erasable table, with the reference that the event carries. */
export interface ErasableNote {
  readonly reference: TextReference;
  readonly salt: string;
  readonly text: string;
}

/** What a decision may know beside the body and the states: passed in, so that deciding stays pure. */
export interface DecisionContext {
  readonly tournament: string;
  /** `person:<uuid>`, `device:<uuid>`, `captain:<uuid>` or `job:<queue>`. */
  readonly actor: string;
  /** In which capacity the actor acts: the highest that the command allows and the actor has. */
  readonly capacity: Capacity;
  /** The pair, for a device that goes with a pair. */
  readonly pair?: string;
  /** Of a captain: the entry whose line-ups they may hand in. */
  readonly entry?: string;
  /** Microseconds since the epoch. */
  readonly now: number;
  /** A fresh seed for a draw, 32 random bytes in 64 hexadecimal digits; independent of any dealing. */
  seed(): string;
  /** Makes a free text erasable: a fresh id, a secret salt and the salted hash. */
  note(text: string): ErasableNote;
  /** The standings that the command asked for (`ranking`); left out if the journal does not have them. */
  readonly ranking?: RankingAtLine;
  /** The matches that the command asked for (`matches`); left out if the journal does not have them. */
  readonly matches?: MatchesAtLine;
  /** Who qualified for the last places of a contest (`cut`); left out if the journal does not have it. */
  readonly cut?: CutAtLine;
  /** The plays whose entries are still to be compared (`unchecked`); left out where the command did not ask. */
  readonly unchecked?: readonly PlayPlace[];
  /** The rulings whose appeals wait for their decision (`appeals`); left out where the command did not ask. */
  readonly openAppeals?: readonly string[];
  /** What the giver may see of the boards whose results the command compares (`compares`); left out: everything. */
  readonly visibility?: BoardsVisibility;
  /** The deal that the command brings (`deal`), compared and encrypted. */
  readonly deal?: DealImport;
}

/** What somebody may see of a board: what was played on it, and what that tells of its cards, such as the lead. */
export interface BoardVisibility {
  readonly results: boolean;
  readonly cards: boolean;
}

/**
 * What somebody may see, board by board; undefined: of what is written on a sheet for no board that others play, too.
 *
 * @param sheet the sheet of a table on which it is written
 */
export type BoardsVisibility = (
  board: number | undefined,
  sheet?: { readonly table: string; readonly round: number },
) => BoardVisibility;

/** Boards on whose results or deals a decision depends; none: on sheets of a session alone. */
export type ComparedBoards =
  | { readonly session: string; readonly boards: readonly number[] }
  /** Wherever the boards of a set are played. */
  | { readonly set: string; readonly boards: readonly number[] };

/** A deal that a command brings in plain text, or what tells of one, and the hidden one beside which it is read. */
export interface DealGiven {
  readonly text: string;
  readonly beside: HiddenDeal | null;
  /** The id of a hidden deal of which it tells: they have one key, and are revealed together. */
  readonly under?: string;
  /** A deal that everybody may see already, and what it says against this. */
  readonly open?: {
    readonly hidden: HiddenDeal;
    readonly against: (deal: string) => Rejection | undefined;
  };
}

/** A deal that a command has brought: the same as the one beside which it was read, or encrypted. */
export type DealImport = { readonly alike: true } | { readonly alike: false; readonly hidden: HiddenDeal };

/** Standings that a decision is made on: after rounds up to one, as they were at a line. */
export interface RankingWanted {
  readonly session: string;
  readonly section: string;
  readonly upTo: number;
  readonly at: number;
}

/** The standings of a section: the same line gives the same, whoever asks and whenever. */
export interface RankingAtLine {
  readonly at: number;
  readonly upTo: number;
  /** How many plays of these rounds were still open. */
  readonly open: number;
  /** The best first. */
  readonly ranking: readonly {
    readonly contestant: string;
    readonly place: number | null;
    readonly value: string;
  }[];
}

/** Sessions of teams whose matches a decision is made on, as they were at a line. */
export interface MatchesWanted {
  readonly sessions: readonly string[];
  readonly at: number;
}

/** How the matches of sessions stood at a line. */
export interface MatchesAtLine {
  readonly at: number;
  readonly matches: readonly MatchResult[];
}

/** How a match of two teams stands, which are named by their entries. */
export interface MatchResult {
  readonly session: string;
  readonly home: string;
  readonly away: string;
  /** The running score, with what was carried into it: exact figures as text. */
  readonly score: { readonly home: string; readonly away: string };
  /** A board of it counts. */
  readonly begun: boolean;
  /** Everything that is to be played of it counts. */
  readonly complete: boolean;
  /** Who has more; null: nobody. */
  readonly ahead: string | null;
}

/** Who was chosen among those who share the last places of a contest, whose standing is read at a line. */
export interface CutWanted {
  readonly contest: string;
  /** Every decision that would hold, by `session/contestant`. */
  readonly goingOn: Readonly<Record<string, 'goes-on' | 'declines'>>;
  readonly at: number;
}

/** How many places those share who are too many for them, and how many of them were chosen. */
export interface CutAtLine {
  readonly places: number;
  readonly chosen: number;
}

/** An accepted command: events by the name of the stream they go to, the answer, texts to store or to erase. */
export interface Accepted<Names extends string = string> {
  readonly accepted: true;
  readonly events: Partial<Record<Names, readonly NewEvent[]>>;
  readonly answer: Readonly<Record<string, Json>>;
  readonly notes: readonly ErasableNote[];
  readonly eraseTexts: readonly string[];
}

export interface Rejected {
  readonly accepted: false;
  readonly rejection: Rejection;
}

export type Decision<Names extends string = string> = Accepted<Names> | Rejected;

/** Accepts a command with the events it causes; none when everything already is as the command wants it. */
export function accept<Names extends string>(
  events: Accepted<Names>['events'],
  more: Partial<Pick<Accepted, 'answer' | 'notes' | 'eraseTexts'>> = {},
): Accepted<Names> {
  return { accepted: true, events, answer: {}, notes: [], eraseTexts: [], ...more };
}

/** Rejects a command with a stable code. */
export function reject(rejection: Rejection): Rejected {
  return { accepted: false, rejection };
}

/** Roles a person can hold in a tournament. */
export const TOURNAMENT_ROLES = ['organiser', 'director', 'scorer', 'duplicator'] as const;
export type TournamentRole = (typeof TOURNAMENT_ROLES)[number];

/** In which capacity somebody gives a command. */
export type Capacity = TournamentRole | 'table' | 'captain' | 'system' | 'nobody';

/**
 * Who may give a command: holders of a role in the tournament (and the device of the table that the command is about, or the
 * captains of teams),
 * people who may open a tournament, or the system's own jobs. A command from inside has no route of its own: another route
 * gives it in the name of whoever asks there.
 */
export type CommandAccess =
  | {
      readonly roles: readonly TournamentRole[];
      readonly device?: true;
      readonly captain?: true;
      readonly inside?: true;
    }
  | 'may-create-tournaments'
  | 'system';

/** A table of a session, as devices are bound to it, or one side of it. */
export interface PlaceOfTable {
  readonly session: string;
  readonly table: string;
  /** Left out: both, or what is said is said of the table. */
  readonly side?: SideName;
}

/** What a command speaks of, where devices give it. */
export interface PlaceSpokenOf extends PlaceOfTable {
  /** Where and in which round those sit whose play it is; left out: it is about the table as it is now. */
  readonly of?: { readonly table: string; readonly round: number };
  /** For a pair that may be anywhere: only its own phone says it. */
  readonly pair?: string;
}

/** For whom a device speaks: a table, a side of it, or a pair wherever it sits. */
export interface PlaceOfDevice extends PlaceOfTable {
  /** The contestant that the device goes with; `table` and `side` are where it is now. */
  readonly pair?: string;
  /** The pair has not sat down there yet, or sits out: it speaks of its own plays alone. */
  readonly away?: true;
}

type Uses = Readonly<Record<string, StreamUse>>;

/** States by the names that `also` gave their streams. */
// oxlint-disable-next-line typescript/no-explicit-any -- each command knows which aggregate it named
export type AlsoStates = Readonly<Record<string, any>>;
type StatesOf<U> = { readonly [Name in keyof U]: U[Name] extends StreamUse<infer State> ? State : never };

/** A command as data: its name, who may give it, its schema, the streams it reads or writes, and the pure decision. */
export interface CommandDefinition<Body = unknown, U = Uses> {
  readonly name: string;
  readonly summary: string;
  readonly access: CommandAccess;
  /** True for the command that opens a new journal; the tournament's id derives from the command's id. */
  readonly opensJournal: boolean;
  readonly body: z.ZodType<Body>;
  /**
   * Members of the body that are left out of the hash that tells commands apart: free text, so that erased is erased, and
   * what a job that runs again makes anew, so that its first answer stays.
   */
  readonly unhashed: readonly string[];
  /** Every stream the decision depends on: those it gives no events are passed to the append read-only. */
  uses(body: NoInfer<Body>): U;
  /** Further streams that only states tell, which come as `also`, by name; asked until nothing is new. */
  also?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>, also: AlsoStates): Uses;
  /** The standings that the decision is made of, at a line that the giver has named. */
  ranking?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): RankingWanted | undefined;
  /** The matches that the decision is made of, at a line that the giver has named. */
  matches?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): MatchesWanted | undefined;
  /** Who would qualify for the last places of a contest, by its ranking at a line that the giver has named. */
  cut?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): CutWanted | undefined;
  /**
   * Other parts of the journal that the command rests on, as its giver saw them at the body's `at` (see `seenAt`).
   * Standings, matches and cuts that a decision is made on (`ranking`, `matches`, `cut`) always belong to them.
   */
  restsOn?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): readonly SeenPart[];
  /** The boards on which it depends: what the giver may not see of them is compared with nothing. */
  compares?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): ComparedBoards | undefined;
  /** Whether the decision depends on entries that are still to be compared with the deals and with each other. */
  unchecked?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): boolean;
  /** Whether the decision depends on open appeals: none is lodged between the decision and what it writes. */
  appeals?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>): boolean;
  /** The deal that the body brings: compared and encrypted before the decision. Its member is `unhashed`. */
  deal?(body: NoInfer<Body>, states: StatesOf<NoInfer<U>>, also: AlsoStates): DealGiven | undefined;
  /** The table that the command is about, where its device may give it. */
  table?(body: NoInfer<Body>): PlaceSpokenOf;
  decide(
    body: NoInfer<Body>,
    states: StatesOf<NoInfer<U>>,
    context: DecisionContext,
    also: AlsoStates,
  ): Decision;
}

/** Defines a command. The `reason` of a body is free text: it is always `unhashed`. */
export function defineCommand<Body, U extends Readonly<Record<string, unknown>>>(
  definition: Omit<CommandDefinition<Body, U>, 'opensJournal' | 'unhashed'> &
    Partial<Pick<CommandDefinition<Body, U>, 'opensJournal' | 'unhashed'>>,
): CommandDefinition<Body, U> {
  const { body, unhashed = [] } = definition;
  const reason = body instanceof z.ZodObject && 'reason' in body.shape ? ['reason'] : [];
  return { opensJournal: false, ...definition, unhashed: [...unhashed, ...reason] };
}

/** A command whose body and states are no longer told apart by the compiler, as registries and handlers hold it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds commands of every body and state
export type AnyCommand = CommandDefinition<any, any>;
