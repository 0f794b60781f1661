import { isPlayed } from './isPlayed.js';

it('is played from the call of the first round until it is closed, not while everybody still waits for it', () => {
  expect(isPlayed({ status: 'set-up', round: 0 })).toBe(false);
  expect(isPlayed({ status: 'running', round: 0 })).toBe(false);
  expect(isPlayed({ status: 'running', round: 1 })).toBe(true);
  expect(isPlayed({ status: 'closed', round: 3 })).toBe(false);
});
