import {
  callRound,
  closeSession,
  configureSession,
  withdrawContestant,
} from '../session/commands/commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../session/events.js';
import { club, given, HOWELL, type Journal, playedUpTo, setUp } from '../session/testing/evening.js';
import { NOW } from '../testing/decider-specification.js';
import { adjustClock, pauseClock, resumeClock } from './commands/decide.js';
import { clockEvents } from './events.js';
import { clockAggregate, clockStream, MINUTE, STOPPED } from './state.js';

const session = { session: '1' };
const started = given(club, ...setUp(HOWELL), ...playedUpTo(0));
const running = given(started, ...playedUpTo(1).slice(1));
const roundCalled = (round: number) => sessionEvents.roundCalled({ session: '1', round });
const time = (round: number, { begins, ends }: { begins: number; ends: number }) =>
  clockEvents.started({ session: '1', round, begins: NOW + begins * MINUTE, ends: NOW + ends * MINUTE });
const clock = (journal: Journal) => journal.state(clockStream('1'));

describe('the clock', () => {
  it('stands until the first round is called', () => {
    expect(clock(started)).toEqual(STOPPED);
    given(started).when(pauseClock, session).thenRejected('clock.stopped');
    given(started).when(resumeClock, session).thenRejected('clock.stopped');
    given(started)
      .when(adjustClock, { ...session, minutes: 2 })
      .thenRejected('clock.stopped');
  });

  it('runs from the call of a round to its end', () =>
    expect(clock(running)).toEqual({
      ...STOPPED,
      status: 'running',
      round: 1,
      ends: NOW + 22 * MINUTE,
      play: 22 * MINUTE,
    }));

  it('begins anew with the next round, also out of a pause', () => {
    const next = given(running, [pauseClock, session], ...playedUpTo(2).slice(2));
    expect(clock(next)).toEqual({
      ...STOPPED,
      status: 'running',
      round: 2,
      ends: NOW + 24 * MINUTE,
      play: 22 * MINUTE,
      ended: { 1: NOW + 22 * MINUTE },
      before: [{ status: 'paused', round: 1, left: 22 * MINUTE, play: 22 * MINUTE }],
    });
  });

  it('is paused with what is left of the round, and runs on with it', () => {
    given(running)
      .when(pauseClock, session)
      .then(clockEvents.paused({ session: '1', left: 22 * MINUTE }));
    const paused = given(running, [pauseClock, session]);
    expect(clock(paused)).toMatchObject({ status: 'paused', round: 1, left: 22 * MINUTE });
    expect(clock(paused)).not.toHaveProperty('ends');
    given(paused).when(pauseClock, session).thenNothing();
    given(paused)
      .when(resumeClock, session)
      .then(clockEvents.resumed({ session: '1', ends: NOW + 22 * MINUTE }));
    given(running).when(resumeClock, session).thenNothing();
  });

  it('gives more minutes and fewer, paused or not', () => {
    given(running)
      .when(adjustClock, { ...session, minutes: 5 })
      .then(clockEvents.adjusted({ session: '1', minutes: 5 }));
    const more = given(running, [adjustClock, { ...session, minutes: 5 }]);
    expect(clock(more)).toMatchObject({ ends: NOW + 27 * MINUTE });
    const fewer = given(more, [pauseClock, session], [adjustClock, { ...session, minutes: -7 }]);
    expect(clock(fewer)).toMatchObject({ status: 'paused', left: 20 * MINUTE });
    expect(clock(given(fewer, [resumeClock, session]))).toMatchObject({ ends: NOW + 20 * MINUTE });
    given(running)
      .when(adjustClock, { ...session, minutes: 0 })
      .thenNothing();
  });

  it('gives a minute more or less from now on: this round, and every one still to be called', () => {
    const from = given(running, [adjustClock, { ...session, minutes: -3, fromNowOn: true }]);
    expect(clock(from)).toMatchObject({ ends: NOW + 19 * MINUTE, play: 19 * MINUTE, more: -3 });
    given(from)
      .when(callRound, { session: '1', round: 2 })
      .then(roundCalled(2), time(2, { begins: 2, ends: 21 }));
    const least = given(from, [adjustClock, { ...session, minutes: -40, fromNowOn: true }]);
    given(least)
      .when(callRound, { session: '1', round: 2 })
      .then(roundCalled(2), time(2, { begins: 2, ends: 3 }));
  });

  it('can stand behind the end of the round: the table goes on (Law 8B)', () => {
    const over = given(running, [adjustClock, { ...session, minutes: -30 }]);
    given(over)
      .when(pauseClock, session)
      .then(clockEvents.paused({ session: '1', left: -8 * MINUTE }));
  });

  it('is set by board: minutes for each of them, and for sitting down', () => {
    const clockByBoard = { round: 22, change: 2, byBoard: { minutes: 6, settle: 1 }, warnings: [5, 1] };
    const settings = { ...DEFAULT_SESSION_SETTINGS, clock: clockByBoard };
    const byBoard = given(running, [configureSession, { session: '1', settings }]);
    expect(clock(byBoard)).toEqual(clock(running));
    const next = given(byBoard, [callRound, { session: '1', round: 2 }]);
    expect(clock(next)).toMatchObject({
      ends: NOW + 21 * MINUTE,
      play: 19 * MINUTE,
      boards: { count: 3, settle: 1 },
    });
    given(byBoard).when(configureSession, { session: '1', settings }).thenNothing();
  });

  it.each([121, -121, 0.5, '5', null])('is not adjusted by %p minutes', (minutes) =>
    expect(() => given(running).when(adjustClock, { ...session, minutes })).toThrow('minutes'),
  );

  it('belongs to a session that runs', () => {
    const nobody = [1, 2, 3, 4, 5, 6].map(
      (number) => [withdrawContestant, { session: '1', contestant: `A-${number}`, fromRound: 1 }] as const,
    );
    const closed = given(running, ...nobody, [closeSession, session]);
    for (const command of [pauseClock, resumeClock]) {
      given(club).when(command, session).thenRejected('session.unknown');
      given(closed).when(command, session).thenRejected('session.closed');
    }
    given(club, ...setUp(HOWELL))
      .when(adjustClock, { ...session, minutes: 1 })
      .thenRejected('session.not-started');
  });

  it('does not mind a line that comes where it cannot be meant', () => {
    const { evolve, initial } = clockAggregate;
    const place = { position: 1, time: NOW };
    expect(evolve(initial, clockEvents.paused({ session: '1', left: 1 }), place)).toBe(initial);
    expect(evolve(initial, clockEvents.resumed({ session: '1', ends: 1 }), place)).toBe(initial);
    expect(evolve(initial, clockEvents.adjusted({ session: '1', minutes: 1 }), place)).toBe(initial);
  });
});
