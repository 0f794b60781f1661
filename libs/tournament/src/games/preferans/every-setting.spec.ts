import { z } from 'zod';
import { outcomeIn, preferansCode, type CodeFactsFound } from '#laws';
import {
  checkAuction,
  contradictionsIn,
  CONVENTIONS,
  conventionOf,
  dealEntries,
  dealLine,
  isGameOver,
  judgeDeal,
  lostValues,
  placeIn,
  SETTING_RULES,
  settingsSchema,
  settleSheet,
  sheetAt,
  type AuctionCall,
  type DealRecord,
  type SettingName,
  type Settings,
  type SheetLine,
} from '#preferans';
import { deal, THREE } from '../../../../preferans/src/testing/deal.js';
import { entryText } from '../../../../preferans/src/testing/given.js';
import { preferans } from './preferans.js';

/** What shows the effect of a setting: what those who play see of it by settings. */
interface Witness<Value> {
  /** Values each of which comes to something else; left out: all that the setting may have. */
  readonly values?: readonly Value[];
  /** What is agreed besides. */
  readonly agreed?: Partial<Settings>;
  readonly look: (settings: Settings) => unknown;
}

/** A deal as it is written, or why it cannot be. */
const writes = (record: DealRecord) => (settings: Settings) => {
  const judged = judgeDeal(record, settings);
  return judged.possible ? [judged.flags, dealEntries(record, settings).map(entryText)] : judged.faults;
};

/** A sheet of four after deals, North dealing first: what stands there, what it comes to, and what may follow. */
const sheet =
  (...lines: readonly (DealRecord | SheetLine)[]) =>
  (settings: Settings) => {
    const after = sheetAt(
      lines.map((line) => ('kind' in line ? line : dealLine(line))),
      { settings, players: ['N', 'E', 'S', 'W'], firstDealer: 'N' },
    );
    return {
      entries: after.entries.map(entryText),
      balances: settleSheet(after).map(({ balance }) => `${balance}`),
      dealer: after.dealer,
      place: placeIn(after),
      isOver: isGameOver(after),
    };
  };

/** What a procedure of the Code comes to by facts; it may ask something else than them. */
const ruled = (law: string, facts: CodeFactsFound) => (settings: Settings) => {
  try {
    return outcomeIn(preferansCode(settings), law, facts);
  } catch {
    return 'asks something else';
  }
};

/** An auction of three after West has dealt: `N 6S, E pass, S here 6S`. */
const auction = (text: string) => (settings: Settings) => {
  const calls = text.split(', ').map((call): AuctionCall => {
    const [seat, ...said] = call.split(' ');
    return {
      seat: seat as AuctionCall['seat'],
      call: said.at(-1) as AuctionCall['call'],
      ...(said.includes('here') && { hold: true as const }),
      ...(said.includes('blind') && { blind: true as const }),
    };
  });
  return checkAuction(calls, { players: ['N', 'E', 'S', 'W'], dealer: 'W' }, settings);
};

const prices = (six: number) => ({ 6: six, 7: 4, 8: 6, 9: 8, 10: 10 });
const allPass = (tricks: string, more: object = {}) => deal('all-pass', { tricks, ...more });
const dealtBy = (dealer: DealRecord['dealer'], tricks: string) => allPass(tricks, { dealer });
/** All have passed: North dealt, then East. */
const twoAllPasses = [dealtBy('N', 'E 4, S 3, W 3'), dealtBy('E', 'N 4, S 3, W 3')] as const;

const made = deal('6S by N', { whists: 'E whist, S pass', tricks: 'N 6, E 4, S 0' });
const down = deal('6S by N', { whists: 'E whist, S pass', tricks: 'N 5, E 4, S 1' });
const short = deal('6S by N', { whists: 'E whist, S whist', tricks: 'N 8, E 2, S 0' });
const misere = (tricks: string) => deal('misère by N', { tricks });
const unwhisted = deal('7H by N', { whists: 'E pass, S pass' });
const twoOnEight = deal('8H by N', { whists: 'E whist, S whist', tricks: 'N 10, E 0, S 0' });
const byDealer = deal('8H by N', { whists: 'E pass, S pass, W whist', tricks: 'N 10, E 0, S 0' });
const blindDeal = (dealer: DealRecord['dealer'], seat: 'N' | 'E' | 'S' | 'W'): DealRecord => ({
  ...dealtBy(dealer, dealer === 'N' ? 'E 4, S 3, W 3' : 'N 4, S 3, W 3'),
  played: { kind: 'all-pass', blindPasses: [seat] },
});
const penalty = (record: DealRecord): DealRecord => ({
  ...record,
  rectifications: [{ kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.4.9' }],
});
const withPlayed = (record: DealRecord, more: object): DealRecord => ({
  ...record,
  played: { ...record.played, ...more } as DealRecord['played'],
});
const plans = {
  kind: 'ruling',
  ruling: {
    ofWhister: { ...misere('N 0, E 5, S 5'), dealer: 'W' },
    ofDissenter: { ...misere('N 2, E 4, S 4'), dealer: 'W' },
    dissenters: ['S'],
    seed: 'ab'.repeat(32),
  },
} as unknown as SheetLine;

/** A witness to every setting: the compiler wants one for each. */
const WITNESSES: { readonly [S in SettingName]: Witness<Settings[S]> } = {
  poolPrices: { values: [prices(2), prices(3)], look: writes(made) },
  poolMisere: { values: [10, 12], look: writes(misere('N 0, E 5, S 5')) },
  undertrickPrices: { values: [prices(2), prices(3)], look: writes(down) },
  misereTrickPrice: { values: [10, 20], look: writes(misere('N 1, E 5, S 4')) },
  whistPrices: { values: [prices(2), prices(3)], look: writes(made) },
  shortfallPrices: { values: [prices(2), prices(3)], look: writes(short) },
  responsibility: { look: writes(short) },
  responsibilityOncePoolsClosed: {
    agreed: { responsibility: 'half', poolSize: 2 },
    look: sheet(
      deal('10H by E', { dealer: 'N', whists: 'S pass, W pass' }),
      deal('6S by S', { dealer: 'E', whists: 'W whist, N whist', tricks: 'S 8, W 2, N 0' }),
    ),
  },
  consolationPrices: { values: [prices(2), prices(10)], look: writes(down) },
  consolationTo: { look: writes(down) },
  consolationForPenaltyTricks: { look: writes(penalty(down)) },
  whistDuty: {
    values: [
      { 6: 4, 7: 2, 8: 1, 9: 1, 10: 1 },
      { 6: 2, 7: 2, 8: 1, 9: 1, 10: 1 },
    ],
    look: writes(short),
  },
  whistStyle: { look: writes(down) },
  halfWhistLevels: {
    values: [[6, 7], [6], []],
    look: (settings) =>
      [6, 7].map((level) =>
        writes(withPlayed(deal('6S by N', { whists: 'E pass, S half' }), { level }))(settings),
      ),
  },
  halfWhistAfterWhist: { look: writes(deal('6S by N', { whists: 'E whist, S pass, E half' })) },
  secondWhisterAlone: {
    values: [
      [8, 9, 10],
      [9, 10],
    ],
    look: writes(twoOnEight),
  },
  shortfallCounted: {
    look: writes(deal('6S by N', { whists: 'E whist, S whist', tricks: 'N 7, E 3, S 0' })),
  },
  dealerWhistsFrom: {
    values: [8, 9, null],
    look: (settings) => [8, 9].map((level) => writes(withPlayed(byDealer, { level }))(settings)),
  },
  dealerAnswers: { look: writes(byDealer) },
  ten: { look: writes(deal('10H by N', { whists: 'E whist, S pass', tricks: 'N 10, E 0, S 0' })) },
  sixSpadesWhisted: { look: writes(deal('6S by N', { whists: 'E pass, S pass' })) },
  misereBeatenBy: { values: [9, 10], look: auction('N misere, E 9S, S pass') },
  auctionEndsOverMisere: { look: auction('N misere, E 9S') },
  misereHalved: { look: writes(withPlayed(misere('N 0, E 5, S 5'), { halved: true })) },
  hold: {
    look: (settings) =>
      ['N 6S, E 6C, S pass, N here 6C', 'N pass, E 6S, S 6C, E here 6C'].map((text) =>
        auction(text)(settings),
      ),
  },
  jumps: { look: auction('N 7S') },
  silentTalon: { look: auction('N pass, E pass, S talon') },
  allPassKind: {
    agreed: { allPassAmnesty: false, allPassTalon: 'closed' },
    look: writes(allPass('N 6, E 2, S 2')),
  },
  allPassPrice: { values: [1, 2], look: writes(allPass('N 6, E 2, S 2')) },
  allPassProgression: { agreed: { allPassStep: 3, allPassPrice: 2 }, look: sheet(...twoAllPasses) },
  allPassStep: { values: [1, 2], look: sheet(...twoAllPasses) },
  allPassCap: {
    values: [1, 3, null],
    look: sheet(...twoAllPasses, dealtBy('S', 'N 4, E 3, W 3'), dealtBy('W', 'N 4, E 3, S 3')),
  },
  allPassNone: {
    values: [
      { to: 'pool', count: 1, of: 'tricks' },
      { to: 'pool', count: 1, of: 'points' },
      { to: 'pool', count: 2, of: 'tricks' },
      { to: 'off-mountain', count: 2, of: 'tricks' },
    ],
    agreed: { allPassPrice: 3 },
    look: writes(allPass('N 6, E 4, S 0')),
  },
  allPassNoneForDealer: { look: writes(allPass('N 6, E 4, S 0')) },
  allPassAmnesty: { agreed: { allPassTalon: 'closed' }, look: writes(allPass('N 4, E 3, S 3')) },
  allPassTalon: { look: writes(allPass('N 4, E 3, S 3')) },
  allPassDeal: { look: sheet(twoAllPasses[0]) },
  exitLevels: {
    values: [[6], [7], [7, 8]],
    look: (settings) => [sheet(twoAllPasses[0])(settings), sheet(...twoAllPasses)(settings)],
  },
  exitAfter: { agreed: { exitLevels: [7], blindBids: true }, look: sheet(twoAllPasses[0]) },
  exitBy: {
    agreed: { exitLevels: [7] },
    look: (settings) =>
      [
        deal('7S by N', { dealer: 'E', whists: 'S whist, W pass', tricks: 'N 6, S 4, W 0' }),
        deal('7S by N', { dealer: 'E', whists: 'S pass, W pass' }),
      ].map((next) => sheet(twoAllPasses[0], next)(settings)),
  },
  exitByMisere: {
    agreed: { exitLevels: [7] },
    look: sheet(twoAllPasses[0], deal('misère by N', { dealer: 'E', tricks: 'N 0, S 5, W 5' })),
  },
  bombs: {
    agreed: { blindBids: true },
    look: sheet(
      blindDeal('N', 'E'),
      deal('7S by N', { dealer: 'E', whists: 'S pass, W pass' }),
      deal('7S by E', { dealer: 'S', whists: 'W pass, N pass' }),
    ),
  },
  blindBids: { look: auction('N blind 6S') },
  openingAllPasses: { values: [0, 1], agreed: { blindBids: true }, look: sheet() },
  poolUnit: { values: [10, 20], look: sheet(made) },
  mountainUnit: { values: [10, 20], look: sheet(down) },
  poolSize: { values: [null, 2, 3], look: sheet(unwhisted) },
  endsAt: {
    agreed: { poolSize: 1 },
    look: sheet(
      deal('6S by E', { whists: 'S whist, N pass', tricks: 'E 5, S 5, N 0' }),
      deal('10H by N', { whists: 'E pass, S pass' }),
    ),
  },
  help: { agreed: { poolSize: 1 }, look: sheet(unwhisted) },
  helpBarred: {
    agreed: { poolSize: 1 },
    look: sheet(deal('6S by N', { whists: 'E whist, S whist', tricks: 'N 8, E 0, S 2' })),
  },
  unwhistedOffMountain: { look: writes(withPlayed(unwhisted, { offMountain: true })) },
  talonBonus: { look: writes({ ...made, talon: ['SA', 'HA'] }) },
  talonBonusOfThree: {
    agreed: { talonBonus: true },
    look: writes({
      ...deal('6S by N', { ...THREE, whists: 'E whist, S pass', tricks: 'N 6, E 4, S 0' }),
      talon: ['SA', 'HA'],
    }),
  },
  talonRefusal: { values: [null, 5, 10], look: writes(withPlayed(made, { talonRefused: true })) },
  withoutThree: { look: writes({ ...deal('8S by N'), ended: 'without-three' }) },
  wrongCountDeadline: {
    look: (settings) => [...preferansCode(settings).procedures].filter(([law]) => law === '3.2.16'),
  },
  extraCardInPlay: {
    look: (settings) => [...preferansCode(settings).procedures].filter(([law]) => law === '3.9.18'),
  },
  orderedWithWrongCount: {
    values: ['as-failed', 'as-in-play'],
    look: writes(
      deal('6H by N', {
        whists: 'E whist, S pass',
        tricks: 'N 8, E 2, S 0',
        rectifications: [{ kind: 'remise', seat: 'N', tricks: 2, rule: '3.4.6' }],
      }),
    ),
  },
  fiftyTwo: {
    values: [9, 10],
    look: (settings) =>
      [...lostValues([deal('10H by E', { whists: 'S pass, N pass' })], 'N', settings)].map(
        ([seat, value]) => `${seat} ${value}`,
      ),
  },
  penaltySecondDealingFault: {
    values: [5, 10],
    look: ruled('3.2.17', { 'dealer-slipped': 'again' }),
  },
  penaltySecondExposedCard: {
    values: [2, 5],
    look: ruled('3.2.12', {
      'card-turned-up-in': 'deal',
      'turned-up-by': 'dealer',
      'dealer-slipped': 'again',
    }),
  },
  penaltyTalonSeen: { values: [5, 10], look: ruled('3.2.21', { 'peeked-by': 'player' }) },
  seating: {
    look: (settings) =>
      preferans.seatsByCards({ ...AGREED, convention: { ...AGREED.convention, settings } })?.(
        ['A-1', 'A-2', 'A-3', 'A-4'],
        'ab'.repeat(32),
        { table: 'A1', round: 1 },
      ) ?? 'as drawn by the judges',
  },
  disputedPlan: {
    look: (settings) =>
      preferans.judge(plans, {
        settings: { ...AGREED, convention: { ...AGREED.convention, settings } },
        players: ['N', 'E', 'S', 'W'],
        lines: [],
      }),
  },
  changedTalon: { look: ruled('3.2.20', { 'qualification-tournament': 'yes' }) },
};

const SOCHINKA = conventionOf('sochinka')!;
const AGREED = preferans.settings.parse({ convention: SOCHINKA, ends: { by: 'deals', deals: 4 } });

/** The values that a setting may have, where they can be counted. */
function allValues(setting: SettingName): readonly unknown[] {
  const schema: unknown = settingsSchema.shape[setting];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  throw new Error(`${setting} needs values that are looked at.`);
}

describe('every setting of a convention', () => {
  it.each(Object.keys(SETTING_RULES) as SettingName[])('has its effect: %s', (setting) => {
    const { values = allValues(setting), agreed = {}, look } = WITNESSES[setting];
    const seen = values.map((value) =>
      JSON.stringify(look({ ...SOCHINKA.settings, ...agreed, [setting]: value })),
    );
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(values.length);
  });

  it('goes together with the others in what comes with the program', () => {
    expect(CONVENTIONS.map(({ settings }) => contradictionsIn(settings))).toEqual(CONVENTIONS.map(() => []));
  });
});
