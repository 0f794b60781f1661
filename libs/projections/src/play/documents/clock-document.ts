import type { SessionPlay } from '../play-state.js';

/** The clock of a session; times in microseconds, moments since the epoch. */
export type ClockDocument = {
  readonly status: 'stopped' | 'running' | 'paused';
  /** The round that it runs for; 0 before the first. */
  readonly round: number;
  /** When the round ends, while it runs. */
  readonly ends: number | null;
  /** How much of the round is left, while it is paused. */
  readonly left: number | null;
  /** Minutes of play for a round, and for the change before the next. */
  readonly minutes: { readonly round: number; readonly change: number };
};

/** The clock as it is set: nothing in it depends on when one looks. */
export function clockDocument({ clock, settings }: SessionPlay): ClockDocument {
  return {
    status: clock.status,
    round: clock.status === 'stopped' ? 0 : clock.round,
    ends: clock.status === 'running' ? clock.ends : null,
    left: clock.status === 'paused' ? clock.left : null,
    minutes: settings.clock,
  };
}
