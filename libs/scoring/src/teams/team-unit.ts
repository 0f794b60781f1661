import { artificialImps, impsOfPercent } from '../artificial/artificial-imps.js';
import { imps } from '../imps/imp-scale.js';
import { boardOutcome, outcomePoints } from '../board-a-match/outcome.js';
import type { ArtificialScore } from '../board/board-field.js';
import { artificialPercent, guaranteed } from '../artificial/artificial-matchpoints.js';
import { Rational } from '../arithmetic/rational.js';
import type { TeamMatchRegulation } from './regulation.js';

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
