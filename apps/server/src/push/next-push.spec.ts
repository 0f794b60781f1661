import { nextPush } from './live-pushes.js';
import { nextSeen } from './next-seen.js';
import type { PushRow } from './push-settings.js';

describe('when it is pushed next', () => {
  const tried = new Date('2026-11-24T20:00:00Z');
  const row = {
    active: true,
    stale: false,
    failures: 0,
    failure: null,
    triedAt: tried,
    head: 9,
    position: 9,
  };
  const after = (change: object) => {
    const next = nextPush({ ...row, ...change } as PushRow);
    return next && (next.getTime() - tried.getTime()) / 1000;
  };
  const lost = { code: 'push.unreachable', params: {} };

  it.each([
    ['nothing has changed', {}, undefined],
    ['lines have come', { head: 12 }, 10],
    ['a name has changed', { stale: true }, 10],
    ['the line was lost', { failures: 1, failure: lost }, 20],
    ['it was lost again', { failures: 2, failure: lost }, 40],
    ['it stays lost', { failures: 9, failure: lost }, 60],
    ['the password is wrong', { failures: 1, failure: { code: 'push.denied', params: {} } }, undefined],
    ['it is switched off', { active: false, head: 12 }, undefined],
  ])('where %s', (_what, change, seconds) => {
    expect(after(change)).toBe(seconds);
  });

  it('reads as now where it is due at once, and never as a time that is over', () => {
    const atOnce = nextPush({ ...row, triedAt: null, head: 12 } as PushRow);
    const later = new Date(tried.getTime() + 10_000);
    expect(nextSeen(atOnce, tried)).toEqual(tried);
    expect(nextSeen(later, tried)).toEqual(later);
    expect(nextSeen(undefined, tried)).toBeNull();
  });
});
