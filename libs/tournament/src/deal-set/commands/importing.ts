import { z } from 'zod';
import { boardEvents, hiddenDeal } from '../../board/events.js';
import { boardStream, type BoardState } from '../../board/state.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesStream } from '../../entries/state.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { isContestant, refusedAsContestant, refusedFormat, sessionsBegun } from './contestants.js';
import { dealFormatName } from '../events.js';
import { commitmentOf, dealSetStream } from '../state.js';

const streamName = (board: number) => `board ${board}`;

export const importDeals = defineCommand({
  name: 'deal-set.import',
  summary: 'Import deals from a dealing machine or another program (Law 6E4), encrypted, all or none',
  access: { roles: ['organiser', 'director', 'duplicator'], inside: true },
  body: z.strictObject({
    set: boardSetName,
    format: dealFormatName,
    deals: z
      .array(z.strictObject({ board: boardNumber, deal: hiddenDeal }))
      .min(1)
      .max(200),
    players: z.array(z.uuid()).optional(),
    plays: z.boolean().optional(),
  }),
  unhashed: ['deals', 'plays'],
  uses: ({ set }) => ({
    deals: dealSetStream(set),
    entries: entriesStream,
    tournament: tournamentStream,
  }),
  also: ({ set, deals }, { tournament }) => ({
    ...sessionsBegun(tournament),
    ...Object.fromEntries(
      deals.map(({ board }) => [streamName(board), boardStream({ set, board })] as const),
    ),
  }),
  decide({ set, format, deals: brought, players, plays }, { deals, entries, tournament }, { actor }, also) {
    const refused =
      notOpen(tournament) ??
      refusedFormat(set, deals, format) ??
      refusedAsContestant(isContestant(entries, tournament, also, { actor, players, plays }), deals);
    if (refused) return refused;
    if (deals.squareDeal && deals.squareDeal.sqk !== null)
      return reject({ code: 'deal-set.squaredeal-over' });
    for (const { board } of brought) {
      if (commitmentOf(deals, board)) return reject({ code: 'deal-set.committed', board });
      if ((also[streamName(board)] as BoardState).status !== 'none')
        return reject({ code: 'deal-set.dealt', board });
    }
    const events = brought.map(
      ({ board, deal }) =>
        [streamName(board), [boardEvents.dealImported({ set, board, deal, format })]] as const,
    );
    return accept(Object.fromEntries(events), { answer: { boards: brought.map(({ board }) => board) } });
  },
});
