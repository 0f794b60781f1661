import { z } from 'zod';
import { accept, defineCommand } from '../../command/command.js';
import {
  boardNumber,
  roundNumber,
  seatName,
  sectionOf,
  sessionName,
  tableName,
} from '../../journal/names.js';
import { boardNotThere, notCalled } from '../../result/commands/play.js';
import { seenAt } from '../../journal/seen.js';
import { noSuchTable, notRunning } from '../../session/guards.js';
import { sessionStream } from '../../session/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { tableEvents } from '../events.js';
import { playKey, type TableState, tableStream } from '../state.js';
import { clockIn } from '../../clock/commands/part.js';
import { clockStream, playBegins } from '../../clock/state.js';
import { calledIn, isCalledApart } from '../../session/called-rounds.js';
import { resultStream } from '../../result/state.js';
import { boardPlansOf } from '../../session/plan/board-moves.js';
import { boardLocationsOfStates, playsAround } from '../../session/boards/board-locations.js';
import { missingBoards, silentUntil } from '../../session/plan/missing-boards.js';
import { everyTable, usesOfSession } from '../../session/streams.js';

const place = { session: sessionName, table: tableName } as const;

const usesOfTable = (body: { readonly session: string; readonly table: string }) => ({
  table: tableStream(body),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

export const tellBoards = defineCommand({
  name: 'table.tell-boards',
  summary: 'Record that boards of a round have arrived at the table, or are missing',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    ...place,
    round: roundNumber,
    boards: z.array(boardNumber).min(1).max(64),
    here: z.boolean(),
  }),
  table: ({ session, table, round }) => ({ session, table, of: { table, round } }),
  uses: usesOfTable,
  decide({ boards, ...body }, { tournament, session, table }) {
    const { round } = body;
    const refused =
      notRunning(tournament, session) ??
      noSuchTable(session, body.table) ??
      notCalled(session, body.table, round);
    if (refused) return refused;
    const elsewhere = boards
      .map((board) => boardNotThere(session, { ...body, board }))
      .find((rejected) => rejected !== undefined);
    if (elsewhere) return elsewhere;
    const says = body.here ? 'here' : 'missing';
    const anew = boards.filter((board) => table.told[playKey({ round, board })] !== says);
    return accept(anew.length === 0 ? {} : { table: [tableEvents.boardsTold({ ...body, boards: anew })] });
  },
});

export const nameResponsible = defineCommand({
  name: 'table.name-responsible',
  summary:
    'Set the player responsible for the boards and conditions at a table (Law 7D), by seat. Empty means the stationary player, or North',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ...place, seat: seatName.nullable(), at: seenAt }),
  uses: usesOfTable,
  restsOn: ({ session, table }) => [{ of: 'settings', what: 'responsible', session, table }],
  decide({ at: _seen, ...body }, { tournament, session, table }) {
    const refused = notRunning(tournament, session) ?? noSuchTable(session, body.table);
    if (refused) return refused;
    return accept(body.seat === table.responsible ? {} : { table: [tableEvents.responsibleNamed(body)] });
  },
});

export const alertMissingBoards = defineCommand({
  name: 'table.alert-missing-boards',
  summary:
    'Report that a table’s boards are missing although play has started, or that no score shows them after some minutes, and who had them last. Nothing happens if they have arrived or the time has changed',
  access: 'system',
  body: z.strictObject({
    ...place,
    round: roundNumber,
    /** When play was to begin, in milliseconds since the epoch. */
    begins: z.int().min(0),
    /** When the table may be silent no longer, in milliseconds since the epoch; left out: nobody looks at its silence. */
    due: z.int().min(0).optional(),
  }),
  uses: (body) => ({ ...usesOfSession(body), clock: clockStream(body.session) }),
  also: ({ round }, { session }) => ({
    ...everyTable({}, { session }),
    ...Object.fromEntries(
      playsAround(session, boardPlansOf(session), round)
        .map(resultStream)
        .map((result) => [result.stream, result]),
    ),
  }),
  decide({ begins, due, ...body }, { tournament, session, clock }, _context, states) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const { table: name, round } = body;
    const section = isCalledApart(session) ? sectionOf(name) : undefined;
    const stale = calledIn(session, name) !== round || playBegins(clockIn(clock, section)) !== begins;
    const table = states[name] as TableState | undefined;
    if (stale || !table || round in table.missed) return accept({});
    const locations = boardLocationsOfStates(session, states);
    const allowed = silentUntil(session, begins);
    const tooLong = due !== undefined && allowed !== undefined && due >= allowed;
    const missing = missingBoards(session, boardPlansOf(session), round, locations).filter(
      ({ table: needs, why }) => needs === name && (why !== 'unheard' || tooLong),
    );
    const [first] = missing;
    if (!first) return accept({});
    const { boards, copy, sharedWith, last } = first;
    return accept({ [name]: [tableEvents.boardsMissed({ ...body, boards, copy, sharedWith, last })] });
  },
});
