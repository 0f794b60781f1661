import { hasTop, Rational } from '#scoring';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { RecapBoardSeen, RecapSeen } from '../api/recapDocuments.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { pointsOfTeam } from '../play/pointsOnBoard.js';
import { teamOfPair } from '../play/teamText.js';
import { ownLine, type OwnLine } from '../standings/sessionRecap.js';

/** A board that two contestants have played, and what the one has more on it than the other. */
export interface BoardOfTwo {
  readonly board: number;
  readonly one: OwnOfTwo;
  readonly other: OwnOfTwo;
  /** At one table: against each other. */
  readonly met: boolean;
  /** In the unit of the figures; exact. Nothing where one of them has nothing that counts. */
  readonly gain: string | null;
}

/** A line with what it brought, exact; undefined where nothing counts. */
export interface OwnOfTwo extends OwnLine {
  readonly figure: string | undefined;
}

/** What boards are compared by: points are those of a match of teams that is not in IMPs. */
export type UnitOfTwo = 'percent' | 'imps' | 'points';

export interface HeadToHead {
  readonly boards: readonly BoardOfTwo[];
  /** On how many boards the one has more, the other has more, or both have the same. */
  readonly ahead: { readonly one: number; readonly other: number; readonly neither: number };
  /** What each has on these boards together, and the difference: mean percentages, or sums; exact. */
  readonly together: { readonly one: string; readonly other: string; readonly gain: string } | null;
  readonly unit: UnitOfTwo;
}

/** What counts for a comparison: a percentage, or IMPs where there is no top; undefined where nothing counts. */
function figureOf(award: AwardSeen | undefined): string | undefined {
  if (!award || award.kind === 'not-played') return undefined;
  return award.top === null ? award.points : (award.percent ?? undefined);
}

/**
 * Two contestants side by side, on the boards of a session that both have played and that may be seen.
 *
 * @param ofTeams its matches where teams play: a pair has what its team has in the match
 */
export function headToHead(
  { boards, standings }: Pick<RecapSeen, 'boards' | 'standings'>,
  [one, other]: readonly [string, string],
  ofTeams?: Pick<MatchesSeen, 'matches' | 'method'>,
): HeadToHead {
  const unit = unitOf(standings, ofTeams);
  const own = (board: RecapBoardSeen, contestant: string): OwnOfTwo | undefined => {
    const line = ownLine(board, contestant);
    if (!line) return undefined;
    const play = { team: teamOfPair(contestant), round: line.line.round, board: board.board };
    return { ...line, figure: ofTeams ? pointsOfTeam(ofTeams, play) : figureOf(line.award) };
  };
  const both = boards.flatMap((board) => {
    const [mine, theirs] = [own(board, one), own(board, other)];
    if (!mine || !theirs) return [];
    const gain =
      mine.figure === undefined || theirs.figure === undefined
        ? null
        : Rational.parse(mine.figure).sub(Rational.parse(theirs.figure)).toString();
    const met = mine.line === theirs.line && mine.side !== theirs.side;
    return [{ board: board.board, one: mine, other: theirs, met, gain }];
  });
  const counted = both.filter(({ gain }) => gain !== null);
  const signs = counted.map(({ gain }) => Rational.parse(gain!).compare(Rational.ZERO));
  const sumOf = (side: 'one' | 'other') => {
    const sum = Rational.sum(counted.map((each) => Rational.parse(each[side].figure!)));
    return unit === 'percent' ? sum.div(Rational.of(counted.length)) : sum;
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
    unit,
  };
}

function unitOf(
  { method }: Pick<RecapSeen['standings'], 'method'>,
  ofTeams: Pick<MatchesSeen, 'method'> | undefined,
): UnitOfTwo {
  if (ofTeams) return ofTeams.method.match.unit === 'imps' ? 'imps' : 'points';
  return hasTop({ kind: method }) ? 'percent' : 'imps';
}
