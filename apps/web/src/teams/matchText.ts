import type { TFunction } from 'i18next';
import type { MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import { teamText } from '../play/teamText.js';

/** The board by which a match is told from others of the same two teams. */
export function firstBoardOf({ segments }: MatchSeen): number | undefined {
  return segments[0]?.boards[0]?.board;
}

/** A match as people call it: its teams, and its first board where the two meet in several. */
export function matchText(t: TFunction, match: MatchSeen, { teams, matches }: MatchesSeen): string {
  const [home, away] = [teamText(match.home, teams), teamText(match.away, teams)];
  const several = matches.filter((one) => one.home === match.home && one.away === match.away).length > 1;
  return several ? t('match.fromBoard', { home, away, board: firstBoardOf(match) }) : `${home} – ${away}`;
}
