import { closeSession, withdrawContestant } from '../session/commands.js';
import { given, club, HOWELL, playedUpTo, setUp, type Book } from '../session/testing/evening.js';
import { NOW } from '../testing/decider-specification.js';
import { adjustClock, pauseClock, resumeClock } from './decide.js';
import { clockEvents as happened } from './events.js';
import { clockAggregate, clockStream, MINUTE } from './state.js';

const session = { session: '1' };
const started = given(club, ...setUp(HOWELL), ...playedUpTo(0));
const running = given(started, ...playedUpTo(1).slice(1));
const clock = (book: Book) => book.state(clockStream('1'));

describe('the clock', () => {
  it('stands until the first round is called', () => {
    expect(clock(started)).toEqual({ status: 'stopped' });
    given(started).when(pauseClock, session).thenRejected('clock.stopped');
    given(started).when(resumeClock, session).thenRejected('clock.stopped');
    given(started)
      .when(adjustClock, { ...session, minutes: 2 })
      .thenRejected('clock.stopped');
  });

  it('runs from the call of a round to its end', () =>
    expect(clock(running)).toEqual({ status: 'running', round: 1, ends: NOW + 22 * MINUTE }));

  it('begins anew with the next round, also out of a pause', () => {
    const next = given(running, [pauseClock, session], ...playedUpTo(2).slice(2));
    expect(clock(next)).toEqual({ status: 'running', round: 2, ends: NOW + 24 * MINUTE });
  });

  it('is paused with what is left of the round, and runs on with it', () => {
    given(running)
      .when(pauseClock, session)
      .then(happened.paused({ session: '1', left: 22 * MINUTE }));
    const paused = given(running, [pauseClock, session]);
    expect(clock(paused)).toEqual({ status: 'paused', round: 1, left: 22 * MINUTE });
    given(paused).when(pauseClock, session).thenNothing();
    given(paused)
      .when(resumeClock, session)
      .then(happened.resumed({ session: '1', ends: NOW + 22 * MINUTE }));
    given(running).when(resumeClock, session).thenNothing();
  });

  it('gives more minutes and fewer, paused or not', () => {
    given(running)
      .when(adjustClock, { ...session, minutes: 5 })
      .then(happened.adjusted({ session: '1', minutes: 5 }));
    const more = given(running, [adjustClock, { ...session, minutes: 5 }]);
    expect(clock(more)).toMatchObject({ ends: NOW + 27 * MINUTE });
    const fewer = given(more, [pauseClock, session], [adjustClock, { ...session, minutes: -7 }]);
    expect(clock(fewer)).toMatchObject({ status: 'paused', left: 20 * MINUTE });
    expect(clock(given(fewer, [resumeClock, session]))).toMatchObject({ ends: NOW + 20 * MINUTE });
    given(running)
      .when(adjustClock, { ...session, minutes: 0 })
      .thenNothing();
  });

  it('can stand behind the end of the round: the table goes on (Law 8B)', () => {
    const over = given(running, [adjustClock, { ...session, minutes: -30 }]);
    given(over)
      .when(pauseClock, session)
      .then(happened.paused({ session: '1', left: -8 * MINUTE }));
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
    expect(evolve(initial, happened.paused({ session: '1', left: 1 }), place)).toBe(initial);
    expect(evolve(initial, happened.resumed({ session: '1', ends: 1 }), place)).toBe(initial);
    expect(evolve(initial, happened.adjusted({ session: '1', minutes: 1 }), place)).toBe(initial);
  });
});
