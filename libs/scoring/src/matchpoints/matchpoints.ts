import type { Side } from '#cards';
import type { ArtificialScore, FieldLine, SideResult } from '../board-field.js';
import { Rational, type RationalLike } from '../rational.js';
import { Unscorable } from '../unscorable.js';
import { artificialPercent } from './artificial.js';
import type { Award } from './award.js';
import {
  frequencyChart,
  topOf,
  weightsOf,
  type FrequencyChart,
  type FrequencyRow,
  type LineScores,
} from './frequency-chart.js';
import type { FieldRegulation } from './regulation.js';

/** The awards of one board over its whole field. */
export interface BoardAwards {
  /** Matchpoints of whoever beats all scores that the board should have. */
  readonly top: Rational;
  /** A chart for each side, and for each form of a fouled board. */
  readonly charts: readonly FrequencyChart[];
  /** In the order of the lines. */
  readonly lines: readonly LineAwards[];
}

export interface LineAwards {
  readonly id: string;
  readonly ns: Award;
  readonly ew: Award;
}

/**
 * The matchpoints of one board. Each side's score is compared with all scores that this side has on the same form of the
 * board (Law 78A, Law 87), and factored to the number of scores expected. What is no score is not compared with.
 * Artificial scores have 60, 50 and 40 % here; a contestant's session may move them (see `artificialPercent`).
 *
 * @param lines of all sections that the board is compared over, in any order
 * @throws Unscorable when the lines contradict themselves
 */
export function matchpoints(lines: readonly FieldLine[], regulation: FieldRegulation): BoardAwards {
  const { expected } = regulation;
  if (!Number.isSafeInteger(expected) || expected < 1) {
    throw new Unscorable({ code: 'scoring.expected', expected });
  }
  refuseDoubledLines(lines);
  const ns = sideAwards('NS', lines, regulation);
  const ew = sideAwards('EW', lines, regulation);
  return {
    top: topOf(regulation),
    charts: [...ns.charts, ...ew.charts],
    lines: lines.map(({ id }, index) => ({ id, ns: ns.awards[index]!, ew: ew.awards[index]! })),
  };
}

function refuseDoubledLines(lines: readonly FieldLine[]): void {
  const ids = new Set<string>();
  for (const { id } of lines) {
    if (ids.has(id)) throw new Unscorable({ code: 'scoring.line-twice', line: id });
    ids.add(id);
  }
}

function sideAwards(side: Side, lines: readonly FieldLine[], regulation: FieldRegulation) {
  const results = lines.map((line) => {
    const result = side === 'NS' ? line.ns : line.ew;
    return { form: line.form, result, scores: scoresOf(line.id, result) };
  });
  const charts = new Map<string | undefined, Chart>();
  for (const form of new Set(results.map((line) => line.form))) {
    const scores = results.flatMap((line) => (line.form === form && line.scores ? [line.scores] : []));
    const chart = frequencyChart(side, form, scores, regulation);
    charts.set(form, { chart, rows: new Map(chart.rows.map((row) => [row.score, row])) });
  }
  const top = topOf(regulation);
  return {
    charts: [...charts.values()].map(({ chart }) => chart),
    awards: results.map(({ form, result, scores }) =>
      scores
        ? comparedAward(scores, charts.get(form)!, top, regulation)
        : uncomparedAward(result as Exclude<SideResult, Compared>, top, regulation),
    ),
  };
}

interface Chart {
  readonly chart: FrequencyChart;
  readonly rows: ReadonlyMap<number, FrequencyRow>;
}

type Compared = { readonly kind: 'score' | 'weighted' };

/** What the result is compared by; nothing when it is not compared. */
function scoresOf(line: string, result: SideResult): LineScores | undefined {
  if (result.kind === 'score') return checked(line, [{ score: result.score, weight: Rational.ONE }]);
  if (result.kind === 'weighted') return checked(line, weightsOf(result.scores));
  return undefined;
}

function checked(line: string, scores: LineScores): LineScores {
  if (scores.some(({ score }) => !Number.isSafeInteger(score))) {
    throw new Unscorable({ code: 'scoring.score', line });
  }
  const positive = scores.every(({ weight }) => weight.compare(Rational.ZERO) > 0);
  if (!positive || !Rational.sum(scores.map(({ weight }) => weight)).equals(Rational.ONE)) {
    throw new Unscorable({ code: 'scoring.weights', line });
  }
  return scores;
}

function comparedAward(
  scores: LineScores,
  { chart, rows }: Chart,
  top: Rational,
  regulation: FieldRegulation,
): Award {
  if (chart.factoring === 'single-score') return artificialAward('ave+', 'single-score', top, regulation);
  const parts = scores.map(({ score, weight }) => ({ row: rows.get(score)!, weight }));
  const exact = Rational.sum(parts.map(({ row, weight }) => row.points.mul(weight)));
  return { kind: 'scored', points: roundedAward(exact, regulation), top, chart, parts };
}

function artificialAward(
  award: ArtificialScore,
  because: 'ruling' | 'single-score',
  top: Rational,
  regulation: FieldRegulation,
): Award {
  const percent = artificialPercent(award, undefined, 'none');
  return { kind: 'artificial', award, because, points: partOfTop(percent, top, regulation), top, percent };
}

function uncomparedAward(
  result: Exclude<SideResult, Compared>,
  top: Rational,
  regulation: FieldRegulation,
): Award {
  switch (result.kind) {
    case 'artificial':
      return artificialAward(result.award, 'ruling', top, regulation);
    case 'percentage': {
      const percent = Rational.from(result.percent);
      return { kind: 'percentage', points: partOfTop(percent, top, regulation), top, percent };
    }
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return result satisfies never;
  }
}

/** A percentage of the top, rounded as awards are. */
export function partOfTop(
  percent: RationalLike,
  top: Rational,
  { decimals }: { readonly decimals?: number },
): Rational {
  return roundedAward(Rational.from(percent).mul(top).div(Rational.of(100)), { decimals });
}

function roundedAward(points: Rational, { decimals }: { readonly decimals?: number | undefined }): Rational {
  return decimals === undefined ? points : points.roundHalfAwayFromZero(decimals);
}
