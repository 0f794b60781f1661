import type { Rational } from '#scoring';

/** Decimals that a figure is shown and compared with: those that examples are given with. */
export const DECIMALS = 6;

/** A figure as people write it: `-7.75`, `10.666667`, `12`. */
export function numberText(value: Rational): string {
  return value.toText(DECIMALS).replace(/\.?0+$/, '');
}
