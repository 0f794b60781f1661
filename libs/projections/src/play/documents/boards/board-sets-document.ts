import { commitmentOf, isDisclosed, isToBeDrawn, type Repeats, type SetDescription } from '#tournament';
import {
  isByHand,
  type BoardPlay,
  type CopyCheckPlay,
  type CopyPlay,
  type DealingPlay,
  type DealViewPlay,
  type FileTakenPlay,
  type PlayState,
  type SessionPlay,
} from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import { sessionsOfSet } from '../../../visibility/released.js';

/** A set of boards for those who prepare them: what is dealt, what was promised, which sessions use it. Never its cards. */
export type BoardSetDocument = {
  readonly set: string;
  /** Nothing: nobody has made it, a session has it by its own number. */
  readonly description: SetDescription | null;
  readonly sessions: readonly { readonly session: string; readonly status: SessionPlay['status'] }[];
  /** Every board that the set was made with, that something was done with, or that a session plays. */
  readonly boards: readonly BoardOfSetDocument[];
  readonly files: readonly FileTakenPlay[];
  /** How many copies are needed is being worked out. */
  readonly planning: boolean;
  /** Why its deals may have been played before (Law 6D2); null: nobody has said that they may. */
  readonly repeats: Repeats['ground'] | null;
  /** Whether players of both sides are present while its boards are dealt at the table (Law 6C). */
  readonly bothSides: boolean;
};

export type BoardOfSetDocument = {
  readonly board: number;
  readonly status: BoardPlay['status'] | 'none';
  /** The commitment by which it is or will be dealt. */
  readonly promised: number | null;
  /** The sessions that play it; none: unused. */
  readonly sessions: readonly string[];
  /** Its deal is open to everybody though nobody has played it. */
  readonly disclosed: boolean;
  /** Looks at its deal before it was released. */
  readonly looks: readonly DealViewPlay[];
  /** How many copies the sessions need, by the plan that was made last. */
  readonly needed: number | null;
  readonly copies: readonly CopyDocument[];
  /** It was dealt by hand, or nothing is known of it yet. */
  readonly byHand: boolean;
  /** Who has dealt it by hand, once somebody has said so. */
  readonly dealing: DealingDocument | null;
};

/** Who dealt a board by hand (Law 6E); `named` and `instruction` are ids of free texts. */
export type DealingDocument = Pick<DealingPlay, 'by' | 'bothSides' | 'named' | 'instruction'> & {
  readonly table: string | null;
};

/** A copy of a board: who made it how, and whether it was the same as the original when it was last compared. */
export type CopyDocument = {
  readonly copy: number;
  readonly made: CopyPlay['made'];
  readonly check: CopyCheckPlay | null;
};

/** Every set of boards of a tournament, by number. */
export function boardSetsDocument(state: PlayState): BoardSetDocument[] {
  const used = Object.values(state.sessions).map(({ boardSet }) => boardSet);
  const sets = new Set([...Object.keys(state.dealSets), ...Object.keys(state.boards), ...used]);
  return [...sets]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((set) => boardSetDocument(state, set));
}

function boardSetDocument(state: PlayState, set: string): BoardSetDocument {
  const {
    description = null,
    files = [],
    duplication,
    repeats = null,
    bothSides = true,
  } = state.dealSets[set] ?? {};
  const sessions = sessionsOfSet(state, set);
  return {
    set,
    description,
    sessions: sessions.map(({ session, status }) => ({ session, status })),
    boards: boardsOfSet(state, set, sessions).map((board) => boardOf(state, set, sessions, board)),
    files,
    planning: duplication !== undefined && duplication.requests > duplication.answered,
    repeats: repeats?.ground ?? null,
    bothSides,
  };
}

function boardsOfSet(
  { boards, dealSets }: PlayState,
  set: string,
  sessions: readonly SessionPlay[],
): number[] {
  const { description, commitments = [] } = dealSets[set] ?? {};
  const ranges = [...commitments, ...(description ? [description] : [])];
  const all = new Set([
    ...Object.keys(boards[set] ?? {}).map(Number),
    ...ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
    ...sessions.flatMap((session) => scheduleOf(session).boards),
  ]);
  return [...all].toSorted((one, other) => one - other);
}

function boardOf(
  { boards, dealSets }: PlayState,
  set: string,
  sessions: readonly SessionPlay[],
  board: number,
): BoardOfSetDocument {
  const known = boards[set]?.[board];
  const deals = dealSets[set];
  return {
    board,
    status: known?.status ?? 'none',
    promised: (deals && commitmentOf(deals, board)?.number) ?? null,
    sessions: sessions
      .filter((session) => scheduleOf(session).playsOfBoard.has(board) || isToBeDrawn(session, board))
      .map(({ session }) => session),
    disclosed: deals !== undefined && isDisclosed(deals, board),
    looks: known?.looks ?? [],
    needed: deals?.duplication.boards.find((one) => one.board === board)?.copies ?? null,
    copies: Object.entries(known?.copies ?? {})
      .map(([copy, { made, checks }]) => ({ copy: Number(copy), made, check: checks.at(-1) ?? null }))
      .toSorted((one, other) => one.copy - other.copy),
    byHand: isByHand(known),
    dealing: dealingDocument(known?.told ?? null),
  };
}

function dealingDocument(told: DealingPlay | null): DealingDocument | null {
  if (!told) return null;
  const { by, bothSides, named, instruction, at } = told;
  return { by, bothSides, named, instruction, table: at?.table ?? null };
}
