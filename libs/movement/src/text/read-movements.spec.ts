import fc from 'fast-check';
import { checkIndividual } from '../check/check-individual.js';
import { checkMovement } from '../check/check-movement.js';
import { americanWhist } from '../generators/teams-of-four.js';
import { howell } from '../generators/howell.js';
import { mitchell } from '../generators/mitchell.js';
import { lines, printed } from '../testing/printed.js';
import { readWrittenMovements } from './read-movements.js';
import { writtenMovement } from '../testing/written-movement.js';

const LIBRARY = `Howell, four pairs
0,2,24,8,3
4,1,1, 4,2,2, 4,3,3
2,3,1, 3,1,2, 1,2,3

Mitchell, three tables, North-South 3 missing
1,3,27,9,3,3
1,1,1,1,3,2,1,2,3
2,2,2,2,1,3,2,3,1
3,3,3,3,2,1,3,1,2

Four players
3,1,9,3,3
1,2,3,4,1,1,3,2,4,2,1,4,2,3,3
`;

const pairs = (text: string) => {
  const [first] = readWrittenMovements(text);
  return first!.movement!.rows as Parameters<typeof checkMovement>[0];
};

describe('movements in the British text format', () => {
  it('are read one after another', () => {
    const [four, three, players] = readWrittenMovements(LIBRARY);
    expect([four, three, players].map((one) => [one!.title, one!.line, one!.faults])).toEqual([
      ['Howell, four pairs', 1, []],
      ['Mitchell, three tables, North-South 3 missing', 6, []],
      ['Four players', 12, []],
    ]);
    expect(printed(pairs(LIBRARY))).toEqual(
      lines(`
        4 v 1, 1 | 4 v 2, 2 | 4 v 3, 3
        2 v 3, 1 | 3 v 1, 2 | 1 v 2, 3`),
    );
    expect(three!.movement).toMatchObject({ of: 'pairs', rows: { winners: 2, phantom: 'NS3' } });
    const movement = players!.movement!;
    expect(movement.of === 'individual' && checkIndividual(movement.rows)).toEqual([]);
  });

  it('are pairs of two lines in a Mitchell, and teams in an American Whist', () => {
    expect(
      readWrittenMovements(
        writtenMovement(mitchell({ tables: 5, phantom: 'EW' }), { title: 'M', boardsPerRound: 4 }),
      )[0],
    ).toMatchObject({
      boardsPerRound: 4,
      faults: [],
      movement: { rows: { winners: 2, phantom: 'EW5', tables: 5 } },
    });
    const whist = pairs(writtenMovement(americanWhist({ teams: 5 }), { title: 'Teams', boardsPerRound: 5 }));
    expect(whist.contestants).toBe('teams');
    expect(checkMovement(whist)).toEqual([]);
    // A stagger is of teams as well: its type is 7.
    const written = writtenMovement(americanWhist({ teams: 5 }), { title: 'Teams', boardsPerRound: 5 });
    expect(pairs(written.replace('\n5,', '\n7,'))).toEqual(whist);
  });

  it('may count East-West on from North-South, also in a Mitchell', () => {
    const mitchell = 'Mitchell\n1,3,9,3,3,6\n1,4,1,1,6,2,1,5,3\n2,5,2,2,4,3,2,6,1\n3,6,3,3,5,1,3,4,2';
    expect(pairs(mitchell)).toMatchObject({ winners: 2, phantom: 'EW3' });
    expect(pairs(mitchell).rows[0]!.map((play) => play!.ew)).toEqual(['EW1', 'EW3', 'EW2']);
    const switched = mitchell.replace('1,3,9', '2,3,9');
    expect(pairs(switched)).toMatchObject({ winners: 1, phantom: '6' });
  });

  it.each([
    [
      'a replayed set',
      '0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1,2,1,2,1',
      'movement.board-played-twice',
      3,
      2,
    ],
    [
      'opponents again',
      '0,2,24,8,3\n4,1,1,4,2,2,4,1,3\n2,3,1,3,1,2,2,3,3',
      'movement.opponents-met-twice',
      3,
      1,
    ],
    [
      'a pair at two tables',
      '0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,4,1,3,1,2,1,2,3',
      'movement.pair-at-two-tables',
      1,
      2,
    ],
  ])('with %s are read, and the checker tells', (_what, figures, code, round, table) => {
    expect(checkMovement(pairs(`Defective\n${figures}`))).toContainEqual(
      expect.objectContaining({ code, round, table }),
    );
  });

  it.each([
    ['without a header', 'Title', [{ code: 'written.header', line: 2 }]],
    [
      'with words for figures',
      'Title\n0,two,24,8,3',
      [
        { code: 'written.number', line: 2, word: 'two' },
        { code: 'written.header', line: 2 },
      ],
    ],
    ['of an unknown type', 'Title\n9,1,1,1,1\n1,2,1', [{ code: 'written.type', line: 2, type: 9 }]],
    [
      'with a play too few',
      'Title\n0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1,2',
      [{ code: 'written.figures', line: 4, figures: 6, expected: 9 }],
    ],
    [
      'with a table too few, and other boards',
      'Title\n0,2,20,8,3\n4,1,1,4,2,2,4,3,3',
      [
        { code: 'written.tables', line: 1, lines: 1, tables: 2 },
        { code: 'written.boards', line: 2, boards: 20, played: 24 },
      ],
    ],
  ])('%s are told with their line', (_what, text, faults) => {
    expect(readWrittenMovements(text)[0]!.faults).toEqual(faults);
  });

  it('are the same when they are written and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), fc.boolean(), fc.boolean(), (tables, half, isHowell) => {
        const phantom = half ? { phantom: tables } : {};
        const movement = isHowell
          ? howell({ tables, ...phantom })
          : mitchell({ tables: 2 * tables + 1, ...phantom });
        const again = pairs(writtenMovement(movement, { title: 'Again', boardsPerRound: 2 }));
        expect(again).toEqual({ ...movement, name: 'rows' });
      }),
    );
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '2', ',', '\n', ' ', 'x', '-') }), (text) => {
        const faults = readWrittenMovements(text).flatMap(({ movement }) =>
          movement?.of === 'individual'
            ? checkIndividual(movement.rows)
            : checkMovement(movement?.rows ?? howell({ tables: 4 })),
        );
        expect(Array.isArray(faults)).toBe(true);
      }),
    );
  });
});
