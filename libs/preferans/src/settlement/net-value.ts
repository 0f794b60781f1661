import type { Seat } from '#cards';
import type { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { dealEntries } from '../scoring/deal-entries.js';
import { plainTerms, type DealTerms } from '../scoring/deal-terms.js';
import { balancesOf, figuresOf, settle } from './settlement.js';

/**
 * What a deal is worth to each player by itself, in whists: as in duplicate preferans, where no pool is closed, nobody is
 * helped and no price rises. The values add up to 0.
 */
export function netValueOf(
  record: DealRecord,
  settings: Settings,
  terms: DealTerms = plainTerms(settings),
): Readonly<Partial<Record<Seat, Rational>>> {
  return balancesOf(settle(figuresOf(dealEntries(record, settings, terms), record.players), settings));
}
