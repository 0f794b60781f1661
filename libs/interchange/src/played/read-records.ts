import { refuse } from '../faults/unreadable-deals.js';
import { readLinRecords } from './lin-records.js';
import { readPbnRecords } from './pbn-records.js';
import type { RecordInFile } from './record-in-file.js';

export type { RecordInFile } from './record-in-file.js';

/**
 * The auctions and plays of a text in LIN or PBN, as players copy one from where they have played.
 *
 * @throws UnreadableDeals which names the line that cannot be read, or that there is no auction and no play in it
 */
export function readRecords(text: string): RecordInFile[] {
  const isPbn = /^\s*[[%;]/.test(text.replace(/^\uFEFF/, ''));
  const records = isPbn ? readPbnRecords(text) : readLinRecords(text);
  const told = records.filter(({ record }) => record.calls.length + record.cards.length > 0);
  if (told.length === 0) refuse({ format: isPbn ? 'PBN' : 'LIN', code: 'deal-file.empty' });
  return told;
}
