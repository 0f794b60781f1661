import type { FrequencyChart, Rational, ScoredBoard } from '#scoring';
import type { SideName } from '#tournament';

/** A field in which a board is scored, with what explains every award in it: by each method its own kind of charts. */
export type FieldDocument = {
  /** `A+B/7`. */
  readonly field: string;
  /** How many scores it should have. */
  readonly expected: number;
  /** What whoever beats them all has; nothing in IMPs. */
  readonly top: string | null;
} & ChartsOfField;

type ChartsOfField =
  | { readonly kind: 'matchpoints'; readonly charts: readonly ChartDocument[] }
  | { readonly kind: 'butler'; readonly charts: readonly DatumDocument[] }
  | { readonly kind: 'cross-imps'; readonly charts: readonly ComparisonChartDocument[] }
  | { readonly kind: 'board-a-match'; readonly charts: readonly BoardAMatchChartDocument[] }
  | { readonly kind: 'instant-matchpoints'; readonly charts: readonly ExpectedScoresDocument[] };

/** The scores of one side; how many there are, and how many there should be. */
type OfSide = {
  readonly side: SideName;
  readonly scores: number;
  readonly expected: number;
  /** For a fouled board: the ruling that makes these the scores of one version of it; the original version has none. */
  readonly form?: string;
};

type OfChart = Omit<OfSide, 'form'> & { readonly form?: string | undefined };

/** A score in points for North-South, and how often it is there. */
type ScoreDocument = { readonly score: number; readonly frequency: string };

/** The scores of one side, best first, with the matchpoints of each. */
export type ChartDocument = OfSide & {
  readonly factoring: FrequencyChart['factoring'];
  readonly rows: readonly (ScoreDocument & {
    readonly beaten: string;
    readonly better: string;
    readonly raw: string;
    readonly points: string;
  })[];
};

/** What all scores of one side are compared with by Butler: their mean, without those that are left out. */
export type DatumDocument = OfSide & {
  /** How many are left out at each end. */
  readonly dropped: number;
  readonly mean: string | null;
  /** The mean, rounded. */
  readonly datum: number | null;
  /** Highest first, with how often each counts. */
  readonly rows: readonly (ScoreDocument & { readonly counted: string })[];
};

/** The scores of one side, best first, with the IMPs of each against all others (Law 78B). */
export type ComparisonChartDocument = OfSide & {
  readonly rows: readonly (ScoreDocument & { readonly sum: string })[];
};

/** The scores of one side, best first, with how many of the others each wins against, ties with and loses to. */
export type BoardAMatchChartDocument = OfSide & {
  readonly rows: readonly (ScoreDocument & {
    readonly won: string;
    readonly tied: string;
    readonly lost: string;
    readonly points: string;
  })[];
};

/** The scores that were expected before the board was played. */
export type ExpectedScoresDocument = { readonly rows: readonly ScoreDocument[] };

type BoardBy<Kind> = Extract<ScoredBoard, { readonly kind: Kind }>;
type ChartsBy<Kind> = Extract<ChartsOfField, { readonly kind: Kind }>['charts'];

/** The charts of a board by each method: which figures of a row are shown. */
export const FIELD_CHARTS: {
  readonly [Kind in ScoredBoard['kind']]: (board: BoardBy<Kind>) => ChartsBy<Kind>;
} = {
  matchpoints: ({ charts }) =>
    charts.map((chart) => ({
      ...ofSide(chart),
      factoring: chart.factoring,
      rows: rowsOf(chart, ['beaten', 'better', 'raw', 'points']),
    })),
  butler: ({ charts }) =>
    charts.map((chart) => ({
      ...ofSide(chart),
      dropped: chart.dropped,
      mean: chart.mean?.toString() ?? null,
      datum: chart.datum ?? null,
      rows: rowsOf(chart, ['counted']),
    })),
  'cross-imps': ({ charts }) => charts.map((chart) => ({ ...ofSide(chart), rows: rowsOf(chart, ['sum']) })),
  'board-a-match': ({ charts }) =>
    charts.map((chart) => ({ ...ofSide(chart), rows: rowsOf(chart, ['won', 'tied', 'lost', 'points']) })),
  'instant-matchpoints': ({ charts }) =>
    charts.map(({ frequencies }) => ({
      rows: frequencies.map(({ score, frequency }) => ({ score, frequency: `${frequency}` })),
    })),
};

/** A field with its charts. */
export function fieldDocument(field: string, expected: number, board: ScoredBoard): FieldDocument {
  const charts = FIELD_CHARTS[board.kind] as (board: ScoredBoard) => ChartsOfField['charts'];
  const shown = { kind: board.kind, charts: charts(board) } as ChartsOfField;
  return { field, expected, top: board.top?.toString() ?? null, ...shown };
}

function ofSide({ side, scores, expected, form }: OfChart): OfSide {
  return { side, scores, expected, ...(form !== undefined && { form }) };
}

/** The rows of a chart with these of their figures, exactly. */
function rowsOf<Figure extends string>(
  {
    rows,
  }: {
    readonly rows: readonly ({ readonly score: number } & Readonly<Record<Figure | 'frequency', Rational>>)[];
  },
  figures: readonly Figure[],
): readonly (ScoreDocument & Readonly<Record<Figure, string>>)[] {
  return rows.map((row) => {
    const written = figures.map((figure) => [figure, row[figure].toString()] as const);
    return {
      score: row.score,
      frequency: row.frequency.toString(),
      ...(Object.fromEntries(written) as Record<Figure, string>),
    };
  });
}
