import { SEATS, type Seat } from '#cards';
import { Rational } from '#scoring';
import fc from 'fast-check';
import { ownConvention } from '../conventions/presets/own-convention.js';
import { CONVENTIONS } from '../conventions/presets/presets.js';
import type { Settings } from '../conventions/settings.js';
import { dealRecordSchema, type DealRecord } from '../deal/deal-record.js';
import { judgeDeal } from '../deal/judge.js';
import { DENOMINATIONS, GAME_LEVELS } from '../table/ladder.js';
import { sheetAt } from '../sheet/sheet-at.js';
import { defendersOf, handsOf, sittingOut } from '../table/table-seats.js';

import { settleSheet } from '../sheet/explain.js';
import { netValueOf } from './net-value.js';
import { balancesOf, figuresOf, settle } from './settlement.js';
import { lowestMountainForgiven, mountainsAsWhists } from '../testing/convert-mountains.js';
import { explainBalance, explainColumn } from '../testing/explain.js';

/** The settings of any convention, with pools of any size or none. */
const anySettings: fc.Arbitrary<Settings> = fc
  .tuple(fc.constantFrom(...CONVENTIONS), fc.option(fc.integer({ min: 4, max: 30 })), fc.boolean())
  .map(([{ settings }, poolSize, help]) => ({ ...settings, poolSize, help }));

/** Any three or four players. */
const anyPlayers: fc.Arbitrary<Seat[]> = fc
  .shuffledSubarray([...SEATS], { minLength: 3, maxLength: 4 })
  .map((players) => SEATS.filter((seat) => players.includes(seat)));

/** Whist decisions, by who makes them: the first and the second of the defenders, and the dealer. */
const DECISIONS = [
  '1 pass, 2 pass',
  '1 pass, 2 half',
  '1 pass, 2 whist',
  '1 whist, 2 pass',
  '1 whist, 2 whist',
  '1 whist, 2 pass, 1 half',
  '1 pass, 2 half, 1 whist, 2 pass',
  '1 pass, 2 half, 1 pass, 4 whist',
  '1 pass, 2 pass, 4 whist',
];

/** Any deal of theirs that can be by the settings. */
function anyDeal(settings: Settings, players: readonly Seat[]): fc.Arbitrary<DealRecord> {
  return fc
    .record({
      dealer: fc.constantFrom(...players),
      kind: fc.constantFrom('contract', 'contract', 'contract', 'misere', 'all-pass'),
      level: fc.constantFrom(...GAME_LEVELS),
      denomination: fc.constantFrom(...DENOMINATIONS),
      declarer: fc.nat(2),
      decisions: fc.constantFrom(...DECISIONS),
      halved: fc.boolean(),
      tricks: fc.tuple(fc.nat(10), fc.nat(10), fc.nat(2)),
      penalty: fc.option(fc.tuple(fc.constantFrom(...players), fc.integer({ min: 1, max: 5 }))),
    })
    .map(({ dealer, kind, level, denomination, declarer: hand, decisions, halved, tricks, penalty }) => {
      const hands = handsOf(dealer, players);
      const declarer = hands[hand]!;
      const [first, second] = defendersOf(declarer, dealer, players);
      const sitting = sittingOut(dealer, players);
      const seats: Readonly<Record<string, Seat | undefined>> = { 1: first, 2: second, 4: sitting };
      const whists = decisions
        .split(', ')
        .map((one) => one.split(' '))
        .map(([who, call]) => ({ seat: seats[who!] ?? declarer, call }));
      const played =
        kind === 'contract'
          ? { kind, level, denomination, declarer }
          : kind === 'misere'
            ? { kind, declarer, ...(halved && sitting ? { halved } : {}) }
            : { kind };
      const ofTalon = kind === 'all-pass' && sitting && settings.allPassTalon === 'opened' ? tricks[2] : 0;
      const one = Math.min(tricks[0], 10 - ofTalon);
      const two = Math.min(tricks[1], 10 - ofTalon - one);
      const won = Object.fromEntries([
        ...hands.map((seat, at) => [seat, [one, two, 10 - ofTalon - one - two][at]] as const),
        ...(ofTalon > 0 ? [[sitting!, ofTalon] as const] : []),
      ]);
      const isPlayed = kind !== 'contract' || decisions.includes('whist');
      return dealRecordSchema.parse({
        players: [...players],
        dealer,
        played,
        whists: kind === 'contract' ? whists : [],
        tricks: isPlayed && !decisions.endsWith('1 half') ? won : kind === 'contract' ? {} : won,
        rectifications: penalty
          ? [{ kind: 'mountain', seat: penalty[0], points: penalty[1], rule: '3.2.17' }]
          : [],
      });
    })
    .filter((record) => judgeDeal(record, settings).possible);
}

/** Sheets of up to six deals in any convention. */
const anySheet = fc.tuple(anySettings, anyPlayers).chain(([settings, players]) =>
  fc.record({
    settings: fc.constant(settings),
    players: fc.constant(players),
    deals: fc.array(anyDeal(settings, players), { minLength: 1, maxLength: 6 }),
  }),
);

const sheetOf = ({ settings, players, deals }: typeof anySheet extends fc.Arbitrary<infer T> ? T : never) =>
  sheetAt(
    deals.map((record) => ({ kind: 'deal', record })),
    { settings, players, firstDealer: deals[0]!.dealer },
  );

const texts = (balances: ReturnType<typeof balancesOf>) =>
  Object.fromEntries(Object.entries(balances).map(([seat, balance]) => [seat, String(balance)]));

describe('whatever was played', () => {
  it('the balances add up to nothing', () => {
    fc.assert(
      fc.property(anySheet, (one) => {
        const settled = settleSheet(sheetOf(one));
        expect(String(Rational.sum(settled.map(({ balance }) => balance)))).toBe('0');
        const whists = settled.flatMap(({ terms }) => terms.filter(({ of }) => of.startsWith('whists')));
        expect(String(Rational.sum(whists.map((term) => term.whists)))).toBe('0');
      }),
    );
  });

  it('the values of a deal add up to nothing', () => {
    fc.assert(
      fc.property(anySheet, ({ settings, deals }) => {
        for (const record of deals) {
          expect(String(Rational.sum(Object.values(netValueOf(record, settings))))).toBe('0');
        }
      }),
    );
  });

  it('a closed pool changes no balance: help and writing off the mountain are worth as much', () => {
    fc.assert(
      fc.property(anySheet, (one) => {
        const open = sheetOf({ ...one, settings: { ...one.settings, poolSize: null } });
        // Where whist is responsible once pools are closed, that is another price and no matter of help.
        fc.pre(one.settings.responsibilityOncePoolsClosed === 'same');
        expect(texts(balancesOf(settleSheet(sheetOf(one))))).toEqual(texts(balancesOf(settleSheet(open))));
      }),
    );
  });

  it('mountains that are evened out or turned into whists change no balance', () => {
    fc.assert(
      fc.property(anySheet, (one) => {
        const sheet = sheetOf(one);
        const figures = figuresOf(sheet.entries, sheet.players);
        const balances = texts(balancesOf(settle(figures, one.settings)));
        const forgiven = lowestMountainForgiven(figures);
        for (const other of [forgiven, mountainsAsWhists(figures, one.settings)]) {
          expect(texts(balancesOf(settle(other, one.settings)))).toEqual(balances);
        }
        expect(Object.values(forgiven.mountains).some((points) => points?.isZero)).toBe(true);
      }),
    );
  });

  it('every figure is explained by lines that add up to it, each with a rule', () => {
    fc.assert(
      fc.property(anySheet, (one) => {
        const sheet = sheetOf(one);
        for (const { seat, balance } of settleSheet(sheet)) {
          const { figure, lines } = explainBalance(sheet, seat);
          expect(String(figure)).toBe(String(balance));
          expect(lines.every(({ rule }) => /^(\d\.\d|fn)/.test(rule))).toBe(true);
        }
        for (const { seat, kind, on } of sheet.entries) {
          const { lines } = explainColumn(sheet, { seat, kind, ...(on ? { on } : {}) });
          for (const { amount, count, price, rule } of lines) {
            expect(String(count!.mul(price!))).toBe(String(amount));
            expect(rule).toMatch(/^(\d\.\d|fn)/);
          }
        }
      }),
    );
  });

  it('an own convention that changes nothing settles the same, and records read back are the same', () => {
    fc.assert(
      fc.property(anySheet, (one) => {
        for (const record of one.deals) {
          expect(dealRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
        }
      }),
      { numRuns: 20 },
    );
    for (const convention of CONVENTIONS) {
      expect(ownConvention(convention, {}).settings).toEqual(convention.settings);
    }
  });
});
