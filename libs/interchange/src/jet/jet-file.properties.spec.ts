import fc from 'fast-check';
import MDBReader from 'mdb-reader';
import { isSoundDatabase } from './sound-database.js';
import { jetFile } from './jet-file.js';
import type { JetCell, JetColumn, JetTable } from './jet-table.js';

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** What is written as one thing and read as another: a time, and bytes; and a yes or no is never nothing. */
function asRead(cell: JetCell, column: JetColumn): unknown {
  if (column === 'boolean') return cell === true;
  if (cell === null) return null;
  if (column === 'date') return new Date(Math.round(EPOCH + Number(cell) * DAY));
  return cell instanceof Uint8Array ? Buffer.from(cell) : cell;
}

function read(bytes: Uint8Array): readonly { readonly name: string; readonly rows: readonly unknown[][] }[] {
  const reader = new MDBReader(Buffer.from(bytes));
  return reader.getTableNames().map((name) => {
    const table = reader.getTable(name);
    const columns = table.getColumnNames();
    return { name, rows: table.getData().map((row) => columns.map((column) => row[column])) };
  });
}

function written({ name, columns, rows }: JetTable) {
  const types = Object.values(columns);
  return { name, rows: rows.map((row) => types.map((type, at) => asRead(row[at] ?? null, type))) };
}

const text = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).filter((one) => one.length <= most);
const CELLS: Readonly<Record<string, fc.Arbitrary<JetCell>>> = {
  boolean: fc.boolean(),
  byte: fc.integer({ min: 0, max: 255 }),
  int: fc.integer({ min: -32_768, max: 32_767 }),
  long: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  // In minutes, as clocks tell them.
  date: fc.integer({ min: 0, max: 80_000_000 }).map((minutes) => minutes / 1440),
  text: text(60),
  'text 5': text(5),
  memo: fc.oneof(
    text(20),
    text(200).map((of) => of.repeat(40)),
  ),
};
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,20}$/);

const rowsOf = (columns: readonly JetColumn[]) =>
  fc.array(fc.tuple(...columns.map((column) => fc.option(CELLS[column]!))), { maxLength: 60 });

const table: fc.Arbitrary<JetTable> = fc
  .record({
    name,
    columns: fc.uniqueArray(fc.tuple(name, fc.constantFrom(...(Object.keys(CELLS) as JetColumn[]))), {
      selector: ([column]) => column,
      minLength: 1,
      maxLength: 20,
    }),
  })
  .chain(({ columns, ...rest }) =>
    rowsOf(columns.map(([, column]) => column)).map((rows) => ({
      ...rest,
      columns: Object.fromEntries(columns),
      rows,
    })),
  );
const tables = fc.uniqueArray(table, { selector: (one) => one.name.toLowerCase(), maxLength: 5 });

const TEN_TEXTS = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`T${at}`, 'text'] as const));

describe('a database that is written', () => {
  it('is read back by another program to the same tables and values', () => {
    fc.assert(
      fc.property(tables, (some) => {
        const bytes = jetFile(some);
        expect(isSoundDatabase(bytes)).toBe(true);
        expect(read(bytes)).toEqual(some.map(written));
      }),
      { numRuns: 60 },
    );
  });

  it('is read back where its tables have thousands of pages, long definitions and texts of many pages', () => {
    const columns = Object.fromEntries(
      Array.from({ length: 120 }, (_, at) => [`Column_with_a_long_name_${at}`, 'int'] as const),
    );
    const many: JetTable[] = [
      { name: 'Wide', columns, rows: [Array.from({ length: 120 }, (_, at) => at - 60)] },
      {
        name: 'Long',
        columns: { ID: 'counter', Text: 'text' },
        rows: Array.from({ length: 20_000 }, (_, at) => [at + 1, 'ż'.repeat(at % 256)]),
      },
      { name: 'Empty', columns: { Text: 'memo' }, rows: [] },
      { name: 'Memo', columns: { Text: 'memo' }, rows: [['Łódź '.repeat(20_000)], [null], ['']] },
      {
        name: 'Marked',
        columns: { Text: 'text', More: 'memo' },
        rows: [
          ['\uFEFFa', '\uFEFF'],
          ['', null],
        ],
      },
    ];
    const bytes = jetFile(many);
    expect(bytes.length).toBeGreaterThan(1000 * 4096);
    expect(isSoundDatabase(bytes)).toBe(true);
    expect(read(bytes)).toEqual(many.map(written));
  });

  it('has the tables of the system by which programs find the others', () => {
    const reader = new MDBReader(
      Buffer.from(jetFile([{ name: 'One', columns: { ID: 'long' }, rows: [[7]] }])),
    );
    expect(reader.getTableNames({ systemTables: true })).toEqual([
      'MSysObjects',
      'MSysACEs',
      'MSysQueries',
      'MSysRelationships',
      'One',
    ]);
    expect(reader.getPassword()).toBeNull();
    const objects = reader.getTable('MSysObjects').getData({ columns: ['Name', 'Type', 'ParentId'] });
    const containers = objects.filter(({ Type }) => Type === 3).map(({ Name }) => Name);
    expect(containers).toEqual(['Tables', 'Databases', 'Relationships']);
    expect(objects.at(-1)).toEqual({ Name: 'One', Type: 1, ParentId: 0x0f_00_00_01 });
  });

  it.each<[string, JetTable]>([
    ['a text that is longer than its column', { name: 'A', columns: { T: 'text 3' }, rows: [['four']] }],
    [
      'a row that is longer than a page',
      { name: 'A', columns: TEN_TEXTS, rows: [Array(10).fill('x'.repeat(255))] },
    ],
    ['a number that is too large', { name: 'A', columns: { N: 'int' }, rows: [[40_000]] }],
    ['a table with other letters in its name', { name: 'Ż', columns: { N: 'int' }, rows: [] }],
  ])('is not written with %s', (_, wrong) => {
    expect(() => jetFile([wrong])).toThrow(RangeError);
  });
});
