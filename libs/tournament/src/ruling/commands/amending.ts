import { z } from 'zod';
import { accept, defineCommand } from '../../command/command.js';
import { sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionStream } from '../../session/state.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import { basis, noted } from './basis.js';
import { askedEffects } from '../asked-effect.js';
import {
  comparedByEffects,
  eventsOfEffects,
  heldBy,
  notOfGame,
  ofHiddenResults,
  streamsOfEffects,
  streamsOfRuling,
} from './effects.js';
import { rulingEvents, rulingId } from '../events.js';
import { askedFinding, findingOf } from './finding.js';
import { notStanding } from './not-standing.js';
import { restsOnRuled } from './places-about.js';
import { rulingStream } from '../state.js';

const usesOf = (body: { readonly ruling: string; readonly session: string }) => ({
  ruling: rulingStream(body.ruling),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

export const amendRuling = defineCommand({
  name: 'ruling.amend',
  summary: 'Replace a ruling, with a reason. Only the new effects count; both rulings stay in the journal',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...basis,
    ...askedFinding,
    session: sessionName,
    effects: askedEffects.default([]),
    at: seenAt,
  }),
  unhashed: ['facts', 'departs', 'told'],
  uses: usesOf,
  restsOn: ({ ruling, session, effects }) => [
    { of: 'ruling', session, ruling },
    ...restsOnRuled(session, [], effects),
  ],
  compares: (body, { ruling }) => comparedByEffects(body, ruling),
  also: ({ session, effects }, { ruling }) => ({
    ...streamsOfEffects(session, effects),
    ...streamsOfRuling(ruling),
  }),
  decide(body, states, context, known) {
    const { effects, law, session: given } = body;
    const refused =
      notStanding(states, given, { by: 'rulings', context, reason: body.reason }) ??
      notOfGame(states.session, body) ??
      ofHiddenResults(context, effects, states.ruling);
    if (refused) return refused;
    const { about, ways: before } = states.ruling;
    const found = findingOf(body, effects, { session: states.session, about, before });
    if ('accepted' in found) return found;
    const { references, notes } = noted(context, body);
    const { reason, facts } = references;
    const of = { ruling: body.ruling, law, reason, ...(facts && { facts }) };
    const events = eventsOfEffects(effects, {
      basis: of,
      departs: references.departs,
      room: { ...states, known, seed: () => context.seed() },
      held: heldBy(body.ruling, states.ruling, known),
    });
    if ('accepted' in events) return events;
    const amended = rulingEvents.amended({ ...of, ...references, ways: found.ways });
    return accept({ ruling: [amended, ...events.ruling], ...events.others }, { notes });
  },
});

export const reviewRuling = defineCommand({
  name: 'ruling.review',
  summary: 'Record that a ruling was reviewed and stands',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ruling: rulingId, session: sessionName, at: seenAt, reason: freeText.optional() }),
  uses: usesOf,
  restsOn: ({ ruling, session }) => [{ of: 'ruling', session, ruling }],
  decide({ ruling: id, session, reason }, states, context) {
    const refused = notStanding(states, session);
    if (refused) return refused;
    const note = reason === undefined ? undefined : context.note(reason);
    const reviewed = rulingEvents.reviewed({ ruling: id, ...(note && { reason: note.reference }) });
    return accept({ ruling: [reviewed] }, { notes: note ? [note] : [] });
  },
});
