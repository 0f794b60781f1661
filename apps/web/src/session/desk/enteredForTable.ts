import type { HistoryEventSeen, TravellerLineSeen } from '../../api/travellerDocuments.js';

const STANDS_BY: readonly HistoryEventSeen['what'][] = [
  'entered',
  'confirmed',
  'recorded',
  'irregular',
  'corrected',
];

/**
 * By what those who run the tournament have entered a result that counts as agreed; nothing where the sides at the table
 * agreed on it.
 */
export function enteredForTable({
  status,
  history,
}: Pick<TravellerLineSeen, 'status' | 'history'>): HistoryEventSeen | undefined {
  if (status !== 'agreed') return undefined;
  const last = history.findLast(({ what }) => STANDS_BY.includes(what));
  const byTable = last === undefined || last.side !== undefined || last.what === 'confirmed';
  return byTable ? undefined : last;
}
