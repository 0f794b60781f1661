import { headerInPlain } from '../bws/sound-database.js';

/** What a column of a database of tests can hold: whole numbers of two or four bytes, yes and no, texts, and objects that are not there. */
export type JetType = 'int' | 'long' | 'boolean' | 'text' | 'object';
export type JetCell = number | boolean | string | null;

export interface JetTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, JetType>>;
  readonly rows: readonly (readonly JetCell[])[];
}

const PAGE = 4096;
const TYPES = { boolean: 0x01, int: 0x03, long: 0x04, text: 0x0a, object: 0x0b } as const;
const SIZES = { boolean: 1, int: 2, long: 4, text: 255, object: 0 } as const;
const isVariable = (type: JetType) => type === 'text' || type === 'object';
const MAP = 69;

/**
 * An MS-Access database (Jet 4, without indexes) with these tables, as control programs of table devices write it: as
 * much of it as readers of tables look at. What it makes was compared with what mdbtools read from it.
 */
export function jetFile(tables: readonly JetTable[]): Uint8Array {
  const pages: Buffer[] = [headerPage(), Buffer.alloc(PAGE)];
  const maps: Buffer[] = [];
  /** Its definition is a page, the rows are the pages behind it. */
  const add = (table: JetTable, system: boolean, at = pages.length) => {
    const definition = definitionPage(table, system, maps.length);
    const data = dataPages(table, at);
    pages.splice(at, 0, definition, ...data);
    maps.push(usageMap(data.map((_, index) => at + 1 + index)));
    return at;
  };
  // The list of tables is the table on page 2: all others stand behind it.
  const catalogue = (found: readonly JetCell[][]): JetTable => ({
    name: 'MSysObjects',
    columns: { Id: 'long', ParentId: 'long', Name: 'text', Type: 'int', Flags: 'long', LvProp: 'object' },
    rows: found,
  });
  const size = 1 + dataPages(catalogue(tables.map(({ name }) => [0, 0, name, 1, 0])), 2).length;
  pages.push(...Array.from({ length: size }, () => Buffer.alloc(PAGE)));
  maps.push(Buffer.alloc(MAP));
  const listed = tables.map((table) => [add(table, false), 0, table.name, 1, 0] as JetCell[]);
  const list = catalogue(listed);
  const rows = dataPages(list, 2);
  pages.splice(2, size, definitionPage(list, true, 0), ...rows);
  maps[0] = usageMap(rows.map((_, index) => 3 + index));
  pages[1] = dataPage(maps, 0);
  return Uint8Array.from(Buffer.concat(pages));
}

function headerPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt32LE(0x00000100, 0);
  page.write('Standard Jet DB\0', 4, 'latin1');
  page[0x14] = 1;
  // The code page and the order of texts; no key of pages.
  page.writeUInt16LE(1252, 0x3c);
  page.writeUInt16LE(1033, 0x6e);
  return Buffer.from(headerInPlain(page));
}

const ucs2 = (text: string) => Buffer.from(text, 'utf16le');

function definitionPage({ columns, rows }: JetTable, system: boolean, map: number): Buffer {
  const page = Buffer.alloc(PAGE);
  const names = Object.keys(columns);
  const types = Object.values(columns);
  page[0] = 2;
  page[1] = 1;
  page.writeUInt32LE(rows.length, 16);
  page[40] = system ? 0x53 : 0x4e;
  page.writeUInt16LE(names.length, 41);
  page.writeUInt16LE(types.filter(isVariable).length, 43);
  page.writeUInt16LE(names.length, 45);
  // Both maps of its pages are row `map` of page 1.
  page.writeUInt32LE((1 << 8) | map, 55);
  page.writeUInt32LE((1 << 8) | map, 59);
  let at = 63;
  let fixed = 0;
  let variable = 0;
  for (const [index, type] of types.entries()) {
    page[at] = TYPES[type];
    page.writeUInt16LE(index, at + 5);
    page.writeUInt16LE(isVariable(type) ? variable++ : variable, at + 7);
    page.writeUInt16LE(index, at + 9);
    page[at + 15] = isVariable(type) ? 0x02 : 0x03;
    page.writeUInt16LE(isVariable(type) ? 0 : fixed, at + 21);
    page.writeUInt16LE(SIZES[type], at + 23);
    if (type === 'int' || type === 'long') fixed += SIZES[type];
    at += 25;
  }
  for (const name of names) {
    const text = ucs2(name);
    page.writeUInt16LE(text.length, at);
    text.copy(page, at + 2);
    at += 2 + text.length;
  }
  page.writeUInt16LE(0xffff, at);
  page.writeUInt32LE(at + 2 - 8, 8);
  return page;
}

/** As many rows on each page as it has room for. */
function dataPages({ columns, rows }: JetTable, definition: number): Buffer[] {
  const types = Object.values(columns);
  const pages: Buffer[][] = [[]];
  let room = PAGE - 14;
  for (const row of rows) {
    const written = rowBytes(row, types);
    if (written.length + 2 > room) {
      pages.push([]);
      room = PAGE - 14;
    }
    room -= written.length + 2;
    pages.at(-1)!.push(written);
  }
  return pages.map((of) => dataPage(of, definition));
}

function dataPage(rows: readonly Buffer[], definition: number): Buffer {
  const page = Buffer.alloc(PAGE);
  page[0] = 1;
  page[1] = 1;
  page.writeUInt32LE(definition, 4);
  page.writeUInt16LE(rows.length, 12);
  let end = PAGE;
  for (const [index, row] of rows.entries()) {
    end -= row.length;
    row.copy(page, end);
    page.writeUInt16LE(end, 14 + index * 2);
  }
  page.writeUInt16LE(end - 14 - rows.length * 2, 2);
  return page;
}

/** Its columns' count, the numbers, the texts, where these end and begin, how many they are, and what is not null. */
function rowBytes(row: readonly JetCell[], types: readonly JetType[]): Buffer {
  const fixed: Buffer[] = [];
  const texts: Buffer[] = [];
  const present = Buffer.alloc(Math.ceil(types.length / 8));
  for (const [index, type] of types.entries()) {
    const cell = row[index] ?? null;
    if (type === 'boolean' ? cell === true : cell !== null) present[index >> 3]! |= 1 << (index & 7);
    if (isVariable(type)) texts.push(ucs2(cell === null ? '' : String(cell)));
    else if (type !== 'boolean') {
      const bytes = Buffer.alloc(SIZES[type]);
      bytes.writeIntLE(Number(cell), 0, SIZES[type]);
      fixed.push(bytes);
    }
  }
  const head = Buffer.alloc(2);
  head.writeUInt16LE(types.length);
  const begun = [2 + fixed.reduce((sum, { length }) => sum + length, 0)];
  for (const text of texts) begun.push(begun.at(-1)! + text.length);
  const offsets = Buffer.alloc(2 * begun.length + 2);
  for (const [index, at] of begun.toReversed().entries()) offsets.writeUInt16LE(at, index * 2);
  offsets.writeUInt16LE(texts.length, 2 * begun.length);
  return Buffer.concat([head, ...fixed, ...texts, offsets, present]);
}

/** Which pages a table has, as bits from page 0. */
function usageMap(pages: readonly number[]): Buffer {
  const map = Buffer.alloc(MAP);
  for (const page of pages) map[5 + (page >> 3)]! |= 1 << (page & 7);
  return map;
}
