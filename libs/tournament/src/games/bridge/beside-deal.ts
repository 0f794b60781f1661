import { nextSeat, parseDeal } from '#cards';
import { parsePartialTricks } from '#double-dummy';
import type { DealBeside, FoundBesideDeal } from '../../game/game.js';
import type { BridgeResult } from './result.js';

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
