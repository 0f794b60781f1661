import { z } from 'zod';
import { comparisonSchema, conventionSchema, standingsRegulationSchema } from '#preferans';

/** Until when a table plays in a round. */
const ends = z.discriminatedUnion('by', [
  /** How many deals. */
  z.strictObject({ by: z.literal('deals'), deals: z.int().min(1).max(100) }),
  /** Until the time of the round is over: deals that have started are finished. */
  z.strictObject({ by: z.literal('time') }),
  /** Until the pools are closed, to the size that the convention names. */
  z.strictObject({ by: z.literal('pools') }),
]);

/** What is agreed about the sheets of a session: the convention with all its settings, until when tables play, what counts. */
export const preferansSettings = z.strictObject({
  convention: conventionSchema,
  ends,
  /** How long each player may think in a round by the clock at the table; left out: nobody's time is taken. */
  minutesPerPlayer: z.int().min(1).max(600).optional(),
  /** How a board that other tables play too is compared; left out: with the average of the field. */
  duplicate: comparisonSchema.optional(),
  counting: standingsRegulationSchema.default(() => standingsRegulationSchema.parse({ score: 'whists' })),
});
export type PreferansSettings = z.infer<typeof preferansSettings>;
