import type { Side } from '#cards';
import { rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { AwardOfTop } from '../board/board-field.js';
import type { MethodKind } from '../board/field-awards.js';
import { gain } from '../imps/imp-scale.js';
import type { LineScores } from '../board/line-scores.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';

/** Matchpoints from frequencies that were there before the game: those of another event, or of the organiser. Plain data. */
export interface InstantRegulation {
  /** Points of whoever beats every expected score: 100, or that of a field. */
  readonly top: RationalLike;
  /** What is expected of each board. */
  readonly boards: readonly InstantBoard[];
  /** Decimals of an award, halves away from zero; exact without them. */
  readonly decimals?: number;
}

/** The scores that are expected of a board. */
export interface InstantBoard {
  readonly board: number;
  /** Each score in points, positive when it is North and South's gain, with how often it is expected. */
  readonly frequencies: readonly { readonly score: number; readonly frequency: number }[];
}

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

/**
 * Instant matchpoints: each score is matchpointed as one more among the expected ones, beating those below it and
 * equalling its own, so that a score that nobody expected has its points as well. R. Pavlicek, Instant Matchpoints
 * (1993). No result of the game changes another one's.
 */
export const instantMatchpoints: MethodKind<InstantRegulation, InstantBoard, InstantAward> = {
  scoring(regulation, { board }) {
    const chart = expectedOf(board, regulation);
    const top = Rational.from(regulation.top);
    return {
      top,
      charts: [chart],
      compare: (side) => ({ chart, award: (scores) => instantAward(side, scores, chart, top, regulation) }),
      uncompared: (result) => uncomparedOfTop(result, top, regulation),
    };
  },
  whileOthersAreToCome: (regulation) => regulation,
};

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
