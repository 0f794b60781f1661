import {
  decimalsOf,
  decimalsOfFigures,
  decimalText,
  durationText,
  figureText,
  impsText,
  percentText,
  pointsText,
  worthText,
} from './figures.js';

it('percentages have two decimals, rounded half away from zero, in the reader’s way of writing', () => {
  expect(percentText('191/3', 'en-GB')).toBe('63.67%');
  expect(percentText('50', 'pl-PL')).toBe('50,00\u00a0%');
  expect(percentText('100001/2000', 'ru-RU')).toBe('50,00\u00a0%');
});

it('matchpoints have as many decimals as they need, two at the most', () => {
  expect(['14', '37/2', '100/7', '-3', '0', '20'].map((exact) => pointsText(exact, 'en-GB'))).toEqual([
    '14',
    '18.5',
    '14.29',
    '−3',
    '0',
    '20',
  ]);
});

it('points in a column have the decimals that one of them needs, none on a scale of whole ones', () => {
  const column = (...exacts: string[]) =>
    exacts.map((exact) => decimalText(exact, decimalsOf(exacts), 'en-GB'));
  expect(column('4221/100', '123/5', '30')).toEqual(['42.21', '24.60', '30.00']);
  expect(column('-25/2', '8')).toEqual(['−12.5', '8.0']);
  expect(column('38', '7')).toEqual(['38', '7']);
  expect(column()).toEqual([]);
});

it('victory points stand with the decimals of their column, what is no victory points as it always does', () => {
  const pair = (total: string) => ({
    percentage: '50',
    score: '4',
    mean: null,
    victoryPoints: { total, played: 2 },
  });
  const pairs = [pair('4221/100'), pair('123/5')];
  const texts = (by: 'victory-points' | 'score') =>
    pairs.map((each) => figureText(each, by, 'en-GB', decimalsOfFigures(pairs, by)));
  expect(texts('victory-points')).toEqual(['42.21', '24.60']);
  expect(texts('score')).toEqual(['50.00%', '50.00%']);
});

it('IMPs have their sign', () =>
  expect(['11', '-3/2', '0', '100/7'].map((exact) => impsText(exact, 'en-GB'))).toEqual([
    '+11',
    '−1.5',
    '0',
    '+14.29',
  ]));

it('an award is out of a top, or in IMPs', () => {
  expect(worthText({ points: '7', top: '14' }, 'en-GB')).toBe('7');
  expect(worthText({ points: '7', top: null }, 'pl-PL')).toBe('+7');
});

it('a place is taken with a percentage, or with IMPs as they are ranked', () => {
  const imps = { percentage: null, score: '21', mean: '7/2' };
  expect(figureText({ percentage: '50', score: '4', mean: null }, 'score', 'en-GB')).toBe('50.00%');
  expect([figureText(imps, 'score', 'en-GB'), figureText(imps, 'mean', 'en-GB')]).toEqual(['+21', '+3.50']);
});

it('a clock shows whole seconds and stops at zero', () => {
  expect([252_000, 251_001, 0, -5, 3_852_000].map(durationText)).toEqual([
    '04:12',
    '04:12',
    '00:00',
    '00:00',
    '1:04:12',
  ]);
});
