import type { Side } from '#cards';
import { rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { AwardOfTop } from '../board/board-award.js';
import type { FieldLine } from '../board/board-field.js';
import { fieldAwards, type FieldScoring } from '../board/field-awards.js';
import { gain } from '../imps/gain.js';
import { refuseContradictions, type LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import type { InstantBoard, InstantRegulation } from './regulation.js';

/** A score among the expected ones. */
export interface InstantPart {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly weight: Rational;
  /** How many expected scores it beats, ... */
  readonly beaten: number;
  /** ... how many it equals, and how many beat it. */
  readonly equal: number;
  readonly better: number;
  readonly points: Rational;
}

/** What a side gets on a board: its score's place among the expected ones. */
export type InstantAward = AwardOfTop<{
  readonly side: Side;
  readonly chart: InstantBoard;
  /** Its score; several with their weights when the score was assigned with weights. */
  readonly parts: readonly InstantPart[];
}>;

/** The awards of one board. */
export interface InstantAwards {
  readonly top: Rational;
  /** What was expected, the same for both sides. */
  readonly charts: readonly InstantBoard[];
  readonly lines: readonly { readonly id: string; readonly ns: InstantAward; readonly ew: InstantAward }[];
}

/**
 * The instant matchpoints of one board: each score is matchpointed as one more among the expected ones, beating those
 * below it and equalling its own, so that a score that nobody expected has its points as well. R. Pavlicek, Instant
 * Matchpoints (1993). No result of the game changes another one's.
 *
 * @throws Unscorable when the lines contradict themselves, or nothing is expected of the board
 */
export function instantMatchpoints(
  lines: readonly FieldLine[],
  regulation: InstantRegulation,
  { board, expected }: { readonly board: number; readonly expected: number },
): InstantAwards {
  refuseContradictions(lines, expected);
  const { lines: awards } = fieldAwards(lines, instantScoring(regulation, board));
  return { top: Rational.from(regulation.top), charts: [expectedOf(board, regulation)], lines: awards };
}

/**
 * How instant matchpoints score a board.
 *
 * @throws Unscorable when nothing is expected of the board
 */
export function instantScoring(
  regulation: InstantRegulation,
  board: number,
): FieldScoring<InstantBoard, InstantAward> {
  const chart = expectedOf(board, regulation);
  const top = Rational.from(regulation.top);
  return {
    top,
    compare: (side) => ({
      chart,
      award: (scores) => instantAward(side, scores, chart, top, regulation),
    }),
    uncompared: (result) => uncomparedOfTop(result, top, regulation),
  };
}

function expectedOf(board: number, regulation: InstantRegulation): InstantBoard {
  const chart = regulation.boards.find((one) => one.board === board);
  const isSound = chart?.frequencies.every(
    ({ score, frequency }) => Number.isSafeInteger(score) && Number.isSafeInteger(frequency) && frequency > 0,
  );
  if (!chart || !isSound || chart.frequencies.length === 0) {
    throw new Unscorable({ code: 'scoring.instant-board', board });
  }
  return chart;
}

function instantAward(
  side: Side,
  scores: LineScores,
  chart: InstantBoard,
  top: Rational,
  regulation: InstantRegulation,
): InstantAward {
  const parts = scores.map(({ score, weight }) => ({ score, weight, ...placed(side, score, chart, top) }));
  const exact = Rational.sum(parts.map((part) => part.points.mul(part.weight)));
  return { kind: 'scored', points: rounded(exact, regulation), top, side, chart, parts };
}

function placed(side: Side, score: number, { frequencies }: InstantBoard, top: Rational) {
  const countOf = (is: (difference: number) => boolean) =>
    frequencies
      .filter((row) => is(gain(side, score, row.score)))
      .reduce((sum, { frequency }) => sum + frequency, 0);
  const beaten = countOf((difference) => difference > 0);
  const equal = countOf((difference) => difference === 0);
  const better = countOf((difference) => difference < 0);
  const points = top.mul(Rational.of(2 * beaten + equal, 2 * (beaten + equal + better)));
  return { beaten, equal, better, points };
}
