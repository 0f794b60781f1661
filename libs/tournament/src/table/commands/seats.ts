import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { LINES, roundNumber, seating, sessionName, tableName } from '../../journal/names.js';
import { notCalled, sameSeats } from '../../result/commands/play.js';
import { noSuchTable, notOfBoards, notRunning } from '../../session/guards.js';
import { sessionStream } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { tableEvents, turnedLines } from '../events.js';
import { tableStream } from '../state.js';
import { playedAt, seatingOf } from '../../session/plan/schedule.js';

export const confirmSeats = defineCommand({
  name: 'table.confirm-seats',
  summary:
    'Confirm seats at a table in a round, and in which directions partners have changed seats. A later confirmation replaces it',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    session: sessionName,
    table: tableName,
    round: roundNumber,
    turned: turnedLines,
    seating: seating.optional().meta({
      description: 'Players the table believes are seated; if others sit there now, nothing is confirmed',
    }),
  }),
  table: ({ session, table, round }) => ({ session, table, of: { table, round } }),
  uses: (body) => ({
    table: tableStream(body),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  decide({ turned, seating: believed, ...body }, { tournament, session, table }) {
    const { round } = body;
    const refused =
      notRunning(tournament, session) ??
      noSuchTable(session, body.table) ??
      notOfBoards(session) ??
      notCalled(session, body.table, round);
    if (refused) return refused;
    const meeting = playedAt(session, body.table, round);
    if (!meeting) return reject({ code: 'table.nobody-plays', table: body.table, round });
    if (believed && !sameSeats(believed, seatingOf(meeting))) {
      return reject({ code: 'table.other-players', table: body.table, round });
    }
    const inOrder = LINES.filter((line) => turned.includes(line));
    const before = table.seats[round];
    if (before?.join() === inOrder.join()) return accept({});
    return accept({ table: [tableEvents.seatsConfirmed({ ...body, turned: inOrder })] });
  },
});
