import { standingOfPairs } from '../play/matches-of-pairs/standing-of-pairs.js';
import type { PlayState, SessionPlay } from '../play/play-state.js';
import { ALL } from '../play/scoring/extent.js';
import { scoresOf } from '../play/scoring/scores.js';

/** What the standing by victory points is made of, each side of a match for itself. Figures are exact. */
export type MatchesInProtocol = {
  readonly sides: readonly {
    readonly contestant: string;
    readonly table: string;
    readonly round: number;
    readonly opponents: readonly string[];
    /** Over how many boards it is, and how many of them count. */
    readonly scheduled: number;
    readonly boards: number;
    /** Matchpoints of how many, or IMPs. */
    readonly points: string;
    readonly tops: string | null;
    readonly victoryPoints: string | null;
  }[];
  readonly byes: readonly {
    readonly contestant: string;
    readonly round: number;
    readonly victoryPoints: string;
  }[];
};

/** The matches and byes of a session that is ranked by victory points; nothing of one that is not. */
export function matchesInProtocol(state: PlayState, session: SessionPlay): MatchesInProtocol | undefined {
  const standing = standingOfPairs(state, session, scoresOf(session, state.settings), ALL);
  if (!standing) return undefined;
  return {
    sides: standing.sides.map(({ contestant, table, round, opponents, scheduled, score }) => ({
      contestant,
      table,
      round,
      opponents,
      scheduled,
      boards: score.boards,
      points: score.points.toString(),
      tops: score.maximum?.toString() ?? null,
      victoryPoints: score.victoryPoints?.own.toString() ?? null,
    })),
    byes: standing.byes.map(({ contestant, round, points }) => ({
      contestant,
      round,
      victoryPoints: points.toString(),
    })),
  };
}
