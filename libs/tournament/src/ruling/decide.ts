import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { contestantName, playPlace, sessionName } from '../names.js';
import { notCorrectable } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';
import { askedAdjustment } from './adjustment.js';
import { basis, noted } from './basis.js';
import { eventsOfEffects, streamsOfEffects, type AskedEffect } from './effects.js';
import { penaltyAmount } from './events.js';
import { rulingStream } from './state.js';

const directing = { roles: ['organiser', 'director'] } as const;

const usesOf = (body: { readonly ruling: string; readonly session: string }) => ({
  ruling: rulingStream(body.ruling),
  session: sessionStream(body.session),
  tournament: tournamentStream,
});

const adjusted = z.strictObject({ ...basis, ...playPlace, adjustment: askedAdjustment });

const scoreEffect = ({ table, round, board, adjustment }: z.output<typeof adjusted>): AskedEffect => ({
  kind: 'score',
  table,
  round,
  board,
  adjustment,
});

export const adjustScore = defineCommand({
  name: 'ruling.adjust-score',
  summary:
    'Give an adjusted score in the place of a result (Law 12C): to each side an artificial one, one result or several with weights, a percentage, or none',
  access: directing,
  body: adjusted,
  unhashed: ['reason', 'facts'],
  uses: usesOf,
  also: (body) => streamsOfEffects(body.session, [scoreEffect(body)]),
  decide(body, { tournament, session, ruling }, context, known) {
    const refused = notCorrectable('rulings', { tournament, session }, context, body.reason);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { references, notes } = noted(context, body);
    const of = { ruling: body.ruling, law: body.law, ...references };
    const events = eventsOfEffects([scoreEffect(body)], of, { session, tournament, known });
    return 'accepted' in events ? events : accept({ ruling: events.ruling, ...events.tables }, { notes });
  },
});

export const givePenalty = defineCommand({
  name: 'ruling.give-penalty',
  summary: 'Give a procedural penalty (Law 90): a line of its own in the account of the contestant',
  access: directing,
  body: z.strictObject({ ...basis, session: sessionName, contestant: contestantName, amount: penaltyAmount }),
  unhashed: ['reason', 'facts'],
  uses: usesOf,
  decide({ contestant, amount, ...body }, { tournament, session, ruling }, context, known) {
    const refused = notCorrectable('rulings', { tournament, session }, context, body.reason);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { references, notes } = noted(context, body);
    const of = { ruling: body.ruling, law: body.law, ...references };
    const effect = { kind: 'penalty', contestant, amount } as const;
    const events = eventsOfEffects([effect], of, { session, tournament, known });
    return 'accepted' in events ? events : accept({ ruling: events.ruling }, { notes });
  },
});
