import { z } from 'zod';
import { dealRecordSchema } from '#preferans';
import { answers, recorded } from '../../game/way.js';
import { seatName } from '../../journal/names.js';

/** A rule of the Preferans Code, `3.9.16.2`, `fn 12`. */
const rule = z.string().regex(/^(\d(\.\d{1,2}){1,4}[a-c]?|fn \d{1,2})$/);

/** The rule that decides; `regulation` is that of the tournament. */
export const codeRule = z.strictObject({
  edition: z.literal('preferans-code'),
  law: z.union([rule, z.literal('regulation')]),
});

const atFault = {
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
} as const;

/** A procedure of the Code and what was answered in it up to its end, with who is at fault. */
export const codeWay = z.strictObject({ law: rule, answers, ...atFault });
export type CodeWay = z.infer<typeof codeWay>;

/** What a line of a sheet stood on by the Code as long as rulings on lines were written with them. */
export const lineRuling = z.strictObject({
  law: codeRule,
  ways: z
    .array(z.strictObject({ law: rule, ...recorded }))
    .min(1)
    .max(10),
  ...atFault,
});
export type LineRuling = z.infer<typeof lineRuling>;
