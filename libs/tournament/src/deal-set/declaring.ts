import { z } from 'zod';
import { repeatGround } from '../board/events.js';
import { accept, defineCommand } from '../command.js';
import { boardSetName } from '../names.js';
import { seenAt } from '../seen.js';
import { notOpen } from '../session/guards.js';
import { freeText } from '../texts.js';
import { tournamentStream } from '../tournament/state.js';
import { dealSetEvents as happened } from './events.js';
import { dealSetStream } from './state.js';

const directing = { roles: ['organiser', 'director'] } as const;
const uses = ({ set }: { readonly set: string }) => ({
  deals: dealSetStream(set),
  tournament: tournamentStream,
});

export const declareRepeats = defineCommand({
  name: 'deal-set.declare-repeats',
  summary:
    'Declare, with a reason, that the deals of a set may have been played before: a replay of past deals, an event with the same boards elsewhere, or boards that are imported again. Law 6D2 does not stand against them then',
  access: directing,
  body: z.strictObject({ set: boardSetName, ground: repeatGround, at: seenAt, reason: freeText }),
  unhashed: ['reason'],
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'repeats', set }],
  decide({ set, ground, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.repeats?.ground === ground) return accept({});
    const why = note(reason);
    const declared = happened.repeatsDeclared({ set, ground, reason: why.reference });
    return accept({ deals: [declared] }, { notes: [why] });
  },
});

export const orderPresence = defineCommand({
  name: 'deal-set.order-presence',
  summary:
    'Decide, with a reason, whether players of both sides are to be present while boards of a set are dealt at the table (Law 6C); they are unless it is decided otherwise',
  access: directing,
  body: z.strictObject({ set: boardSetName, bothSides: z.boolean(), at: seenAt, reason: freeText }),
  unhashed: ['reason'],
  uses,
  restsOn: ({ set }) => [{ of: 'settings', what: 'presence', set }],
  decide({ set, bothSides, reason }, { deals, tournament }, { note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (deals.bothSides === bothSides) return accept({});
    const why = note(reason);
    const ordered = happened.presenceOrdered({ set, bothSides, reason: why.reference });
    return accept({ deals: [ordered] }, { notes: [why] });
  },
});
