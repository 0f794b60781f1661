import type { Seat } from '#cards';
import { whistersOf, type DealRecord } from '#preferans';
import type { CodeRectification } from './rectification.js';

/** Whose something that follows in a deal can be: a remise is declarer's, or of one who has whisted; the rest is anybody's. */
export function mayBeAtFault(
  one: CodeRectification,
  { played, whists, players }: DealRecord,
): readonly Seat[] {
  if (one.kind !== 'undertricks' && one.kind !== 'proven-undertricks') return players;
  if (played.kind === 'all-pass') return [];
  return one.of === 'declarer' ? [played.declarer] : whistersOf(whists);
}

/** Whose it is: who is named, or the only one whose it can be; undefined: it is still to be said. */
export function whoIsAtFault(
  one: CodeRectification,
  named: Seat | undefined,
  record: DealRecord,
): Seat | undefined {
  const seats = mayBeAtFault(one, record);
  if (named !== undefined && seats.includes(named)) return named;
  return seats.length === 1 ? seats[0] : undefined;
}
