import { aggregates, commands, eventDefinitions } from '../catalogue/catalogue.js';
import { given, ORGANISER } from '../testing/decider-specification.js';
import { announceTournament } from './commands/announcing.js';
import {
  amendSettings,
  archiveTournament,
  chooseSettings,
  createTournament,
  eraseText,
  grantRole,
  publishTournament,
  renameTournament,
  requestSeal,
  revokeRole,
  sealTournament,
} from './commands/decide.js';
import { tournamentEvents } from './events.js';
import { DEFAULT_SETTINGS } from './settings.js';
import { rolesOf, tournamentStream } from './state.js';

const ANNA = '00000000-0000-4000-8000-00000000000b';
const hash = 'f'.repeat(64);
const reason = { text: '00000000-0000-4000-8000-00000000000a', hash: 'a'.repeat(64) };
const created = tournamentEvents.created({ name: 'Spring Pairs', organiser: ORGANISER });
const renamed = tournamentEvents.renamed({ name: 'Summer Pairs' });
const published = tournamentEvents.published({});
const archived = tournamentEvents.archived({});

describe('creating', () => {
  it('opens the journal and makes its creator the organiser', () => {
    given().when(createTournament, { name: '  Spring Pairs ' }).then(created);
    expect([...rolesOf(given(created).state(tournamentStream), ORGANISER)]).toEqual(['organiser']);
  });
  it('happens once', () =>
    given(created).when(createTournament, { name: 'Other' }).thenRejected('tournament.exists'));
  it.each(['', '   ', 'x'.repeat(121), 'two\nlines', 'nul\0', '\ud800'])('refuses the name %j', (name) => {
    expect(() => given().when(createTournament, { name })).toThrow(/name\./);
  });
});

describe('renaming', () => {
  it('is a line of its own', () =>
    given(created).when(renameTournament, { name: 'Summer Pairs' }).then(renamed));
  it('to the same name is nothing new', () =>
    given(created, renamed).when(renameTournament, { name: 'Summer Pairs' }).thenNothing());
  it('needs a tournament', () =>
    given().when(renameTournament, { name: 'X' }).thenRejected('tournament.unknown'));
  it('ends with the archive', () =>
    given(created, archived).when(renameTournament, { name: 'X' }).thenRejected('tournament.archived'));
});

describe('announcing', () => {
  const evening = {
    starts: '2026-12-03T19:00',
    ends: '2026-12-03T23:00',
    place: 'Town Hall',
    calledOff: false,
  };
  const announced = tournamentEvents.announced({ announcement: evening });
  const removed = tournamentEvents.announced({ announcement: null });

  it('says when and where, and what was said last counts', () => {
    given(created).when(announceTournament, evening).then(announced);
    given(created).when(announceTournament, { starts: null }).thenNothing();
    given(created, announced).when(announceTournament, evening).thenNothing();
    given(created, announced).when(announceTournament, { starts: null }).then(removed);
    given(created, announced, removed).when(announceTournament, evening).then(announced);
    const calledOff = { ...evening, calledOff: true };
    given(created, announced)
      .when(announceTournament, calledOff)
      .then(tournamentEvents.announced({ announcement: calledOff }));
  });
  it('ends after it starts, and with the archive', () => {
    given(created)
      .when(announceTournament, { ...evening, ends: evening.starts })
      .thenRejected('tournament.ends-before-start');
    given(created, archived).when(announceTournament, evening).thenRejected('tournament.archived');
    given().when(announceTournament, evening).thenRejected('tournament.unknown');
  });
  it.each(['2026-12-03', '2026-02-30T19:00', '2026-12-03T24:00', '2026-12-03T19:00Z'])(
    'refuses the time %j',
    (starts) => {
      expect(() => given(created).when(announceTournament, { ...evening, starts })).toThrow(/announcement\./);
    },
  );
});

describe('publishing', () => {
  it('happens once', () => {
    given(created).when(publishTournament, {}).then(published);
    given(created, published).when(publishTournament, {}).thenRejected('tournament.already-published');
    given(created, archived).when(publishTournament, {}).thenRejected('tournament.archived');
    given().when(publishTournament, {}).thenRejected('tournament.unknown');
  });
});

describe('archiving', () => {
  it('asks for the official seal', () =>
    given(created, published)
      .when(archiveTournament, {})
      .then(archived, tournamentEvents.sealRequested({ kind: 'official' })));
  it('keeps its reason outside the journal', () => {
    const { decision } = given(created).when(archiveTournament, { reason: 'The hall burnt down.' });
    expect(decision).toMatchObject({ notes: [{ reference: reason, text: 'The hall burnt down.' }] });
    expect(JSON.stringify(decision.accepted && decision.events)).not.toContain('burnt');
  });
  it('happens once', () => {
    given(created, archived).when(archiveTournament, {}).thenRejected('tournament.already-archived');
    given().when(archiveTournament, {}).thenRejected('tournament.unknown');
  });
});

describe('roles', () => {
  const granted = tournamentEvents.roleGranted({ person: ANNA, role: 'director' });
  const revoked = tournamentEvents.roleRevoked({ person: ANNA, role: 'director' });

  it('are granted and taken away by journal entries', () => {
    given(created).when(grantRole, { person: ANNA, role: 'director' }).then(granted);
    given(created, granted).when(revokeRole, { person: ANNA, role: 'director' }).then(revoked);
    expect(rolesOf(given(created, granted, revoked).state(tournamentStream), ANNA).size).toBe(0);
  });
  it('are held once and side by side', () => {
    given(created, granted).when(grantRole, { person: ANNA, role: 'director' }).thenNothing();
    const scorer = tournamentEvents.roleGranted({ person: ANNA, role: 'scorer' });
    expect([...rolesOf(given(created, granted, scorer, revoked).state(tournamentStream), ANNA)]).toEqual([
      'scorer',
    ]);
  });
  it('that nobody holds cannot be taken away', () =>
    given(created)
      .when(revokeRole, { person: ANNA, role: 'scorer' })
      .thenRejected('tournament.role-not-held'));
  it('leave a tournament its last organiser', () => {
    given(created)
      .when(revokeRole, { person: ORGANISER, role: 'organiser' })
      .thenRejected('tournament.last-organiser');
    given(created, tournamentEvents.roleGranted({ person: ANNA, role: 'organiser' }))
      .when(revokeRole, { person: ORGANISER, role: 'organiser' })
      .then(tournamentEvents.roleRevoked({ person: ORGANISER, role: 'organiser' }));
  });
});

describe('seals', () => {
  const requested = tournamentEvents.sealRequested({ kind: 'provisional' });
  const sealed = tournamentEvents.sealed({ kind: 'provisional', request: 3, hash });

  it('are set for the line that asked for them, once', () => {
    given(created, published).when(requestSeal, {}).then(requested);
    given(created, published, requested).when(sealTournament, { request: 3, hash }).then(sealed);
    given(created, published, requested, sealed).when(sealTournament, { request: 3, hash }).thenNothing();
  });
  it('are not set where none was asked for', () =>
    given(created, published, requested)
      .when(sealTournament, { request: 2, hash })
      .thenRejected('tournament.seal-not-owed'));
  it('after the archive are amended, for the official one came with it', () => {
    given(created, archived)
      .when(requestSeal, {})
      .then(tournamentEvents.sealRequested({ kind: 'amended' }));
    given().when(requestSeal, {}).thenRejected('tournament.unknown');
  });
});

describe('erasing a text', () => {
  const withReason = tournamentEvents.archived({ reason });
  it('leaves the line and its hash', () => {
    const { decision } = given(created, withReason).when(eraseText, { text: reason.text });
    expect(decision).toMatchObject({
      events: { tournament: [tournamentEvents.textErased({ text: reason.text })] },
      eraseTexts: [reason.text],
    });
  });
});

describe('settings', () => {
  const settings = { ...DEFAULT_SETTINGS, darkRounds: 2 };
  const started = tournamentEvents.started({});

  it('are chosen until the first session starts', () => {
    given(created).when(chooseSettings, { settings }).then(tournamentEvents.settingsChosen({ settings }));
    given(created, started).when(chooseSettings, { settings }).thenRejected('tournament.settings-frozen');
  });
  it('are amended after that, with a reason', () => {
    given(created, started)
      .when(amendSettings, { settings, reason: 'The hall closes early.' })
      .then(tournamentEvents.settingsAmended({ settings, reason }));
    given(created).when(amendSettings, { settings, reason: 'x' }).thenRejected('tournament.not-started');
    given(created, started, archived)
      .when(amendSettings, { settings, reason: 'x' })
      .thenRejected('tournament.archived');
    given().when(amendSettings, { settings, reason: 'x' }).thenRejected('tournament.unknown');
  });
});

describe('the catalogue', () => {
  it('names every event and command after its aggregate', () => {
    const names = aggregates.map((aggregate) => aggregate.name);
    expect(names).toEqual([
      'tournament',
      'entries',
      'session',
      'table',
      'board',
      'deal-set',
      'result',
      'sheet',
      'ruling',
      'clock',
      'contest',
      'knockout',
      'published',
    ]);
    const ofAggregate = (name: string) => names.includes(name.split('.')[0]!);
    expect([...eventDefinitions.keys()].filter((type) => !ofAggregate(type))).toEqual([]);
    expect([...commands.keys()].filter((name) => !ofAggregate(name))).toEqual([]);
  });
  it('has a table for every command that a device may give', () => {
    const ofDevices = [...commands.values()].filter(
      ({ access }) => typeof access === 'object' && access.device,
    );
    expect(ofDevices.length).toBeGreaterThan(0);
    expect(ofDevices.filter(({ table }) => !table)).toEqual([]);
  });
});
