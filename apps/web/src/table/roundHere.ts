import { everybodyAt } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import { meetingAt } from '../play/schedule.js';

/**
 * The round for which a pair waits at a table where others still play an earlier one; undefined: it has no table in the
 * round that was called, even if it comes to this one later.
 */
export function roundHere(
  { table, round, called }: Pick<TableSeen, 'table' | 'round' | 'called'>,
  session: Pick<SessionSeen, 'sections'>,
  pair: string,
): number | undefined {
  const later = Array.from({ length: Math.max(0, called - round) }, (_, index) => round + 1 + index);
  return later.find((each) => {
    const meeting = meetingAt(session, table, each);
    return meeting !== undefined && everybodyAt(meeting).includes(pair);
  });
}
