import { z } from 'zod';
import { contestantName } from '../../journal/names.js';

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

/**
 * What of the wishes everybody may know, from which anybody draws the same seats (`seatsDrawnWith`): which seats were
 * held before the draw, not why.
 */
export function publicWishes({ fixed, staying: _staying, stayingAt, ...others }: SeatingWishes) {
  return { ...others, held: [...fixed, ...stayingAt].toSorted(byPlace) };
}

function byPlace(one: { readonly contestant: string }, other: { readonly contestant: string }): number {
  return one.contestant < other.contestant ? -1 : 1;
}
