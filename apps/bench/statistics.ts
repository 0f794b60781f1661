/** A figure that was measured several times. */
export interface Figure {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** @param values at least one */
export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, lowest: sorted[0]!, highest: sorted.at(-1)! };
}

/** The ratio of two figures that were measured in the same rounds, round by round. */
export function ratioOf(values: readonly number[], base: readonly number[]): Figure {
  return figureOf(values.map((value, round) => value / base[round]!));
}
