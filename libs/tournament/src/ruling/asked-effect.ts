import { z } from 'zod';
import { disputedPlan, lawReference, sheetLine } from '../games/games.js';
import {
  boardNumber,
  contestantName,
  lineNumber,
  roundNumber,
  sessionName,
  sideName,
  tableName,
} from '../names.js';
import { askedAdjustment } from './adjustment.js';
import { fouledPlays, penaltyAmount, rulingId } from './events.js';

const play = { table: tableName, round: roundNumber, board: boardNumber } as const;

const line = {
  table: tableName,
  round: roundNumber,
  line: lineNumber,
  board: boardNumber.optional().meta({
    description: 'Which board a new line belongs to, where all tables play the same deals',
  }),
} as const;

/** What a ruling does to scores and accounts, as commands ask for it. */
export const askedEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('score'),
    ...play,
    adjustment: askedAdjustment,
    ifUnscored: z.literal(true).optional().meta({
      description: 'Only where the play has no score: one that it has is kept, or the ruling in its place',
    }),
  }),
  z.strictObject({
    kind: z.literal('tricks'),
    ...play,
    tricks: z.int().min(1).max(13),
    to: sideName.meta({ description: 'The side that the tricks go to' }),
  }),
  z.strictObject({ kind: z.literal('result-stands'), ...play }).meta({
    description:
      'Of a claim or a concession: no tricks are transferred, as the result has them right (Laws 65D, 66D, 69B, 70, 71 and 79B)',
  }),
  z.strictObject({ kind: z.literal('penalty'), contestant: contestantName, amount: penaltyAmount }),
  z.strictObject({ kind: z.literal('warning'), contestant: contestantName }),
  z.strictObject({ kind: z.literal('field-split'), board: boardNumber, plays: fouledPlays }),
  z.strictObject({
    kind: z.literal('sheet-line'),
    ...line,
    what: sheetLine.meta({
      description: 'The line as it is to be: the next one, or one that stands put right',
    }),
  }),
  z.strictObject({
    kind: z.literal('sheet-plans'),
    ...line,
    plan: disputedPlan.omit({ seed: true }).meta({
      description:
        'Where the defenders do not agree on a plan: what comes of each, who dissents; a lot that anybody draws again gives declarer one of the two (Preferans Code 3.8.5.1b)',
    }),
  }),
]);
export const askedEffects = z.array(askedEffect).max(200);
export type AskedEffect = z.infer<typeof askedEffect>;

/** What a ruling does to a line of a sheet. */
export type EffectOnSheet = Extract<AskedEffect, { kind: 'sheet-line' | 'sheet-plans' }>;

/** Whether an effect is one on a sheet. */
export function isOnSheet(effect: AskedEffect): effect is EffectOnSheet {
  return effect.kind === 'sheet-line' || effect.kind === 'sheet-plans';
}

/** What is said of rulings that may be given. */
export const askedRulings = {
  session: sessionName,
  ruling: rulingId,
  law: lawReference,
  effects: askedEffects,
} as const;
