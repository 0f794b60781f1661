import { z } from 'zod';
import { BRIDGE_PACK, dealerOf, nextSeat, parseDeal } from '#cards';
import { parsePartialTricks } from '#double-dummy';
import { CALLS, type CheckedRecord, checkRecord, type ScoredResult, type TableRecord } from '#bridge';
import { seatName } from '../../journal/names.js';
import type { DealBeside, FoundBesideDeal } from '../../game/game.js';
import { freeText } from '../../journal/texts.js';

const card = z.string().regex(/^[SHDC][2-9TJQKA]$/);

/** A contract that was played, with the tricks that declarer won and the opening lead where it is known. */
const contract = z.strictObject({
  kind: z.literal('contract'),
  level: z.int().min(1).max(7),
  strain: z.enum(['C', 'D', 'H', 'S', 'NT']),
  doubling: z.enum(['', 'x', 'xx']),
  declarer: seatName,
  tricks: z.int().min(0).max(13),
  lead: card.optional(),
});

const passedOut = z.strictObject({ kind: z.literal('passed-out') });

/** A score whose contract is not known, in points for North-South. */
const scoreAlone = z.strictObject({ kind: z.literal('score'), score: z.int().min(-10_000).max(10_000) });

/** What happened at one play of a board of bridge. */
export const bridgeResult = z.discriminatedUnion('kind', [contract, passedOut, scoreAlone]);
export type BridgeResult = z.infer<typeof bridgeResult>;

/**
 * So many tricks away from the double-dummy result are far. Our own choice: leads and guesses are made without all cards
 * seen, so that of 126 results of a published club evening 21 were two tricks or more away from it, 7 three or more, and
 * one four.
 */
export const TRICKS_FAR = 4;

type Contract = Extract<BridgeResult, { readonly kind: 'contract' }>;

/** Whether declarer's left-hand opponent holds the card that was led. */
function leaderHolds({ declarer, lead }: Contract, deal: string): boolean {
  return lead === undefined || parseDeal(deal)[nextSeat(declarer)].some((card) => card === lead);
}

/** Whether the opening leader holds the lead, and whether the tricks are anywhere near the double-dummy result. */
export function bridgeBesideDeal(
  result: BridgeResult,
  { deal, tricks, others }: DealBeside,
): FoundBesideDeal {
  if (result.kind !== 'contract') return { found: [], fits: [] };
  const held = leaderHolds(result, deal);
  const fits = held ? [] : others.flatMap((other) => (leaderHolds(result, other.deal) ? [other.board] : []));
  const best = tricks === null ? undefined : parsePartialTricks(tricks)[result.declarer][result.strain];
  const over = best === undefined ? 0 : result.tricks - best;
  return {
    found: [
      ...(held ? [] : [fits.length > 0 ? ('other-board' as const) : ('lead-not-held' as const)]),
      ...(over >= TRICKS_FAR ? ['above-double-dummy' as const] : []),
      ...(over <= -TRICKS_FAR ? ['below-double-dummy' as const] : []),
    ],
    fits,
  };
}

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
