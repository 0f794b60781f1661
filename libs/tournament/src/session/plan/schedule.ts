import {
  boardsOfSet,
  contestantsOf,
  everybodyAt,
  isIndividual,
  type Meeting,
  seatsOf,
  sideOf,
} from '#movement';
import {
  type PlayPlace,
  type Seated,
  type Seating,
  type SeatName,
  sectionOf,
  type SideName,
} from '../../journal/names.js';
import { type Absences, isAbsent } from './absences.js';
import { hostedIn } from './hosting.js';
import { movementOf, type SectionData } from '../section/section-data.js';

export { isAbsent } from './absences.js';

/** What the schedule of a session is made of. */
export interface Scheduled {
  readonly sections: readonly SectionData[];
  readonly absences: Absences;
}

type Sections = Pick<Scheduled, 'sections'>;

/** Without absences as the movement has it: phantoms are away. */
type AsScheduled = Sections & Partial<Pick<Scheduled, 'absences'>>;

/** A round at a table: which contestants play which boards there. */
export interface TableRound extends Meeting {
  readonly boards: readonly number[];
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Whether a session is of individuals, with other partners in each round. */
export function hasIndividuals({ sections }: Sections): boolean {
  return sections.some(({ movement }) => isIndividual(movementOf(movement)));
}

/** Who sits where at a board: a pair on each line, or four who are each for themselves. */
export function seatingOf({ ns, ew, partners }: Meeting): Seating {
  return seatsOf({ ns, ew, partners }) as Seating;
}

/** The section that a table or a contestant belongs to. */
function sectionDataOf({ sections }: Sections, name: string): SectionData | undefined {
  const section = sectionOf(name);
  return sections.find((candidate) => candidate.section === section);
}

/** Asked for with every result and every seat, of movements that rarely change. */
const knownTables = new WeakMap<readonly SectionData[], readonly string[]>();
const knownBoards = new WeakMap<readonly SectionData[], readonly number[]>();
const knownContestants = new WeakMap<readonly SectionData[], readonly string[]>();

/** The tables of a session, in order. */
export function tablesOf({ sections }: Sections): readonly string[] {
  let known = knownTables.get(sections);
  if (!known) {
    known = sections.flatMap(({ section, movement }) =>
      upTo(movement.tables).map((table) => `${section}${table}`),
    );
    knownTables.set(sections, known);
  }
  return known;
}

/** The rounds of a session: as many as its longest movement has. */
export function roundsOf({ sections }: Sections): number {
  return Math.max(0, ...sections.map(({ movement }) => movement.rounds));
}

/** The rounds of the section that a table or a contestant belongs to; 0 where there is no such section. */
export function roundsOfSection(scheduled: Sections, name: string): number {
  return sectionDataOf(scheduled, name)?.movement.rounds ?? 0;
}

/** The boards of a session, ascending; one that several sections play is there once. */
export function boardsOf({ sections }: Sections): readonly number[] {
  let known = knownBoards.get(sections);
  if (!known) {
    const boards = sections.flatMap(({ movement, boardsPerRound, firstBoard }) =>
      upTo(movement.sets).flatMap((set) => boardsOfSet(set, { boardsPerRound, firstBoard })),
    );
    known = [...new Set(boards)].toSorted((one, other) => one - other);
    knownBoards.set(sections, known);
  }
  return known;
}

/** The contestants, phantoms too, by section: North-South by number, then East-West; or all by number. */
export function contestantsIn({ sections }: Sections): readonly string[] {
  let known = knownContestants.get(sections);
  if (!known) {
    known = sections.flatMap(({ section, movement }) => {
      const { phantom: _phantom, ...everybody } = movementOf(movement);
      return contestantsOf(everybody).map(({ contestant }) => `${section}-${contestant}`);
    });
    knownContestants.set(sections, known);
  }
  return known;
}

/** The rounds in which a contestant is there. */
export function roundsOfContestant(scheduled: Scheduled, contestant: string): number[] {
  return upTo(roundsOfSection(scheduled, contestant)).filter(
    (round) => !isAbsent(scheduled, contestant, round),
  );
}

/**
 * Who meets at a table in a round by the movement, whether or not both are there; undefined where the movement leaves
 * the table empty. Who would sit out meets the sit-out of a section that hosts its own, or is its guest.
 */
export function meetingAt(scheduled: AsScheduled, table: string, round: number): TableRound | undefined {
  const data = sectionDataOf(scheduled, table);
  if (!data) return undefined;
  const { section, movement, boardsPerRound, firstBoard } = data;
  const play = movement.rows[Number(table.slice(section.length)) - 1]?.[round - 1];
  const hosted = hostedIn(scheduled, section, round);
  if (!play || hosted?.empty === table) return undefined;
  const { ns, ew } =
    hosted?.table === table ? hosted : { ns: `${section}-${play.ns}`, ew: `${section}-${play.ew}` };
  const { partners, south } = play;
  const named = (name: string) => `${section}-${name}`;
  return {
    ns,
    ew,
    ...(partners && { partners: { ns: named(partners.ns), ew: named(partners.ew) } }),
    ...(south !== undefined && { south: named(south) }),
    boards: boardsOfSet(play.set, { boardsPerRound, firstBoard }),
  };
}

/** A place at a table. */
export interface PlaceAtTable {
  readonly table: string;
  readonly side: SideName;
  /** Of an individual: the seat. */
  readonly seat?: SeatName;
}

/** Where a contestant sits in a round by the movement, whether or not it is there; undefined: at no table. */
export function placeOf(scheduled: AsScheduled, contestant: string, round: number): PlaceAtTable | undefined {
  const data = sectionDataOf(scheduled, contestant);
  if (!data) return undefined;
  const { section, movement } = data;
  const hosted = hostedIn(scheduled, section, round);
  if (hosted?.missing.includes(contestant)) return undefined;
  if (hosted?.ns === contestant || hosted?.ew === contestant)
    return { table: hosted.table, side: hosted.ns === contestant ? 'NS' : 'EW' };
  const name = contestant.slice(section.length + 1);
  const sits = (play: Meeting | null | undefined) => (play ? everybodyAt(play).includes(name) : false);
  const index = movement.rows.findIndex((row) => sits(row[round - 1]));
  if (index === -1) return undefined;
  const play = movement.rows[index]![round - 1]!;
  const seats = Object.entries(seatsOf(play)) as [SeatName, string][];
  const [seat] = seats.find(([, sitting]) => sitting === name)!;
  const isAlone = play.partners !== undefined || play.south !== undefined;
  return { table: `${section}${index + 1}`, side: sideOf(play, name)!, ...(isAlone && { seat }) };
}

/** What is played at a table in a round; undefined: nothing. On a sheet three players are enough. */
export function playedAt(scheduled: Scheduled, table: string, round: number): TableRound | undefined {
  const meeting = meetingAt(scheduled, table, round);
  if (!meeting) return undefined;
  const everybody = everybodyAt(meeting);
  const there = everybody.filter((contestant) => !isAbsent(scheduled, contestant, round));
  const enough = sectionDataOf(scheduled, table)?.tables ? FEWEST_ON_SHEET : everybody.length;
  return there.length < enough ? undefined : meeting;
}

/** So many play on a sheet at the least. */
const FEWEST_ON_SHEET = 3;

/** Who sits at a table in a round and is there; undefined: nothing is played there. */
export function seatedAt(scheduled: Scheduled, table: string, round: number): Seated | undefined {
  const meeting = playedAt(scheduled, table, round);
  if (!meeting) return undefined;
  const seats = Object.entries(seatsOf(meeting)) as [SeatName, string][];
  return Object.fromEntries(seats.filter(([, contestant]) => !isAbsent(scheduled, contestant, round)));
}

/** One scheduled play of one board. */
export interface ScheduledPlay extends Meeting {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** Every play that is to come about, in the order of rounds and tables. */
export function scheduledPlays(scheduled: Scheduled): ScheduledPlay[] {
  const tables = tablesOf(scheduled);
  return upTo(roundsOf(scheduled)).flatMap((round) =>
    tables.flatMap((table) => {
      const { boards = [], ...meeting } = playedAt(scheduled, table, round) ?? { ns: '', ew: '' };
      return boards.map((board) => ({ table, round, board, ...meeting }));
    }),
  );
}

/** The plays of a table, in the order of rounds. */
export function playsOfTable(scheduled: Scheduled, table: string): { round: number; board: number }[] {
  return upTo(roundsOf(scheduled)).flatMap((round) =>
    (playedAt(scheduled, table, round)?.boards ?? []).map((board) => ({ round, board })),
  );
}

/**
 * Who played a board at a table: those who sat there by the result that stands, whom the director may have recorded as others
 * than those who were to meet; without a result those who were to. Undefined where nobody was to meet there.
 */
export function whoPlayed(
  scheduled: Pick<Scheduled, 'sections'>,
  { table, round }: Pick<PlayPlace, 'table' | 'round'>,
  stands: { readonly seating: Seating } | undefined,
): Seating | undefined {
  if (stands) return stands.seating;
  const meeting = meetingAt(scheduled, table, round);
  return meeting && seatingOf(meeting);
}
