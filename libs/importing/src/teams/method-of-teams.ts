import type { PublishedTeamsGame } from '#interchange';
import {
  ACBL_BOARD_A_MATCH_TEAMS,
  EBU_SWISS_TEAMS,
  EBU_TEAMS,
  IMPS_TEAMS,
  KNOCKOUT,
  WBF_TEAMS,
  type TeamMethod,
} from '#scoring';

/** The program whose own files these are: its sessions of teams begin with the scale of the World Bridge Federation. */
const OWN = 'Tirage';

/**
 * How matches of a published game are scored and teams ranked: no file says by which scale victory points are given, so
 * it is that of the body in whose country such files are written; nothing where it is not known.
 */
export function methodOfTeams({ kind, scoring, event }: PublishedTeamsGame): TeamMethod | undefined {
  if (kind === 'knockout') return KNOCKOUT;
  switch (scoring) {
    case 'victory-points':
      if (event.program?.name === OWN) return WBF_TEAMS;
      return kind === 'swiss' ? EBU_SWISS_TEAMS : EBU_TEAMS;
    case 'imps':
      return IMPS_TEAMS;
    case 'board-a-match':
      return ACBL_BOARD_A_MATCH_TEAMS;
    case 'other':
      return undefined;
    default:
      return scoring satisfies never;
  }
}
