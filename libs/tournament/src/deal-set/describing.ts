import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { boardSetName } from '../names.js';
import { sameData } from '../same-data.js';
import { notOpen } from '../session/guards.js';
import { tournamentStream } from '../tournament/state.js';
import { dealSetEvents as happened, setDescription } from './events.js';
import { dealSetStream } from './state.js';

export const describeSet = defineCommand({
  name: 'deal-set.describe',
  summary:
    'Make a set of boards apart from any session, or say anew how it is called, which boards it has, and whether contestants who duplicate boards may have its deals in files',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ set: boardSetName, ...setDescription.shape }),
  uses: ({ set }) => ({ deals: dealSetStream(set), tournament: tournamentStream }),
  decide({ set, ...description }, { tournament, deals }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const { from, to } = description;
    if (to < from) return reject({ code: 'board.range', from, to });
    if (sameData(deals.description, description)) return accept({});
    return accept({ deals: [happened.described({ set, ...description })] });
  },
});
