import { integerRoot } from '../arithmetic/integer-root.js';
import { Rational } from '../arithmetic/rational.js';

/** The IMPs of all comparisons on one board, and how many scores the board has. */
export interface VpFormBoard {
  readonly sum: Rational;
  readonly scores: number;
}

/** Decimals that awards in this form are shown with where nothing else is said. */
export const VP_FORM_DECIMALS = 4;

/**
 * Cross-IMPs in the form that scales of victory points for teams are made for (XIMPQ, after Probst): the sum of the
 * IMPs over the square root of r(r - 1)/2, r being the scores of the board. EBU White Book 2025, 3.1.3. Over several
 * boards these are added before they are rounded: to whole IMPs for the match, by 4.2.6.3.
 *
 * Exact: boards whose roots are multiples of the same root are added as fractions of it. What is left is irrational
 * unless it is a fraction, since roots of different square-free numbers are linearly independent over the fractions.
 * A fraction is rounded as such; an irrational number lies on no half, so that bounds on it, drawn closer by integer
 * roots with more digits, round alike in the end.
 *
 * @param rest what is added in IMPs as it is: the artificial scores of a match
 * @returns the total rounded to so many decimals, halves away from zero
 */
export function vpFormTotal(
  boards: readonly VpFormBoard[],
  decimals = 0,
  rest: Rational = Rational.ZERO,
): Rational {
  const terms = termsOf(boards, rest);
  const fraction = terms.get(1) ?? Rational.ZERO;
  if (terms.size === (terms.has(1) ? 1 : 0)) return fraction.roundHalfAwayFromZero(decimals);
  for (let digits = decimals + 8; ; digits *= 2) {
    const [low, high] = boundsOf(terms, digits).map((bound) => bound.roundHalfAwayFromZero(decimals));
    if (low!.equals(high!)) return low!;
  }
}

/** By square-free radicand, how many of its roots the boards come to. */
function termsOf(boards: readonly VpFormBoard[], rest: Rational): Map<number, Rational> {
  const terms = new Map([[1, rest]]);
  for (const { sum, scores } of boards) {
    if (scores < 2) continue;
    const { root, free } = withoutSquares((scores * (scores - 1)) / 2);
    // a/(root √free) is a/(root free) of √free.
    const term = sum.div(Rational.of(root * free));
    terms.set(free, (terms.get(free) ?? Rational.ZERO).add(term));
  }
  for (const [free, term] of terms) if (term.isZero) terms.delete(free);
  return terms;
}

/** n = root² free, with no square in free. */
function withoutSquares(n: number): { readonly root: number; readonly free: number } {
  let [root, free] = [1, n];
  for (let divisor = 2; divisor * divisor <= free; divisor++) {
    while (free % (divisor * divisor) === 0) {
      free /= divisor * divisor;
      root *= divisor;
    }
  }
  return { root, free };
}

/** Two numbers that the total lies between: each root is off by less than 1 in the last digit. */
function boundsOf(terms: ReadonlyMap<number, Rational>, digits: number): [Rational, Rational] {
  const unit = 10n ** BigInt(digits);
  let [low, high] = [Rational.ZERO, Rational.ZERO];
  for (const [free, term] of terms) {
    const below = Rational.of(integerRoot(BigInt(free) * unit * unit), unit);
    const above = free === 1 ? below : below.add(Rational.of(1n, unit));
    const [first, last] = [term.mul(below), term.mul(above)];
    low = low.add(Rational.min(first, last));
    high = high.add(Rational.max(first, last));
  }
  return [low, high];
}
