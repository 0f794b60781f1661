import { formatParContracts, parOf } from './par.js';
import { parseTricks } from './testing/parse-tricks.js';

/** The results of N, S, E, W, each in NT, S, H, D, C. */
const par = (board: number, digits: string) => {
  const found = parOf(parseTricks(digits.replaceAll(' ', '')), board);
  return [found.score, formatParContracts(found)];
};

describe('par', () => {
  it('is nothing where nobody makes anything', () => {
    expect(par(1, '66666 66666 66666 66666')).toEqual([0, 'pass']);
    expect(parOf(parseTricks('66666666666666666666'), 1)).toEqual({ score: 0, contracts: [] });
  });

  it('is the best contract that nobody can bid over', () => {
    expect(par(1, '6a666 6a666 63777 63777')).toEqual([420, '4S-NS']);
    expect(par(2, '6a666 6a666 63777 63777')).toEqual([620, '4S-NS']);
    expect(par(1, 'db8bc db8bc 02322 02322')).toEqual([1520, '7N-NS']);
  });

  it('is the cheapest sacrifice where that costs less (Law 77: down 2 doubled, not vulnerable, 300)', () => {
    expect(par(1, '6a333 6a333 63a55 63a55')).toEqual([100, '5H*-EW-1']);
    // East and West are vulnerable on board 3: down 1 costs 200, which is still less than 420.
    expect(par(3, '6a333 6a333 63a55 63a55')).toEqual([200, '5H*-EW-1']);
    expect(par(3, '6a333 6a333 63855 63855')).toEqual([420, '4S-NS']);
  });

  it('belongs to the first to bid where both make the same', () => {
    const both = '76666 76666 76666 76666';
    expect(par(1, both)).toEqual([90, '1N-NS']);
    expect(par(2, both)).toEqual([-90, '1N-EW']);
  });

  it('is that of the dealer and the vulnerability that are said, where they are other', () => {
    const table = (digits: string) => parseTricks(digits.replaceAll(' ', ''));
    const both = table('76666 76666 76666 76666');
    expect(parOf(both, 1, { dealer: 'E' }).score).toBe(-90);
    expect(parOf(table('6a666 6a666 63777 63777'), 1, { vulnerable: 'NS' }).score).toBe(620);
  });

  it('names the declarer where only one of two makes it', () => {
    expect(par(1, '6a666 69666 63777 63777')).toEqual([420, '4S-N']);
  });

  it('bids no more than it must, as long as nobody comes in', () => {
    expect(par(1, '69333 69333 53544 53544')).toEqual([140, '1S-NS+2']);
  });

  it('refuses boards that there are not', () => {
    expect(() => par(0, '66666666666666666666')).toThrow(RangeError);
    expect(() => parseTricks('6666')).toThrow(RangeError);
    expect(() => parseTricks('e6666666666666666666')).toThrow(RangeError);
  });
});
