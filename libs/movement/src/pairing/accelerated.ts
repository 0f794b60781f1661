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
