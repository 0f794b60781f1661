import { lawOf, readHundredths } from './lawOf.js';

it('adjusted scores stand on Law 12 as each edition numbers it', () => {
  expect([lawOf('artificial', '2017'), lawOf('assigned', '2017')]).toEqual(['12C2', '12C1']);
  expect([lawOf('artificial', '1997'), lawOf('assigned', '1997')]).toEqual(['12C1', '12C2']);
  expect(lawOf('penalty', '2007')).toBe('90');
});

it('sizes are read with a point or a comma', () => {
  const sizes = ['25', '1.5', '1,05', ' 10 ', '0', '', 'x', '1.234', '-3'].map(readHundredths);
  expect(sizes).toEqual([2500, 150, 105, 1000, undefined, undefined, undefined, undefined, undefined]);
});
