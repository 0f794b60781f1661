import type { Side } from '#cards';
import { hasTop, type BoardAward } from '../methods/board-method.js';
import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import type { Adjustment, SessionContestant, SessionRegulation } from './session.js';

/** One board on a contestant's card. */
export interface CardEntry {
  readonly field: string;
  readonly board: number;
  readonly line: string;
  readonly side: Side;
  /** In an individual. */
  readonly partner: string | undefined;
  /** A pair, or in an individual two. */
  readonly opponents: readonly string[];
  readonly award: BoardAward;
}

/** A line of the ledger and what it comes to. */
export interface AppliedAdjustment extends Adjustment {
  readonly points: Rational;
}

/** What a contestant's own boards come to: nothing in it hangs on other contestants' totals. */
export interface Card {
  readonly contestant: SessionContestant;
  /** By board. Artificial awards are as the session makes them. Made anew whenever they are asked for. */
  readonly entries: readonly CardEntry[];
  /** How many boards count. */
  readonly boards: number;
  /** Matchpoints or IMPs on them ... */
  readonly points: Rational;
  /** ... and their tops together, where the method has one. */
  readonly maximum: Rational | undefined;
  /**
   * On the boards that were compared with others, in percent or in IMPs a board: what artificial awards are measured
   * by.
   */
  readonly own: Rational | undefined;
}

/** A contestant's session: `score` out of `fullMaximum`, and everything that it comes from. */
export interface ContestantScore extends Card {
  /** Matchpoints of the card that the score is out of; nothing in IMPs. */
  readonly fullMaximum: Rational | undefined;
  /** The most boards that count for anybody of the same section and line, or section (`SessionRegulation.fullCard`). */
  readonly fullBoards: number;
  readonly adjustments: readonly AppliedAdjustment[];
  /** Points, scaled to the full card where there is one, and adjustments. */
  readonly score: Rational;
  /** Of the full card; nothing for who has no board yet, and in IMPs. */
  readonly percentage: Rational | undefined;
  /** The score a board; nothing for who has no board yet. */
  readonly mean: Rational | undefined;
}

/** The fullest card of the contestants of one section, or of one section and line. */
export interface FullCard {
  readonly boards: number;
  readonly maximum: Rational | undefined;
}

const HUNDRED = Rational.of(100);

/** A contestant's session score and percentage from its card and the fullest card of its line. */
export function contestantScore(
  card: Omit<Card, 'entries'>,
  given: readonly Adjustment[],
  full: FullCard,
  regulation: SessionRegulation,
): Omit<ContestantScore, 'entries'> {
  const { contestant, points, maximum, boards, own } = card;
  const fullMaximum = maximum && fullMaximumOf(contestant, maximum, full, regulation);
  const isFull = !fullMaximum || maximum.isZero || fullMaximum.equals(maximum);
  const scaled = isFull ? points : points.mul(fullMaximum).div(maximum);
  const adjustments = given.map((adjustment) => ({
    ...adjustment,
    points: adjustmentPoints(adjustment, card, fullMaximum),
  }));
  const exact = adjustments.reduce((sum, adjustment) => sum.add(adjustment.points), scaled);
  const score = rounded(exact, regulation.decimals?.score);
  const percentage =
    boards === 0 || !fullMaximum || fullMaximum.isZero ? undefined : score.mul(HUNDRED).div(fullMaximum);
  return {
    contestant,
    boards,
    points,
    maximum,
    own,
    fullMaximum,
    fullBoards: full.boards,
    adjustments,
    score,
    percentage: percentage && rounded(percentage, regulation.decimals?.percentage),
    mean: boards === 0 ? undefined : score.div(Rational.of(boards)),
  };
}

function fullMaximumOf(
  contestant: SessionContestant,
  maximum: Rational,
  full: FullCard,
  regulation: SessionRegulation,
): Rational {
  if (contestant.maximum !== undefined) return Rational.from(contestant.maximum);
  return regulation.fullCard === 'own' ? maximum : full.maximum!;
}

function adjustmentPoints(
  { unit, amount: given }: Adjustment,
  { boards, maximum }: Pick<Card, 'boards' | 'maximum'>,
  fullMaximum: Rational | undefined,
): Rational {
  const amount = Rational.from(given);
  switch (unit) {
    case 'points':
      return amount;
    case 'percent-of-top':
      // The tops of a card are the same unless boards have fields of different sizes; then their mean is "a top".
      return boards === 0 ? Rational.ZERO : amount.mul(maximum!).div(Rational.of(boards)).div(HUNDRED);
    case 'percent-of-session':
      return amount.mul(fullMaximum!).div(HUNDRED);
    default:
      return unit satisfies never;
  }
}

/** @throws Unscorable when an adjustment is in percent by a method without a top */
export function refuseUnit({ contestant, unit }: Adjustment, { method }: SessionRegulation): void {
  if (unit !== 'points' && !hasTop(method)) {
    throw new Unscorable({ code: 'scoring.penalty-unit', contestant, unit });
  }
}

function rounded(value: Rational, decimals: number | undefined): Rational {
  return decimals === undefined ? value : value.roundHalfAwayFromZero(decimals);
}
