/**
 * How likely chance alone strays from what is expected as far as this, or farther: the upper tail of the chi-square
 * distribution, Q(degrees / 2, x / 2) of the incomplete gamma function, by its series below the mean and by its continued
 * fraction above it.
 *
 * @param x the sum of (observed - expected)^2 / expected, from 0
 * @param degrees of freedom, from 1
 * @returns from 0 to 1, good to about ten digits
 */
export function chiSquareTail(x: number, degrees: number): number {
  const [a, z] = [degrees / 2, x / 2];
  if (z <= 0) return 1;
  const scale = Math.exp(-z + a * Math.log(z) - logGamma(a));
  return z < a + 1 ? 1 - scale * series(a, z) : scale * continuedFraction(a, z);
}

const PRECISION = 1e-15;
const STEPS = 10_000;

function series(a: number, z: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < STEPS && Math.abs(term) > Math.abs(sum) * PRECISION; n++) {
    term *= z / (a + n);
    sum += term;
  }
  return sum;
}

/** In Lentz's way. */
function continuedFraction(a: number, z: number): number {
  const tiny = Number.MIN_VALUE / PRECISION;
  let b = z + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < STEPS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    const factor = d * c;
    value *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return value;
}

/** The logarithm of the gamma function at halves and whole numbers: by its recurrence, exactly but for rounding. */
function logGamma(a: number): number {
  let sum = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let at = Number.isInteger(a) ? 1 : 0.5; at < a; at++) sum += Math.log(at);
  return sum;
}
