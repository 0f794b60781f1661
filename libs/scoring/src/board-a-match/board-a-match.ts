import type { Side } from '#cards';
import { artificialOfTop, rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { AwardOfTop } from '../board/board-award.js';
import type { FieldLine } from '../board/board-field.js';
import { fieldAwards, type FieldAwards, type FieldScoring } from '../board/field-awards.js';
import { gain } from '../imps/gain.js';
import { refuseContradictions, type Frequencies, type LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import { boardOutcome, outcomePoints, type BoardOutcome } from './outcome.js';
import type { BoardAMatchRegulation } from './regulation.js';

/** One score against all others of the field. */
export interface BoardAMatchRow {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly frequency: Rational;
  /** How many of the others it wins against, ties with and loses to: whole numbers unless weights are. */
  readonly won: Rational;
  readonly tied: Rational;
  readonly lost: Rational;
  /** The mean of its comparisons; a tie where there is none. */
  readonly points: Rational;
}

/** All scores that one side has on one form of the board, each against all others. */
export interface BoardAMatchChart {
  readonly side: Side;
  /** Which form of a fouled board these are; the only one has no name. */
  readonly form: string | undefined;
  /** How many scores there are. */
  readonly scores: number;
  readonly expected: number;
  /** Best first for the side. */
  readonly rows: readonly BoardAMatchRow[];
}

/** What a side gets on a board: the mean of its wins, ties and losses against the other tables. */
export type BoardAMatchAward = AwardOfTop<{
  readonly chart: BoardAMatchChart;
  /** Its row of the chart; several with their weights when the score was assigned with weights. */
  readonly parts: readonly { readonly row: BoardAMatchRow; readonly weight: Rational }[];
}>;

export interface BoardAMatchBoard extends FieldAwards<BoardAMatchChart, BoardAMatchAward> {
  /** 2 or 1: a win. */
  readonly top: Rational;
}

/**
 * One board as a match of its own against each other table of the field: won, tied or lost, and the mean of these, so
 * that a board is worth the same however many tables there are. Two tables are the board-a-match of teams.
 *
 * @param lines of all tables that the board is compared over, in any order
 * @param expected how many scores the board should have
 * @throws Unscorable when the lines contradict themselves
 */
export function boardAMatch(
  lines: readonly FieldLine[],
  regulation: BoardAMatchRegulation,
  expected: number,
): BoardAMatchBoard {
  refuseContradictions(lines, expected);
  const top = outcomePoints('won', regulation);
  return { top, ...fieldAwards(lines, boardAMatchScoring(regulation, expected)) };
}

/** How board-a-match scores a board that should have `expected` scores. */
export function boardAMatchScoring(
  regulation: BoardAMatchRegulation,
  expected: number,
): FieldScoring<BoardAMatchChart, BoardAMatchAward> {
  const top = outcomePoints('won', regulation);
  return {
    top,
    compare(side, form, frequencies) {
      const table = rowsOf(side, frequencies, regulation);
      const chart = { side, form, scores: frequencies.scores, expected, rows: table };
      const rows = new Map(table.map((row) => [row.score, row]));
      return { chart, award: (scores) => comparedAward(scores, { chart, rows }, top, regulation) };
    },
    uncompared: (result) => uncomparedOfTop(result, top, regulation),
  };
}

interface Chart {
  readonly chart: BoardAMatchChart;
  readonly rows: ReadonlyMap<number, BoardAMatchRow>;
}

function rowsOf(
  side: Side,
  { scores, times: frequencies }: Frequencies,
  regulation: BoardAMatchRegulation,
): readonly BoardAMatchRow[] {
  const field = [...frequencies].sort(([a], [b]) => gain(side, b, a));
  return field.map(([score, frequency]) => {
    const counts = { won: Rational.ZERO, tied: Rational.ZERO, lost: Rational.ZERO };
    for (const [other, times] of field) {
      const outcome = boardOutcome(gain(side, score, other), regulation);
      // A score is not compared with itself.
      counts[outcome] = counts[outcome].add(other === score ? times.sub(Rational.ONE) : times);
    }
    return { score, frequency, ...counts, points: meanOf(counts, scores - 1, regulation) };
  });
}

function meanOf(
  counts: Readonly<Record<BoardOutcome, Rational>>,
  comparisons: number,
  regulation: BoardAMatchRegulation,
): Rational {
  if (comparisons === 0) return outcomePoints('tied', regulation);
  const worth = (outcome: BoardOutcome) => counts[outcome].mul(outcomePoints(outcome, regulation));
  return worth('won').add(worth('tied')).div(Rational.of(comparisons));
}

function comparedAward(
  scores: LineScores,
  { chart, rows }: Chart,
  top: Rational,
  regulation: BoardAMatchRegulation,
): BoardAMatchAward {
  if (chart.scores === 1 && regulation.singleScore === 'average-plus') {
    return artificialOfTop('ave+', 'single-score', top, regulation);
  }
  const parts = scores.map(({ score, weight }) => ({ row: rows.get(score)!, weight }));
  const exact = Rational.sum(parts.map(({ row, weight }) => row.points.mul(weight)));
  return { kind: 'scored', points: rounded(exact, regulation), top, chart, parts };
}
