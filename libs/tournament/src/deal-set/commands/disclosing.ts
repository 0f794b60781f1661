import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import { dealSetEvents } from '../events.js';
import { dealSetStream } from '../state.js';

export const discloseDeals = defineCommand({
  name: 'deal-set.disclose',
  summary:
    'Release the deals of unplayed boards, with a reason, once no session is running. Otherwise they stay secret',
  access: { roles: ['organiser'] },
  body: z.strictObject({ set: boardSetName, from: boardNumber, to: boardNumber, reason: freeText }),
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  decide({ set, from, to, reason }, { tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (to < from) return reject({ code: 'board.range', from, to });
    if (tournament.playing.length > 0)
      return reject({ code: 'tournament.sessions-open', sessions: tournament.playing.join(', ') });
    const why = note(reason);
    return accept(
      { deals: [dealSetEvents.disclosed({ set, from, to, reason: why.reference })] },
      { notes: [why] },
    );
  },
});
