import type { ClockFacts } from '../api/documents.js';
import { clockAhead } from './clockAhead.js';

const MINUTE = 60_000_000;
const ENDS = 1_800_000_000_000_000;
const clock: ClockFacts = {
  status: 'running',
  round: 2,
  ends: ENDS,
  left: null,
  play: 20 * MINUTE,
  boards: null,
  minutes: { round: 20, change: 2 },
  more: 0,
  onBreak: null,
  breaks: [{ afterRound: 4, minutes: 15 }],
  toCome: null,
  byItself: false,
  due: null,
};

describe('the clock of a round that the phone has not heard called', () => {
  it('goes on by the plan, each round with its change', () => {
    expect(clockAhead(clock, 3)).toMatchObject({ round: 3, ends: ENDS + 22 * MINUTE });
    expect(clockAhead(clock, 4)).toMatchObject({ round: 4, ends: ENDS + 44 * MINUTE });
    expect(clockAhead({ ...clock, more: -3 }, 3)).toMatchObject({ ends: ENDS + 19 * MINUTE });
  });

  it('is timed by board where the session is', () => {
    const byBoard = {
      ...clock,
      minutes: { ...clock.minutes, byBoard: { minutes: 8, settle: 1 } },
      boards: { count: 3, settle: 1 },
    };
    expect(clockAhead(byBoard, 3)).toMatchObject({ ends: ENDS + 27 * MINUTE, boards: null });
  });

  it('is known to nobody behind a break, or while it stands', () => {
    expect(clockAhead(clock, 5)).toBeUndefined();
    expect(clockAhead({ ...clock, status: 'paused', ends: null, left: MINUTE }, 3)).toBeUndefined();
  });
});
