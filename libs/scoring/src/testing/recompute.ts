import type { BoardAMatchAward } from '../board-a-match/board-a-match.js';
import type { BoardAward } from '../methods/board-method.js';
import type { ButlerAward } from '../butler/butler.js';
import type { CrossImpAward } from '../cross-imps/cross-imps.js';
import { vpFormTotal } from '../cross-imps/vp-form.js';
import { imps } from '../imps/imp-scale.js';
import type { InstantAward } from '../instant/instant.js';
import type { Award } from '../matchpoints/frequency-chart.js';
import { Rational } from '../arithmetic/rational.js';
import type { EventScore } from '../events/event-score.js';
import type { Rank } from '../ranking/rank.js';
import type { AppliedAdjustment, ContestantScore } from '../session/contestant-score.js';
import type { SessionRegulation } from '../session/session.js';
import type { ComparisonAward, Team } from '../teams/comparison.js';
import type { KnockoutSegment } from '../teams/knockout.js';
import type { Datum } from '../butler/datum.js';

type Scored<A> = Extract<A, { readonly kind: 'scored' }>;
type ScoredAward = Scored<BoardAward>;

/**
 * The points of an award, computed anew as a person would from what the award says of itself: nothing else is known of
 * the board. Awards are not rounded here.
 */
export function recomputed(award: BoardAward): Rational | undefined {
  switch (award.kind) {
    case 'not-played':
      return undefined;
    case 'artificial':
      return award.top ? percentOf(award.percent, award.top) : award.flat;
    case 'percentage':
      return award.top
        ? percentOf(award.percent, award.top)
        : award.percent.sub(Rational.of(50)).mul(Rational.of(3, 10));
    case 'scored':
      return ofScored(award);
    default:
      return award satisfies never;
  }
}

function percentOf(percent: Rational, top: Rational): Rational {
  return percent.mul(top).div(Rational.of(100));
}

function ofScored(award: ScoredAward): Rational {
  if ('datum' in award) return againstDatum(award);
  if ('sum' in award) return comparedEach(award);
  if ('side' in award) return amongExpected(award);
  return 'factoring' in award.chart
    ? onFrequencyChart(award as Scored<Award>)
    : wonAndTied(award as Scored<BoardAMatchAward>);
}

function weightedSum<Part extends { readonly weight: Rational }>(
  parts: readonly Part[],
  worth: (part: Part) => Rational,
): Rational {
  return Rational.sum(parts.map((part) => worth(part).mul(part.weight)));
}

/** Twice what is beaten and once what is equal but itself, by Neuberg's formula; few scores in percent by their order. */
function onFrequencyChart({ top, chart, parts }: Scored<Award>): Rational {
  if (chart.factoring === 'small-field') {
    return weightedSum(parts, ({ row: { beaten, better } }) =>
      percentOf(Rational.of(60).add(beaten.sub(better).mul(Rational.of(5))), top),
    );
  }
  const unit = top.div(Rational.of(chart.expected - 1));
  const half = unit.div(Rational.of(2));
  return weightedSum(parts, ({ row }) =>
    row.beaten
      .mul(unit)
      .add(row.frequency.sub(Rational.ONE).mul(half))
      .add(half)
      .mul(Rational.of(chart.expected, chart.scores))
      .sub(half),
  );
}

/** The difference from the datum in IMPs. */
function againstDatum({ datum, parts }: Scored<ButlerAward>): Rational {
  const tens = recomputedDatum(datum);
  const sign = datum.side === 'NS' ? 1 : -1;
  return weightedSum(parts, ({ score }) => Rational.of(imps(sign * (score - tens))));
}

/** The mean of what counts, to the nearest 10. */
export function recomputedDatum({ rows }: Datum): number {
  const counted = Rational.sum(rows.map((row) => row.counted));
  const mean = Rational.sum(rows.map((row) => row.counted.mul(Rational.of(row.score)))).div(counted);
  return Number(mean.div(Rational.of(10)).toText(0)) * 10;
}

/** The IMPs of each comparison, so many times, multiplied by the factor. */
function comparedEach({ chart, parts, factor }: Scored<CrossImpAward>): Rational {
  const sign = chart.side === 'NS' ? 1 : -1;
  const sum = weightedSum(parts, ({ row }) =>
    Rational.sum(
      row.comparisons.map(({ score, times }) => times.mul(Rational.of(imps(sign * (row.score - score))))),
    ),
  );
  return factor ? sum.mul(factor) : vpFormTotal([{ sum, scores: chart.scores }], 4);
}

/** Wins and half the ties, of all comparisons. */
function wonAndTied({ top, chart, parts }: Scored<BoardAMatchAward>): Rational {
  if (chart.scores === 1) return top.div(Rational.of(2));
  return weightedSum(parts, ({ row: { won, tied, lost } }) =>
    top.mul(won.add(tied.div(Rational.of(2)))).div(won.add(tied).add(lost)),
  );
}

/** Expected scores that are beaten and half of those that are equal, of all. */
function amongExpected({ side, top, chart, parts }: Scored<InstantAward>): Rational {
  const sign = side === 'NS' ? 1 : -1;
  const all = chart.frequencies.reduce((sum, { frequency }) => sum + frequency, 0);
  return weightedSum(parts, ({ score }) => {
    const halves = chart.frequencies.map(
      (row) => row.frequency * (1 + Math.sign(sign * (score - row.score))),
    );
    return top.mul(
      Rational.of(
        halves.reduce((sum, one) => sum + one, 0),
        2 * all,
      ),
    );
  });
}

/** What a contestant's session comes to. */
export interface RecomputedScore {
  readonly boards: number;
  readonly points: Rational;
  readonly maximum: Rational | undefined;
  readonly score: Rational;
  readonly percentage: Rational | undefined;
}

/**
 * A contestant's session, computed anew as a person would from its card, the full card it is measured by and its ledger
 * alone, with the decimals that the regulation rounds to.
 */
export function recomputedScore(
  { entries, fullMaximum, adjustments }: Pick<ContestantScore, 'entries' | 'fullMaximum' | 'adjustments'>,
  decimals: SessionRegulation['decimals'] = {},
): RecomputedScore {
  const awards = entries.flatMap(({ award }) => (award.kind === 'not-played' ? [] : [award]));
  const points = Rational.sum(awards.map((award) => award.points));
  const maximum = fullMaximum && Rational.sum(awards.map((award) => award.top!));
  const scaled = !maximum || maximum.isZero ? points : points.mul(fullMaximum).div(maximum);
  const given = adjustments.map((one) => recomputedAdjustment(one, awards.length, maximum, fullMaximum));
  const score = to(Rational.sum([scaled, ...given]), decimals.score);
  const hasPercentage = awards.length > 0 && fullMaximum && !fullMaximum.isZero;
  return {
    boards: awards.length,
    points,
    maximum,
    score,
    percentage: hasPercentage
      ? to(score.mul(Rational.of(100)).div(fullMaximum), decimals.percentage)
      : undefined,
  };
}

/** What a line of the ledger is worth: its amount, or so much of a top or of the full card. */
export function recomputedAdjustment(
  { unit, amount }: Pick<AppliedAdjustment, 'unit' | 'amount'>,
  boards: number,
  maximum: Rational | undefined,
  fullMaximum: Rational | undefined,
): Rational {
  const given = Rational.from(amount);
  if (unit === 'points') return given;
  if (unit === 'percent-of-session') return percentOf(given, fullMaximum!);
  return boards === 0 ? Rational.ZERO : percentOf(given, maximum!.div(Rational.of(boards)));
}

/** The sum of an event: the sessions that count, and what is beside them. */
export function recomputedSum({ sessions, adjustments }: EventScore): Rational {
  const counting = sessions.filter(({ as }) => as === 'played' || as === 'drop-in');
  return Rational.sum([
    ...counting.map(({ score }) => score),
    ...adjustments.map(({ amount }) => Rational.from(amount)),
  ]);
}

/** The places that a contestant shares: behind all that are better, together with those that are equal. */
export function recomputedPlace(
  ranks: readonly Rank[],
  contestant: string,
): readonly [number, number] | undefined {
  const taking = ranks.filter(({ place }) => place !== undefined);
  const own = taking.find((rank) => rank.contestant === contestant);
  if (!own) return undefined;
  const better = taking.filter(({ value }) => value.compare(own.value) > 0).length;
  const equal = taking.filter(({ value }) => value.equals(own.value)).length;
  return [better + 1, better + equal];
}

/** The points of two tables of a board to a team. */
export function recomputedComparison(award: ComparisonAward): Rational | undefined {
  if (award.kind === 'not-played') return undefined;
  if (award.kind === 'scored') return Rational.sum(award.parts.map(({ worth, weight }) => worth.mul(weight)));
  return Rational.sum(award.rulings.map(({ worth }) => worth)).div(Rational.of(award.rulings.length));
}

/** What a segment of a knockout in IMPs, of which nothing is split, brings a team: what it wins, board by board. */
export function recomputedGain(segment: KnockoutSegment, team: Team): Rational {
  const sign = team === 'home' ? 1 : -1;
  const won = segment.boards.map((board) => {
    const [only] = board[team].comparisons;
    if (only?.kind !== 'scored') return Rational.ZERO;
    const points = weightedSum(only.parts, ({ home, away }) => Rational.of(imps(sign * (home - away))));
    return Rational.max(points, Rational.ZERO);
  });
  const given = segment[team].adjustments.map(({ amount }) => Rational.from(amount));
  return Rational.sum([...won, ...given]);
}

function to(value: Rational, decimals: number | undefined): Rational {
  return decimals === undefined ? value : value.roundHalfAwayFromZero(decimals);
}
