import type { Side } from '#cards';
import type { Frequencies } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';

/** How the scores of a board become its datum, and each score its IMPs against it. Plain data. */
export interface ButlerRegulation {
  readonly datum: DatumRegulation;
  /**
   * What becomes of a board with fewer scores than it should have.
   * - factored: each score counts E/A times in the datum, so that extremes weigh less. EBU White Book 2025, 4.2.4.
   * - as-played: the datum is that of the scores there are.
   */
  readonly shortBoards: 'factored' | 'as-played';
  /** Whether the only score of a board is cancelled for average plus, or is its own datum: 0 IMPs. */
  readonly singleScore: 'average-plus' | 'zero';
  /** Decimals of an award, halves away from zero; only weighted scores need them. */
  readonly decimals?: number;
}

export interface DatumRegulation {
  /** How many scores are left out at each end: a fixed number, or so many percent of all, rounded down. */
  readonly drop: 'none' | { readonly eachEnd: number } | { readonly percentEachEnd: number };
  /** The fewest scores of which any are left out. */
  readonly dropFrom: number;
  /** To the nearest 10 or 1, halves away from zero. EBU White Book 2025, 4.2.6.2. */
  readonly roundTo: 10 | 1;
  /** Halves to the even one instead: 425 to 420, 435 to 440. ACBLscore manual, 83. */
  readonly halves?: 'even';
}

/** One score in a datum. */
export interface DatumRow {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  /** How often it is there: a whole number unless weights are. */
  readonly frequency: Rational;
  /** How often it counts before extremes are left out: more than its frequency on a short board. */
  readonly factored: Rational;
  /** How often it counts in the mean. */
  readonly counted: Rational;
}

/** The score that all of a board are compared with, and how it came to be. */
export interface Datum {
  readonly side: Side;
  /** Which form of a fouled board it is of; the only one has no name. */
  readonly form: string | undefined;
  /** How many scores there are. */
  readonly scores: number;
  readonly expected: number;
  /** How many are left out at each end. */
  readonly dropped: number;
  /** Highest first. */
  readonly rows: readonly DatumRow[];
  /** Of what counts; nothing without a score. */
  readonly mean: Rational | undefined;
  /** The mean, rounded. */
  readonly datum: number | undefined;
}

/** The datum of one side's scores on a board that should have `expected` of them. */
export function datumOf(
  side: Side,
  form: string | undefined,
  { scores, times }: Frequencies,
  expected: number,
  regulation: ButlerRegulation,
): Datum {
  const factor = regulation.shortBoards === 'factored' ? Rational.of(expected, scores || 1) : Rational.ONE;
  const table = [...times]
    .sort(([a], [b]) => b - a)
    .map(([score, frequency]) => ({ score, frequency, factored: frequency.mul(factor) }));
  const total = Rational.sum(table.map((row) => row.factored));
  const dropped = droppedEachEnd(scores, total, regulation.datum);
  const kept = withoutFirst(
    withoutFirst(
      table.map((row) => row.factored),
      dropped,
    ).toReversed(),
    dropped,
  );
  const counted = kept.toReversed();
  const rows = table.map((row, at) => ({ ...row, counted: counted[at]! }));
  const mean = scores === 0 ? undefined : meanOf(rows, total.sub(Rational.of(2 * dropped)));
  const datum = mean && roundedDatum(mean, regulation.datum.roundTo, regulation.datum.halves);
  return { side, form, scores, expected, dropped, rows, mean, datum };
}

/** The mean, rounded to the nearest 10 or 1 points, halves away from zero (EBU White Book 2025, 4.2.6.2), or even. */
export function roundedDatum(
  mean: Rational,
  roundTo: DatumRegulation['roundTo'],
  halves?: DatumRegulation['halves'],
): number {
  const exact = mean.div(Rational.of(roundTo));
  const away = exact.roundHalfAwayFromZero(0);
  const units = Number(away.numerator);
  const isHalf = away
    .sub(exact)
    .mul(Rational.of(2 * Math.sign(units)))
    .equals(Rational.ONE);
  return (halves === 'even' && isHalf && units % 2 !== 0 ? units - Math.sign(units) : units) * roundTo;
}

/** Never so many that none is left. */
function droppedEachEnd(scores: number, total: Rational, { drop, dropFrom }: DatumRegulation): number {
  if (drop === 'none' || scores < dropFrom) return 0;
  const each =
    'eachEnd' in drop
      ? drop.eachEnd
      : Number((total.numerator * BigInt(drop.percentEachEnd)) / (total.denominator * 100n));
  return Rational.of(2 * each).compare(total) < 0 ? each : 0;
}

/** What is left of each frequency when so many are taken away, from the first on. */
function withoutFirst(frequencies: readonly Rational[], dropped: number): Rational[] {
  let rest = Rational.of(dropped);
  return frequencies.map((frequency) => {
    const taken = Rational.min(rest, frequency);
    rest = rest.sub(taken);
    return frequency.sub(taken);
  });
}

function meanOf(rows: readonly DatumRow[], total: Rational): Rational {
  return Rational.sum(rows.map(({ score, counted }) => counted.mul(Rational.of(score)))).div(total);
}
