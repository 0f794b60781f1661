import { z } from 'zod';

/** How a session is timed: what everybody may know before its first round. */
export const clockSettings = z.strictObject({
  /** Minutes of play for a round; those of every round, whatever its boards, where it is not timed by board. */
  round: z.int().min(1).max(240),
  /** Minutes for the change between two rounds. */
  change: z.int().min(0).max(60),
  /** Timed by board: minutes for each board of a round, and for sitting down before the first. Left out: by round. */
  byBoard: z.strictObject({ minutes: z.int().min(1).max(60), settle: z.int().min(0).max(30) }).optional(),
  /** How many minutes before the end of a round the clock warns; left out: two. */
  warnings: z.array(z.int().min(1).max(60)).max(5).optional(),
  /** The clock calls rounds by itself, and begins planned breaks. Left out: the director does. */
  callsRounds: z.literal(true).optional(),
});
export type ClockSettings = z.infer<typeof clockSettings>;
