import type { CallTaken, TableAtDesk } from '../../api/deskDocuments.js';
import { tableStatusOf, shownChoices, tablesWanting } from './tableStatus.js';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const sees = { now: NOW, heldUp: false };

const table = (more: Partial<TableAtDesk> = {}): TableAtDesk => ({
  table: 'A1',
  round: 2,
  state: 'playing',
  ns: 'A-NS1',
  ew: 'A-EW1',
  boards: [5, 6].map((board) => ({ board, status: 'to-play', enteredBy: null })),
  left: 2,
  putOff: 0,
  behind: 0,
  late: [],
  confirmed: null,
  responsible: null,
  calls: [],
  due: (NOW + MINUTE) * 1000,
  extra: 0,
  roundsOver: [],
  begun: false,
  over: false,
  ...more,
});
const call: CallTaken = {
  table: 'A1',
  call: 1,
  pair: null,
  pairAt: null,
  time: NOW * 1000,
  coming: null,
  comingBy: null,
  came: null,
  cameBy: null,
  round: 2,
  board: 5,
  matter: 'irregularity',
  hand: null,
  by: null,
  cards: null,
};
const taken = { ...call, came: NOW * 1000, cameBy: { name: 'Anna', self: false } };
const disputed = [{ board: 5, status: 'disputed', enteredBy: 'NS' }] as const;

describe('a table from across the hall', () => {
  it.each([
    ['playing', {}],
    ['finishing', { left: 1 }],
    ['finished', { state: 'finished', left: 0 }],
    ['put-off', { state: 'finished', left: 0, putOff: 2 }],
    ['put-off', { state: 'finished', left: 0, putOff: 1 }],
    ['finishing', { left: 1, putOff: 1 }],
    ['over', { over: true, state: 'finished', left: 0, putOff: 2 }],
    ['late', { due: (NOW - MINUTE) * 1000 }],
    ['behind', { behind: 1, due: (NOW - MINUTE) * 1000 }],
    ['disputed', { boards: disputed, behind: 1 }],
    ['disputed', { late: [{ round: 1, board: 3, status: 'disputed' }] }],
    ['call', { calls: [call], boards: disputed }],
    ['attended', { calls: [taken] }],
    ['call', { calls: [taken, { ...call, call: 2 }] }],
    ['call', { calls: [call], over: true, state: 'finished', left: 0 }],
    ['over', { over: true, state: 'finished', left: 0 }],
    ['sit-out', { state: 'sit-out', boards: [], left: 0 }],
  ] as const)('is %s with %j', (status, more) =>
    expect(tableStatusOf(table(more as Partial<TableAtDesk>), sees)).toBe(status),
  );

  it('is held up as long as it cannot begin, unless its time is over', () => {
    expect(tableStatusOf(table(), { ...sees, heldUp: true })).toBe('held-up');
    expect(tableStatusOf(table({ due: (NOW - MINUTE) * 1000 }), { ...sees, heldUp: true })).toBe('late');
    expect(tableStatusOf(table({ state: 'finished', left: 0 }), { ...sees, heldUp: true })).toBe('finished');
  });

  it('with only one board in the round is not called finishing from its first card on', () =>
    expect(
      tableStatusOf(table({ left: 1, boards: [{ board: 5, status: 'to-play', enteredBy: null }] }), sees),
    ).toBe('playing'));
});

describe('the choice of tables', () => {
  it('counts each status that there is, and keeps what was chosen', () => {
    const statuses = ['playing', 'call', 'playing'] as const;
    expect(shownChoices(statuses, 1, 'late')).toEqual([
      { shown: 'all', count: 3 },
      { shown: 'attention', count: 1 },
      { shown: 'call', count: 1 },
      { shown: 'late', count: 0 },
      { shown: 'playing', count: 2 },
    ]);
    expect(shownChoices(statuses, 0, 'all').map(({ shown }) => shown)).not.toContain('attention');
  });

  it('knows which tables want somebody, also those that share missing boards', () => {
    const boards = { kind: 'boards-missing', boards: [5], last: null, overdue: true, silent: false } as const;
    expect([
      ...tablesWanting([
        { kind: 'late', table: 'A3', left: 1 },
        { ...boards, table: 'A1 + A2' },
        { kind: 'no-phone', tables: ['A9'] },
        { kind: 'called', ...taken, table: 'A7' },
      ]),
    ]).toEqual(['A3', 'A1', 'A2']);
  });
});
