import type { PublishedTeamsGame } from '#interchange';
import {
  ACBL_BOARD_A_MATCH_TEAMS,
  EBU_SWISS_TEAMS,
  EBU_TEAMS,
  IMPS_TEAMS,
  KNOCKOUT,
  type TeamMethod,
} from '#scoring';
import { teamMethodOfText } from '#tournament';

/** Two points for each board won, one for a tie. */
const POINT_A_BOARD: TeamMethod = {
  ...ACBL_BOARD_A_MATCH_TEAMS,
  name: 'own',
  regulation: 'usual practice',
  match: { ...ACBL_BOARD_A_MATCH_TEAMS.match, scale: 'double' },
};

/**
 * How matches of a published game are scored and teams ranked: a file of this program says it. No other says by
 * which scale victory points are given, so it is that of the body in whose country such files are written; nothing where
 * it is not known.
 */
export function methodOfTeams({ kind, scoring, event }: PublishedTeamsGame): TeamMethod | undefined {
  const said = event.method === undefined ? undefined : teamMethodOfText(event.method);
  if (said) return said;
  if (kind === 'knockout') return KNOCKOUT;
  switch (scoring) {
    case 'victory-points':
      return kind === 'swiss' ? EBU_SWISS_TEAMS : EBU_TEAMS;
    case 'imps':
      return IMPS_TEAMS;
    case 'board-a-match':
      return ACBL_BOARD_A_MATCH_TEAMS;
    case 'point-a-board':
      return POINT_A_BOARD;
    case 'other':
      return undefined;
    default:
      return scoring satisfies never;
  }
}
