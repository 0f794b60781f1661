import { z } from 'zod';
import { boardEvents, copyChecking } from '../../board/events.js';
import type { BoardState } from '../../board/state.js';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesStream } from '../../entries/state.js';
import { boardNumber, boardSetName, copyNumber } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { isContestant, refusedAsContestant, sessionsBegun } from './contestants.js';
import { copyStreams, nameOfCopy, streamNames } from './copy-streams.js';
import { dealSetStream } from '../state.js';

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
