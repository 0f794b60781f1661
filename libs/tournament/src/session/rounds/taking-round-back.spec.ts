import { pauseClock } from '../../clock/commands/decide.js';
import { beginBreak } from '../../clock/commands/breaks.js';
import { clockEvents } from '../../clock/events.js';
import { clockStream, MINUTE } from '../../clock/state.js';
import { enterResult } from '../../result/commands/commands.js';
import { moveOn } from '../../table/commands/rounds.js';
import { confirmSeats } from '../../table/commands/seats.js';
import { tableEvents } from '../../table/events.js';
import { tableStream } from '../../table/state.js';
import { NOW } from '../../testing/decider-specification.js';
import { callRound, configureSession, startSession, takeRoundBack } from '../commands/commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../events.js';
import {
  club,
  FIVE_TABLES,
  given,
  HOWELL,
  type Journal,
  playedUpTo,
  roundScored,
  session,
  setUp,
} from '../testing/evening.js';

const second = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(2));
const back = (round: number) => [takeRoundBack, { session: '1', round }] as const;
const clock = (journal: Journal) => journal.state(clockStream('1'));
const withdrawn = sessionEvents.roundTakenBack({ session: '1', round: 2 });

it('is undone with its clock: the round before goes on as if nothing had happened', () => {
  const first = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(1));
  given(second)
    .when(...back(2))
    .then(withdrawn, clockEvents.takenBack({ session: '1', round: 2 }));
  const again = given(second, back(2));
  expect(session(again)).toEqual(session(first));
  expect(clock(again)).toEqual(clock(first));
  given(again)
    .when(...back(2))
    .thenNothing();
  const called = given(again, [callRound, { session: '1', round: 2 }]);
  expect([session(called), clock(called)]).toEqual([session(second), clock(second)]);
});

it('leaves nothing called before the first', () => {
  const none = given(given(club, ...setUp(HOWELL), ...playedUpTo(1)), back(1));
  expect(session(none).round).toBe(0);
  expect(clock(none)).toEqual(clock(given(club, ...setUp(HOWELL), ...playedUpTo(0))));
});

it('keeps a clock that was paused as it was', () => {
  const paused = given(club, ...setUp(HOWELL), ...playedUpTo(1), [pauseClock, { session: '1' }]);
  expect(clock(given(paused, [callRound, { session: '1', round: 2 }], back(2)))).toEqual(clock(paused));
});

it('lets the clock stand where it would call the round anew at once', () => {
  const settings = { ...DEFAULT_SESSION_SETTINGS };
  const byItself = given(
    club,
    ...setUp(HOWELL),
    [
      configureSession,
      { session: '1', settings: { ...settings, clock: { ...settings.clock, callsRounds: true } } },
    ],
    ...playedUpTo(2),
  );
  given(byItself)
    .when(...back(2), { now: NOW + 22 * MINUTE })
    .then(withdrawn, clockEvents.takenBack({ session: '1', round: 2, left: 0 }));
  given(byItself)
    .when(...back(2), { now: NOW + 21 * MINUTE })
    .then(withdrawn, clockEvents.takenBack({ session: '1', round: 2 }));
  const over = given(byItself).when(...back(2), { now: NOW + 22 * MINUTE });
  expect(clock(over.book())).toMatchObject({ status: 'paused', round: 1, left: 0 });
});

it('is undone one by one, each with the time that it had', () => {
  const first = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(1));
  const third = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(3));
  expect(clock(given(third, back(3)))).toEqual(clock(second));
  expect(clock(given(third, back(3), back(2)))).toEqual(clock(first));
});

it('goes back to the break in which it was called', () => {
  const onBreak = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(1), [
    beginBreak,
    { session: '1', break: { minutes: 15 } },
  ]);
  expect(clock(onBreak).onBreak).not.toBeNull();
  expect(clock(given(onBreak, [callRound, { session: '1', round: 2 }], back(2)))).toEqual(clock(onBreak));
});

it('brings tables back that have moved on', () => {
  const moved = given(roundScored(second, 1), [moveOn, { session: '1', table: 'A3', round: 2 }]);
  const movedBack = tableEvents.movedBack({ session: '1', table: 'A3', round: 1 });
  expect(given(moved).when(...back(2)).decision).toMatchObject({ events: { A3: [movedBack] } });
  expect(given(moved, back(2)).state(tableStream({ session: '1', table: 'A3' })).movedTo).toBe(1);
});

it.each([
  [
    'whose players have said how they sit',
    [confirmSeats, { session: '1', table: 'A4', round: 2, turned: [] }],
  ],
  [
    'that has entered a score',
    [
      enterResult,
      {
        session: '1',
        table: 'A4',
        round: 2,
        board: 13,
        side: 'NS',
        entry: 0,
        result: { kind: 'passed-out' },
      },
    ],
  ],
] as const)('is not undone for a table %s', (_what, step) =>
  given(second, step)
    .when(...back(2))
    .thenRejected('session.round-begun', { round: 2, table: 'A4' }),
);

it('is the last one', () => {
  given(second)
    .when(...back(1))
    .thenRejected('session.round-not-last', { round: 1, called: 2 });
  given(second)
    .when(...back(4))
    .thenRejected('session.round-not-last', { round: 4, called: 2 });
});

it('is of one section where sections are called apart', () => {
  const call = (section: string, round: number) => [callRound, { session: '1', round, section }] as const;
  const apart = given(
    club,
    ...setUp(HOWELL, HOWELL),
    [configureSession, { session: '1', settings: { ...DEFAULT_SESSION_SETTINGS, called: 'by-section' } }],
    [startSession, { session: '1' }],
    call('A', 1),
    call('B', 1),
    call('B', 2),
  );
  given(apart).when(takeRoundBack, { session: '1', round: 2 }).thenRejected('session.called-apart');
  const one = given(apart, [takeRoundBack, { session: '1', round: 2, section: 'B' }]);
  expect(session(one)).toMatchObject({ round: 1, roundsCalled: { A: 1, B: 1 } });
  expect(clock(one).sections?.['B']).toMatchObject({ status: 'running', round: 1 });
});
