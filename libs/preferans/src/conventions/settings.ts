import { z } from 'zod';

/** An exact number: a whole one, or the text of a fraction ('1/2'). */
export const exactNumber = z.union([
  z.int().min(-10_000).max(10_000),
  z.string().regex(/^-?\d{1,5}(\/[1-9]\d{0,3})?$/),
]);
export type ExactNumber = z.infer<typeof exactNumber>;

const byLevel = z.strictObject({
  6: exactNumber,
  7: exactNumber,
  8: exactNumber,
  9: exactNumber,
  10: exactNumber,
});
const level = z.union([z.literal(6), z.literal(7), z.literal(8), z.literal(9), z.literal(10)]);
const levels = z.array(level).max(5);

/**
 * What those who play have to agree about. Each setting's number in the Preferans Code is in `SETTING_RULES`. Prices are
 * points a trick, but `poolPrices` and `poolMisere`, which are points a game.
 */
export const settingsSchema = z.strictObject({
  poolPrices: byLevel,
  poolMisere: exactNumber,
  /** To the mountain, for each trick that declarer lacks. */
  undertrickPrices: byLevel,
  /** To the mountain, for each trick won at a misère. */
  misereTrickPrice: exactNumber,
  whistPrices: byLevel,
  /** To the mountain, for each trick that whisters lack, where they answer in full. */
  shortfallPrices: byLevel,
  responsibility: z.enum(['full', 'half']),
  responsibilityOncePoolsClosed: z.enum(['same', 'full']),
  consolationPrices: byLevel,
  consolationTo: z.enum(['defenders', 'everybody']),
  /** Whether a penalty trick that nobody gets (3.4.9) is an undertrick that consolation is written for. */
  consolationForPenaltyTricks: z.boolean(),

  whistDuty: z.strictObject({ 6: z.int(), 7: z.int(), 8: z.int(), 9: z.int(), 10: z.int() }),
  whistStyle: z.enum(['greedy', 'gentleman']),
  halfWhistLevels: levels,
  /** Whether who whisted first may leave with a half-whist once the second hand has passed. */
  halfWhistAfterWhist: z.boolean(),
  /** Where of two whisters the second answers alone. */
  secondWhisterAlone: levels,
  /** Of two whisters who lack tricks together: each answers for what he lacks, or for no more than they lack together. */
  shortfallCounted: z.enum(['own', 'side']),
  /** The least level at which the dealer of four may whist after two passes; null: never. */
  dealerWhistsFrom: z.union([level, z.null()]),
  dealerAnswers: z.boolean(),
  ten: z.enum(['whisted', 'checked']),
  /** Stalingrad: 6S has to be whisted. */
  sixSpadesWhisted: z.boolean(),

  misereBeatenBy: z.union([z.literal(9), z.literal(10)]),
  auctionEndsOverMisere: z.boolean(),
  misereHalved: z.boolean(),
  hold: z.enum(['nobody', 'first-hand', 'elder-hand']),
  jumps: z.enum(['flagged', 'refused']),
  silentTalon: z.boolean(),

  allPassKind: z.enum(['mountain', 'whists']),
  allPassPrice: exactNumber,
  allPassProgression: z.enum(['none', 'arithmetic', 'geometric']),
  /** What is added (arithmetic) or multiplied by (geometric). */
  allPassStep: exactNumber,
  /** After how many steps the price rises no more; null: it has no cap. */
  allPassCap: z.union([z.int().min(1).max(20), z.null()]),
  /** For no tricks at all: so many tricks' price, or so many points. */
  allPassNone: z.strictObject({
    to: z.enum(['pool', 'off-mountain']),
    count: exactNumber,
    of: z.enum(['tricks', 'points']),
  }),
  allPassNoneForDealer: z.boolean(),
  allPassAmnesty: z.boolean(),
  /** Opened: its cards win tricks with four players and set the suit with three. */
  allPassTalon: z.enum(['opened', 'closed']),
  allPassDeal: z.enum(['passes-on', 'stays']),
  /** The least level after one all-pass, after two, ...; the last holds on. */
  exitLevels: z.array(level).min(1).max(5),
  exitAfter: z.enum(['any-all-pass', 'blind-pass']),
  exitBy: z.enum(['any-game', 'made', 'whisted-and-made']),
  exitByMisere: z.boolean(),

  bombs: z.boolean(),
  blindBids: z.boolean(),
  /** How many deals open the game as forced all-passes, which everybody counts as having passed without looking. */
  openingAllPasses: z.int().min(0).max(10),

  /** Whists that a point of the pool is worth. */
  poolUnit: exactNumber,
  /** Whists that a point of the mountain is worth. */
  mountainUnit: exactNumber,
  /** Points to which each pool is played; null: pools are not closed. */
  poolSize: z.union([z.int().min(1).max(1000), z.null()]),
  endsAt: z.enum(['pools-closed', 'mountains-written-off']),
  help: z.boolean(),
  helpBarred: z.enum(['nobody', 'short-whister-and-dealer']),
  /** Whether a game that nobody whisted may be written off the mountain instead. */
  unwhistedOffMountain: z.boolean(),

  talonBonus: z.boolean(),
  talonBonusOfThree: z.enum(['half-each', 'none']),
  /** To the dealer's mountain when declarer refuses the talon; null: not played. */
  talonRefusal: z.union([exactNumber, z.null()]),
  withoutThree: z.boolean(),

  wrongCountDeadline: z.enum(['own-first-call', 'auction-begins', 'auction-ends', 'deal-ends']),
  extraCardInPlay: z.enum(['remise', 'discarded']),
  /**
   * A game that was ordered with a wrong number of cards: its undertricks are written as if they had been lacked, with
   * consolation for all of them and whisters who lack nothing (the example of 3.4.6); or on the mountain alone, with
   * consolation and shortfalls as it was played, as for a wrong number found in play (3.9.18, fn 68). Left out, as in
   * conventions of before there was a choice: as in play.
   */
  orderedWithWrongCount: z.enum(['as-failed', 'as-in-play']).optional(),
  /** Which game the 52 whists of the example in 3.3.16.3 are the value of. */
  fiftyTwo: z.union([z.literal(9), z.literal(10)]),
  penaltySecondDealingFault: exactNumber,
  penaltySecondExposedCard: exactNumber,
  penaltyTalonSeen: exactNumber,
  /** Who decides the seats: the judges' draw, or cards that the players draw. */
  seating: z.enum(['judges-draw', 'by-cards']),
  disputedPlan: z.enum(['judge', 'compensation']),
  changedTalon: z.enum(['judge', 'dealer-draws']),
});

/** What those who play have agreed. */
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
