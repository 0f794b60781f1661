import * as fc from 'fast-check';
import { draftOn, sameText } from './draftOn.js';

/** Rules of a tournament, as far as a form needs them here. */
interface Rules {
  readonly dark: number;
  readonly names: string;
  readonly clock: { readonly round: number; readonly change: number };
  readonly day?: string;
}

const SEEN: Rules = { dark: 0, names: 'full', clock: { round: 22, change: 2 } };

/** What a form says that was made of `SEEN` by line 7, where `theirs` is kept by line 9. */
const on = (mine: Partial<Rules>, theirs: Partial<Rules>) =>
  draftOn({ value: { ...SEEN, ...mine }, from: SEEN, at: 7 }, { ...SEEN, ...theirs }, 9);

describe('a draft of settings that somebody else saves meanwhile', () => {
  it('keeps what is changed in it, and takes all else as it is kept, without asking', () => {
    const theirs = { names: 'initials', day: '2026-11-30' };
    expect(on({ dark: 4 }, theirs)).toEqual({
      value: { ...SEEN, ...theirs, dark: 4 },
      from: { ...SEEN, ...theirs },
      at: 9,
    });
  });

  it('goes on resting on what was seen where both have changed one thing: saving it asks, and puts nothing else back', () => {
    expect(on({ dark: 4 }, { dark: 2, names: 'initials' })).toEqual({
      value: { ...SEEN, dark: 4, names: 'initials' },
      from: { ...SEEN, names: 'initials' },
      at: 7,
    });
  });

  it('has nothing to save where both have changed it to the same', () => {
    expect(on({ dark: 2 }, { dark: 2, names: 'initials' })).toBeUndefined();
    expect(on({ dark: 2, names: 'initials' }, { dark: 2 })).toEqual({
      value: { ...SEEN, dark: 2, names: 'initials' },
      from: { ...SEEN, dark: 2 },
      at: 9,
    });
  });

  it('takes a setting of several parts as one', () => {
    const clock = { round: 25, change: 2 };
    expect(on({ clock }, { clock: { round: 22, change: 3 } })).toMatchObject({ value: { clock }, at: 7 });
  });

  it('leaves out what is taken away in it, and what they have taken away', () => {
    const dated = { ...SEEN, day: '2026-11-30' };
    const { day: _day, ...undated } = dated;
    const mine = draftOn({ value: undated, from: dated, at: 7 }, { ...dated, dark: 2 }, 9);
    expect(mine).toEqual({ value: { ...undated, dark: 2 }, from: { ...dated, dark: 2 }, at: 9 });
    const theirs = draftOn({ value: { ...dated, dark: 2 }, from: dated, at: 7 }, undated, 9);
    expect(theirs).toEqual({ value: { ...undated, dark: 2 }, from: undated, at: 9 });
  });

  it('passes over nobody who has chosen first, even where they chose what is usual', () => {
    const isNone = ({ dark }: Rules) => dark === 0;
    const mine = { value: { ...SEEN, names: 'initials' }, from: SEEN, at: 7 };
    const theirs = { ...SEEN, dark: 1 };
    const asks = draftOn(mine, theirs, 9, { isNone });
    expect(asks).toEqual({ value: { ...theirs, names: 'initials' }, from: SEEN, at: 7 });
    expect(draftOn(asks!, theirs, 9, { isNone })).toMatchObject({ at: 7 });
    expect(draftOn(mine, { ...theirs, names: 'initials' }, 9, { isNone })).toBeUndefined();
  });

  it('stays as it was as long as the same is kept', () => {
    const held = { value: { ...SEEN, dark: 4 }, from: SEEN, at: 7 };
    expect(draftOn(held, { ...SEEN, clock: { change: 2, round: 22 } }, 9)).toBe(held);
  });

  it('never puts back what they have changed and it has not, nor loses what it has', () => {
    const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) }, { requiredKeys: [] });
    fc.assert(
      fc.property(values, values, values, (seen, mine, kept) => {
        const held = { value: mine, from: seen, at: 7 };
        const { value, at } = draftOn(held, kept, 9) ?? { value: kept, at: 9 };
        for (const part of ['a', 'b', 'c'] as const)
          expect(value[part]).toBe(mine[part] === seen[part] ? kept[part] : mine[part]);
        const clash = (['a', 'b', 'c'] as const).some(
          (part) => mine[part] !== seen[part] && kept[part] !== seen[part] && kept[part] !== mine[part],
        );
        expect(at).toBe(clash || sameText(kept, seen) ? 7 : 9);
      }),
      { numRuns: 300 },
    );
  });
});
