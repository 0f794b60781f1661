import { faultOfResult } from './faultOfResult.js';

it('reads what stands on a slip', () => {
  for (const text of ['4S N =', 'N 4S +1', '3NT+1 N', '3NTx W -2', 'pass', '420', '-50']) {
    expect([text, faultOfResult(text, 1)]).toEqual([text, undefined]);
  }
});

it('names the part that cannot be read or is missing', () => {
  expect(
    ['', 'four spades', '4S', '4S N', '4S +1', '425'].map((text) => faultOfResult(text, 1)?.part),
  ).toEqual(['nothing', 'contract', 'declarer-and-tricks', 'tricks', 'declarer', 'points']);
});

it('names a score beside a contract that it never gives', () =>
  expect(faultOfResult('4S N 430', 1)).toEqual({ part: 'other-score', contract: '4S N', points: '430' }));

it('names a score that no contract gives at the vulnerability of its board', () => {
  // On board 2 North–South are vulnerable: down one is 100, and a game in a major is 620.
  expect(faultOfResult('-50', 2)).toEqual({ part: 'impossible' });
  expect(faultOfResult('420', 2)).toEqual({ part: 'impossible' });
  expect(faultOfResult('620', 2)).toBeUndefined();
  expect(faultOfResult('410', 1)).toEqual({ part: 'impossible' });
});
