import {
  type BoardMove as MoveOfPlan,
  boardsOnArrival,
  type BoardsOnArrival,
  isCaddyMove,
  type PlannedBoards,
  plannedBoardsIn,
  type PlannedSection,
  type RelayMove,
} from '#movement';
import { isAbsent, isPassedBy } from './absences.js';
import { withRoundsToCome } from './drawn-rounds.js';
import { movementOf, type SectionData } from '../section/section-data.js';
import { meetingAt, playedAt, type Scheduled } from './schedule.js';
import { sectionOf } from '../../journal/names.js';

/** Where boards are and go, in rounds to be drawn too; none of sections whose tables deal for themselves. */
export function boardPlansOf(scheduled: Scheduled): PlannedBoards[] {
  return plannedBoardsIn(sectionsWithBoards(scheduled), (contestant, round) =>
    isPassedBy(scheduled, contestant, round),
  );
}

/** The sections whose boards are carried. */
export function sectionsWithBoards({ sections }: Pick<Scheduled, 'sections'>): PlannedSection[] {
  return sections
    .filter(({ boardsPerRound }) => boardsPerRound > 0)
    .map((data) => ({ ...data, movement: movementOf(withRoundsToCome(data.movement)) }));
}

/** Boards on their way after a round. */
export interface BoardMove {
  readonly boards: number[];
  /** The table that has played them; null: they come from the relay, or out of their box. */
  readonly from: string | null;
  /** The table that plays them next; null: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  /** They come out of their box. */
  readonly box?: true;
  /** The round in which they lie there next, to be played or with a sit-out; null: never. */
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith?: string[];
  /** Which copy of them. */
  readonly copy: number;
  /** Who carries them by the plan: North one table down (Law 8A2), a caddy any other way. */
  readonly by: 'north' | 'caddy';
}

/** Who carries boards: a caddy out of the section, round the room, or where nobody sits North. */
export function carrierOf(
  scheduled: Scheduled,
  { tables }: Pick<PlannedBoards, 'tables'>,
  move: MoveOfPlan,
): 'north' | 'caddy' {
  const [from, to] = [tables[move.from - 1]!, move.to === null ? null : tables[move.to - 1]!];
  const meeting = meetingAt(scheduled, from, move.afterRound);
  const nobody = !meeting || isAbsent(scheduled, meeting.ns, move.afterRound);
  const away = to !== null && sectionOf(to) !== sectionOf(from);
  return isCaddyMove(move) || away || nobody ? 'caddy' : 'north';
}

function plannedMoves(scheduled: Scheduled, planned: PlannedBoards, afterRound: number): BoardMove[] {
  const { plan, tables, boardsOf } = planned;
  const table = (number: number) => tables[number - 1]!;
  const shared = (others: readonly number[]) => (others.length > 0 ? { sharedWith: others.map(table) } : {});
  const fromTables = plan.moves
    .filter((move) => move.afterRound === afterRound)
    .map((move) => ({
      boards: [...boardsOf(move.set)],
      from: table(move.from),
      to: move.to === null ? null : table(move.to),
      relay: move.viaRelay,
      neededIn: move.neededInRound,
      ...shared(move.sharedWith),
      copy: move.copy,
      by: carrierOf(scheduled, planned, move),
    }));
  const fromNoTable = (moves: readonly RelayMove[]) =>
    moves
      .filter((move) => move.afterRound === afterRound)
      .map(({ set, copy, table: to, sharedWith }) => ({
        boards: [...boardsOf(set)],
        from: null,
        to: table(to),
        relay: false,
        neededIn: afterRound + 1,
        ...shared(sharedWith),
        copy,
      }));
  return [
    ...fromTables,
    ...fromNoTable(plan.fromRelays).map((move) => ({ ...move, by: 'north' as const })),
    ...fromNoTable(plan.fromBox).map((move) => ({ ...move, box: true as const, by: 'caddy' as const })),
  ];
}

/**
 * Which boards go from which table to which after a round, and who carries them by the plan (Law 8A2).
 *
 * @param plans the plans by which they travel, or some of them
 */
export function boardMoves(
  scheduled: Scheduled,
  afterRound: number,
  plans: readonly PlannedBoards[] = boardPlansOf(scheduled),
): BoardMove[] {
  return plans.flatMap((planned) => plannedMoves(scheduled, planned, afterRound));
}

/** Boards that a table plays in a round before others do. */
export interface BoardsHeld {
  readonly table: string;
  readonly round: number;
  readonly boards: readonly number[];
}

/** Boards that another table plays in a round: a table that has not finished them holds them back. */
export function boardsWantedIn(scheduled: Scheduled, round: number): BoardsHeld[] {
  return boardPlansOf(scheduled).flatMap(({ plan, sections: [owner], tables, boardsOf }) => {
    const table = (number: number) => tables[number - 1]!;
    const plays = (number: number) => playedAt(scheduled, table(number), round) !== undefined;
    const holders = (set: number, from: number, last: number) =>
      owner!.copies === undefined
        ? [from]
        : plan.ways
            .filter((way) => way.set === set)
            .flatMap(({ stops }) => stops.filter((stop) => stop.round === last))
            .flatMap((stop) => [stop.table, ...stop.sharedWith]);
    return plan.moves.flatMap((move) => {
      const { set, from, to, afterRound, neededInRound, sharedWith } = move;
      const others = [to, ...sharedWith].filter((other) => other !== null && other !== from && plays(other));
      if (neededInRound !== round || others.length === 0) return [];
      return holders(set, from, afterRound).map((holder) => ({
        table: table(holder),
        round: afterRound,
        boards: boardsOf(set),
      }));
    });
  });
}

/** What is said of the boards when somebody comes late. */
export interface BoardsKept {
  readonly copies?: number | undefined;
  readonly shared?: true | undefined;
}

/** What becomes of the boards when contestants of a section come late. */
export function boardsWhenArriving(
  scheduled: Scheduled,
  contestants: readonly string[],
  fromRound: number,
): BoardsOnArrival | undefined {
  return boardsOnArrival(
    sectionsWithBoards(scheduled),
    (contestant, round) => isPassedBy(scheduled, contestant, round),
    { section: sectionOf(contestants[0]!), contestants, fromRound },
  );
}

/** The sections with what was said of the boards of a contestant that came late. */
export function withBoardsKept(
  sections: readonly SectionData[],
  contestant: string,
  { copies, shared }: BoardsKept,
): readonly SectionData[] {
  if (copies === undefined && !shared) return sections;
  const own = sections.find(({ section }) => section === sectionOf(contestant));
  const owner = own?.boardsWith ?? own?.section;
  return sections.map((data) =>
    data.section === owner
      ? { ...data, ...(copies !== undefined && { copies }), ...(shared && { shared }) }
      : data,
  );
}

/** What an announcement of the board movement is of: a round, of one section where sections are called apart. */
export type OfAnnouncement = {
  readonly afterRound: number;
  readonly section?: string | undefined;
};

/** Boards on their way after a round. */
export type AnnouncedMove = {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith?: readonly string[];
  /** They come out of their box; which copy of them; who carries them. Old journals do not have it. */
  readonly box?: true;
  readonly copy?: number;
  readonly by?: 'north' | 'caddy';
};

/** The board movement after a round as it was announced, and when. */
export type Announcement = OfAnnouncement & {
  readonly position: number;
  readonly time: number;
  readonly moves: readonly AnnouncedMove[];
  /** Tables that still held boards which others were to play in the next round. */
  readonly withheld: readonly { readonly table: string; readonly boards: readonly number[] }[];
};

/** An announcement by name: `3`, of one section `B/3`. */
export function announcementName({ afterRound, section }: OfAnnouncement): string {
  return section === undefined ? `${afterRound}` : `${section}/${afterRound}`;
}

/** What an announcement of this name is of. */
export function announcementNamed(name: string): OfAnnouncement {
  const [afterRound, section] = name.split('/').toReversed() as [string, string?];
  return { afterRound: Number(afterRound), section };
}

/** Whether the board movement was announced; in old journals for all sections at once. */
export function isAnnounced(has: (name: string) => boolean, of: OfAnnouncement): boolean {
  return has(announcementName(of)) || has(`${of.afterRound}`);
}
