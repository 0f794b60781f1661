import { Rational } from '../arithmetic/rational.js';
import type { ComparisonPart, Team } from './comparison.js';

/** The points of all tables together, and what they are worth. */
export interface PattonAggregate {
  /** What the team gained at all tables, in points. */
  readonly own: Rational;
  readonly opponents: Rational;
  /** As many as there are boards, or a part of them. */
  readonly points: Rational;
}

/**
 * What the aggregate is worth in a match of so many boards: half of as many points for each when the difference is less
 * than 10 % of the larger sum, a point more or less up to a third of it, all or nothing beyond. Polish Patton, as
 * emkael/patton has it.
 */
export function pattonPoints(own: Rational, opponents: Rational, boards: number): Rational {
  const all = Rational.of(boards);
  const half = all.div(Rational.of(2));
  const larger = Rational.max(own, opponents);
  const difference = own.sub(opponents);
  const size = Rational.max(difference, difference.negated());
  if (larger.isZero || size.mul(Rational.of(10)).compare(larger) < 0) return half;
  const ahead = difference.compare(Rational.ZERO) > 0;
  if (size.mul(Rational.of(3)).compare(larger) > 0) return ahead ? all : Rational.ZERO;
  return ahead
    ? Rational.min(all, half.add(Rational.ONE))
    : Rational.max(Rational.ZERO, half.sub(Rational.ONE));
}

/** The aggregate of a team over the comparisons of a match; ruled boards have points for the board alone. */
export function pattonAggregate(
  team: Team,
  comparisons: readonly (readonly ComparisonPart[])[],
  boards: number,
): PattonAggregate {
  let [own, opponents] = [Rational.ZERO, Rational.ZERO];
  for (const { home, away, weight } of comparisons.flat()) {
    const homeGains = gained(home) + gained(-away);
    const awayGains = gained(-home) + gained(away);
    own = own.add(weight.mul(Rational.of(team === 'home' ? homeGains : awayGains)));
    opponents = opponents.add(weight.mul(Rational.of(team === 'home' ? awayGains : homeGains)));
  }
  return { own, opponents, points: pattonPoints(own, opponents, boards) };
}

function gained(points: number): number {
  return Math.max(0, points);
}
