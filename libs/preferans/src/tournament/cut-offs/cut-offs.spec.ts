import fc from 'fast-check';
import { Rational } from '#scoring';
import { afterCutOffs, cutOffsSchema } from './cut-offs.js';
import { CutOffsUnreadable, readCutOffs } from './read-cut-offs.js';

/** What counts of so many whists, as text. */
const counted = (text: string, ...whists: (number | string)[]) =>
  whists.map((one) => afterCutOffs(one, readCutOffs(text)).counted.toString());

describe('cut-offs as a regulation prints them', () => {
  it.each([
    '200=1, above 10 to 1, from 650=0',
    'Отсечки: 200=1, больше 200 = 10 к 1, от 650 = 0.',
    'up to 200 = 1; above 200: 1/10; from 650 = 0',
    'Cut-offs: 200 = 100%, over 200 = 10%, from 650 = 0%',
    'do 200 = 1, powyżej 200 = 10 do 1, od 650 = 0',
    '200=1, больше 200 = 0,1, от 650 = 0',
  ])('%s', (text) => {
    expect(counted(text, 150, 200, 300, 650, 1000, '200.5')).toEqual([
      '150',
      '200',
      '210',
      '245',
      '245',
      '4001/20',
    ]);
  });

  it.each(['51-100: 0.5, свыше 100: 0.1', '51–100: 0,5; above 100: 0.1', '50=1, 100=1/2, above 10 to 1'])(
    'count each whist by itself: %s',
    (text) => expect(counted(text, 50, 80, 100, 110, 51)).toEqual(['50', '65', '75', '76', '101/2']),
  );

  it('leave losses as they are, unless the regulation says otherwise', () => {
    expect(counted('200=1, above 10 to 1', -300)).toEqual(['-300']);
    const both = readCutOffs('200=1, above 10 to 1', 'as-gains');
    expect(afterCutOffs(-300, both).counted.toString()).toBe('-210');
  });

  it('say what each piece makes of it', () => {
    const { parts } = afterCutOffs(700, readCutOffs('200=1, above 10 to 1, from 650=0'));
    expect(
      parts.map(({ from, to, rate, whists, counted: own }) => `${from}-${to}: ${whists} x ${rate} = ${own}`),
    ).toEqual(['0-200: 200 x 1 = 200', '200-650: 450 x 1/10 = 45', '650-undefined: 50 x 0 = 0']);
  });

  it.each([
    ['', 'cut-offs.empty', 0, ''],
    ['200=1, above what', 'cut-offs.unread', 7, 'above what'],
    ['200=1, above 200 = 0 to 1', 'cut-offs.unread', 7, 'above 200 = 0 to 1'],
    ['200=1, from 650 = -1', 'cut-offs.unread', 7, 'from 650 = -1'],
    ['above 10 to 1', 'cut-offs.no-bound', 0, 'above 10 to 1'],
    ['200=1, 100=1/2', 'cut-offs.order', 7, '100=1/2'],
    ['51-100: 0.5, 151-200: 0.1', 'cut-offs.gap', 13, '151-200: 0.1'],
    ['51-100: 0.5, 91-200: 0.1', 'cut-offs.overlap', 13, '91-200: 0.1'],
    ['200=1, above 10 to 1, 650=0', 'cut-offs.overlap', 22, '650=0'],
  ])('are refused where they make no sense, with the place: %s', (text, code, at, piece) => {
    const refused = () => readCutOffs(text);
    expect(refused).toThrow(CutOffsUnreadable);
    expect(refused).toThrow(expect.objectContaining({ code, at, piece, length: piece.length }));
  });

  it('are refused as data where they fall', () => {
    const pieces = (...all: [string, string][]) => ({ pieces: all.map(([from, rate]) => ({ from, rate })) });
    expect(cutOffsSchema.safeParse(pieces(['0', '1'], ['200', '1/10'])).success).toBe(true);
    for (const wrong of [
      pieces(),
      pieces(['10', '1']),
      pieces(['0', '1'], ['0', '1']),
      pieces(['0', '-1']),
      pieces(['0', 'x']),
    ]) {
      expect(cutOffsSchema.safeParse(wrong).success).toBe(false);
    }
  });

  it('never let who has more whists count less, and parts add up', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom<'in-full' | 'as-gains'>('in-full', 'as-gains'),
        fc.integer({ min: -1500, max: 1500 }),
        fc.integer({ min: 0, max: 300 }),
        (bounds, rates, losses, whists, more) => {
          const sorted = bounds.toSorted((a, b) => a - b);
          const text = [
            ...sorted.map((bound, at) => `${bound}=${rates[at]}/10`),
            `above ${sorted.at(-1)} = ${rates[4]}/10`,
          ].join(', ');
          const cutOffs = readCutOffs(text, losses);
          expect(cutOffsSchema.parse(cutOffs)).toEqual(cutOffs);
          const [low, high] = [afterCutOffs(whists, cutOffs), afterCutOffs(whists + more, cutOffs)];
          expect(high.counted.compare(low.counted)).toBeGreaterThanOrEqual(0);
          for (const [score, all] of [
            [low, whists],
            [high, whists + more],
          ] as const) {
            expect(Rational.sum(score.parts.map((part) => part.counted)).equals(score.counted)).toBe(true);
            expect(Rational.sum(score.parts.map((part) => part.whists)).toString()).toBe(`${all}`);
          }
        },
      ),
    ));
});
