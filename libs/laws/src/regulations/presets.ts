import type { Regulation } from './regulation.js';

/** Law 79C1 and Law 92B (2017), where nothing else is regulated: 30 minutes, as soon as the scores can be seen. */
const BY_LAW = { minutes: 30 } as const;

/**
 * What holds where nobody has chosen a regulation: the laws themselves. They name no size of a penalty: it is the usual
 * one, as the EBU has it.
 */
export const CLUB_REGULATION = {
  name: 'club',
  source: 'Laws of Duplicate Bridge',
  edition: '2017',
  penalty: { percentOfTop: 2500, victoryPoints: 100, imps: 600 },
  warning: true,
  corrections: { scores: BY_LAW, rulings: BY_LAW },
  appeals: { period: BY_LAW, deposit: null },
} as const satisfies Regulation;

/**
 * A quarter of a top, 1 VP or 6 IMPs, and the deposits: White Book 1.7.1 (2023), as the EBU's Laws and Ethics Committee
 * prints it; older editions had 10 % of a top (8.12.3). 20 minutes for rulings and appeals: White Book 2.5.5, as EBU
 * directors quote it. Unverified: that scores have the 30 minutes of Law 79C1, and the warning.
 */
const EBU = {
  name: 'ebu',
  source: 'EBU White Book',
  edition: '2025',
  penalty: { percentOfTop: 2500, victoryPoints: 100, imps: 600 },
  warning: true,
  corrections: { scores: BY_LAW, rulings: { minutes: 20 } },
  appeals: { period: { minutes: 20 }, deposit: '£20; £30 (teams)' },
} as const satisfies Regulation;

/** Periods by the laws. Unverified: the sizes (a quarter of a board, 1 VP, 3 IMPs), the warning, and that nothing is deposited. */
const ACBL = {
  name: 'acbl',
  source: 'ACBL General Conditions of Contest',
  edition: '',
  penalty: { percentOfTop: 2500, victoryPoints: 100, imps: 300 },
  warning: true,
  corrections: { scores: BY_LAW, rulings: BY_LAW },
  appeals: { period: BY_LAW, deposit: null },
} as const satisfies Regulation;

/**
 * Periods by the laws: the conditions of each championship set them and the deposit. Unverified: the sizes (10 % of a top,
 * 1 VP, 3 IMPs) and that no warning comes first.
 */
const WBF = {
  name: 'wbf',
  source: 'WBF General Conditions of Contest',
  edition: '',
  penalty: { percentOfTop: 1000, victoryPoints: 100, imps: 300 },
  warning: false,
  corrections: { scores: BY_LAW, rulings: BY_LAW },
  appeals: { period: BY_LAW, deposit: null },
} as const satisfies Regulation;

/**
 * 30 minutes for scores and for rulings, and twice as many IMPs in a knockout as VPs elsewhere: the chief director of the
 * Polish team championship, 29.05.2021 and 16.02.2022 (pzbs.pl). Unverified: 10 % of a top, 1 VP, the warning, and that
 * appeals have the period of Law 92B and no deposit.
 */
const PZBS = {
  name: 'pzbs',
  source: 'PZBS, DMP',
  edition: '2021',
  penalty: { percentOfTop: 1000, victoryPoints: 100, imps: 200 },
  warning: true,
  corrections: { scores: BY_LAW, rulings: BY_LAW },
  appeals: { period: BY_LAW, deposit: null },
} as const satisfies Regulation;

/**
 * The regulations that can be chosen by name; what one says is not changed when the body's is: a new edition is one more,
 * behind the others.
 */
export const REGULATIONS = [CLUB_REGULATION, EBU, ACBL, WBF, PZBS] as const satisfies readonly Regulation[];

/** The regulation of a name; of several editions the one that is named, or the last. */
export function regulationNamed(name: Regulation['name'], edition?: string): Regulation | undefined {
  return REGULATIONS.findLast((one) => one.name === name && one.edition === (edition ?? one.edition));
}
