import { z } from 'zod';
import { type BoardState, boardStream } from '../../board/state.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { isSettled, type TableState } from '../../table/state.js';
import { boardsOf, scheduledPlays } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import type { StreamUse } from '../../journal/aggregate.js';
import { isScored, playsOfDeal, streamsOfDeal } from '../../board/commands/plays-of-deal.js';
import { type DealSetState, dealSetStream, gameOfSet } from '../../deal-set/state.js';
import type { TournamentState } from '../../tournament/state.js';
import { boardNumber, boardSetName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../events.js';
import { notInSetUp, notOpen } from '../guards.js';
import { usesOfSession } from '../streams.js';

/** The streams of boards that the session plays, by name. */
export function streamsOfBoards(
  { boardSet: set }: Pick<SessionState, 'boardSet'>,
  boards: readonly number[],
) {
  const streams = boards.map((board) => boardStream({ set, board }));
  return Object.fromEntries(streams.map((board) => [board.stream, board]));
}

/** Which of the boards have a deal that everybody can read. `streamsOfBoards` are among the states. */
export function revealedOf(
  { boardSet: set }: Pick<SessionState, 'boardSet'>,
  boards: readonly number[],
  states: AlsoStates,
): number[] {
  return boards.filter(
    (board) => (states[boardStream({ set, board }).stream] as BoardState).status === 'revealed',
  );
}

/** Whether everybody has finished a board. Every table of the session is among the states. */
export function isFinished(session: SessionState, board: number, tables: AlsoStates): boolean {
  const plays = scheduledPlays(session).filter((play) => play.board === board);
  return plays.length > 0 && plays.every((play) => isSettled(tables[play.table] as TableState, play));
}

/** What prevents playing boards that everybody can read (Law 6D2, Law 16D); nothing when there are none. */
export function refusedAsPublic(boards: readonly number[]): Rejected | undefined {
  return boards.length > 0 ? reject({ code: 'session.boards-public', boards: boards.join(', ') }) : undefined;
}

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

export const chooseBoardSet = defineCommand({
  name: 'session.choose-board-set',
  summary:
    'Choose the deal set of a session before it starts, dealt or not. Boards of the previous deal set stay secret',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boardSet: boardSetName, at: seenAt }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'board-set', session }],
  also: ({ session: id, boardSet }, { session, tournament }, known) => {
    const boards = boardsOf(session);
    return {
      ...streamsOfBoards({ boardSet }, boards),
      ...streamsOfPlaysBefore({ session: id, boardSet, boards }, tournament, known),
    };
  },
  decide({ session: id, boardSet }, { tournament, session }, _context, known) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    if (boardSet === session.boardSet) return accept({});
    const boards = boardsOf(session);
    const refusal =
      refusedAsOfOtherGame({ session: id, boardSet, boards, game: session.game }, known) ??
      refusedAsPublic(revealedOf({ boardSet }, boards, known)) ??
      refusedAsPlayedBefore({ session: id, boardSet, boards }, tournament, known);
    if (refusal) return refusal;
    return accept({ session: [sessionEvents.boardSetChosen({ session: id, boardSet })] });
  },
});

export const showHidden = defineCommand({
  name: 'session.show-hidden',
  summary: 'View boards you have not played yet, as a playing director; the journal records it',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boards: z.array(boardNumber).min(1).max(200) }),
  uses: usesOfSession,
  decide({ session: id, boards }, { tournament, session }, { actor }) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = new Set(boardsOf(session));
    const board = boards.find((asked) => !known.has(asked));
    if (board !== undefined) return reject({ code: 'session.board-unknown', board });
    const person = actor.replace(/^person:/, '');
    const shown = [...new Set(boards)];
    return accept({ session: [sessionEvents.hiddenShown({ session: id, person, boards: shown })] });
  },
});
