import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { roundNumber, seating, sessionName, sideName, tableName } from '../../journal/names.js';
import { notCalled, sameSeats } from '../../result/commands/play.js';
import { noSuchTable, notOfBoards, notRunning } from '../../session/guards.js';
import { playedAt, seatingOf } from '../../session/plan/schedule.js';
import { sessionStream } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { tableEvents } from '../events.js';
import { tableStream } from '../state.js';

export const confirmRound = defineCommand({
  name: 'table.confirm-round',
  summary: 'Say as one side that what the table has recorded of a round is right. Nothing waits for this',
  access: { roles: [], device: true },
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    round: roundNumber,
    side: sideName,
    seating: seating.optional().meta({
      description: 'Players the table believes are seated; if others sit there now, nothing is confirmed',
    }),
  }),
  table: ({ session, table, round, side }) => ({ session, table, side, of: { table, round } }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  decide({ seating: believed, ...body }, { tournament, session, table }) {
    const { round, side } = body;
    const refused =
      notRunning(tournament, session) ??
      noSuchTable(session, body.table) ??
      notOfBoards(session) ??
      notCalled(session, body.table, round);
    if (refused) return refused;
    const meeting = playedAt(session, body.table, round);
    if (!meeting) return reject({ code: 'table.nobody-plays', table: body.table, round });
    if (believed && !sameSeats(believed, seatingOf(meeting)))
      return reject({ code: 'table.other-players', table: body.table, round });
    if (table.confirmed[round]?.includes(side)) return accept({});
    return accept({ table: [tableEvents.roundConfirmed(body)] });
  },
});
