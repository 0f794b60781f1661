import type { DeskSeen, TableAtDesk } from '../../api/deskDocuments.js';

/** The tables with which a table shares its boards in the round that is played there. */
export function sharersNow(
  { sharing }: Pick<DeskSeen, 'sharing'>,
  { table, round }: Pick<TableAtDesk, 'table' | 'round'>,
): readonly string[] {
  return sharing
    .filter(({ tables, rounds }) => tables.includes(table) && rounds.includes(Math.max(1, round)))
    .flatMap(({ tables }) => tables.filter((other) => other !== table));
}
