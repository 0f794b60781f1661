import type { ParticipantSeen } from '../../api/contestDocuments.js';
import { decimalsOf } from '../../play/figures.js';

/** With how many decimals the points of each column of a contest stand. */
export interface ColumnDecimals {
  readonly totals: number;
  readonly handicapped: number;
  /** By the session. */
  readonly scores: ReadonlyMap<string, number>;
  /** Of the most that each score is out of, by the session. */
  readonly maxima: ReadonlyMap<string, number>;
  readonly beside: number;
  readonly masterPoints: number;
}

type Row = Pick<ParticipantSeen, 'total' | 'masterPoints' | 'sessions' | 'adjustments'> & {
  readonly handicapped: string | null;
};

/**
 * How many decimals each column needs, so that its points line up.
 *
 * @param sessions the names of those that have a column
 */
export function columnDecimals(rows: readonly Row[], sessions: readonly string[]): ColumnDecimals {
  const needed = (figures: readonly (string | null)[]) => decimalsOf(figures.filter((each) => each !== null));
  const inSessions = (figure: 'score' | 'maximum') =>
    new Map(
      sessions.map((name) => [
        name,
        needed(
          rows.flatMap((row) =>
            row.sessions.filter(({ session }) => session === name).map((score) => score[figure]),
          ),
        ),
      ]),
    );
  return {
    totals: needed(rows.map(({ total }) => total)),
    handicapped: needed(rows.map(({ handicapped }) => handicapped)),
    scores: inSessions('score'),
    maxima: inSessions('maximum'),
    beside: needed(rows.flatMap(({ adjustments }) => adjustments.map(({ amount }) => amount))),
    masterPoints: needed(rows.map(({ masterPoints }) => masterPoints)),
  };
}
