import { amendSessionSettings, configureSession, createSession } from './commands/commands.js';
import { DEFAULT_SESSION_SETTINGS as settings, sessionEvents } from './events.js';
import { club, given, HOWELL, playedUpTo, session, setUp } from './testing/evening.js';
import { NOTED } from '../testing/decider-specification.js';

const day = '2026-11-30';
const prepared = given(club, ...setUp(HOWELL));

describe('the day of a session', () => {
  it('is said when it is created, or not at all', () => {
    const created = (chosen: typeof settings) =>
      sessionEvents.created({ session: '1', game: 'bridge', boardSet: '1', settings: chosen });
    given(club)
      .when(createSession, { session: '1', settings: { ...settings, day } })
      .then(created({ ...settings, day }));
    given(club)
      .when(createSession, { session: '1', settings: { ...settings, day: null } })
      .then(created(settings));
  });

  const chosen = given(prepared, [configureSession, { session: '1', settings: { ...settings, day } }]);

  it('stays as it is when nothing is said of it', () => {
    expect(session(chosen).settings).toEqual({ ...settings, day });
    const silent = given(chosen).when(configureSession, {
      session: '1',
      settings: { ...settings, ranked: 'by-section' },
    });
    expect(session(silent.book()).settings).toEqual({ ...settings, ranked: 'by-section', day });
  });

  it('is corrected while the session runs, and taken away', () => {
    const running = given(chosen, ...playedUpTo(1));
    const later = { ...settings, day: '2026-12-01' };
    given(running)
      .when(configureSession, { session: '1', settings: later })
      .then(sessionEvents.configured({ session: '1', settings: later }));
    given(running)
      .when(amendSessionSettings, {
        session: '1',
        settings: { ...settings, day: null },
        reason: 'Not known.',
      })
      .then(sessionEvents.configured({ session: '1', settings, reason: NOTED }));
  });

  it.each(['2026-02-30', '30.11.2026', '2026-11-30T19:00:00Z', ''])(
    'is one of the calendar, not %j',
    (no) => {
      const body = { session: '1', settings: { ...settings, day: no } };
      expect(configureSession.body.safeParse(body).success).toBe(false);
    },
  );
});
