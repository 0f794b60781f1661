import { z } from 'zod';
import { repeatGround } from '../../board/events.js';
import { accept, defineCommand } from '../../command/command.js';
import { boardSetName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import { dealSetEvents } from '../events.js';
import { dealSetStream } from '../state.js';

const directing = { roles: ['organiser', 'director'] } as const;
const uses = ({ set }: { readonly set: string }) => ({
  deals: dealSetStream(set),
  tournament: tournamentStream,
});

export const declareRepeats = defineCommand({
  name: 'deal-set.declare-repeats',
  summary:
    'Declare, with a reason, that the deals of a deal set may have been played before: a replay of past deals, the same boards elsewhere, or a repeated import. Law 6D2 then allows them',
  access: directing,
  body: z.strictObject({ set: boardSetName, ground: repeatGround, at: seenAt, reason: freeText }),
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'repeats', set }],
  decide({ set, ground, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.repeats?.ground === ground) return accept({});
    const why = note(reason);
    const declared = dealSetEvents.repeatsDeclared({ set, ground, reason: why.reference });
    return accept({ deals: [declared] }, { notes: [why] });
  },
});

export const orderPresence = defineCommand({
  name: 'deal-set.order-presence',
  summary:
    'Decide, with a reason, if players of both sides must be present when boards of a deal set are dealt at the table (Law 6C). By default they must',
  access: directing,
  body: z.strictObject({ set: boardSetName, bothSides: z.boolean(), at: seenAt, reason: freeText }),
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'presence', set }],
  decide({ set, bothSides, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.bothSides === bothSides) return accept({});
    const why = note(reason);
    const ordered = dealSetEvents.presenceOrdered({ set, bothSides, reason: why.reference });
    return accept({ deals: [ordered] }, { notes: [why] });
  },
});
