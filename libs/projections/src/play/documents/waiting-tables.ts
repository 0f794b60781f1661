import { everybodyAt } from '#movement';
import { calledIn } from '#tournament';
import { plannedBoardsOf, travellingSets } from './boards/board-travels.js';
import { resultOf, type SessionPlay } from '../play-state.js';
import {
  hasFinished,
  isPostponed,
  isSettled,
  latePlaysUnderWay,
  playsAt,
  roundAt,
  type PlayOfBoard,
} from '../progress.js';
import { scheduleOf } from '../schedule.js';

/** A contestant that is still somewhere else, at a board of a round. */
export type ContestantElsewhere = {
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
  /** The board that it plays there; null: it waits there itself. */
  readonly board: number | null;
  /** It is a late play that keeps it there. */
  readonly late: boolean;
};

/** A board that is still somewhere else. */
export type BoardElsewhere = {
  readonly board: number;
  /** The table that has it; null: it is in the box. */
  readonly table: string | null;
  /** It is done with there: somebody carries it. */
  readonly onItsWay: boolean;
};

/** What keeps a table from beginning its round. */
export type WaitingTable = {
  readonly table: string;
  readonly round: number;
  readonly contestants: readonly ContestantElsewhere[];
  readonly boards: readonly BoardElsewhere[];
};

/** Where somebody is: at a table in a round, until that has finished it, or in a late play. */
type Whereabouts = Omit<ContestantElsewhere, 'contestant'>;

/**
 * What every table that cannot begin its round waits for: contestants who still play elsewhere (Law 8B), or boards that are
 * still elsewhere. A table that has begun its round waits for no contestant; a board that is not there yet can keep it from
 * its next one.
 *
 * @returns the tables that wait, in the order of tables
 */
export function waitingTables(session: SessionPlay): WaitingTable[] {
  if (session.status !== 'running' || session.round === 0) return [];
  const { tables } = scheduleOf(session);
  // Where all are in the round that was called, everybody and every board has come: most of an evening is like that.
  const allThere = tables.every((table) => roundAt(session, table) === calledIn(session, table));
  if (allThere && latePlaysUnderWay(session).length === 0) return [];
  const rounds = new Map(tables.map((table) => [table, roundToPlay(session, table)]));
  const whereabouts = contestantsAtPlay(session, rounds);
  const boards = boardsElsewhere(session, rounds);
  return tables.flatMap((table) => {
    const round = rounds.get(table)!;
    const open = openPlays(session, table, round);
    if (open.length === 0) return [];
    const contestants = hasBegun(session, table, round)
      ? []
      : contestantsAt(session, table, round).flatMap((contestant) => {
          const where = whereabouts.get(contestant);
          const here = !where || (where.table === table && where.round === round && !where.late);
          return here ? [] : [{ contestant, ...where }];
        });
    const missing = open.flatMap(({ board }) => boards.get(table)?.get(board) ?? []);
    if (contestants.length === 0 && missing.length === 0) return [];
    return [{ table, round, contestants, boards: missing }];
  });
}

/** The round that a table has to play: when it has finished one, the next that was called, also before anybody says so. */
function roundToPlay(session: SessionPlay, table: string): number {
  let round = Math.max(1, roundAt(session, table));
  const called = calledIn(session, table);
  while (round < called && hasFinished(session, table, round)) round++;
  return round;
}

function openPlays(session: SessionPlay, table: string, round: number): PlayOfBoard[] {
  return playsAt(session, table, round).filter(
    (play) => !isSettled(session, play) && !isPostponed(session, play),
  );
}

/** Whether something was scored at a table in a round: those who meet there have met. */
function hasBegun(session: SessionPlay, table: string, round: number): boolean {
  return playsAt(session, table, round).some((play) => {
    const status = resultOf(session, play).status;
    return status === 'entered' || status === 'disputed' || status === 'agreed';
  });
}

function contestantsAt(session: SessionPlay, table: string, round: number): readonly string[] {
  const meeting = scheduleOf(session).playedAt(table, round);
  return meeting ? everybodyAt(meeting) : [];
}

/**
 * The present place of everybody who has something to play: in a late play, or at the table of the earliest round that
 * is not finished there. Everybody is at one place.
 */
function contestantsAtPlay(
  session: SessionPlay,
  rounds: ReadonlyMap<string, number>,
): ReadonlyMap<string, Whereabouts> {
  const places = new Map<string, Whereabouts>();
  for (const [table, round] of [...rounds].toSorted(([, one], [, other]) => one - other)) {
    const [open] = openPlays(session, table, round);
    if (!open) continue;
    const present = contestantsAt(session, table, round);
    // A table whose contestants are still on their way plays no board yet.
    const complete =
      hasBegun(session, table, round) || present.every((contestant) => !places.has(contestant));
    for (const contestant of present) {
      if (places.has(contestant)) continue;
      places.set(contestant, { table, round, board: complete ? open.board : null, late: false });
    }
  }
  for (const { table, round, board, at } of latePlaysUnderWay(session)) {
    for (const contestant of contestantsAt(session, table, round)) {
      places.set(contestant, { table: at, round, board, late: true });
    }
  }
  return places;
}

/** By table: the boards of its round that are still somewhere else. */
function boardsElsewhere(
  session: SessionPlay,
  rounds: ReadonlyMap<string, number>,
): ReadonlyMap<string, ReadonlyMap<number, BoardElsewhere>> {
  const elsewhere = new Map<string, Map<number, BoardElsewhere>>();
  for (const planned of plannedBoardsOf(session)) {
    for (const { boards, place, next } of travellingSets(session, planned)) {
      if (!next || (rounds.get(next.table) ?? 0) < next.round) continue;
      if (place.at === 'relay' || (place.at === 'table' && place.table === next.table)) continue;
      const table = place.at === 'table' ? place.table : null;
      const holders = place.at === 'table' ? [place.table, ...place.sharedWith] : [];
      const playing = holders.flatMap((each) => openPlays(session, each, rounds.get(each)!));
      const wanted = elsewhere.get(next.table) ?? new Map<number, BoardElsewhere>();
      for (const board of boards) {
        const onItsWay = !playing.some((play) => play.board === board);
        wanted.set(board, { board, table, onItsWay });
      }
      elsewhere.set(next.table, wanted);
    }
  }
  return elsewhere;
}
