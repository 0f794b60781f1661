import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { drawOrder } from './draw-order.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('a draw', () => {
  it('is for good this one: computed with Python from the descriptions in the code', () => {
    expect(drawOrder(8, SEED)).toEqual([2, 6, 3, 5, 0, 7, 4, 1]);
    expect(drawOrder(14, SEED)).toEqual([8, 12, 9, 5, 3, 2, 7, 10, 4, 11, 0, 13, 6, 1]);
    expect(drawOrder(14, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')).toEqual([
      7, 10, 12, 5, 13, 4, 9, 1, 11, 3, 0, 6, 2, 8,
    ]);
    const many = drawOrder(300, SEED);
    expect(many.slice(0, 10)).toEqual([31, 276, 32, 213, 137, 181, 88, 101, 216, 279]);
    expect(createHash('sha256').update(many.join()).digest('hex')).toBe(
      'b903a516cd75ea6202ab1a5ecad5c3d78d3dc388a1b16af8d89576d9cbe0f6b8',
    );
  });
  it('draws every entry once', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.nat({ max: 600 }), seeds, (count, seed) => {
        const order = drawOrder(count, Buffer.from(seed).toString('hex'));
        expect(order.sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
      }),
    );
  });
  it('of one entry or none is soon over', () => {
    expect(drawOrder(1, SEED)).toEqual([0]);
    expect(drawOrder(0, SEED)).toEqual([]);
  });
  it.each([-1, 1.5, Number.NaN, Infinity])('is not had of %p entries', (count) => {
    expect(() => drawOrder(count, SEED)).toThrow(`${count} entries cannot be drawn.`);
  });
  it('is not had from half a seed', () => expect(() => drawOrder(2, SEED.slice(32))).toThrow(RangeError));
});
