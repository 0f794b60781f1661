import { formatDeal } from '#cards';
import type { DealInFile } from './deal-file.js';

/** Deals without those that stand there again, as in both rooms of a match; the first of each stays. */
export function withoutRepeats(deals: readonly DealInFile[]): DealInFile[] {
  const seen = new Set<string>();
  return deals.filter(({ board, deal }) => {
    const name = `${board} ${formatDeal(deal)}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
