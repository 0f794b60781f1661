import { totalOfAwards, type BoardAward, type BoardMethod } from '../methods/board-method.js';
import type { CrossImpAward } from '../cross-imps/cross-imps.js';
import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import { percentageVictoryPoints, victoryPoints, type VictoryPoints } from '../vp/victory-points.js';
import type { VpMatch, VpScale } from '../vp/vp-scale.js';
import {
  standingOfMatches,
  type BesideMatches,
  type SideOfMatch,
  type StandingOfMatches,
} from '../ranking/standing-of-matches.js';
import type { TieBreakRegulation } from '../ranking/tie-breaks.js';
import { vpFormTotal, type VpFormBoard } from '../cross-imps/vp-form.js';

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

/** A match of pairs, as one of its sides has it. */
export interface SideOfPairsMatch {
  readonly contestant: string;
  readonly opponents: readonly string[];
  readonly score: PairsMatchScore;
  readonly others: PairsMatchScore;
}

/**
 * Places of pairs by the victory points of their matches, equals by the rules of a regulation. A match that has none,
 * because none of its boards counts or its scale has nothing for it, is none.
 *
 * @returns rankings in the order of their names
 */
export function pairsStanding(
  contestants: readonly string[],
  sides: readonly SideOfPairsMatch[],
  tieBreaks: TieBreakRegulation,
  beside: BesideMatches = {},
): StandingOfMatches {
  const counted = sides.flatMap(({ contestant, opponents, score, others }): SideOfMatch[] => {
    if (!score.victoryPoints) return [];
    const { won, lost } = score;
    const worth = score.victoryPoints.own;
    return [{ contestant, opponents, worth, others: others.victoryPoints?.own ?? Rational.ZERO, won, lost }];
  });
  return standingOfMatches(contestants, counted, tieBreaks, beside);
}

/**
 * What the boards of a match come to in cross-IMPs, in whole IMPs for a scale of victory points: added exactly, then
 * rounded, halves away from zero. EBU White Book 2025, 4.2.6.3. Boards that were not played count nothing.
 */
export function crossImpMatchTotal(awards: readonly CrossImpAward[], decimals = 0): Rational {
  const boards: VpFormBoard[] = [];
  let rest = Rational.ZERO;
  for (const award of awards) {
    if (award.kind === 'not-played') continue;
    if (award.kind === 'scored' && award.factor === undefined) {
      boards.push({ sum: award.sum, scores: award.chart.scores });
    } else {
      rest = rest.add(award.points);
    }
  }
  return vpFormTotal(boards, decimals, rest);
}
