import type { Convention } from '../convention.js';
import { LENINGRADKA } from './leningradka.js';

/**
 * Leningradka as the sports federation (ФСПР) plays it, as public programs read its Sports Code, section 6: all-passes
 * 2-4-6 without amnesty, left by a seven that was whisted and made; the dealer may whist but does not answer.
 */
export const SPORTS_FEDERATION = {
  name: 'sports-federation',
  version: 2,
  settings: {
    ...LENINGRADKA.settings,
    dealerAnswers: false,
    allPassNone: { to: 'off-mountain', count: 2, of: 'tricks' },
    allPassAmnesty: false,
    exitLevels: [7],
    exitBy: 'whisted-and-made',
    exitByMisere: false,
    talonBonus: true,
    talonBonusOfThree: 'half-each',
  },
  evidence: {
    ...LENINGRADKA.evidence,
    dealerAnswers: 'reading',
    allPassStep: 'reading',
    allPassNone: 'reading',
    allPassNoneForDealer: 'reading',
    allPassAmnesty: 'reading',
    exitLevels: 'reading',
    exitBy: 'reading',
    exitByMisere: 'reading',
    talonBonus: 'reading',
  },
} as const satisfies Convention;
