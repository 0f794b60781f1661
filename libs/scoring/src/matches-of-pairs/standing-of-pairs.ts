import { Rational } from '../arithmetic/rational.js';
import {
  standingOfMatches,
  type BesideMatches,
  type SideOfMatch,
  type StandingOfMatches,
} from '../ranking/standing-of-matches.js';
import type { TieBreakRegulation } from '../ranking/tie-breaks.js';
import type { PairsMatchScore } from './match-of-pairs.js';

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
