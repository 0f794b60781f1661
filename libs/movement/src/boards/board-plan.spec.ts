import { howell } from '../generators/howell.js';
import { mitchell, shareAndRelay } from '../generators/mitchell.js';
import { skipMitchell } from '../generators/skip-mitchell.js';
import { movementFromRows, playsFromTriples } from '../generators/rows.js';
import type { Movement } from '../movement/movement.js';
import { lacking } from '../testing/carrying.js';
import { boardPlan, isCaddyMove, type BoardPlan } from './board-plan.js';

describe('the board plan of a Mitchell', () => {
  const plan = boardPlan(mitchell({ tables: 5 }));

  it('lays one set on each table, and needs no relay', () => {
    expect(plan.setup.map(({ table, set }) => [table, set])).toEqual(
      [1, 2, 3, 4, 5].map((set) => [set, set]),
    );
    expect(plan.copies).toEqual([1, 2, 3, 4, 5].map((set) => ({ set, copies: 1 })));
    expect(plan.relays).toEqual([]);
    expect(plan.fromRelays).toEqual([]);
  });

  it('moves every set one table down, and from the first to the last', () => {
    const first = plan.moves.filter(({ afterRound }) => afterRound === 1);
    expect(first.map(({ set, from, to }) => [set, from, to])).toEqual([
      [1, 1, 5],
      [2, 2, 1],
      [3, 3, 2],
      [4, 4, 3],
      [5, 5, 4],
    ]);
    expect(first.filter(isCaddyMove).map(({ set }) => set)).toEqual([1]);
  });

  it('puts everything back in the box after the last round', () => {
    expect(plan.moves.filter(({ afterRound }) => afterRound === 5).map(({ to }) => to)).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('the board plan of share and relay', () => {
  it('with two copies: the second goes on from the last table', () => {
    const plan = boardPlan(shareAndRelay({ tables: 4 }));
    expect(plan.copies.every(({ copies }) => copies === 2)).toBe(true);
    expect(plan.moves.filter(({ set }) => set === 2)).toMatchObject([
      { afterRound: 1, copy: 1, from: 2, to: 1, neededInRound: 2 },
      { afterRound: 2, copy: 1, from: 1, to: null },
      { afterRound: 2, copy: 2, from: 4, to: 3, neededInRound: 3 },
      { afterRound: 3, copy: 2, from: 3, to: null },
    ]);
  });

  it('with one copy: tables 1 and 4 share it, the relay stands between 2 and 3', () => {
    const plan = boardPlan(shareAndRelay({ tables: 4 }), { copies: 1 });
    expect(plan.setup).toEqual([
      { table: 1, set: 1, copy: 1, sharedWith: [4] },
      { table: 2, set: 2, copy: 1, sharedWith: [] },
      { table: 3, set: 4, copy: 1, sharedWith: [] },
    ]);
    expect(plan.relays).toEqual([{ feeds: 2, between: [2, 3], atStart: [{ set: 3, copy: 1 }], most: 1 }]);
    expect(plan.moves.find(({ set, afterRound }) => set === 2 && afterRound === 1)).toEqual({
      afterRound: 1,
      set: 2,
      copy: 1,
      from: 2,
      to: 1,
      neededInRound: 2,
      viaRelay: false,
      sharedWith: [4],
    });
    // Of the two that have shared set 1 the fourth is next to the third.
    expect(plan.moves.find(({ set, afterRound }) => set === 1 && afterRound === 1)).toMatchObject({
      from: 4,
      to: 3,
      neededInRound: 2,
    });
    expect(plan.moves.filter(({ to }) => to !== null).filter(isCaddyMove)).toEqual([]);
  });
});

describe('the board plan of a Howell', () => {
  it.each([
    [4, ['3-4', '4-1']],
    [5, ['3-4']],
    [6, ['3-4', '5-6']],
    [7, ['4-5']],
    [8, ['6-7', '8-1']],
  ])('of %i tables has its relays between %j, everything else goes one table down', (tables, stands) => {
    const plan = boardPlan(howell({ tables }));
    expect(plan.relays.map(({ between }) => between.join('-'))).toEqual(stands);
    expect(plan.moves.filter(isCaddyMove).every(({ from, to }) => from === 1 && to === tables)).toBe(true);
  });
});

describe('a half table', () => {
  it('is where the boards rest that nobody needs', () => {
    const { setup, relays } = boardPlan(mitchell({ tables: 5, phantom: 'NS' }));
    expect(setup).toHaveLength(5);
    expect(relays).toEqual([]);
  });

  it('gets no copy of boards that are played elsewhere', () => {
    const plan = boardPlan(shareAndRelay({ tables: 6, phantom: 'NS' }));
    expect(plan.copies.every(({ copies }) => copies === 1)).toBe(true);
  });
});

describe('boards that stay', () => {
  it('are no move', () => {
    const twoRounds = [
      [
        [1, 2, 1],
        [3, 4, 1],
      ] as const,
    ];
    const plan = boardPlan(movementFromRows(playsFromTriples(twoRounds, 1), { winners: 1 }));
    expect(plan.moves).toMatchObject([{ afterRound: 2, from: 1, to: null }]);
  });
});

describe('the board plan of two circles of tables', () => {
  /** Two movements as one, the tables of the second counted on. */
  const beside = (one: Movement, other: Movement): Movement => ({
    ...one,
    tables: one.tables + other.tables,
    rows: [...one.rows, ...other.rows],
  });
  const two = beside(mitchell({ tables: 3 }), mitchell({ tables: 3 }));
  const after1 = ({ moves }: BoardPlan) =>
    moves
      .filter(({ afterRound }) => afterRound === 1)
      .map(({ from, to, sharedWith }) => `${from} > ${[to, ...sharedWith].join('+')}`);

  it('sends each copy round its own', () =>
    expect(after1(boardPlan(two, { circles: [3, 3] })).toSorted()).toEqual([
      '1 > 3',
      '2 > 1',
      '3 > 2',
      '4 > 6',
      '5 > 4',
      '6 > 5',
    ]));

  it('lets a table of each share a copy', () =>
    expect(after1(boardPlan(two, { copies: 1, circles: [3, 3] }))).toEqual([
      '1 > 3+6',
      '2 > 1+4',
      '3 > 2+5',
    ]));

  it('has its relays within a circle', () => {
    const { relays } = boardPlan(beside(shareAndRelay({ tables: 4 }), shareAndRelay({ tables: 4 })), {
      circles: [4, 4],
    });
    expect(relays.map(({ between }) => between.join('-'))).toEqual(['2-3', '4-1', '6-7', '8-5']);
  });

  it.each([
    beside(howell({ tables: 4 }), howell({ tables: 4 })),
    beside(shareAndRelay({ tables: 6 }), shareAndRelay({ tables: 6 })),
  ])('brings them to every table', (movement) => {
    const circles = [movement.tables / 2, movement.tables / 2];
    for (const copies of [1, 2, 4]) {
      expect(lacking(movement, boardPlan(movement, { copies, circles }))).toEqual([]);
    }
  });
});

describe('carrying the boards as planned', () => {
  const movements = [
    ...[2, 3, 4, 5, 6, 7, 8].flatMap((tables) => [
      howell({ tables }),
      howell({ tables, rounds: tables }),
      howell({ tables, phantom: 2 * tables }),
      howell({ tables, phantom: 2 }),
    ]),
    ...[3, 7, 13].flatMap((tables) => [mitchell({ tables }), mitchell({ tables, phantom: 'EW' })]),
    ...[4, 8, 14].flatMap((tables) => [
      skipMitchell({ tables, phantom: 'NS' }),
      shareAndRelay({ tables }),
      shareAndRelay({ tables, phantom: 'NS', arrowSwitched: [2] }),
      shareAndRelay({ tables, rounds: 3, phantom: 1 }),
    ]),
  ];
  it.each(movements)(
    'brings them to every table of $name $tables, $rounds rounds, without $phantom',
    (movement) => {
      expect(lacking(movement, boardPlan(movement))).toEqual([]);
      expect(lacking(movement, boardPlan(movement, { copies: 1 }))).toEqual([]);
    },
  );
});
