import { Rational } from '#scoring';
import type { Say } from '../words/words.js';

export const MINUS = '−';

/** An exact number with so many decimals, as the language writes it: `63,66`. */
export function decimalText(exact: string, decimals: number, say: Say): string {
  return Rational.parse(exact).toText(decimals).replace('-', MINUS).replace('.', say('decimal'));
}

/** An exact number with at most two decimals, none where it is whole: `14,27`, `18,5`, `7`. */
export function pointsText(exact: string, say: Say): string {
  const text = Rational.parse(exact).toText(2);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short.replace('-', MINUS).replace('.', say('decimal'));
}

/** How many decimals an exact number needs, at most two. */
export function decimalsOf(exact: string): number {
  return (/\.(\d?[1-9])/.exec(Rational.parse(exact).toText(2))?.[1] ?? '').length;
}

/** The same with its sign: `+11`, `−1,5`, `0`. */
export function signedPoints(exact: string, say: Say): string {
  return isPositive(exact) ? `+${pointsText(exact, say)}` : pointsText(exact, say);
}

/** An exact number with its sign and so many decimals, so that a column of them lines up. */
export function signedDecimals(exact: string, decimals: number, say: Say): string {
  const text = decimalText(exact, decimals, say);
  return isPositive(exact) ? `+${text}` : text;
}

/** A whole number with its sign: `+420`, `−50`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0';
}

/** Numbers with those that follow each other drawn together: `1–3, 7`. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

function isPositive(exact: string): boolean {
  return Rational.parse(exact).compare(Rational.ZERO) > 0;
}
