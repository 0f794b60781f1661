import type { BoardMove, BoardPlan } from '#movement';
import { boardPlansOf, type PlannedBoards } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { roundAt } from '../progress.js';
import { scheduleOf, type Schedule } from '../schedule.js';

const plans = new WeakMap<Schedule, readonly PlannedBoards[]>();

/** The plans by which the boards of a session travel; contestants that come late or leave change them. */
export function plannedBoardsOf(session: SessionPlay): readonly PlannedBoards[] {
  const schedule = scheduleOf(session);
  const known = plans.get(schedule);
  if (known) return known;
  const made = boardPlansOf(schedule);
  plans.set(schedule, made);
  return made;
}

/** Where boards lie: at a table (and at those that share them), at the relay that feeds a table, or back in the box. */
export type PlaceOfBoards =
  | { readonly at: 'table'; readonly table: string; readonly sharedWith: readonly string[] }
  | { readonly at: 'relay'; readonly table: string }
  | { readonly at: 'box' };

/** One copy of a set: where it is, and where it is wanted next. */
export type TravellingSet = {
  readonly set: number;
  readonly copy: number;
  readonly boards: readonly number[];
  readonly place: PlaceOfBoards;
  /** Where it is played next. */
  readonly next: { readonly table: string; readonly round: number } | null;
  /** Whether the table that plays it next has come to that round already, and waits. */
  readonly wanted: boolean;
};

/**
 * Where each copy of each set is by now. Boards leave a table when its players have moved on (Law 8B), and a relay when
 * the table that it feeds takes them.
 */
export function travellingSets(session: SessionPlay, planned: PlannedBoards): TravellingSet[] {
  const { plan, tables, boardsOf } = planned;
  const table = (number: number) => tables[number - 1]!;
  const roundOf = (number: number) => roundAt(session, table(number));
  return copiesOf(plan).map(({ set, copy }) => {
    const stays = staysOf(plan, set, copy);
    let at = 0;
    while (stays[at + 1] && roundOf(stays[at]!.table) > stays[at]!.until) at++;
    const here = stays[at];
    const round = here ? roundOf(here.table) : 0;
    const begun = here !== undefined && round >= here.since;
    const next = begun ? stays[at + 1] : here;
    const over = here !== undefined && round > here.until;
    return {
      set,
      copy,
      boards: boardsOf(set),
      place: placeOf(table, over ? undefined : here, !begun && here?.fromRelay === true),
      next: next ? { table: table(next.table), round: next.since } : null,
      wanted: begun && next !== undefined && roundOf(next.table) >= next.since,
    };
  });
}

/** A copy of a set is at a table, from a round to a round. */
interface Stay {
  readonly table: number;
  readonly sharedWith: readonly number[];
  readonly since: number;
  readonly until: number;
  /** It comes from the relay that feeds the table. */
  readonly fromRelay: boolean;
}

function placeOf(table: (number: number) => string, stay: Stay | undefined, atRelay: boolean): PlaceOfBoards {
  if (!stay) return { at: 'box' };
  if (atRelay) return { at: 'relay', table: table(stay.table) };
  return { at: 'table', table: table(stay.table), sharedWith: stay.sharedWith.map(table) };
}

/** The copies of the sets of a plan, one by one. */
export function copiesOf({ copies }: BoardPlan): { readonly set: number; readonly copy: number }[] {
  return copies.flatMap(({ set, copies: count }) =>
    Array.from({ length: count }, (_, index) => ({ set, copy: index + 1 })),
  );
}

/** Where a copy of a set stays, in the order of rounds. */
function staysOf({ setup, moves, fromRelays }: BoardPlan, set: number, copy: number): Stay[] {
  const own = <Of extends { readonly set: number; readonly copy: number }>(all: readonly Of[]) =>
    all.filter((one) => one.set === set && one.copy === copy);
  const atStart = own(setup).map((at) => ({ ...at, since: 1, fromRelay: false }));
  const taken = own(fromRelays).map((at) => ({ ...at, since: at.afterRound + 1, fromRelay: true }));
  const carried = own(moves).flatMap(({ to, neededInRound, sharedWith, viaRelay }) =>
    to === null || neededInRound === null || viaRelay
      ? []
      : [{ table: to, sharedWith, since: neededInRound, fromRelay: false }],
  );
  const leaves = own(moves).map(({ afterRound }) => afterRound);
  return [...atStart, ...taken, ...carried]
    .toSorted((one, other) => one.since - other.since)
    .map(({ table, sharedWith, since, fromRelay }) => ({
      table,
      sharedWith,
      since,
      until: leaves.find((round) => round >= since) ?? Infinity,
      fromRelay,
    }));
}

/** What North carries from a table after a round (Law 8A2). */
export type CarriedBoards = {
  readonly boards: readonly number[];
  /** The table that plays them next; nothing: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  readonly neededIn: number | null;
};

const leaving = new WeakMap<BoardPlan, ReadonlyMap<string, readonly BoardMove[]>>();
const arriving = new WeakMap<BoardPlan, ReadonlySet<string>>();

const placeAndRound = (table: number, round: number) => `${table}/${round}`;

/** What leaves the tables, by table and round. */
function leavesOf(plan: BoardPlan): ReadonlyMap<string, readonly BoardMove[]> {
  const known = leaving.get(plan);
  if (known) return known;
  const made = new Map<string, BoardMove[]>();
  for (const move of plan.moves) {
    const key = placeAndRound(move.from, move.afterRound);
    const theirs = made.get(key);
    if (theirs) theirs.push(move);
    else made.set(key, [move]);
  }
  leaving.set(plan, made);
  return made;
}

/** What North carries from a table after a round. */
export function carriedFrom(session: SessionPlay, table: string, round: number): CarriedBoards[] {
  const planned = plannedBoardsOf(session).find(({ tables }) => tables.includes(table));
  if (!planned) return [];
  const { plan, tables, boardsOf } = planned;
  const moves = leavesOf(plan).get(placeAndRound(tables.indexOf(table) + 1, round)) ?? [];
  return moves.map(({ set, to, viaRelay, neededInRound }) => ({
    boards: boardsOf(set),
    to: to === null ? null : tables[to - 1]!,
    relay: viaRelay,
    neededIn: neededInRound,
  }));
}

/** The rounds in which tables take their boards from relays. */
function fromRelaysOf(plan: BoardPlan): ReadonlySet<string> {
  const known = arriving.get(plan);
  if (known) return known;
  const made = new Set(
    plan.fromRelays.flatMap(({ afterRound, table, sharedWith }) =>
      [table, ...sharedWith].map((at) => placeAndRound(at, afterRound + 1)),
    ),
  );
  arriving.set(plan, made);
  return made;
}

/** Whether a table takes the boards of a round from the relay that feeds it. */
export function comesFromRelay(session: SessionPlay, table: string, round: number): boolean {
  const planned = plannedBoardsOf(session).find(({ tables }) => tables.includes(table));
  if (!planned) return false;
  return fromRelaysOf(planned.plan).has(placeAndRound(planned.tables.indexOf(table) + 1, round));
}

const shared = new WeakMap<BoardPlan, ReadonlyMap<number, readonly Stay[]>>();

/** The stays of a plan's copies at several tables at once, by sets. */
function sharedStaysOf(plan: BoardPlan): ReadonlyMap<number, readonly Stay[]> {
  const known = shared.get(plan);
  if (known) return known;
  const { setup, moves, fromRelays } = plan;
  const sets = new Set(
    [...setup, ...moves, ...fromRelays].flatMap(({ set, sharedWith }) =>
      sharedWith.length > 0 ? [set] : [],
    ),
  );
  const made = new Map(
    [...sets].map((set) => [
      set,
      copiesOf(plan)
        .filter((copy) => copy.set === set)
        .flatMap(({ copy }) => staysOf(plan, set, copy))
        .filter(({ sharedWith }) => sharedWith.length > 0),
    ]),
  );
  shared.set(plan, made);
  return made;
}

/** The tables with which a table shares the very boards that it plays in a round. */
export function sharersOf(session: SessionPlay, table: string, round: number): string[] {
  const planned = plannedBoardsOf(session).find(({ tables }) => tables.includes(table));
  if (!planned) return [];
  const { plan, tables, sets } = planned;
  const number = tables.indexOf(table) + 1;
  const set = sets[number - 1]?.[round - 1] ?? 0;
  const here = sharedStaysOf(plan)
    .get(set)
    ?.find(
      ({ table: at, sharedWith, since, until }) =>
        since <= round && round <= until && [at, ...sharedWith].includes(number),
    );
  // Boards that stay where they are may be shared in one of the rounds and not in the next.
  return (here ? [here.table, ...here.sharedWith] : [])
    .filter((other) => other !== number && sets[other - 1]?.[round - 1] === set)
    .map((other) => tables[other - 1]!);
}
