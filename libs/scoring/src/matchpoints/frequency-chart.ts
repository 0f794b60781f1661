import type { Side } from '#cards';
import type { Frequencies } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import type { AwardOfTop } from '../board/board-field.js';

/** How a board's scores are turned into matchpoints. Law 78A, Law 87B (2017). Plain data. */
export interface MatchpointRegulation {
  /**
   * double: 2 for each score beaten, 1 for each equalled, top 2(E - 1). acbl: 1 and 1/2, top E - 1. E is the number of
   * scores that the board should have.
   */
  readonly scale: 'double' | 'acbl';
  /**
   * What becomes of a board with fewer scores than it should have.
   * - white-book: one is cancelled for average plus; up to E/3, two have 65 and 55 %, three 70, 60 and 50 %; more are
   *   factored. EBU White Book 2025, 3.3.2 and 4.2.3.
   * - single-score: one is cancelled for average plus, more are factored.
   * - factored: Neuberg's formula for every number of scores.
   */
  readonly smallFields: 'white-book' | 'single-score' | 'factored';
  /** Decimals of an award, halves away from zero; none without it. Everything later starts from the rounded award. */
  readonly decimals?: number;
}

/** A regulation for one board's field. */
export interface FieldRegulation extends MatchpointRegulation {
  /** How many scores the board should have: at how many tables of its field it is scheduled. */
  readonly expected: number;
}

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
function unitOf(regulation: FieldRegulation): Rational {
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
  { scores, times }: Frequencies,
  regulation: FieldRegulation,
): FrequencyChart {
  const best = side === 'NS' ? 1 : -1;
  const factoring = factoringOf(scores, regulation);
  const factor = factorOf(scores, factoring, regulation);
  let beaten = Rational.ZERO;
  const rows = [...times]
    .sort(([a], [b]) => best * (a - b))
    .map(([score, frequency]) => {
      const halves = beaten.mul(TWO).add(frequency);
      const row = {
        score,
        frequency,
        beaten,
        better: Rational.of(scores).sub(beaten).sub(frequency),
        raw: factored(halves, factorOf(scores, 'full', regulation)),
        points: factored(halves, factor),
      };
      beaten = beaten.add(frequency);
      return row;
    });
  return { side, form, scores, expected: regulation.expected, factoring, rows: rows.toReversed() };
}

/** How many scores there are decides how raw matchpoints become points. */
export function factoringOf(scores: number, { expected, smallFields }: FieldRegulation): Factoring {
  if (scores === 1 && smallFields !== 'factored') return 'single-score';
  if (scores === expected) return 'full';
  if (smallFields === 'white-book' && scores <= 3 && 3 * scores <= expected) return 'small-field';
  return 'neuberg';
}

/**
 * Points of a score that has h half wins: h x times + plus, in parts. A score has two half wins for each one that it
 * beats and one for each that is equal, itself among them; so of a score that is there f times and beats b, h is 2b + f.
 */
export interface Factor {
  readonly times: number;
  readonly plus: number;
  /** How many parts make a matchpoint. */
  readonly parts: number;
}

/** How half wins become points. All of it is whole. */
export function factorOf(scores: number, factoring: Factoring, regulation: FieldRegulation): Factor {
  const { expected, scale } = regulation;
  const unit = scale === 'double' ? 2 : 1;
  switch (factoring) {
    case 'full':
      // The score itself is no other: (h - 1)/2 units.
      return { times: 1, plus: -1, parts: 2 / unit };
    case 'neuberg':
      // (M + 1) E/A - 1 on the double scale: half a unit is 1 there, and 1/2 on the other.
      return { times: expected, plus: -scores, parts: (2 / unit) * scores };
    case 'small-field':
    case 'single-score': {
      // 60 % in the middle and 5 % for each half win above or below it: 65 and 55; 70, 60 and 50.
      const top = unit * (expected - 1);
      return { times: top, plus: top * (12 - scores), parts: 20 };
    }
    default:
      return factoring satisfies never;
  }
}

function factored(halves: Rational, { times, plus, parts }: Factor): Rational {
  return halves.mul(Rational.of(times)).add(Rational.of(plus)).div(Rational.of(parts));
}

const TWO = Rational.of(2);

/** What a side gets on a board, with what it comes from. Matchpoints, out of the board's top. */
export type Award = AwardOfTop<{
  /** The scores that the result was compared with, its own among them. */
  readonly chart: FrequencyChart;
  /** Its row of the chart; several with their weights when the score was assigned with weights. */
  readonly parts: readonly { readonly row: FrequencyRow; readonly weight: Rational }[];
}>;
