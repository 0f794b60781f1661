import { hasTeams, sameData } from '#tournament';
import type { PlayState } from '../../../play/play-state.js';
import { matchesDocument, type MatchDocument, type Running } from '../../../play/teams/matches-document.js';
import type { StandingsSeen } from '../../../visibility/standings-seen.js';
import { boardOfMatchView, type MatchBoardVisibility } from '../views/matches-view.js';

/** What a match stands at; null: nothing of it counts yet. */
export type MatchFigures = {
  readonly score: Running;
  /** Where its score is turned into them. */
  readonly victoryPoints: Running | null;
} | null;

/** What both teams have on a board, in the unit of the match; null: it does not count, or is not shown. */
export type PointsOfBoth = Running | null;

/** A match that stands at something else. */
export interface MatchChanged {
  readonly home: string;
  readonly away: string;
  /** Two teams may meet in several matches: this tells them apart. */
  readonly firstBoard: number;
  /** Whether its boards are in IMPs. */
  readonly imps: boolean;
  readonly before: MatchFigures;
  readonly after: MatchFigures;
  readonly boards: readonly {
    readonly board: number;
    readonly before: PointsOfBoth;
    readonly after: PointsOfBoth;
  }[];
}

/** A state, and how much of its standings is seen. */
export interface SeenOfState {
  readonly state: PlayState;
  readonly seen: StandingsSeen;
}

/** The matches of a session of teams that stand at something else at one moment than at another, board by board. */
export function matchesChanged(
  before: SeenOfState,
  after: SeenOfState,
  name: string,
  visibility: Omit<MatchBoardVisibility, 'resultOf'>,
): MatchChanged[] {
  const [past, now] = [matchesAt(before, name, visibility), matchesAt(after, name, visibility)];
  return [...now].flatMap(([key, { boards, ...match }]) => {
    const was = past.get(key);
    const changed = [...boards].flatMap(([board, is]) => {
      const stood = was?.boards.get(board) ?? null;
      return sameData(stood, is) ? [] : [{ board, before: stood, after: is }];
    });
    const { figures, ...rest } = match;
    const stood = was?.figures ?? null;
    return changed.length === 0 && sameData(stood, figures)
      ? []
      : [{ ...rest, before: stood, after: figures, boards: changed }];
  });
}

interface MatchAt extends Pick<MatchChanged, 'home' | 'away' | 'firstBoard' | 'imps'> {
  readonly figures: MatchFigures;
  readonly boards: ReadonlyMap<number, PointsOfBoth>;
}

function matchesAt(
  { state, seen }: SeenOfState,
  name: string,
  visibility: Omit<MatchBoardVisibility, 'resultOf'>,
): ReadonlyMap<string, MatchAt> {
  const session = state.sessions[name]!;
  if (!hasTeams(session)) return new Map();
  const { matches, method } = matchesDocument(state, session, seen);
  const imps = method.match.unit === 'imps';
  return new Map(
    matches.map((match) => {
      const { home, away, segments } = match;
      const boards = segments.flatMap((segment) => segment.boards);
      const firstBoard = boards[0]?.board ?? 0;
      const points = boards.map((board) => {
        const view = boardOfMatchView(board, { ...visibility, resultOf: () => (result) => result });
        return [board.board, view.shown ? pointsOfBoth(view.points) : null] as const;
      });
      const figures = figuresOf(match);
      return [
        `${home} ${away} ${firstBoard}`,
        { home, away, firstBoard, imps, figures, boards: new Map(points) },
      ];
    }),
  );
}

function pointsOfBoth({
  home,
  away,
}: {
  readonly home: string | null;
  readonly away: string | null;
}): PointsOfBoth {
  return home === null || away === null ? null : { home, away };
}

function figuresOf({ awarded, running, score }: MatchDocument): MatchFigures {
  // What was played of a match that was given to a team does not count.
  if (awarded) return { score: { home: awarded.home, away: awarded.away }, victoryPoints: null };
  if (!score) return null;
  const [home, away] = [score.home.victoryPoints, score.away.victoryPoints];
  return { score: running, victoryPoints: home && away && { home: home.points, away: away.points } };
}
