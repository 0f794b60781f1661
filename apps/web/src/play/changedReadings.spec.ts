import { isChanged } from './changedReadings.js';

const play = (what: string, place: object = {}, data: unknown = {}) => ({
  queryKey: ['play', 'spring', '1', what, place, {}],
  state: { data },
});
const beside = (...key: string[]) => ({ queryKey: key, state: { data: {} } });
const boards = (...numbers: number[]) => numbers.map((board) => ({ board }));
const table = { boards: boards(1, 2), late: boards(9), earlier: [], calls: [] };
const sheet = { boards: boards(1, 2), hidden: [] };

/** What is shown: a hall of pairs, one of preferans, and what lies beside sessions. */
const SHOWN = {
  session: play(''),
  clock: play('/clock'),
  'seats drawn': play('/seats-drawn'),
  desk: play('/room'),
  'boards’ places': play('/whereabouts'),
  scores: play('/scores'),
  standings: play('/standings'),
  moves: play('/standings/moves'),
  matches: play('/matches'),
  'traveller 1': play('/boards/{board}', { board: 1 }, { shown: true }),
  'traveller 2': play('/boards/{board}', { board: 2 }, { shown: true }),
  'hidden traveller': play('/boards/{board}', { board: 3 }, { shown: false }),
  'table A1': play('/tables/{table}', { table: 'A1' }, table),
  'table A2': play('/tables/{table}', { table: 'A2' }, { ...table, boards: boards(3, 4) }),
  sheets: play('/sheets'),
  'sheet A1/1': play('/sheets/{table}/{round}', { table: 'A1', round: 1 }, sheet),
  'sheet A2/1': play('/sheets/{table}/{round}', { table: 'A2', round: 1 }, { ...sheet, boards: boards(3) }),
  'sheet standings': play('/sheet-standings'),
  card: play('/contestants/{contestant}', { contestant: 'A-NS1' }),
  recap: play('/recap'),
  draw: play('/draw'),
  'guide cards': play('/papers/guide-cards'),
  entries: beside('entries', 'spring'),
  rulings: beside('rulings', 'spring'),
  contest: beside('contests', 'spring', '1', 'now'),
  contests: beside('contests', 'spring', 'all'),
  knockout: beside('knockouts', 'spring', '1', 'now'),
  knockouts: beside('knockouts', 'spring', 'all'),
  deals: beside('deals', 'spring', '1', 'now'),
  'sets with deals': beside('deals', 'spring', 'all'),
};

/** What may hang on what no document tells. */
const ALWAYS = ['hidden traveller', 'card', 'recap', 'draw', 'guide cards', 'contests', 'knockouts', 'deals'];

function readAnew(...documents: string[]): string[] {
  const changed = documents.map((document) => {
    const [kind = '', key = ''] = document.split(' ');
    return { kind, key };
  });
  return Object.entries(SHOWN)
    .filter(([name, query]) => isChanged(query, changed) && !ALWAYS.includes(name))
    .map(([name]) => name);
}

describe('what is read again when documents of a session have changed', () => {
  it.each([
    ['clock', ['clock']],
    ['seats-drawn', ['seats drawn']],
    ['room', ['desk', 'scores']],
    ['whereabouts', ['boards’ places']],
    ['standings', ['standings', 'moves', 'matches', 'contest', 'knockout']],
    ['matches', ['moves', 'matches', 'table A1', 'table A2', 'contest', 'knockout']],
    ['contest 1', ['contest']],
    ['knockout 1', ['knockout']],
    [
      'entries',
      [
        'session',
        'desk',
        'boards’ places',
        'scores',
        'standings',
        'moves',
        'matches',
        'traveller 1',
        'traveller 2',
        'table A1',
        'table A2',
        'sheet A1/1',
        'sheet A2/1',
        'entries',
        'contest',
        'knockout',
      ],
    ],
    ['rulings', ['rulings']],
    ['traveller 1', ['scores', 'moves', 'matches', 'traveller 1', 'table A1', 'sets with deals']],
    ['traveller 9', ['scores', 'moves', 'matches', 'table A1', 'table A2', 'sets with deals']],
    ['table A1', ['table A1', 'sheet A1/1']],
    ['sheet A1/1', ['moves', 'sheets', 'sheet A1/1']],
    ['sheet-board 3', ['sheet A2/1', 'sets with deals']],
    ['sheet-standings', ['standings', 'moves', 'sheets', 'sheet standings', 'contest', 'knockout']],
  ])('%s', (document, names) => expect(readAnew(document)).toEqual(names));

  it('is all that is shown of a session when the session itself has changed: more of it may be seen', () => {
    const others = ['entries', 'rulings'];
    const all = Object.keys(SHOWN).filter((name) => !ALWAYS.includes(name) && !others.includes(name));
    expect(readAnew('session')).toEqual(all);
  });

  it('is what a score at another table changes, and no traveller or table beside', () =>
    expect(readAnew('room', 'standings', 'table A7', 'traveller 13', 'whereabouts')).toEqual([
      'desk',
      'boards’ places',
      'scores',
      'standings',
      'moves',
      'matches',
      'contest',
      'knockout',
      'sets with deals',
    ]));

  it.each(ALWAYS)('is always %s', (name) =>
    expect(isChanged(SHOWN[name as keyof typeof SHOWN], [{ kind: 'clock', key: '' }])).toBe(true),
  );

  it.each([
    ['the table of a pair that has played elsewhere', '/tables/{table}', { ...table, earlier: [{}] }],
    [
      'the table of a pair that has called elsewhere',
      '/tables/{table}',
      { ...table, calls: [{ pair: 'A-NS1' }] },
    ],
    ['a sheet with hidden boards', '/sheets/{table}/{round}', { ...sheet, hidden: [2] }],
    ['what is not known yet', '/boards/{board}', undefined],
    ['what has no rule', '/new', {}],
  ])('is always %s', (_of, what, data) =>
    expect(isChanged({ ...play(what, { table: 'A1' }), state: { data } }, [{ kind: 'clock', key: '' }])).toBe(
      true,
    ),
  );
});
