import { ACBL_MATCHPOINTS, presetOf } from '#scoring';
import type { JournalEvent } from '../catalogue/journal-event.js';
import { given as givenEvents, NOTED, ORGANISER } from '../testing/decider-specification.js';
import { chooseSettings } from '../tournament/commands/decide.js';
import { tournamentEvents } from '../tournament/events.js';
import { DEFAULT_SETTINGS } from '../tournament/settings.js';
import { amendSessionSettings, configureSession, createSession } from './commands/commands.js';
import { DEFAULT_SESSION_SETTINGS as settings, sessionEvents, type SessionSettings } from './events.js';
import { methodOf } from './method.js';
import { club, given, HOWELL, playedUpTo, session, setUp } from './testing/evening.js';

const { method, ...others } = settings;
const butler: SessionSettings = { ...settings, method: presetOf('pzbs-butler')! };
const reason = 'The invitation said Butler.';

describe('the method of a session', () => {
  const prepared = given(club, ...setUp(HOWELL));
  const running = given(prepared, ...playedUpTo(1));

  it('is the tournament’s when nobody says anything else, and stays that', () => {
    const created = (chosen: SessionSettings) =>
      sessionEvents.created({ session: '1', game: 'bridge', boardSet: '1', settings: chosen });
    given(club).when(createSession, { session: '1' }).then(created(settings));
    const american = { ...DEFAULT_SETTINGS, method: ACBL_MATCHPOINTS };
    const there = given(club, [chooseSettings, { settings: american }]);
    there
      .when(createSession, { session: '1', settings: others })
      .then(created({ ...settings, method: ACBL_MATCHPOINTS }));
    there.when(createSession, { session: '1', settings: butler }).then(created(butler));
    const before = given(club, [createSession, { session: '1' }], [chooseSettings, { settings: american }]);
    expect(session(before).settings.method).toEqual(method);
  });

  it('is chosen freely until the session starts', () =>
    given(prepared)
      .when(configureSession, { session: '1', settings: butler })
      .then(sessionEvents.configured({ session: '1', settings: butler })));

  it('is another after that only with a reason', () => {
    given(running)
      .when(configureSession, { session: '1', settings: butler })
      .thenRejected('session.settings-frozen');
    const amended = given(running).when(amendSessionSettings, { session: '1', settings: butler, reason });
    amended.then(sessionEvents.configured({ session: '1', settings: butler, reason: NOTED }));
    expect(session(amended.book()).settings).toEqual(butler);
  });

  it.each([
    ['method.name', { ...DEFAULT_SETTINGS.method, fullCard: 'own' }],
    ['method.name', { ...presetOf('pzbs-butler')!, regulation: 'EBU White Book' }],
    ['method.ranking', { ...presetOf('pzbs-butler')!, name: 'own', ranking: { by: 'percentage' } }],
    ['method.ranking', { ...DEFAULT_SETTINGS.method, name: 'own', ranking: { by: 'mean' } }],
    [
      'method.ranking',
      { ...DEFAULT_SETTINGS.method, name: 'own', ranking: { by: 'percentage', withoutBoards: 'ranked' } },
    ],
  ])('is none that lies of itself or cannot rank anybody: %s', (code, asked) => {
    const body = { session: '1', settings: { ...settings, method: asked } };
    expect(() => given(club).when(createSession, body)).toThrow(code);
    const rules = { settings: { ...DEFAULT_SETTINGS, method: asked } };
    expect(() => given(club).when(chooseSettings, rules)).toThrow(code);
  });

  it('is not another one when its members are in another order, or when it is left out', () => {
    const turned = Object.fromEntries(Object.entries(settings.method).toReversed());
    const clock = { round: 25, change: 3 };
    for (const asked of [
      { ...settings, method: turned, clock },
      { ...others, clock },
    ]) {
      given(running)
        .when(configureSession, { session: '1', settings: asked })
        .then(sessionEvents.configured({ session: '1', settings: { ...settings, clock } }));
    }
  });
});

describe('a session of old', () => {
  const read = (
    event: { upcasts: Readonly<Record<number, (payload: never) => unknown>> },
    payload: unknown,
  ) => event.upcasts[1]!(payload as never);
  const old = { method: 'matchpoints', scored: 'together', ranked: 'together', clock: settings.clock };

  it('is scored by what the settings of its tournament said of matchpoints', () => {
    const created = { session: '1', game: 'bridge', boardSet: '1' };
    expect(read(sessionEvents.created, { ...created, settings: old })).toEqual({
      ...created,
      settings: { ...settings, method: 'by-tournament' },
    });
    const { method: _method, ...rules } = DEFAULT_SETTINGS;
    const chosen = (matchpoints: object) =>
      read(tournamentEvents.settingsChosen, { settings: { ...rules, matchpoints } });
    expect(chosen({ scale: 'acbl', smallFields: false, decimals: 2 })).toEqual({
      settings: { ...rules, method: { ...ACBL_MATCHPOINTS, name: 'own', regulation: '', edition: '' } },
    });
    expect(chosen({ scale: 'double', smallFields: true, decimals: null })).toEqual({
      settings: {
        ...rules,
        method: { ...DEFAULT_SETTINGS.method, name: 'own', regulation: '', edition: '' },
      },
    });
    expect(chosen({ scale: 'double', smallFields: false, decimals: 1 })).toMatchObject({
      settings: { method: { board: { smallFields: 'factored', decimals: 1 }, guarantee: 'by-laws' } },
    });
    expect(methodOf(DEFAULT_SETTINGS, { method: 'by-tournament' })).toBe(DEFAULT_SETTINGS.method);
    expect(methodOf(DEFAULT_SETTINGS, butler)).toBe(butler.method);
  });

  it('stays so while its clock alone is changed, whichever way its method is named', () => {
    const settingsOfOld = { ...settings, method: 'by-tournament' } as const;
    const journal = givenEvents(
      tournamentEvents.created({ name: 'Club Pairs', organiser: ORGANISER }) as JournalEvent,
      sessionEvents.created({
        session: '1',
        game: 'bridge',
        boardSet: '1',
        settings: settingsOfOld,
      }) as JournalEvent,
    );
    const clock = { round: 25, change: 3 };
    for (const asked of [
      { ...others, clock },
      { ...others, clock, method: DEFAULT_SETTINGS.method },
    ]) {
      journal
        .when(configureSession, { session: '1', settings: asked })
        .then(sessionEvents.configured({ session: '1', settings: { ...settingsOfOld, clock } }));
    }
    journal
      .when(configureSession, { session: '1', settings: butler })
      .then(sessionEvents.configured({ session: '1', settings: butler }));
    expect(() => journal.when(configureSession, { session: '1', settings: settingsOfOld })).toThrow('method');
  });

  it('was scored so, too, when nobody had chosen anything', () =>
    expect(DEFAULT_SETTINGS.method).toMatchObject({
      board: { kind: 'matchpoints', scale: 'double', smallFields: 'white-book' },
      guarantee: 'by-laws',
      fullCard: 'line',
      ranking: { by: 'percentage' },
    }));
});
