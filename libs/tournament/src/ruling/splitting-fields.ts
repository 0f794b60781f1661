import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { boardNumber, sessionName } from '../names.js';
import { notCorrectable } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';
import { basis, noted } from './basis.js';
import { eventsOfEffects, streamsOfEffects } from './effects.js';
import { fouledPlays } from './events.js';
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
  also: ({ session, board, plays }) => streamsOfEffects(session, [{ kind: 'field-split', board, plays }]),
  decide({ board, plays, ...body }, { tournament, session, ruling }, context, known) {
    const refused = notCorrectable('rulings', { tournament, session }, context, body.reason);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { references, notes } = noted(context, body);
    const of = { ruling: body.ruling, law: body.law, ...references };
    const effect = { kind: 'field-split', board, plays } as const;
    const events = eventsOfEffects([effect], of, { session, tournament, known });
    return 'accepted' in events ? events : accept({ ruling: events.ruling }, { notes });
  },
});
