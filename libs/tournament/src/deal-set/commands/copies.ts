import { z } from 'zod';
import { type BoardState, boardStream } from '../../board/state.js';
import { boardEvents, copyChecking, copyMaking } from '../../board/events.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName, copyNumber, sessionName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { entriesStream } from '../../entries/state.js';
import { isContestant, refusedAsContestant, sessionsBegun } from './files.js';
import { dealSetStream } from '../state.js';
import type { StreamUse } from '../../journal/aggregate.js';
import { boardPlansOf } from '../../session/plan/board-moves.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { dealSetEvents } from '../events.js';

/** How a command names the streams of boards of a set: each board's original, and its copy. */
export const streamNames = {
  original: (board: number) => `board ${board}`,
  copy: (board: number) => `copy ${board}`,
};

/** The originals of boards, and a copy of each. Copy 1 lies in the stream of the original. */
export function copyStreams(set: string, boards: readonly number[], copy: number) {
  return Object.fromEntries(
    boards.flatMap((board) => [
      [streamNames.original(board), boardStream({ set, board })] as const,
      ...(copy === 1 ? [] : [[streamNames.copy(board), boardStream({ set, board, copy })] as const]),
    ]),
  );
}

/** How a command names the stream of a copy. */
export function nameOfCopy(board: number, copy: number): string {
  return copy === 1 ? streamNames.original(board) : streamNames.copy(board);
}

export const recordCopies = defineCommand({
  name: 'deal-set.record-copies',
  summary: 'Record that copies of boards were made, by hand or by machine (Law 6F)',
  access: { roles: ['organiser', 'director', 'duplicator'] },
  body: z.strictObject({
    set: boardSetName,
    boards: z.array(boardNumber).min(1).max(200),
    copy: copyNumber,
    how: copyMaking,
  }),
  uses: () => ({ tournament: tournamentStream }),
  also: ({ set, boards, copy }) => copyStreams(set, boards, copy),
  decide({ set, boards, copy, how }, { tournament }, _context, also) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const originals = [...new Set(boards)].map(
      (board) => [board, (also[streamNames.original(board)] as BoardState).hidden?.id] as const,
    );
    const [without] = originals.find(([, deal]) => deal === undefined) ?? [];
    if (without !== undefined) return reject({ code: 'board.no-deal', board: without });
    return accept(
      Object.fromEntries(
        originals.map(([board, deal]) => [
          nameOfCopy(board, copy),
          [boardEvents.copyMade({ set, board, copy, deal: deal!, how })],
        ]),
      ),
    );
  },
});

export const recordChecks = defineCommand({
  name: 'deal-set.record-checks',
  summary: 'Record a comparison of copies with originals (Law 6F): each the same or a different deal',
  access: { roles: ['organiser', 'director', 'duplicator'], inside: true },
  body: z.strictObject({
    set: boardSetName,
    copy: copyNumber,
    how: copyChecking,
    checks: z
      .array(z.strictObject({ board: boardNumber, deal: z.uuid(), equal: z.boolean() }))
      .min(1)
      .max(200),
    players: z.array(z.uuid()).optional(),
    plays: z.boolean().optional(),
  }),
  unhashed: ['plays'],
  uses: ({ set }) => ({
    deals: dealSetStream(set),
    entries: entriesStream,
    tournament: tournamentStream,
  }),
  also: ({ set, copy, checks }, { tournament }) => ({
    ...sessionsBegun(tournament),
    ...copyStreams(
      set,
      checks.map(({ board }) => board),
      copy,
    ),
  }),
  decide({ set, copy, how, checks, players, plays }, { deals, entries, tournament }, { actor }, also) {
    const refused =
      notOpen(tournament) ??
      refusedAsContestant(isContestant(entries, tournament, also, { actor, players, plays }), deals);
    if (refused) return refused;
    const stale = checks.find(
      ({ board, deal }) => (also[streamNames.original(board)] as BoardState).hidden?.id !== deal,
    );
    if (stale) return reject({ code: 'board.deal-not-owed', board: stale.board });
    return accept(
      Object.fromEntries(
        checks.map(({ board, deal, equal }) => [
          nameOfCopy(board, copy),
          [boardEvents.copyChecked({ set, board, copy, deal, how, equal })],
        ]),
      ),
    );
  },
});

export const requestDuplication = defineCommand({
  name: 'deal-set.request-duplication',
  summary:
    'Request the number of copies of each board needed by the sessions that play the deal set (Law 6F)',
  access: { roles: ['organiser', 'director', 'duplicator'] },
  body: z.strictObject({ set: boardSetName }),
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  decide({ set }, { tournament, deals }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const { requests, answered } = deals.duplication;
    return requests > answered
      ? accept({})
      : accept({ deals: [dealSetEvents.duplicationRequested({ set })] });
  },
});

type UsesOfPlan = { readonly deals: ReturnType<typeof dealSetStream> } & Readonly<Record<string, StreamUse>>;

export const planDuplication = defineCommand({
  name: 'deal-set.plan-duplication',
  summary: 'Copies of each board needed by the board plans of the sessions that play the deal set',
  access: 'system',
  body: z.strictObject({
    set: boardSetName,
    request: z.int().positive(),
    sessions: z.array(sessionName),
  }),
  unhashed: ['sessions'],
  uses: ({ set, sessions }): UsesOfPlan => ({
    deals: dealSetStream(set),
    ...Object.fromEntries(sessions.map((session) => [`session ${session}`, sessionStream(session)] as const)),
  }),
  decide({ set, request, sessions }, states) {
    const { requests, answered } = states.deals.duplication;
    if (request > requests) return reject({ code: 'deal-set.not-owed', commitment: request });
    if (request <= answered) return accept({});
    const known = sessions.map((session) => states[`session ${session}`] as SessionState);
    const boards = copiesNeeded(known.filter(({ boardSet }) => boardSet === set));
    return accept({ deals: [dealSetEvents.duplicationPlanned({ set, request, boards })] });
  },
});

/** How many copies of each board sessions need that are played at the same time, by number of board. */
export function copiesNeeded(
  sessions: readonly SessionState[],
): { readonly board: number; readonly copies: number }[] {
  const needed = new Map<number, number>();
  for (const { plan, boardsOf } of sessions.flatMap((session) => boardPlansOf(session))) {
    for (const { set, copies } of plan.copies) {
      for (const board of boardsOf(set)) needed.set(board, (needed.get(board) ?? 0) + copies);
    }
  }
  return [...needed]
    .map(([board, copies]) => ({ board, copies }))
    .toSorted((one, other) => one.board - other.board);
}
