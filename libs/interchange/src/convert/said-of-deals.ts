import { dealerOf, formatDeal, vulnerabilityOf } from '#cards';
import type { DealInFile } from '../deals/deal-file.js';

/** A board with its deal, and who dealt and is vulnerable as far as a file says it there. */
export type SaidOfDeal = Pick<DealInFile, 'board' | 'dealer' | 'vulnerable'> &
  Partial<Pick<DealInFile, 'deal'>>;

/**
 * Who dealt and who is vulnerable where a file says so at one table of a deal, and not at another. A format in which every
 * table says it would contradict itself if the others had what is usual (Law 2). No more than what is unusual is kept.
 */
export class SaidOfDeals {
  readonly #said = new Map<string, Pick<SaidOfDeal, 'dealer' | 'vulnerable'>>();

  add({ board, deal, dealer, vulnerable }: SaidOfDeal): void {
    const isDealer = dealer !== undefined && dealer !== dealerOf(board);
    const isVulnerable = vulnerable !== undefined && vulnerable !== vulnerabilityOf(board);
    if (!deal || !(isDealer || isVulnerable)) return;
    const key = keyOf(board, deal);
    this.#said.set(key, {
      ...(isDealer && { dealer }),
      ...(isVulnerable && { vulnerable }),
      ...this.#said.get(key),
    });
  }

  /** Nothing is said that is not usual: so nothing is missing. */
  get isEmpty(): boolean {
    return this.#said.size === 0;
  }

  /** What others say of the same deal and this one does not. */
  missing({ board, deal, dealer, vulnerable }: SaidOfDeal): Pick<SaidOfDeal, 'dealer' | 'vulnerable'> {
    if (!deal || (dealer && vulnerable) || this.isEmpty) return {};
    const said = this.#said.get(keyOf(board, deal));
    return {
      ...(!dealer && said?.dealer && { dealer: said.dealer }),
      ...(!vulnerable && said?.vulnerable && { vulnerable: said.vulnerable }),
    };
  }
}

function keyOf(board: number, deal: DealInFile['deal']): string {
  return `${board} ${formatDeal(deal)}`;
}
