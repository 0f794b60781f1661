import type { PlayPlace, Seating } from '../../journal/names.js';
import { meetingAt, seatingOf, type Scheduled } from './schedule.js';

/**
 * Who played a board at a table: those who sat there by the result that stands, whom the director may have recorded as others
 * than those who were to meet; without a result those who were to. Undefined where nobody was to meet there.
 */
export function whoPlayed(
  scheduled: Pick<Scheduled, 'sections'>,
  { table, round }: Pick<PlayPlace, 'table' | 'round'>,
  stands: { readonly seating: Seating } | undefined,
): Seating | undefined {
  if (stands) return stands.seating;
  const meeting = meetingAt(scheduled, table, round);
  return meeting && seatingOf(meeting);
}
