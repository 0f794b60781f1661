import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { allPassEntries } from './all-pass-entries.js';
import { contractEntries } from './contract-entries.js';
import { plainTerms, type DealTerms } from './deal-terms.js';
import { entry, type Entry } from './entry.js';
import { misereEntries } from './misere-entries.js';
import { rectificationEntries } from './rectification-entries.js';

/**
 * What a deal writes by itself, with nobody's pool closed.
 *
 * @param record a possible one (`judgeDeal`)
 * @param terms what its place in the sheet makes of its prices
 * @throws RangeError when its whists cannot be
 */
export function dealEntries(
  record: DealRecord,
  settings: Settings,
  terms: DealTerms = plainTerms(settings),
): readonly Entry[] {
  const { played, rectifications } = record;
  const rectified = [...talonRefused(record, settings), ...rectificationEntries(rectifications)];
  switch (played.kind) {
    case 'contract':
      return [...contractEntries(record, played, settings, terms), ...rectified];
    case 'misere':
      return [...misereEntries(record, played, settings, terms), ...rectified];
    case 'all-pass':
      return [...allPassEntries(record, settings, terms), ...rectified];
    default:
      return played satisfies never;
  }
}

/** What the dealer writes for a talon that declarer would not have (3.4.10). */
function talonRefused({ played, dealer }: DealRecord, { talonRefusal }: Settings): readonly Entry[] {
  if (played.kind === 'all-pass' || !played.talonRefused || talonRefusal === null) return [];
  return entry({
    seat: dealer,
    kind: 'mountain',
    count: 1,
    price: Rational.from(talonRefusal),
    rule: '3.4.10',
    because: 'talon-refused',
  });
}
