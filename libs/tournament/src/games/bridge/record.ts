import { CALLS, checkRecord, type CheckedRecord, type ScoredResult, type TableRecord } from '#bridge';
import { BRIDGE_PACK, dealerOf, parseDeal } from '#cards';
import { z } from 'zod';
import { freeText } from '../../journal/texts.js';
import type { BridgeResult } from './result.js';

/** No auction is longer: three passes before each bid, and before each double and redouble two. */
const MOST_CALLS = 319;

/** The calls from the dealer on, with alerts and what was explained of them. */
export const bridgeCalls = z
  .array(
    z.strictObject({
      call: z.enum(CALLS),
      alert: z.literal(true).optional(),
      explanation: freeText.max(200).optional(),
    }),
  )
  .max(MOST_CALLS);

/** The cards in the order in which they were played. */
export const bridgeCards = z.array(z.enum(BRIDGE_PACK as [string, ...string[]])).max(BRIDGE_PACK.length);

/** How many of the tricks that were left declarer's side was given. */
export const bridgeClaim = z.int().min(0).max(13);

/** A result as it is compared with what was called and played. */
export function scoredResult(result: BridgeResult): ScoredResult {
  if (result.kind === 'contract') return result as ScoredResult;
  return result.kind === 'passed-out' ? 'passed-out' : null;
}

/**
 * What was called and played at a table, looked at by the Laws.
 *
 * @param deal the deal's text; null: not known
 * @throws MalformedDeal when the text is no deal
 */
export function judgeRecord(
  record: TableRecord,
  {
    board,
    result,
    deal,
  }: { readonly board: number; readonly result: BridgeResult; readonly deal: string | null },
): CheckedRecord {
  const scored = scoredResult(result);
  return checkRecord(record, {
    dealer: dealerOf(board),
    result: scored === 'passed-out' ? null : scored,
    deal: deal === null ? null : parseDeal(deal),
  });
}
