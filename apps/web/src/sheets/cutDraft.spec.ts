import { cutDraftOf, isMostRead, takenAlongOf } from './cutDraft.js';

describe('a cut in the fields', () => {
  it.each([
    ['all of it', undefined],
    ['a half', { share: '1/2' }],
    ['nothing', { share: '0' }],
    ['all of it up to a limit', { share: '1', most: '100' }],
    ['a part of its own', { share: '2/3', most: '62.5' }],
  ])('takes along what the server is told, and comes back as it was: %s', (_, carry) =>
    expect(takenAlongOf(cutDraftOf({ stay: 4, as: 'final', ...(carry && { carry }) }))).toEqual(carry),
  );

  it('has no limit of nothing', () =>
    expect(takenAlongOf({ part: '0', most: '30' })).toEqual({ share: '0' }));

  it.each(['-1', 'much', '1,5'])('tells that a limit is no number: %s', (most) =>
    expect(isMostRead({ most })).toBe(false),
  );
});
