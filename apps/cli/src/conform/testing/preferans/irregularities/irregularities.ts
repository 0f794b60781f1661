import type { Shape } from '../../vectors/shape.js';
import { auctionIrregularities } from './auctions.js';
import { contractIrregularities } from './contracts.js';
import { dealIrregularities } from './deals.js';
import { playIrregularities } from './plays.js';

/** Who runs the examples of irregularities: of the deal, the auction, the contract, the play. */
export const IRREGULARITIES: Readonly<Record<string, readonly Shape[]>> = {
  auction_irregularity: auctionIrregularities,
  contract_irregularity: contractIrregularities,
  deal_irregularity: dealIrregularities,
  play_irregularity: playIrregularities,
};
