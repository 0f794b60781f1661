import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import type { VpMatch } from './vp-scale.js';

/** The highest percentages for a draw and for each victory point more, but the last, in matches of up to so many boards. */
interface Column {
  readonly upTo: number;
  readonly percents: readonly Rational[];
}

/**
 * Full matches. Of the columns for 28 to 39 and 40 to 55 boards only those for 10, 15 and 19 points are at hand. All
 * columns are one curve, 50 % and a share that falls with the root of the boards in the middle of the column; the others
 * come from it. For 13, 14 and 16 points over 40 boards and more it leaves the last hundredth open.
 */
const FULL: readonly Column[] = [
  column(4, '50.92 52.80 54.71 56.70 58.80 61.08 63.63 66.61 70.36 75.95'),
  column(6, '50.78 52.39 54.02 55.72 57.51 59.45 61.62 64.17 67.37 72.13'),
  column(9, '50.65 51.98 53.33 54.74 56.23 57.83 59.64 61.75 64.40 68.35'),
  column(13, '50.54 51.65 52.78 53.95 55.19 56.53 58.04 59.80 62.01 65.30'),
  column(19, '50.45 51.38 52.32 53.30 54.34 55.45 56.71 58.18 60.03 62.78'),
  column(27, '50.38 51.16 51.94 52.77 53.63 54.57 55.62 56.85 58.40 60.71'),
  column(39, '50.32 50.97 51.63 52.32 53.04 53.83 54.71 55.74 57.04 58.97'),
  column(55, '50.27 50.81 51.37 51.95 52.56 53.21 53.95 54.82 55.91 57.53'),
];

const HALF: readonly Column[] = [
  column(2, '51.86 55.70 59.94 65.12 73.15'),
  column(3, '51.59 54.87 58.48 62.89 69.75'),
  column(4, '51.32 54.03 57.03 60.70 66.38'),
  column(6, '51.09 53.36 55.86 58.92 63.66'),
  column(9, '50.92 52.81 54.93 57.45 61.41'),
  column(13, '50.77 52.36 54.10 56.24 59.56'),
];

/**
 * The thresholds for a match of so many boards: the highest percentages for a draw, and for each victory point more but
 * the last. English Bridge Union, White Book 2025, 3.1.7.
 *
 * @throws Unscorable when no column is for so many boards
 */
export function ebuThresholds({ boards, half }: VpMatch): readonly Rational[] {
  const found = (half ? HALF : FULL).find(({ upTo }) => boards <= upTo);
  if (!found || !Number.isSafeInteger(boards) || boards < 1) {
    throw new Unscorable({ code: 'scoring.vp-boards', boards });
  }
  return found.percents;
}

function column(upTo: number, percents: string): Column {
  return { upTo, percents: percents.split(' ').map((percent) => Rational.parse(percent)) };
}
