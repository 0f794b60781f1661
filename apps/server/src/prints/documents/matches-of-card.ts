import type { MatchByVictoryPoints } from '#prints';
import type { StandingsDocument } from '#projections';
import { Rational } from '#scoring';
import type { CalledIn } from './called.js';

type VictoryPoints = NonNullable<StandingsDocument['rankings'][number]['entries'][number]['victoryPoints']>;

/** The matches and byes of a contestant as its card has them, with the victory points up to each. */
export function matchesOfCard(
  { matches = [], byes = [] }: VictoryPoints,
  called: CalledIn,
): MatchByVictoryPoints[] {
  const lines = [
    ...matches.map(({ round, opponents, percentage, imps, points }) => ({
      round,
      against: called.some(opponents, round),
      figure: points === null ? null : figureOf(percentage, imps),
      points,
    })),
    ...byes.map(({ round, points }) => ({ round, against: [], figure: null, points })),
  ];
  let total = Rational.ZERO;
  return lines
    .toSorted((one, other) => one.round - other.round)
    .map((line) => {
      if (line.points !== null) total = total.add(Rational.parse(line.points));
      return { ...line, total: total.toString() };
    });
}

function figureOf(percentage: string | null, imps: string | null): MatchByVictoryPoints['figure'] {
  return percentage === null ? { in: 'imps', exact: imps ?? '0' } : { in: 'percent', exact: percentage };
}
