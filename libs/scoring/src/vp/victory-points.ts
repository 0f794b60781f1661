import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import { ebuThresholds } from './ebu-percentages.js';
import type { ImpVpScale, PercentageVpScale, VpMatch, VpRow } from './vp-scale.js';
import { continuousScale } from './wbf-continuous.js';
import { discreteScale } from './wbf-discrete.js';

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
