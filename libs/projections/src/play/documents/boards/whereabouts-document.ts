import {
  sectionOf,
  calledIn,
  calledWithBoards,
  missingBoards,
  playedAt,
  responsibleAt,
  type LastTable,
  boardMoves,
  boardSettingsOf,
  carrierBy,
  games,
  type Announcement,
} from '#tournament';
import { boardLocationsOfPlay, latePlaysUnderWay, roundAt, type LatePlay } from '../../progress.js';
import { type SessionPlay, analysisOf, type BoardPlay, type PlayState } from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import { plannedBoardsOf, travellingSets, type PlaceOfBoards, type TravellingSet } from './board-travels.js';

/** The board of a late play that has been taken up: which copy of it is carried from where to which table. */
export type LatePlayBoard = {
  readonly board: number;
  /** Which of several copies; nothing where there is only one. */
  readonly copy: number | null;
  readonly from: PlaceOfBoards;
  /** Where it is played late. */
  readonly to: string;
  /** The play that it is taken for. */
  readonly table: string;
  readonly round: number;
  /** The table that still plays this copy, and all others are in use as well; nothing: it can be carried. */
  readonly heldBy: string | null;
};

/**
 * Which boards are carried for the late plays that have been taken up, in the order of rounds, tables and boards. Of
 * several copies that one is taken which lies at the table already, then one out of its box, one at a relay, one at a
 * table that has done with it; the others go their way. What lies at the table is not carried.
 */
export function lateBoards(session: SessionPlay): LatePlayBoard[] {
  const taken = new Set<TravellingSet>();
  const sets = new Map(
    plannedBoardsOf(session).flatMap((planned) => {
      const travelling = travellingSets(session, planned);
      return planned.sections.map(({ section }) => [section, travelling] as const);
    }),
  );
  return latePlaysUnderWay(session).flatMap((play) => {
    const copies = (sets.get(sectionOf(play.table)) ?? []).filter(({ boards }) =>
      boards.includes(play.board),
    );
    const [set] = copies
      .filter((copy) => !taken.has(copy))
      .toSorted((one, other) => effort(session, one, play) - effort(session, other, play));
    if (!set) return [];
    taken.add(set);
    const { place, copy, several } = set;
    if (isAt(place, play.at)) return [];
    const { board, table, round, at: to } = play;
    const heldBy = playersOf(session, place, board)[0] ?? null;
    return [{ board, copy: several ? copy : null, from: place, to, table, round, heldBy }];
  });
}

/** Which boards are carried to a table for the late plays that have been taken up there. */
export function carriedForLatePlays(session: SessionPlay, table: string): LatePlayBoard[] {
  return latePlaysUnderWay(session).some(({ at }) => at === table)
    ? lateBoards(session).filter(({ to }) => to === table)
    : [];
}

/** How much there is against taking a copy. */
function effort(
  session: SessionPlay,
  { place }: TravellingSet,
  { at, board }: LatePlay & { readonly at: string },
): number {
  if (isAt(place, at)) return 0;
  if (place.at !== 'table') return place.at === 'box' ? 1 : 2;
  return playersOf(session, place, board).length === 0 ? 3 : 4;
}

function isAt(place: PlaceOfBoards, table: string): boolean {
  return place.at === 'table' && [place.table, ...place.sharedWith].includes(table);
}

/** The tables where a copy lies and that have not played a board of it yet in their round. */
function playersOf(session: SessionPlay, place: PlaceOfBoards, board: number): string[] {
  if (place.at !== 'table') return [];
  const { playedAt } = scheduleOf(session);
  const locations = boardLocationsOfPlay(session);
  return [place.table, ...place.sharedWith].filter((table) => {
    const round = roundAt(session, table);
    return (
      playedAt(table, round)?.boards.includes(board) === true && locations.isOpen({ table, round, board })
    );
  });
}

/** Boards that are not where they are needed in the round that was called. */
export type BoardsAlert = {
  readonly boards: readonly number[];
  readonly copy: number;
  /** The table that needs them, and those with which it shares them. */
  readonly table: string;
  readonly sharedWith: readonly string[];
  readonly round: number;
  /** Who had them last, and who answered for them there (Law 7D); nothing: no table has had them yet. */
  readonly last: LastTable | null;
  /** The last table still plays them, the table that needs them says so, or nothing shows that they have come. */
  readonly why: 'held' | 'told' | 'silent';
  /** Play has begun without them. */
  readonly overdue: boolean;
};

/**
 * The boards that are missing now, those of late plays as well, in a session that is played. What was missed when play began stays so until a score, or
 * the table itself, shows that it has come.
 */
export function boardsAlerts(session: SessionPlay): BoardsAlert[] {
  if (session.status !== 'running') return [];
  const locations = boardLocationsOfPlay(session);
  const schedule = scheduleOf(session);
  const scheduled = { ...schedule, settings: session.settings };
  const now = plannedBoardsOf(session).flatMap((planned) => {
    const round = calledWithBoards(session, planned);
    const missing = round === 0 ? [] : missingBoards(scheduled, [planned], round, locations);
    return missing.flatMap(({ set: _set, why, ...each }) => {
      const overdue = session.tables[each.table]?.missed[round] !== undefined;
      return why === 'unheard' ? [] : [{ ...each, why, round, overdue }];
    });
  });
  const named = new Set(now.map(({ table }) => table));
  const since = schedule.tables.flatMap((table): BoardsAlert[] => {
    const round = calledIn(session, table);
    const missed = session.tables[table]?.missed[round];
    if (!missed || named.has(table)) return [];
    const { boards, copy, sharedWith, last } = missed;
    const shown = [table, ...sharedWith].some((each) =>
      boards.some((board) => {
        const play = { table: each, round, board };
        return locations.isScored(play) || locations.told(play) === 'here';
      }),
    );
    const scheduledHere = playedAt(schedule, table, round)?.boards ?? [];
    if (shown || !boards.every((board) => scheduledHere.includes(board))) return [];
    return [{ boards, copy, table, sharedWith, round, last, why: 'silent', overdue: true }];
  });
  return [...now, ...since, ...lateAlerts(session)];
}

/** A table that has boards now, and who answers for them there. */
function lastAt(session: SessionPlay, table: string): LastTable {
  const place = { table, round: roundAt(session, table) };
  const responsible = responsibleAt(
    scheduleOf(session),
    place,
    session.tables[table]?.responsible ?? undefined,
  );
  return { ...place, seat: responsible?.seat, contestant: responsible?.contestant };
}

/** The boards of late plays that have been taken up and that another table still plays, or that the table says it lacks. */
function lateAlerts(session: SessionPlay): BoardsAlert[] {
  const { told } = boardLocationsOfPlay(session);
  return lateBoards(session).flatMap(({ board, copy, from, to, table, round, heldBy }) => {
    const missing = told({ table, round, board }) === 'missing';
    if (heldBy === null && !missing) return [];
    const at = heldBy ?? (from.at === 'box' ? null : from.table);
    return {
      boards: [board],
      copy: copy ?? 1,
      table: to,
      sharedWith: [],
      round,
      last: at === null ? null : lastAt(session, at),
      why: heldBy === null ? ('told' as const) : ('held' as const),
      overdue: false,
    };
  });
}

/** Where every board is, for those who run the session and those who duplicate boards. */
export type WhereaboutsDocument = {
  /** Sections that play with the same copies stand together: `A, B`. */
  readonly sections: readonly { readonly section: string; readonly sets: readonly TravellingSet[] }[];
  /** Boards that are carried for late plays that have been started. */
  readonly late: readonly LatePlayBoard[];
  /** Boards that are not where they are needed. */
  readonly alerts: readonly BoardsAlert[];
  /** The board movements that were announced last: one, or one of each section where sections are called apart. */
  readonly announced: readonly Announcement[];
  readonly dealing: readonly DealingOfBoard[];
};

/** How far a board is dealt; nothing of its deal. */
export type DealingOfBoard = {
  readonly board: number;
  readonly status: BoardPlay['status'] | 'none';
  /** Whether double-dummy results are computed or given up; null as long as the deal is not revealed. */
  readonly analysed: boolean | null;
};

/** Where every board is. */
export function whereaboutsDocument({ boards }: PlayState, session: SessionPlay): WhereaboutsDocument {
  return {
    sections: plannedBoardsOf(session).map((planned) => ({
      section: planned.sections.map(({ section }) => section).join(', '),
      sets: travellingSets(session, planned),
    })),
    late: session.status === 'running' ? lateBoards(session) : [],
    alerts: boardsAlerts(session),
    announced: announcedLast(session),
    dealing: scheduleOf(session).boards.map((board) =>
      dealingOf(session, board, boards[session.boardSet]?.[board]),
    ),
  };
}

function announcedLast(session: SessionPlay): Announcement[] {
  const { announced, sections } = session;
  // When the start of a round is undone, its boards stay at their tables. What went on before has been moved on since.
  const isLast = ({ afterRound, section }: Announcement) => {
    const called = section === undefined ? session.round : calledIn(session, section);
    const { rounds } = scheduleOf(session);
    return afterRound === Math.min(called - 1, rounds) || afterRound === rounds;
  };
  const all = Object.values(announced)
    .filter(isLast)
    .toSorted((one, other) => other.afterRound - one.afterRound);
  const apart = sections.flatMap(({ section }) => all.find((each) => each.section === section) ?? []);
  const last = apart.length > 0 ? apart : all.slice(0, 1);
  return last.map((each) => ({ ...each, moves: movesNow(session, each) }));
}

/** Where the boards go as it stands: who has come or left since the announcement changes their ways. */
function movesNow(
  session: SessionPlay,
  { afterRound, section }: Pick<Announcement, 'afterRound' | 'section'>,
): Announcement['moves'] {
  const plans = plannedBoardsOf(session).filter(
    ({ sections: [owner] }) => section === undefined || owner?.section === section,
  );
  const asked = boardSettingsOf(session.settings);
  return boardMoves(scheduleOf(session), afterRound, plans).map((move) => ({
    ...move,
    by: carrierBy(move.by, asked),
  }));
}

function dealingOf({ game }: SessionPlay, board: number, dealt: BoardPlay | undefined): DealingOfBoard {
  const { status = 'none' } = dealt ?? {};
  const isSolved = status === 'revealed' && games[game].deals.areAnalysed;
  return { board, status, analysed: isSolved ? analysisOf(dealt) !== undefined : null };
}
