import { entriesOf, type DealRecord, type Sheet } from '#preferans';
import type { EntrySeen } from '../sheetQueries.js';

/** What a deal writes into the sheet as it stands, as the server tells entries. */
export function entriesSeen(record: DealRecord, sheet: Sheet): readonly EntrySeen[] {
  return entriesOf(record, sheet).map(({ seat, kind, on, amount, count, price, rule, because }) => ({
    seat,
    kind,
    on: on ?? null,
    amount: `${amount}`,
    count: `${count}`,
    price: `${price}`,
    rule,
    because,
  }));
}
