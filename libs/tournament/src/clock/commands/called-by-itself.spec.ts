import { callRound, callRoundByClock, configureSession } from '../../session/commands/commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../../session/events.js';
import {
  club,
  given,
  HOWELL,
  type Journal,
  playedUpTo,
  session,
  setUp,
} from '../../session/testing/evening.js';
import { NOW } from '../../testing/decider-specification.js';
import { dueByClock } from './called-by-itself.js';
import { adjustClock, pauseClock } from './decide.js';
import { beginBreak, planBreak } from './breaks.js';
import { clockEvents } from '../events.js';
import { clockStream, MINUTE } from '../state.js';

const of = { session: '1' };
const clock = { ...DEFAULT_SESSION_SETTINGS.clock, callsRounds: true as const };
const byItself = [configureSession, { ...of, settings: { ...DEFAULT_SESSION_SETTINGS, clock } }] as const;
const byDirector = [configureSession, { ...of, settings: DEFAULT_SESSION_SETTINGS }] as const;
/** Five rounds of 22 minutes with two for each change; round 2 ends after 24. */
const inRound2 = given(club, ...setUp(HOWELL), ...playedUpTo(2), byItself);
const at = (minutes: number) => NOW + minutes * MINUTE;
const call = (round: number, minutes: number) => ({ ...of, round, due: at(minutes) / 1000 });
/** Round 3 is called by the clock. */
const round3 = (begins: number, ends: number) =>
  [
    sessionEvents.roundCalled({ ...of, round: 3 }),
    clockEvents.started({ ...of, round: 3, begins: at(begins), ends: at(ends), byItself: true }),
  ] as const;
const by = (minutes: number) => ({ capacity: 'system' as const, now: at(minutes) });
const due = (journal: Journal) => dueByClock(session(journal), journal.state(clockStream('1')));

describe('a clock that calls rounds by itself', () => {
  it('calls the next one when the time of this one is over, and says that it was the clock', () => {
    expect(due(inRound2)).toEqual({ round: 3, at: at(24), what: 'call' });
    given(inRound2)
      .when(callRoundByClock, call(3, 24), by(24))
      .then(...round3(26, 48));
    const called = given(inRound2, [callRoundByClock, call(3, 24), by(24)]);
    expect(called.state(clockStream('1'))).toMatchObject({ round: 3, byItself: true });
    expect(given(called, [callRound, { ...of, round: 4 }]).state(clockStream('1'))).not.toHaveProperty(
      'byItself',
    );
  });

  it.each([
    ['the director calls', [byDirector]],
    ['it stands', [[pauseClock, of] as const]],
    ['the round was given more minutes', [[adjustClock, { ...of, minutes: 3 }] as const]],
    ['the round was called already', [[callRound, { ...of, round: 3 }] as const]],
  ])('calls nothing where %s meanwhile', (_why, steps) =>
    given(inRound2, ...steps)
      .when(callRoundByClock, call(3, 24), by(24))
      .thenNothing(),
  );

  it('calls nothing before its time, not the first round, and none behind the last', () => {
    given(inRound2).when(callRoundByClock, call(3, 24), by(23)).thenNothing();
    expect(due(given(club, ...setUp(HOWELL), ...playedUpTo(0), byItself))).toBeUndefined();
    expect(due(given(club, ...setUp(HOWELL), ...playedUpTo(5), byItself))).toBeUndefined();
  });

  it('begins the break that is planned there, and calls so early in it that play begins at its end', () => {
    const planned = given(inRound2, [planBreak, { ...of, afterRound: 2, break: { minutes: 15 } }]);
    expect(due(planned)).toEqual({ round: 3, at: at(24), what: 'break' });
    given(planned)
      .when(callRoundByClock, call(3, 24), by(24))
      .then(clockEvents.breakBegan({ ...of, afterRound: 2, ends: at(39) }));
    const onBreak = given(planned, [callRoundByClock, call(3, 24), by(24)]);
    expect(due(onBreak)).toEqual({ round: 3, at: at(37), what: 'call' });
    given(onBreak)
      .when(callRoundByClock, call(3, 37), by(37))
      .then(...round3(39, 61));
  });

  it('passes over a break whose time to resume has come before the round was over', () => {
    const planned = given(inRound2, [planBreak, { ...of, afterRound: 2, break: { until: at(20) } }]);
    expect(due(planned)).toEqual({ round: 3, at: at(24), what: 'call' });
  });

  it('goes by a break that the director has begun', () =>
    expect(due(given(inRound2, [beginBreak, { ...of, break: { minutes: 10 } }]))).toEqual({
      round: 3,
      at: at(8),
      what: 'call',
    }));
});
