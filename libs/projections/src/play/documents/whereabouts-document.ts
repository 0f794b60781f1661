import {
  analysisOf,
  type AnnouncementPlay,
  type BoardPlay,
  type PlayState,
  type SessionPlay,
} from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { boardsAlerts, type BoardsAlert } from './boards-alerts.js';
import { plannedBoardsOf, travellingSets, type TravellingSet } from './board-travels.js';

/** Where every board is, for those who run the session and those who duplicate boards. */
export type WhereaboutsDocument = {
  /** Sections that play with the same copies stand together: `A, B`. */
  readonly sections: readonly { readonly section: string; readonly sets: readonly TravellingSet[] }[];
  /** Boards that are not where they are needed. */
  readonly alerts: readonly BoardsAlert[];
  /** The board movement that was announced last. */
  readonly announced: AnnouncementPlay | null;
  readonly dealing: readonly DealingOfBoard[];
};

/** How far a board is dealt; nothing of its deal. */
export type DealingOfBoard = {
  readonly board: number;
  readonly status: BoardPlay['status'] | 'none';
  /** Whether double-dummy results are computed or given up; null without a deal that could be looked at. */
  readonly analysed: boolean | null;
};

/** Where every board is. */
export function whereaboutsDocument({ boards }: PlayState, session: SessionPlay): WhereaboutsDocument {
  const last = Math.max(0, ...Object.keys(session.announced).map(Number));
  return {
    sections: plannedBoardsOf(session).map((planned) => ({
      section: planned.sections.map(({ section }) => section).join(', '),
      sets: travellingSets(session, planned),
    })),
    alerts: boardsAlerts(session),
    announced: session.announced[last] ?? null,
    dealing: scheduleOf(session).boards.map((board) => dealingOf(board, boards[session.boardSet]?.[board])),
  };
}

function dealingOf(board: number, dealt: BoardPlay | undefined): DealingOfBoard {
  const { status = 'none', hidden } = dealt ?? {};
  return { board, status, analysed: hidden ? analysisOf(dealt) !== undefined : null };
}
