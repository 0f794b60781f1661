const BINOMIALS: bigint[][] = [];

/** How many ways there are to choose `size` of `of` things; 0 where there are none. */
export function waysToChoose(size: number, of: number): bigint {
  if (size < 0 || size > of) return 0n;
  while (BINOMIALS.length <= of) {
    const above = BINOMIALS.at(-1) ?? [];
    BINOMIALS.push(
      Array.from({ length: above.length + 1 }, (_, at) => (above[at - 1] ?? 0n) + (above[at] ?? 0n)),
    );
    BINOMIALS.at(-1)![0] = 1n;
  }
  return BINOMIALS[of]![size]!;
}

/**
 * The number of a subset among those of its size in the order of a dictionary: {0, 1, 2} is the first, 0.
 *
 * @param places the members, from the lowest up, each below `of`
 * @param of how many things there are to choose from
 */
export function subsetNumber(places: readonly number[], of: number): bigint {
  // Counted from the end: those after it differ first at some member, which is later there.
  const after = places.reduce(
    (sum, place, index) => sum + waysToChoose(places.length - index, of - 1 - place),
    0n,
  );
  return waysToChoose(places.length, of) - 1n - after;
}

/** The subset of a number, as `subsetNumber` counts them: its members from the lowest up. */
export function subsetOfNumber(number: bigint, size: number, of: number): number[] {
  const places: number[] = [];
  let rest = number;
  for (let place = 0; places.length < size; place++) {
    const withThis = waysToChoose(size - places.length - 1, of - 1 - place);
    if (rest < withThis) places.push(place);
    else rest -= withThis;
  }
  return places;
}
