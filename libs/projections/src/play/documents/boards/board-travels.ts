import {
  sharedBoardsFrom,
  type BoardMove,
  type BoardPlan,
  type Itinerary,
  type PlannedBoards,
} from '#movement';
import { boardPlansOf, boardSettingsOf, calledWithBoards, carrierBy, carrierOf } from '#tournament';
import { boardLocationsOfPlay, roundAt, remembering } from '../../progress.js';
import type { SessionPlay } from '../../play-state.js';
import { scheduleOf, type Schedule } from '../../schedule.js';

const plansOf = remembering((schedule: Schedule): readonly PlannedBoards[] => boardPlansOf(schedule));

/** The plans by which the boards of a session travel; contestants that come late or leave change them. */
export function plannedBoardsOf(session: SessionPlay): readonly PlannedBoards[] {
  return plansOf(scheduleOf(session));
}

/** The plan that a table belongs to, and its number there. */
function planAt(session: SessionPlay, table: string) {
  const planned = plannedBoardsOf(session).find(({ tables }) => tables.includes(table));
  return planned && { ...planned, planned, number: planned.tables.indexOf(table) + 1 };
}

/**
 * The number of a copy as those who make copies count: of a board, by default the first of the set, they are numbered
 * through the sections of the session that have copies of their own.
 */
export function copyNumber(
  session: SessionPlay,
  planned: PlannedBoards,
  { set, copy }: { readonly set: number; readonly copy: number },
  board = planned.boardsOf(set)[0]!,
): number {
  const all = plannedBoardsOf(session);
  return all.slice(0, all.indexOf(planned)).reduce((sum, one) => sum + copiesIn(one, board), copy);
}

/** How many copies of a board a plan needs. */
export function copiesIn({ plan, boardsOf }: PlannedBoards, board: number): number {
  return plan.copies.find(({ set }) => boardsOf(set).includes(board))?.copies ?? 0;
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
  /** Whether there are others of the set. */
  readonly several: boolean;
  readonly boards: readonly number[];
  readonly place: PlaceOfBoards;
  /** Whether a score there, or the table itself, has shown that it has come. */
  readonly seen: boolean;
  /** Where it is played next. */
  readonly next: { readonly table: string; readonly round: number } | null;
  /** Whether the table that plays it next has come to that round already, and waits. */
  readonly wanted: boolean;
  /** What is to be carried now; nothing: it is where it belongs, or nobody is to touch it yet. */
  readonly move: MoveNow | null;
};

/** A copy that is to be carried now. */
export type MoveNow = {
  /** Nothing: from the relay of the table to which it goes, or out of its box. */
  readonly from: string | null;
  /** It comes out of its box. */
  readonly box: boolean;
  /** Nothing: back in the box. */
  readonly to: string | null;
  readonly sharedWith: readonly string[];
  /** It waits at the relay that feeds the table. */
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly by: 'north' | 'caddy';
  /** The table still plays it, though the round in which it is needed was called (Law 8B). */
  readonly held: boolean;
};

/**
 * Where each copy of each board set is now. Boards leave a table when its players have moved on (Law 8B), and a relay
 * when the table that it feeds takes them. A score, or a table's confirmation, shows whether they have arrived.
 */
export function travellingSets(session: SessionPlay, planned: PlannedBoards): TravellingSet[] {
  const { plan, boardsOf } = planned;
  const several = new Set(plan.copies.filter(({ copies }) => copies > 1).map(({ set }) => set));
  return plan.ways.map((way) => ({
    set: way.set,
    copy: copyNumber(session, planned, way),
    several: several.has(way.set),
    boards: boardsOf(way.set),
    ...whereIs(session, planned, way),
  }));
}

function whereIs(
  session: SessionPlay,
  planned: PlannedBoards,
  way: Itinerary,
): Pick<TravellingSet, 'place' | 'seen' | 'next' | 'wanted' | 'move'> {
  const locations = boardLocationsOfPlay(session);
  const called = calledWithBoards(session, planned);
  const boards = planned.boardsOf(way.set);
  const stays = staysOf(way);
  const table = (number: number) => planned.tables[number - 1]!;
  const tablesOf = (stay: Stay) => [stay.table, ...stay.sharedWith].map(table);
  const roundOf = (stay: Stay) => roundAt(session, table(stay.table));
  const plays = (stay: Stay) =>
    tablesOf(stay).flatMap((at) =>
      roundsFrom(stay).flatMap((round) => boards.map((board) => ({ table: at, round, board }))),
    );
  const isSeen = (stay: Stay) =>
    plays(stay).some((play) => locations.isScored(play) || locations.told(play) === 'here');
  const isMissed = (stay: Stay) =>
    !isSeen(stay) && plays(stay).some((play) => locations.told(play) === 'missing');
  const shown = stays.findLastIndex((stay) => stay.since <= called && isSeen(stay));
  let at = Math.max(0, shown);
  while (stays[at + 1] && roundOf(stays[at]!) > stays[at]!.until && !isMissed(stays[at + 1]!)) at++;
  const here = stays[at];
  if (!here) return { place: { at: 'box' }, seen: false, next: null, wanted: false, move: null };
  const begun = roundOf(here) >= here.since;
  const next = begun ? stays[at + 1] : here;
  const over = roundOf(here) > here.until && stays[at + 1] === undefined;
  const seen = at === shown;
  const left = (stay: Stay) => tablesOf(stay).every((each) => locations.left(each, stay.until));
  const moving = { session, called, planned, way, left };
  return {
    place: placeOf(table, over || (!begun && here.fromBox) ? undefined : here, !begun && here.fromRelay),
    seen,
    next: next ? { table: table(next.table), round: next.since } : null,
    wanted: begun && next !== undefined && roundAt(session, table(next.table)) >= next.since,
    move:
      seen || at === 0
        ? moveAway(here, stays[at + 1], begun, moving)
        : moveOf(stays[at - 1], here, false, moving),
  };
}

interface Moving {
  readonly session: SessionPlay;
  /** The round that was called last where the boards are played. */
  readonly called: number;
  readonly planned: PlannedBoards;
  readonly way: Itinerary;
  left(stay: Stay): boolean;
}

/** What is to be carried from where a copy was seen, or lies from the start. */
function moveAway(here: Stay, next: Stay | undefined, begun: boolean, moving: Moving): MoveNow | null {
  const { called, left } = moving;
  if (called === 0) return null;
  if (!begun) return here.fromRelay || here.fromBox ? moveOf(undefined, here, false, moving) : null;
  const free = left(here);
  if (!next) return free && here.until >= called ? moveOf(here, undefined, false, moving) : null;
  const held = !free && next.since <= called;
  return free || held ? moveOf(here, next, held, moving) : null;
}

/** A copy on its way from a stay to the next; once the round is there that it waits for, from the relay. */
function moveOf(
  from: Stay | undefined,
  to: Stay | undefined,
  held: boolean,
  { session, called: round, planned, way, left }: Moving,
): MoveNow | null {
  const table = (number: number) => planned.tables[number - 1]!;
  const boxed = to?.fromBox === true;
  const waits = to?.fromRelay === true && round < to.since;
  // No table confirms boards at a box, a relay or a table that does not play them: they count as there one round later.
  const isOver = from !== undefined && round > from.until + 1 && (waits || to === undefined);
  if (isOver || (to && left(to) && round > to.since)) return null;
  const taken = to?.fromRelay === true && !waits;
  if ((taken || boxed) && round < to.since - 1) return null;
  const move = from && moveAfter(planned, way, from.until);
  const { boards: asked } = session.settings;
  const fromTable = move ? carrierOf(scheduleOf(session), planned, move) : 'north';
  const planned8A2 = boxed ? 'caddy' : taken ? 'north' : fromTable;
  return {
    from: taken || !from ? null : table(move?.from ?? from.table),
    box: boxed,
    to: to ? table(to.table) : null,
    sharedWith: to ? to.sharedWith.map(table) : [],
    relay: waits && from !== undefined,
    neededIn: to?.since ?? null,
    by: carrierBy(planned8A2, boardSettingsOf({ boards: asked })),
    held,
  };
}

/** The move of a copy after a round. */
function moveAfter({ plan }: PlannedBoards, { set, copy }: Itinerary, afterRound: number) {
  return plan.moves.find((move) => move.afterRound === afterRound && move.set === set && move.copy === copy);
}

/** A copy of a set is at a table, from a round to a round. */
interface Stay {
  readonly table: number;
  readonly sharedWith: readonly number[];
  readonly since: number;
  readonly until: number;
  /** It comes from the relay that feeds the table. */
  readonly fromRelay: boolean;
  /** It comes out of its box. */
  readonly fromBox: boolean;
}

function roundsFrom({ since, until }: Stay): number[] {
  return Array.from({ length: until - since + 1 }, (_, index) => since + index);
}

function placeOf(table: (number: number) => string, stay: Stay | undefined, atRelay: boolean): PlaceOfBoards {
  if (!stay) return { at: 'box' };
  if (atRelay) return { at: 'relay', table: table(stay.table) };
  return { at: 'table', table: table(stay.table), sharedWith: stay.sharedWith.map(table) };
}

/** Where a copy stays, in the order of rounds: stops at one table that no other shares are one stay. */
const staysOf = remembering((way: Itinerary): readonly Stay[] => {
  const stays: Stay[] = [];
  for (const { round, table, sharedWith } of way.stops) {
    const last = stays.at(-1);
    if (last?.table === table && last.until === round - 1 && sharedWith.length === 0) {
      stays[stays.length - 1] = { ...last, until: round };
    } else {
      const isLate = round - (last?.until ?? 0) > 1;
      const isBoxed = way.boxed && !last;
      const from = { fromRelay: isLate && !isBoxed, fromBox: isLate && isBoxed };
      stays.push({ table, sharedWith, since: round, until: round, ...from });
    }
  }
  return stays;
});

/** The copies of the sets of a plan, one by one. */
export function copiesOf({ copies }: BoardPlan): { readonly set: number; readonly copy: number }[] {
  return copies.flatMap(({ set, copies: count }) =>
    Array.from({ length: count }, (_, index) => ({ set, copy: index + 1 })),
  );
}

/** What is carried from a table after a round (Law 8A2: by North, unless the director says otherwise). */
export type CarriedBoards = {
  readonly boards: readonly number[];
  /** The table that plays them next; nothing: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith: readonly string[];
  /** Which of several copies; nothing where there is only one. */
  readonly copy: number | null;
  readonly by: 'north' | 'caddy';
};

const placeAndRound = (table: number, round: number) => `${table}/${round}`;

/** What leaves the tables, by table and round. */
const leavesOf = remembering(({ moves }: BoardPlan): ReadonlyMap<string, readonly BoardMove[]> => {
  const made = new Map<string, BoardMove[]>();
  for (const move of moves) {
    const key = placeAndRound(move.from, move.afterRound);
    made.set(key, [...(made.get(key) ?? []), move]);
  }
  return made;
});

/** What is carried from a table after a round, and by whom. */
export function carriedFrom(session: SessionPlay, table: string, round: number): CarriedBoards[] {
  const at = planAt(session, table);
  if (!at) return [];
  const { plan, tables, boardsOf, planned, number } = at;
  const moves = leavesOf(plan).get(placeAndRound(number, round)) ?? [];
  const asked = boardSettingsOf(session.settings);
  return moves.map((move) => ({
    boards: boardsOf(move.set),
    to: move.to === null ? null : tables[move.to - 1]!,
    relay: move.viaRelay,
    neededIn: move.neededInRound,
    sharedWith: move.sharedWith.map((other) => tables[other - 1]!),
    copy: plan.copies.some(({ set, copies }) => set === move.set && copies > 1)
      ? copyNumber(session, planned, move)
      : null,
    by: carrierBy(carrierOf(scheduleOf(session), planned, move), asked),
  }));
}

/** Where the boards of a table's round come from. */
export type ImportedBoards = {
  readonly boards: readonly number[];
  /** The table that had them before; nothing: they come from the relay or out of the box. */
  readonly from: string | null;
  readonly relay: boolean;
  readonly sharedWith: readonly string[];
  /** What the table, or a score, tells about them: all there, or some missing; undefined: nothing yet. */
  readonly told: 'here' | 'missing' | null;
  readonly missing: readonly number[];
};

/** Where the boards that a table plays in a round come from; null where it plays none, or they are there already. */
export function importedTo(session: SessionPlay, table: string, round: number): ImportedBoards | null {
  const at = planAt(session, table);
  const plays = scheduleOf(session).playedAt(table, round);
  if (!at || !plays) return null;
  const { plan, tables, planned, number } = at;
  const here = [number, ...sharersOf(session, table, round).map((other) => tables.indexOf(other) + 1)];
  const way = plan.ways.find(({ stops }) =>
    stops.some((stop) => stop.round === round && [stop.table, ...stop.sharedWith].includes(number)),
  );
  const before = way?.stops.findLast((stop) => stop.round < round);
  const boxed = way?.boxed === true && round > 1;
  if (before && [before.table, ...before.sharedWith].some((other) => here.includes(other))) return null;
  const move = way && before && moveAfter(planned, way, before.round);
  const locations = boardLocationsOfPlay(session);
  const all = plays.boards.map((board) => ({ table, round, board }));
  const missing = all.filter((play) => !locations.isScored(play) && locations.told(play) === 'missing');
  const shown = all.some((play) => locations.isScored(play) || locations.told(play) === 'here');
  const relay = comesFromRelay(session, table, round);
  // What is played first was laid there.
  if (!before && !relay && !boxed) return null;
  return {
    boards: plays.boards,
    from: relay || !before ? null : tables[(move?.from ?? before.table) - 1]!,
    relay,
    sharedWith: here.slice(1).map((other) => tables[other - 1]!),
    told: missing.length > 0 ? 'missing' : shown ? 'here' : null,
    missing: missing.map(({ board }) => board),
  };
}

/** The rounds in which tables take their boards from relays. */
const fromRelaysOf = remembering(
  ({ fromRelays }: BoardPlan): ReadonlySet<string> =>
    new Set(
      fromRelays.flatMap(({ afterRound, table, sharedWith }) =>
        [table, ...sharedWith].map((at) => placeAndRound(at, afterRound + 1)),
      ),
    ),
);

/** Whether a table takes the boards of a round from the relay that feeds it. */
export function comesFromRelay(session: SessionPlay, table: string, round: number): boolean {
  const at = planAt(session, table);
  return at !== undefined && fromRelaysOf(at.plan).has(placeAndRound(at.number, round));
}

/** The tables with which a table shares the very boards that it plays in a round. */
export function sharersOf(session: SessionPlay, table: string, round: number): string[] {
  const at = planAt(session, table);
  if (!at) return [];
  const { plan, tables, number } = at;
  const here = plan.ways
    .flatMap(({ stops }) => stops.filter((stop) => stop.round === round))
    .find((stop) => [stop.table, ...stop.sharedWith].includes(number));
  return (here ? [here.table, ...here.sharedWith] : [])
    .filter((other) => other !== number)
    .map((other) => tables[other - 1]!);
}

/** Tables that play one copy of boards in the same rounds, board by board. */
export type TablesSharing = { readonly tables: readonly string[]; readonly rounds: readonly number[] };

/** Which tables share boards, and in which rounds, from the round that was called on. */
export function tablesSharing(session: SessionPlay): TablesSharing[] {
  const shared = plannedBoardsOf(session).flatMap((planned) =>
    sharedBoardsFrom(planned, Math.max(1, calledWithBoards(session, planned))),
  );
  const groups = new Map(shared.map(({ tables }) => [tables.join(' '), tables]));
  return [...groups].map(([name, tables]) => ({
    tables,
    rounds: [...new Set(shared.filter((one) => one.tables.join(' ') === name).map(({ round }) => round))],
  }));
}
