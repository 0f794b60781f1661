import { PREFERANS_PACK, SEATS, type PreferansCard } from '#cards';
import { z } from 'zod';
import { auctionCall } from '../auction/call.js';
import { DENOMINATIONS, GAME_LEVELS } from '../table/ladder.js';
import { rectificationSchema } from './rectification.js';
import { whistCall } from './whist-call.js';

const seat = z.enum(SEATS);
const card = z.enum(PREFERANS_PACK as readonly [PreferansCard, ...PreferansCard[]]);

/** Declarer would not have the talon, for which the dealer answers (3.4.10). */
const talonRefused = z.literal(true).optional();

/** What was played: a contract, a misère, or an all-pass. */
const played = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contract'),
    declarer: seat,
    level: z.literal(GAME_LEVELS),
    denomination: z.enum(DENOMINATIONS),
    /** Bid and taken without looking at one's cards: all is doubled (3.3.19b). */
    blind: z.literal(true).optional(),
    /** Written off the mountain instead of into the pool, as nobody whisted (fn 74). */
    offMountain: z.literal(true).optional(),
    talonRefused,
  }),
  z.strictObject({
    kind: z.literal('misere'),
    declarer: seat,
    /** Shared with the dealer who sits out (3.6.9). */
    halved: z.literal(true).optional(),
    blind: z.literal(true).optional(),
    talonRefused,
  }),
  z.strictObject({
    kind: z.literal('all-pass'),
    /** Who passed without looking at his cards (3.3.19a). */
    blindPasses: z.array(seat).max(3).optional(),
  }),
]);

/**
 * The record of a deal: who dealt, what was played, whist decisions in their order, the tricks that each has won (at an
 * all-pass of four also the dealer's, from the talon), and rectifications, which are not in the tricks.
 *
 * `ended`: played out (also: not played, as nobody whisted); by everybody's agreement, the tricks as agreed (3.9.22);
 * declarer's "without all" (3.4.4, 3.5.4); or "without three", where that was agreed (fn 39).
 */
export const dealRecordSchema = z.strictObject({
  /** Three or four, clockwise. */
  players: z
    .array(seat)
    .min(3)
    .max(4)
    .refine((players) => players.join() === SEATS.filter((one) => players.includes(one)).join(), {
      error: 'the players, each once, clockwise from North',
    }),
  dealer: seat,
  talon: z
    .tuple([card, card])
    .refine(([one, other]) => one !== other, { error: 'two cards' })
    .optional(),
  auction: z.array(auctionCall).max(80).optional(),
  played,
  whists: z.array(whistCall).max(6).default([]),
  /** Whether the defenders laid their cards open (3.8.5). */
  open: z.boolean().optional(),
  ended: z.enum(['played', 'agreed', 'without-all', 'without-three']).default('played'),
  tricks: z.partialRecord(seat, z.int().min(0).max(10)).default({}),
  rectifications: z.array(rectificationSchema).max(20).default([]),
});

export type DealRecord = z.infer<typeof dealRecordSchema>;
/** A record as it is handed in: what is usual may be left out. */
export type DealRecordInput = z.input<typeof dealRecordSchema>;
export type Played = DealRecord['played'];
export type PlayedContract = Extract<Played, { kind: 'contract' }>;
