import { Rational, type RationalLike } from '../arithmetic/rational.js';
import {
  artificialPercent,
  guaranteed,
  type SessionGuarantee,
} from '../artificial/artificial-matchpoints.js';
import { artificialImps, impsOfPercent } from '../artificial/artificial-imps.js';
import type { ImpVpScale, VpScale } from '../vp/vp-scale.js';
import { imps } from '../imps/imp-scale.js';
import { boardOutcome, outcomePoints } from '../board-a-match/board-a-match.js';
import type { ArtificialScore } from '../board/board-field.js';

/** How a match of teams becomes its result. Plain data. */
export type TeamMatchRegulation = TeamMatchRules &
  (
    | { readonly unit: 'imps'; readonly vp?: ImpVpScale }
    /** Boards won, tied and lost; differences up to `tieUpTo` points are a tie. */
    | {
        readonly unit: 'board-a-match';
        readonly scale: 'double' | 'acbl';
        readonly tieUpTo: number;
        readonly vp?: VpScale;
      }
    /** Boards of 2, 1 and 0, ties up to 10 points, and as many points more as boards for the aggregate (`pattonPoints`). */
    | { readonly unit: 'patton'; readonly vp?: VpScale }
    /** The points themselves; the Laws do not say what average plus is worth in them. */
    | { readonly unit: 'total-points'; readonly averagePlus: RationalLike; readonly vp?: ImpVpScale }
  );

export interface TeamMatchRules {
  readonly kind: 'team-match';
  /**
   * What becomes of a board that is not the same to both teams.
   * - apart: each team has its own result, and the victory points need not balance.
   * - averaged: each team's result is taken, and what they make of the board is averaged: in a knockout there is one
   *   margin. Law 12C4 (2017), Law 86B (before).
   */
  readonly split: 'apart' | 'averaged';
  /** Whether a team's own average in the match moves its artificial scores. Law 12C2(c) (2017), Law 88 (before). */
  readonly guarantee: SessionGuarantee;
  /** In a match of more than two tables: the sum of all comparisons of a board, or their mean. */
  readonly severalTables?: 'sum' | 'mean';
  /**
   * Decimals of a board, halves away from zero; exact without them. Only weighted scores need them: 0 where victory
   * points follow, 1 where IMPs are the result. EBU White Book 2025, 8.12.3.
   */
  readonly decimals?: number;
}

/** What a board of a match is measured in. */
export interface TeamUnit {
  /** The most that a board has; nothing where a board is a margin and the teams have the opposite of each other. */
  readonly top: Rational | undefined;
  /** What so many points more than the other table are worth. */
  worth(difference: number): Rational;
  ofPercent(percent: Rational): Rational;
  /** @param own the team's mean on the boards that were compared, if there are any */
  artificial(award: ArtificialScore, own: Rational | undefined): Rational;
}

const HUNDRED = Rational.of(100);

/** The Polish rules: differences up to 10 points are a tie. */
const PATTON = { scale: 'double', tieUpTo: 10 } as const;

/** The unit of a regulation. */
export function teamUnit(regulation: TeamMatchRegulation): TeamUnit {
  switch (regulation.unit) {
    case 'imps':
      return {
        top: undefined,
        worth: (difference) => Rational.of(imps(difference)),
        ofPercent: (percent) => impsOfPercent(percent),
        artificial: (award, own) => artificialImps(award, own, regulation.guarantee),
      };
    case 'board-a-match':
      return ofBoards(regulation, regulation);
    case 'patton':
      return ofBoards(PATTON, regulation);
    case 'total-points':
      return inPoints(Rational.from(regulation.averagePlus), regulation);
    default:
      return regulation satisfies never;
  }
}

function ofBoards(
  rules: { readonly scale: 'double' | 'acbl'; readonly tieUpTo: number },
  { guarantee }: Pick<TeamMatchRegulation, 'guarantee'>,
): TeamUnit {
  const top = outcomePoints('won', rules);
  const ofPercent = (percent: Rational) => percent.mul(top).div(HUNDRED);
  return {
    top,
    worth: (difference) => outcomePoints(boardOutcome(difference, rules), rules),
    ofPercent,
    artificial: (award, own) =>
      ofPercent(artificialPercent(award, own && own.mul(HUNDRED).div(top), guarantee)),
  };
}

function inPoints(averagePlus: Rational, { guarantee }: Pick<TeamMatchRegulation, 'guarantee'>): TeamUnit {
  const flat = { 'ave+': averagePlus, ave: Rational.ZERO, 'ave-': averagePlus.negated() };
  return {
    top: undefined,
    worth: (difference) => Rational.of(difference),
    // Average plus is 60 %, average 50 %: others are on the line through them.
    ofPercent: (percent) => percent.sub(Rational.of(50)).div(Rational.of(10)).mul(averagePlus),
    artificial: (award, own) => guaranteed(award, flat[award], own, guarantee),
  };
}
