import { callRound } from '../../session/commands/commands.js';
import { sessionEvents } from '../../session/events.js';
import { given, club, HOWELL, playedUpTo, setUp, type Journal } from '../../session/testing/evening.js';
import { NOW } from '../../testing/decider-specification.js';
import { adjustClock, pauseClock, resumeClock } from './decide.js';
import { beginBreak, endBreak, planBreak } from './breaks.js';
import { clockEvents } from '../events.js';
import { clockStream, MINUTE } from '../state.js';

const session = { session: '1' };
const inSetUp = given(club, ...setUp(HOWELL));
const started = given(inSetUp, ...playedUpTo(0));
const inRound2 = given(inSetUp, ...playedUpTo(2));
const at = (minutes: number) => NOW + minutes * MINUTE;
const planned = (afterRound: number, of: unknown) =>
  [planBreak, { ...session, afterRound, break: of }] as const;
const clock = (journal: Journal) => journal.state(clockStream('1'));

describe('a break', () => {
  it('is planned behind a round, by its length or by the time to resume, and changed in mid-session', () => {
    given(inSetUp)
      .when(...planned(2, { minutes: 15 }))
      .then(clockEvents.breakPlanned({ ...session, afterRound: 2, break: { minutes: 15 } }));
    const later = given(inRound2, planned(2, { minutes: 15 }), planned(2, { until: at(40) }));
    expect(clock(later).breaks).toEqual({ 2: { until: at(40) } });
    given(later)
      .when(...planned(2, { until: at(40) }))
      .thenNothing();
    expect(clock(given(later, planned(2, null))).breaks).toEqual({});
    given(inRound2)
      .when(...planned(2, null))
      .thenNothing();
  });

  it('is behind a round that is on or to come, with another one behind it', () => {
    const facts = { called: 2, rounds: 5 };
    given(inRound2)
      .when(...planned(1, { minutes: 15 }))
      .thenRejected('clock.no-break-there', { round: 1, ...facts });
    given(inRound2)
      .when(...planned(5, { minutes: 15 }))
      .thenRejected('clock.no-break-there', { round: 5, ...facts });
  });

  it.each([{ minutes: 0 }, { minutes: 601 }, {}, { minutes: 5, until: NOW + 1 }])('is not %p', (of) =>
    expect(() => given(inRound2).when(...planned(2, of))).toThrow('break'),
  );

  it('ends in the future', () =>
    given(inRound2)
      .when(...planned(2, { until: NOW }))
      .thenRejected('clock.break-is-past'));

  it('is begun by the director: as planned, or as said then', () => {
    const began = (minutes: number) =>
      clockEvents.breakBegan({ ...session, afterRound: 2, ends: at(minutes) });
    given(inRound2, planned(2, { minutes: 15 }))
      .when(beginBreak, session)
      .then(began(15));
    given(inRound2, planned(2, { until: at(40) }))
      .when(beginBreak, session)
      .then(began(40));
    given(inRound2, planned(2, { minutes: 15 }))
      .when(beginBreak, { ...session, break: { minutes: 5 } })
      .then(began(5));
    given(inRound2, planned(3, { minutes: 15 }))
      .when(beginBreak, session)
      .thenRejected('clock.break-without-end');
    given(inRound2)
      .when(beginBreak, { ...session, break: { until: NOW - 1 } })
      .thenRejected('clock.break-is-past');
    given(started)
      .when(beginBreak, { ...session, break: { minutes: 5 } })
      .thenRejected('clock.stopped');
    given(inSetUp, ...playedUpTo(5))
      .when(beginBreak, { ...session, break: { minutes: 5 } })
      .thenRejected('clock.no-break-there', { round: 5, called: 5, rounds: 5 });
  });

  const onBreak = given(inRound2, planned(2, { minutes: 15 }), [beginBreak, session]);

  it('leaves the round its time for the tables that still play (Law 8B)', () => {
    expect(clock(onBreak)).toMatchObject({
      status: 'running',
      round: 2,
      ends: at(24),
      onBreak: { afterRound: 2, ends: at(15) },
      breaks: {},
    });
  });

  it('is made longer and shorter by minutes, and knows no pause', () => {
    const longer = given(onBreak, [adjustClock, { ...session, minutes: 5 }]);
    expect(clock(longer)).toMatchObject({ ends: at(24), onBreak: { ends: at(20) } });
    const rounds = given(onBreak, [adjustClock, { ...session, minutes: -2, fromNowOn: true }]);
    expect(clock(rounds)).toMatchObject({ ends: at(24), more: -2, onBreak: { ends: at(15) } });
    for (const command of [pauseClock, resumeClock, beginBreak]) {
      given(onBreak).when(command, session).thenRejected('clock.on-break');
    }
  });

  it('ends with the call of the next round: play begins when the break was to end', () => {
    const next = given(onBreak, [callRound, { ...session, round: 3 }]);
    expect(clock(next)).toMatchObject({
      status: 'running',
      round: 3,
      ends: at(37),
      play: 22 * MINUTE,
      onBreak: null,
      ended: { 2: at(24) },
    });
    const over = given(onBreak, [adjustClock, { ...session, minutes: -15 }]);
    given(over)
      .when(callRound, { ...session, round: 3 })
      .then(
        sessionEvents.roundCalled({ ...session, round: 3 }),
        clockEvents.started({ ...session, round: 3, begins: at(2), ends: at(24) }),
      );
  });

  it('is ended without a call, and the round goes on', () => {
    given(onBreak).when(endBreak, session).then(clockEvents.breakEnded(session));
    expect(clock(given(onBreak, [endBreak, session]))).toMatchObject({ round: 2, onBreak: null });
    given(inRound2).when(endBreak, session).thenNothing();
  });
});
