import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { ripemd160 } from './ripemd160.js';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('RIPEMD-160', () => {
  it.each([
    ['', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
    ['a', '0bdc9d2d256b3ee9daae347be6f4dc835a467ffe'],
    ['abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    ['message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
    ['1234567890'.repeat(8), '9b752e45573d4b39f4dbd3323cab82bf63326bfb'],
    ['a'.repeat(1_000_000), '52783243c1697bdbe16d37f97f68f08325dc1528'],
  ])('is as its authors give it: %.20s', (message, hash) =>
    expect(hex(ripemd160(Buffer.from(message)))).toBe(hash),
  );
  it('is as Node computes it, for any bytes', () => {
    const lengths = Array.from({ length: 140 }, (_, length) => new Uint8Array(length).fill(length));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...lengths), fc.uint8Array({ maxLength: 300 })), (message) => {
        expect(hex(ripemd160(message))).toBe(createHash('ripemd160').update(message).digest('hex'));
      }),
    );
  });
});
