import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { boardNumber, sessionName } from '../names.js';
import { unscheduled } from '../result/play.js';
import { notRunning } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { playKey, tableStream, type TableState } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { basis, noted } from './basis.js';
import { fouledPlays, rulingEvents as happened } from './events.js';
import { rulingStream } from './state.js';

export const splitField = defineCommand({
  name: 'ruling.split-field',
  summary:
    'Rule that another form of a board was played at some tables, as with a wrong copy (Law 87): their scores are compared with each other alone',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ...basis, session: sessionName, board: boardNumber, plays: fouledPlays }),
  unhashed: ['reason', 'facts'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  also: ({ session, plays }) =>
    Object.fromEntries(plays.map(({ table }) => [table, tableStream({ session, table })] as const)),
  decide({ reason, facts, ...body }, { tournament, session, ruling }, context, tables) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { session: id, board, plays } = body;
    for (const { table, round } of plays) {
      const play = { session: id, table, round, board };
      const stray = unscheduled(session, play);
      if (stray && !(tables[table] as TableState).settled.has(playKey(play))) return stray;
    }
    const { references, notes } = noted(context, reason, facts);
    return accept({ ruling: [happened.fieldSplit({ ...body, ...references })] }, { notes });
  },
});
