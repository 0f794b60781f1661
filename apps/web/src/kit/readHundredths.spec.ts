import { readHundredths } from './readHundredths.js';

it('sizes are read with a point or a comma', () => {
  const sizes = ['25', '1.5', '1,05', ' 10 ', '0', '', 'x', '1.234', '-3'].map(readHundredths);
  expect(sizes).toEqual([2500, 150, 105, 1000, undefined, undefined, undefined, undefined, undefined]);
});
