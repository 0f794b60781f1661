import fc from 'fast-check';
import { BRIDGE_DEALS } from '../numbers/deal-number.js';
import { bigDeals } from './big-deal.js';
import { ripemd160 } from '../digests/ripemd160.js';
import { numberOfDeal } from '../testing/number-of-deal.js';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = (digits: string) =>
  hex(ripemd160(Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))));
const first = (entropy: Uint8Array, owner: Uint8Array, count: number) => {
  const deals = bigDeals(entropy, owner);
  return Array.from({ length: count }, () => numberOfDeal(deals.next().value));
};
const bytes = fc.uint8Array({ maxLength: 60 });

describe('BigDeal', () => {
  it('takes the numbers in turn that its hashes begin with, but those that are none of a deal', () => {
    fc.assert(
      fc.property(bytes, bytes, (entropy, owner) => {
        const numbers: bigint[] = [];
        for (let sequence = 1; numbers.length < 5; sequence++) {
          const little = `${sequence.toString(16).padStart(2, '0')}000000`;
          const number = BigInt(`0x${hash(little + hash(hex(entropy)) + hash(hex(owner))).slice(0, 24)}`);
          if (number < BRIDGE_DEALS) numbers.push(number);
        }
        expect(first(entropy, owner, 5)).toEqual(numbers);
      }),
    );
  });
  it('passes over about a third of them', () => {
    expect(Number((BRIDGE_DEALS * 1_000n) / 2n ** 96n)).toBe(677);
  });
  it('gives other deals for another entropy or another owner', () => {
    fc.assert(
      fc.property(bytes, bytes, bytes, (entropy, owner, other) => {
        fc.pre(hex(other) !== hex(entropy) && hex(other) !== hex(owner));
        const all = [first(entropy, owner, 2), first(other, owner, 2), first(entropy, other, 2)].flat();
        expect(new Set(all).size).toBe(6);
      }),
    );
  });
});
