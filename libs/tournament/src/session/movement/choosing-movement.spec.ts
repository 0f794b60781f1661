import { setMovement, startSession } from '../commands/commands.js';
import type { MovementData } from '../section/section-data.js';
import { boardsOf } from '../plan/schedule.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  registered,
  session,
  setUp,
} from '../testing/evening.js';

const prepared = given(club, ...setUp(FIVE_TABLES));

/** Section A with this movement, three boards a round. */
function choice(movement: unknown, section: object = {}) {
  const sections = [{ section: 'A', boardsPerRound: 3, movement, ...section }];
  return [setMovement, { session: '1', sections }] as const;
}

/** Three tables in a Mitchell, row by row. */
const ROWS: MovementData = {
  name: 'rows',
  tables: 3,
  rounds: 3,
  sets: 3,
  winners: 2,
  stationary: ['NS1', 'NS2', 'NS3'],
  rows: [
    [
      { ns: 'NS1', ew: 'EW1', set: 1 },
      { ns: 'NS1', ew: 'EW3', set: 2 },
      { ns: 'NS1', ew: 'EW2', set: 3 },
    ],
    [
      { ns: 'NS2', ew: 'EW2', set: 2 },
      { ns: 'NS2', ew: 'EW1', set: 3 },
      { ns: 'NS2', ew: 'EW3', set: 1 },
    ],
    [
      { ns: 'NS3', ew: 'EW3', set: 3 },
      { ns: 'NS3', ew: 'EW2', set: 1 },
      { ns: 'NS3', ew: 'EW1', set: 2 },
    ],
  ],
};

/** The rows with something else in one place. */
function withPlay(table: number, round: number, play: object | null) {
  const rows = ROWS.rows.map((row, index) =>
    index === table - 1 ? row.with(round - 1, play as never) : row,
  );
  return { kind: 'rows', movement: { ...ROWS, rows } };
}

describe('a movement', () => {
  it('is kept row by row, so that nothing has to be made again to read it', () => {
    const { movement } = session(prepared).sections[0]!;
    expect(movement).toMatchObject({ name: 'mitchell', tables: 5, rounds: 5, sets: 5, winners: 2 });
    expect(movement.rows[1]![2]).toEqual({ ns: 'NS2', ew: 'EW5', set: 4 });
  });

  it.each([
    ['Mitchell', { name: 'mitchell', tables: 7, rounds: 5 }],
    ['skip Mitchell', { name: 'skip-mitchell', tables: 6, rounds: 5 }],
    ['share and relay', { name: 'share-and-relay', tables: 6, rounds: 6 }],
    ['Howell', { name: 'howell', tables: 4, rounds: 7 }],
    ['half table', { name: 'howell', tables: 4, rounds: 7, phantom: 8 }],
    ['arrow switch', { name: 'mitchell', tables: 7, rounds: 7, arrowSwitched: [7] }],
    ['scrambled', { name: 'skip-mitchell', tables: 4, rounds: 3, scrambled: [[1], [], [2, 3], []] }],
  ])('is made by its rule: %s', (_what, movement) => {
    const { decision } = given(prepared).when(...choice({ kind: 'made', ...movement }));
    expect(decision).toMatchObject({ accepted: true });
  });

  it('is given row by row', () => {
    const { decision } = given(prepared).when(...choice({ kind: 'rows', movement: ROWS }));
    expect(decision).toMatchObject({
      accepted: true,
      events: { session: [{ payload: { sections: [{ section: 'A', movement: ROWS }] } }] },
      answer: { remarks: [] },
    });
  });

  it('comes with a word about what is unusual, counted', () => {
    expect(given(prepared).when(...choice(HALF_TABLE)).decision).toMatchObject({
      answer: { remarks: [{ section: 'A', fault: 'movement.sits-out', times: 5 }] },
    });
    expect(
      given(prepared).when(...choice({ kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 }))
        .decision,
    ).toMatchObject({
      answer: { remarks: [{ section: 'A', fault: 'movement.set-shared', times: 4 }] },
    });
  });

  it('has nothing unusual about tables that play one set, each with a copy of its own', () => {
    const shared = { kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 };
    const remarks = (movement: object, section: object = {}) =>
      given(prepared).when(...choice(movement, section)).decision;
    expect(remarks(shared, { copies: 2 })).toMatchObject({ answer: { remarks: [] } });
    expect(remarks({ ...FIVE_TABLES, barometer: true })).toMatchObject({ answer: { remarks: [] } });
    expect(remarks({ ...HALF_TABLE, barometer: true })).toMatchObject({
      answer: { remarks: [{ section: 'A', fault: 'movement.sits-out', times: 5 }] },
    });
  });
});

describe('a movement that there is not', () => {
  it.each([
    [
      'a Mitchell of an even number',
      { name: 'mitchell', tables: 6, rounds: 5 },
      'movement.tables-unfit',
      { tables: 6, nearest: 5 },
    ],
    [
      'a skip of an odd number',
      { name: 'skip-mitchell', tables: 5, rounds: 4 },
      'movement.tables-unfit',
      { tables: 5, nearest: 4 },
    ],
    [
      'a Howell of 25 tables',
      { name: 'howell', tables: 25, rounds: 49 },
      'movement.tables-unfit',
      { nearest: 24 },
    ],
    [
      'a hundred tables',
      { name: 'skip-mitchell', tables: 100, rounds: 5 },
      'movement.tables-unfit',
      { nearest: 40 },
    ],
    [
      'a round too many',
      { name: 'mitchell', tables: 5, rounds: 6 },
      'movement.rounds-unfit',
      { rounds: 6, least: 1, most: 5 },
    ],
    [
      'a web that would share',
      { name: 'web', tables: 7, rounds: 6 },
      'movement.none-with-rounds',
      { tables: 7, rounds: 6, nearest: 7 },
    ],
    [
      'a missing pair 11 of 10',
      { ...FIVE_TABLES, phantom: 11 },
      'movement.phantom-unknown',
      { contestant: '11' },
    ],
    [
      'arrows switched in round 6',
      { ...FIVE_TABLES, arrowSwitched: [6] },
      'movement.switch-unknown-round',
      { round: 6 },
    ],
    [
      'boards turned at a table in round 6',
      { ...FIVE_TABLES, scrambled: [[], [6], [], [], []] },
      'movement.switch-unknown-round',
      { round: 6 },
    ],
    [
      'boards turned at tables of a Howell',
      { ...HOWELL, scrambled: [[1]] },
      'movement.switch-one-winner',
      {},
    ],
    ['arrows switched in a Howell', { ...HOWELL, arrowSwitched: [1] }, 'movement.switch-one-winner', {}],
  ])('is refused with the nearest that there is: %s', (_what, movement, fault, figures) =>
    given(prepared)
      .when(...choice({ kind: 'made', ...movement }))
      .thenRejected('session.movement-refused', { section: 'A', fault, ...figures }),
  );

  it('is refused: rows with arrows switched in a round that they have not', () =>
    given(prepared)
      .when(...choice({ kind: 'rows', movement: { ...ROWS, arrowSwitched: [4] } }))
      .thenRejected('session.movement-refused', { fault: 'movement.switch-unknown-round' }));
});

describe('rows that cannot be played', () => {
  it.each([
    [
      'a pair at two tables',
      withPlay(2, 1, { ns: 'NS2', ew: 'EW1', set: 2 }),
      { fault: 'movement.pair-at-two-tables', round: 1, contestant: 'EW1' },
    ],
    [
      'a board played twice',
      withPlay(1, 2, { ns: 'NS1', ew: 'EW3', set: 1 }),
      { fault: 'movement.board-played-twice', round: 2, table: 1, contestant: 'NS1' },
    ],
    [
      'a pair against itself',
      {
        kind: 'rows',
        movement: {
          ...ROWS,
          winners: 1,
          tables: 1,
          rounds: 1,
          stationary: [],
          rows: [[{ ns: '1', ew: '1', set: 1 }]],
        },
      },
      { fault: 'movement.against-itself', round: 1, table: 1, contestant: '1' },
    ],
    [
      'a set that is not there',
      withPlay(3, 3, { ns: 'NS3', ew: 'EW1', set: 4 }),
      { fault: 'movement.set-unknown', round: 3, table: 3, set: 4 },
    ],
    [
      'names of the other kind',
      { kind: 'rows', movement: { ...ROWS, winners: 1 } },
      { fault: 'movement.contestant-name', round: 1, table: 1, contestant: 'NS1' },
    ],
    [
      'a table too few',
      { kind: 'rows', movement: { ...ROWS, tables: 4 } },
      { fault: 'movement.table-count', tables: 4, rows: 3 },
    ],
    [
      'a round too few',
      { kind: 'rows', movement: { ...ROWS, rounds: 4 } },
      { fault: 'movement.row-length', table: 1, rounds: 3 },
    ],
    [
      'a phantom whom nobody meets',
      { kind: 'rows', movement: { ...ROWS, phantom: 'NS4' } },
      { fault: 'movement.phantom-unknown', contestant: 'NS4' },
    ],
    [
      'somebody who stays and moves',
      { kind: 'rows', movement: { ...ROWS, stationary: ['EW1'] } },
      { fault: 'movement.stationary-moves', contestant: 'EW1' },
    ],
  ])('are refused: %s', (_what, movement, params) =>
    given(prepared)
      .when(...choice(movement))
      .thenRejected('session.movement-impossible', { section: 'A', ...params }),
  );

  it.each([
    ['nobody at all', { ...ROWS, tables: 1, rounds: 2, stationary: [], rows: [[null, null]] }],
    [
      'nobody but with the phantom',
      { ...ROWS, tables: 1, rounds: 1, phantom: 'NS1', stationary: [], rows: [[ROWS.rows[0]![0]!]] },
    ],
  ])('are refused: %s plays', (_what, movement) =>
    given(prepared)
      .when(...choice({ kind: 'rows', movement }))
      .thenRejected('session.movement-empty', { section: 'A' }),
  );

  it.each([
    ['names of nobody', withPlay(1, 1, { ns: 'North', ew: 'EW1', set: 1 })],
    ['set 0', withPlay(1, 1, { ns: 'NS1', ew: 'EW1', set: 0 })],
    ['half a round', { kind: 'rows', movement: { ...ROWS, rounds: 1.5 } }],
    ['three winners', { kind: 'rows', movement: { ...ROWS, winners: 3 } }],
    ['no rows', { kind: 'rows', movement: { ...ROWS, rows: null } }],
    ['a kind of their own', { kind: 'drawn' }],
    ['nothing', null],
  ])('are no movement: %s', (_what, movement) =>
    expect(() => given(prepared).when(...choice(movement))).toThrow(/movement/),
  );
});

describe('the boards of a section', () => {
  it('begin where the director says', () => {
    const journal = given(prepared)
      .when(...choice(FIVE_TABLES, { firstBoard: 17, boardsPerRound: 2 }))
      .book();
    expect(boardsOf(session(journal))).toEqual([17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
  });

  it('end with board 999', () => {
    given(prepared)
      .when(...choice(FIVE_TABLES, { firstBoard: 985 }))
      .book();
    given(prepared)
      .when(...choice(FIVE_TABLES, { firstBoard: 986 }))
      .thenRejected('session.boards-beyond', {
        section: 'A',
        last: 1000,
        most: 999,
      });
    given(prepared)
      .when(
        ...choice({ kind: 'made', name: 'skip-mitchell', tables: 20, rounds: 19 }, { boardsPerRound: 64 }),
      )
      .thenRejected('session.boards-beyond', { last: 1280 });
  });

  it.each([
    ['boardsPerRound', 0],
    ['boardsPerRound', 65],
    ['firstBoard', 0],
    ['copies', 0],
  ])('are not told by %s %i', (member, value) =>
    expect(() => given(prepared).when(...choice(FIVE_TABLES, { [member]: value }))).toThrow(member),
  );
});

describe('the sections of a session', () => {
  it('have names of their own', () => {
    const section = { section: 'B', boardsPerRound: 3, movement: FIVE_TABLES };
    given(prepared)
      .when(setMovement, { session: '1', sections: [section, section] })
      .thenRejected('session.section-twice');
  });

  it('play with the boards of another, where the sets are the same', () => {
    const own = { section: 'A', boardsPerRound: 3, movement: FIVE_TABLES };
    const other = { ...own, section: 'B', boardsWith: 'A' };
    const sections = (...choices: object[]) => [setMovement, { session: '1', sections: choices }] as const;
    expect(session(given(prepared, sections(other, own))).sections).toMatchObject([
      { section: 'B', boardsWith: 'A' },
      { section: 'A' },
    ]);
    const later = { ...other, firstBoard: 7 };
    expect(session(given(prepared, sections(own, later))).sections).toHaveLength(2);
    for (const stray of [
      { ...other, boardsWith: 'B' },
      { ...other, boardsWith: 'C' },
      { ...other, boardsPerRound: 2 },
      { ...other, firstBoard: 2 },
      { ...other, copies: 1 },
    ]) {
      given(prepared)
        .when(...sections(own, stray))
        .thenRejected('session.boards-not-shared', { section: 'B', other: stray.boardsWith });
    }
    given(prepared)
      .when(...sections(own, other, { ...own, section: 'C', boardsWith: 'B' }))
      .thenRejected('session.boards-not-shared', { section: 'C', other: 'B' });
  });

  it('send no copy of a board to two tables at once, unless they share it', () => {
    const barometer = { ...FIVE_TABLES, barometer: true };
    const own = { section: 'A', boardsPerRound: 3, movement: barometer };
    const when = (...sections: object[]) => given(prepared).when(setMovement, { session: '1', sections });
    const tables = { section: 'A', round: 1, boards: '1–3', tables: 'A1, A3, A5' };
    when({ ...own, copies: 2 }).thenRejected('session.boards-at-two-tables', {
      ...tables,
      copies: 2,
      least: 5,
    });
    expect(when({ ...own, copies: 2, shared: true }).decision.accepted).toBe(true);
    expect(when({ ...own, copies: 5 }).decision.accepted).toBe(true);
    expect(when(own).decision.accepted).toBe(true);
    // Five tables cannot share three boards: two of them would sit without.
    when({ ...own, copies: 1, shared: true }).thenRejected('session.boards-too-few-to-share', {
      tables: 'A1, A2, A3, A4, A5',
      copies: 1,
      least: 2,
    });
    const mitchell = { ...own, movement: FIVE_TABLES };
    const other = { section: 'B', boardsPerRound: 3, boardsWith: 'A', movement: FIVE_TABLES };
    when({ ...mitchell, copies: 1 }, other).thenRejected('session.boards-at-two-tables', {
      tables: 'A1, B1',
    });
    expect(when(mitchell, other).decision.accepted).toBe(true);
    expect(when({ ...mitchell, copies: 1, shared: true }, other).decision.accepted).toBe(true);
  });

  it('are chosen anew until the session starts', () => {
    const sections = [{ section: 'B', boardsPerRound: 3, movement: HOWELL }];
    const journal = given(prepared, [setMovement, { session: '1', sections }]);
    expect(session(journal).sections.map(({ section }) => section)).toEqual(['B']);
    given(prepared, ...registered(2), [startSession, { session: '1' }])
      .when(setMovement, { session: '1', sections })
      .thenRejected('session.started');
    given(club).when(setMovement, { session: '1', sections }).thenRejected('session.unknown');
  });

  it.each(['', 'a', 'ABC', 'A1', 'Ł'])('are not called %j', (section) =>
    expect(() => given(prepared).when(...choice(FIVE_TABLES, { section }))).toThrow('section.malformed'),
  );
});
