import { contractWithScore } from './contractWithScore.js';

/* On board 1 nobody is vulnerable, on board 2 North-South, on board 3 East-West. */
it.each([
  ['4S N 420', 1, '4S N ='],
  ['N 4S 450', 1, '4S N +1'],
  ['4S N +620', 2, '4S N ='],
  ['3NT E -600', 3, '3NT E ='],
  ['4s e 420', 1, '4S E ='],
  ['4S N 100', 1, '4S N -2'],
  ['2S N 200', 1, '2S N +3'],
  ['4S N -100', 2, '4S N -1'],
  ['3NTx W 500', 1, '3NTx W -3'],
])('reads %s on board %i', (text, board, result) =>
  expect(contractWithScore(text, board)?.result).toBe(result),
);

it('leaves a score open that the contract cannot have, or has in two ways', () => {
  expect(contractWithScore('4S N 420', 2)).toEqual({ contract: '4S N', points: '420', result: undefined });
  expect(contractWithScore('4S N 430', 1)?.result).toBeUndefined();
  // Three overtricks, or down four.
  expect(contractWithScore('2S E 200', 1)?.result).toBeUndefined();
  expect(contractWithScore('2S E -200', 1)?.result).toBe('2S E +3');
});

it('is no contract with a score where one of them is missing', () => {
  for (const text of ['420', '4S 420', '4S N', '4S N +1', '4S N = 420', '8S N 420', ''])
    expect(contractWithScore(text, 1)).toBeUndefined();
});
