import { goingOn, Rational, type DecidedCut } from '#scoring';
import { z } from 'zod';
import { exact } from './figures/exact.js';
import type { CarriedScore, Standing } from './standings.js';

/**
 * Who goes on after a cut: the first so many of those who still play. Who shares the last places with too many waits for
 * the judge, whose decision is `chosen`; who makes room (`gone`) is followed by the next.
 */
export function cutAfterRound(
  standings: readonly Pick<Standing, 'contestant' | 'place' | 'last' | 'value' | 'ranking' | 'status'>[],
  places: number,
  {
    gone = new Map(),
    chosen = new Set(),
  }: {
    readonly gone?: ReadonlyMap<string, 'declined' | 'withdrawn'>;
    readonly chosen?: ReadonlySet<string>;
  } = {},
): DecidedCut {
  const out = standings.filter(({ status }) => status !== 'playing').map(({ contestant }) => contestant);
  const withOut = new Map([...gone, ...out.map((player) => [player, 'withdrawn'] as const)]);
  // Whom a tie-break has told apart does not share a place.
  const byPlace = standings.map((one) =>
    one.place === undefined ? one : { ...one, value: Rational.of(-one.place) },
  );
  return goingOn(byPlace, places, withOut, chosen);
}

/** What is taken along into the next stage, a final or what follows a cut. */
export const carrySchema = z.strictObject({
  /** The part of the score: '1' all of it, '0' nothing, '1/2' a half. */
  share: exact,
  /** No more than so much, up or down. */
  most: exact.optional(),
});
export type Carry = z.infer<typeof carrySchema>;

/** What each brings into the next stage. */
export function carriedFrom(
  standings: readonly Pick<Standing, 'contestant' | 'value'>[],
  { share, most }: Carry,
): ReadonlyMap<string, CarriedScore> {
  const limit = most === undefined ? undefined : Rational.from(most);
  return new Map(
    standings.map(({ contestant, value }) => {
      const part = value.mul(Rational.from(share));
      const score = limit ? Rational.max(limit.negated(), Rational.min(limit, part)) : part;
      return [contestant, { score, of: value }] as const;
    }),
  );
}
