import { mayAppealNow } from './appealing-again.js';

describe('an appeal after one that was withdrawn', () => {
  const withdrew = ['A-EW1'];

  it('is taken from anyone within the appeal period (Law 92B)', () => {
    expect(mayAppealNow('A-EW1', { withdrew, inTime: true })).toBe(true);
    expect(mayAppealNow('A-NS1', { withdrew, inTime: true })).toBe(true);
  });

  it('is taken late from those alone who have withdrawn none', () => {
    expect(mayAppealNow('A-EW1', { withdrew, inTime: false })).toBe(false);
    expect(mayAppealNow('A-NS1', { withdrew, inTime: false })).toBe(true);
  });
});
