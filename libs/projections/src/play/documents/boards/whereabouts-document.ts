import { boardMoves, boardSettingsOf, calledIn, carrierBy, games, type Announcement } from '#tournament';
import { analysisOf, type BoardPlay, type PlayState, type SessionPlay } from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import { boardsAlerts, type BoardsAlert } from './boards-alerts.js';
import { lateBoards, type LatePlayBoard } from './late-boards.js';
import { plannedBoardsOf, travellingSets, type TravellingSet } from './board-travels.js';

/** Where every board is, for those who run the session and those who duplicate boards. */
export type WhereaboutsDocument = {
  /** Sections that play with the same copies stand together: `A, B`. */
  readonly sections: readonly { readonly section: string; readonly sets: readonly TravellingSet[] }[];
  /** Boards that are carried for late plays that have been started. */
  readonly late: readonly LatePlayBoard[];
  /** Boards that are not where they are needed. */
  readonly alerts: readonly BoardsAlert[];
  /** The board movements that were announced last: one, or one of each section where sections are called apart. */
  readonly announced: readonly Announcement[];
  readonly dealing: readonly DealingOfBoard[];
};

/** How far a board is dealt; nothing of its deal. */
export type DealingOfBoard = {
  readonly board: number;
  readonly status: BoardPlay['status'] | 'none';
  /** Whether double-dummy results are computed or given up; null as long as the deal is not revealed. */
  readonly analysed: boolean | null;
};

/** Where every board is. */
export function whereaboutsDocument({ boards }: PlayState, session: SessionPlay): WhereaboutsDocument {
  return {
    sections: plannedBoardsOf(session).map((planned) => ({
      section: planned.sections.map(({ section }) => section).join(', '),
      sets: travellingSets(session, planned),
    })),
    late: session.status === 'running' ? lateBoards(session) : [],
    alerts: boardsAlerts(session),
    announced: announcedLast(session),
    dealing: scheduleOf(session).boards.map((board) =>
      dealingOf(session, board, boards[session.boardSet]?.[board]),
    ),
  };
}

function announcedLast(session: SessionPlay): Announcement[] {
  const { announced, sections } = session;
  // When the start of a round is undone, its boards stay at their tables.
  const isOver = ({ afterRound, section }: Announcement) => {
    const called = section === undefined ? session.round : calledIn(session, section);
    const { rounds } = scheduleOf(session);
    return afterRound < called || afterRound === rounds;
  };
  const all = Object.values(announced)
    .filter(isOver)
    .toSorted((one, other) => other.afterRound - one.afterRound);
  const apart = sections.flatMap(({ section }) => all.find((each) => each.section === section) ?? []);
  const last = apart.length > 0 ? apart : all.slice(0, 1);
  return last.map((each) => ({ ...each, moves: movesNow(session, each) }));
}

/** Where the boards go as it stands: who has come or left since the announcement changes their ways. */
function movesNow(
  session: SessionPlay,
  { afterRound, section }: Pick<Announcement, 'afterRound' | 'section'>,
): Announcement['moves'] {
  const plans = plannedBoardsOf(session).filter(
    ({ sections: [owner] }) => section === undefined || owner?.section === section,
  );
  const asked = boardSettingsOf(session.settings);
  return boardMoves(scheduleOf(session), afterRound, plans).map((move) => ({
    ...move,
    by: carrierBy(move.by, asked),
  }));
}

function dealingOf({ game }: SessionPlay, board: number, dealt: BoardPlay | undefined): DealingOfBoard {
  const { status = 'none' } = dealt ?? {};
  const isSolved = status === 'revealed' && games[game].deals.areAnalysed;
  return {
    board,
    status,
    analysed: isSolved ? analysisOf(dealt) !== undefined : null,
  };
}
