import { inPercent } from './inPercent.js';

it('writes per cent as each language does', () => {
  expect(['en-GB', 'pl', 'ru'].map((locale) => inPercent('62.5', locale))).toEqual([
    '62.5%',
    '62.5\u00a0%',
    '62.5\u00a0%',
  ]);
});
