import { totalOfAwards, type BoardAward, type BoardMethod } from '../methods/board-method.js';
import type { CrossImpAward } from '../cross-imps/cross-imps.js';
import { crossImpMatchTotal } from '../cross-imps/match-total.js';
import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import { percentageVictoryPoints, victoryPoints, type VictoryPoints } from '../vp/victory-points.js';
import type { VpMatch, VpScale } from '../vp/vp-scale.js';

/** What a side of a match of pairs has, and everything that it comes from. */
export interface PairsMatchScore {
  /** How many boards count. */
  readonly boards: number;
  /** Matchpoints of how many, or IMPs without a maximum: in cross-IMPs in the form that scales are made for, where they are. */
  readonly points: Rational;
  readonly maximum: Rational | undefined;
  /** Nothing in IMPs, and where no board counts. */
  readonly percentage: Rational | undefined;
  /** What was won and lost on the boards; of points out of a top what it has, and what it leaves. */
  readonly won: Rational;
  readonly lost: Rational;
  /** Nothing where no board counts, or the scale has nothing for such a match. */
  readonly victoryPoints: VictoryPoints | undefined;
}

/** How a match of pairs is scored. */
export interface PairsMatchRegulation {
  readonly board: BoardMethod;
  readonly scale: VpScale;
}

/**
 * The score of one side in a match of pairs: what it has on the boards against the whole field, in victory points of its
 * own percentage, or of its own IMPs. So the victory points of both need not balance where a board was adjusted. EBU White
 * Book 2025, 3.1.7 and 4.2.6.3.
 *
 * @param awards what the side has on the boards of the match
 * @param match how many boards the match is over: what scales go by
 */
export function pairsMatch(
  awards: readonly BoardAward[],
  regulation: PairsMatchRegulation,
  match: VpMatch,
): PairsMatchScore {
  const total = totalOfAwards(awards);
  const { boards, maximum } = total;
  const points = inVpForm(regulation.board)
    ? crossImpMatchTotal(awards as readonly CrossImpAward[])
    : total.points;
  const percentage = maximum && !maximum.isZero ? points.mul(HUNDRED).div(maximum) : undefined;
  const each = awards.flatMap((award) => (award.kind === 'not-played' ? [] : [award.points]));
  const won = maximum ? points : Rational.sum(each.map((one) => Rational.max(one, Rational.ZERO)));
  return {
    boards,
    points,
    maximum,
    percentage,
    won,
    lost: maximum ? maximum.sub(points) : won.sub(Rational.sum(each)),
    victoryPoints: boards === 0 ? undefined : onScale(regulation.scale, percentage, points, match),
  };
}

const HUNDRED = Rational.of(100);

function inVpForm(board: BoardMethod): boolean {
  return board.kind === 'cross-imps' && board.result === 'vp-form';
}

function onScale(
  scale: VpScale,
  percentage: Rational | undefined,
  points: Rational,
  match: VpMatch,
): VictoryPoints | undefined {
  try {
    if (scale.kind !== 'percentage') return victoryPoints(scale, points, match);
    return percentage && percentageVictoryPoints(scale, percentage, match);
  } catch (error) {
    if (error instanceof Unscorable) return undefined;
    throw error;
  }
}
