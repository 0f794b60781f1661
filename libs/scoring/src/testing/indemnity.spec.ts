import { unplayedMatch, voidMatchImps, voidMatchPercents, wronglySeated } from './indemnity.js';
import { isMismatch, mismatchedScore } from './swiss-mismatch.js';

describe('a match that is void', () => {
  it('is average plus and minus on half its boards, rounded up, and average on the others', () => {
    const percents = [8, 7, 1].map((boards) => voidMatchPercents(boards));
    expect(percents.map(({ nonOffending, offending }) => `${nonOffending} ${offending}`)).toEqual([
      '55 45',
      '390/7 310/7',
      '60 40',
    ]);
    const imps = [8, 7].map((boards) => voidMatchImps(boards));
    expect(imps.map(({ nonOffending, offending }) => `${nonOffending} ${offending}`)).toEqual([
      '12 -12',
      '12 -12',
    ]);
  });

  it('because they sat wrongly gives each 40 % of the pool, or 60 % when the director erred', () => {
    expect(wronglySeated(20).toString()).toBe('8');
    expect(wronglySeated(10).toString()).toBe('4');
    expect(wronglySeated(20, { directorsError: true }).toString()).toBe('12');
    expect(wronglySeated(12).toText(1)).toBe('4.8');
  });
});

describe('a match that cannot be played because the opponents withdrew', () => {
  it.each([
    ['what they leave', '11.2', '6.9', '13.1'],
    ['the own average', '14', '6.9', '14'],
    ['60 % of the pool', '11.2', '9', '12'],
  ])('gives the best of three: %s', (_, ownAverage, withdrawnAverage, expected) => {
    expect(unplayedMatch({ pool: 20, ownAverage, withdrawnAverage })).toEqual(
      unplayedMatch({ pool: 20, ownAverage: expected, withdrawnAverage: 20 }),
    );
  });

  it('gives fractions upward in the unit of scoring', () => {
    const best = { pool: 20, ownAverage: '40/3', withdrawnAverage: 10 };
    expect(unplayedMatch({ ...best, decimals: 2 }).toText(2)).toBe('13.34');
    expect(unplayedMatch({ ...best, decimals: 0 }).toText(0)).toBe('14');
    expect(unplayedMatch(best).toString()).toBe('40/3');
  });
});

describe('a mismatch of a Swiss draw', () => {
  it('is there when the opponents are more than a quarter of the pool from the right ones', () => {
    expect([isMismatch(50, 45), isMismatch(50, '44.99'), isMismatch(40, 46)]).toEqual([false, true, true]);
    expect([isMismatch(50, '47.5', 10), isMismatch(50, '47.4', 10)]).toEqual([false, true]);
  });

  it.each([
    ['higher', false, 12, '14'],
    ['higher', true, 12, '12'],
    ['lower', true, 13, '11'],
    ['lower', true, 4, '4'],
    ['lower', false, 13, '13'],
  ] as const)(
    'against %s opponents (own fault: %s) makes %i victory points %s',
    (opponents, ownFault, actual, expected) => {
      expect(mismatchedScore(actual, { opponents, ownFault }).toString()).toBe(expected);
    },
  );

  it('of a half match moves about 2 1/2', () => {
    expect(mismatchedScore(6, { opponents: 'higher', ownFault: false, pool: 10 }).toString()).toBe('7');
    expect(mismatchedScore('6.5', { opponents: 'lower', ownFault: true, pool: 10 }).toText(1)).toBe('5.5');
  });
});
