import type { SessionSeen } from '../api/documents.js';
import { calledShort } from '../play/contestants.js';

/** The number of a pair below the heading of the direction that it sits in: `3`, or `EW 3` where it is of the other one; of a team its name. */
export function numberUnder(
  session: Pick<SessionSeen, 'contestants' | 'sections'>,
  side: 'NS' | 'EW',
  contestant: string,
): string {
  return calledShort(session, contestant)
    .replace(new RegExp(`(^| )${side}( (?=\\d+$)|$)`), '$1')
    .trim();
}
