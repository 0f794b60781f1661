import type { Convention } from '../convention.js';
import { COMMON, COMMON_EVIDENCE, DOUBLE_PRICES } from './common.js';

/** Leningradka: mountain and whists doubled, gentleman's and half-responsible whist; a point of the pool is 20 whists. */
export const LENINGRADKA = {
  name: 'leningradka',
  version: 2,
  settings: {
    ...COMMON,
    undertrickPrices: DOUBLE_PRICES,
    misereTrickPrice: 20,
    whistPrices: DOUBLE_PRICES,
    shortfallPrices: DOUBLE_PRICES,
    responsibility: 'half',
    consolationPrices: DOUBLE_PRICES,
    whistStyle: 'gentleman',
    halfWhistAfterWhist: true,
    allPassPrice: 2,
    allPassStep: 2,
    poolUnit: 20,
  },
  evidence: { ...COMMON_EVIDENCE, consolationPrices: 'reading', allPassStep: 'inferred' },
} as const satisfies Convention;
