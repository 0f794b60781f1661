import { SEATS } from '#cards';
import { z } from 'zod';
import { dealRecordSchema } from '../deal/deal-record.js';

/**
 * The judge's ruling when a defender or the dealer does not agree with the whister's plan (Preferans Code 3.8.5.1b): what
 * comes of the whister's plan, what would come of the other one, who wanted that, and the seed of the lot that gives
 * declarer one of the two.
 */
export const disputedPlanSchema = z.strictObject({
  ofWhister: dealRecordSchema,
  ofDissenter: dealRecordSchema,
  dissenters: z.array(z.enum(SEATS)).min(1).max(2),
  /** 32 bytes as 64 hexadecimal digits, which nobody could know before the ruling was given. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
});

export type DisputedPlan = z.infer<typeof disputedPlanSchema>;
