import { withClockEvent } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { inSession, momentOf } from './changes.js';

/** What happens to the clock of a session. */
function onClock(session: SessionPlay, line: LineFrom<'clock'>): SessionPlay {
  return { ...session, clock: withClockEvent(session.clock, line, momentOf(line)) };
}

/** What the clock's events do. */
export const clockHandlers = onAll<PlayState, 'clock'>(inSession(onClock), 'clock');
