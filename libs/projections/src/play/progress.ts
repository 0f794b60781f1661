import { everybodyAt } from '#movement';
import { isSettled as isSettledAt } from '#tournament';
import { latePlayKey, resultOf, type LatePlay, type SessionPlay } from './play-state.js';
import { scheduleOf } from './schedule.js';

/** A play of a board: where and when. */
export interface PlayOfBoard {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

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

/** The state of a late play: postponed, or the table asks to play it later; undefined: neither, or settled. */
export function latePlayOf(session: SessionPlay, play: PlayOfBoard): LatePlay | undefined {
  return isSettled(session, play) ? undefined : session.late[latePlayKey(play)];
}

/**
 * The late plays that were asked for or granted and are still to come, if those who are to meet in them are there: in the
 * order of rounds, tables and boards.
 */
export function openLatePlays(session: SessionPlay): LatePlay[] {
  const { playedAt, orderOf } = scheduleOf(session);
  return Object.values(session.late)
    .filter(
      (play) =>
        (play.asked || play.granted) &&
        !isSettled(session, play) &&
        playedAt(play.table, play.round)?.boards.includes(play.board),
    )
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
  const late =
    session.late[latePlayKey(play)]?.granted ||
    resultOf(session, play)?.status === 'postponed' ||
    isMissed(session, play);
  return late && !isSettled(session, play);
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
