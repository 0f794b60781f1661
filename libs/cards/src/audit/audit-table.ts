import type { Card } from '../deal/card.js';
import type { Pack } from '../deal/pack.js';

/** One line of an audit: how often something was dealt, and how often chance deals it. */
export interface AuditLine {
  readonly name: string;
  readonly observed: number;
  readonly expected: number;
}

/** Lines that together are everything, with how far they stray from chance. */
export interface AuditTable {
  readonly lines: readonly AuditLine[];
  readonly chiSquare: number;
  readonly degrees: number;
  /** How likely chance strays as far or farther, from 0 to 1. */
  readonly likelihood: number;
}

/** Fewer expected ones say nothing alone (Cochran's rule of thumb). */
const LEAST_EXPECTED = 5;

/** Lines by name with neighbours put together until each is expected often enough to say something. */
export function auditTable(
  chances: readonly (readonly [name: string, expected: number])[],
  dealt: readonly string[],
): AuditTable {
  const observed = new Map<string, number>();
  for (const name of dealt) observed.set(name, (observed.get(name) ?? 0) + 1);
  const lines: AuditLine[] = [];
  let names: string[] = [];
  let sum = { observed: 0, expected: 0 };
  for (const [name, expected] of chances) {
    names.push(name);
    sum = { observed: sum.observed + (observed.get(name) ?? 0), expected: sum.expected + expected };
    if (sum.expected < LEAST_EXPECTED) continue;
    lines.push({ name: nameOf(names), ...sum });
    names = [];
    sum = { observed: 0, expected: 0 };
  }
  // What is left over is too rare to stand alone.
  const last = lines.pop();
  if (names.length > 0) {
    const first = last?.name.split(TO)[0];
    lines.push({
      name: nameOf([...(first === undefined ? [] : [first]), ...names]),
      observed: (last?.observed ?? 0) + sum.observed,
      expected: (last?.expected ?? 0) + sum.expected,
    });
  } else if (last) lines.push(last);
  const chiSquare = lines.reduce(
    (all, line) => all + (line.observed - line.expected) ** 2 / line.expected,
    0,
  );
  const degrees = Math.max(1, lines.length - 1);
  return { lines, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}

const TO = ' … ';

function nameOf(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : `${names[0]}${TO}${names.at(-1)}`;
}

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

/** How often each card was dealt to each place, with how far that strays from chance. */
export interface AuditOfCards<Place extends string> {
  readonly counts: Readonly<Record<Card, Readonly<Record<Place, number>>>>;
  readonly chiSquare: number;
  readonly degrees: number;
  /** How likely chance strays as far or farther, from 0 to 1. */
  readonly likelihood: number;
}

/**
 * Counts to which places the cards of a pack were dealt. Each place has as many cards of every deal: chance deals each
 * card to it in that part of them.
 *
 * @param deals at least one, each with every card of the pack
 */
export function auditCards<Place extends string>(
  deals: readonly Readonly<Record<Place, readonly Card[]>>[],
  pack: Pack,
  places: readonly Place[],
): AuditOfCards<Place> {
  const nothing = () => Object.fromEntries(places.map((place) => [place, 0])) as Record<Place, number>;
  const counts = Object.fromEntries(pack.map((card) => [card, nothing()])) as Record<
    Card,
    Record<Place, number>
  >;
  for (const deal of deals) for (const place of places) for (const card of deal[place]) counts[card][place]++;
  const sum = places.reduce((all, place) => {
    const expected = (deals.length * (deals[0]?.[place].length ?? 0)) / pack.length;
    return pack.reduce((part, card) => part + (counts[card][place] - expected) ** 2 / expected, all);
  }, 0);
  // Each place has so many of the cards of every deal, which makes the counts vary less, by one part in as many cards.
  const chiSquare = (sum * (pack.length - 1)) / pack.length;
  const degrees = (pack.length - 1) * (places.length - 1);
  return { counts, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}
