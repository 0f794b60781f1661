import type { ClockSeen } from '../api/documents.js';
import { signalOf } from './signals.js';

const MINUTE = 60_000;
const clock = { round: 2, minutes: { round: 20, change: 2, warnings: [5, 1] } } as unknown as ClockSeen;
const signal = (phase: Parameters<typeof signalOf>[1]['phase'], minutes: number) =>
  signalOf(clock, { phase, left: minutes * MINUTE });

describe('the signals of the clock', () => {
  it('are given when play begins, at each warning, and at the end', () => {
    const heard = [
      signal('change', 2),
      signal('play', 20),
      signal('play', 5.1),
      signal('warning', 5),
      signal('warning', 1.1),
      signal('warning', 1),
      signal('over', 0),
      signal('over', -3),
    ];
    const given = heard.filter((each, index) => index > 0 && each !== heard[index - 1]);
    expect(given).toEqual([heard[1], heard[3], heard[5], heard[6]]);
  });

  it('are given when a break is over', () =>
    expect(
      new Set([signal('break', 3), signal('break', 0.1), signal('break', 0), signal('break', -1)]).size,
    ).toBe(2));
});
