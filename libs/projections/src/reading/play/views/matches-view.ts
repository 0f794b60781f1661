import { type GameResult, type LineUp, type SeatName, SEATS, teamOfPair } from '#tournament';
import type {
  BoardOfMatch,
  MatchDocument,
  MatchesDocument,
  RoomResult,
  SegmentDocument,
  TeamDocument,
} from '../../../play/teams/matches-document.js';
import type { Naming, PlayerSeen } from './people.js';

/** The matches of a session of teams, as a reader may see them. */
export type MatchesSeen = Omit<MatchesDocument, 'teams' | 'matches'> & {
  readonly session: string;
  readonly teams: readonly TeamSeen[];
  readonly matches: readonly MatchSeen[];
};

export type TeamSeen = Omit<TeamDocument, 'captain' | 'players' | 'lineUps'> & {
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
  readonly lineUps: readonly { readonly fromRound: number; readonly lineUp: LineUpSeen }[];
};

export type LineUpSeen = Readonly<Record<SeatName, PlayerSeen>>;

export type MatchSeen = Omit<MatchDocument, 'segments'> & { readonly segments: readonly SegmentSeen[] };

export type SegmentSeen = Omit<SegmentDocument, 'boards'> & { readonly boards: readonly BoardOfMatchSeen[] };

/** A board of a match; not shown before it has been played everywhere, or while one room is hidden from the other. */
export type BoardOfMatchSeen =
  | { readonly board: number; readonly shown: false }
  | (Omit<BoardOfMatch, 'ruled'> & { readonly shown: true });

/** What a reader may see of matches. */
export interface MatchesVisibility extends MatchBoardVisibility {
  readonly naming: Naming;
}

/** What a reader may see of a board of a match. */
export interface MatchBoardVisibility {
  readonly maySee: (board: number) => boolean;
  /** A board's results as far as they may be seen. */
  readonly resultOf: (board: number) => (result: GameResult) => GameResult;
  /** Whether totals are seen as they stand: otherwise a ruling that hangs on a team's average is not told. */
  readonly totals: boolean;
}

/** Everybody whom the matches name. */
export function peopleInMatches({ teams }: MatchesDocument): string[] {
  return teams.flatMap(({ captain, players, lineUps }) => [
    ...(captain === null ? [] : [captain]),
    ...players,
    ...lineUps.flatMap(({ lineUp }) => Object.values(lineUp)),
  ]);
}

/** The matches of a session as a reader sees them. */
export function matchesView(
  session: string,
  document: MatchesDocument,
  visibility: MatchesVisibility,
): MatchesSeen {
  return {
    ...document,
    session,
    teams: document.teams.map((team) => teamView(team, visibility)),
    matches: document.matches.map((match) => ({
      ...match,
      segments: match.segments.map((segment) => ({
        ...segment,
        boards: segment.boards.map((board) => boardOfMatchView(board, visibility)),
      })),
    })),
  };
}

function teamView(
  { captain, players, lineUps, ...team }: TeamDocument,
  { naming }: MatchesVisibility,
): TeamSeen {
  return {
    ...team,
    captain: captain === null ? null : naming(captain),
    players: players.map(naming),
    lineUps: lineUps.map(({ fromRound, lineUp }) => ({ fromRound, lineUp: lineUpView(lineUp, naming) })),
  };
}

function lineUpView(lineUp: LineUp, naming: Naming): LineUpSeen {
  return Object.fromEntries(SEATS.map((seat) => [seat, naming(lineUp[seat])])) as LineUpSeen;
}

/** A board of a match as a reader sees it. */
export function boardOfMatchView(
  { ruled, home, away, ...rest }: BoardOfMatch,
  { maySee, resultOf, totals }: MatchBoardVisibility,
): BoardOfMatchSeen {
  const seen = ({ result, ...room }: RoomResult) => ({
    ...room,
    result: result && resultOf(rest.board)(result),
  });
  const board = { ...rest, home: seen(home), away: seen(away) };
  if (!maySee(board.board) || !isOver(board.home) || !isOver(board.away))
    return { board: board.board, shown: false };
  if (!ruled || totals) return { ...board, shown: true };
  return { ...board, shown: true, points: { home: null, away: null }, why: { home: [], away: [] } };
}

/** Whether a room has nothing left to do on a board: before that the other room's result is not shown. */
function isOver({ status }: RoomResult): boolean {
  return status === 'agreed' || status === 'ruled' || status === 'not-played';
}

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
