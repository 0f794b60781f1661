import fc from 'fast-check';
import { Rational } from '#scoring';
import { ownConvention } from '../conventions/own-convention.js';
import { CONVENTIONS } from '../conventions/presets.js';
import { dealRecordSchema } from '../deal/deal-record.js';
import { sheetAt } from '../sheet/sheet-at.js';
import { anyDeal, anyPlayers, anySettings } from '../testing/any-deal.js';
import { lowestMountainForgiven, mountainsAsWhists } from './convert-mountains.js';
import { explainBalance, explainColumn, settleSheet } from './explain.js';
import { netValueOf } from './net-value.js';
import { balancesOf, figuresOf, settle } from './settlement.js';

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
