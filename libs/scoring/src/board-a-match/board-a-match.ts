import type { Side } from '#cards';
import { artificialOfTop, rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { AwardOfTop } from '../board/board-field.js';
import type { MethodKind } from '../board/field-awards.js';
import { gain } from '../imps/imp-scale.js';
import type { Frequencies, LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';

/** How a board is won, tied or lost against each other table. Plain data. */
export interface BoardAMatchRegulation {
  /** double: 2 for a win, 1 for a tie, 0 for a loss. acbl: 1, 1/2 and 0. */
  readonly scale: 'double' | 'acbl';
  /** Differences up to so many points are a tie: 0, or 10 as the Polish Patton has it. */
  readonly tieUpTo: number;
  /** Whether the only score of a board is cancelled for average plus, or is a tie. */
  readonly singleScore: 'average-plus' | 'tie';
  /** Decimals of an award, halves away from zero; exact without them. */
  readonly decimals?: number;
}

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

/**
 * One board as a match of its own against each other table of the field: won, tied or lost, and the mean of these, so
 * that a board is worth the same however many tables there are. Two tables are the board-a-match of teams.
 */
export const boardAMatch: MethodKind<BoardAMatchRegulation, BoardAMatchChart, BoardAMatchAward> = {
  scoring(regulation, { expected }) {
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
  },
  whileOthersAreToCome: (regulation) => ({ ...regulation, singleScore: 'tie' }),
};

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

export type BoardOutcome = 'won' | 'tied' | 'lost';

const HALF_WINS: Readonly<Record<BoardOutcome, number>> = { won: 2, tied: 1, lost: 0 };

/** What a board is to the side that has so many points more than the other table. */
export function boardOutcome(
  difference: number,
  { tieUpTo }: Pick<BoardAMatchRegulation, 'tieUpTo'>,
): BoardOutcome {
  if (Math.abs(difference) <= tieUpTo) return 'tied';
  return difference > 0 ? 'won' : 'lost';
}

/** What an outcome is worth: 2, 1 and 0, or 1, 1/2 and 0. */
export function outcomePoints(
  outcome: BoardOutcome,
  { scale }: Pick<BoardAMatchRegulation, 'scale'>,
): Rational {
  return Rational.of(HALF_WINS[outcome], scale === 'double' ? 1 : 2);
}
