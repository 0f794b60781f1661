import type { CommitmentSeen, SquareDealSeen } from '../../api/dealQueries.js';

/** Boards that are not dealt yet, by what was promised of their deals. */
export interface Undealt {
  /** The computer can deal them now. */
  readonly ready: readonly number[];
  /** Their keys are being made, or their delayed value is still to come. */
  readonly waiting: readonly number[];
  /** An SQD has promised their deals: they come from a file. */
  readonly brought: readonly number[];
  /** Nothing was promised of them: they can be committed to. */
  readonly uncovered: readonly number[];
}

/** What can be done with boards that are not dealt yet. */
export function dealable(
  undealt: readonly number[],
  commitments: readonly Pick<CommitmentSeen, 'from' | 'to' | 'hash' | 'delayed' | 'value'>[],
  squareDeal: Pick<SquareDealSeen, 'boards'> | null = null,
): Undealt {
  const isImported = (board: number) =>
    squareDeal !== null && squareDeal.boards.first <= board && board <= squareDeal.boards.last;
  const covering = (board: number) => commitments.find(({ from, to }) => from <= board && board <= to);
  const waits = (board: number) => {
    const commitment = covering(board);
    if (!commitment) return false;
    return commitment.hash === null || (commitment.delayed !== null && commitment.value === null);
  };
  return {
    ready: undealt.filter((board) => !waits(board) && !isImported(board)),
    waiting: undealt.filter(waits),
    brought: undealt.filter(isImported),
    uncovered: undealt.filter((board) => !covering(board) && !isImported(board)),
  };
}
