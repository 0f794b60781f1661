import { conventionOf, standingsRegulationSchema } from '#preferans';
import { presetOf, TEAM_PRESETS } from '#scoring';
import { DEFAULT_SETTINGS, type SettingsPart } from '#tournament';
import { NOTHING_PLAYED } from '../../../play/play-state.js';
import { JournalInMemory } from '../../../testing/journal-in-memory.js';
import { foldPlay, uuid } from '../../../testing/play-events.js';
import { TournamentOfSheets } from '../../../testing/tournament-of-sheets.js';
import type { Viewer } from '../../../visibility/viewer.js';
import { seenChanges } from './seen-changed.js';
import { changesSettings } from './settings-changed.js';

const DIRECTS: Viewer = { kind: 'director', person: uuid(70) };
const ANNA = { actor: `person:${uuid(71)}`, capacity: 'organiser' } as const;
const session = '1';
const REASON = 'It was looked at once more.';
type Command = readonly [name: string, body: object];
type WithoutOf<Part> = Part extends unknown ? Omit<Part, 'of'> : never;
type Settings = WithoutOf<SettingsPart>;

/** What is told of settings that one organiser has seen, and another has saved since: `darkRounds: 0 → 2`. */
function told(journal: JournalInMemory, settings: Settings, [name, body]: Command) {
  const part = { of: 'settings', ...settings } as SettingsPart;
  const before = foldPlay(NOTHING_PLAYED, journal.lines);
  const at = journal.lines.length;
  expect([name, journal.give(name, body, ANNA) === undefined]).toEqual([name, false]);
  const now = foldPlay(NOTHING_PLAYED, journal.lines);
  const by = (of: SettingsPart) =>
    journal.lines.slice(at).findLast((line) => changesSettings(line, of))?.actor;
  const changes = seenChanges({ before, now, by }, [part], DIRECTS);
  // Whoever has changed them is told with each.
  expect(changes.map((change) => change.by)).toEqual(changes.map(() => ANNA.actor));
  return changes.map(({ who: [, of, member], before: was, now: is }) =>
    `${of} ${member}: ${was} → ${is}`.trim(),
  );
}

function bridge(): JournalInMemory {
  const journal = new JournalInMemory();
  journal.give('tournament.create', { name: 'Cup' });
  for (let pair = 1; pair <= 8; pair++)
    journal.give('entries.register', { entry: uuid(pair), players: [uuid(100 + pair), uuid(200 + pair)] });
  journal.give('session.create', { session });
  journal.give('session.set-swiss', { session, pairs: 8, rounds: 3, boardsPerRound: 4 });
  journal.give('contest.choose', { contest: '1', settings: CONTEST });
  return journal;
}

const CONTEST = { title: 'Cup', sessions: [session], total: 'mean-of-percentages', tables: [] };
const STANDINGS = { lines: 'apart', fullCards: {}, tables: [] };
const CLOCK = { round: 25, change: 2 };
const SCORING = { scored: 'together', ranked: 'together', clock: CLOCK };
const CLASS = { stratum: 'A', categories: [], handicap: 0, ranked: true };
const DRAWS = { order: 'close', rematches: 'avoid', results: 'delayed', first: 'lot' };
const NOBODY = { stationary: [], venues: [], bans: [] };
const COUNTING = standingsRegulationSchema.parse({ score: 'placing' });
const FOR_DRAWS = { groups: { club: ['PL'], country: [], family: [] }, stationary: false, seed: 3 };

describe('settings that somebody else has saved meanwhile', () => {
  it.each<[Settings, Command, readonly string[]]>([
    [
      { what: 'rules' },
      ['tournament.choose-settings', { settings: { ...DEFAULT_SETTINGS, darkRounds: 2, names: 'initials' } }],
      ['darkRounds: 0 → 2', 'names: "full" → "initials"'],
    ],
    [
      { what: 'scoring', session },
      ['session.configure', { session, settings: SCORING }],
      ['clock: {"change":2,"round":22} → {"change":2,"round":25}'],
    ],
    [
      { what: 'standings', session },
      ['session.choose-standings', { session, standings: { ...STANDINGS, lines: 'together' } }],
      ['lines: "apart" → "together"'],
    ],
    [
      { what: 'entrants', session },
      ['session.choose-entrants', { session, choice: { kind: 'entries', entries: [uuid(1)] } }],
      [': "everybody" → "some"', `${uuid(1)}: null → "plays"`],
    ],
    [
      { what: 'board-set', session },
      ['session.choose-board-set', { session, boardSet: '7' }],
      [': "1" → "7"'],
    ],
    [
      { what: 'draw-options', session, section: 'A' },
      ['session.choose-draw-options', { session, section: 'A', draw: { ...DRAWS, ...NOBODY } }],
      ['A results: "all" → "delayed"'],
    ],
    [
      { what: 'class', session, contestant: 'A-1' },
      ['session.classify', { session, classes: [{ contestant: 'A-1', class: CLASS }] }],
      [
        'A-1 : {"categories":[],"handicap":0,"ranked":true,"stratum":null} → {"categories":[],"handicap":0,"ranked":true,"stratum":"A"}',
      ],
    ],
    [
      { what: 'for-draws', entry: uuid(1) },
      ['entries.describe-for-draws', { entry: uuid(1), forDraws: FOR_DRAWS }],
      [
        `${uuid(1)} groups: {"club":[],"country":[],"family":[]} → {"club":["PL"],"country":[],"family":[]}`,
        `${uuid(1)} seed: null → 3`,
      ],
    ],
    [
      { what: 'contest', contest: '1' },
      ['contest.choose', { contest: '1', settings: { ...CONTEST, qualify: 4 } }],
      ['1 qualify: null → 4'],
    ],
    [
      { what: 'carried', contest: '1', session, contestant: 'A-1' },
      [
        'contest.carry',
        { contest: '1', amounts: [{ session, contestant: 'A-1', hundredths: 250 }], reason: REASON },
      ],
      ['A-1 : null → 250'],
    ],
    [
      { what: 'break', session, afterRound: 1 },
      ['clock.plan-break', { session, afterRound: 1, break: { minutes: 15 } }],
      ['1 : null → {"minutes":15}'],
    ],
    [
      { what: 'board-set-description', set: '7' },
      ['deal-set.describe', { set: '7', title: 'Monday', from: 1, to: 24, contestants: 'refused' }],
      ['7 contestants: null → "refused"', '7 from: null → 1', '7 title: null → "Monday"', '7 to: null → 24'],
    ],
    [
      { what: 'repeats', set: '1' },
      ['deal-set.declare-repeats', { set: '1', ground: 'replay', reason: REASON }],
      ['1 : null → "replay"'],
    ],
    [
      { what: 'presence', set: '1' },
      ['deal-set.order-presence', { set: '1', bothSides: false, reason: REASON }],
      ['1 : true → false'],
    ],
    [
      { what: 'dealing', set: '1', board: 1 },
      ['board.tell-dealing', { set: '1', from: 1, to: 2, by: 'players' }],
      ['1 : null → "players"'],
    ],
    [
      { what: 'rulings-publication' },
      ['tournament.publish-rulings', { as: 'with-names' }],
      [': "not-published" → "with-names"'],
    ],
  ])('of %j are told member by member, with who has saved them', (part, command, rows) => {
    expect(told(bridge(), part, command).toSorted()).toEqual([...rows].toSorted());
  });

  it('tells of a section its movement by name and size, and never who meets whom', () => {
    const journal = bridge();
    const [row] = told(journal, { what: 'movement', session }, [
      'session.set-movement',
      {
        session,
        sections: [
          {
            section: 'A',
            boardsPerRound: 3,
            movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 },
          },
        ],
      },
    ]);
    expect(row).toContain('"name":"swiss"');
    expect(row).toContain('"name":"mitchell"');
    expect(row).not.toContain('"rows"');
    // The same name and size, and others meet: that is told all the same.
    const draw = ['session.set-swiss', { session, pairs: 8, rounds: 3, boardsPerRound: 4 }] as const;
    journal.give(...draw);
    const again = told(journal, { what: 'movement', session }, draw);
    expect(again).toHaveLength(1);
  });

  it('tells how matches of teams are scored', () => {
    const journal = new JournalInMemory();
    journal.give('tournament.create', { name: 'Cup' });
    journal.give('session.create', { session });
    journal.give('session.set-team-swiss', { session, teams: 4, matches: 2, boardsPerRound: 8 });
    const state = foldPlay(NOTHING_PLAYED, journal.lines).sessions[session]!;
    const method = TEAM_PRESETS.find(({ name }) => name !== state.teams.method.name)!;
    const [row] = told(journal, { what: 'match-scoring', session }, [
      'session.score-matches',
      { session, method },
    ]);
    expect(row).toContain(`"name":"${state.teams.method.name}"`);
    expect(row).toContain(`"name":"${method.name}"`);
  });

  it('tells of sheets what is agreed otherwise, and a time that was corrected', () => {
    const sheets = new TournamentOfSheets(4, 2);
    const agreed = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 6 } };
    const command = [
      'session.choose-sheets',
      { session, sheets: { ...agreed, counting: COUNTING, minutesPerPlayer: 30 } },
    ] as const;
    const rows = told(sheets.book, { what: 'sheets', session }, command);
    expect(rows.map((row) => row.split(':')[0]!.trim()).toSorted()).toEqual([
      'counting',
      'ends',
      'minutesPerPlayer',
    ]);
    const other = { ...agreed, convention: conventionOf('rostov'), counting: COUNTING, minutesPerPlayer: 30 };
    const [convention] = told(sheets.book, { what: 'sheets', session }, [
      'session.choose-sheets',
      { session, sheets: other },
    ]);
    // It has more settings than are to be told: those that are otherwise are, with its name.
    const [was, is] = convention!
      .replace('convention: ', '')
      .split(' → ')
      .map((text) => JSON.parse(text) as { name: string; settings: Record<string, unknown> });
    expect([was!.name, is!.name]).toEqual(['sochinka', 'rostov']);
    expect(Object.keys(is!.settings)).toEqual(Object.keys(was!.settings));
    for (const [setting, value] of Object.entries(was!.settings))
      expect(is!.settings[setting]).not.toEqual(value);
    sheets.start();
    sheets.give('session.call-round', { session, round: 1 });
    const place = { session, table: 'A1', round: 1, seat: 'N' } as const;
    const corrected = ['sheet.correct-time', { ...place, seconds: 90, reason: REASON }] as const;
    expect(told(sheets.book, { what: 'thinking-time', ...place }, corrected)).toEqual(['A1 1 N : 0 → 90']);
    const slow = { session, table: 'A1', round: 1 };
    expect(
      told(sheets.book, { what: 'slow', ...slow }, [
        'table.record-slow',
        { ...slow, minutes: 5, held: 'both', reason: REASON },
      ]),
    ).toEqual(['A1 1 minutes: null → 5', 'A1 1 held: null → "both"']);
    expect(
      told(sheets.book, { what: 'responsible', session, table: 'A1' }, [
        'table.name-responsible',
        { session, table: 'A1', seat: 'E' },
      ]),
    ).toEqual(['A1 : null → "E"']);
  });

  it('is nothing where two have set what is not the same', () => {
    const journal = bridge();
    const settings = { ...DEFAULT_SETTINGS, method: presetOf('butler') ?? DEFAULT_SETTINGS.method };
    expect(told(journal, { what: 'scoring', session }, ['tournament.choose-settings', { settings }])).toEqual(
      [],
    );
    const standings = { ...STANDINGS, lines: 'together' };
    expect(
      told(journal, { what: 'scoring', session }, ['session.choose-standings', { session, standings }]),
    ).toEqual([]);
    const other = [{ contestant: 'A-2', class: CLASS }];
    const part = { what: 'class', session, contestant: 'A-1' } as const;
    expect(told(journal, part, ['session.classify', { session, classes: other }])).toEqual([]);
  });

  it('is told as another one where a value is too long to be shown', () => {
    const table = (name: string) => ({
      name,
      whom: {},
      lines: 'apart',
      handicap: false,
      sections: 'as-ranked',
    });
    const tables = Array.from({ length: 40 }, (_, index) => table(`Table ${index}`));
    expect(
      told(bridge(), { what: 'standings', session }, [
        'session.choose-standings',
        { session, standings: { ...STANDINGS, tables } },
      ]),
    ).toEqual(['tables: [] → "…"']);
  });
});

describe('settings that somebody else has saved as they are asked for', () => {
  /** What is told to somebody who asks for `mine` by what was before somebody else has saved `theirs`. */
  function toldOf(journal: JournalInMemory, settings: Settings, name: string, theirs: object, mine: object) {
    const part = { of: 'settings', ...settings } as SettingsPart;
    const before = foldPlay(NOTHING_PLAYED, journal.lines);
    expect(journal.give(name, theirs, ANNA)).toBeDefined();
    const now = foldPlay(NOTHING_PLAYED, journal.lines);
    return seenChanges({ before, now, asked: mine }, [part], DIRECTS);
  }
  const members = (changes: readonly { readonly who: readonly string[] }[]) =>
    changes.map(({ who }) => who[2]);

  it('are nothing to look at: only what both have set otherwise is told', () => {
    const rules = (more: object) => ({ settings: { ...DEFAULT_SETTINGS, ...more } });
    const theirs = rules({ darkRounds: 2, names: 'initials', minimumShare: 60 });
    const asked = rules({ darkRounds: 2, names: 'full', minimumShare: 60 });
    const of = (mine: object) =>
      members(toldOf(bridge(), { what: 'rules' }, 'tournament.choose-settings', theirs, mine));
    expect(of(asked)).toEqual(['names']);
    expect(of(theirs)).toEqual([]);
  });

  it.each<[Settings, string, object]>([
    [{ what: 'scoring', session }, 'session.configure', { session, settings: SCORING }],
    [
      { what: 'standings', session },
      'session.choose-standings',
      { session, standings: { ...STANDINGS, lines: 'together' } },
    ],
    [
      { what: 'draw-options', session, section: 'A' },
      'session.choose-draw-options',
      { session, section: 'A', draw: { ...DRAWS, ...NOBODY } },
    ],
    [{ what: 'board-set', session }, 'session.choose-board-set', { session, boardSet: '7' }],
    [
      { what: 'class', session, contestant: 'A-1' },
      'session.classify',
      { session, classes: [{ contestant: 'A-1', class: CLASS }] },
    ],
    [
      { what: 'for-draws', entry: uuid(1) },
      'entries.describe-for-draws',
      { entry: uuid(1), forDraws: FOR_DRAWS },
    ],
    [
      { what: 'contest', contest: '1' },
      'contest.choose',
      { contest: '1', settings: { ...CONTEST, qualify: 4 } },
    ],
    [
      { what: 'carried', contest: '1', session, contestant: 'A-1' },
      'contest.carry',
      { contest: '1', amounts: [{ session, contestant: 'A-1', hundredths: 250 }], reason: REASON },
    ],
    [
      { what: 'break', session, afterRound: 1 },
      'clock.plan-break',
      { session, afterRound: 1, break: { minutes: 15 } },
    ],
  ])('are nothing to look at: $what', (settings, name, body) => {
    expect(toldOf(bridge(), settings, name, body, body)).toEqual([]);
    expect(toldOf(bridge(), settings, name, body, {})).not.toEqual([]);
  });

  it('tell of a convention that was chosen for the first time what is otherwise than it is asked for', () => {
    const agreed = (name: 'sochinka' | 'rostov') => ({
      session,
      sheets: { convention: conventionOf(name), ends: { by: 'deals', deals: 6 }, counting: COUNTING },
    });
    const journal = new JournalInMemory();
    journal.give('tournament.create', { name: 'Cup' });
    journal.give('session.create', { session, game: 'preferans' });
    const sheets = { what: 'sheets', session } as const;
    const [convention, ...others] = toldOf(
      journal,
      sheets,
      'session.choose-sheets',
      agreed('sochinka'),
      agreed('rostov'),
    );
    expect(others).toEqual([]);
    const { name, settings } = JSON.parse(convention!.now!) as { name: string; settings: object };
    expect([convention!.before, name]).toEqual([null, 'sochinka']);
    const of = (one: 'sochinka' | 'rostov') => Object.entries(conventionOf(one)!.settings);
    const mine = new Map<string, unknown>(of('rostov'));
    const otherwise = of('sochinka').flatMap(([setting, value]) =>
      JSON.stringify(value) === JSON.stringify(mine.get(setting)) ? [] : [setting],
    );
    expect(Object.keys(settings).toSorted()).toEqual(otherwise.toSorted());
  });
});
