import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { roundNumber, sessionName, tableName } from '../names.js';
import { noSuchTable, notRunning } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';
import { tableEvents as happened } from './events.js';
import { tableStream } from './state.js';

export const moveOn = defineCommand({
  name: 'table.move-on',
  summary: 'The players of a table go on to a round that was called (Law 8B)',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({ session: sessionName, table: tableName, round: roundNumber }),
  table: ({ session, table }) => ({ session, table }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  decide(body, { tournament, session, table }) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    if (body.round > session.round)
      return reject({ code: 'session.round-not-called', round: body.round, called: session.round });
    return accept(body.round <= table.movedTo ? {} : { table: [happened.movedOn(body)] });
  },
});
