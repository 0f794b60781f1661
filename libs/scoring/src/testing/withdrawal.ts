import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { unplayedMatch } from './indemnity.js';

/** What becomes of an all-play-all event that a contestant leaves. Plain data. */
export interface WithdrawalRegulation {
  /** The results that it has, when it played less than half of its matches; half of them and more. */
  readonly beforeHalf: 'cancelled' | 'standing';
  readonly afterHalf: 'cancelled' | 'standing';
  /** Victory points of a match, and the decimals that indemnities are rounded up to. */
  readonly pool: number;
  readonly decimals?: number;
}

/** English Bridge Union, White Book 2025, 2.4.2, with hundredths of 20 victory points. */
export const EBU_WITHDRAWAL: WithdrawalRegulation = {
  beforeHalf: 'cancelled',
  afterHalf: 'standing',
  pool: 20,
  decimals: 2,
};

/** A match that was played; each is there once. */
export interface EventMatch {
  readonly home: string;
  readonly away: string;
  readonly homePoints: RationalLike;
  readonly awayPoints: RationalLike;
}

export interface AllPlayAll {
  readonly contestants: readonly string[];
  /** How many matches each has. */
  readonly matchesEach: number;
  readonly played: readonly EventMatch[];
  readonly withdrawn: string;
}

/** The event as it goes on. */
export interface AfterWithdrawal {
  /** Matches that count. */
  readonly counting: readonly EventMatch[];
  readonly cancelled: readonly EventMatch[];
  /** What opponents get for matches that they cannot play. */
  readonly indemnities: readonly { readonly contestant: string; readonly points: Rational }[];
}

/**
 * What is left of an all-play-all event without a contestant. When its results are cancelled, nobody has anything of the
 * matches with it. When they stand, those who have not met it get the best of their own average, of what its average
 * leaves, and of 60 %. EBU White Book 2025, 2.4.2.
 */
export function withdrawal(event: AllPlayAll, regulation: WithdrawalRegulation): AfterWithdrawal {
  const { withdrawn, played, matchesEach, contestants } = event;
  const isTheirs = ({ home, away }: EventMatch) => home === withdrawn || away === withdrawn;
  const theirs = played.filter(isTheirs);
  const isHalf = 2 * theirs.length >= matchesEach;
  if ((isHalf ? regulation.afterHalf : regulation.beforeHalf) === 'cancelled') {
    return { counting: played.filter((match) => !isTheirs(match)), cancelled: theirs, indemnities: [] };
  }
  const met = new Set(theirs.flatMap(({ home, away }) => [home, away]));
  const withdrawnAverage = averageOf(withdrawn, played) ?? Rational.ZERO;
  const indemnities = contestants
    .filter((contestant) => contestant !== withdrawn && !met.has(contestant))
    .map((contestant) => ({
      contestant,
      points: unplayedMatch({
        pool: regulation.pool,
        ownAverage: averageOf(contestant, played) ?? Rational.ZERO,
        withdrawnAverage,
        ...(regulation.decimals === undefined ? {} : { decimals: regulation.decimals }),
      }),
    }));
  return { counting: played, cancelled: [], indemnities };
}

function averageOf(contestant: string, played: readonly EventMatch[]): Rational | undefined {
  const points = played.flatMap(({ home, away, homePoints, awayPoints }) =>
    home === contestant ? [homePoints] : away === contestant ? [awayPoints] : [],
  );
  if (points.length === 0) return undefined;
  return Rational.sum(points.map((one) => Rational.from(one))).div(Rational.of(points.length));
}
