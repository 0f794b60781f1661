import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** What a contestant takes from a qualification into the final. Plain data. */
export type CarryForwardRegulation =
  /**
   * Half of what it had a board, measured in the boards and tops of the final:
   * 1/2 SQ (NumQ/MaxQ) (MaxF/NumF). EBU White Book 2025.
   */
  | { readonly kind: 'ebu'; readonly decimals?: number }
  /** A part of the score, or of what it is above or below the average; never more than `most` either way. */
  | {
      readonly kind: 'part';
      readonly part: RationalLike;
      readonly of: 'score' | 'difference-to-average';
      readonly most?: RationalLike;
      readonly decimals?: number;
    }
  | { readonly kind: 'none' };

/** A qualification and its final: how many qualify from how many, and the most a score can be. */
export interface Stages {
  /** SQ: the score of the qualification. */
  readonly score: RationalLike;
  /** The mean of all scores there, where the regulation needs it. */
  readonly average?: RationalLike;
  readonly qualification: StageSize;
  readonly final: StageSize;
}

export interface StageSize {
  /** NumQ, NumF: as the regulation counts them, boards or rounds. */
  readonly number: number;
  /** MaxQ, MaxF: the most that could be scored. */
  readonly maximum: RationalLike;
}

/**
 * What is carried forward, in the unit of the final; halves away from zero where it is rounded.
 */
export function carryForward(
  regulation: CarryForwardRegulation,
  { score, average, qualification, final }: Stages,
): Rational {
  switch (regulation.kind) {
    case 'ebu': {
      const half = Rational.from(score).div(Rational.of(2));
      const before = Rational.of(qualification.number).div(Rational.from(qualification.maximum));
      const then = Rational.from(final.maximum).div(Rational.of(final.number));
      return rounded(half.mul(before).mul(then), regulation.decimals);
    }
    case 'part': {
      const base = regulation.of === 'score' ? Rational.ZERO : Rational.from(average ?? 0);
      const exact = Rational.from(score).sub(base).mul(Rational.from(regulation.part));
      if (regulation.most === undefined) return rounded(exact, regulation.decimals);
      const most = Rational.from(regulation.most);
      return rounded(Rational.max(most.negated(), Rational.min(most, exact)), regulation.decimals);
    }
    case 'none':
      return Rational.ZERO;
    default:
      return regulation satisfies never;
  }
}

function rounded(value: Rational, decimals: number | undefined): Rational {
  return decimals === undefined ? value : value.roundHalfAwayFromZero(decimals);
}
