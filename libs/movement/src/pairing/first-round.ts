/** How the first round pairs those that have no results yet, by their order: a lot's, or their strength's. */
export const FIRST_ROUNDS = ['neighbours', 'halves', 'quarters'] as const;
export type FirstRound = (typeof FIRST_ROUNDS)[number];

/**
 * The first round.
 *
 * - neighbours: 1 with 2, 3 with 4.
 * - halves: the first with the first of the lower half, as usual where the strong are not to meet at once.
 * - quarters (accelerated): each half like that by itself, so that the best of a large field meet a round earlier.
 *
 * @param ordered an even number: whoever sits out is not among them
 */
export function firstRound<Entry>(ordered: readonly Entry[], way: FirstRound): (readonly [Entry, Entry])[] {
  if (way === 'neighbours') {
    return ordered.flatMap((entry, at) => (at % 2 === 0 ? [[entry, ordered[at + 1]!] as const] : []));
  }
  if (way === 'quarters') {
    const upper = 2 * Math.ceil(ordered.length / 4);
    return [ordered.slice(0, upper), ordered.slice(upper)].flatMap((half) => firstRound(half, 'halves'));
  }
  const half = ordered.length / 2;
  return ordered.slice(0, half).map((entry, at) => [entry, ordered[at + half]!] as const);
}

/**
 * The order in which a round of an accelerated event is drawn: in its first rounds those who were the strongest at the
 * start have a bonus, so that they meet each other sooner. It counts for the draw alone.
 *
 * @param ranked the best first
 * @param strongest those with the bonus
 */
export function accelerated<Ranked extends { readonly entry: string; readonly score: number }>(
  ranked: readonly Ranked[],
  strongest: ReadonlySet<string>,
  bonus: number,
): Ranked[] {
  const score = ({ entry, score: own }: Ranked) => own + (strongest.has(entry) ? bonus : 0);
  return ranked.toSorted((one, other) => score(other) - score(one));
}
