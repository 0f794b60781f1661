import type { ClockPlay } from '../play-state.js';
import { inSession, type HandlersOf } from './changes.js';

const MINUTE = 60_000_000;

function adjusted(clock: ClockPlay, minutes: number): ClockPlay {
  switch (clock.status) {
    case 'running':
      return { ...clock, ends: clock.ends + minutes * MINUTE };
    case 'paused':
      return { ...clock, left: clock.left + minutes * MINUTE };
    default:
      return clock;
  }
}

function paused(clock: ClockPlay, left: number): ClockPlay {
  return clock.status === 'running' ? { status: 'paused', round: clock.round, left } : clock;
}

function resumed(clock: ClockPlay, ends: number): ClockPlay {
  return clock.status === 'paused' ? { status: 'running', round: clock.round, ends } : clock;
}

/** What the clock's events do. */
export const clockHandlers: HandlersOf<'clock'> = {
  'clock.started': inSession((session, { payload: { round, ends } }) => ({
    ...session,
    clock: { status: 'running', round, ends },
  })),
  'clock.paused': inSession((session, { payload: { left } }) => ({
    ...session,
    clock: paused(session.clock, left),
  })),
  'clock.resumed': inSession((session, { payload: { ends } }) => ({
    ...session,
    clock: resumed(session.clock, ends),
  })),
  'clock.adjusted': inSession((session, { payload: { minutes } }) => ({
    ...session,
    clock: adjusted(session.clock, minutes),
  })),
};
