import type { DrawnSeat } from '#movement';
import { groupsOf, NOTHING_FOR_DRAWS, type ForDraws, type GroupKind } from '../../entries/for-draws.js';
import type { EntriesState } from '../../entries/state.js';
import { sameData } from '../../journal/same-data.js';
import { drawOptionsOf } from '../plan/drawing.js';
import { sessionEvents, type SectionData, type SessionEvent } from '../events.js';

/** What draws have to know of these entries. */
export function knownForDraws(
  { entries }: EntriesState,
  ids: readonly string[],
): ReadonlyMap<string, ForDraws> {
  return new Map(ids.map((entry) => [entry, entries[entry]?.forDraws ?? NOTHING_FOR_DRAWS]));
}

/** The groups of these kinds whose members are not to meet, in an order of their own. */
export function groupsApart(known: ReadonlyMap<string, ForDraws>, kinds: readonly GroupKind[]): string[][] {
  return [...new Set(kinds)]
    .flatMap((kind) => groupsOf(known, kind))
    .toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
}

/** The seeded ones among these with their numbers, in the order of their ids. */
export function seedsOf(known: ReadonlyMap<string, ForDraws>): { entry: string; seed: number }[] {
  return [...known]
    .flatMap(([entry, { seed }]) => (seed === null ? [] : [{ entry, seed }]))
    .toSorted((one, other) => (one.entry < other.entry ? -1 : 1));
}

interface ApartInRounds {
  readonly session: string;
  readonly sections: readonly SectionData[];
  readonly seats: readonly DrawnSeat[];
  readonly known: ReadonlyMap<string, ForDraws>;
  readonly kinds: readonly GroupKind[];
  readonly rounds: number | undefined;
}

/**
 * What the sections that are drawn round by round keep to once seats are drawn: whom the seats have kept apart in the
 * round that was drawn before them is kept apart in the next rounds' draws, too, up to this one.
 */
export function apartInRounds({
  session,
  sections,
  seats,
  known,
  kinds,
  rounds,
}: ApartInRounds): SessionEvent[] {
  if (rounds === undefined) return [];
  const contestantOf = new Map(seats.map(({ entry, contestant }) => [entry, contestant]));
  return sections.flatMap((data) => {
    const inSection = `${data.section}-`;
    const groups = [...new Set(kinds)].flatMap((kind) =>
      groupsOf(known, kind).flatMap((members) => {
        const contestants = members
          .flatMap((entry) => contestantOf.get(entry) ?? [])
          .filter((contestant) => contestant.startsWith(inSection));
        return contestants.length > 1 ? [{ kind, contestants: contestants.toSorted() }] : [];
      }),
    );
    const before = drawOptionsOf(data);
    const draw = { ...before, apart: { rounds, groups } };
    if (data.movement.drawn === undefined || groups.length === 0 || sameData(draw, before)) return [];
    return [sessionEvents.drawOptionsChosen({ session, section: data.section, draw })];
  });
}
