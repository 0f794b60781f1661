import { rowsOf } from './comparedRows.js';

it('several outcomes stand side by side; what one of them does not change is as it was', () => {
  const row = (key: string, after: string) => ({ key, called: `NS ${key}`, before: '2.', after });
  expect(rowsOf([[row('1', '1.')], [row('1', '3.'), row('4', '1.')]])).toEqual([
    { key: '1', called: 'NS 1', before: '2.', after: ['1.', '3.'] },
    { key: '4', called: 'NS 4', before: '2.', after: ['2.', '1.'] },
  ]);
  expect(rowsOf([[], []])).toEqual([]);
});
