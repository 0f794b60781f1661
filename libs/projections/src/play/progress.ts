import { everybodyAt } from '#movement';
import {
  isSettled as isSettledAt,
  games,
  roundToDraw,
  playKey,
  type BoardLocations,
  type BoardAtTable,
} from '#tournament';
import { resultOf, type ResultsOfBoard, type SessionPlay, type ResultPlay } from './play-state.js';
import { scheduleOf } from './schedule.js';

/** A play of a board: where and when. */
export type PlayOfBoard = { readonly table: string; readonly round: number; readonly board: number };

/** Whether nothing is left to be done about a play: its score or sheet is agreed, it is ruled on, or it is not to be played. */
export function isSettled({ tables }: SessionPlay, play: PlayOfBoard): boolean {
  const table = tables[play.table];
  return table !== undefined && isSettledAt(table, play);
}

/** Whether a late contestant has missed a play that it plays after all. */
export function isMissed(session: SessionPlay, { table, round }: PlayOfBoard): boolean {
  const meeting = scheduleOf(session).meetingAt(table, round);
  const met = meeting ? everybodyAt(meeting) : [];
  return met.some((contestant) => round < (session.lateArrivals[contestant] ?? 0));
}

/** A play that is played late. */
export type LatePlay = {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** The table has asked for it, and the director has not answered. */
  readonly asked: boolean;
  readonly granted: boolean;
  /** The table where it was taken up; null: it waits. */
  readonly at: string | null;
};

/** The state of a late play: postponed, or the table asks to play it later; undefined: neither, or settled. */
export function latePlayOf(session: SessionPlay, play: PlayOfBoard): LatePlay | undefined {
  if (isSettled(session, play)) return undefined;
  const { table, round, board } = play;
  const { late, lateAsked } = resultOf(session, play);
  if (!late && !lateAsked) return undefined;
  return { table, round, board, asked: lateAsked, granted: late !== null, at: late?.at ?? null };
}

/**
 * Makes something of what stays the very same as long as nothing more is said of it, once each. Not for folds: they change
 * the records that they have made themselves (`put`).
 */
export function remembering<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}

/** Where a board is a late play, or is asked to be; settled plays, too. */
const lateOnBoard = remembering((results: ResultsOfBoard) =>
  Object.entries(results).flatMap(([place, { late, lateAsked }]) => {
    if (!late && !lateAsked) return [];
    const [table, round] = place.split('/') as [string, string];
    return [{ table, round: Number(round) }];
  }),
);

const lateIn = remembering((results: SessionPlay['results']) =>
  Object.entries(results).flatMap(([board, ofBoard]) =>
    lateOnBoard(ofBoard).map((place) => ({ ...place, board: Number(board) })),
  ),
);

/** The late plays that were asked for or granted and are still to come. */
export function latePlaysOf(session: SessionPlay): LatePlay[] {
  return lateIn(session.results).flatMap((play) => latePlayOf(session, play) ?? []);
}

/**
 * The late plays that were asked for or granted and are still to come, if those who are to meet in them are there: in the
 * order of rounds, tables and boards.
 */
export function openLatePlays(session: SessionPlay): LatePlay[] {
  const { playedAt, orderOf } = scheduleOf(session);
  return latePlaysOf(session)
    .filter((play) => playedAt(play.table, play.round)?.boards.includes(play.board))
    .toSorted(
      (one, other) =>
        one.round - other.round || orderOf(one.table) - orderOf(other.table) || one.board - other.board,
    );
}

/** The late plays that are being played: both sides have sat down at a table for them. */
export function latePlaysUnderWay(session: SessionPlay): (LatePlay & { readonly at: string })[] {
  return openLatePlays(session).flatMap((play) => (play.at === null ? [] : [{ ...play, at: play.at }]));
}

/**
 * Whether a play is a late play. It is from its postponement until its score is agreed; a director allows it, or one of
 * its contestants had not arrived yet.
 */
export function isPostponed(session: SessionPlay, play: PlayOfBoard): boolean {
  const isLate = resultOf(session, play).late !== null || isMissed(session, play);
  return isLate && !isSettled(session, play);
}

/** The boards that a table is to play in a round, with whether each is settled. */
export function playsAt(session: SessionPlay, table: string, round: number): PlayOfBoard[] {
  const boards = scheduleOf(session).playedAt(table, round)?.boards ?? [];
  return boards.map((board) => ({ table, round, board }));
}

/** The round that is played at a table; 0 before the first was called. */
export function roundAt({ tables }: SessionPlay, table: string): number {
  return tables[table]?.movedTo ?? 0;
}

/** The last round that all tables have finished. */
export function lastEnded({ ended }: SessionPlay): number {
  return ended.length;
}

/**
 * Whether a table has finished a round. Each play of a board that has a result is a matter of its own: what is played late
 * does not keep its players at the table. A sheet is of a whole round, which is over once it is agreed.
 */
export function hasFinished(session: SessionPlay, table: string, round: number): boolean {
  if (games[session.game].boardsHaveResults)
    return playsAt(session, table, round).every(
      (play) => isSettled(session, play) || isPostponed(session, play),
    );
  const isAgreed = session.tables[table]?.sheets.includes(round) ?? false;
  return isAgreed || !scheduleOf(session).playedAt(table, round);
}

/** Whether everything has been played that is to be played. */
export function isPlayedOut(session: SessionPlay): boolean {
  if (session.round === 0 || roundToDraw(session) !== undefined) return false;
  const { playsOfBoard, rounds } = scheduleOf(session);
  if (!games[session.game].boardsHaveResults) return lastEnded(session) === rounds;
  return [...playsOfBoard.values()].every((board) => board.every((play) => isSettled(session, play)));
}

const SCORED: readonly ResultPlay['status'][] = ['entered', 'disputed', 'agreed', 'voided'];

/** What is known of a session's boards and tables in the hall. */
export function boardLocationsOfPlay(session: SessionPlay): BoardLocations {
  const { playedAt } = scheduleOf(session);
  return {
    isPlayed: (table, round) => playedAt(table, round) !== undefined,
    left: (table, round) =>
      round === 0 || roundAt(session, table) > round || hasFinished(session, table, round),
    isOpen: (play) => !isSettled(session, play) && !isPostponed(session, play),
    isScored: (play) => {
      const status = resultOf(session, play).status;
      return isSettled(session, play) || SCORED.includes(status);
    },
    entersItself: (table, round) =>
      playsAt(session, table, round).some((play) => resultOf(session, play).side !== null),
    told: ({ table, ...play }: BoardAtTable) => session.tables[table]?.told[playKey(play)],
    named: (table) => session.tables[table]?.responsible ?? undefined,
  };
}
