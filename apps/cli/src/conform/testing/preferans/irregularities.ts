import type { Shape } from '../shape.js';
import { auctionIrregularities } from './irregularities/auctions.js';
import { contractIrregularities } from './irregularities/contracts.js';
import { dealIrregularities } from './irregularities/deals.js';
import { playIrregularities } from './irregularities/plays.js';

/** Who runs the examples of irregularities: of the deal, the auction, the contract, the play. */
export const IRREGULARITIES: Readonly<Record<string, readonly Shape[]>> = {
  auction_irregularity: auctionIrregularities,
  contract_irregularity: contractIrregularities,
  deal_irregularity: dealIrregularities,
  play_irregularity: playIrregularities,
};
