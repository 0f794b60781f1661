import { refuse } from '../faults/unreadable-deals.js';
import type { PbnTag } from './pbn-game.js';

/** Refuses an auction whose first call is not the dealer's. @throws UnreadableDeals */
export function refuseFirstCall({ line, column, value }: Pick<PbnTag, 'line' | 'column' | 'value'>): never {
  return refuse({
    format: 'PBN',
    line,
    column,
    code: 'deal-file.expected',
    expected: 'dealers-call',
    found: value,
  });
}
