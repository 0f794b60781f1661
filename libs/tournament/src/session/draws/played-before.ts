import { type AlsoStates, reject, type Rejected } from '../../command/command.js';
import type { SessionState } from '../state.js';
import type { StreamUse } from '../../journal/aggregate.js';
import { isScored, playsOfDeal, streamsOfDeal } from '../../board/commands/plays-of-deal.js';
import { type DealSetState, dealSetStream, gameOfSet } from '../../deal-set/state.js';
import type { TournamentState } from '../../tournament/state.js';

/** Boards of a set as a session is to play them. */
interface BoardsToPlay extends Pick<SessionState, 'session' | 'boardSet'> {
  readonly boards: readonly number[];
}

type Begun = Pick<TournamentState, 'begun'>;

/** The streams that tell whether another session has played boards that a session is to play; one tells of the next. */
export function streamsOfPlaysBefore(
  { session, boardSet: set, boards }: BoardsToPlay,
  { begun }: Begun,
  known: AlsoStates,
): Readonly<Record<string, StreamUse>> {
  const others = { begun: begun.filter((one) => one !== session) };
  const ofDeals = boards.map((board) => streamsOfDeal({ set, board }, others, known));
  return Object.assign({ [nameOf(set)]: dealSetStream(set) }, ...ofDeals) as Record<string, StreamUse>;
}

/**
 * What prevents playing boards on which another session has scores (Law 6D2 in all editions: no score stands on a
 * deal of an earlier session): a session plays them only where it was declared that the set may be played again.
 * `streamsOfPlaysBefore` are among the states.
 */
export function refusedAsPlayedBefore(
  { session, boardSet: set, boards }: BoardsToPlay,
  { begun }: Begun,
  known: AlsoStates,
): Rejected | undefined {
  if ((known[nameOf(set)] as DealSetState).repeats !== null) return undefined;
  const others = { begun: begun.filter((one) => one !== session) };
  const plays = boards.flatMap((board) => playsOfDeal({ set, board }, others, known)).filter(isScored);
  if (plays.length === 0) return undefined;
  const textOf = (values: readonly (string | number)[]) => [...new Set(values)].join(', ');
  return reject({
    code: 'session.boards-played',
    set,
    boards: textOf(plays.map(({ play }) => play.board)),
    sessions: textOf(plays.map(({ play }) => play.session)),
  });
}

/** What prevents playing another game's deals. `streamsOfPlaysBefore` are among the states. */
export function refusedAsOfOtherGame(
  { boardSet: set, boards, game }: BoardsToPlay & Pick<SessionState, 'game'>,
  known: AlsoStates,
): Rejected | undefined {
  const dealt = gameOfSet(known[nameOf(set)] as DealSetState);
  return boards.length === 0 || dealt === game
    ? undefined
    : reject({ code: 'deal-set.of-game', set, game: dealt });
}

const nameOf = (set: string) => `deals of ${set}`;
