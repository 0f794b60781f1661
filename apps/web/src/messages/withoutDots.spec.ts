import { withoutDots } from './withoutDots.js';

it('says on the last button what the one before it said, without the dots of what was still to be asked', () => {
  expect(withoutDots('Appeal…')).toBe('Appeal');
  expect(withoutDots('Close the session')).toBe('Close the session');
});
