import { z } from 'zod';
import type { StreamUse } from '../../journal/aggregate.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardSetName, sessionName } from '../../journal/names.js';
import { boardPlansOf } from '../../session/plan/board-plans.js';
import { notOpen } from '../../session/guards.js';
import { sessionStream, type SessionState } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { dealSetEvents } from '../events.js';
import { dealSetStream } from '../state.js';

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
