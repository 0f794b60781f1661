import type { BoardAMatchAward } from '../board-a-match/board-a-match.js';
import type { BoardAward } from '../board-method.js';
import type { ButlerAward } from '../butler/butler.js';
import type { CrossImpAward } from '../cross-imps/cross-imps.js';
import { vpFormTotal } from '../cross-imps/vp-form.js';
import { imps } from '../imps/imp-scale.js';
import type { InstantAward } from '../instant/instant.js';
import type { Award } from '../matchpoints/award.js';
import { Rational } from '../rational.js';

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

/** Twice what is beaten and once what is equal but itself, by Neuberg's formula. */
function onFrequencyChart({ top, chart, parts }: Scored<Award>): Rational {
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

/** The mean of what counts, to the nearest 10; the difference from it in IMPs. */
function againstDatum({ datum, parts }: Scored<ButlerAward>): Rational {
  const counted = Rational.sum(datum.rows.map((row) => row.counted));
  const mean = Rational.sum(datum.rows.map((row) => row.counted.mul(Rational.of(row.score)))).div(counted);
  const tens = Number(mean.div(Rational.of(10)).toText(0)) * 10;
  const sign = datum.side === 'NS' ? 1 : -1;
  return weightedSum(parts, ({ score }) => Rational.of(imps(sign * (score - tens))));
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
