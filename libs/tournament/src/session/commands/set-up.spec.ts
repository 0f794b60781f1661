import { archiveTournament } from '../../tournament/commands/decide.js';
import { NOTED } from '../../testing/decider-specification.js';
import {
  abandonSession,
  amendSessionSettings,
  closeSession,
  configureSession,
  createSession,
  withdrawContestant,
} from './commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents, type SessionSettings } from '../events.js';
import { club, given, HOWELL, nowhere, playedUpTo, session, setUp } from '../testing/evening.js';

const settings = DEFAULT_SESSION_SETTINGS;
const longer: SessionSettings = { ...settings, clock: { round: 25, change: 3 } };
const apart: SessionSettings = { ...settings, scored: 'by-section', ranked: 'by-section' };

describe('a session', () => {
  const created = sessionEvents.created({ session: '1', game: 'bridge', boardSet: '1', settings });

  it('is created with its own boards and what holds until somebody chooses otherwise', () =>
    given(club).when(createSession, { session: '1' }).then(created));

  it('can play the boards of another', () =>
    given(club)
      .when(createSession, { session: '2', boardSet: '1', settings: apart })
      .then(sessionEvents.created({ session: '2', game: 'bridge', boardSet: '1', settings: apart })));

  it('is created once, in a tournament that goes on', () => {
    given(club, [createSession, { session: '1' }])
      .when(createSession, { session: '1' })
      .thenRejected('session.exists');
    given(nowhere).when(createSession, { session: '1' }).thenRejected('tournament.unknown');
    given(club, [archiveTournament, {}])
      .when(createSession, { session: '1' })
      .thenRejected('tournament.archived');
  });

  it.each(['0', '01', 'one', '1000', ''])('is not called %j', (name) =>
    expect(() => given(club).when(createSession, { session: name })).toThrow('session.malformed'),
  );

  it.each([
    ['game', { game: 'whist' }],
    ['boardSet', { boardSet: 'A' }],
    ['method', { settings: { ...settings, method: 'imps' } }],
    ['scored', { settings: { ...settings, scored: 'apart' } }],
    ['round', { settings: { ...settings, clock: { round: 0, change: 2 } } }],
    ['change', { settings: { ...settings, clock: { round: 20, change: -1 } } }],
    ['players', { players: [] }],
  ])('has no other %s', (member, more) =>
    expect(() => given(club).when(createSession, { session: '1', ...more })).toThrow(member),
  );
});

describe('a session that was created by mistake', () => {
  const abandon = [abandonSession, { session: '1', reason: 'The wrong boards.' }] as const;
  const prepared = given(club, ...setUp(HOWELL));

  it('is taken away before it starts, and the journal says why', () => {
    const away = given(prepared).when(...abandon);
    away.then(sessionEvents.abandoned({ session: '1', reason: NOTED }));
    expect(away.decision).toMatchObject({ notes: [{ text: 'The wrong boards.' }] });
  });

  it('is as if it had never been: its number is free again', () => {
    const away = given(prepared, abandon);
    given(away).when(configureSession, { session: '1', settings }).thenRejected('session.unknown');
    given(away)
      .when(...abandon)
      .thenRejected('session.unknown');
    const anew = given(away, [createSession, { session: '1', boardSet: '2' }]);
    expect(session(anew)).toMatchObject({ status: 'set-up', boardSet: '2', sections: [] });
  });

  it('stays once it has started', () => {
    given(prepared, ...playedUpTo(0))
      .when(...abandon)
      .thenRejected('session.started');
    given(prepared, [archiveTournament, {}])
      .when(...abandon)
      .thenRejected('tournament.archived');
  });
});

describe('the settings of a session', () => {
  const prepared = given(club, ...setUp(HOWELL));
  const running = given(prepared, ...playedUpTo(1));

  it('are chosen freely until it starts', () => {
    given(prepared)
      .when(configureSession, { session: '1', settings: apart })
      .then(sessionEvents.configured({ session: '1', settings: apart }));
    given(prepared).when(configureSession, { session: '1', settings }).thenNothing();
    given(club).when(configureSession, { session: '1', settings }).thenRejected('session.unknown');
  });

  it('are frozen when it starts, but for the time of the rounds to come', () => {
    given(running)
      .when(configureSession, { session: '1', settings: apart })
      .thenRejected('session.settings-frozen');
    given(running)
      .when(configureSession, { session: '1', settings: longer })
      .then(sessionEvents.configured({ session: '1', settings: longer }));
  });

  it('are amended after that, with a reason that lies outside the journal', () => {
    const reason = 'The sections did not play the same boards.';
    const amended = given(running).when(amendSessionSettings, { session: '1', settings: apart, reason });
    amended.then(sessionEvents.configured({ session: '1', settings: apart, reason: NOTED }));
    expect(amended.decision).toMatchObject({ notes: [{ text: reason }] });
    expect(session(amended.book()).settings).toEqual(apart);
    given(running).when(amendSessionSettings, { session: '1', settings, reason }).thenNothing();
  });

  it('are amended while it runs', () => {
    const body = { session: '1', settings: apart, reason: 'Better so.' };
    given(prepared).when(amendSessionSettings, body).thenRejected('session.not-started');
    const nobody = [1, 2, 3, 4, 5, 6].map(
      (number) => [withdrawContestant, { session: '1', contestant: `A-${number}`, fromRound: 1 }] as const,
    );
    const closed = given(running, ...nobody, [closeSession, { session: '1' }]);
    given(closed).when(amendSessionSettings, body).thenRejected('session.closed');
    given(closed).when(configureSession, { session: '1', settings: longer }).thenRejected('session.closed');
    given(club).when(amendSessionSettings, body).thenRejected('session.unknown');
    expect(() => given(running).when(amendSessionSettings, { ...body, reason: ' ' })).toThrow('text.empty');
  });
});
