import { recordDeal, requestDealing, revealBoard } from '../../board/commands/commands.js';
import { clockEvents } from '../../clock/events.js';
import { MINUTE } from '../../clock/state.js';
import { NOW } from '../../testing/decider-specification.js';
import { amendSettings, chooseSettings } from '../../tournament/commands/decide.js';
import { tournamentEvents } from '../../tournament/events.js';
import { DEFAULT_SETTINGS } from '../../tournament/settings.js';
import {
  announceBoardMovement,
  callRound,
  closeSession,
  configureSession,
  createSession,
  setMovement,
  startSession,
} from '../commands/commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../events.js';
import {
  given,
  club,
  FIVE_TABLES,
  HOWELL,
  playedUpTo,
  reserve,
  roundScored,
  session,
  setUp,
} from '../testing/evening.js';

const prepared = given(club, ...setUp(FIVE_TABLES));
const called = (round: number) => sessionEvents.roundCalled({ session: '1', round });
const time = (round: number, minutes: number, change = round === 1 ? 0 : 2) =>
  clockEvents.started({
    session: '1',
    round,
    begins: NOW + change * MINUTE,
    ends: NOW + minutes * MINUTE,
  });
const begun = [tournamentEvents.started({}), tournamentEvents.sessionStarted({ session: '1' })];
const call = (round: number) => [callRound, { session: '1', round }] as const;

describe('starting a session', () => {
  it('freezes the tournament’s settings, too', () => {
    given(prepared)
      .when(startSession, { session: '1' })
      .then(sessionEvents.started({ session: '1' }), ...begun);
    const running = given(prepared, ...playedUpTo(0));
    given(running)
      .when(chooseSettings, { settings: DEFAULT_SETTINGS })
      .thenRejected('tournament.settings-frozen');
    given(running, [amendSettings, { settings: DEFAULT_SETTINGS, reason: 'Agreed with all.' }]);
  });

  it('starts the tournament once: the second session is one more', () => {
    const second = given(
      prepared,
      ...playedUpTo(0),
      [createSession, { session: '2' }],
      [setMovement, { session: '2', sections: [{ section: 'A', boardsPerRound: 3, movement: FIVE_TABLES }] }],
    );
    given(second)
      .when(startSession, { session: '2' })
      .then(sessionEvents.started({ session: '2' }), tournamentEvents.sessionStarted({ session: '2' }));
  });

  it('does not play boards again that everybody can read', () => {
    const deal = { id: reserve(9), cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) };
    const first = { set: '1', board: 1 };
    const dealt = given(
      prepared,
      [requestDealing, { set: '1', from: 1, to: 15, how: 'before-play' }],
      [recordDeal, { ...first, request: 1, deal }],
      ...playedUpTo(5),
    );
    const finished = [1, 2, 3, 4, 5].reduce((journal, round) => roundScored(journal, round), dealt);
    const second = given(
      finished,
      [closeSession, { session: '1' }],
      [revealBoard, { ...first, deal: deal.id, key: '7'.repeat(64), sessions: ['1'] }],
      [createSession, { session: '2', boardSet: '1' }],
      [setMovement, { session: '2', sections: [{ section: 'A', boardsPerRound: 3, movement: FIVE_TABLES }] }],
    );
    given(second).when(startSession, { session: '2' }).thenRejected('session.boards-public', { boards: '1' });
  });

  it('needs a movement, no names', () => {
    given(club, [createSession, { session: '1' }])
      .when(startSession, { session: '1' })
      .thenRejected('session.no-movement');
    given(club).when(startSession, { session: '1' }).thenRejected('session.unknown');
  });

  it('happens once', () =>
    given(prepared, ...playedUpTo(0))
      .when(startSession, { session: '1' })
      .thenRejected('session.started'));
});

describe('calling a round (Law 8B)', () => {
  it('begins its time: 22 minutes of play, and from round 2 on two for the change', () => {
    given(prepared, ...playedUpTo(0))
      .when(...call(1))
      .then(called(1), time(1, 22));
    given(prepared, ...playedUpTo(1))
      .when(...call(2))
      .then(called(2), time(2, 24));
  });

  it('begins the time that was chosen last', () => {
    const settings = { ...DEFAULT_SESSION_SETTINGS, clock: { round: 15, change: 1 } };
    const quicker = given(prepared, ...playedUpTo(1), [configureSession, { session: '1', settings }]);
    given(quicker)
      .when(...call(2))
      .then(called(2), time(2, 16, 1));
  });

  it('does not wait for tables that have not finished: there the round goes on', () =>
    given(prepared, ...playedUpTo(4))
      .when(...call(5))
      .then(called(5), time(5, 24)));

  it('calls a round once, by whoever presses first', () =>
    given(prepared, ...playedUpTo(2))
      .when(...call(2))
      .thenNothing());

  it('calls one round after the other, as many as there are', () => {
    const second = given(prepared, ...playedUpTo(2));
    given(second)
      .when(...call(4))
      .thenRejected('session.round-not-next', { round: 4, called: 2, rounds: 5 });
    given(second)
      .when(...call(1))
      .thenRejected('session.round-not-next', { round: 1, called: 2, rounds: 5 });
    const last = given(prepared, ...playedUpTo(5));
    given(last)
      .when(...call(6))
      .thenRejected('session.round-not-next', { round: 6, called: 5, rounds: 5 });
    given(prepared, ...playedUpTo(0))
      .when(...call(2))
      .thenRejected('session.round-not-next');
  });

  it('calls the rounds of the longest section; the others have ended', () => {
    const sections = [
      { section: 'A', boardsPerRound: 3, movement: FIVE_TABLES },
      { section: 'B', boardsPerRound: 3, movement: { ...HOWELL, tables: 2, rounds: 3 } },
    ];
    const both = given(prepared, [setMovement, { session: '1', sections }], ...playedUpTo(5));
    expect(session(both).round).toBe(5);
    given(both)
      .when(...call(6))
      .thenRejected('session.round-not-next', { rounds: 5 });
  });

  it('is for a session that runs', () => {
    given(club)
      .when(...call(1))
      .thenRejected('session.unknown');
    given(prepared)
      .when(...call(1))
      .thenRejected('session.not-started');
  });

  it.each([0, 1.5, -1, null])('knows no round %p', (round) =>
    expect(() => given(prepared).when(callRound, { session: '1', round })).toThrow('round'),
  );
});

describe('announcing where the boards go', () => {
  const announce = (afterRound: number) =>
    [announceBoardMovement, { session: '1', afterRound }, { capacity: 'system' }] as const;
  const announced = expect.objectContaining({ type: 'session.board-movement-announced' });
  const called = (round: number) => given(prepared, ...playedUpTo(round));

  it('is the work of the system', () => expect(announceBoardMovement.access).toBe('system'));

  it('waits for the signal of the next round, in the last round for nothing', () => {
    given(called(2))
      .when(...announce(2))
      .thenRejected('session.round-not-over', { round: 2, called: 2 });
    given(called(0))
      .when(...announce(1))
      .thenRejected('session.round-not-over');
    given(called(3))
      .when(...announce(2))
      .then(announced);
    given(called(5))
      .when(...announce(5))
      .then(announced);
    given(called(5))
      .when(...announce(6))
      .thenRejected('session.round-not-over');
    given(club)
      .when(...announce(1))
      .thenRejected('session.unknown');
  });

  it('is done once for each round, also when the work is done again', () => {
    const journal = given(called(3), announce(2));
    given(journal)
      .when(...announce(2))
      .thenNothing();
    given(journal)
      .when(...announce(1))
      .then(announced);
  });
});
