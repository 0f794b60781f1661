import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import type { ImpVpScale, PercentageVpScale, VpMatch, VpRow } from './vp-scale.js';
import { continuousScale, discreteScale } from './wbf-curve.js';

/** What a match is worth to a side and to its opponents, and why. */
export interface VictoryPoints {
  readonly own: Rational;
  readonly opponents: Rational;
  readonly why: VpReason;
}

/** Where on its scale a match is. */
export type VpReason =
  /** The rounded curve for the margin, and by how much the rule of gains has raised it. */
  | {
      readonly kind: 'curve';
      readonly margin: number;
      readonly rounded: Rational;
      readonly raised: Rational;
    }
  /** The margins of the band that the match is in; the last has no end. */
  | { readonly kind: 'band'; readonly margin: number; readonly from: number; readonly to: number | undefined }
  /** The row of a table. */
  | { readonly kind: 'row'; readonly margin: Rational; readonly row: VpRow }
  | { readonly kind: 'outcome'; readonly margin: Rational; readonly outcome: 'win' | 'tie' | 'loss' }
  /** The better side's percentage is above one threshold and not above the other. */
  | {
      readonly kind: 'percentage';
      readonly percent: Rational;
      readonly above: Rational | undefined;
      readonly upTo: Rational | undefined;
    };

/**
 * The victory points of a match in IMPs. The scales of the World Bridge Federation are for whole IMPs: another margin is
 * rounded first, halves away from zero, as cross-IMPs of a match are. EBU White Book 2025, 4.2.6.3.
 *
 * @param margin the side's IMPs less those of its opponents
 * @throws Unscorable when the scale has nothing for such a match
 */
export function victoryPoints(scale: ImpVpScale, margin: RationalLike, match: VpMatch): VictoryPoints {
  const exact = Rational.from(margin);
  const size = exact.compare(Rational.ZERO) < 0 ? exact.negated() : exact;
  const { hasHalves, ofWinner } = scaleOf(scale);
  const [full, rest, why] = ofWinner(scale, size, match);
  const [winner, loser] = match.half && !hasHalves ? [full.div(TWO), rest.div(TWO)] : [full, rest];
  return exact.compare(Rational.ZERO) < 0
    ? { own: loser, opponents: winner, why: lost(why) }
    : { own: winner, opponents: loser, why };
}

const TWO = Rational.of(2);

/**
 * The victory points of a match in percent of its matchpoints: on a threshold, those nearer to average; below 50 %, what
 * the opponents leave. English Bridge Union, White Book 2025, 3.1.7.
 *
 * @throws Unscorable when the scale has nothing for so many boards, or the percentage is none
 */
export function percentageVictoryPoints(
  _scale: PercentageVpScale,
  percent: RationalLike,
  match: VpMatch,
): VictoryPoints {
  const exact = Rational.from(percent);
  if (exact.compare(Rational.ZERO) < 0 || exact.compare(HUNDRED) > 0) {
    throw new Unscorable({ code: 'scoring.percentage', percent: exact.toString() });
  }
  const thresholds = ebuThresholds(match);
  const pool = Rational.of(match.half ? 10 : 20);
  const better = Rational.max(exact, HUNDRED.sub(exact));
  const passed = thresholds.filter((threshold) => better.compare(threshold) > 0).length;
  const winner = pool.div(Rational.of(2)).add(Rational.of(passed));
  const why: VpReason = {
    kind: 'percentage',
    percent: exact,
    above: thresholds[passed - 1],
    upTo: thresholds[passed],
  };
  const isBetter = better.equals(exact);
  return {
    own: isBetter ? winner : pool.sub(winner),
    opponents: isBetter ? pool.sub(winner) : winner,
    why,
  };
}

const HUNDRED = Rational.of(100);

/** How a scale for IMPs gives points. */
interface ImpScaleRules<Scale> {
  /** Whether it has half matches of its own: of others a half match has half the points. */
  readonly hasHalves: boolean;
  /**
   * What the winner by so much has, what the loser has, and why.
   *
   * @throws Unscorable when the scale has nothing for such a match
   */
  ofWinner(scale: Scale, margin: Rational, match: VpMatch): [Rational, Rational, VpReason];
}

/** Every scale for IMPs, by its kind. */
export const IMP_SCALES: {
  readonly [Kind in ImpVpScale['kind']]: ImpScaleRules<Extract<ImpVpScale, { readonly kind: Kind }>>;
} = {
  'wbf-continuous': {
    hasHalves: true,
    ofWinner: ({ gains }, margin, match) => onContinuousScale(gains, wholeImps(margin), match),
  },
  'wbf-discrete': {
    hasHalves: true,
    ofWinner: (_scale, margin, match) => onDiscreteScale(wholeImps(margin), match),
  },
  table: { hasHalves: false, ofWinner: ({ rows }, margin, match) => onTable(rows, margin, match) },
  'win-loss': {
    hasHalves: false,
    ofWinner(scale, margin) {
      const [win, tie, loss] = [scale.win, scale.tie, scale.loss].map((one) => Rational.from(one));
      if (margin.isZero) return [tie!, tie!, { kind: 'outcome', margin, outcome: 'tie' }];
      return [win!, loss!, { kind: 'outcome', margin, outcome: 'win' }];
    },
  },
};

function scaleOf({ kind }: ImpVpScale): ImpScaleRules<ImpVpScale> {
  return IMP_SCALES[kind] as ImpScaleRules<ImpVpScale>;
}

function wholeImps(margin: Rational): number {
  return Number(margin.roundHalfAwayFromZero(0).numerator);
}

function onContinuousScale(
  gains: 'never-rising' | 'as-rounded',
  margin: number,
  match: VpMatch,
): [Rational, Rational, VpReason] {
  const { rounded, neverRising } = continuousScale(match);
  const at = Math.min(margin, rounded.length - 1);
  const points = gains === 'never-rising' ? neverRising[at]! : rounded[at]!;
  const pool = rounded.at(-1)!;
  return [
    Rational.of(points, 100),
    Rational.of(pool - points, 100),
    {
      kind: 'curve',
      margin,
      rounded: Rational.of(rounded[at]!, 100),
      raised: Rational.of(points - rounded[at]!, 100),
    },
  ];
}

function onDiscreteScale(margin: number, match: VpMatch): [Rational, Rational, VpReason] {
  const starts = discreteScale(match);
  const band = starts.findLastIndex((start) => start <= margin);
  const half = starts.length - 1;
  const next = starts[band + 1];
  const to = next === undefined ? undefined : next - 1;
  return [
    Rational.of(half + band),
    Rational.of(half - band),
    { kind: 'band', margin, from: starts[band]!, to },
  ];
}

/** At no margin neither side is the winner: they share what the row has. */
function onTable(
  rows: readonly VpRow[],
  margin: Rational,
  { boards }: VpMatch,
): [Rational, Rational, VpReason] {
  const row = rows
    .filter((one) => !one.boards || (one.boards[0] <= boards && boards <= one.boards[1]))
    .filter((one) => margin.compare(Rational.of(one.from)) >= 0)
    .toSorted((a, b) => b.from - a.from)[0];
  if (!row) throw new Unscorable({ code: 'scoring.vp-table', boards, margin: margin.toString() });
  const [winner, loser] = [Rational.from(row.winner), Rational.from(row.loser)];
  const why: VpReason = { kind: 'row', margin, row };
  if (!margin.isZero) return [winner, loser, why];
  const shared = winner.add(loser).div(Rational.of(2));
  return [shared, shared, why];
}

/** The reason as the loser has it. */
function lost(why: VpReason): VpReason {
  switch (why.kind) {
    case 'curve':
    case 'band':
      return { ...why, margin: 0 - why.margin };
    case 'row':
      return { ...why, margin: why.margin.negated() };
    case 'outcome':
      return { ...why, margin: why.margin.negated(), outcome: 'loss' };
    case 'percentage':
      return why;
    default:
      return why satisfies never;
  }
}

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
