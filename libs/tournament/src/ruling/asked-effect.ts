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
} from '../journal/names.js';
import { askedAdjustment } from '../law-book/adjustment.js';
import { fouledPlays, penaltyAmount, rulingId } from './events.js';

const play = { table: tableName, round: roundNumber, board: boardNumber } as const;

const line = {
  table: tableName,
  round: roundNumber,
  line: lineNumber,
  board: boardNumber.optional().meta({
    description: 'Board of a new row, if all tables play the same deals',
  }),
} as const;

/** What a ruling does to scores and accounts, as commands ask for it. */
export const askedEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('score'),
    ...play,
    adjustment: askedAdjustment,
    ifUnscored: z.literal(true).optional().meta({
      description: 'Only if there is no score; otherwise the score or an existing ruling is kept',
    }),
  }),
  z.strictObject({
    kind: z.literal('tricks'),
    ...play,
    tricks: z.int().min(1).max(13),
    to: sideName.meta({ description: 'Side that gets the tricks' }),
  }),
  z.strictObject({ kind: z.literal('result-stands'), ...play }).meta({
    description:
      'For a claim or concession: no tricks are transferred because the result is right (Laws 65D, 66D, 69B, 70, 71 and 79B)',
  }),
  z.strictObject({ kind: z.literal('penalty'), contestant: contestantName, amount: penaltyAmount }),
  z.strictObject({ kind: z.literal('warning'), contestant: contestantName }),
  z.strictObject({ kind: z.literal('field-split'), board: boardNumber, plays: fouledPlays }),
  z.strictObject({
    kind: z.literal('sheet-line'),
    ...line,
    what: sheetLine.meta({
      description: 'The new row, or the corrected version of an existing row',
    }),
  }),
  z.strictObject({
    kind: z.literal('sheet-plans'),
    ...line,
    plan: disputedPlan.omit({ seed: true }).meta({
      description:
        'If the defenders disagree on a plan: the result of each plan and the player who disagrees. A verifiable draw gives declarer one of them (Preferans Code 3.8.5.1b)',
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
