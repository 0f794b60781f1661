import { lawOf } from './law-of.js';

it('adjusted scores stand on laws that changed their numbers in 2007', () => {
  expect([lawOf('artificial', '2017'), lawOf('assigned', '2017')]).toEqual(['12C2', '12C1']);
  expect([lawOf('artificial', '1997'), lawOf('assigned', '1997')]).toEqual(['12C1', '12C2']);
  expect(lawOf('penalty', '2007')).toBe('90');
});
