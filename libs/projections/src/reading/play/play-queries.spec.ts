import {
  agreed,
  begun,
  called,
  entered,
  event,
  type TestEvents,
  NOTED,
  played,
  postponed,
  roundPlayed,
  ruled,
  score,
  setUp,
  SIXTY_FORTY,
  uuid,
} from '../../testing/play-events.js';
import { readState } from '../../testing/read-state.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';
import { initialsOf } from './views/people.js';
import { newsFor } from '../../current/session-news.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const scorer: Viewer = { kind: 'scorer', person: uuid(71) };
const duplicator: Viewer = { kind: 'duplicator', person: uuid(72) };
const atA1: Viewer = { kind: 'table', session: '1', table: 'A1' };

describe('average plus', () => {
  /** Boards 1 and 2 are released; on board 1 A-NS1 has an average plus, and more than 60 % elsewhere. */
  const state = played(
    begun(),
    ruled({ table: 'A1', round: 1, board: 1 }, SIXTY_FORTY),
    roundPlayed(1, { tables: ['A2', 'A3'] }),
    agreed({ table: 'A1', round: 1, board: 2 }, score(620)),
    called(2),
    roundPlayed(2),
    called(3),
    roundPlayed(3, { tables: ['A2'] }),
  );
  const award = async (viewer: Viewer) =>
    (await readState(state, viewer).protocols.traveller('1', 1)).lines[0]!.awards!.NS;

  it('is the pair’s own percentage for those who see totals as they stand', async () => {
    const own = (await readState(state, director).standings.of('1')).rankings[0]!.entries[0]!;
    expect(own.contestant).toBe('A-NS1');
    expect(await award(director)).toMatchObject({ award: 'ave+', percent: '200/3' });
  });

  it('is 60 % for everybody as long as it would tell the pair’s total', async () => {
    expect(await award(PUBLIC_VIEWER)).toMatchObject({ award: 'ave+', percent: '60' });
    const card = await readState(state, PUBLIC_VIEWER).protocols.card('1', 'A-NS1');
    expect(card.rounds[0]!.boards[0]!.line!.award).toMatchObject({ percent: '60' });
    const over = played(
      begun(),
      ruled({ table: 'A1', round: 1, board: 1 }, SIXTY_FORTY),
      roundPlayed(1, { tables: ['A2', 'A3'] }),
      agreed({ table: 'A1', round: 1, board: 2 }, score(620)),
      called(2),
      roundPlayed(2),
      called(3),
      roundPlayed(3),
    );
    const [line] = (await readState(over, PUBLIC_VIEWER).protocols.traveller('1', 1)).lines;
    const [same] = (await readState(over, director).protocols.traveller('1', 1)).lines;
    expect(line!.awards).toEqual(same!.awards);
  });
});

describe('a card', () => {
  it('has what was really played, in the round in which it was', async () => {
    const wrong = event('result.irregular-recorded', {
      session: '1',
      table: 'A1',
      round: 1,
      board: 5,
      seating: { N: 'A-EW1', E: 'A-NS1', S: 'A-EW1', W: 'A-NS1' },
      result: score(110),
      flags: [],
      reason: NOTED,
    });
    const card = await readState(played(begun(), wrong), director).protocols.card('1', 'A-NS1');
    expect(card.rounds[0]!.boards.map(({ board }) => board)).toEqual([1, 2, 5]);
    expect(card.rounds[0]!.boards[2]!.line).toMatchObject({
      side: 'EW',
      opponents: 'A-EW1',
      irregular: true,
      score: -110,
    });
  });
});

describe('a table that has moved on', () => {
  const open = { table: 'A1', round: 1, board: 1 };
  const before: TestEvents = [
    begun(),
    roundPlayed(1, { tables: ['A2', 'A3'] }),
    agreed({ ...open, board: 2 }),
    entered(open, score(450)),
  ];
  const moved: TestEvents = [
    ...before,
    called(2),
    event('table.moved-on', { session: '1', table: 'A1', round: 2 }),
  ];
  const told = { board: 1, result: score(450), score: 450, entry: 1, enteredBy: 'NS' };
  const hidden = { board: 1, round: 1, result: null, score: null, entry: 0, enteredBy: null, flags: [] };

  it('has what was entered before it moved', async () => {
    const { boards, late } = await readState(played(...before), atA1).tables.table('1', 'A1');
    expect(boards[0]).toMatchObject(told);
    expect(late).toEqual([]);
  });

  it('keeps what its players have left open, without their result, for those who met then', async () => {
    const { late, fields } = await readState(played(...moved), atA1).tables.table('1', 'A1');
    expect(late).toMatchObject([{ ...hidden, status: 'entered', ns: 'A-NS1', ew: 'A-EW1' }]);
    expect(fields).toEqual([]);
    const { late: forStaff } = await readState(played(...moved), director).tables.table('1', 'A1');
    expect(forStaff).toMatchObject([{ ...told, round: 1 }]);
  });

  it('tells a pair that has left, on its own phone, what it played there, and nobody else', async () => {
    const earlierOf = async (viewer: Viewer, table: string, contestant?: string) => {
      const own = contestant === undefined ? {} : { pair: { session: '1', contestant } };
      return (await readState(played(...moved), viewer).tables.table('1', table, own)).earlier;
    };
    expect(await earlierOf(atA1, 'A1', 'A-NS1')).toMatchObject([
      { ...told, table: 'A1', round: 1, pairsSide: 'NS' },
      { board: 2, table: 'A1', round: 1 },
    ]);
    // As long as others play at its next table, its phone sees nothing else there.
    expect(await earlierOf(PUBLIC_VIEWER, 'A2', 'A-EW1')).toMatchObject([
      { ...told, table: 'A1', round: 1, pairsSide: 'EW' },
      { board: 2, table: 'A1', round: 1 },
    ]);
    const others = await earlierOf(PUBLIC_VIEWER, 'A3', 'A-EW2');
    expect(others.map(({ table }) => table)).toEqual(['A2', 'A2']);
    expect(await earlierOf(atA1, 'A1')).toEqual([]);
    expect(await earlierOf(director, 'A1')).toEqual([]);
  });

  it('tells a pair on its own phone where it plays late, and from where the board comes', async () => {
    const play = { session: '1', table: 'A1', round: 1, board: 2 };
    const late: TestEvents = [
      begun(),
      roundPlayed(1, { tables: ['A2', 'A3'] }),
      agreed(open, score(450)),
      postponed(play),
      called(2),
      event('table.moved-on', { session: '1', table: 'A1', round: 2 }),
      event('result.late-play-begun', { ...play, at: 'A2' }),
    ];
    const own = { pair: { session: '1', contestant: 'A-EW1' } };
    const { earlier } = await readState(played(...late), PUBLIC_VIEWER).tables.table('1', 'A2', own);
    expect(earlier).toMatchObject([
      { board: 1, late: null, brought: null },
      { board: 2, status: 'postponed', late: { granted: true, at: 'A2' } },
    ]);
    expect(earlier[1]!.brought).toMatchObject({ from: { at: 'table', table: 'A3' } });
  });

  it('does not tell it as of the time before it moved either', async () => {
    const past = readState(played(...before), atA1, { judgedBy: played(...moved) });
    const { boards } = await past.tables.table('1', 'A1');
    expect(boards.map(({ board, result }) => [board, result])).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});

describe('names', () => {
  const people: TestEvents = [
    event('entries.registered', { entry: uuid(1), players: [uuid(11), uuid(12)] }),
    setUp({ rules: { names: 'initials' } }),
    event('session.seated', { session: '1', contestant: 'A-NS1', entry: uuid(1) }),
  ];
  const names = { [uuid(11)]: 'Łucja Żak', [uuid(12)]: 'Анна Мария Орлова' };
  const seen = async (viewer: Viewer) => {
    const { contestants } = await readState(played(...people), viewer, { names }).sessions.session('1');
    return contestants[0]!.players;
  };

  it('are initials without ids for everybody, where the setting says so', async () => {
    expect(await seen(PUBLIC_VIEWER)).toEqual([{ name: 'Ł. Ż.' }, { name: 'А. М. О.' }]);
  });

  it('are whole in the hall', async () => {
    expect(await seen(atA1)).toEqual([
      { person: uuid(11), name: 'Łucja Żak' },
      { person: uuid(12), name: 'Анна Мария Орлова' },
    ]);
  });

  it('may be missing', async () => {
    const { entries } = await readState(played(...people), PUBLIC_VIEWER).entries.all();
    expect(entries).toEqual([
      {
        entry: uuid(1),
        players: [{ name: null }, { name: null }],
        withdrawn: false,
        class: { stratum: null, categories: [], handicap: 0, ranked: true },
      },
    ]);
    expect(initialsOf('  élise  du Pont ')).toBe('É. D. P.');
  });
});

describe('who answers for a table', () => {
  const named = event('session.players-named', {
    session: '1',
    contestant: 'A-NS1',
    players: [uuid(11), uuid(12)],
  });
  const names = { [uuid(11)]: 'Anna Nowak', [uuid(12)]: 'Boris Lis' };
  const at = async (...more: TestEvents) => {
    const { tables } = await readState(played(begun(), named, ...more), director, { names }).sessions.room(
      '1',
    );
    return tables.map(({ responsible }) => responsible?.name);
  };

  it('is told by the name of whoever sits in that seat', async () => {
    expect(await at()).toEqual(['Anna Nowak', null, null]);
    const turned = event('table.seats-confirmed', { session: '1', table: 'A1', round: 1, turned: ['ns'] });
    expect(await at(turned)).toEqual(['Boris Lis', null, null]);
    const south = event('table.responsible-named', { session: '1', table: 'A1', seat: 'S' });
    expect(await at(south)).toEqual(['Boris Lis', null, null]);
  });
});

describe('news', () => {
  const state = played(
    begun(),
    agreed({ table: 'A1', round: 1, board: 1 }),
    entered({ table: 'A2', round: 1, board: 3 }),
  );
  const all = [
    { session: '', kind: 'rulings' as const, key: '' },
    ...(['entries', 'session', 'clock', 'room', 'whereabouts', 'standings', 'standings-public'] as const).map(
      (kind) => ({ session: '1', kind, key: '' }),
    ),
    ...['1', '3'].map((key) => ({ session: '1', kind: 'traveller' as const, key })),
    ...['A1', 'A2'].map((key) => ({ session: '1', kind: 'table' as const, key })),
  ];
  const told = (viewer: Viewer) =>
    newsFor(state, '1', viewer, all).map(({ kind, key }) => `${kind} ${key}`.trim());

  it('tell everybody of what everybody may see', () => {
    expect(told(PUBLIC_VIEWER)).toEqual(['entries', 'session', 'clock', 'standings', 'rulings']);
    expect(told(duplicator)).toEqual(['entries', 'session', 'clock', 'whereabouts', 'standings', 'rulings']);
  });

  it('tell a table of itself and of the boards it has just played', () => {
    expect(told(atA1)).toEqual([
      'entries',
      'session',
      'clock',
      'standings',
      'traveller 1',
      'table A1',
      'rulings',
    ]);
  });

  it('tell staff of rulings when one has changed, and others, of whom that is hidden, with all news', () => {
    const scored = [{ session: '1', kind: 'clock' as const, key: '' }];
    const rulings = { session: '', kind: 'rulings' as const, key: '' };
    const ofRulings = (viewer: Viewer, changed: Parameters<typeof newsFor>[3]) =>
      newsFor(state, '1', viewer, changed).map(({ kind }) => kind);
    for (const viewer of [director, scorer]) {
      expect(ofRulings(viewer, scored)).toEqual(['clock']);
      expect(ofRulings(viewer, [rulings])).toEqual(['rulings']);
    }
    for (const viewer of [PUBLIC_VIEWER, atA1]) {
      expect(ofRulings(viewer, scored)).toEqual(['clock', 'rulings']);
      expect(ofRulings(viewer, [rulings])).toEqual([]);
    }
  });

  it('tell a pair on its own phone of the tables that it has left', () => {
    const moved = played(
      begun(),
      entered({ table: 'A1', round: 1, board: 1 }),
      called(2),
      ...['A1', 'A2'].map((table) => event('table.moved-on', { session: '1', table, round: 2 })),
    );
    const tables = (pair?: string) =>
      newsFor(moved, '1', { ...atA1, table: 'A2', ...(pair !== undefined && { pair }) }, [
        { session: '1', kind: 'table', key: 'A1' },
      ]).filter(({ kind }) => kind === 'table');
    expect(tables('A-EW1')).toEqual([{ kind: 'table', key: 'A2' }]);
    expect(tables('A-NS2')).toEqual([]);
    expect(tables()).toEqual([]);
  });

  it('tell those who run the session of everything, of the standings once', () => {
    for (const viewer of [director, scorer]) {
      expect(told(viewer)).toEqual([
        'rulings',
        'entries',
        'session',
        'clock',
        'room',
        'whereabouts',
        'standings',
        'traveller 1',
        'traveller 3',
        'table A1',
        'table A2',
      ]);
    }
  });
});

describe('the standing of a contest', () => {
  const twoEvenings: TestEvents = [
    setUp(),
    event('contest.chosen', {
      contest: '1',
      settings: { title: 'Two evenings', sessions: ['1', '2'], total: 'percentage', tables: [] },
    }),
    event('session.started', { session: '1' }),
    called(1),
    roundPlayed(1),
    called(2),
    agreed({ table: 'A1', round: 2, board: 3 }, score(620)),
  ];

  it('is as at the end of a round for everybody, and as it stands for the director', async () => {
    const state = played(...twoEvenings);
    const seen = async (viewer: Viewer) => (await readState(state, viewer).contests.contest('1')).sessions;
    expect(await seen(PUBLIC_VIEWER)).toEqual([
      { session: '1', afterRound: 1, final: false, corrections: null, protocol: null, seal: null },
    ]);
    expect(await seen(director)).toEqual([
      { session: '1', afterRound: null, final: false, corrections: null, protocol: null, seal: null },
    ]);
  });

  it('is in the list, and nowhere under another name', async () => {
    const queries = readState(played(...twoEvenings), PUBLIC_VIEWER);
    expect(await queries.contests.all()).toEqual([
      { contest: '1', title: 'Two evenings', sessions: ['1', '2'] },
    ]);
    await expect(queries.contests.contest('2')).rejects.toMatchObject({ code: 'contest.unknown' });
    await expect(queries.contests.contest('__proto__')).rejects.toMatchObject({ code: 'contest.unknown' });
  });

  it('is news for each reader as that reader sees it', () => {
    const state = played(...twoEvenings);
    const news = (kind: 'contest' | 'contest-public', viewer: Viewer) =>
      newsFor(state, '1', viewer, [{ session: '', kind, key: '1' }]).filter(
        ({ kind: of }) => of !== 'rulings',
      );
    expect(news('contest', director)).toEqual([{ kind: 'contest', key: '1' }]);
    expect(news('contest', PUBLIC_VIEWER)).toEqual([]);
    expect(news('contest-public', PUBLIC_VIEWER)).toEqual([{ kind: 'contest', key: '1' }]);
    expect(news('contest-public', director)).toEqual([]);
  });
});

describe('the card of a pair', () => {
  it('shows its own postponed plays, and nobody else’s', async () => {
    const state = played(begun(), postponed({ table: 'A1', round: 1, board: 1 }));
    const { protocols } = readState(state, PUBLIC_VIEWER);
    const late = [{ table: 'A1', round: 1, board: 1, at: null }];
    expect((await protocols.card('1', 'A-NS1')).late).toEqual(late);
    expect((await protocols.card('1', 'A-EW1')).late).toEqual(late);
    expect((await protocols.card('1', 'A-NS2')).late).toEqual([]);
  });
});
