import type { Shape } from '../shape.js';
import { auctionIrregularities } from './kinds/irregularities/auctions.js';
import { contractIrregularities } from './kinds/irregularities/contracts.js';
import { dealIrregularities } from './kinds/irregularities/deals.js';
import { playIrregularities } from './kinds/irregularities/plays.js';

/** Who runs the examples of irregularities: of the deal, the auction, the contract, the play. */
export const IRREGULARITIES: Readonly<Record<string, readonly Shape[]>> = {
  auction_irregularity: auctionIrregularities,
  contract_irregularity: contractIrregularities,
  deal_irregularity: dealIrregularities,
  play_irregularity: playIrregularities,
};
