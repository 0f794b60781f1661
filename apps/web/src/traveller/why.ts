import { boardOutcome, imps, Rational, type BoardMethod } from '#scoring';
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
} from '../api/travellerDocuments.js';

/** What an award by comparison is made of: exact numbers as text, for the words around them. */
export type Comparison =
  | MatchpointComparison
  | DatumComparison
  | CrossComparison
  | MatchComparison
  | ExpectedComparison;

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
  /** What the whole award comes to. */
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
 * does with those of the other tables that were assigned with weights. Undefined where the award does not come from a
 * comparison.
 */
export function comparedParts(
  { fields }: Pick<TravellerSeen, 'fields'>,
  { field, form }: Pick<TravellerLineSeen, 'field' | 'form'>,
  side: SideName,
  award: AwardSeen,
  method?: BoardMethod,
): readonly ComparedPart[] | undefined {
  if (award.kind !== 'scored') return undefined;
  const found = fields.find((each) => each.field === field);
  if (!found) return undefined;
  const parts = award.parts.flatMap(({ score, weight }) => {
    const comparison = comparisonOf(found, side, score, { award, method, form });
    return comparison ? [{ score, weight, comparison }] : [];
  });
  return parts.length === award.parts.length ? parts : undefined;
}

/** The scores at the other tables with which a side's is compared one by one, best first; none by other methods. */
export function scoresAtOthers(
  { fields }: Pick<TravellerSeen, 'fields'>,
  { field, form }: Pick<TravellerLineSeen, 'field' | 'form'>,
  side: SideName,
  award: AwardSeen,
): readonly { readonly score: number; readonly times: string }[] {
  const found = fields.find((each) => each.field === field);
  if (award.kind !== 'scored' || (found?.kind !== 'matchpoints' && found?.kind !== 'board-a-match'))
    return [];
  const charts: readonly {
    readonly side: SideName;
    readonly form?: string;
    readonly rows: readonly ScoreSeen[];
  }[] = found.charts;
  return atOthers(chartOf(charts, side, form)?.rows ?? [], award)
    .filter(({ times }) => !times.isZero)
    .map(({ score, times }) => ({ score, times: times.toString() }));
}

function comparisonOf(
  field: FieldSeen,
  side: SideName,
  score: number,
  {
    award,
    method,
    form,
  }: { readonly award: Scored; readonly method: BoardMethod | undefined; readonly form: string | undefined },
): Comparison | undefined {
  const alone = award.parts.length === 1 ? award.points : undefined;
  const top = field.top ?? '0';
  switch (field.kind) {
    case 'matchpoints':
      return ofFrequencies(chartOf(field.charts, side, form), score, top, award);
    case 'butler':
      return againstDatum(chartOf(field.charts, side, form), score, alone);
    case 'cross-imps': {
      const cap = method?.kind === 'cross-imps' ? method.cap : undefined;
      return againstEach(chartOf(field.charts, side, form), score, award, cap ?? Number.POSITIVE_INFINITY);
    }
    case 'board-a-match': {
      const tieUpTo = method?.kind === 'board-a-match' ? method.tieUpTo : 0;
      return againstTables(chartOf(field.charts, side, form), score, top, { award, tieUpTo });
    }
    case 'instant-matchpoints':
      return amongExpected(field.charts[0]?.rows ?? [], side, score, { top, points: award.points });
    // No page explains the comparisons of such a method.
    default:
      return undefined;
  }
}

/** The scores of a side, of the form of the board that was played at its table. */
function chartOf<Chart extends { readonly side: SideName; readonly form?: string }>(
  charts: readonly Chart[],
  side: SideName,
  form: string | undefined,
): Chart | undefined {
  return charts.find((each) => each.side === side && each.form === form);
}

function rowOf<Row extends ScoreSeen>(rows: readonly Row[] | undefined, score: number): Row | undefined {
  return rows?.find((row) => row.score === score);
}

/** What a side has more with one score than with another, both in points for North-South. */
function gainOf(side: SideName, score: number, other: number): number {
  return side === 'NS' ? score - other : other - score;
}

/** How often each score is there at the other tables: without the line's own one, or its own ones by their weights. */
function atOthers(
  rows: readonly ScoreSeen[],
  { parts }: Scored,
): readonly { score: number; times: Rational }[] {
  return rows.map(({ score, frequency }) => {
    const own = parts.find((part) => part.score === score);
    const times = Rational.parse(frequency);
    return { score, times: own ? times.sub(Rational.parse(own.weight)) : times };
  });
}

function together(rows: readonly { readonly times: Rational }[]): Rational {
  return Rational.sum(rows.map(({ times }) => times));
}

function ofFrequencies(
  chart: ChartSeen | undefined,
  score: number,
  top: string,
  award: Scored,
): MatchpointComparison | undefined {
  if (!chart || !rowOf(chart.rows, score)) return undefined;
  const { scores, expected, factoring, side } = chart;
  const others = atOthers(chart.rows, award);
  const [beaten, equal, better] = [1, 0, -1].map((sign) =>
    together(others.filter((row) => Math.sign(gainOf(side, score, row.score)) === sign)),
  ) as [Rational, Rational, Rational];
  // The top grows by the same for each further score.
  const perScore = Rational.parse(top).div(Rational.of(Math.max(1, expected - 1)));
  return {
    kind: 'matchpoints',
    factoring,
    scores,
    expected,
    beaten: beaten.toString(),
    equal: equal.toString(),
    better: better.toString(),
    raw: perScore.mul(beaten.add(equal.div(Rational.of(2)))).toString(),
    rawTop: perScore.mul(Rational.of(scores - 1)).toString(),
    points: award.points,
    top,
  };
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
  award: Scored,
  cap: number,
): CrossComparison | undefined {
  const { compared, parts } = award;
  if (!chart || !rowOf(chart.rows, score) || !compared) return undefined;
  const { factor } = compared;
  const rows = atOthers(chart.rows, award)
    .filter(({ times }) => !times.isZero)
    .map(({ score: other, times }) => {
      const difference = gainOf(chart.side, score, other);
      return { score: other, times, difference, imps: Math.max(-cap, Math.min(cap, imps(difference))) };
    });
  const sum = Rational.sum(rows.map(({ times, imps: each }) => times.mul(Rational.of(each))));
  const root = (chart.scores * (chart.scores - 1)) / 2;
  const ofPart =
    factor === null
      ? (sum.toNumber() / Math.sqrt(Math.max(1, root))).toFixed(4)
      : sum.mul(Rational.parse(factor)).toString();
  return {
    kind: 'cross-imps',
    rows: rows.map((row) => ({ ...row, times: row.times.toString() })),
    others: chart.scores - 1,
    sum: sum.toString(),
    factor,
    root,
    points: parts.length === 1 ? award.points : ofPart,
  };
}

function againstTables(
  chart: BoardAMatchChartSeen | undefined,
  score: number,
  top: string,
  { award, tieUpTo }: { readonly award: Scored; readonly tieUpTo: number },
): MatchComparison | undefined {
  if (!chart || !rowOf(chart.rows, score)) return undefined;
  const tables = chart.scores - 1;
  const rows = atOthers(chart.rows, award);
  const [won, tied, lost] = (['won', 'tied', 'lost'] as const).map((outcome) =>
    together(
      rows.filter((row) => boardOutcome(gainOf(chart.side, score, row.score), { tieUpTo }) === outcome),
    ),
  ) as [Rational, Rational, Rational];
  const half = Rational.parse(top).div(Rational.of(2));
  const ofPart = tables === 0 ? half : half.mul(won.add(won).add(tied)).div(Rational.of(tables));
  return {
    kind: 'board-a-match',
    others: tables,
    won: won.toString(),
    tied: tied.toString(),
    lost: lost.toString(),
    points: award.parts.length === 1 ? award.points : ofPart.toString(),
    top,
  };
}

function amongExpected(
  rows: readonly ScoreSeen[],
  side: SideName,
  score: number,
  { top, points }: { readonly top: string; readonly points: string },
): ExpectedComparison {
  const all = (of: readonly ScoreSeen[]) =>
    together(of.map(({ frequency }) => ({ times: Rational.parse(frequency) }))).toString();
  return {
    kind: 'instant-matchpoints',
    all: all(rows),
    beaten: all(rows.filter((row) => gainOf(side, score, row.score) > 0)),
    equal: all(rows.filter((row) => row.score === score)),
    points,
    top,
  };
}
