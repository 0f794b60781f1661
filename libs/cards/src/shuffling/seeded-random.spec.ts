import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { seededRandom } from './seeded-random.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the bytes of a seed', () => {
  it('are for good these: computed with Python from the description in the code', () => {
    expect(hex(seededRandom(SEED)(80))).toBe(
      'a9d6e500293a88bd38cbe213d07ab71f8cb2258552072a01bdf1c40be527f4d0' +
        '6061c4386d7a1788ba52e2e8b2ee6fe6137644ec75a70bf7042cfd67a1e57bd3' +
        '7365a07b4571dc929c3629031f2b3b81',
    );
  });
  it('are SHA-256 of the seed and a counter of 8 bytes', () => {
    const random = seededRandom(SEED);
    for (let counter = 0; counter < 300; counter++) {
      const message = Buffer.from(SEED + counter.toString(16).padStart(16, '0'), 'hex');
      expect(hex(random(32))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
  it('are the same in whichever pieces they are taken', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 70 })), (pieces) => {
        const random = seededRandom(SEED);
        const taken = Buffer.concat(pieces.map((bytes) => random(bytes)));
        expect(hex(taken)).toBe(hex(seededRandom(SEED)(taken.length)));
      }),
    );
  });
  it('do not depend on how the digits are written, but on each of them', () => {
    expect(seededRandom(SEED.toUpperCase())(64)).toEqual(seededRandom(SEED)(64));
    expect(seededRandom(SEED.replace(/f$/, 'e'))(64)).not.toEqual(seededRandom(SEED)(64));
  });
  it.each(['', '00', SEED.slice(1), `${SEED}0`, `${SEED}\n`, SEED.replace('0', 'g'), ` ${SEED.slice(1)}`])(
    'are not had from %j',
    (seed) => expect(() => seededRandom(seed)).toThrow('A seed is 32 bytes: 64 hexadecimal digits.'),
  );
});
