import { z } from 'zod';
import { cutOffsSchema } from './cut-offs/cut-offs.js';
import { exact } from './figures/exact.js';

/** How those who share a place are told apart, in the order in which the regulation names it. */
export const TIE_BREAKS = [
  /** The sum of the whists of all rounds, uncut. */
  'whists',
  /** How many tables were won; a shared first place is won in parts. */
  'tables-won',
  /** The sum of placing points. */
  'placing',
  /** Whists more than the others of those tied had at the same tables; only where each has met each. */
  'head-to-head',
  /** The best round, then the second best, and so on. */
  'best-round',
  /** By the seed of a lot. */
  'lot',
] as const;
export type TieBreakRule = (typeof TIE_BREAKS)[number];

/** Points for the places at a table of four and at one of three, the first place first. */
export const placingSchema = z.strictObject({
  four: z.array(exact).length(4).readonly(),
  three: z.array(exact).length(3).readonly(),
});
export type PlacingPoints = z.infer<typeof placingSchema>;

/** A point for each player at the table whom one has beaten, half of one for who is equal. */
export const PLACING_BY_BEATEN: PlacingPoints = { four: ['3', '2', '1', '0'], three: ['2', '1', '0'] };

/** How a tournament is scored: plain data, frozen into the event that starts it. */
export const standingsRegulationSchema = z.strictObject({
  /** What adds up: whists of the rounds, after cut-offs where there are any, or points for places at the tables. */
  score: z.enum(['whists', 'placing']),
  cutOffs: cutOffsSchema.optional(),
  /** Also what the tie-break by placing counts. */
  placing: placingSchema.default(PLACING_BY_BEATEN),
  tieBreaks: z
    .array(z.enum(TIE_BREAKS))
    .readonly()
    .default(['whists', 'tables-won', 'head-to-head', 'best-round', 'lot']),
  /** A round lost by more than so many whists (просчёт) is not counted, and its player is out of the tournament. */
  misplayBeyond: exact.optional(),
  /** A gain of who has run out of time is not written. */
  timeExpired: z.enum(['no-gain', 'counts']).default('counts'),
  cards: z
    .strictObject({
      /** Misplay gives a yellow card. */
      forMisplay: z.boolean().default(false),
      /** So does being taken out because of one's time. */
      forTimeOut: z.boolean().default(false),
      /** What follows when somebody has so many. */
      at: z
        .array(
          z.union([
            z.strictObject({ cards: z.int().min(1), means: z.literal('disqualified') }),
            z.strictObject({ cards: z.int().min(1), means: z.strictObject({ score: exact }) }),
          ]),
        )
        .readonly()
        .default([]),
    })
    .prefault({}),
});

export type StandingsRegulation = z.infer<typeof standingsRegulationSchema>;

/** What published tournaments played by; the source stands beside each. */
export const PUBLISHED_REGULATIONS = {
  /** Tournament 1029125 of gambler.ru: leningradka of three, personal time, Swiss of 5 rounds, a cut after the third. */
  'gambler.ru 1029125': standingsRegulationSchema.parse({
    score: 'whists',
    cutOffs: {
      pieces: [
        { from: '0', rate: '1' },
        { from: '200', rate: '1/10' },
        { from: '650', rate: '0' },
      ],
    },
    misplayBeyond: '1000',
    timeExpired: 'no-gain',
    cards: { forMisplay: true, forTimeOut: true, at: [{ cards: 2, means: 'disqualified' }] },
  }),
  /** Tournament 1031061 of playelephant.lt: rostov, Swiss of 5 rounds of 6 deals, a final of nine. */
  'playelephant.lt 1031061': standingsRegulationSchema.parse({
    score: 'whists',
    cutOffs: {
      pieces: [
        { from: '0', rate: '1' },
        { from: '50', rate: '1/2' },
        { from: '100', rate: '1/10' },
      ],
    },
    misplayBeyond: '500',
    cards: { forMisplay: true, forTimeOut: true, at: [{ cards: 2, means: 'disqualified' }] },
  }),
} as const;
export type PublishedRegulation = keyof typeof PUBLISHED_REGULATIONS;
