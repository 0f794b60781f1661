import type { Seat } from '#cards';
import type { DealRecord } from '../deal/deal-record.js';
import { dealEntries } from '../scoring/deal-entries.js';
import type { Entry } from '../scoring/entry.js';
import { writePool } from '../scoring/write-pool.js';
import { sittingOut } from '../table/table-seats.js';
import { poolsOf, type Sheet } from './sheet.js';
import { termsIn } from './terms-in-sheet.js';

/**
 * What a deal writes into the sheet as it stands: at its prices there, points of the pool where closed pools send them.
 *
 * @throws RangeError when the record's whists cannot be
 */
export function entriesOf(record: DealRecord, sheet: Sheet): readonly Entry[] {
  const { settings, players } = sheet;
  const entries = dealEntries(record, settings, termsIn(sheet, record));
  const barred = settings.helpBarred === 'nobody' ? [] : notHelped(record, entries);
  let pools = poolsOf(sheet);
  return entries.flatMap((one) => {
    if (one.kind !== 'pool') return [one];
    const written = writePool(one, { players, pools, barred }, settings);
    for (const { seat, kind, amount } of written) {
      if (kind === 'pool') pools = { ...pools, [seat]: pools[seat]!.add(amount) };
    }
    return written;
  });
}

/** Whom the house rule does not help (fn 73): whisters who wrote to the mountain, and the dealer who sat out. */
function notHelped({ dealer, players }: DealRecord, entries: readonly Entry[]): readonly Seat[] {
  const short = entries.filter(({ because }) => because === 'whist-short').map(({ seat }) => seat);
  const sitting = sittingOut(dealer, players);
  return sitting ? [...short, sitting] : short;
}
