import { teamOfPair } from '#tournament';
import type { MatchesDocument } from '../../../play/teams/matches-document.js';
import { boardOfMatchView } from './matches-view.js';

/** A play of a board, and the pair that is asked about. */
export interface PlayOfPair {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly contestant: string;
}

/**
 * What the team of a pair has on a board in its match: exact IMPs; null where there are none, for one room has no result or
 * the match is not in IMPs; undefined where the board was ruled on.
 */
export type ImpsOfTeams = (play: PlayOfPair) => string | null | undefined;

/** What teams have on the boards of a session, which everybody may see. */
export function impsOfTeams({ matches, method }: MatchesDocument): ImpsOfTeams {
  const known = new Map<string, string | null | undefined>();
  for (const { home, away, segments } of matches) {
    for (const { boards, ...rooms } of segments) {
      for (const board of boards) {
        const seen = boardOfMatchView(board, {
          maySee: () => true,
          totals: true,
          resultOf: () => (result) => result,
        });
        const points = (side: 'home' | 'away') =>
          seen.shown && method.match.unit === 'imps' ? seen.points[side] : null;
        for (const { table, round } of [rooms.home, rooms.away]) {
          const at = { table, round, board: board.board };
          known.set(keyOf(at, home), board.ruled ? undefined : points('home'));
          known.set(keyOf(at, away), board.ruled ? undefined : points('away'));
        }
      }
    }
  }
  return ({ contestant, ...at }) => {
    const key = keyOf(at, teamOfPair(contestant).team);
    return known.has(key) ? known.get(key) : null;
  };
}

function keyOf({ table, round, board }: Omit<PlayOfPair, 'contestant'>, team: string): string {
  return `${table}/${round}/${board} ${team}`;
}
