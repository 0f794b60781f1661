import { contractOf } from '../published/contract-text.js';
import type { RoomResult } from '../published/published-match.js';

const RESULT =
  /^(?<contract>[1-7](?:NT|[CDHSN]))(?<before>x{0,2})(?<declarer>[NESW])(?<doubling>x{0,2})(?<beside>=|[+-]\d{1,2})$/i;

/** What came of a board as `rs` has it: `3SN+1`, `4HEx-2`, `P`; null where it tells nothing. */
export function readLinResult(written: string): RoomResult {
  if (/^p(ass)?$/i.test(written)) return 'passed-out';
  const parts = RESULT.exec(written)?.groups;
  if (!parts) return null;
  const beside = parts['beside'] === '=' ? 0 : Number(parts['beside']);
  return contractOf({
    contract: `${parts['contract']}${parts['before'] || parts['doubling']}`,
    declarer: parts['declarer'],
    tricks: String(6 + Number(parts['contract']![0]) + beside),
  });
}

/** The same as it is written; empty where there is nothing to tell. */
export function writeLinResult(result: RoomResult): string {
  if (result === null) return '';
  if (result === 'passed-out') return 'P';
  const { level, strain, declarer, doubling, tricks } = result;
  const beside = tricks - 6 - level;
  const signed = beside > 0 ? `+${beside}` : String(beside);
  return `${level}${strain === 'NT' ? 'N' : strain}${declarer}${doubling}${beside === 0 ? '=' : signed}`;
}
