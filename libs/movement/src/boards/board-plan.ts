import type { Movement } from '../movement/movement.js';
import { circleAt, circlesOf, itineraries, type Circle, type Itinerary, type Stop } from './itinerary.js';

/** A set at a table. */
export interface BoardsAtTable {
  readonly table: number;
  readonly set: number;
  readonly copy: number;
  /** Other tables that play these very boards in the same round. */
  readonly sharedWith: readonly number[];
}

/** Who takes which boards where after a round: North does (Law 8A2), unless the director says otherwise. */
export interface BoardMove {
  readonly afterRound: number;
  readonly set: number;
  readonly copy: number;
  readonly from: number;
  /** The table that plays them next; null: back in the box. */
  readonly to: number | null;
  readonly neededInRound: number | null;
  /** They wait for a round or more at the relay that feeds the table. */
  readonly viaRelay: boolean;
  /** Other tables that play them in that round, too. */
  readonly sharedWith: readonly number[];
}

/** Boards that go from their relay, or out of their box, to a table. */
export interface RelayMove extends BoardsAtTable {
  readonly afterRound: number;
}

/** A stand beside the tables where boards wait until their next table needs them. */
export interface Relay {
  /** The table that takes boards from it. */
  readonly feeds: number;
  /** Where it stands: between that table and the one above it. */
  readonly between: readonly [table: number, above: number];
  /** What lies there before the first round. */
  readonly atStart: readonly { readonly set: number; readonly copy: number }[];
  /** The most sets that wait there in one round. */
  readonly most: number;
}

/** Where the boards of a session are and where they go. */
export interface BoardPlan {
  /** Where each copy of each set goes, in the order of sets and copies. */
  readonly ways: readonly Itinerary[];
  /** How many copies of each set. */
  readonly copies: readonly { readonly set: number; readonly copies: number }[];
  /** What lies on the tables in the first round. */
  readonly setup: readonly BoardsAtTable[];
  readonly relays: readonly Relay[];
  /** What leaves the tables after each round. */
  readonly moves: readonly BoardMove[];
  /** What leaves the relays after each round. */
  readonly fromRelays: readonly RelayMove[];
  /** What is taken out of its box after each round, where all tables play the same boards in a round. */
  readonly fromBox: readonly RelayMove[];
}

/** How many copies there are, and how the tables stand. */
export interface BoardPlanOptions {
  /** Of each set no more than so many, tables share them; left out: as many as the tables that play it in one round. */
  readonly copies?: number;
  /** How many of the tables stand in each circle, where several sections play with the same boards. */
  readonly circles?: readonly number[];
}

/** The board plan of a movement, all of it derived from the rows. */
export function boardPlan(movement: Movement, options: BoardPlanOptions = {}): BoardPlan {
  const circles = circlesOf(options.circles ?? [movement.tables]);
  const itinerary = itineraries(movement, { most: options.copies ?? Infinity, circles });
  const legs = itinerary.flatMap(({ set, copy, stops, boxed }) =>
    stops.map((stop, index) => ({
      set,
      copy,
      stop,
      before: stops[index - 1],
      next: stops[index + 1],
      boxed: boxed && index === 0,
    })),
  );
  const late = legs.filter(({ stop, before }) => stop.round - (before?.round ?? 0) > 1);
  const waiting = late.filter(({ boxed }) => !boxed);
  const at = ({ set, copy, stop }: { set: number; copy: number; stop: Stop }): BoardsAtTable => ({
    table: stop.table,
    set,
    copy,
    sharedWith: stop.sharedWith,
  });
  return {
    ways: itinerary,
    copies: [...new Set(itinerary.map(({ set }) => set))].map((set) => ({
      set,
      copies: itinerary.filter((copy) => copy.set === set).length,
    })),
    setup: legs
      .filter(({ stop }) => stop.round === 1)
      .map(at)
      .sort((one, other) => one.table - other.table),
    relays: relaysOf(
      waiting.map(({ set, copy, stop, before }) => ({
        set,
        copy,
        feeds: stop.table,
        after: before?.round ?? 0,
        until: stop.round,
      })),
      { rounds: movement.rounds, circles },
    ),
    moves: legs
      .flatMap(({ set, copy, stop, next }): BoardMove[] => {
        const from = next ? carrierOf(stop, next.table, circles) : stop.table;
        const afterRound = stop.round;
        if (!next) {
          const [to, neededInRound, viaRelay, sharedWith] = [null, null, false, []];
          return [{ afterRound, set, copy, from, to, neededInRound, viaRelay, sharedWith }];
        }
        const viaRelay = next.round > stop.round + 1;
        if (next.table === stop.table && !viaRelay && next.sharedWith.length === 0) return [];
        const { table: to, round: neededInRound, sharedWith } = next;
        return [{ afterRound, set, copy, from, to, neededInRound, viaRelay, sharedWith }];
      })
      .sort(inTime),
    fromRelays: waiting.map((leg) => ({ afterRound: leg.stop.round - 1, ...at(leg) })).sort(inTime),
    fromBox: late
      .filter(({ boxed }) => boxed)
      .map((leg) => ({ afterRound: leg.stop.round - 1, ...at(leg) }))
      .sort(inTime),
  };
}

/** Which of the tables that have shared boards hands them on: the one that stands just above, if there is one. */
function carrierOf({ table, sharedWith }: Stop, to: number, circles: readonly Circle[]): number {
  const { first, last } = circleAt(circles, to);
  const above = to === last ? first : to + 1;
  return table !== to && sharedWith.includes(above) ? above : table;
}

/** Whether a move is more than one table down, so that a caddy carries it or the director says a word: 1 to T, too. */
export function isCaddyMove({ from, to }: BoardMove): boolean {
  return to !== null && from - to !== 1;
}

interface Wait {
  readonly set: number;
  readonly copy: number;
  readonly feeds: number;
  /** After this round the boards come; 0: they lie there from the start. */
  readonly after: number;
  /** In this round they are played again. */
  readonly until: number;
}

function relaysOf(
  waits: readonly Wait[],
  { rounds, circles }: { readonly rounds: number; readonly circles: readonly Circle[] },
): readonly Relay[] {
  const fed = [...new Set(waits.map(({ feeds }) => feeds))].sort((one, other) => one - other);
  return fed.map((feeds) => {
    const theirs = waits.filter((wait) => wait.feeds === feeds);
    const inRound = Array.from(
      { length: rounds },
      (_, index) => theirs.filter(({ after, until }) => after < index + 1 && until > index + 1).length,
    );
    const { first, last } = circleAt(circles, feeds);
    return {
      feeds,
      between: [feeds, feeds === last ? first : feeds + 1],
      atStart: theirs.filter(({ after }) => after === 0).map(({ set, copy }) => ({ set, copy })),
      most: Math.max(...inRound),
    };
  });
}

function inTime(
  one: { afterRound: number; set: number; copy: number },
  other: { afterRound: number; set: number; copy: number },
): number {
  return one.afterRound - other.afterRound || one.set - other.set || one.copy - other.copy;
}
