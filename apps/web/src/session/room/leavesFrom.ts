import type { TableInRoom } from '../../api/roomDocuments.js';

/** What of a table of the room says who has played at it, and in which round. */
type Playing = Pick<TableInRoom, 'ns' | 'ew' | 'round'> & {
  readonly boards: readonly Pick<TableInRoom['boards'][number], 'status'>[];
};

/**
 * From which round on a contestant can leave: the round that is called, or the next one where it has a board of that
 * round behind it.
 *
 * @param called the round that is called
 */
export function leavesFrom(tables: readonly Playing[], contestant: string, called: number): number {
  const hasPlayed = tables.some(
    ({ ns, ew, round, boards }) =>
      round === called && [ns, ew].includes(contestant) && boards.some(({ status }) => status !== 'to-play'),
  );
  return hasPlayed ? called + 1 : called;
}
