import { withClockEvent } from '#tournament';
import type { LineOf } from '../../projection/projection.js';
import type { SessionPlay } from '../play-state.js';
import { inSession, momentOf, type HandlersOf } from './changes.js';

type ClockLine = LineOf<Extract<LineOf<keyof HandlersOf<'clock'>>['type'], `clock.${string}`>>;

/** What happens to the clock of a session. */
function onClock(session: SessionPlay, line: ClockLine): SessionPlay {
  return { ...session, clock: withClockEvent(session.clock, line, momentOf(line)) };
}

/** What the clock's events do. */
export const clockHandlers: HandlersOf<'clock'> = {
  'clock.started': inSession(onClock),
  'clock.taken-back': inSession(onClock),
  'clock.paused': inSession(onClock),
  'clock.resumed': inSession(onClock),
  'clock.adjusted': inSession(onClock),
  'clock.break-planned': inSession(onClock),
  'clock.break-began': inSession(onClock),
  'clock.break-ended': inSession(onClock),
  'clock.table-given': inSession(onClock),
};
