import { z } from 'zod';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import type { Correction } from '../../session/correction-period.js';
import { notBegun, notCorrectable } from '../../session/guards.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { type RulingState, rulingStream } from '../state.js';
import { sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { askedFinding, basis, findingOf, noted } from './finding.js';
import { askedEffects } from '../asked-effect.js';
import {
  comparedByEffects,
  eventsOfEffects,
  eventsOfVoid,
  heldBy,
  notOfGame,
  ofHiddenResults,
  streamsOfEffects,
  streamsOfRuling,
} from './effects.js';
import { rulingEvents, rulingId } from '../events.js';
import { restsOnRuled } from './refusals.js';

/**
 * Why nothing more can be done about a ruling: the session has no such ruling, or it was withdrawn.
 *
 * @param timed by which period it has to be done, for what reason; left out: whenever, as an appeal is decided
 */
export function notStanding(
  states: { tournament: TournamentState; session: SessionState; ruling: RulingState },
  given: string,
  timed?: { readonly by: Correction; readonly context: DecisionContext; readonly reason: string },
): Rejected | undefined {
  const { ruling } = states;
  const refused = timed ? notCorrectable(timed.by, states, timed.context, timed.reason) : notBegun(states);
  if (refused) return refused;
  if (ruling.session !== given) return reject({ code: 'ruling.unknown' });
  return ruling.status === 'withdrawn' ? reject({ code: 'ruling.withdrawn' }) : undefined;
}

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
