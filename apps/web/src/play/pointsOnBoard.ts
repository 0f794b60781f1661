import type { TFunction } from 'i18next';
import type { BoardOfMatchSeen, MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import { signed } from '../messages/fieldText.js';
import { impsText, pointsText } from './figures.js';
import { teamName } from './teamText.js';

export type BoardShown = Extract<BoardOfMatchSeen, { readonly shown: true }>;

/** By how many points home's tables differ; undefined where something was ruled or is missing. */
export function differenceOn({ why: { home } }: BoardShown): number | undefined {
  const [comparison] = home;
  return comparison?.kind === 'scored' && comparison.parts.length === 1
    ? comparison.parts[0]!.difference
    : undefined;
}

/** What a team has won on a board, for the column of those who have: nothing where it has lost, or it does not count. */
export function gainedText(points: string | null, locale: string): string {
  return points === null || points.startsWith('-') ? '' : pointsText(points, locale);
}

/** What a team has on a board that it plays in a round, exact; undefined where it does not count, or is not shown. */
export function pointsOfTeam(
  { matches }: Pick<MatchesSeen, 'matches'>,
  { team, round, board }: { readonly team: string; readonly round: number; readonly board: number },
): string | undefined {
  for (const match of matches) {
    if (match.home !== team && match.away !== team) continue;
    const side = match.home === team ? 'home' : 'away';
    for (const { home, away, boards } of match.segments) {
      if (home.round !== round && away.round !== round) continue;
      const own = boards.find((one) => one.board === board);
      if (own?.shown && own.points[side] !== null) return own.points[side];
    }
  }
  return undefined;
}

/** What a team has on a board: IMPs with their sign, or the points of its method. */
export function ownPointsText(
  points: string,
  { method }: Pick<MatchesSeen, 'method'>,
  locale: string,
): string {
  return method.match.unit === 'imps' ? impsText(points, locale) : pointsText(points, locale);
}

/** How a board of a match ended: by how much the tables differ, and what it is worth for whom. */
export function boardText(
  t: TFunction,
  {
    match,
    board,
    seen,
  }: { readonly match: MatchSeen; readonly board: BoardShown; readonly seen: MatchesSeen },
  locale: string,
): string {
  const difference = differenceOn(board);
  const won = (['home', 'away'] as const).flatMap((side) => {
    const points = board.points[side];
    if (points === null || points === '0' || points.startsWith('-')) return [];
    const amount = pointsText(points, locale);
    const worth = seen.method.match.unit === 'imps' ? t('ruling.amount.imps', { amount }) : amount;
    return [`${teamName(match[side], seen.teams)}: ${worth}`];
  });
  return [
    ...(difference === undefined ? [] : [`${t('match.difference')}: ${signed(difference)}`]),
    ...won,
  ].join(' · ');
}
