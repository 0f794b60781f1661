import {
  cardText,
  contractHeard,
  doublingText,
  outcomeHeard,
  outcomeText,
  resultHeard,
} from './contractText.js';
import { wordsIn } from './testing/words-in.js';

it.each([
  [4, 10, '='],
  [3, 10, '+1'],
  [2, 7, '−1'],
  [7, 0, '−13'],
])('a contract at level %i with %i tricks is %s', (level, tricks, text) =>
  expect(outcomeText(level, tricks)).toBe(text),
);

it('doubles have the sign of the bidding box', () => {
  expect((['', 'x', 'xx'] as const).map(doublingText)).toEqual(['', '×', '××']);
});

it('a ten is read as a number', () => {
  expect([cardText('HT'), cardText('SK')]).toEqual([
    { suit: 'H', rank: '10' },
    { suit: 'S', rank: 'K' },
  ]);
});

it.each([
  ['en', '3 no trumps by East, one down'],
  ['pl', '3 bez atu, rozgrywa East, bez jednej lewy'],
  ['ru', '3 без козыря, играет Восток, без одной взятки'],
])('a result is heard in words in %s', async (language, words) => {
  const { t } = await wordsIn(language);
  const result = {
    kind: 'contract',
    level: 3,
    strain: 'NT',
    doubling: '',
    declarer: 'E',
    tricks: 8,
  } as const;
  expect(resultHeard(t, result)).toBe(words);
});

it.each([
  ['en', ['1 spade doubled by South', '4 spades doubled by South', '6 spades doubled by South']],
  [
    'pl',
    ['1 pik z kontrą, rozgrywa South', '4 piki z kontrą, rozgrywa South', '6 pików z kontrą, rozgrywa South'],
  ],
  ['ru', ['1 пика с контрой, играет Юг', '4 пики с контрой, играет Юг', '6 пик с контрой, играет Юг']],
])('suits are counted as %s counts them', async (language, words) => {
  const { t } = await wordsIn(language);
  const by = t('contract.seatName.S');
  const heard = [1, 4, 6].map((level) => contractHeard(t, { level, strain: 'S', doubling: 'x', by }));
  expect(heard).toEqual(words);
});

it.each([
  ['en', ['2 down', 'one down', 'made', 'one over', '2 over']],
  ['pl', ['bez 2 lew', 'bez jednej lewy', 'swoje', 'jedna nadróbka', '2 nadróbki']],
  ['ru', ['без 2 взяток', 'без одной взятки', 'ровно', 'одна лишняя взятка', '2 лишние взятки']],
] as const)('tells in %s how a contract came out', async (language, told) => {
  const { t } = await wordsIn(language);
  expect([-2, -1, 0, 1, 2].map((over) => outcomeHeard(t, over))).toEqual(told);
});
