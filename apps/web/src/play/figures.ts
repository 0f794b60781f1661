import { Rational } from '#scoring';
import type { StandingSeen, StandingsSeen } from '../api/documents.js';
import { inPercent } from '../messages/inPercent.js';

/** A decimal text as the locale writes it: `63.66` becomes `63,66` in Polish. */
function localised(text: string, locale: string): string {
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return text.replace('-', '−').replace('.', point?.value ?? '.');
}

/** An exact percentage with two decimals and its unit, which stay in one line: `63.66%`. */
export function percentText(exact: string, locale: string): string {
  return inPercent(localised(Rational.parse(exact).toText(2), locale), locale);
}

/** Exact matchpoints with at most two decimals, none where they are whole: `14.27`, `18.5`, `7`. */
export function pointsText(exact: string, locale: string): string {
  const text = Rational.parse(exact).toText(2);
  return localised(text.includes('.') ? text.replace(/\.?0+$/, '') : text, locale);
}

/** How many decimals the exact points of a column have, so that it lines up: as many as one of them needs, two at the most. */
export function decimalsOf(column: readonly string[]): number {
  const needed = (exact: string) => /\.(\d?[1-9])/.exec(Rational.parse(exact).toText(2))?.[1]?.length ?? 0;
  return Math.max(0, ...column.map(needed));
}

/** Exact points with the decimals of their column: `24.60` beside `42.21`. */
export function decimalText(exact: string, decimals: number, locale: string): string {
  return localised(Rational.parse(exact).toText(decimals), locale);
}

/** What tells equals apart, one number over another: `1.0213`. */
export function quotientText(exact: string, locale: string): string {
  return localised(Rational.parse(exact).toText(4), locale);
}

/** Exact IMPs with their sign and at most two decimals: `+11`, `−1.5`, `0`. */
export function impsText(exact: string, locale: string): string {
  const text = pointsText(exact, locale);
  return Rational.parse(exact).compare(Rational.ZERO) > 0 ? `+${text}` : text;
}

/** Exact IMPs a board with their sign and two decimals, so that a column of them lines up: `+1.50`, `0.00`. */
export function meanText(exact: string, locale: string): string {
  const mean = Rational.parse(exact);
  const text = localised(mean.toText(2), locale);
  return mean.compare(Rational.ZERO) > 0 ? `+${text}` : text;
}

/** Matchpoints as they are, IMPs with their sign. */
export function worthText(
  { points, top }: { readonly points: string; readonly top: string | null },
  locale: string,
): string {
  return top === null ? impsText(points, locale) : pointsText(points, locale);
}

type Figures = Pick<StandingSeen, 'percentage' | 'score' | 'mean'> &
  Partial<Pick<StandingSeen, 'victoryPoints'>>;

/** With how many decimals victory points stand in a column; of other figures that is always the same. */
export function decimalsOfFigures(column: readonly Figures[], by: StandingsSeen['by']): number | undefined {
  if (by !== 'victory-points') return undefined;
  return decimalsOf(column.map(({ victoryPoints, score }) => victoryPoints?.total ?? score));
}

/**
 * What a place is taken with: victory points, a percentage; in IMPs what they are ranked by, the sum or the IMPs a board.
 *
 * @param decimals those of victory points in its column (`decimalsOfFigures`); left out: as many as it needs
 */
export function figureText(
  { percentage, score, mean, victoryPoints }: Figures,
  by: StandingsSeen['by'],
  locale: string,
  decimals?: number,
): string {
  if (by === 'victory-points') {
    const total = victoryPoints?.total ?? score;
    return decimals === undefined ? pointsText(total, locale) : decimalText(total, decimals, locale);
  }
  if (percentage !== null) return percentText(percentage, locale);
  return by === 'mean' && mean !== null ? meanText(mean, locale) : impsText(score, locale);
}

/** Minutes and seconds, hours where there are any: `04:12`, `1:04:12`. Never below zero. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
