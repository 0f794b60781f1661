import { z } from 'zod';
import { accept, defineCommand } from '../../command/command.js';
import { roundNumber, sessionName, tableName } from '../../journal/names.js';
import { notCalled } from '../../result/commands/play.js';
import { seenAt } from '../../journal/seen.js';
import { noSuchTable, notRunning } from '../../session/guards.js';
import { sessionStream } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { heldResponsible, tableEvents } from '../events.js';
import { tableStream } from '../state.js';

export const moveOn = defineCommand({
  name: 'table.move-on',
  summary: 'Move a table’s players on to a started round (Law 8B)',
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
    const uncalled = notCalled(session, body.table, body.round);
    if (uncalled) return uncalled;
    return accept(body.round <= table.movedTo ? {} : { table: [tableEvents.movedOn(body)] });
  },
});

export const recordSlow = defineCommand({
  name: 'table.record-slow',
  summary:
    'Record slow play at a table: minutes, responsible side and reason; 0 minutes cancels it. Scores do not change',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    round: roundNumber,
    minutes: z.int().min(0).max(240),
    held: heldResponsible,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  restsOn: ({ session, table, round }) => [{ of: 'settings', what: 'slow', session, table, round }],
  decide({ reason, at: _seen, ...body }, { tournament, session, table }, context) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    const uncalled = notCalled(session, body.table, body.round);
    if (uncalled) return uncalled;
    if (body.minutes === 0 && !(body.round in table.slow)) return accept({});
    const { reference, notes } = reasonNoted(context, reason);
    return accept({ table: [tableEvents.slowRecorded({ ...body, ...reference })] }, { notes });
  },
});
