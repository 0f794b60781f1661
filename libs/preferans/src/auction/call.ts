import { SEATS } from '#cards';
import { z } from 'zod';
import { LADDER } from '../table/ladder.js';

/**
 * One call: a pass, a misère, a step of the ladder (held: "здесь", the same step as the last one), or `talon`: the third
 * hand takes it after two passes without a word (Preferans Code 3.3.15).
 */
export const auctionCall = z.strictObject({
  seat: z.enum(SEATS),
  call: z.enum(['pass', 'misere', 'talon', ...LADDER]),
  hold: z.literal(true).optional(),
  /** Made without looking at one's cards (3.3.19). */
  blind: z.literal(true).optional(),
});

export type AuctionCall = z.infer<typeof auctionCall>;
