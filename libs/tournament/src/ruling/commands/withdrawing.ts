import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { sessionStream } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import { comparedByEffects, eventsOfVoid, heldBy, ofHiddenResults, streamsOfRuling } from './effects.js';
import { rulingEvents, rulingId } from '../events.js';
import { rulingStream } from '../state.js';

export const withdrawRuling = defineCommand({
  name: 'ruling.withdraw',
  summary: 'Withdraw a ruling, with a reason; the previous result counts again',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ruling: rulingId, session: sessionName, at: seenAt, reason: freeText }),
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  restsOn: ({ ruling, session }) => [{ of: 'ruling', session, ruling }],
  compares: (body, { ruling }) => comparedByEffects(body, ruling),
  also: (_body, { ruling }) => streamsOfRuling(ruling),
  decide({ ruling: id, session: given, reason }, { tournament, session, ruling }, context, known) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    if (ruling.session !== given) return reject({ code: 'ruling.unknown' });
    if (ruling.status === 'withdrawn') return accept({});
    const hidden = ofHiddenResults(context, [], ruling);
    if (hidden) return hidden;
    const note = context.note(reason);
    const basis = { ruling: id, reason: note.reference };
    const events = eventsOfVoid(basis, { session, known }, heldBy(id, ruling, known));
    if ('accepted' in events) return events;
    return accept({ ruling: [rulingEvents.withdrawn(basis)], ...events.others }, { notes: [note] });
  },
});
