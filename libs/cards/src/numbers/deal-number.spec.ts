import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { formatDeal, parseDeal } from '../deal/deal-text.js';
import { BRIDGE_PACK, PREFERANS_PACK } from '../deal/pack.js';
import { formatPreferansDeal } from '../preferans/preferans-deal-text.js';
import { dealt } from '../testing/dealt.js';
import { describeShared } from '../testing/shared-folder.js';
import { BRIDGE_DEALS, dealOfNumber } from './deal-number.js';
import { numberOfPreferansDeal, PREFERANS_DEALS, preferansDealOfNumber } from './preferans-deal-number.js';
import { numberOfDeal } from '../testing/number-of-deal.js';

const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));

describe('the number of a bridge deal', () => {
  it('is one of as many as there are deals, in 96 bits', () => {
    expect(BRIDGE_DEALS).toBe(53_644_737_765_488_792_839_237_440_000n);
    expect(BRIDGE_DEALS).toBe(factorial(52n) / factorial(13n) ** 4n);
    expect(BRIDGE_DEALS < 2n ** 96n).toBe(true);
  });
  it.each([
    [0n, 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'],
    [1n, 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT9876543.A ..2.KQJT98765432'],
    [BRIDGE_DEALS - 1n, 'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...'],
  ])('%s is %s', (number, text) => {
    expect(formatDeal(dealOfNumber(number))).toBe(text);
    expect(numberOfDeal(parseDeal(text))).toBe(number);
  });
  it.each([-1n, BRIDGE_DEALS, 2n ** 96n])('is never %s', (number) => {
    expect(() => dealOfNumber(number)).toThrow(RangeError);
    expect(() => dealOfNumber(number)).toThrow(`There is no deal ${number}: they go from 0 to `);
  });
  it('comes back from its deal', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 1n }), (number) => {
        const deal = dealOfNumber(number);
        expect(parseDeal(formatDeal(deal))).toEqual(deal);
        expect(numberOfDeal(deal)).toBe(number);
      }),
    );
  });
  it('gives its deal back, in whatever order the cards lie', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...BRIDGE_PACK], { minLength: 52 }), (pack) => {
        const deal = dealt(pack);
        const turned = { ...deal, N: deal.N.toReversed(), S: deal.S.toReversed() };
        expect(dealOfNumber(numberOfDeal(turned))).toEqual(deal);
      }),
    );
  });
  it('is the higher the later the first card that North lacks', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 2n }), (number) => {
        const key = (one: bigint) => {
          const { N, E, S } = dealOfNumber(one);
          return [N, E, S]
            .map((hand) => hand.map((card) => String(BRIDGE_PACK.indexOf(card) + 10)).join())
            .join();
        };
        expect(key(number) < key(number + 1n)).toBe(true);
      }),
    );
  });
  it('is nobody’s whose cards are no whole deal', () => {
    const deal = dealOfNumber(12_345n);
    expect(() => numberOfDeal({ ...deal, N: deal.N.slice(1) })).toThrow(RangeError);
    expect(() => numberOfDeal({ ...deal, N: deal.E })).toThrow('Only a whole deal has a number.');
    expect(() => numberOfDeal({ ...deal, N: [deal.N[0]!, ...deal.N.slice(0, 12)] })).toThrow(RangeError);
  });
});

describe('the number of a deal of preferans', () => {
  it('is one of as many as there are deals', () => {
    expect(PREFERANS_DEALS).toBe(2_753_294_408_504_640n);
    expect(PREFERANS_DEALS).toBe(factorial(32n) / (factorial(10n) ** 3n * 2n));
  });
  it('is 0 where the pack is dealt from its top', () => {
    const first = preferansDealOfNumber(0n);
    expect(first.hands.flat().concat(first.talon)).toEqual(PREFERANS_PACK);
    expect(formatPreferansDeal(first)).toBe('AKQJT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 ...87');
    const last = preferansDealOfNumber(PREFERANS_DEALS - 1n);
    expect(last.talon).toEqual(['SA', 'SK']);
    expect(last.hands[0]).toEqual(PREFERANS_PACK.slice(22));
    expect(numberOfPreferansDeal(last)).toBe(PREFERANS_DEALS - 1n);
  });
  it.each([-1n, PREFERANS_DEALS])('is never %s', (number) =>
    expect(() => preferansDealOfNumber(number)).toThrow(RangeError),
  );
  it('comes back from its deal, and its deal from it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: PREFERANS_DEALS - 1n }), (number) => {
        const deal = preferansDealOfNumber(number);
        expect(deal.hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
        expect(new Set([...deal.hands.flat(), ...deal.talon])).toEqual(new Set(PREFERANS_PACK));
        expect(numberOfPreferansDeal(deal)).toBe(number);
      }),
    );
  });
});

describeShared(
  'the numbers of real deals',
  'conformance/squaredeal/WBG2024.allpbn.actual',
  existsSync,
  (file) => {
    it('are all different and give the deals back', () => {
      const texts = readFileSync(file, 'latin1').trim().split(/\r?\n/);
      const numbers = texts.map((text) => numberOfDeal(parseDeal(`N:${text}`)));
      expect(new Set(numbers).size).toBe(1_186);
      expect(numbers.map((number) => formatDeal(dealOfNumber(number)))).toEqual(
        texts.map((text) => `N:${text}`),
      );
    });
  },
);
