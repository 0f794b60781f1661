import type { Convention } from '../convention.js';
import { COMMON, COMMON_EVIDENCE, GAME_PRICES } from './common.js';

/** Sochinka: one price for all, greedy and responsible whist, 1-2-3 a trick of an all-pass. */
export const SOCHINKA = {
  name: 'sochinka',
  version: 2,
  settings: {
    ...COMMON,
    undertrickPrices: GAME_PRICES,
    misereTrickPrice: 10,
    whistPrices: GAME_PRICES,
    shortfallPrices: GAME_PRICES,
    responsibility: 'full',
    consolationPrices: GAME_PRICES,
    whistStyle: 'greedy',
    halfWhistAfterWhist: false,
    allPassPrice: 1,
    allPassStep: 1,
    poolUnit: 10,
  },
  evidence: {
    ...COMMON_EVIDENCE,
    undertrickPrices: 'seed',
    misereTrickPrice: 'seed',
    whistPrices: 'seed',
    shortfallPrices: 'seed',
  },
} as const satisfies Convention;
