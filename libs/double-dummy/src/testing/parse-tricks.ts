import { type TricksTable, parsePartialTricks } from '../tricks-table.js';

/**
 * Reads the twenty hexadecimal digits that `formatTricks` writes, in either case.
 *
 * @throws RangeError when it is anything else
 */
export function parseTricks(digits: string): TricksTable {
  if (!/^[0-9a-d]{20}$/i.test(digits)) {
    throw new RangeError('Double-dummy results are 20 hexadecimal digits from 0 to d.');
  }
  return parsePartialTricks(digits) as TricksTable;
}
