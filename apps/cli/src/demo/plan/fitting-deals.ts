import {
  dealBridge,
  highCardPoints,
  partnerOf,
  suitOf,
  type Deal,
  type SecretRandomBytes,
  type Seat,
} from '#cards';
import type { BridgeResult } from '#tournament';
import type { EveningPlan } from './evening-plan.js';

type Contract = Extract<BridgeResult, { readonly kind: 'contract' }>;

/** So many deals are looked at for a board. */
const CANDIDATES = 200;

/**
 * Deals that go together with the results of an evening, by board: shuffled as always, and of several the one that gives
 * the tables about the tricks that they are going to take. So nobody is asked about results that no such deal could have.
 */
export function fittingDeals({ boards, actions }: EveningPlan, random: SecretRandomBytes): Map<number, Deal> {
  const played = new Map<number, Contract[]>();
  for (const { body } of actions) {
    const { board, result } = body as { readonly board?: number; readonly result?: BridgeResult };
    if (board !== undefined && result?.kind === 'contract')
      played.set(board, [...(played.get(board) ?? []), result]);
  }
  return new Map(
    Array.from({ length: boards }, (_, index) => [
      index + 1,
      fittingDeal(played.get(index + 1) ?? [], random),
    ]),
  );
}

function fittingDeal(results: readonly Contract[], random: SecretRandomBytes): Deal {
  let best = dealBridge(random);
  let least = misfit(best, results);
  for (let looked = 1; looked < CANDIDATES && least > 0; looked++) {
    const deal = dealBridge(random);
    const far = misfit(deal, results);
    if (far < least) [best, least] = [deal, far];
  }
  return best;
}

/** How far the tricks that a deal promises are from those that are taken: a single one far off weighs more than many near. */
function misfit(deal: Deal, results: readonly Contract[]): number {
  return results.reduce((sum, result) => sum + (promised(deal, result) - result.tricks) ** 4, 0);
}

/** About how many tricks a side takes, by its high card points and its trumps: a rule of thumb. */
function promised(deal: Deal, { declarer, strain }: Contract): number {
  const cards = [...deal[declarer as Seat], ...deal[partnerOf(declarer as Seat)]];
  const points = highCardPoints(cards);
  if (strain === 'NT') return 6.9 + (points - 20) * 0.42;
  const trumps = cards.filter((card) => suitOf(card) === strain).length;
  return 8 + (points - 20) * 0.36 + (trumps - 8) * 0.9;
}
