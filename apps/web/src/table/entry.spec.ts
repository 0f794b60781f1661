import type { BridgeResult } from '#tournament';
import { afterTap, missingIn, NOTHING_ENTERED, resultOf, type Tap } from './entry.js';

const tapped = (...taps: readonly Tap[]) => taps.reduce(afterTap, NOTHING_ENTERED);

const FOUR_HEARTS: readonly Tap[] = [
  { tap: 'level', level: 4 },
  { tap: 'strain', strain: 'H' },
  { tap: 'declarer', declarer: 'S' },
];

describe('a result that is entered tap by tap', () => {
  it('is there when level, strain, declarer and tricks are', () => {
    expect(resultOf(tapped(...FOUR_HEARTS))).toBeUndefined();
    expect(resultOf(tapped(...FOUR_HEARTS, { tap: 'over', over: 0 }))).toEqual({
      kind: 'contract',
      level: 4,
      strain: 'H',
      doubling: '',
      declarer: 'S',
      tricks: 10,
    });
  });

  it('lacks what has not been tapped, in the order of the keys', () => {
    expect(missingIn(tapped())).toEqual(['contract', 'declarer', 'tricks']);
    expect(missingIn(tapped({ tap: 'strain', strain: 'H' }))).toEqual(['contract', 'declarer', 'tricks']);
    expect(missingIn(tapped({ tap: 'level', level: 4 }))).toEqual(['strain', 'declarer', 'tricks']);
    expect(missingIn(tapped(...FOUR_HEARTS))).toEqual(['tricks']);
    expect(missingIn(tapped(...FOUR_HEARTS, { tap: 'over', over: 0 }))).toEqual([]);
    expect(missingIn(tapped({ tap: 'passed-out' }))).toEqual([]);
  });

  it('may be tapped in any order, and changed', () => {
    const result = resultOf(
      tapped({ tap: 'over', over: 1 }, { tap: 'doubling', doubling: 'x' }, ...FOUR_HEARTS, {
        tap: 'strain',
        strain: 'NT',
      }),
    );
    expect(result).toMatchObject({ level: 4, strain: 'NT', doubling: 'x', tricks: 11 });
  });

  it('goes on by more and fewer from where it is', () => {
    const tricks = (...taps: readonly Tap[]) => resultOf(tapped(...FOUR_HEARTS, ...taps));
    expect(tricks({ tap: 'fewer' })).toMatchObject({ tricks: 8 });
    expect(tricks({ tap: 'fewer' }, { tap: 'fewer' })).toMatchObject({ tricks: 7 });
    expect(tricks({ tap: 'more' })).toMatchObject({ tricks: 12 });
    expect(tricks({ tap: 'over', over: 0 }, { tap: 'more' })).toMatchObject({ tricks: 11 });
  });

  it('never has more than thirteen tricks or fewer than none, also when the level changes', () => {
    const slam = tapped(
      ...FOUR_HEARTS,
      { tap: 'over', over: 3 },
      { tap: 'more' },
      { tap: 'level', level: 7 },
    );
    expect(resultOf(slam)).toMatchObject({ level: 7, tricks: 13 });
    const fewer = Array.from({ length: 20 }, (): Tap => ({ tap: 'fewer' }));
    expect(resultOf(tapped(...FOUR_HEARTS, ...fewer))).toMatchObject({ tricks: 0 });
  });

  it('is passed out by one tap, and a contract again by another', () => {
    const out = tapped(...FOUR_HEARTS, { tap: 'passed-out' });
    expect(resultOf(out)).toEqual({ kind: 'passed-out' });
    expect(resultOf(afterTap(out, { tap: 'passed-out' }))).toBeUndefined();
    expect(afterTap(out, { tap: 'level', level: 1 })).toMatchObject({ passedOut: false, level: 1 });
  });

  it('may carry the lead, which can be cleared', () => {
    const led = tapped(...FOUR_HEARTS, { tap: 'over', over: 0 }, { tap: 'lead', lead: 'SK' });
    expect(resultOf(led)).toMatchObject({ lead: 'SK' });
    expect(resultOf(afterTap(led, { tap: 'lead', lead: undefined }))).not.toHaveProperty('lead');
  });

  it('begins with what was entered before', () => {
    const results: readonly BridgeResult[] = [
      { kind: 'passed-out' },
      { kind: 'contract', level: 6, strain: 'S', doubling: 'xx', declarer: 'W', tricks: 9, lead: 'HA' },
    ];
    for (const result of results) {
      expect(resultOf(tapped({ tap: 'begin-with', result }))).toEqual(result);
    }
    expect(tapped(...FOUR_HEARTS, { tap: 'begin-with', result: null })).toEqual(NOTHING_ENTERED);
  });
});
