import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { calledIn, isCalledApart } from '../../session/called-rounds.js';
import { noSuchTable, notRunning } from '../../session/guards.js';
import { roundNumber, sectionOf, sessionName, tableName } from '../../journal/names.js';
import { clockEvents } from '../events.js';
import { clockIn } from './part.js';
import { usesOfClock, access } from './uses.js';

export const giveTable = defineCommand({
  name: 'clock.give-table',
  summary: 'Give one table extra minutes in a round, or reduce them',
  access,
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    round: roundNumber,
    minutes: z.int().min(-120).max(120),
  }),
  uses: usesOfClock,
  decide(body, { tournament, session, clock }) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    const { table, round, minutes } = body;
    const called = calledIn(session, table);
    if (round > called) return reject({ code: 'session.round-not-called', round, called });
    const of = isCalledApart(session) ? { section: sectionOf(table) } : {};
    // What a table has beside the others never becomes less than nothing.
    const by = Math.max(minutes, -(clockIn(clock, of.section).extra[table]?.[round] ?? 0));
    return accept(by === 0 ? {} : { clock: [clockEvents.tableGiven({ ...body, ...of, minutes: by })] });
  },
});
