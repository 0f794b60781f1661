import { z } from 'zod';
import type { TeamMethod } from '#scoring';
import { methodNamed } from './method-named.js';

const exact = z.union([z.int().min(-10_000).max(10_000), z.string().regex(/^-?\d{1,6}([./]\d{1,6})?$/)]);
const boards = z.int().min(1).max(200);

const impScale = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('wbf-continuous'),
    gains: z.enum(['never-rising', 'as-rounded']),
  }),
  z.strictObject({ kind: z.literal('wbf-discrete') }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(
        z.strictObject({
          boards: z.tuple([boards, boards]).optional(),
          from: z.int().min(0).max(10_000),
          winner: exact,
          loser: exact,
        }),
      )
      .min(1)
      .max(400),
  }),
  z.strictObject({ kind: z.literal('win-loss'), win: exact, tie: exact, loss: exact }),
]);

const anyScale = z.union([
  impScale,
  z.strictObject({ kind: z.literal('percentage'), regulation: z.literal('ebu') }),
]);

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

const tieBreak = z.union([
  z.strictObject({ kind: z.literal('direct-basic'), most: z.int().min(2).max(200).optional() }),
  z.strictObject({
    kind: z.enum([
      'direct-score',
      'opponents',
      'basic-total',
      'basic-quotient',
      'total-point-quotient',
      'against-next',
      'point-a-board',
      'seed',
      'ballot',
    ]),
  }),
]);

/** A method of scoring matches of teams as it is frozen into a session (`TeamMethod` of #scoring). */
export const teamMethod = z.strictObject({
  ...methodNamed,
  match,
  result: z.enum(['victory-points', 'score', 'knockout']),
  tieBreaks: z.strictObject({
    rules: z.array(tieBreak).max(20),
    afterSplit: z.enum(['go-on', 'start-again', 'two-start-again']),
  }),
}) satisfies z.ZodType<TeamMethod>;

/** A method of teams as an event holds it. */
export type TeamMethodData = z.infer<typeof teamMethod>;
