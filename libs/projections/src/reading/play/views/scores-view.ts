import { calledIn } from '#tournament';
import { statusOf, type PlayStatus } from '../../../play/play-status.js';
import type { SuspectedPlay } from '../../../play/documents/rulings/suspicions.js';
import type { SessionPlay } from '../../../play/play-state.js';
import { isSettled, playsAt, roundAt, type PlayOfBoard } from '../../../play/progress.js';
import { scheduleOf } from '../../../play/schedule.js';

/** How far the scores of a session have come: every play of the rounds that were called, table by table. */
export interface ScoresSeen {
  readonly tables: readonly ScoresOfTable[];
}

export interface ScoresOfTable {
  readonly table: string;
  /** The round that is played there; 0 before the first. */
  readonly round: number;
  /** The rounds that were called, from the first. */
  readonly rounds: readonly ScoresOfRound[];
}

export interface ScoresOfRound {
  readonly round: number;
  /** Nothing: nobody plays there. */
  readonly plays: readonly ScoreOfPlay[];
}

export interface ScoreOfPlay {
  readonly board: number;
  readonly status: PlayStatus;
  /** Something is suspicious about what was entered, and nobody has decided. */
  readonly suspected: boolean;
}

/**
 * How far the scores of a session have come.
 *
 * @param visibility what looks suspicious to this reader, and whether he may see what was played on a board: of others only
 *   whether a score is missing
 */
export function scoresView(
  session: SessionPlay,
  visibility: {
    readonly suspected: readonly Pick<SuspectedPlay, 'table' | 'round' | 'board'>[];
    readonly maySee: (board: number) => boolean;
  },
): ScoresSeen {
  const suspected = new Set(visibility.suspected.map(nameOf));
  const playSeen = (play: PlayOfBoard): ScoreOfPlay => ({
    board: play.board,
    status: isSettled(session, play) && !visibility.maySee(play.board) ? 'agreed' : statusOf(session, play),
    suspected: suspected.has(nameOf(play)),
  });
  return {
    tables: scheduleOf(session).tables.map((table) => ({
      table,
      round: roundAt(session, table),
      rounds: Array.from({ length: calledIn(session, table) }, (_, index) => ({
        round: index + 1,
        plays: playsAt(session, table, index + 1).map(playSeen),
      })),
    })),
  };
}

function nameOf({ table, round, board }: PlayOfBoard): string {
  return `${table}/${round}/${board}`;
}
