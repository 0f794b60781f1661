import { PREFERANS_PACK, type PreferansCard, SEATS } from '#cards';
import { z } from 'zod';
import { exactNumber } from '../conventions/settings.js';
import { auctionCall } from '../auction/auction.js';
import { DENOMINATIONS, GAME_LEVELS } from '../table/table-seats.js';
import { whistCall } from './whist-call.js';

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
