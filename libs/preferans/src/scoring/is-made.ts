import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { dealEntries } from './deal-entries.js';

/** Whether declarer writes his contract or misère to the pool. */
export function isMade(record: DealRecord, settings: Settings): boolean {
  return dealEntries(record, settings).some(
    ({ because }) => because === 'game-made' || because === 'misere-made',
  );
}
