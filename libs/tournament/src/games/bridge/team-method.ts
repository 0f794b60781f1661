import { z } from 'zod';
import type { TeamMethod } from '#scoring';
import { methodNamed } from './method-named.js';
import { anyScale, exact, impScale } from './scales.js';
import { tieBreaks } from './tie-breaks.js';

const rules = {
  kind: z.literal('team-match'),
  split: z.enum(['apart', 'averaged']),
  guarantee: z.enum(['law-12c2c', 'law-88', 'none']),
  severalTables: z.enum(['sum', 'mean']).optional(),
  decimals: z.int().min(0).max(4).optional(),
};

const match = z.discriminatedUnion('unit', [
  z.strictObject({ ...rules, unit: z.literal('imps'), vp: impScale.optional() }),
  z.strictObject({
    ...rules,
    unit: z.literal('board-a-match'),
    scale: z.enum(['double', 'acbl']),
    tieUpTo: z.int().min(0).max(1000),
    vp: anyScale.optional(),
  }),
  z.strictObject({ ...rules, unit: z.literal('patton'), vp: anyScale.optional() }),
  z.strictObject({
    ...rules,
    unit: z.literal('total-points'),
    averagePlus: exact,
    vp: impScale.optional(),
  }),
]);

/** A method of scoring matches of teams as it is frozen into a session (`TeamMethod` of #scoring). */
export const teamMethod = z.strictObject({
  ...methodNamed,
  match,
  result: z.enum(['victory-points', 'score', 'knockout']),
  tieBreaks,
}) satisfies z.ZodType<TeamMethod>;

/** A method of teams as an event holds it. */
export type TeamMethodData = z.infer<typeof teamMethod>;
