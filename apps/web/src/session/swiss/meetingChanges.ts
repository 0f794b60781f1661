import type { DrawnMeeting } from '../../api/drawDocuments.js';

type Meeting = Pick<DrawnMeeting, 'ns' | 'ew' | 'third'>;

/** Who is drawn together: two, or three teams. */
export function drawnTogether({ ns, ew, third }: Meeting): string[] {
  return third ? [ns, ew, third.contestant] : [ns, ew];
}

function keyOf(meeting: Meeting): string {
  return drawnTogether(meeting).toSorted().join(' ');
}

/** The meetings that are not among others, at whichever tables these are. */
export function meetingsNotIn<Of extends Meeting>(meetings: readonly Of[], others: readonly Meeting[]): Of[] {
  const known = new Set(others.map(keyOf));
  return meetings.filter((meeting) => !known.has(keyOf(meeting)));
}
