import { Rational } from '#scoring';
import { GAME_LEVELS } from '../table/ladder.js';
import type { ExactNumber, SettingName, Settings } from './settings.js';

/** What settings may have against each other, with the settings and the rule of the Preferans Code. */
const CONTRADICTIONS = {
  'amnesty-of-whists': { settings: ['allPassAmnesty', 'allPassKind'], rule: '3.7.3, fn 45' },
  'talon-of-whists': { settings: ['allPassTalon', 'allPassKind'], rule: '3.7.6.2' },
  'step-without-rise': { settings: ['allPassStep', 'allPassProgression'], rule: '3.7.4' },
  'exit-falls': { settings: ['exitLevels'], rule: '3.7.8' },
  'exit-never-rises': { settings: ['exitAfter', 'blindBids'], rule: '3.3.19, 3.7.7' },
  'opening-not-blind': { settings: ['openingAllPasses', 'blindBids'], rule: '3.7.9' },
  'bombs-from-nothing': { settings: ['bombs', 'blindBids'], rule: '3.7.10' },
  'half-of-odd': { settings: ['halfWhistLevels', 'whistDuty'], rule: '3.8.7' },
  'halves-of-odd': { settings: ['secondWhisterAlone', 'whistDuty'], rule: '3.8.6' },
  'duty-beyond-tricks': { settings: ['whistDuty'], rule: '3.8.2' },
  'half-never-offered': { settings: ['halfWhistAfterWhist', 'halfWhistLevels'], rule: '3.8.14' },
  'barred-from-no-help': { settings: ['helpBarred', 'help'], rule: 'fn 73' },
  'share-of-nothing': { settings: ['talonBonusOfThree', 'talonBonus'], rule: '3.4.11' },
  'prices-fall': { settings: ['poolPrices'], rule: '3.5.1' },
  'price-below-nothing': { settings: [], rule: '3.5.1' },
  'points-worth-nothing': { settings: [], rule: '4.1.1' },
  'pools-without-size': { settings: ['poolSize'], rule: '4.1.1' },
} as const satisfies Readonly<
  Record<string, { readonly settings: readonly SettingName[]; readonly rule: string }>
>;

export type ContradictionCode = keyof typeof CONTRADICTIONS;
export const CONTRADICTION_CODES = Object.keys(CONTRADICTIONS) as [ContradictionCode, ...ContradictionCode[]];

/** Settings that cannot be agreed together. */
export interface Contradiction {
  readonly code: ContradictionCode;
  /** The first is the one that does not go with the others, or by itself. */
  readonly settings: readonly SettingName[];
  /** The number in the Preferans Code. */
  readonly rule: string;
}

const POSITIVE = ['poolUnit', 'mountainUnit'] as const;
const PRICES = [
  'poolPrices',
  'poolMisere',
  'undertrickPrices',
  'misereTrickPrice',
  'whistPrices',
  'shortfallPrices',
  'consolationPrices',
  'allPassPrice',
  'talonRefusal',
  'penaltySecondDealingFault',
  'penaltySecondExposedCard',
  'penaltyTalonSeen',
] as const;

/**
 * Everything that settings have against each other: with it they are no convention.
 *
 * @param toPools whether tables play until their pools are closed
 */
export function contradictionsIn(settings: Settings, toPools = false): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const check = (is: boolean, code: ContradictionCode, of?: SettingName) => {
    if (is) found.push({ ...CONTRADICTIONS[code], code, ...(of && { settings: [of] }) });
  };
  const { allPassKind, allPassProgression, exitLevels, blindBids, whistDuty, poolPrices } = settings;
  const step = Rational.from(settings.allPassStep);
  const isOdd = (level: keyof Settings['whistDuty']) => whistDuty[level] % 2 !== 0;
  check(allPassKind === 'whists' && settings.allPassAmnesty, 'amnesty-of-whists');
  check(allPassKind === 'whists' && settings.allPassTalon === 'opened', 'talon-of-whists');
  check(
    (allPassProgression === 'arithmetic' && step.compare(Rational.ZERO) <= 0) ||
      (allPassProgression === 'geometric' && step.compare(Rational.ONE) <= 0),
    'step-without-rise',
  );
  check(
    exitLevels.some((level, at) => at > 0 && level < exitLevels[at - 1]!),
    'exit-falls',
  );
  check(settings.exitAfter === 'blind-pass' && !blindBids, 'exit-never-rises');
  check(settings.openingAllPasses > 0 && !blindBids, 'opening-not-blind');
  check(settings.bombs && !blindBids, 'bombs-from-nothing');
  check(settings.halfWhistLevels.some(isOdd), 'half-of-odd');
  check(
    GAME_LEVELS.some((level) => isOdd(level) && !settings.secondWhisterAlone.includes(level)),
    'halves-of-odd',
  );
  check(
    GAME_LEVELS.some((level) => whistDuty[level] < 0 || whistDuty[level] > Math.max(1, 10 - level)),
    'duty-beyond-tricks',
  );
  check(settings.halfWhistAfterWhist && settings.halfWhistLevels.length === 0, 'half-never-offered');
  check(settings.helpBarred !== 'nobody' && !settings.help, 'barred-from-no-help');
  check(settings.talonBonusOfThree === 'half-each' && !settings.talonBonus, 'share-of-nothing');
  const prices = GAME_LEVELS.map((level) => Rational.from(poolPrices[level]));
  check(
    prices.some((price, at) => at > 0 && price.compare(prices[at - 1]!) < 0),
    'prices-fall',
  );
  for (const name of PRICES) check(figuresOf(settings[name]).some(isNegative), 'price-below-nothing', name);
  for (const name of POSITIVE) {
    check(Rational.from(settings[name]).compare(Rational.ZERO) <= 0, 'points-worth-nothing', name);
  }
  check(toPools && settings.poolSize === null, 'pools-without-size');
  return found;
}

function figuresOf(value: Settings[(typeof PRICES)[number]]): readonly ExactNumber[] {
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value) : [value];
}

function isNegative(figure: ExactNumber): boolean {
  return Rational.from(figure).compare(Rational.ZERO) < 0;
}
