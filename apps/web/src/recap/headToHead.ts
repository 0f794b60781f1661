import { Rational } from '#scoring';
import type { RecapSeen } from '../api/recapDocuments.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { ownLine, type OwnLine } from './sessionRecap.js';

/** A board that two contestants have played, and what the one has more on it than the other. */
export interface BoardOfTwo {
  readonly board: number;
  readonly one: OwnLine;
  readonly other: OwnLine;
  /** At one table: against each other. */
  readonly met: boolean;
  /** In percent of a board's top, or in IMPs; exact. Nothing where one of them has nothing that counts. */
  readonly gain: string | null;
}

export interface HeadToHead {
  readonly boards: readonly BoardOfTwo[];
  /** On how many boards the one has more, the other has more, or both have the same. */
  readonly ahead: { readonly one: number; readonly other: number; readonly neither: number };
  /** What each has on these boards together, and the difference: mean percentages, or sums of IMPs; exact. */
  readonly together: { readonly one: string; readonly other: string; readonly gain: string } | null;
  /** Whether the figures are IMPs. */
  readonly imps: boolean;
}

/** What counts for a comparison: a percentage, or IMPs where there is no top; undefined where nothing counts. */
export function figureOf(award: AwardSeen | undefined): string | undefined {
  if (!award || award.kind === 'not-played') return undefined;
  return award.top === null ? award.points : (award.percent ?? undefined);
}

/** Two contestants side by side, on the boards of a session that both have played and that may be seen. */
export function headToHead(
  { boards, standings }: Pick<RecapSeen, 'boards' | 'standings'>,
  one: string,
  other: string,
): HeadToHead {
  const imps = standings.method === 'butler' || standings.method === 'cross-imps';
  const both = boards.flatMap((board) => {
    const [mine, theirs] = [ownLine(board, one), ownLine(board, other)];
    if (!mine || !theirs) return [];
    const [figure, against] = [figureOf(mine.award), figureOf(theirs.award)];
    const gain =
      figure === undefined || against === undefined
        ? null
        : Rational.parse(figure).sub(Rational.parse(against)).toString();
    const met = mine.line === theirs.line && mine.side !== theirs.side;
    return [{ board: board.board, one: mine, other: theirs, met, gain }];
  });
  const counted = both.filter(({ gain }) => gain !== null);
  const signs = counted.map(({ gain }) => Rational.parse(gain!).compare(Rational.ZERO));
  const sumOf = (side: 'one' | 'other') => {
    const sum = Rational.sum(counted.map((each) => Rational.parse(figureOf(each[side].award)!)));
    return imps ? sum : sum.div(Rational.of(counted.length));
  };
  return {
    boards: both,
    ahead: {
      one: signs.filter((sign) => sign > 0).length,
      other: signs.filter((sign) => sign < 0).length,
      neither: signs.filter((sign) => sign === 0).length,
    },
    together:
      counted.length === 0
        ? null
        : {
            one: sumOf('one').toString(),
            other: sumOf('other').toString(),
            gain: sumOf('one').sub(sumOf('other')).toString(),
          },
    imps,
  };
}
