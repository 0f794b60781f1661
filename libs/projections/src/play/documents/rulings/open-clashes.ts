import { clashes, type Clash } from '#tournament';
import type { SessionPlay } from '../../play-state.js';
import { isSettled, playsAt, roundAt } from '../../progress.js';
import { scheduleOf } from '../../schedule.js';
import { irregularPlays } from './irregular-plays.js';

/** What a play that was not as scheduled, such as one of a wrong board, does to the schedule, as long as it is not over. */
export type ClashAtDesk = Clash & {
  /** The board that was played. */
  readonly board: number;
  /** The play that was not as scheduled. */
  readonly of: { readonly table: string; readonly round: number };
};

/** The clashes that are still to come or to be dealt with, in the order of their rounds and tables. */
export function openClashes(session: SessionPlay): ClashAtDesk[] {
  if (session.status !== 'running') return [];
  const { orderOf } = scheduleOf(session);
  return irregularPlays(session)
    .flatMap(({ seating, ...play }) =>
      clashes(scheduleOf(session), { session: session.session, ...play }, seating).map((clash) => ({
        ...clash,
        board: play.board,
        of: { table: play.table, round: play.round },
      })),
    )
    .filter((clash) => isOpen(session, clash))
    .toSorted((one, other) => one.round - other.round || orderOf(one.table) - orderOf(other.table));
}

/**
 * Whether a clash is not over: whoever has played a board is still to play it again; who sits elsewhere is still missing
 * where they were to be; who was left out is still at that round.
 */
function isOpen(session: SessionPlay, { kind, table, round, board }: ClashAtDesk): boolean {
  switch (kind) {
    case 'board-again':
      return !isSettled(session, { table, round, board });
    case 'elsewhere':
      return playsAt(session, table, round).some((play) => !isSettled(session, play));
    case 'left-out':
      return roundAt(session, table) === round;
    default:
      return kind satisfies never;
  }
}
