import type { LineUp, SeatName, TeamsState } from '#tournament';
import {
  matchesDocument,
  type MatchDocument,
  type TeamDocument,
  type TeamStandingDocument,
} from '../play/teams/matches-document.js';
import type { PlayState, SessionPlay } from '../play/play-state.js';
import { standingOfPairs } from '../play/matches-of-pairs/standing-of-pairs.js';
import { ALL } from '../play/scoring/extent.js';
import { scoresOf } from '../play/scoring/scores.js';

type Both = { readonly home: string; readonly away: string };
type Room = { readonly table: string; readonly round: number };

/** The teams of a session, their matches and their standing. Players are marks, figures exact. */
export type TeamsInProtocol = {
  readonly method: TeamsState['method'];
  readonly teams: readonly {
    readonly team: string;
    readonly entry: string | null;
    /** Left out where it was given none. */
    readonly name?: string;
    readonly captain: string | null;
    readonly players: readonly string[];
    readonly lineUps: readonly {
      readonly fromRound: number;
      readonly lineUp: Readonly<Record<SeatName, string>>;
    }[];
    readonly penalties: readonly { readonly penalty: string; readonly points: string }[];
  }[];
  readonly matches: readonly MatchInProtocol[];
  readonly byes: readonly {
    readonly team: string;
    readonly from: number;
    readonly to: number;
    readonly points: string;
  }[];
  readonly standing: readonly StandingInProtocol[];
};

/** The section is there where the format tells sections apart. */
type StandingInProtocol = Omit<TeamStandingDocument, 'steps' | 'section'> &
  Partial<Pick<TeamStandingDocument, 'section'>>;

export type MatchInProtocol = Both & {
  readonly complete: boolean;
  readonly awarded: (Both & { readonly to: 'home' | 'away' }) | null;
  readonly carried: Both;
  readonly running: Both;
  readonly score: Both | null;
  readonly victoryPoints: Both | null;
  readonly segments: readonly {
    readonly home: Room;
    readonly away: Room;
    readonly after: Both;
    readonly boards: readonly {
      readonly board: number;
      readonly home: string | null;
      readonly away: string | null;
    }[];
  }[];
};

/**
 * What a protocol has of the teams of a session.
 *
 * @param sections whether those that are ranked apart are; else all are ranked together, as they once were
 */
export function teamsInProtocol(
  state: PlayState,
  session: SessionPlay,
  mark: (player: string) => string,
  { sections }: { readonly sections: boolean },
): TeamsInProtocol {
  const ranked = sections ? session.settings.ranked : 'together';
  const { method, teams, matches, byes, standing } = matchesDocument(
    state,
    session,
    { kind: 'everything' },
    ranked,
  );
  return {
    method,
    teams: teams.map((team) => teamIn(team, mark)),
    matches: matches.map(matchIn),
    byes: byes.map(({ team, from, to, points }) => ({ team, from, to, points })),
    standing: standing.map(
      ({ team, section, place, last, total, awarded, penalties, matches: played, won, lost }) => ({
        team,
        ...(sections && { section }),
        place,
        last,
        total,
        awarded,
        penalties,
        matches: played,
        won,
        lost,
      }),
    ),
  };
}

function teamIn(
  { team, entry, name, captain, players, lineUps, penalties }: TeamDocument,
  mark: (player: string) => string,
): TeamsInProtocol['teams'][number] {
  const marked = ({ N, E, S, W }: LineUp) => ({ N: mark(N), E: mark(E), S: mark(S), W: mark(W) });
  return {
    team,
    entry,
    ...(name !== null && { name }),
    captain: captain === null ? null : mark(captain),
    players: players.map(mark),
    lineUps: lineUps.map(({ fromRound, lineUp }) => ({ fromRound, lineUp: marked(lineUp) })),
    penalties: penalties.map(({ penalty, points }) => ({ penalty, points })),
  };
}

function matchIn(match: MatchDocument): MatchInProtocol {
  const { home, away, complete, awarded, carried, running, score, segments } = match;
  const points = score && { home: score.home.victoryPoints, away: score.away.victoryPoints };
  return {
    home,
    away,
    complete,
    awarded: awarded && { to: awarded.to, home: awarded.home, away: awarded.away },
    carried: both(carried),
    running: both(running),
    score: score && { home: score.home.score, away: score.away.score },
    victoryPoints:
      points?.home && points.away ? { home: points.home.points, away: points.away.points } : null,
    segments: segments.map((segment) => ({
      home: roomIn(segment.home),
      away: roomIn(segment.away),
      after: both(segment.after),
      boards: segment.boards.map(({ board, points: own }) => ({ board, home: own.home, away: own.away })),
    })),
  };
}

function both({ home, away }: Both): Both {
  return { home, away };
}

function roomIn({ table, round }: Room): Room {
  return { table, round };
}

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
