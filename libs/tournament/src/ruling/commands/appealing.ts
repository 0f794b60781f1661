import { z } from 'zod';
import { depositOf, mayAppealNow } from '#laws';
import type { StreamUse } from '../../journal/aggregate.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { lawReference } from '../../games/games.js';
import { contestantName, sessionName } from '../../journal/names.js';
import { type ResultState, resultStream } from '../../result/state.js';
import { seenAt } from '../../journal/seen.js';
import { correctionEnds, isAfter } from '../../session/correction-period.js';
import { noSuchContestant } from '../../session/guards.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { hasTeams, teamOfPair } from '../../team/matches.js';
import { freeText } from '../../journal/texts.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { noted } from './finding.js';
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
import { depositFate, rulingEvents, rulingId } from '../events.js';
import { notStanding } from './amending.js';
import { restsOnRuled } from './refusals.js';
import { concernedBy, type RulingState, rulingStream } from '../state.js';

const directing = { roles: ['organiser', 'director'] } as const;

const usesOf = (body: { readonly ruling: string; readonly session: string }) => ({
  ruling: rulingStream(body.ruling),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

/** What prevents lodging an appeal so: a deposit is paid where the regulation has one, and only there. */
function otherThanRegulated(
  {
    tournament: { settings },
    session,
  }: { readonly tournament: TournamentState; readonly session: SessionState },
  paid: boolean,
): Rejected | undefined {
  const { deposit } = settings.regulation.appeals;
  if (deposit !== null && !paid)
    return reject({
      code: 'ruling.deposit-missing',
      deposit: depositOf(deposit, hasTeams(session) ? 'teams' : 'others'),
    });
  return deposit === null && paid ? reject({ code: 'ruling.deposit-not-regulated' }) : undefined;
}

/** The results that tell who played what a ruling is about. */
function resultsAbout(session: string, { about }: RulingState): Readonly<Record<string, StreamUse>> {
  const uses = about.flatMap((place) => ('board' in place ? [resultStream({ session, ...place })] : []));
  return Object.fromEntries(uses.map((use) => [use.stream, use]));
}

/** A ruling is appealed by those whom it concerns (Law 92A); one that names nobody and no table concerns everybody. */
function ofOthers(
  { ruling, session }: { readonly ruling: RulingState; readonly session: SessionState },
  contestant: string,
  known: AlsoStates,
): Rejected | undefined {
  const concerned = concernedBy(
    ruling,
    session,
    (play) => known[resultStream({ session: session.session, ...play }).stream] as ResultState,
  );
  return concerned.length === 0 || concerned.includes(contestant)
    ? undefined
    : reject({ code: 'ruling.appeal-of-others', contestant, concerned });
}

/** Both partners concur in an appeal, in teams the captain (Law 92D; since 2007 92D1 and 92D2). */
function notConcurring(contestant: string, concur: boolean): Rejected | undefined {
  return concur ? undefined : reject({ code: 'ruling.appeal-not-concurred', contestant });
}

/** A side, or team, that withdrew an appeal may appeal again only within the period. */
function withdrawnBefore(
  {
    tournament,
    session,
    ruling,
  }: { readonly tournament: TournamentState; readonly session: SessionState; readonly ruling: RulingState },
  contestant: string,
  now: number,
): Rejected | undefined {
  const appellant = (one: string) => (hasTeams(session) ? teamOfPair(one).team : one);
  const ended = correctionEnds(session.closings, tournament.regulations).appeals;
  const inTime = session.status !== 'closed' || !isAfter(ended, now);
  return mayAppealNow(appellant(contestant), { withdrew: ruling.withdrew.map(appellant), inTime })
    ? undefined
    : reject({ code: 'ruling.appeal-withdrawn', contestant });
}

export const appealRuling = defineCommand({
  name: 'ruling.appeal',
  summary: 'Record an appeal against a ruling (Law 92), with grounds and deposit',
  access: directing,
  body: z.strictObject({
    ruling: rulingId,
    session: sessionName,
    contestant: contestantName,
    reason: freeText,
    deposit: z.boolean().default(false),
    concur: z.boolean().meta({
      description:
        'True if both partners, or the team captain, agree to the appeal; absent players count as agreeing (Law 92D). Always true for individual players',
    }),
    at: seenAt,
  }),
  uses: usesOf,
  restsOn: ({ ruling, session }) => [{ of: 'ruling', session, ruling }],
  also: ({ session }, { ruling }) => resultsAbout(session, ruling),
  decide({ session: given, at: _seen, reason, concur, ...body }, states, context, known) {
    const refused =
      notStanding(states, given, { by: 'appeals', context, reason }) ??
      noSuchContestant(states.session, body.contestant) ??
      ofOthers(states, body.contestant, known) ??
      notConcurring(body.contestant, concur) ??
      withdrawnBefore(states, body.contestant, context.now) ??
      otherThanRegulated(states, body.deposit);
    if (refused) return refused;
    if (states.ruling.appeal === 'lodged') return reject({ code: 'ruling.appeal-open' });
    if (states.ruling.appeal === 'decided') return reject({ code: 'ruling.appeal-decided' });
    const note = context.note(reason);
    return accept(
      { ruling: [rulingEvents.appealed({ ...body, reason: note.reference })] },
      { notes: [note] },
    );
  },
});

const fate = depositFate.default('none').meta({ description: 'What happens to a paid deposit' });

/** A decision has to say what becomes of a paid deposit, and only of a paid one. */
function isFateOf(paid: boolean, becomes: z.infer<typeof depositFate>): boolean {
  return paid === (becomes !== 'none');
}

export const withdrawAppeal = defineCommand({
  name: 'ruling.withdraw-appeal',
  summary: 'Record that an appeal was withdrawn before it was decided',
  access: directing,
  body: z.strictObject({
    ruling: rulingId,
    session: sessionName,
    deposit: fate,
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOf,
  restsOn: ({ ruling, session }) => [{ of: 'ruling', session, ruling }],
  decide({ session: given, ruling: id, deposit, reason }, states, context) {
    const refused = notStanding(states, given);
    if (refused) return refused;
    if (states.ruling.appeal !== 'lodged') return reject({ code: 'ruling.no-appeal' });
    if (!isFateOf(states.ruling.deposit, deposit)) return reject({ code: 'ruling.deposit', deposit });
    const note = context.note(reason);
    const withdrawn = rulingEvents.appealWithdrawn({ ruling: id, deposit, reason: note.reference });
    return accept({ ruling: [withdrawn] }, { notes: [note] });
  },
});

export const decideAppeal = defineCommand({
  name: 'ruling.decide-appeal',
  summary:
    'Record the committee’s decision on an appeal (Law 93): the ruling stands, or its score changes are replaced',
  access: directing,
  body: z.strictObject({
    ruling: rulingId,
    session: sessionName,
    decision: z.enum(['stands', 'changed']),
    law: lawReference.meta({ description: 'Law on which the decision is based' }),
    deposit: fate,
    effects: askedEffects.default([]),
    committee: freeText.optional().meta({ description: 'Members of the committee' }),
    at: seenAt,
    reason: freeText,
  }),
  unhashed: ['committee'],
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
  decide({ session: given, ruling: id, committee, effects, ...body }, states, context, known) {
    const refused =
      notStanding(states, given) ??
      notOfGame(states.session, { law: body.law, effects }) ??
      ofHiddenResults(context, effects, body.decision === 'changed' ? states.ruling : undefined);
    if (refused) return refused;
    const { ruling } = states;
    if (ruling.appeal !== 'lodged') return reject({ code: 'ruling.no-appeal' });
    if (!isFateOf(ruling.deposit, body.deposit))
      return reject({ code: 'ruling.deposit', deposit: body.deposit });
    if (body.decision === 'stands' && effects.length > 0) return reject({ code: 'ruling.stands' });
    const { references, notes } = noted(context, { reason: body.reason });
    const { reason } = references;
    const members = committee === undefined ? undefined : context.note(committee);
    const of = { ruling: id, law: body.law, reason };
    const events =
      body.decision === 'stands'
        ? { ruling: [], others: {} }
        : eventsOfEffects(effects, {
            basis: of,
            room: { ...states, known, seed: () => context.seed() },
            held: heldBy(id, ruling, known),
          });
    if ('accepted' in events) return events;
    const decided = rulingEvents.appealDecided({
      ...of,
      decision: body.decision,
      deposit: body.deposit,
      ...(members && { committee: members.reference }),
    });
    return accept(
      { ruling: [decided, ...events.ruling], ...events.others },
      { notes: members ? [...notes, members] : notes },
    );
  },
});
