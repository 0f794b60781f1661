import { z } from 'zod';
import { fraction } from '../contest/events.js';
import { sessionName } from '../journal/names.js';
import { exactDecimal } from '../standings/session-standings.js';

/** What a team begins a knockout match with for an earlier match of the two: a part of its margin (`carryOver` of #scoring). */
export const carryRule = z.strictObject({
  /** The part where the higher seed won it, and where the lower did. */
  wonByHigher: fraction,
  wonByLower: fraction,
  /** Never more than so many IMPs. */
  most: exactDecimal.optional(),
  /** Rounded to so many decimals, halves up. */
  decimals: z.int().min(0).max(2),
});
export type CarryRule = z.infer<typeof carryRule>;

/** The earlier match by which it was computed what two teams begin with. */
export const earlierMatch = z.strictObject({
  session: sessionName,
  /** What home won it by, exactly; negative where away did. */
  margin: z.string().regex(/^-?\d+(\/\d+)?$/),
  higher: z.enum(['home', 'away']),
  rule: carryRule,
});
export type EarlierMatch = z.infer<typeof earlierMatch>;
