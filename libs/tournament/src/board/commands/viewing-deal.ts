import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardNumber, boardSetName } from '../../journal/names.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import { boardEvents, office } from '../events.js';
import { boardStream } from '../state.js';
import { freeText } from '../../journal/texts.js';

export const viewDeal = defineCommand({
  name: 'board.look-at-deal',
  summary:
    'View a deal before it has been played everywhere, with a reason. The journal records who viewed it, in which role and why',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ set: boardSetName, board: boardNumber, reason: freeText }),
  uses: (body) => ({ board: boardStream(body), tournament: tournamentStream }),
  decide({ set, board: number, reason }, { tournament, board }, { actor, capacity, note }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    // Everybody can open it with the key in the journal.
    if (board.status === 'revealed') return accept({});
    const isThere = board.status === 'dealt' || board.status === 'recorded';
    if (!isThere || !board.hidden) return reject({ code: 'board.no-deal', board: number });
    const why = note(reason);
    const looked = boardEvents.dealLookedAt({
      set,
      board: number,
      deal: board.hidden.id,
      person: actor.replace(/^person:/, ''),
      office: office.parse(capacity),
      reason: why.reference,
    });
    return accept({ board: [looked] }, { notes: [why] });
  },
});
