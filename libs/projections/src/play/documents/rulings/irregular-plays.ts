import { standing } from '#tournament';
import type { SeatingPlay, SessionPlay } from '../../play-state.js';
import type { PlayOfBoard } from '../../progress.js';
import { scheduleOf } from '../../schedule.js';
import { contestantsOf } from '../../scoring/scored-lines.js';

/** A play that was not as scheduled, with those who really sat there. */
export type IrregularPlay = Pick<PlayOfBoard, 'table' | 'round' | 'board'> & {
  readonly ns: string;
  readonly ew: string;
  /** Of an individual: who sat South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string };
};

/** The plays that stand and were not as scheduled, with who sat where, by rounds and tables. */
export function irregularPlays(session: SessionPlay): (PlayOfBoard & { readonly seating: SeatingPlay })[] {
  const { orderOf } = scheduleOf(session);
  return Object.entries(session.results)
    .flatMap(([board, places]) =>
      Object.entries(places).flatMap(([place, result]) => {
        const stands = result.irregular ? standing(result) : undefined;
        if (!stands) return [];
        const [table = '', round] = place.split('/');
        return [{ table, round: Number(round), board: Number(board), seating: stands.seating }];
      }),
    )
    .toSorted(
      (one, other) =>
        one.round - other.round || orderOf(one.table) - orderOf(other.table) || one.board - other.board,
    );
}

/** The plays that stand of boards that were not to be played at their table in their round, by rounds and tables. */
export function playsOfOtherBoards(session: SessionPlay): PlayOfBoard[] {
  const { meetingAt } = scheduleOf(session);
  return irregularPlays(session)
    .filter(({ table, round, board }) => !meetingAt(table, round)?.boards.includes(board))
    .map(({ table, round, board }) => ({ table, round, board }));
}

/** The plays that stand and were not as scheduled, with the two sides that really played. */
export function reallyPlayed(session: SessionPlay): IrregularPlay[] {
  return irregularPlays(session).map(({ seating, ...play }) => ({ ...play, ...contestantsOf(seating) }));
}
