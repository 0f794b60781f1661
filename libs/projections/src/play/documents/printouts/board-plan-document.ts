import { isCaddyMove, type BoardMove, type PlannedBoards, type RelayMove } from '#movement';
import { roundToDraw, sectionOf } from '#tournament';
import type { SessionPlay } from '../../play-state.js';
import { copiesOf, copyNumber, plannedBoardsOf } from '../boards/board-travels.js';

/** What the boards of a session need: what lies where at the start, and which go where after each round. */
export type BoardPlanDocument = {
  /** A plan for each section with boards of its own, together with those that play with them. */
  readonly plans: readonly BoardPlanOfSections[];
};

export type BoardPlanOfSections = {
  readonly sections: readonly string[];
  /** The first round that is not drawn yet, behind which nothing is planned; nothing where all are. */
  readonly undrawn: number | null;
  /** How many copies there are of each set. */
  readonly copies: readonly { readonly boards: readonly number[]; readonly copies: number }[];
  /** The boards on the tables in the first round, in the order of tables. */
  readonly setup: readonly LaidBoards[];
  readonly relays: readonly RelayOfPlan[];
  /** What goes after each round that something goes after. */
  readonly rounds: readonly { readonly afterRound: number; readonly moves: readonly MoveOfPlan[] }[];
};

/** A copy of a set, by the boards in it. */
export type CopyOfBoards = {
  readonly boards: readonly number[];
  /** Nothing where there is only one. */
  readonly copy: number | null;
};

export type LaidBoards = CopyOfBoards & {
  readonly table: string;
  /** Other tables that play these very boards in the same round. */
  readonly sharedWith: readonly string[];
};

/** A stand where boards wait until the table that it feeds needs them. */
export type RelayOfPlan = {
  readonly feeds: string;
  /** Between which two tables it stands: that one, and the one above it. */
  readonly between: readonly string[];
  /** What lies there before the first round. */
  readonly atStart: readonly CopyOfBoards[];
  /** The most sets that wait there in one round. */
  readonly most: number;
};

export type MoveOfPlan = CopyOfBoards & {
  /** Nothing: from the relay of the table to which they go, or out of their box. */
  readonly from: string | null;
  /** They come out of their box. */
  readonly box: boolean;
  /** The table that plays them next; nothing: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith: readonly string[];
  /** For the caddy, or a word of the director: not simply one table down. */
  readonly caddy: boolean;
};

/** The board plan of a session. */
export function boardPlanDocument(session: SessionPlay): BoardPlanDocument {
  return { plans: plannedBoardsOf(session).map((planned) => planOf(planned, session)) };
}

function planOf(planned: PlannedBoards, session: SessionPlay): BoardPlanOfSections {
  const { plan, tables, boardsOf } = planned;
  const names = planned.sections.map(({ section }) => section);
  const sections = session.sections.filter(({ section }) => names.includes(section));
  const table = (number: number) => tables[number - 1]!;
  const many = new Set(copiesOf(plan).flatMap(({ set, copy }) => (copy > 1 ? [set] : [])));
  const copyOf = (laid: { readonly set: number; readonly copy: number }): CopyOfBoards => ({
    boards: boardsOf(laid.set),
    copy: many.has(laid.set) ? copyNumber(session, planned, laid) : null,
  });
  const fromTable = (move: BoardMove): MoveOfPlan => ({
    ...copyOf(move),
    from: table(move.from),
    box: false,
    to: move.to === null ? null : table(move.to),
    relay: move.viaRelay,
    neededIn: move.neededInRound,
    sharedWith: move.sharedWith.map(table),
    caddy: isCaddyMove(move) || leavesItsSection(move, table),
  });
  const fromNoTable = (move: RelayMove, box: boolean): MoveOfPlan => ({
    ...copyOf(move),
    from: null,
    box,
    to: table(move.table),
    relay: false,
    neededIn: move.afterRound + 1,
    sharedWith: move.sharedWith.map(table),
    caddy: box,
  });
  // Boards that are at a relay from the start reach no table before the first round is over.
  const rounds = [
    ...new Set([...plan.moves, ...plan.fromRelays, ...plan.fromBox].map(({ afterRound }) => afterRound)),
  ];
  return {
    sections: names,
    undrawn: roundToDraw({ sections }) ?? null,
    copies: plan.copies.map(({ set, copies }) => ({ boards: boardsOf(set), copies })),
    setup: plan.setup.map((laid) => ({
      table: table(laid.table),
      ...copyOf(laid),
      sharedWith: laid.sharedWith.map(table),
    })),
    relays: plan.relays.map(({ feeds, between, atStart, most }) => ({
      feeds: table(feeds),
      between: between.map(table),
      atStart: atStart.map(copyOf),
      most,
    })),
    rounds: rounds
      .toSorted((one, other) => one - other)
      .map((afterRound) => ({
        afterRound,
        moves: [
          ...plan.moves.filter((move) => move.afterRound === afterRound).map(fromTable),
          ...plan.fromRelays
            .filter((move) => move.afterRound === afterRound)
            .map((move) => fromNoTable(move, false)),
          ...plan.fromBox
            .filter((move) => move.afterRound === afterRound)
            .map((move) => fromNoTable(move, true)),
        ],
      })),
  };
}

function leavesItsSection({ from, to }: BoardMove, table: (number: number) => string): boolean {
  return to !== null && sectionOf(table(from)) !== sectionOf(table(to));
}
