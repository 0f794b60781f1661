import { Rational, type RationalLike } from '#scoring';
import type { FigureLine } from './figures/figure-line.js';

/** A table's result in a round: the settled balances of its three or four players. */
export interface TableResult {
  readonly round: number;
  readonly table: number;
  readonly players: readonly PlayerResult[];
}

export interface PlayerResult {
  readonly player: string;
  /** Settled whists, before the penalties of the tournament. They need not add up to 0 after 3.8.5.1b. */
  readonly whists: RationalLike;
  /** His clock had run out. */
  readonly timeExpired?: boolean;
  /** He was taken out of the tournament because of his time. */
  readonly takenOut?: boolean;
}

/** What the judge has imposed on a player in a round, with the reason that the protocol gives. */
export interface Penalty {
  readonly player: string;
  readonly round: number;
  readonly reason: string;
  readonly penalty:
    | { readonly kind: 'mountain'; readonly points: RationalLike }
    /** Positive: taken from him, and given to nobody. */
    | { readonly kind: 'whists'; readonly whists: RationalLike }
    /** Positive: taken from his score. */
    | { readonly kind: 'score'; readonly points: RationalLike }
    | { readonly kind: 'yellow-card' };
}

/** Whists a point in the mountain is worth in every convention of the Code. */
const MOUNTAIN_POINT = Rational.of(10);

/**
 * The whists of each player of a table with the penalties of its round: a penalty to the mountain goes through the
 * settlement as any other entry there (`(mean M - M_i) * 10`), so of N players the offender loses (N - 1)/N of it and each
 * other gains 1/N, and the table's sum stays what it was.
 *
 * @param penalties of this round and table
 */
export function whistLines(
  { round, table, players }: TableResult,
  penalties: readonly Penalty[],
): ReadonlyMap<string, readonly FigureLine[]> {
  const share = Rational.of(1, players.length);
  return new Map(
    players.map(({ player, whists }) => {
      const lines: FigureLine[] = [{ what: 'settlement', round, table, value: Rational.from(whists) }];
      for (const { player: offender, reason, penalty } of penalties) {
        if (penalty.kind === 'mountain') {
          const points = Rational.from(penalty.points);
          const part = offender === player ? share.sub(Rational.ONE) : share;
          const value = points.mul(MOUNTAIN_POINT).mul(part);
          lines.push({ what: 'mountain-penalty', round, table, offender, points, reason, value });
        }
        if (penalty.kind === 'whists' && offender === player) {
          const value = Rational.from(penalty.whists).negated();
          lines.push({ what: 'whist-penalty', round, table, reason, value });
        }
      }
      return [player, lines] as const;
    }),
  );
}
