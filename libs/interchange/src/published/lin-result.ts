import type { RoomResult } from './published-match.js';
import { contractIn, saysNothing, saysNotPlayed, tricksIn } from '../text/written-values.js';

/**
 * What came of a board as `rs` has it: `3SN+1`, `4HEx-2`, `P`; null where it says that there is nothing, and nothing where
 * it tells none that is known.
 */
export function linResultIn(written: string): RoomResult | undefined {
  if (saysNothing(written) || saysNotPlayed(written)) return null;
  const read = contractIn(written);
  if (!read || read === 'passed-out') return read;
  const { level, strain, doubling, declarer, result } = read;
  const tricks = result === undefined ? undefined : tricksIn(result, { level, declarer });
  return declarer && tricks !== undefined ? { level, strain, doubling, declarer, tricks } : undefined;
}

/** The same; null, too, where it tells none that is known. */
export function readLinResult(written: string): RoomResult {
  return linResultIn(written) ?? null;
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
