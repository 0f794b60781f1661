import { faultOfResult } from './faultOfResult.js';

it('reads what stands on a slip', () => {
  for (const text of ['4S N =', '3NTx W -2', 'pass', '420', '-50']) {
    expect([text, faultOfResult(text, 1)]).toEqual([text, undefined]);
  }
});

it('names what cannot be read', () => {
  for (const text of ['4S', 'four spades', '4S N 9?'])
    expect(faultOfResult(text, 1)).toBe('room.resultUnread');
});

it('names a contract and its declarer without what became of it', () => {
  for (const text of ['4S N', '3ntx w']) expect(faultOfResult(text, 1)).toBe('room.resultWithoutTricks');
});

it('names a score that no contract gives at the vulnerability of its board', () => {
  // On board 2 North–South are vulnerable: down one is 100, and a game in a major is 620.
  expect(faultOfResult('-50', 2)).toBe('room.resultImpossible');
  expect(faultOfResult('420', 2)).toBe('room.resultImpossible');
  expect(faultOfResult('620', 2)).toBeUndefined();
  expect(faultOfResult('410', 1)).toBe('room.resultImpossible');
});
