import fc from 'fast-check';
import { howell } from '../generators/howell.js';
import { mitchell } from '../generators/mitchell.js';
import { skipMitchell } from '../generators/skip-mitchell.js';
import { movementFromRows, playsFromTriples, type PlayTriple } from '../generators/rows.js';
import type { Movement, Play } from '../movement/movement.js';
import { checkMovement } from './check-movement.js';
import { faultSeverity } from './faults.js';

type Figures = readonly (readonly PlayTriple[])[];
const oneWinner = (rows: Figures, phantom?: string) =>
  movementFromRows(playsFromTriples(rows, 1), { winners: 1, ...(phantom !== undefined && { phantom }) });
const impossible = (movement: Movement) =>
  checkMovement(movement).filter(({ severity }) => severity === 'impossible');

/** Two tables, three rounds: nothing to remark but that both play the same boards. */
const honest: Figures = [
  [
    [4, 1, 1],
    [4, 2, 2],
    [4, 3, 3],
  ],
  [
    [2, 3, 1],
    [3, 1, 2],
    [1, 2, 3],
  ],
];
/** The honest movement with one play replaced. */
const misprinted = (table: number, round: number, play: PlayTriple) =>
  oneWinner(
    honest.map((row, t) => row.map((there, r) => (t === table - 1 && r === round - 1 ? play : there))),
  );

describe('what is impossible', () => {
  it('is nothing in an honest movement', () => expect(impossible(oneWinner(honest))).toEqual([]));

  it('is a pair at two tables', () => {
    expect(impossible(misprinted(2, 2, [3, 2, 2]))).toContainEqual({
      code: 'movement.pair-at-two-tables',
      severity: 'impossible',
      round: 2,
      table: 2,
      contestant: '2',
      otherTable: 1,
    });
  });

  it('is a pair against itself', () => {
    expect(impossible(misprinted(1, 1, [4, 4, 1]))).toEqual([
      { code: 'movement.against-itself', severity: 'impossible', round: 1, table: 1, contestant: '4' },
    ]);
  });

  it('is a board played twice, told for each of the two', () => {
    const again = { code: 'movement.board-played-twice', severity: 'impossible', set: 1, earlierRound: 1 };
    expect(impossible(misprinted(2, 3, [1, 2, 1]))).toEqual([
      { ...again, round: 3, table: 2, contestant: '1' },
      { ...again, round: 3, table: 2, contestant: '2' },
    ]);
  });

  it('is a row that is too short or too long', () => {
    const movement = { ...oneWinner(honest), rounds: 4 };
    expect(impossible(movement)).toEqual(
      [1, 2].map((table) => ({ code: 'movement.row-length', severity: 'impossible', table, rounds: 3 })),
    );
  });

  it('is another number of tables', () => {
    expect(impossible({ ...oneWinner(honest), tables: 3 })).toEqual([
      { code: 'movement.table-count', severity: 'impossible', tables: 3, rows: 2 },
    ]);
  });

  it('is a set that there is not', () => {
    expect(impossible(misprinted(1, 1, [4, 1, -1]))).toEqual([
      { code: 'movement.set-unknown', severity: 'impossible', round: 1, table: 1, set: -1 },
    ]);
    expect(impossible({ ...oneWinner(honest), sets: 2 })).toContainEqual(
      expect.objectContaining({ code: 'movement.set-unknown', round: 3, set: 3 }),
    );
  });

  it.each(['NS1', '', '01', '-1', '1 '])('is a pair called %j where there is one winner', (name) => {
    const movement = movementFromRows([[{ ns: name, ew: '2', set: 1 }]], { winners: 1 });
    expect(impossible(movement)).toEqual([
      {
        code: 'movement.contestant-name',
        severity: 'impossible',
        round: 1,
        table: 1,
        contestant: name,
      },
    ]);
  });

  it('is a North-South pair that plays East-West where each line has its winner', () => {
    const movement = movementFromRows([[{ ns: 'NS1', ew: 'NS2', set: 1 }]], { winners: 2 });
    expect(impossible(movement)).toMatchObject([
      { code: 'movement.contestant-name', contestant: 'NS2', round: 1, table: 1 },
    ]);
  });

  it('is a phantom that nobody meets', () => {
    expect(impossible(oneWinner(honest, '5'))).toEqual([
      { code: 'movement.phantom-unknown', severity: 'impossible', contestant: '5' },
    ]);
  });

  it('is to stay and move', () => {
    expect(impossible({ ...oneWinner(honest), stationary: ['4', '1'] })).toEqual([
      {
        code: 'movement.stationary-moves',
        severity: 'impossible',
        round: 2,
        table: 2,
        contestant: '1',
        fromTable: 1,
      },
    ]);
  });
});

describe('what is unusual', () => {
  it('is a shared set: so many copies', () => {
    expect(checkMovement(oneWinner(honest))[0]).toEqual({
      code: 'movement.set-shared',
      severity: 'unusual',
      round: 1,
      table: 1,
      set: 1,
      tables: [1, 2],
      copies: 2,
    });
  });

  it('is a shared set only beyond the copies that are declared', () => {
    const shares = (copies: number) =>
      checkMovement({ ...oneWinner(honest), declared: { copies } }).filter(
        ({ code }) => code === 'movement.set-shared',
      );
    expect(shares(1)).toHaveLength(3);
    expect(shares(2)).toEqual([]);
  });

  it('is to meet more often than is declared', () => {
    const rows: Figures = [
      [
        [1, 2, 1],
        [2, 1, 2],
        [1, 2, 3],
      ],
      // Others are there whom they could meet instead.
      [
        [3, 4, 2],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ];
    const again = (meetings: number) =>
      checkMovement({ ...oneWinner(rows), declared: { meetings } }).flatMap((fault) =>
        fault.code === 'movement.opponents-met-twice' ? [fault.round] : [],
      );
    expect([again(1), again(2), again(3)]).toEqual([[2, 3], [3], []]);
  });

  it('is to sit out twice while others never do', () => {
    const movement = oneWinner([
      [
        [1, 2, 1],
        [1, 2, 2],
        [1, 2, 3],
      ],
      [
        [3, 4, 2],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ]);
    expect(checkMovement(movement)).toContainEqual({
      code: 'movement.sit-outs-uneven',
      severity: 'unusual',
      contestant: '3',
      rounds: 2,
      least: 0,
    });
  });

  it('is to meet again', () => {
    const movement = oneWinner([
      [
        [1, 2, 1],
        [2, 1, 2],
      ],
      [
        [3, 4, 2],
        [3, 4, 1],
      ],
    ]);
    expect(checkMovement(movement)[0]).toEqual({
      code: 'movement.opponents-met-twice',
      severity: 'unusual',
      round: 2,
      table: 1,
      contestant: '2',
      opponent: '1',
      earlierRound: 1,
    });
  });

  it('is not to meet again where there is nobody else: two pairs, two teams', () => {
    const pairs = oneWinner([
      [
        [1, 2, 1],
        [2, 1, 2],
      ],
    ]);
    const teams: Movement = {
      ...oneWinner([
        [
          [1, 2, 1],
          [1, 2, 3],
        ],
        [
          [2, 1, 1],
          [2, 1, 3],
        ],
      ]),
      contestants: 'teams',
      stationary: [],
    };
    for (const movement of [pairs, teams])
      expect(checkMovement(movement).map(({ code }) => code)).not.toContain('movement.opponents-met-twice');
  });

  it('is to sit out, at the table of the missing pair or at none', () => {
    const sitOuts = checkMovement(misprinted(2, 1, [0, 0, 0])).filter(
      ({ code }) => code === 'movement.sits-out',
    );
    expect(sitOuts).toEqual(
      ['2', '3'].map((contestant) => ({
        code: 'movement.sits-out',
        severity: 'unusual',
        round: 1,
        table: null,
        contestant,
      })),
    );
    expect(checkMovement(oneWinner(honest, '4')).filter(({ code }) => code === 'movement.sits-out')).toEqual(
      ['1', '2', '3'].map((contestant, index) => ({
        code: 'movement.sits-out',
        severity: 'unusual',
        round: index + 1,
        table: 1,
        contestant,
      })),
    );
  });

  it('is to play less than 70 % of the boards in play', () => {
    expect(checkMovement(mitchell({ tables: 5, rounds: 3 }))).toContainEqual({
      code: 'movement.few-boards',
      severity: 'unusual',
      contestant: 'NS1',
      played: 3,
      inPlay: 5,
    });
  });

  it('is a number that nobody has', () => {
    expect(checkMovement(misprinted(1, 1, [5, 1, 1]))).not.toContainEqual(
      expect.objectContaining({ code: 'movement.number-unused' }),
    );
    expect(checkMovement(misprinted(1, 1, [6, 1, 1]))).toContainEqual({
      code: 'movement.number-unused',
      severity: 'unusual',
      contestant: '5',
    });
  });

  it('is a set that lies in vain, a board without a comparison and a round without play', () => {
    const movement = {
      ...oneWinner([
        [
          [1, 2, 1],
          [0, 0, 0],
        ],
      ]),
      sets: 2,
    };
    const codes = checkMovement(movement).map(({ code }) => code);
    expect(codes).toContain('movement.set-unplayed');
    expect(codes).toContain('movement.set-played-once');
    expect(codes).toContain('movement.round-empty');
  });
});

describe('the checker', () => {
  const movements = [
    howell({ tables: 5 }),
    howell({ tables: 8 }),
    mitchell({ tables: 7, arrowSwitched: [7] }),
    skipMitchell({ tables: 8, arrowSwitched: [] }),
  ];
  const places = fc.constantFrom(...movements).chain((movement) =>
    fc.record({
      movement: fc.constant(movement),
      one: fc.tuple(fc.nat(movement.tables - 1), fc.nat(movement.rounds - 1)),
      other: fc.tuple(fc.nat(movement.tables - 1), fc.nat(movement.rounds - 1)),
    }),
  );
  const exchanged = (movement: Movement, one: number[], other: number[], field: keyof Play): Movement => {
    const at = ([table, round]: number[]) => movement.rows[table!]![round!]!;
    const rows = movement.rows.map((row, table) =>
      row.map((play, round) => {
        if (one[0] === table && one[1] === round) return { ...play!, [field]: at(other)[field] };
        if (other[0] === table && other[1] === round) return { ...play!, [field]: at(one)[field] };
        return play;
      }),
    );
    return movementFromRows(rows, { winners: 1 });
  };

  it('sees any two sets that were exchanged', () => {
    fc.assert(
      fc.property(places, ({ movement, one, other }) => {
        const [set, otherSet] = [one, other].map(([table, round]) => movement.rows[table!]![round!]!.set);
        fc.pre(set !== otherSet);
        expect(checkMovement(exchanged(movement, one, other, 'set'))).not.toEqual([]);
      }),
    );
  });

  it('sees any two pairs that were exchanged between rounds', () => {
    fc.assert(
      fc.property(places, ({ movement, one, other }) => {
        const [ns, otherNs] = [one, other].map(([table, round]) => movement.rows[table!]![round!]!.ns);
        fc.pre(one[1] !== other[1] && ns !== otherNs);
        const codes = checkMovement(exchanged(movement, one, other, 'ns')).map(({ code }) => code);
        expect(codes).toContain('movement.sits-out');
      }),
    );
  });

  it('is silent about arrows: they are a matter of balance', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7]), (arrowSwitched) => {
        expect(checkMovement(mitchell({ tables: 7, arrowSwitched }))).toEqual([]);
      }),
    );
  });

  it('puts what is impossible first', () => {
    const severities = checkMovement(misprinted(2, 3, [1, 2, 1])).map(({ severity }) => severity);
    expect(severities).toEqual(severities.toSorted());
    expect(new Set(Object.values(faultSeverity))).toEqual(new Set(['impossible', 'unusual']));
  });
});
