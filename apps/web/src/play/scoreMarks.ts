import type { DeskSeen } from '../api/deskDocuments.js';
import type { ScoreOfPlay, ScoresOfTable, ScoresSeen } from '../api/scoresDocuments.js';

/** What is still to be done about a score, the most urgent first. */
export const OPEN_SCORES = ['disputed', 'missing', 'unconfirmed', 'suspected', 'late', 'to-come'] as const;
export type OpenScore = (typeof OPEN_SCORES)[number];

/**
 * How the score of a play stands: `ruled`, `settled` and `other-board`, of a board that was not to be played there, have
 * nothing left to be done.
 */
export type ScoreMark = OpenScore | 'ruled' | 'settled' | 'other-board';

/**
 * How the score of a play stands.
 *
 * @param isPresent whether it is a play of the round that was called last: what is not there then has still to come
 */
export function markOf({ status, suspected }: ScoreOfPlay, isPresent: boolean): ScoreMark {
  switch (status) {
    case 'disputed':
      return 'disputed';
    case 'entered':
      return 'unconfirmed';
    case 'postponed':
      return 'late';
    case 'to-play':
    case 'voided':
      return isPresent ? 'to-come' : 'missing';
    case 'ruled':
      return 'ruled';
    case 'agreed':
    case 'not-played':
      return suspected ? 'suspected' : 'settled';
    default:
      return status satisfies never;
  }
}

/** The scores of a table in a round. */
export interface ScoreCell {
  readonly round: number;
  readonly plays: readonly { readonly board: number; readonly mark: ScoreMark }[];
  /** What is to be done about its most urgent score; nothing: all are settled, or nobody plays there. */
  readonly worst: OpenScore | undefined;
}

/**
 * The scores of a table, round by round.
 *
 * @param otherBoards what was played of boards that were not to be played there, at all tables
 */
export function cellsOf(
  { table, rounds }: ScoresOfTable,
  otherBoards: DeskSeen['otherBoards'] = [],
): ScoreCell[] {
  return rounds.map(({ round, plays }) => {
    const scheduled = plays.map((play) => ({
      board: play.board,
      mark: markOf(play, round === rounds.length),
    }));
    const others = otherBoards
      .filter((play) => play.table === table && play.round === round)
      .map(({ board }) => ({ board, mark: 'other-board' as const }));
    const worst = OPEN_SCORES.find((open) => scheduled.some(({ mark }) => mark === open));
    return { round, plays: [...scheduled, ...others], worst };
  });
}

/** How many scores stand how, of everything that is not settled. */
export function countsOf({
  tables,
}: ScoresSeen): readonly { readonly mark: OpenScore; readonly count: number }[] {
  const marks = tables.flatMap((table) =>
    cellsOf(table).flatMap(({ plays }) => plays.map(({ mark }) => mark)),
  );
  return OPEN_SCORES.map((mark) => ({ mark, count: marks.filter((each) => each === mark).length })).filter(
    ({ count }) => count > 0,
  );
}
