import { restAfterLook } from './rest-after-look.js';

describe('the rest between two looks at the database', () => {
  it('is the usual one while a look takes next to no time', () => {
    expect(restAfterLook(0, 2_000)).toBe(2_000);
    expect(restAfterLook(100, 2_000)).toBe(2_000);
  });

  it('lets looks take a twentieth of the time, and is never longer than half a minute', () => {
    expect(restAfterLook(1_000, 2_000)).toBe(19_000);
    expect(restAfterLook(20_000, 2_000)).toBe(30_000);
  });

  it('is never shorter than the usual one', () => {
    expect(restAfterLook(20_000, 3_600_000)).toBe(3_600_000);
  });
});
