import { isStrayTap } from './useSingleTaps.js';

const passOn = {} as Element;
const yes = {} as Element;
const tap = (time: number, x: number, on: Element | null) => ({ time, x, y: 400, on });

describe('the second of a double tap', () => {
  it('presses nothing that the first has brought under the finger', () => {
    expect(isStrayTap(tap(1000, 100, passOn), tap(1180, 104, yes))).toBe(true);
    expect(isStrayTap(tap(1000, 100, passOn), tap(1180, 104, null))).toBe(true);
  });

  it('is none on the same key, elsewhere, or later', () => {
    expect(isStrayTap(undefined, tap(1180, 100, yes))).toBe(false);
    expect(isStrayTap(tap(1000, 100, yes), tap(1180, 104, yes))).toBe(false);
    expect(isStrayTap(tap(1000, 100, passOn), tap(1180, 190, yes))).toBe(false);
    expect(isStrayTap(tap(1000, 100, passOn), tap(1400, 104, yes))).toBe(false);
  });
});
