import { integerRoot } from '../arithmetic/integer-root.js';
import { Unscorable } from '../board/unscorable.js';
import type { VpMatch } from './vp-scale.js';

/**
 * The curve of both scales of the World Bridge Federation (2013). Over N boards a margin of m IMPs below the blitz
 * B = 15 √N is worth half the pool and, of the other half, the part
 *
 *     (1 - R^(m/B)) / (1 - R)   with R = ((√5 - 1)/2)³ = √5 - 2,
 *
 * and from the blitz on all of it. A half match has B for half its boards.
 *
 * Its values are irrational, and are rounded correctly none the less: integers bound them from below and above, and are
 * drawn closer, with more digits, until both bounds round alike. They do in the end, because no value but one may lie on
 * a half: where B is irrational, R^(m/B) is transcendental (Gelfond-Schneider), and where it is not, R^(m/B) is a power
 * of the golden ratio, with which only 0, 1/2 and 1 are rational parts, at no margin, a third of B and B. The one is
 * 7 1/2 points of 10 in a half match; it belongs to the band below it, which reaches up to it.
 *
 * @param units how many the pool has: 20 for whole points, 2,000 for hundredths
 * @returns what the winner has, in these units, rounded to the nearest
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function onWbfCurve(margin: number, match: VpMatch, units: number): number {
  if (margin >= blitzOf(match)) return units;
  if (isThirdOfBlitz(margin, match)) return Math.floor((3 * units) / 4);
  const half = BigInt(units / 2);
  for (let digits = 24; ; digits *= 2) {
    const unit = 10n ** BigInt(digits);
    const part = partOf(margin, match, unit * GUARD) / GUARD;
    // Less than 1 was cut off in the end, and hardly anything either way before.
    const [low, high] = [part - 1n, part + 2n].map((bound) => (2n * half * bound + unit) / (2n * unit));
    if (low === high) return Number(half + low!);
  }
}

/**
 * The smallest margin in whole IMPs that is worth the whole pool: 15 √N, or 15 √(N/2) in a half match, rounded up.
 *
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function blitzOf(match: VpMatch): number {
  const square = squareOfTwoBlitzes(match);
  const twice = integerRoot(square);
  const up = twice * twice === square ? twice : twice + 1n;
  return Number((up + 1n) / 2n);
}

function isThirdOfBlitz(margin: number, match: VpMatch): boolean {
  return 36n * BigInt(margin) ** 2n === squareOfTwoBlitzes(match);
}

/** More than any match has; tables for many more would take long. */
const MOST_BOARDS = 1000;

/** 4 B², which is a whole number also in a half match. */
function squareOfTwoBlitzes({ boards, half }: VpMatch): bigint {
  if (!Number.isSafeInteger(boards) || boards < 1 || boards > MOST_BOARDS)
    throw new Unscorable({ code: 'scoring.vp-boards', boards });
  return (half ? 450n : 900n) * BigInt(boards);
}

/** Digits for what is cut off on the way: less than a thousand units of the last one, with the terms there are. */
const GUARD = 10n ** 6n;

/**
 * The part of the curve in 1/unit, off by less than a thousand of them.
 *
 * With the golden ratio φ, R = φ⁻³ and ln φ = artanh(1/√5) = S/√5, where S is the sum of 1/((2k + 1) 5^k). So
 * R^(m/B) = e^-t with t = 3 m ln φ / B = m S / √(125 N), and 1 - R = 3 - √5.
 */
function partOf(margin: number, { boards, half }: VpMatch, unit: bigint): bigint {
  const perBoard = half ? 250n : 500n;
  const root = integerRoot((perBoard * BigInt(boards) * unit * unit) / 4n);
  const exponent = (BigInt(margin) * artanhSum(unit) * unit) / root;
  return ((unit - powerOfE(exponent, unit)) * unit) / (3n * unit - integerRoot(5n * unit * unit));
}

function artanhSum(unit: bigint): bigint {
  let [sum, power] = [0n, unit];
  for (let odd = 1n; power > 0n; odd += 2n) {
    sum += power / odd;
    power /= 5n;
  }
  return sum;
}

/** e to the minus t. */
function powerOfE(t: bigint, unit: bigint): bigint {
  let [sum, term] = [0n, unit];
  for (let k = 1n; term !== 0n; k++) {
    sum += term;
    term = -(term * t) / (unit * k);
  }
  return sum;
}

const POOL = 2000;

/** The winner's hundredths of a victory point by margin: 0, 1 ... up to the blitz. */
export interface ContinuousScale {
  /** The curve, rounded to the nearest hundredth. */
  readonly rounded: readonly number[];
  /** The same where each further IMP gains no more than the one before. */
  readonly neverRising: readonly number[];
}

const continuousScales = new Map<string, ContinuousScale>();

/**
 * The continuous scale for matches of so many boards. World Bridge Federation, IMP to VP continuousScales (2013).
 *
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function continuousScale(match: VpMatch): ContinuousScale {
  const key = `${match.boards}${match.half ? ' half' : ''}`;
  const known = continuousScales.get(key);
  if (known) return known;
  const pool = match.half ? POOL / 2 : POOL;
  const rounded = Array.from({ length: blitzOf(match) + 1 }, (_, margin) => onWbfCurve(margin, match, pool));
  const scale = { rounded, neverRising: neverRising(rounded) };
  continuousScales.set(key, scale);
  return scale;
}

/**
 * "Each further IMP gains no more than the one before": the curve is like that, but its rounded values are not always.
 * The rule raises a value by a hundredth where the next gain is larger, until there is none: this is the smallest scale
 * that nowhere lies below the rounded one and whose gains never rise. A hundredth is all that it takes up to 33 boards;
 * over 100 boards, where an IMP gains only few hundredths, it is up to 4.
 */
function neverRising(rounded: readonly number[]): number[] {
  const scale = [...rounded];
  for (let raised = true; raised;) {
    raised = false;
    for (let margin = 1; margin < scale.length - 1; margin++) {
      if (scale[margin + 1]! - scale[margin]! > scale[margin]! - scale[margin - 1]!) {
        scale[margin]!++;
        raised = true;
      }
    }
  }
  return scale;
}

const discreteScales = new Map<string, readonly number[]>();

/**
 * The discrete scale for matches of so many boards: the smallest margin for a draw (0), and for each victory point more.
 * World Bridge Federation, IMP to VP discreteScales (2013).
 *
 * A point begins where the curve is nearer to it than to the one before. Then bands are made narrower from above until
 * none is wider than the next: that of the draw has the margins both ways. So it is not the continuous scale rounded.
 *
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function discreteScale(match: VpMatch): readonly number[] {
  const key = `${match.boards}${match.half ? ' half' : ''}`;
  const known = discreteScales.get(key);
  if (known) return known;
  const pool = match.half ? 10 : 20;
  const blitz = blitzOf(match);
  const starts = [0];
  for (let margin = 1; margin <= blitz; margin++) {
    const gained = onWbfCurve(margin, match, pool) - pool / 2;
    while (starts.length <= gained) starts.push(margin);
  }
  pullIn(starts);
  discreteScales.set(key, starts);
  return starts;
}

function pullIn(starts: number[]): void {
  for (let pulled = true; pulled;) {
    pulled = false;
    for (let band = starts.length - 3; band >= 0; band--) {
      if (widthOf(starts, band) > widthOf(starts, band + 1)) {
        starts[band + 1]!--;
        pulled = true;
      }
    }
  }
}

function widthOf(starts: readonly number[], band: number): number {
  const width = starts[band + 1]! - starts[band]!;
  return band === 0 ? 2 * width - 1 : width;
}
