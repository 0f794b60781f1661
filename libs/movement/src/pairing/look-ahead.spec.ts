import { canBeDrawn, type Unmet } from './look-ahead.js';

function unmet(size: number, ...met: readonly string[]): Unmet {
  const places = Array.from({ length: size }, (_, place) => place);
  const pairs = new Set(met.flatMap((text) => text.split(' ')));
  return places.map(
    (place) =>
      new Set(
        places.filter(
          (other) => other !== place && !pairs.has(`${place}-${other}`) && !pairs.has(`${other}-${place}`),
        ),
      ),
  );
}

describe('looking ahead', () => {
  it('all of a short field can meet all others', () => {
    expect(canBeDrawn({ unmet: unmet(8) }, 7)).toBe(true);
    expect(canBeDrawn({ unmet: unmet(8) }, 8)).toBe(false);
    expect(canBeDrawn({ unmet: unmet(16) }, 15)).toBe(true);
  });

  it('but not when a draw leaves two threes that are only to meet among themselves', () => {
    // After 0, 1, 2 have met 3, 4, 5, an odd number is left on each side.
    const threes = unmet(6, '0-3 0-4 0-5 1-3 1-4 1-5 2-3 2-4 2-5');
    expect(canBeDrawn({ unmet: threes }, 1)).toBe(false);
    expect(canBeDrawn({ unmet: unmet(6, '0-3 1-4 2-5', '0-4 1-5 2-3') }, 3)).toBe(true);
  });

  it('of an odd number nobody can be drawn', () => {
    expect(canBeDrawn({ unmet: unmet(5) }, 1)).toBe(false);
  });
});
