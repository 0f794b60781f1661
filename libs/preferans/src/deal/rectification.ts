import { SEATS } from '#cards';
import { z } from 'zod';
import { exactNumber } from '../conventions/settings.js';

const seat = z.enum(SEATS);
const tricks = z.int().min(1).max(10);
/** The numbers of the rules that are applied (`3.9.16.2`, `3.2.15, fn 12`), or `regulation`: that of the tournament. */
const rule = z
  .string()
  .regex(
    /^(regulation|(\d(\.\d{1,2}){1,4}[a-c]?|fn \d{1,2})(, (\d(\.\d{1,2}){1,4}[a-c]?|fn \d{1,2})){0,3})$/,
  );

/** What a ruling writes besides the tricks that were won, each on a line of its own. */
export const rectificationSchema = z.discriminatedUnion('kind', [
  /** Tricks that a player loses and nobody gets; at an all-pass or a misère tricks that he has besides (3.4.9, 3.9.11.2). */
  z.strictObject({ kind: z.literal('penalty-tricks'), seat, tricks, rule }),
  /** Tricks that go over to an opponent (3.9.16.2). */
  z.strictObject({ kind: z.literal('transfer'), from: seat, to: seat, tricks, rule }),
  /** So many tricks down, besides those that he lacks: of declarer on his game, of a whister on his whist (3.4.6, 3.9.18). */
  z.strictObject({ kind: z.literal('remise'), seat, tricks, rule }),
  /** Points to the mountain (3.2.17, 3.2.21). */
  z.strictObject({ kind: z.literal('mountain'), seat, points: exactNumber, rule }),
  /** Whists as compensation (3.2.16, 3.3.16.3, 3.8.5.1). */
  z.strictObject({ kind: z.literal('whists'), by: seat, on: seat, whists: exactNumber, rule }),
]);

export type Rectification = z.infer<typeof rectificationSchema>;
