import { formatDeal } from '../deal/deal-text.js';
import { BRIDGE_DEALS, dealOfNumber } from '../numbers/deal-number.js';
import { PREFERANS_DEALS, preferansDealOfNumber } from '../numbers/preferans-deal-number.js';
import { formatPreferansDeal } from '../preferans/preferans-deal-text.js';

/** The games whose deals can be committed to: how many deals there are, and a deal's text by its number. */
export const SEALED_GAMES = {
  bridge: { deals: BRIDGE_DEALS, textOf: (number: bigint) => formatDeal(dealOfNumber(number)) },
  preferans: {
    deals: PREFERANS_DEALS,
    textOf: (number: bigint) => formatPreferansDeal(preferansDealOfNumber(number)),
  },
} as const;

export type SealedGame = keyof typeof SEALED_GAMES;
