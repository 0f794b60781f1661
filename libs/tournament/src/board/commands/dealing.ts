import { place } from './checking-deal.js';
import { z } from 'zod';
import type { StreamUse } from '../../journal/aggregate.js';
import { accept, type AlsoStates, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName, sessionName } from '../../journal/names.js';
import { sessionsBegun, setsBegun } from '../../deal-set/commands/files.js';
import { notYetToDeal } from '../../deal-set/commands/committing.js';
import { promisedBySquareDeal } from '../../deal-set/commands/squaredeal.js';
import { dealSetStream, isDisclosed } from '../../deal-set/state.js';
import { notOpen } from '../../session/guards.js';
import { isToBeDrawn } from '../../session/plan/drawn-rounds.js';
import { type ScheduledPlay, scheduledPlays } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { isSettled, type TableState, tableStream } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { boardsBetween, refusedRange } from '../../deal-set/commands/describing.js';
import { boardEvents, dealingPlace, hiddenDeal, sealedDeal, sealedKey } from '../events.js';
import { type BoardState, boardStream } from '../state.js';
const uses = (body: { set: string; board: number }) => ({
  board: boardStream(body),
  tournament: tournamentStream,
});
const dealing = { roles: ['organiser', 'director', 'duplicator'] } as const;
const streamName = (board: number) => `board ${board}`;

export const requestDealing = defineCommand({
  name: 'board.request-dealing',
  summary: 'Have boards dealt before play, or set that they are dealt at the table (Law 6E)',
  access: dealing,
  body: z.strictObject({
    set: boardSetName,
    from: boardNumber,
    to: boardNumber,
    how: dealingPlace,
    instead: z.literal(true).optional().meta({
      description: 'Also boards set to be dealt at the table, while no session with the deal set has started',
    }),
  }),
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  also: ({ set, from, to, instead }, { tournament }) => ({
    ...(instead && sessionsBegun(tournament)),
    ...Object.fromEntries(
      boardsBetween(from, to).map((board) => [streamName(board), boardStream({ set, board })] as const),
    ),
  }),
  decide({ set, from, to, how, instead }, { deals, tournament }, _context, also) {
    const refused = notOpen(tournament) ?? refusedRange(from, to);
    if (refused) return refused;
    if (instead && setsBegun(tournament, also).includes(set))
      return reject({ code: 'deal-set.in-play', set });
    const fresh = boardsBetween(from, to).filter((board) => {
      const state = also[streamName(board)] as BoardState;
      return state.status === 'none' || (instead && how === 'before-play' && isOnlySaid(state));
    });
    const early =
      how === 'before-play' ? (promisedBySquareDeal(deals, fresh) ?? notYetToDeal(deals, fresh)) : undefined;
    if (early) return early;
    const event = how === 'before-play' ? boardEvents.dealingRequested : boardEvents.dealtAtTable;
    return accept(Object.fromEntries(fresh.map((board) => [streamName(board), [event({ set, board })]])), {
      answer: { boards: fresh },
    });
  },
});

/** A board that is marked as dealt at the table, with nothing else known. */
function isOnlySaid({ status, dealingTold, opened }: BoardState): boolean {
  return status === 'dealt-at-table' && !dealingTold && !opened;
}

export const recordDeal = defineCommand({
  name: 'board.record-deal',
  summary: 'A shuffled deal, encrypted',
  access: 'system',
  body: z.strictObject({
    ...place,
    request: z.int().positive(),
    deal: hiddenDeal,
    sealed: sealedDeal.optional(),
  }),
  unhashed: ['deal', 'sealed'],
  uses,
  decide({ set, board: number, request, deal, sealed }, { board }) {
    if (request > board.requests) return reject({ code: 'board.deal-not-owed', board: number });
    // Answered already, or asked for anew since: the job has nothing left to do.
    if (board.status !== 'requested' || request < board.requests) return accept({});
    return accept({ board: [boardEvents.dealt({ set, board: number, deal, ...(sealed && { sealed }) })] });
  },
});

export const recordAnalysis = defineCommand({
  name: 'board.record-analysis',
  summary: 'The double-dummy results of a deal, encrypted with its key',
  access: 'system',
  body: z.strictObject({ ...place, analysis: hiddenDeal }),
  unhashed: ['analysis'],
  uses,
  decide({ set, board: number, analysis }, { board }) {
    // Dealt anew since, or analysed by the same job before.
    if (board.replaced.includes(analysis.id) || board.analysed === analysis.id) return accept({});
    if (board.hidden?.id !== analysis.id) return reject({ code: 'board.deal-not-owed', board: number });
    return accept({ board: [boardEvents.analysed({ set, board: number, analysis })] });
  },
});

type UsesOfReveal = ReturnType<typeof uses> & { readonly deals: ReturnType<typeof dealSetStream> } & Readonly<
    Record<string, StreamUse>
  >;

function sessionsNamed(sessions: readonly string[]) {
  return Object.fromEntries(sessions.map((name) => [name, sessionStream(name)]));
}

/** The plays of a board in a session, late ones too. */
function playsOf(session: SessionState, board: number): ScheduledPlay[] {
  return scheduledPlays(session).filter((play) => play.board === board);
}

/** Whether a session has still to play a board; one that is being set up has to play what it may come to play. */
function hasStillToPlay(
  session: SessionState,
  { set, board }: { readonly set: string; readonly board: number },
  tables: AlsoStates,
): boolean {
  if (session.status === 'none' || session.boardSet !== set) return false;
  if (session.sections.length === 0 || isToBeDrawn(session, board)) return true;
  return playsOf(session, board).some(
    (play) => !isSettled(tables[`${session.session} ${play.table}`] as TableState, play),
  );
}

export const revealBoard = defineCommand({
  name: 'board.reveal',
  summary: 'Publish the key of a board’s deal once it has been played everywhere',
  access: 'system',
  body: z.strictObject({
    ...place,
    deal: z.uuid(),
    key: z.string().regex(/^[0-9a-f]{64}$/),
    sealed: sealedKey.optional(),
    sessions: z.array(sessionName).meta({ description: 'Sessions that play the boards of the deal set' }),
  }),
  unhashed: ['sealed', 'sessions'],
  uses: ({ sessions, ...body }): UsesOfReveal => ({
    ...uses(body),
    deals: dealSetStream(body.set),
    ...sessionsNamed(sessions),
  }),
  also: ({ sessions, board }, states) =>
    Object.fromEntries(
      sessions.flatMap((name) =>
        playsOf(states[name] as SessionState, board).map(({ table }) => [
          `${name} ${table}`,
          tableStream({ session: name, table }),
        ]),
      ),
    ),
  decide({ set, board: number, deal, key, sealed, sessions }, states, _context, tables) {
    const { board, deals } = states;
    if (board.replaced.includes(deal)) return accept({});
    if (board.hidden?.id !== deal) return reject({ code: 'board.deal-not-owed', board: number });
    if (board.status === 'revealed') return accept({});
    // Whoever asked may have looked before the last journal entry: a published key cannot be hidden again.
    const isOpen = sessions.some((name) =>
      hasStillToPlay(states[name] as SessionState, { set, board: number }, tables),
    );
    if (isOpen || (sessions.length === 0 && !isDisclosed(deals, number)))
      return reject({ code: 'board.still-to-play', board: number });
    return accept({
      board: [boardEvents.revealed({ set, board: number, deal, key, ...(sealed && { sealed }) })],
    });
  },
});
