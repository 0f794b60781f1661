import { z } from 'zod';
import { seatName } from '../../journal/names.js';

const card = z.string().regex(/^[SHDC][2-9TJQKA]$/);

/** A contract that was played, with the tricks that declarer won and the opening lead where it is known. */
const contract = z.strictObject({
  kind: z.literal('contract'),
  level: z.int().min(1).max(7),
  strain: z.enum(['C', 'D', 'H', 'S', 'NT']),
  doubling: z.enum(['', 'x', 'xx']),
  declarer: seatName,
  tricks: z.int().min(0).max(13),
  lead: card.optional(),
});

const passedOut = z.strictObject({ kind: z.literal('passed-out') });

/** A score whose contract is not known, in points for North-South. */
const scoreAlone = z.strictObject({ kind: z.literal('score'), score: z.int().min(-10_000).max(10_000) });

/** What happened at one play of a board of bridge. */
export const bridgeResult = z.discriminatedUnion('kind', [contract, passedOut, scoreAlone]);
export type BridgeResult = z.infer<typeof bridgeResult>;
