import type { Convention } from '../convention.js';
import { COMMON, COMMON_EVIDENCE, GAME_PRICES } from './common.js';

/**
 * Rostov (also Moscow): an all-pass is written in whists to the lowest, its talon stays closed; consolation is 10 whists.
 *
 * Its other prices are in no part of the Code that is known here. Two public scorers, independent of each other, write a
 * game, an undertrick, a misère and a whist as in sochinka, and a whister's shortfall as half of it.
 */
export const ROSTOV = {
  name: 'rostov',
  version: 2,
  settings: {
    ...COMMON,
    undertrickPrices: GAME_PRICES,
    misereTrickPrice: 10,
    whistPrices: GAME_PRICES,
    shortfallPrices: GAME_PRICES,
    responsibility: 'half',
    consolationPrices: { 6: 10, 7: 10, 8: 10, 9: 10, 10: 10 },
    whistStyle: 'gentleman',
    halfWhistAfterWhist: true,
    allPassKind: 'whists',
    allPassPrice: 5,
    allPassProgression: 'none',
    allPassStep: 0,
    allPassNone: { to: 'pool', count: 1, of: 'points' },
    allPassNoneForDealer: true,
    allPassAmnesty: false,
    allPassTalon: 'closed',
    poolUnit: 10,
  },
  evidence: {
    ...COMMON_EVIDENCE,
    poolPrices: 'reading',
    poolMisere: 'reading',
    undertrickPrices: 'reading',
    misereTrickPrice: 'reading',
    whistPrices: 'reading',
    shortfallPrices: 'reading',
    whistStyle: 'unverified',
    halfWhistAfterWhist: 'unverified',
    allPassNoneForDealer: 'seed',
    allPassProgression: 'unverified',
    allPassStep: 'unverified',
  },
} as const satisfies Convention;
