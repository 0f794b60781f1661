import type { Side } from '#cards';
import { frequenciesOf, type LineScores } from '../line-scores.js';
import { Rational } from '../rational.js';
import type { FieldRegulation } from './regulation.js';

/** What one score is worth to a side, and why. */
export interface FrequencyRow {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  /** How often it is there: a whole number unless weights are. */
  readonly frequency: Rational;
  /** How many scores of the chart it beats, ... */
  readonly beaten: Rational;
  /** ... and how many beat it. The others are equal. */
  readonly better: Rational;
  /** Its matchpoints among the scores there are. */
  readonly raw: Rational;
  /** Its matchpoints on the board: out of the full top, not rounded. */
  readonly points: Rational;
}

/**
 * How raw matchpoints became points.
 * - full: there are as many scores as expected; points are raw.
 * - neuberg: another number of scores, factored to the expected one.
 * - small-field: two or three scores have percentages by their order.
 * - single-score: one score has nothing to be compared with; its row says 60 %.
 */
export type Factoring = 'full' | 'neuberg' | 'small-field' | 'single-score';

/**
 * The frequencies of a board for one side: the scores that this side has, best first. The sides have charts of their
 * own because a split score is another score to each of them.
 */
export interface FrequencyChart {
  readonly side: Side;
  /** Which form of a fouled board these are; the only one has no name. */
  readonly form: string | undefined;
  /** How many scores there are. */
  readonly scores: number;
  readonly expected: number;
  readonly factoring: Factoring;
  readonly rows: readonly FrequencyRow[];
}

/** Matchpoints for one score beaten: with half of it for one equalled. */
export function unitOf(regulation: FieldRegulation): Rational {
  return regulation.scale === 'double' ? TWO : Rational.ONE;
}

/** Matchpoints of whoever beats all scores that the board should have. */
export function topOf(regulation: FieldRegulation): Rational {
  return unitOf(regulation).mul(Rational.of(regulation.expected - 1));
}

/** The frequency chart of one side's scores. A weighted score is there with its weights. */
export function frequencyChart(
  side: Side,
  form: string | undefined,
  lines: readonly LineScores[],
  regulation: FieldRegulation,
): FrequencyChart {
  const best = side === 'NS' ? 1 : -1;
  const scores = lines.length;
  const factoring = factoringOf(scores, regulation);
  let beaten = Rational.ZERO;
  const rows = [...frequenciesOf(lines)]
    .sort(([a], [b]) => best * (a - b))
    .map(([score, frequency]) => {
      const row = {
        score,
        frequency,
        beaten,
        better: Rational.of(scores).sub(beaten).sub(frequency),
        raw: rawPoints(beaten, frequency, regulation),
      };
      beaten = beaten.add(frequency);
      return { ...row, points: factored(row.raw, scores, factoring, regulation) };
    });
  return { side, form, scores, expected: regulation.expected, factoring, rows: rows.toReversed() };
}

/** A score is not compared with itself: of its own frequency all but 1 are equals, also when weights make it a part. */
function rawPoints(beaten: Rational, frequency: Rational, regulation: FieldRegulation): Rational {
  return unitOf(regulation).mul(beaten.add(frequency.sub(Rational.ONE).div(TWO)));
}

function factoringOf(scores: number, { expected, smallFields }: FieldRegulation): Factoring {
  if (scores === 1 && smallFields !== 'factored') return 'single-score';
  if (scores === expected) return 'full';
  if (smallFields === 'white-book' && scores <= 3 && 3 * scores <= expected) return 'small-field';
  return 'neuberg';
}

function factored(
  raw: Rational,
  scores: number,
  factoring: Factoring,
  regulation: FieldRegulation,
): Rational {
  switch (factoring) {
    case 'full':
      return raw;
    case 'neuberg': {
      // (M + 1) E/A - 1 on the double scale: half a unit is 1 there, and 1/2 on the other.
      const half = unitOf(regulation).div(TWO);
      return raw.add(half).mul(Rational.of(regulation.expected, scores)).sub(half);
    }
    case 'small-field':
    case 'single-score': {
      // 60 % in the middle and 5 % for each half win above or below it: 65 and 55; 70, 60 and 50.
      const halfWins = raw
        .div(unitOf(regulation))
        .mul(TWO)
        .sub(Rational.of(scores - 1));
      const percent = Rational.of(60).add(Rational.of(5).mul(halfWins));
      return topOf(regulation).mul(percent).div(HUNDRED);
    }
    default:
      return factoring satisfies never;
  }
}

const TWO = Rational.of(2);
const HUNDRED = Rational.of(100);
