import { imps, Rational } from '#scoring';
import type { SideName } from '#tournament';
import type {
  AwardSeen,
  BoardAMatchChartSeen,
  ChartSeen,
  ComparisonChartSeen,
  DatumSeen,
  FieldSeen,
  ScoreSeen,
  TravellerLineSeen,
  TravellerSeen,
} from '../api/documents.js';

/** What an award by comparison is made of: exact numbers as text, for the words around them. */
export type Comparison =
  MatchpointComparison | DatumComparison | CrossComparison | MatchComparison | ExpectedComparison;

export interface MatchpointComparison {
  readonly kind: 'matchpoints';
  readonly factoring: ChartSeen['factoring'];
  /** Scores on the board, and how many there should be. */
  readonly scores: number;
  readonly expected: number;
  readonly beaten: string;
  readonly equal: string;
  readonly better: string;
  /** Matchpoints among the scores there are, and the most that there can be. */
  readonly raw: string;
  readonly rawTop: string;
  readonly points: string;
  readonly top: string;
}

/** Against the datum: how many scores it is the mean of, and what the side has more than it. */
export interface DatumComparison {
  readonly kind: 'butler';
  readonly rows: readonly (ScoreSeen & { readonly counted: string })[];
  readonly dropped: number;
  readonly counted: string;
  readonly mean: string;
  readonly datum: number;
  readonly difference: number;
  readonly points: string;
}

/** Against each other score: how often, what the side has more than it, and the IMPs of that. */
export interface CrossComparison {
  readonly kind: 'cross-imps';
  readonly rows: readonly {
    readonly score: number;
    readonly times: string;
    readonly difference: number;
    readonly imps: number;
  }[];
  readonly others: number;
  readonly sum: string;
  /** What the sum is multiplied by; or under which root it is divided. */
  readonly factor: string | null;
  readonly root: number;
  readonly points: string;
}

/** Against each other table. */
export interface MatchComparison {
  readonly kind: 'board-a-match';
  readonly others: number;
  readonly won: string;
  readonly tied: string;
  readonly lost: string;
  readonly points: string;
  readonly top: string;
}

/** Among the scores that were expected. */
export interface ExpectedComparison {
  readonly kind: 'instant-matchpoints';
  readonly all: string;
  readonly beaten: string;
  readonly equal: string;
  readonly points: string;
  readonly top: string;
}

/** One of the scores that an award is made of, and how much of the award it makes: 1 where it is the only one. */
export interface ComparedPart {
  readonly score: number;
  readonly weight: string;
  readonly comparison: Comparison;
}

type Scored = Extract<AwardSeen, { readonly kind: 'scored' }>;

/**
 * Why a side's score is worth what it is: how it compares with the others of its field, or how each of several results
 * does that were assigned with weights. Undefined where the award does not come from a comparison.
 *
 * @param cap the most IMPs of one comparison, where the method has such a limit
 */
export function comparedParts(
  { fields }: Pick<TravellerSeen, 'fields'>,
  { field }: Pick<TravellerLineSeen, 'field'>,
  side: SideName,
  award: AwardSeen,
  cap = Number.POSITIVE_INFINITY,
): readonly ComparedPart[] | undefined {
  if (award.kind !== 'scored') return undefined;
  const found = fields.find((each) => each.field === field);
  if (!found) return undefined;
  const parts = award.parts.flatMap(({ score, weight }) => {
    const comparison = comparisonOf(found, side, score, award, cap);
    return comparison ? [{ score, weight, comparison }] : [];
  });
  return parts.length === award.parts.length ? parts : undefined;
}

function comparisonOf(
  field: FieldSeen,
  side: SideName,
  score: number,
  award: Scored,
  cap: number,
): Comparison | undefined {
  const alone = award.parts.length === 1 ? award.points : undefined;
  const top = field.top ?? '0';
  switch (field.kind) {
    case 'matchpoints':
      return ofFrequencies(chartOf(field.charts, side), score, top, alone);
    case 'butler':
      return againstDatum(chartOf(field.charts, side), score, alone);
    case 'cross-imps':
      return againstEach(chartOf(field.charts, side), score, award, cap);
    case 'board-a-match':
      return againstTables(chartOf(field.charts, side), score, top, alone);
    case 'instant-matchpoints':
      return amongExpected(field.charts[0]?.rows ?? [], side, score, { top, points: award.points });
    default:
      return field satisfies never;
  }
}

function chartOf<Chart extends { readonly side: SideName }>(
  charts: readonly Chart[],
  side: SideName,
): Chart | undefined {
  return charts.find((each) => each.side === side);
}

function rowOf<Row extends ScoreSeen>(rows: readonly Row[] | undefined, score: number): Row | undefined {
  return rows?.find((row) => row.score === score);
}

/** What a side has more with one score than with another, both in points for North-South. */
function gainOf(side: SideName, score: number, other: number): number {
  return side === 'NS' ? score - other : other - score;
}

function ofFrequencies(
  chart: ChartSeen | undefined,
  score: number,
  top: string,
  alone: string | undefined,
): MatchpointComparison | undefined {
  const row = rowOf(chart?.rows, score);
  if (!chart || !row) return undefined;
  const { scores, expected, factoring } = chart;
  // The top grows by the same for each further score.
  const perScore = Rational.parse(top).div(Rational.of(Math.max(1, expected - 1)));
  return {
    kind: 'matchpoints',
    factoring,
    scores,
    expected,
    beaten: row.beaten,
    equal: withoutItself(row),
    better: row.better,
    raw: row.raw,
    rawTop: perScore.mul(Rational.of(scores - 1)).toString(),
    points: alone ?? row.points,
    top,
  };
}

/** How often a score is there beside the one that is compared. */
function withoutItself({ frequency }: ScoreSeen): string {
  return Rational.parse(frequency).sub(Rational.ONE).toString();
}

function againstDatum(
  chart: DatumSeen | undefined,
  score: number,
  alone: string | undefined,
): DatumComparison | undefined {
  if (!chart || chart.datum === null || chart.mean === null) return undefined;
  const { rows, dropped, mean, datum, side } = chart;
  const difference = gainOf(side, score, datum);
  const counted = Rational.sum(rows.map((row) => Rational.parse(row.counted))).toString();
  const points = alone ?? String(imps(difference));
  return { kind: 'butler', rows, dropped, counted, mean, datum, difference, points };
}

function againstEach(
  chart: ComparisonChartSeen | undefined,
  score: number,
  { compared, parts, points }: Scored,
  cap: number,
): CrossComparison | undefined {
  const own = rowOf(chart?.rows, score);
  if (!chart || !own || !compared) return undefined;
  const { factor } = compared;
  const rows = chart.rows
    .map((row) => {
      const difference = gainOf(chart.side, score, row.score);
      const times = row === own ? withoutItself(row) : row.frequency;
      return {
        score: row.score,
        times,
        difference,
        imps: Math.max(-cap, Math.min(cap, imps(difference))),
      };
    })
    .filter(({ times }) => times !== '0');
  const ofPart = factor === null ? own.sum : Rational.parse(own.sum).mul(Rational.parse(factor)).toString();
  return {
    kind: 'cross-imps',
    rows,
    others: chart.scores - 1,
    sum: own.sum,
    factor,
    root: (chart.scores * (chart.scores - 1)) / 2,
    points: parts.length === 1 ? points : ofPart,
  };
}

function againstTables(
  chart: BoardAMatchChartSeen | undefined,
  score: number,
  top: string,
  alone: string | undefined,
): MatchComparison | undefined {
  const row = rowOf(chart?.rows, score);
  if (!chart || !row) return undefined;
  const { won, tied, lost } = row;
  const others = chart.scores - 1;
  return { kind: 'board-a-match', others, won, tied, lost, points: alone ?? row.points, top };
}

function amongExpected(
  rows: readonly ScoreSeen[],
  side: SideName,
  score: number,
  { top, points }: { readonly top: string; readonly points: string },
): ExpectedComparison {
  const together = (of: readonly ScoreSeen[]) =>
    Rational.sum(of.map(({ frequency }) => Rational.parse(frequency))).toString();
  return {
    kind: 'instant-matchpoints',
    all: together(rows),
    beaten: together(rows.filter((row) => gainOf(side, score, row.score) > 0)),
    equal: together(rows.filter((row) => row.score === score)),
    points,
    top,
  };
}
