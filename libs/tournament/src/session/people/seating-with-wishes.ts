import { type DrawnSeat, stationarySeats } from '#movement';
import { sameData } from '#scoring';
import { type ForDraws, type GroupKind, groupsOf, NOTHING_FOR_DRAWS } from '../../entries/events.js';
import type { EntriesState } from '../../entries/state.js';
import { drawOptionsOf } from '../plan/drawing.js';
import type { SectionData } from '../section/section-data.js';
import { type SessionEvent, sessionEvents } from '../events.js';
import { reject, type Rejected } from '../../command/command.js';
import { entrantsOf } from './entrants.js';
import { noSuchContestant } from '../guards.js';
import type { SeatingWishes } from '../section/draw-options.js';
import type { SessionState } from '../state.js';

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

/** What drawn sections keep to once seats are drawn: whom these kept apart, the draws up to a round do. */
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

/** What a draw of seats is to keep to beside the lot. */
interface Wanted {
  readonly fixed: readonly DrawnSeat[];
  readonly seeded: boolean;
  readonly apart: readonly GroupKind[];
  readonly unavoidable: 'late' | 'early';
}

interface Drawing {
  readonly session: SessionState;
  readonly entries: EntriesState;
  readonly places: readonly string[];
  readonly seed: string;
}

type Result =
  | { readonly rejected: Rejected; readonly wishes?: never }
  | { readonly rejected?: never; readonly wishes: SeatingWishes | undefined };

const refuse = (...[rejection]: Parameters<typeof reject>): Result => ({ rejected: reject(rejection) });

/** The places at which one stays for the whole session. */
function stationaryIn(sections: readonly SectionData[]): string[] {
  return sections.flatMap(({ section, movement, draw }) => [
    ...movement.stationary.map((contestant) => `${section}-${contestant}`),
    ...(draw?.stationary ?? []),
  ]);
}

/** What a draw keeps to, of what is wanted and what is known of the entries; undefined: to the lot alone. */
export function wishesFor({ session, entries, places, seed }: Drawing, wanted: Wanted): Result {
  const drawn = entrantsOf(session, entries);
  const known = knownForDraws(entries, drawn);
  const needing = drawn.filter((entry) => known.get(entry)!.stationary);
  const stationary = places.filter((place) => stationaryIn(session.sections).includes(place));
  const misfit =
    seatsRefused(session, wanted.fixed, places, known) ?? movingSeats(wanted.fixed, needing, stationary);
  if (misfit) return { rejected: misfit };

  const chosen = new Map(wanted.fixed.map(({ entry, contestant }) => [entry, contestant]));
  const staying = needing.filter((entry) => !chosen.has(entry));
  const taken = new Set(chosen.values());
  const free = stationary.filter((place) => !taken.has(place));
  if (staying.length > free.length) {
    const kept = needing.length - staying.length;
    return refuse({
      code: 'session.too-few-stationary',
      pairs: needing.length,
      places: free.length + kept,
    });
  }
  const seeds = wanted.seeded ? seedsOf(known) : [];
  if (wanted.seeded && seeds.length === 0) return refuse({ code: 'session.no-seeds' });
  const apart = groupsApart(known, wanted.apart);
  if (![wanted.fixed, staying, seeds, apart].some(({ length }) => length > 0)) return { wishes: undefined };
  return {
    wishes: {
      places: [...places],
      fixed: wanted.fixed.map(({ entry, contestant }) => ({ entry, contestant })),
      staying: staying.toSorted(),
      stayingAt: stationarySeats(drawn, staying, free, seed),
      seeds,
      ...(seeds.length > 0 && { seedsBegin: 'apart' as const }),
      apart,
      unavoidable: wanted.unavoidable,
    },
  };
}

/** Why the chosen seats are refused: not one for each, not one of the session, not for one who plays. */
function seatsRefused(
  session: SessionState,
  fixed: readonly DrawnSeat[],
  places: readonly string[],
  known: ReadonlyMap<string, unknown>,
): Rejected | undefined {
  const taken = new Map<string, string>();
  for (const { entry, contestant } of fixed) {
    if (!known.has(entry)) return reject({ code: 'entries.unknown' });
    if (!places.includes(contestant)) {
      return (
        noSuchContestant(session, contestant) ?? reject({ code: 'session.contestant-absent', contestant })
      );
    }
    if (taken.has(contestant)) {
      const all = new Set(fixed.map((seat) => seat.contestant));
      return reject({ code: 'session.place-taken', contestant, nearest: nearest(places, contestant, all) });
    }
    const elsewhere = [...taken].find(([, seated]) => seated === entry)?.[0];
    if (elsewhere !== undefined) return reject({ code: 'session.entry-seated', contestant: elsewhere });
    taken.set(contestant, entry);
  }
  return undefined;
}

/** Why the chosen seats are refused for those who have to stay: they would move. */
function movingSeats(
  fixed: readonly DrawnSeat[],
  needing: readonly string[],
  stationary: readonly string[],
): Rejected | undefined {
  const moving = fixed.find(
    ({ entry, contestant }) => needing.includes(entry) && !stationary.includes(contestant),
  );
  if (!moving) return undefined;
  const all = new Set(fixed.map(({ contestant }) => contestant));
  const { contestant } = moving;
  const place = nearest(stationary, contestant, all);
  if (place === '') {
    return reject({
      code: 'session.too-few-stationary',
      pairs: needing.length,
      places: stationary.length,
    });
  }
  return reject({ code: 'session.place-moves', contestant, nearest: place });
}

const sectionAndNumber = /^(.*)-\D*(\d+)$/;

/** Of the free ones of these places the one of the same section, and of the nearest number. */
function nearest(places: readonly string[], place: string, taken: ReadonlySet<string>): string {
  const [, section, number] = sectionAndNumber.exec(place)!;
  const distance = (other: string) => {
    const [, its, own] = sectionAndNumber.exec(other)!;
    return (its === section ? 0 : 1_000_000) + Math.abs(Number(own) - Number(number));
  };
  const free = places.filter((other) => !taken.has(other));
  return free.toSorted((one, other) => distance(one) - distance(other))[0] ?? '';
}
