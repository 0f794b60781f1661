import type { ClockFacts } from '../api/documents.js';
import { clockFace, type Phase } from '../play/clockFace.js';

const MINUTE = 60_000;
/** How long seats stand on the display at least once a round is called, and once it is played. */
const FROM_CALL = 3 * MINUTE;
const FROM_PLAY = MINUTE;

/** What a clock counts on the hall display: play begins with a time in which some are still looking for their table. */
export type HallPhase = Phase | 'settling';

/**
 * What a clock counts on the hall display; undefined as long as it has not begun.
 *
 * @param now milliseconds since the epoch
 */
export function hallPhase(clock: ClockFacts, now: number): HallPhase | undefined {
  const face = clockFace(clock, now);
  if (!face || clock.play === null || !['play', 'warning'].includes(face.phase)) return face?.phase;
  const play = clock.play / 1000;
  // A clock without time for the change runs from the call; short rounds keep most of their time for the standings.
  const settling = Math.min(Math.max(FROM_PLAY, FROM_CALL - clock.minutes.change * MINUTE), play / 4);
  return play - face.left < settling ? 'settling' : face.phase;
}
