import { z } from 'zod';

const tieBreak = z.union([
  z.strictObject({ kind: z.literal('direct-basic'), most: z.int().min(2).max(200).optional() }),
  z.strictObject({
    kind: z.enum([
      'direct-score',
      'opponents',
      'opponents-over-partners',
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

/** How equals are told apart (`TieBreakRegulation` of #scoring). */
export const tieBreaks = z.strictObject({
  rules: z.array(tieBreak).max(20),
  afterSplit: z.enum(['go-on', 'start-again', 'two-start-again']),
});
