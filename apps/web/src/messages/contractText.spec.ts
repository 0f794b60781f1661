import { cardText, doublingText, outcomeText } from './contractText.js';

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
