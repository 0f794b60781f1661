import fc from 'fast-check';
import { copiesToKeep, COPY_EVERY_MS, nextCopy, type CopiesState } from './copies-to-keep.js';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const copy = (text: string) => ({ made: at(text).toISOString() });
const MINUTE = 60_000;

describe('copies that are kept', () => {
  it('are the latest eight, and the last of each of two weeks', () => {
    const evening = Array.from({ length: 12 }, (_, index) => copy(`30T19:${10 + index}`));
    const before = [copy('29T18:00'), copy('29T22:00'), copy('17T22:00'), copy('16T22:00'), copy('02T22:00')];
    const kept = copiesToKeep([...before, ...evening], at('30T20:00'));
    expect(kept.map(({ made }) => made.slice(8, 16))).toEqual([
      '16T22:00',
      '17T22:00',
      '29T22:00',
      ...evening.slice(4).map(({ made }) => made.slice(8, 16)),
    ]);
  });

  it('always have the latest among them, and are no more than eight and one for each day', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 60 * 24 * 60 }), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(minutes, (made) => {
        const copies = made.map((minute) => ({
          made: new Date(at('01T00:00').getTime() + minute * MINUTE).toISOString(),
        }));
        const latest = copies
          .map((each) => each.made)
          .toSorted()
          .at(-1)!;
        const kept = copiesToKeep(copies, new Date(latest));
        expect(kept.at(-1)!.made).toBe(latest);
        expect(kept.length).toBeLessThanOrEqual(8 + 15);
        // Keeping twice keeps the same.
        expect(copiesToKeep(kept, new Date(latest))).toEqual(kept);
      }),
      { seed: 35, numRuns: 200 },
    );
  });
});

describe('the next copy', () => {
  const made = at('30T20:00');
  const state: CopiesState = {
    copiedAt: made,
    triedAt: made,
    failures: 0,
    isLasting: false,
    changedAt: at('30T19:00'),
  };
  const failed = { ...state, triedAt: at('30T20:15') };
  it.each<[string, Partial<CopiesState>, Date | undefined]>([
    ['a quarter of an hour later while something is played', { changedAt: at('30T20:01') }, at('30T20:15')],
    [
      'then, too, when it was played while the copy was made',
      { changedAt: at('30T19:59:30') },
      at('30T20:15'),
    ],
    ['the day after when nothing is played', {}, new Date(made.getTime() + 96 * COPY_EVERY_MS)],
    ['the day after without a journal', { changedAt: null }, new Date(made.getTime() + 96 * COPY_EVERY_MS)],
    ['at once when there is none', { copiedAt: null, triedAt: null }, new Date(0)],
    ['a minute after a failure', { ...failed, failures: 1 }, at('30T20:16')],
    ['four minutes after the third', { ...failed, failures: 3 }, at('30T20:19')],
    ['a quarter of an hour after many', { ...failed, failures: 30 }, at('30T20:30')],
    ['ten minutes after one that nothing was heard of', failed, at('30T20:25')],
    ['not before something is mended', { ...failed, failures: 1, isLasting: true }, undefined],
  ])('is made %s', (_when, change, due) => expect(nextCopy({ ...state, ...change })).toEqual(due));
});
