import type { Convention } from '../convention.js';
import { COMMON, COMMON_EVIDENCE, GAME_PRICES } from './common.js';

/**
 * Klassika: bombs, blind bids, an opening of forced all-passes, the same dealer after an all-pass; whist is
 * half-responsible until the pools are closed. Prices are as in sochinka, as public scorers write them.
 */
export const KLASSIKA_OPEN = {
  name: 'klassika-open',
  version: 2,
  settings: {
    ...COMMON,
    undertrickPrices: GAME_PRICES,
    misereTrickPrice: 10,
    whistPrices: GAME_PRICES,
    shortfallPrices: GAME_PRICES,
    responsibility: 'half',
    responsibilityOncePoolsClosed: 'full',
    consolationPrices: GAME_PRICES,
    whistStyle: 'gentleman',
    halfWhistAfterWhist: true,
    allPassPrice: 1,
    allPassProgression: 'none',
    allPassStep: 0,
    allPassDeal: 'stays',
    exitLevels: [7, 8, 9, 10],
    exitAfter: 'blind-pass',
    exitBy: 'made',
    bombs: true,
    blindBids: true,
    openingAllPasses: 1,
    poolUnit: 10,
    endsAt: 'mountains-written-off',
  },
  evidence: {
    ...COMMON_EVIDENCE,
    whistPrices: 'seed',
    shortfallPrices: 'seed',
    undertrickPrices: 'reading',
    misereTrickPrice: 'reading',
    consolationPrices: 'memory',
    whistStyle: 'memory',
    halfWhistAfterWhist: 'memory',
    allPassPrice: 'reading',
    allPassProgression: 'inferred',
    openingAllPasses: 'own',
  },
} as const satisfies Convention;

/** Klassika once the pools are closed: whist is responsible (Preferans Code 3.8.11). */
export const KLASSIKA_CLOSED = {
  ...KLASSIKA_OPEN,
  name: 'klassika-closed',
  settings: { ...KLASSIKA_OPEN.settings, responsibility: 'full' },
} as const satisfies Convention;
