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
