import { entriesOf, toldEntry, type DealRecord, type Sheet } from '#preferans';
import type { EntrySeen } from '../../play/sheetQueries.js';

/** What a deal writes into the sheet as it stands, as the server tells entries. */
export function entriesSeen(record: DealRecord, sheet: Sheet): readonly EntrySeen[] {
  return entriesOf(record, sheet).map(toldEntry);
}
