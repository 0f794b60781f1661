import { outcomeHeard } from './outcomeHeard.js';
import { wordsIn } from './testing/words-in.js';

it.each([
  ['en', ['2 down', 'one down', 'made', 'one over', '2 over']],
  ['pl', ['2 lewy wpadkowe', 'jedna lewa wpadkowa', 'swoje', 'jedna nadróbka', '2 nadróbki']],
  ['ru', ['недобор 2 взятки', 'без одной взятки', 'ровно', 'одна лишняя взятка', '2 лишние взятки']],
] as const)('tells in %s how a contract came out', async (language, told) => {
  const { t } = await wordsIn(language);
  expect([-2, -1, 0, 1, 2].map((over) => outcomeHeard(t, over))).toEqual(told);
});
