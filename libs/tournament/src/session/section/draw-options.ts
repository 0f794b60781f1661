import { z } from 'zod';
import { FIRST_ROUNDS } from '#movement';
import { GROUP_KINDS } from '../../entries/events.js';
import { contestantName, tableName } from '../../journal/names.js';
import { artificialAward } from '../../law-book/adjustment.js';

/** How the rounds of a section are drawn one after the other. */
export const drawOptions = z.strictObject({
  /** `SwissOptions` of #movement. */
  order: z.enum(['close', 'top-down']),
  /** 'allowed': the Danish system. */
  rematches: z.enum(['avoid', 'allowed']),
  /** From which results a round is drawn: all, or those up to the round before the last. */
  results: z.enum(['all', 'delayed']),
  /** How the first round is: drawn by lot, or by numbers (`FirstRound` of #movement). */
  first: z.enum(['lot', ...FIRST_ROUNDS]),
  /** What becomes of an odd number of teams: the lowest has a bye, or three play each other; left out: a bye. */
  odd: z.enum(['bye', 'three-way']).optional(),
  /** In its first rounds the lowest numbers have a bonus in the draw, in hundredths of what places go by. */
  accelerated: z
    .strictObject({
      rounds: z.int().min(1).max(200),
      strongest: z.int().min(1).max(400),
      hundredths: z.int().min(1).max(1_000_000),
    })
    .optional(),
  /** What a bye is worth in hundredths, in victory points or IMPs; left out: `usualBye` and `byeOnScale`. */
  teamBye: z.int().min(0).max(1_000_000).optional(),
  /** These keep the table and the direction of their first round. */
  stationary: z.array(contestantName).max(400),
  /** Places apart from each other: their contestants meet among themselves as long as that is possible. */
  venues: z
    .array(
      z.strictObject({
        tables: z.array(tableName).min(1).max(200),
        contestants: z.array(contestantName).max(400),
      }),
    )
    .max(20),
  /** What each board of a round is worth to a pair that sits out in it; left out: nothing, its own boards alone count. */
  bye: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('artificial'), award: artificialAward }),
      z.strictObject({
        kind: z.literal('percentage'),
        hundredths: z.int().min(0).max(10_000).meta({ description: 'Hundredths of a percent of the top' }),
      }),
    ])
    .optional(),
  /** Of one club, country or family: in the first rounds they meet only where there is no draw without that and without a rematch. */
  apart: z
    .strictObject({
      rounds: z.int().min(1).max(200),
      groups: z
        .array(
          z.strictObject({ kind: z.enum(GROUP_KINDS), contestants: z.array(contestantName).min(2).max(400) }),
        )
        .min(1)
        .max(400),
    })
    .optional(),
  /** Two that must not meet. */
  bans: z.array(z.tuple([contestantName, contestantName])).max(2000),
});
export type DrawOptions = z.infer<typeof drawOptions>;

/** What holds until somebody chooses otherwise. */
export const DEFAULT_DRAW: DrawOptions = {
  order: 'close',
  rematches: 'avoid',
  results: 'all',
  first: 'lot',
  stationary: [],
  venues: [],
  bans: [],
};

const entry = z.uuid();
export const seats = z.array(z.strictObject({ entry, contestant: contestantName }));

/** What a draw of seats kept to beside the lot: with its seed, all that its seats follow from (`seatsDrawnWith`). */
export const seatingWishes = z.strictObject({
  /** The places that there were to draw, in their order. */
  places: z.array(contestantName),
  /** Seats that somebody chose. */
  fixed: seats,
  /** Who had to have a stationary place. */
  staying: z.array(entry),
  /** The places that these have drawn. */
  stayingAt: seats,
  /** The seeded ones with their numbers. */
  seeds: z.array(z.strictObject({ entry, seed: z.int().min(1) })),
  /** They did not begin against each other, as far as that could be; left out: nobody looked to that. */
  seedsBegin: z.literal('apart').optional(),
  /** Who was not to meet whom. */
  apart: z.array(z.array(entry).min(2)),
  /** When those met whom the movement brings together all the same. */
  unavoidable: z.enum(['late', 'early']),
});
export type SeatingWishes = z.infer<typeof seatingWishes>;

/** What everybody may know of the wishes, to draw the same seats: which were held before, not why. */
export function publicWishes({ fixed, staying: _staying, stayingAt, ...others }: SeatingWishes) {
  return { ...others, held: [...fixed, ...stayingAt].toSorted(byPlace) };
}

function byPlace(one: { readonly contestant: string }, other: { readonly contestant: string }): number {
  return one.contestant < other.contestant ? -1 : 1;
}
