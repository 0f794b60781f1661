import { boardsOfSet, type BoardPlan } from '#movement';
import { boardPlanOf, type SectionData } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { roundAt } from '../progress.js';
import { scheduleOf, type Schedule } from '../schedule.js';

/** The plan by which the boards of a section travel. */
export interface PlannedSection {
  readonly data: SectionData;
  readonly plan: BoardPlan;
}

const plans = new WeakMap<Schedule, readonly PlannedSection[]>();

/** The board plans of a session's sections; contestants that come late or leave change them. */
export function boardPlansOf(session: SessionPlay): readonly PlannedSection[] {
  const schedule = scheduleOf(session);
  const known = plans.get(schedule);
  if (known) return known;
  const made = session.sections.map((data) => ({ data, plan: boardPlanOf(data, schedule.absences) }));
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
export function travellingSets(session: SessionPlay, { data, plan }: PlannedSection): TravellingSet[] {
  const { section, boardsPerRound, firstBoard } = data;
  const roundOf = (table: number) => roundAt(session, `${section}${table}`);
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
      boards: boardsOfSet(set, { boardsPerRound, firstBoard }),
      place: placeOf(section, over ? undefined : here, !begun && here?.fromRelay === true),
      next: next ? { table: `${section}${next.table}`, round: next.since } : null,
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

function placeOf(section: string, stay: Stay | undefined, atRelay: boolean): PlaceOfBoards {
  if (!stay) return { at: 'box' };
  const table = `${section}${stay.table}`;
  if (atRelay) return { at: 'relay', table };
  return { at: 'table', table, sharedWith: stay.sharedWith.map((other) => `${section}${other}`) };
}

function copiesOf({ copies }: BoardPlan) {
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
