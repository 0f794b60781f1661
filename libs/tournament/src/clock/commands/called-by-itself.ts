import { roundsOf } from '../../session/plan/schedule.js';
import { type ClockState, MINUTE, type PlannedBreak } from '../state.js';
import { roundToDraw } from '../../session/plan/drawn-rounds.js';
import type { Timed } from './round-time.js';

/** What the clock does next by itself. */
export type DueByClock = {
  readonly round: number;
  /** When, in microseconds since the epoch. */
  readonly at: number;
  /** Call that round, or begin the break that is planned before it. */
  readonly what: 'call' | 'break';
};

/** When a break ends that begins at a moment. */
export function endOfBreak(planned: PlannedBreak, from: number): number {
  return 'until' in planned ? planned.until : from + planned.minutes * MINUTE;
}

/**
 * What the clock does by itself, and when: at the end of a round's time it calls the next one, or begins the break that
 * is planned there; in a break it calls so long before the end as a change takes, so that play begins at that end.
 *
 * @param session the session, or the one section of it that is called apart, with the last round that was called
 * @returns undefined where the director calls, before the first round and after the last, while the clock stands, and as
 * long as the next round is to be drawn
 */
export function dueByClock(
  session: Timed & { readonly round: number },
  clock: ClockState,
): DueByClock | undefined {
  const { callsRounds, change } = session.settings.clock;
  if (!callsRounds || clock.status !== 'running') return undefined;
  const round = session.round + 1;
  if (round > roundsOf(session) || round === roundToDraw(session)) return undefined;
  if (clock.onBreak) return { round, at: clock.onBreak.ends - change * MINUTE, what: 'call' };
  const planned = clock.breaks[session.round];
  const isBreak = planned !== undefined && endOfBreak(planned, clock.ends) > clock.ends;
  return { round, at: clock.ends, what: isBreak ? 'break' : 'call' };
}
