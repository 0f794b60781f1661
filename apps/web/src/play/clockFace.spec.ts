import type { ClockSeen } from '../api/documents.js';
import { clockFace, projectedEnd } from './clockFace.js';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const at = (minutes: number) => (NOW + minutes * MINUTE) * 1000;
const span = (minutes: number) => minutes * MINUTE * 1000;

/** Round 2 of a session: two minutes for the change, then twenty of play. */
const clock = (more: Partial<ClockSeen> = {}): ClockSeen => ({
  status: 'running',
  round: 2,
  ends: at(22),
  left: null,
  play: span(20),
  boards: null,
  minutes: { round: 20, change: 2 },
  more: 0,
  onBreak: null,
  breaks: [],
  toCome: { span: span(44), notBefore: null },
  byItself: false,
  due: null,
  given: [],
  waiting: [],
  position: 1,
  ...more,
});
const face = (minutes: number, more: Partial<ClockSeen> = {}) =>
  clockFace(clock(more), NOW + minutes * MINUTE);

describe('the clock', () => {
  it('shows the change, then play, then its last minutes, then that time is over', () => {
    expect(face(0)).toEqual({ phase: 'change', left: 2 * MINUTE });
    expect(face(2)).toEqual({ phase: 'play', left: 20 * MINUTE });
    expect(face(19.9)).toMatchObject({ phase: 'play' });
    expect(face(20)).toEqual({ phase: 'warning', left: 2 * MINUTE });
    expect(face(22)).toEqual({ phase: 'over', left: 0 });
    expect(face(25)).toEqual({ phase: 'over', left: -3 * MINUTE });
  });

  it('warns when the session has it so', () => {
    const minutes = { round: 20, change: 2, warnings: [1, 5] };
    expect(face(16.9, { minutes })).toMatchObject({ phase: 'play' });
    expect(face(17, { minutes })).toMatchObject({ phase: 'warning' });
    expect(face(21.9, { minutes: { ...minutes, warnings: [] } })).toMatchObject({ phase: 'play' });
  });

  it('says which board should be on the table', () => {
    const boards = { count: 3, settle: 2 };
    const on = (minutes: number) => face(minutes, { boards })?.board?.number;
    expect([0, 2, 9.9, 10, 15.9, 16, 30].map(on)).toEqual([undefined, 1, 1, 2, 2, 3, 3]);
  });

  it('stands, and is not there before the first round', () => {
    const paused = { status: 'paused', ends: null, left: span(7) } as const;
    expect(face(0, paused)).toEqual({ phase: 'paused', left: 7 * MINUTE });
    expect(face(0, { status: 'stopped', ends: null, play: null })).toBeUndefined();
  });

  it('shows the break before the round that goes on under it', () =>
    expect(face(5, { onBreak: { afterRound: 2, ends: at(15) } })).toEqual({
      phase: 'break',
      left: 10 * MINUTE,
    }));

  it('has an end of its own for a table that was given more', () => {
    const own = { due: at(26), extra: 4 };
    expect(clockFace(clock(), NOW + 23 * MINUTE, own)).toMatchObject({ phase: 'play', left: 3 * MINUTE });
    expect(clockFace(clock(), NOW, own)).toMatchObject({ phase: 'change' });
    // While the clock stands, too, it has them.
    const paused = clock({ status: 'paused', ends: null, left: span(7) });
    expect(clockFace(paused, NOW, { due: null, extra: 4 })).toEqual({ phase: 'paused', left: 11 * MINUTE });
  });

  it('reads rounds of which only the end is told', () =>
    expect(face(0, { play: null })).toEqual({ phase: 'play', left: 22 * MINUTE }));
});

describe('the projected end', () => {
  const end = (minutes: number, more: Partial<ClockSeen> = {}) => {
    const found = projectedEnd(clock(more), NOW + minutes * MINUTE);
    return found === undefined ? undefined : (found - NOW) / MINUTE;
  };

  it('is what is to come behind the round, whose time may be over', () => {
    expect(end(0)).toBe(66);
    expect(end(21)).toBe(66);
    expect(end(30)).toBe(74);
  });

  it('moves while the clock stands, and before it begins', () => {
    expect(end(5, { status: 'paused', ends: null, left: span(10) })).toBe(59);
    expect(end(5, { status: 'stopped', ends: null, play: null })).toBe(49);
  });

  it('is counted from the end of a break, and never before what follows a time to resume', () => {
    expect(end(0, { onBreak: { afterRound: 2, ends: at(30) } })).toBe(74);
    expect(end(0, { toCome: { span: span(44), notBefore: at(90) } })).toBe(90);
    expect(end(60, { toCome: { span: span(44), notBefore: at(90) } })).toBe(104);
  });

  it('is not there of a session that is closed', () => expect(end(0, { toCome: null })).toBeUndefined());
});
