import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { boardsOf } from '../plan/schedule.js';
import { boardNumber, sessionName } from '../../journal/names.js';
import { sessionEvents } from '../events.js';
import { notOpen } from '../guards.js';
import { usesOfSession } from '../streams.js';

export const showHidden = defineCommand({
  name: 'session.show-hidden',
  summary: 'View boards you have not played yet, as a playing director; the journal records it',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boards: z.array(boardNumber).min(1).max(200) }),
  uses: usesOfSession,
  decide({ session: id, boards }, { tournament, session }, { actor }) {
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = new Set(boardsOf(session));
    const board = boards.find((asked) => !known.has(asked));
    if (board !== undefined) return reject({ code: 'session.board-unknown', board });
    const person = actor.replace(/^person:/, '');
    const shown = [...new Set(boards)];
    return accept({ session: [sessionEvents.hiddenShown({ session: id, person, boards: shown })] });
  },
});
