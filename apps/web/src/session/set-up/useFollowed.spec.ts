import { following } from './useFollowed.js';

describe('the number of pairs for which a movement is looked for', () => {
  it('goes on with those who enter after the page was opened', () => {
    expect(following({ number: 11, usual: 11 }, 18)).toEqual({ number: 18, usual: 18 });
  });

  it('stays what the director has put, whoever enters or withdraws', () => {
    expect(following({ number: 14, usual: 12 }, 13)).toEqual({ number: 14, usual: 13 });
    expect(following({ number: 14, usual: 13 }, 11)).toEqual({ number: 14, usual: 11 });
  });
});
