import { penaltyAmount, type PenaltyAmount } from '#tournament';
import { isLargePenalty, isPenaltySize } from './penaltyLimits.js';

const UNITS: readonly PenaltyAmount['unit'][] = [
  'percent-of-top',
  'percent-of-session',
  'matchpoints',
  'imps',
  'victory-points',
];

it('asks about a penalty of more than a top, and of 1000 %', () => {
  expect(isLargePenalty('percent-of-top', 1_000_00)).toBe(true);
  expect(isLargePenalty('percent-of-top', 100_00)).toBe(false);
  expect(isLargePenalty('percent-of-session', 25_00)).toBe(true);
  expect(isLargePenalty('imps', 3_00)).toBe(false);
});

it.each(UNITS)('knows the largest penalty in %s that the journal takes', (unit) => {
  const sizes = [1, 9_999, 10_000, 10_001, 100_000, 100_001, 1_000_000, 1_000_001];
  for (const hundredths of sizes)
    expect([hundredths, isPenaltySize(unit, hundredths)]).toEqual([
      hundredths,
      penaltyAmount.safeParse({ unit, hundredths }).success,
    ]);
});
