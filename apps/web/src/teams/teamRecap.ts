import { Rational } from '#scoring';
import type { MatchesSeen } from '../api/matchDocuments.js';

/** What a team has on a board; with two opponents on it, both together. */
export interface OnBoard {
  /** Exact, as text. */
  readonly points: string;
  /** By a ruling, in one room at least. */
  readonly ruled: boolean;
}

/** A team with its place and total, where it has one, and what it has on each board. */
export interface TeamInRecap {
  readonly team: string;
  readonly standing: MatchesSeen['standing'][number] | undefined;
  /** What its matches stand at; of a team that has a place there is its total. */
  readonly running: string | undefined;
  /**
   * Of a team that has a place, while a match is not over, of which its total has nothing: what its boards make up to now;
   * exact, as text.
   */
  readonly soFar: string | undefined;
  readonly boards: ReadonlyMap<number, OnBoard>;
}

type Matches = Pick<MatchesSeen, 'matches' | 'standing' | 'teams'>;

/** The boards that teams play, and whether they may be seen. */
export function boardsOfTeams({ matches }: Matches): { readonly board: number; readonly shown: boolean }[] {
  const shown = new Map<number, boolean>();
  for (const { segments } of matches)
    for (const board of segments.flatMap(({ boards }) => boards))
      shown.set(board.board, (shown.get(board.board) ?? false) || board.shown);
  return [...shown]
    .map(([board, seen]) => ({ board, shown: seen }))
    .toSorted((one, other) => one.board - other.board);
}

/** Everybody in the order of the standing, section by section; of a knockout, match by match. */
export function groupsOfTeams(
  seen: Matches,
): { readonly section: string; readonly rows: readonly TeamInRecap[] }[] {
  const { matches, standing } = seen;
  const onBoards = pointsOfTeams(seen);
  const isToCome = standing.length > 0 && matches.some(isRunning);
  const row = (team: string, running?: string): TeamInRecap => {
    const boards = onBoards.get(team) ?? new Map<number, OnBoard>();
    return {
      team,
      standing: standing.find((one) => one.team === team),
      running,
      soFar: isToCome && boards.size > 0 ? sumOf(boards) : undefined,
      boards,
    };
  };
  if (standing.length === 0) {
    const rows = matches.flatMap(({ home, away, running }) => [
      row(home, running.home),
      row(away, running.away),
    ]);
    return [{ section: '', rows }];
  }
  return [...new Set(standing.map(({ section }) => section ?? ''))].map((section) => ({
    section,
    rows: standing.filter((one) => (one.section ?? '') === section).map(({ team }) => row(team)),
  }));
}

/** Whether boards of a match count that is not over. */
function isRunning({ complete, score, off, awarded }: Matches['matches'][number]): boolean {
  return !complete && score !== null && !off && awarded === null;
}

function sumOf(boards: ReadonlyMap<number, OnBoard>): string {
  return Rational.sum([...boards.values()].map(({ points }) => Rational.parse(points))).toString();
}

function pointsOfTeams({ matches }: Matches): ReadonlyMap<string, ReadonlyMap<number, OnBoard>> {
  const found = new Map<string, Map<number, OnBoard>>();
  for (const match of matches) {
    for (const board of match.segments.flatMap(({ boards }) => boards)) {
      if (!board.shown) continue;
      const ruled = [board.home, board.away].some(({ status }) => status === 'ruled');
      for (const side of ['home', 'away'] as const) {
        const points = board.points[side];
        if (points === null) continue;
        const own = found.get(match[side]) ?? new Map<number, OnBoard>();
        const before = own.get(board.board);
        own.set(board.board, {
          points: Rational.parse(points)
            .add(Rational.parse(before?.points ?? '0'))
            .toString(),
          ruled: ruled || (before?.ruled ?? false),
        });
        found.set(match[side], own);
      }
    }
  }
  return found;
}
