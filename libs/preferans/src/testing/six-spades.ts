import type { DealRecord, DealRecordInput } from '../deal/deal-record.js';
import { deal } from './deal.js';

/** North deals, East plays six spades, South whists, West passes: so many tricks for East, the others' for South. */
export function sixSpades(
  east: number,
  more: Partial<Pick<DealRecordInput, 'rectifications'>> & { readonly tricks?: string } = {},
): DealRecord {
  return deal('6S by E', {
    dealer: 'N',
    whists: 'S whist, W pass',
    tricks: `E ${east}, S ${10 - east}, W 0`,
    ...more,
  });
}
