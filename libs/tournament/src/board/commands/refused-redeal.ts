import { z } from 'zod';
import { type Edition, outcomeOf } from '#laws';
import { type AlsoStates, reject, type Rejected } from '../../command/command.js';
import { redealGround } from '../../journal/names.js';
import { standing } from '../../result/state.js';
import { isSettled } from '../../table/state.js';
import { matchesIn, type RoomOfMatch, type ScheduledMatch } from '../../team/matches.js';
import type { TournamentState } from '../../tournament/state.js';
import { type BoardOfSet, isScored, type PlayOfDeal, tableOf } from './plays-of-deal.js';

/** A redeal as somebody wants it. */
interface Wanted extends BoardOfSet {
  readonly ground: z.infer<typeof redealGround>;
  /** Whether what was played is to be played again. */
  readonly again: boolean;
}

/**
 * What the Laws have against dealing a board again, by the edition of the tournament:
 *
 * - Law 6D1 is for what is found before the auction began: in 1987 and 1997 for both sides, in 2007 and 2017 before it
 *   first begins on the board. Where a result stands it had begun.
 * - Law 6D3 is subject to Law 22A, which has no redeal where all four have passed (alike in all editions).
 * - No redeal of one board once the result of a match of teams without it could be known to a contestant: Law 86C in 1987,
 *   1997 and 2007, Law 86A in 2017. An adjusted score is given instead; so a result is voided by Law 6D2 all the same, as
 *   long as the board is not played again. It could be known where the other room has finished the board, or both rooms
 *   have finished all others.
 */
export function refusedRedeal(
  { ground, again, ...of }: Wanted,
  plays: readonly PlayOfDeal[],
  { settings: { laws } }: Pick<TournamentState, 'settings'>,
  known: AlsoStates,
): Rejected | undefined {
  const { board } = of;
  const scored = plays.filter(isScored);
  if (ground === '6D1' && scored.length > 0) return reject({ code: 'board.auction-begun', board });
  if (ground === '6D3' && scored.some(({ result }) => standing(result)?.result.kind === 'passed-out'))
    return reject({ code: 'board.passed-out', board });
  if (ground === '6D2' && !again) return undefined;
  const match = matchesWith(board, plays).find((one) => isKnownWithout(board, one, scored, known));
  if (!match) return undefined;
  const facts = { 'why-redeal': 'other-reason', 'match-result-known': 'yes' } as const;
  const { law } = outcomeOf('6D3', Number(laws) as Edition, facts);
  const { home, away } = match.match;
  return reject({ code: 'board.match-known', board, law, home, away });
}

type MatchOfSession = { readonly session: string; readonly match: ScheduledMatch };

/** The matches of teams that play a board, over all sessions. */
function matchesWith(board: number, plays: readonly PlayOfDeal[]): MatchOfSession[] {
  const sessions = new Map(plays.map(({ session }) => [session.session, session]));
  return [...sessions.values()].flatMap((state) =>
    matchesIn(state)
      .filter(({ segments }) => segments.some(({ boards }) => boards.includes(board)))
      .map((match) => ({ session: state.session, match })),
  );
}

/** Whether somebody could know how a match ends without the board, or what the other room has on it. */
function isKnownWithout(
  board: number,
  { session, match }: MatchOfSession,
  scored: readonly PlayOfDeal[],
  known: AlsoStates,
): boolean {
  const rooms = match.segments.flatMap(({ boards, home, away }) =>
    boards.flatMap((one) => [home, away].map((room) => ({ ...room, board: one }))),
  );
  const isSame = (room: RoomOfMatch, { play }: PlayOfDeal) =>
    play.session === session && play.table === room.table && play.round === room.round;
  const isFinished = (room: RoomOfMatch & { readonly board: number }) => {
    const table = tableOf({ session, table: room.table }, known);
    return table !== undefined && isSettled(table, room);
  };
  const others = rooms.filter((room) => room.board !== board);
  return (
    rooms.some((room) => room.board === board && scored.some((play) => isSame(room, play))) ||
    (others.length > 0 && others.every(isFinished))
  );
}
