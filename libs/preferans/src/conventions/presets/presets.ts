import type { Convention } from '../convention.js';
import { COMMON, COMMON_EVIDENCE, DOUBLE_PRICES, GAME_PRICES } from './common.js';

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

/** The conventions that come with the program. */
export const CONVENTIONS = [
  SOCHINKA,
  LENINGRADKA,
  ROSTOV,
  KLASSIKA_OPEN,
  KLASSIKA_CLOSED,
  SPORTS_FEDERATION,
] as const satisfies readonly Convention[];

export type ConventionName = (typeof CONVENTIONS)[number]['name'];

/** The convention of a name; nothing when none comes with the program. */
export function conventionOf(name: string): Convention | undefined {
  return CONVENTIONS.find((convention) => convention.name === name);
}
