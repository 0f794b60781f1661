import { z } from 'zod';
import type { StreamUse } from '../../journal/aggregate.js';
import { accept, type AlsoStates, defineCommand, reject } from '../../command/command.js';
import { type DealSetState, dealSetStream } from '../../deal-set/state.js';
import { boardNumber, boardSetName, playPlace, seatName } from '../../journal/names.js';
import { notPlayable } from '../../result/commands/play.js';
import { seenAt } from '../../journal/seen.js';
import { notOpen, notRunning } from '../../session/guards.js';
import { type ResultState, resultStream, standing } from '../../result/state.js';
import { type ScheduledPlay, scheduledPlays } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type TableState, tableStream } from '../../table/state.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import { boardsBetween, refusedRange } from '../../deal-set/commands/describing.js';
import { dealtByProgram } from './recording.js';
import { boardEvents, dealtBy } from '../events.js';
import { type BoardState, boardStream } from '../state.js';

/** How a command names the stream of a board among several. */
const streamName = (board: number) => `board ${board}`;

const resultName = ({ table, round }: { readonly table: string; readonly round: number }) =>
  `result ${table} ${round}`;

/** The plays of a board in rounds before this one. */
function earlierPlays(
  session: SessionState,
  { board, round }: { readonly board: number; readonly round: number },
): ScheduledPlay[] {
  return scheduledPlays(session).filter((play) => play.board === board && play.round < round);
}

/** Whether an earlier play leaves the dealing to a later table: not played, or redealt (Law 6D), unscored. */
function leftUndealt({ byHand, requests }: BoardState, result: ResultState): boolean {
  const redealt = byHand && requests > 0;
  return redealt ? standing(result) === undefined : result.status === 'not-played';
}

const seats = z
  .array(seatName)
  .max(4)
  .meta({ description: 'Players who shuffled and dealt; empty if not recorded' });

export const tellDealingHere = defineCommand({
  name: 'board.tell-dealing-here',
  summary:
    'Record at the table that a board was shuffled and dealt there before its first play, or its first play after a redeal (Law 6E1): who dealt, with both sides present (Law 6C), and if the pack was cut (Law 6A)',
  access: { roles: [], device: true },
  body: z.strictObject({
    ...playPlace,
    seats: seats.default([]),
    bothSides: z.boolean().default(true),
    cut: z.boolean().optional(),
  }),
  table: ({ session, table, round }) => ({ session, table, of: { table, round } }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  also: (play, { session }): Readonly<Record<string, StreamUse>> => ({
    board: boardStream({ set: session.boardSet, board: play.board }),
    deals: dealSetStream(session.boardSet),
    ...Object.fromEntries(
      earlierPlays(session, play).map((earlier) => [
        resultName(earlier),
        resultStream({ ...earlier, session: play.session }),
      ]),
    ),
  }),
  decide({ seats: by, bothSides, cut, ...play }, { table, session, tournament }, _context, also) {
    const { board: number, round } = play;
    const board = also['board'] as BoardState;
    const refused =
      notRunning(tournament, session) ??
      notPlayable(session, play) ??
      ((table as TableState).movedTo > round
        ? reject({ code: 'result.players-moved-on', board: number, round })
        : dealtByProgram(board, number));
    if (refused) return refused;
    if (board.dealingTold) return accept({});
    const dealtBefore = earlierPlays(session, play).find(
      (earlier) => !leftUndealt(board, also[resultName(earlier)] as ResultState),
    );
    if (dealtBefore) return reject({ code: 'board.dealt-earlier', board: number, round: dealtBefore.round });
    if (!bothSides && (also['deals'] as DealSetState).bothSides) return reject({ code: 'board.both-sides' });
    const told = boardEvents.dealingTold({
      set: session.boardSet,
      board: number,
      by: 'players',
      at: { session: play.session, table: play.table, round },
      seats: by,
      bothSides,
      ...(cut === undefined ? {} : { cut }),
    });
    return accept({ board: [told] });
  },
});

export const tellDealing = defineCommand({
  name: 'board.tell-dealing',
  summary:
    'Record who dealt boards by hand: players at the tables, the director before play, named helpers, or as the director orders (Law 6E). Add the director’s instruction if not both sides were present (Law 6C)',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    set: boardSetName,
    from: boardNumber,
    to: boardNumber,
    by: dealtBy,
    named: freeText.optional().meta({ description: 'Helpers, or how the boards were dealt' }),
    instruction: freeText.optional(),
    at: seenAt,
  }),
  unhashed: ['named', 'instruction'],
  uses: () => ({ tournament: tournamentStream }),
  restsOn: ({ set, from, to }) =>
    boardsBetween(from, to).map((board) => ({ of: 'settings', what: 'dealing', set, board })),
  also: ({ set, from, to }) =>
    Object.fromEntries(
      boardsBetween(from, to).map((board) => [streamName(board), boardStream({ set, board })] as const),
    ),
  decide({ set, from, to, by, named, instruction }, { tournament }, { note }, boards: AlsoStates) {
    const all = boardsBetween(from, to);
    const refused =
      notOpen(tournament) ??
      refusedRange(from, to) ??
      all
        .map((number) => dealtByProgram(boards[streamName(number)] as BoardState, number))
        .find((one) => one !== undefined);
    if (refused) return refused;
    const isNamed = by === 'helpers' || by === 'otherwise';
    if (isNamed && named === undefined) return reject({ code: 'board.dealers-unnamed' });
    const who = isNamed && named !== undefined ? note(named) : undefined;
    const ordered = instruction === undefined ? undefined : note(instruction);
    const told = (board: number) =>
      boardEvents.dealingTold({
        set,
        board,
        by,
        ...(who && { named: who.reference }),
        ...(by === 'players' && { bothSides: ordered === undefined }),
        ...(ordered && { instruction: ordered.reference }),
      });
    return accept(Object.fromEntries(all.map((board) => [streamName(board), [told(board)]])), {
      notes: [who, ordered].filter((one) => one !== undefined),
      answer: { boards: all },
    });
  },
});
