import { z } from 'zod';
import { dealRecordSchema } from '#preferans';
import { seatName } from '../../names.js';

/** A rule of the Preferans Code, `3.9.16.2`, `fn 12`. */
const rule = z.string().regex(/^(\d(\.\d{1,2}){1,4}[a-c]?|fn \d{1,2})$/);

/** A judge's ruling that a line of a sheet stands on, by the Preferans Code. */
export const lineRuling = z.strictObject({
  /** The rule that decides. */
  law: z.strictObject({ edition: z.literal('preferans-code'), law: rule }),
  /** Procedures of the Code and what was answered in each up to its end, one leading to the next. */
  ways: z
    .array(z.strictObject({ law: rule, answers: z.array(z.string().max(60)).max(30) }))
    .min(1)
    .max(10),
  /** Who is at fault. */
  seat: seatName.optional(),
  /** Undertricks that the others have proven (3.4.6, 3.9.18). */
  proven: z.int().min(1).max(10).optional(),
  /** What could have been played by those who were still bidding when the talon was exposed (3.3.16.3). */
  couldHaveBeen: z
    .array(dealRecordSchema.omit({ talon: true, auction: true }))
    .min(1)
    .max(2)
    .optional(),
});
export type LineRuling = z.infer<typeof lineRuling>;
