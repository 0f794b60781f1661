import type { RoomSeen, TableInRoom } from '../../api/roomDocuments.js';

/** The tables with which a table shares its boards in the round that is played there. */
export function sharersNow(
  { sharing }: Pick<RoomSeen, 'sharing'>,
  { table, round }: Pick<TableInRoom, 'table' | 'round'>,
): readonly string[] {
  return sharing
    .filter(({ tables, rounds }) => tables.includes(table) && rounds.includes(Math.max(1, round)))
    .flatMap(({ tables }) => tables.filter((other) => other !== table));
}
