import { z } from 'zod';

/** A number, or a fraction. */
export const exact = z.union([
  z.int().min(-10_000).max(10_000),
  z.string().regex(/^-?\d{1,6}([./]\d{1,6})?$/),
]);
const boards = z.int().min(1).max(200);

/** Each scale of victory points for IMPs as it is written. */
export const IMP_SCALE_FORMS = [
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
] as const;

/** A scale of victory points for IMPs. */
export const impScale = z.discriminatedUnion('kind', IMP_SCALE_FORMS);

/** A scale of victory points for IMPs, or for percentages. */
export const anyScale = z.union([
  impScale,
  z.strictObject({ kind: z.literal('percentage'), regulation: z.literal('ebu') }),
]);
