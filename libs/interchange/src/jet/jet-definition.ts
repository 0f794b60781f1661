import { pointTo, type RowPlace } from './jet-rows.js';
import { columnsOf, isLong, PAGE, type ColumnWithin, type JetTableWithin } from './jet-table.js';

/** Numbers that stand in all definitions of tables, and of indexes. */
const OF_TABLES = 1625;
const OF_INDEXES = 1923;
const NONE = 0xff_ff;
const MOST_COLUMNS_OF_INDEX = 10;

const IS_FIXED = 0x01;
const MAY_CHANGE = 0x02;
const COUNTS = 0x04;
const IS_SYSTEM = 0x10;
const IS_PERSON = 0x20;

const IS_UNIQUE = 0x01;
const IS_REQUIRED = 0x08;
/** Set in every index of Jet 4. */
const IS_INDEX = 0x80;

/** The order of texts: English, as Jet 4 has it. */
export const SORT_ORDER = 1033;

/** Where what belongs to a table stands. */
export interface Belongings {
  readonly owned: RowPlace;
  readonly free: RowPlace;
  readonly indexes: readonly { readonly map: RowPlace; readonly root: number; readonly distinct: number }[];
  /** Maps of pages with long values, by the number of the column. */
  readonly long: ReadonlyMap<number, { readonly owned: RowPlace; readonly free: RowPlace }>;
}

/** The pages of a table's definition, without the numbers of those that go on. */
export function definitionPages(table: JetTableWithin, belongings: Belongings): Buffer[] {
  const bytes = definition(table, belongings);
  const pages: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += pages.length === 1 ? PAGE : PAGE - 8) {
    const page = Buffer.alloc(PAGE);
    const head = pages.length === 0 ? 0 : 8;
    const copied = bytes.copy(page, head, at, at + PAGE - head);
    page[0] = 2;
    page[1] = 1;
    page.writeUInt16LE(Math.max(0, PAGE - head - copied - 8), 2);
    pages.push(page);
  }
  return pages;
}

/** Says that a definition goes on on another page. */
export function goesOn(page: Buffer, next: number): void {
  page.writeUInt32LE(next, 4);
}

function definition(table: JetTableWithin, { owned, free, indexes, long }: Belongings): Buffer {
  const columns = columnsOf(table);
  // Tables of the system have their columns by name.
  const described = table.system
    ? columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    : columns;
  const parts = [
    head(table, columns, { owned, free }),
    ...indexes.map(({ distinct }) => numbers([4, 0], [4, distinct], [4, 0])),
    ...described.map((column) => columnPart(column, columns, table)),
    ...described.map(({ name }) => named(name)),
    ...table.indexes.map(({ columns: of, unique, primary, required }, index) => {
      const keys = of.map((name) => columns.find((column) => column.name === name)!.number);
      const flags = (unique || primary ? IS_UNIQUE : 0) | (required ? IS_REQUIRED : 0) | IS_INDEX;
      const { map, root } = indexes[index]!;
      return Buffer.concat([
        numbers([4, OF_INDEXES]),
        ...Array.from({ length: MOST_COLUMNS_OF_INDEX }, (_, at) =>
          at < keys.length ? numbers([2, keys[at]!], [1, 1]) : numbers([2, NONE], [1, 0]),
        ),
        pointer(map),
        numbers([4, root], [4, 0], [1, flags], [4, 0], [1, 0]),
      ]);
    }),
    ...table.indexes.map(({ primary }, index) =>
      numbers(
        [4, OF_TABLES],
        [4, index],
        [4, index],
        [1, 0],
        [4, 0xff_ff_ff_ff],
        [4, 0],
        [2, 0],
        [1, primary ? 1 : 0],
        [4, 0],
      ),
    ),
    ...table.indexes.map(({ name }) => named(name)),
    ...columns.filter(isLong).map(({ number }) => {
      const maps = long.get(number)!;
      return Buffer.concat([numbers([2, number]), pointer(maps.owned), pointer(maps.free)]);
    }),
    numbers([2, NONE]),
  ];
  const bytes = Buffer.concat(parts);
  bytes.writeUInt32LE(bytes.length, 8);
  return bytes;
}

function head(
  { rows, system, indexes }: JetTableWithin,
  columns: readonly ColumnWithin[],
  { owned, free }: Pick<Belongings, 'owned' | 'free'>,
): Buffer {
  const bytes = Buffer.alloc(63);
  const counter = columns.find(({ type }) => type === 'counter');
  const counted = counter ? Math.max(0, ...rows.map((cells) => Number(cells[counter.number]))) : 0;
  bytes.writeUInt32LE(OF_TABLES, 12);
  bytes.writeUInt32LE(rows.length, 16);
  bytes.writeUInt32LE(counted, 20);
  bytes.writeUInt32LE(1, 24);
  bytes[40] = system ? 0x53 : 0x4e;
  bytes.writeUInt16LE(columns.length, 41);
  bytes.writeUInt16LE(columns.filter(({ size }) => size === null).length, 43);
  bytes.writeUInt16LE(columns.length, 45);
  bytes.writeUInt32LE(indexes.length, 47);
  bytes.writeUInt32LE(indexes.length, 51);
  pointTo(bytes, 55, owned);
  pointTo(bytes, 59, free);
  return bytes;
}

function columnPart(
  { name, number, type, code, size, length, at }: ColumnWithin,
  columns: readonly ColumnWithin[],
  { system, people }: JetTableWithin,
): Buffer {
  const bytes = Buffer.alloc(25);
  const varyingBefore = columns.filter((other) => other.size === null && other.number < number).length;
  bytes[0] = code;
  bytes.writeUInt32LE(OF_TABLES, 1);
  bytes.writeUInt16LE(number, 5);
  bytes.writeUInt16LE(size === null ? at : varyingBefore, 7);
  bytes.writeUInt16LE(system ? 0 : number, 9);
  bytes.writeUInt16LE(SORT_ORDER, 11);
  bytes[15] =
    MAY_CHANGE |
    (size === null ? 0 : IS_FIXED) |
    (type === 'counter' ? COUNTS : 0) |
    (system ? IS_SYSTEM : 0) |
    (people.includes(name) ? IS_PERSON : 0);
  bytes.writeUInt16LE(size === null ? 0 : at, 21);
  bytes.writeUInt16LE(length, 23);
  return bytes;
}

function named(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le');
  return Buffer.concat([numbers([2, text.length]), text]);
}

function pointer(place: RowPlace): Buffer {
  const bytes = Buffer.alloc(4);
  pointTo(bytes, 0, place);
  return bytes;
}

/** Numbers one behind the other, each of so many bytes. */
function numbers(...of: readonly (readonly [size: number, value: number])[]): Buffer {
  const bytes = Buffer.alloc(of.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of of) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}
