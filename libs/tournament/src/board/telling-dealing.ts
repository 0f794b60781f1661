import { z } from 'zod';
import type { StreamUse } from '../aggregate.js';
import { accept, defineCommand, reject, type AlsoStates } from '../command.js';
import { dealSetStream, type DealSetState } from '../deal-set/state.js';
import { boardNumber, boardSetName, playPlace, seatName } from '../names.js';
import { notPlayable } from '../result/play.js';
import { notOpen, notRunning } from '../session/guards.js';
import { scheduledPlays } from '../session/schedule.js';
import { sessionStream } from '../session/state.js';
import { tableStream, type TableState } from '../table/state.js';
import { freeText } from '../texts.js';
import { tournamentStream } from '../tournament/state.js';
import { boardsBetween, refusedRange } from './board-range.js';
import { dealtByProgram } from './dealt-by-program.js';
import { boardEvents as happened, dealtBy } from './events.js';
import { boardStream, type BoardState } from './state.js';

/** How a command names the stream of a board among several. */
const streamName = (board: number) => `board ${board}`;

const seats = z
  .array(seatName)
  .max(4)
  .meta({ description: 'Who shuffled and dealt; nobody: it is not said' });

export const tellDealingHere = defineCommand({
  name: 'board.tell-dealing-here',
  summary:
    'Say at the table that a board was shuffled and dealt there before its first play (Law 6E1), by whom, with both sides present (Law 6C), and whether the pack was cut (Law 6A)',
  access: { roles: [], device: true },
  body: z.strictObject({
    ...playPlace,
    seats: seats.default([]),
    bothSides: z.boolean().default(true),
    cut: z.boolean().optional(),
  }),
  table: ({ session, table }) => ({ session, table }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  also: ({ board }, { session: { boardSet: set } }): Readonly<Record<string, StreamUse>> => ({
    board: boardStream({ set, board }),
    deals: dealSetStream(set),
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
    const first = Math.min(
      ...scheduledPlays(session).flatMap((one) => (one.board === number ? [one.round] : [])),
    );
    if (round > first) return reject({ code: 'board.dealt-earlier', board: number, round: first });
    if (!bothSides && (also['deals'] as DealSetState).bothSides) return reject({ code: 'board.both-sides' });
    const told = happened.dealingTold({
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
    'Say who dealt boards by hand: the players at the tables, the director beforehand, helpers whom he names, or otherwise as he orders (Law 6E); his instruction where not both sides were present (Law 6C)',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    set: boardSetName,
    from: boardNumber,
    to: boardNumber,
    by: dealtBy,
    named: freeText.optional().meta({ description: 'The helpers, or how the boards were dealt' }),
    instruction: freeText.optional(),
  }),
  unhashed: ['named', 'instruction'],
  uses: () => ({ tournament: tournamentStream }),
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
      happened.dealingTold({
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
