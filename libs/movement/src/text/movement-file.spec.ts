import { existsSync, readFileSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { checkIndividual } from '../check/check-individual.js';
import { checkMovement } from '../check/check-movement.js';
import { families, makeMovement } from '../generators/families.js';
import { arrowSwitch } from '../generators/arrow-switch.js';
import type { Movement } from '../movement/movement.js';
import { readMovementFile } from './movement-file.js';
import type { WrittenMovement } from './read-movements.js';
import { writtenMovement } from '../testing/written-movement.js';

/** A movement as it is exchanged: of two lines with East-West counted on. */
function asJson(movement: Movement) {
  const { rows, phantom } = movement.winners === 2 ? arrowSwitch(movement, []) : movement;
  return {
    title: movement.name,
    twoWinner: movement.winners === 2,
    ...(phantom !== undefined && { phantom: Number(phantom) }),
    ...(movement.declared && { declared: movement.declared }),
    ...(movement.contestants && { contestants: movement.contestants }),
    rows: rows.map((row) => row.map((play) => (play ? [+play.ns, +play.ew, play.set] : [0, 0, 0]))),
  };
}

const pairsIn = (text: string) =>
  readMovementFile(text).movements.map(({ movement }) => movement!.rows as Movement);

/** East-West 3, whose number would be 6, is nowhere but at the table that has no boards. */
const EXTRA_TABLE = `Two tables and an extra one
1,3,6,2,3,6
1,1,1,3,2,2,1,2,3
2,2,2,1,1,3,3,1,1
3,3,0,2,2,0,2,2,0
`;
const FOUR_PLAYERS = `Four players
3,1,9,3,3
1,2,3,4,1,1,3,2,4,2,1,4,2,3,3
`;

describe('movements as British programs write them', () => {
  const [extra] = readMovementFile(EXTRA_TABLE).movements;

  it('may be marked before the title, and are no JSON for that', () => {
    expect(readMovementFile(`[M6] ${EXTRA_TABLE}`)).toEqual({ movements: [extra] });
    expect(readMovementFile('[M6] nothing else')).toMatchObject({ problem: 'file.empty' });
  });

  it.each([
    ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['lines that end as on old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['a mark of the encoding and empty lines before it', (text: string) => `\uFEFF\n \n${text}`],
    ['an empty line behind each line', (text: string) => text.replaceAll('\n', '\n\n')],
    ['the mark of the program in a line of its own', (text: string) => text.replace('[M6] ', '[M6]\n\n')],
    ['commas at the ends of lines', (text: string) => text.replaceAll(/(\d)\n/g, '$1,\n')],
  ])('is the same with %s', (_what, changed) => {
    const [read] = readMovementFile(changed(`[M6] ${EXTRA_TABLE}`)).movements;
    expect({ ...read, line: 1 }).toEqual(extra);
  });

  it('may follow one another without an empty line', () => {
    const both = `[M6] ${EXTRA_TABLE}[M4] ${FOUR_PLAYERS}`;
    expect(readMovementFile(both).movements.map(({ title, line, faults }) => [title, line, faults])).toEqual([
      ['Two tables and an extra one', 1, []],
      ['Four players', 6, []],
    ]);
  });

  it.each([
    ['1,3,6,2,3,6', '1,3,6', [{ code: 'written.header', line: 4 }]],
    ['1,1,1,3,2,2,1,2,3', '1,1,1,3,2,x,1,2,3', [{ code: 'written.number', line: 5, word: 'x' }]],
  ])('tell the line of what cannot be read, also behind empty lines: %s as %s', (right, wrong, faults) => {
    const text = `[M6]\n${EXTRA_TABLE.replace(`${right}\n`, `\n${wrong}\n`)}`;
    expect(readMovementFile(text)).toMatchObject({ movements: [{ faults }] });
  });

  it('may lack a pair that is written only where no boards are', () => {
    expect(extra!.faults).toEqual([]);
    expect(extra!.movement!.rows.phantom).toBeUndefined();
  });

  it('may still lack a pair that nobody can be', () => {
    const { movement } = readMovementFile(EXTRA_TABLE.replace(/6$/m, '99')).movements[0]!;
    expect(checkMovement(movement!.rows as Movement)).toContainEqual(
      expect.objectContaining({ code: 'movement.phantom-unknown' }),
    );
  });

  it.each([
    [4, undefined, []],
    [3, '4', []],
    [2, undefined, [{ code: 'written.contradiction', member: 'players', said: 2, found: 4 }]],
  ])('say of an individual how many players there are: %i', (players, phantom, faults) => {
    const [four] = readMovementFile(FOUR_PLAYERS.replace(',3,3\n', `,3,3,${players}\n`)).movements;
    expect(four!.movement!.rows.phantom).toBe(phantom);
    expect(four!.faults).toEqual(faults);
  });
});

describeShared('movements that programs have written', 'cases/', existsSync, (folder) => {
  it.each(['23-movement-bracket.txt', '23-movement-rover.txt', '23-movement-individual.txt'])(
    'can be played: %s',
    (name) => {
      const { movements } = readMovementFile(readFileSync(new URL(name, folder), 'utf8'));
      const codes = movements.flatMap(({ movement, faults }) => [
        ...faults,
        ...(movement!.of === 'individual' ? checkIndividual(movement!.rows) : checkMovement(movement!.rows)),
      ]);
      expect(codes.filter((one) => !('severity' in one) || one.severity === 'impossible')).toEqual([]);
    },
  );
});

describe('a file of movements', () => {
  const every = families.flatMap(({ name, roundsAt, exists, contestants }) =>
    [4, 7, 8].flatMap((tables) => {
      const rounds = roundsAt(tables)?.complete;
      if (rounds === undefined || exists?.(tables, rounds) === false) return [];
      const half = !contestants && name !== 'rover' ? { phantom: tables + 1 } : {};
      return [makeMovement({ name, tables, rounds, ...half })];
    }),
  );

  it.each(every)('in JSON gives back $name of $tables tables', (movement) => {
    const [read] = pairsIn(JSON.stringify(asJson(movement)));
    const { name: _name, ...same } = movement;
    expect(read).toEqual({ ...same, name: 'rows' });
  });

  it.each(every)(
    'in the text format gives back $name of $tables tables, counted in lines or through',
    (movement) => {
      // Counted through it is what a switch in no round makes of it.
      const forms =
        movement.winners === 2
          ? [movement, { ...arrowSwitch(movement, []), winners: movement.winners }]
          : [movement];
      for (const written of forms) {
        const text = `[M6] ${writtenMovement(written, { title: 'Mine', boardsPerRound: 2 })}`;
        const { movements } = readMovementFile(text.replaceAll('\n', '\r\n'));
        expect(movements.map(({ faults }) => faults)).toEqual([[]]);
        expect(checkMovement(movements[0]!.movement!.rows as Movement)).toEqual(
          checkMovement({ ...movement, declared: undefined, name: 'rows' }),
        );
      }
    },
  );

  it('in JSON may hold any number, anywhere', () => {
    const mine = asJson(every[0]!);
    const { movements } = readMovementFile(
      JSON.stringify({ club: [{ ...mine, boardsPerRound: 3 }, mine], more: { mine } }),
    );
    expect(movements.map(({ title, boardsPerRound }) => [title, boardsPerRound])).toEqual([
      [`${every[0]!.name}, club[0]`, 3],
      [`${every[0]!.name}, club[1]`, 0],
      [`${every[0]!.name}, more.mine`, 0],
    ]);
  });

  it('may be in the text format of British programs', () => {
    const [read] = pairsIn(writtenMovement(every[0]!, { title: 'Mine', boardsPerRound: 2 }));
    expect(read!.rows).toEqual(every[0]!.rows);
  });

  it('may hold players for themselves', () => {
    expect(readMovementFile('{"rows": [[[1, 2, 3, 4, 1]]]}').movements[0]!.movement).toMatchObject({
      of: 'individual',
      rows: { tables: 1, rows: [[{ n: '1', s: '2', e: '3', w: '4', set: 1 }]] },
    });
  });

  it('is read with its mistakes, which the checker tells', () => {
    const [read] = pairsIn('[{"twoWinner": true, "rows": [[[1, 1, 1], [1, 2, 1]]]}]');
    expect(checkMovement(read!)).toContainEqual(
      expect.objectContaining({ code: 'movement.against-itself', round: 1, table: 1, contestant: '1' }),
    );
  });

  it('tells the first play that is none, beside movements that are whole', () => {
    const { movements } = readMovementFile(
      JSON.stringify([
        { rows: [[[1, 2, 1]]] },
        {
          title: 'cut',
          rows: [
            [
              [1, 2, 1],
              [2, 1],
            ],
          ],
        },
        {
          rows: [
            [
              [1, -2, 1],
              [3, 4, 1],
            ],
          ],
        },
        {
          rows: [
            [
              [1, 2, 3],
              [1, 2, 3, 4, 5],
            ],
          ],
        },
      ]),
    );
    expect(movements.map(({ faults }) => faults)).toEqual([
      [],
      [{ code: 'written.play', table: 1, round: 2 }],
      [{ code: 'written.play', table: 1, round: 1 }],
      [{ code: 'written.play', table: 1, round: 1 }],
    ]);
    expect(movements[1]!.title).toBe('cut, [1]');
  });

  it.each([
    ['one winner', { stationary: ['1'] }, '1'],
    ['two winners', { stationary: [1], twoWinner: true }, 'NS1'],
  ])('is checked for who is said to stay: %s', (_, said, contestant) => {
    const rows = [
      [
        [1, 3, 1],
        [2, 4, 2],
      ],
      [
        [2, 4, 1],
        [1, 3, 2],
      ],
    ];
    const [{ movement }] = readMovementFile(JSON.stringify({ ...said, rows })).movements as [WrittenMovement];
    expect(movement!.of === 'pairs' && checkMovement(movement!.rows)).toContainEqual(
      expect.objectContaining({ code: 'movement.stationary-moves', contestant }),
    );
  });

  it.each([
    ['', 'file.empty'],
    ['A letter.\n\nTo somebody.', 'file.empty'],
    ['{"rows": []}', 'file.empty'],
    ['{"rows": [[[1, 2]]]}', 'file.empty'],
    ['{"rows": [[[1, 2, "x"]]]}', 'file.empty'],
    ['{"rows": ', 'file.json'],
    ['['.repeat(3000) + ']'.repeat(3000), 'file.empty'],
  ])('holds none in %j', (text, problem) => expect(readMovementFile(text)).toMatchObject({ problem }));
});
