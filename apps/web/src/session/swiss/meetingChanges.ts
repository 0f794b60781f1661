import type { DrawnMeeting } from '../../api/drawDocuments.js';

type Meeting = Pick<DrawnMeeting, 'ns' | 'ew'>;

function keyOf({ ns, ew }: Meeting): string {
  return [ns, ew].toSorted().join(' ');
}

/** The meetings that are not among others, at whichever tables these are. */
export function meetingsNotIn<Of extends Meeting>(meetings: readonly Of[], others: readonly Meeting[]): Of[] {
  const known = new Set(others.map(keyOf));
  return meetings.filter((meeting) => !known.has(keyOf(meeting)));
}
