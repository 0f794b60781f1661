import { columnsOf, isLong, PAGE, type ColumnWithin, type JetCell, type JetTable } from './jet-table.js';

/** The most bytes of a row, and of a part of a long value. */
const MOST_OF_ROW = 4060;
const MOST_OF_PART = 4076;
/** A long value of so many bytes stands in its row. */
const MOST_WITHIN = 64;
/** What a page of rows begins with, and where the places of its rows stand. */
const HEAD = 14;
/** Rows are numbered by one byte. */
const MOST_ROWS = 255;

const WITHIN_ROW = 0x80;
const ON_ONE_PAGE = 0x40;

/** Where a row stands: the page, and which row of it. */
export interface RowPlace {
  readonly page: number;
  readonly row: number;
}

/** Puts a part of a long value somewhere, and tells where. */
export type PutLong = (column: ColumnWithin, part: Buffer) => RowPlace;

/**
 * A row: the number of columns, the values that have a place of their own, the others, where these end and begin, how
 * many they are, and which columns have a value.
 *
 * @throws RangeError where a text is longer than its column, or the row longer than a page
 */
export function rowBytes(cells: readonly JetCell[], columns: readonly ColumnWithin[], put: PutLong): Buffer {
  const present = Buffer.alloc(Math.ceil(columns.length / 8));
  const fixed = Buffer.alloc(columns.reduce((sum, { size }) => sum + (size ?? 0), 0));
  const varying: Buffer[] = [];
  for (const column of columns) {
    const cell = cells[column.number] ?? null;
    const isThere = column.type === 'boolean' ? cell === true : cell !== null;
    if (isThere) present[column.number >> 3]! |= 1 << (column.number & 7);
    if (column.size === null) varying[column.at] = valueBytes(cell, column, put);
    else if (cell !== null) writeFixed(fixed, Number(cell), column);
  }
  const count = Buffer.alloc(2);
  count.writeUInt16LE(columns.length);
  const row = Buffer.concat([count, fixed, ...varying, ...ends(varying, 2 + fixed.length), present]);
  if (row.length > MOST_OF_ROW) throw new RangeError(`a row of ${row.length} bytes`);
  return row;
}

function writeFixed(fixed: Buffer, value: number, { type, at, size }: ColumnWithin): void {
  if (type === 'date') fixed.writeDoubleLE(value, at);
  else if (type === 'byte') fixed.writeUInt8(value, at);
  else if (size) fixed.writeIntLE(value, at, size);
}

/** Where the values that differ in length end and begin, from the last on, and how many they are; of none nothing. */
function ends(varying: readonly Buffer[], first: number): Buffer[] {
  if (varying.length === 0) return [];
  const begun = [first];
  for (const value of varying) begun.push(begun.at(-1)! + value.length);
  const table = Buffer.alloc(2 * begun.length + 2);
  for (const [index, at] of begun.toReversed().entries()) table.writeUInt16LE(at, index * 2);
  table.writeUInt16LE(varying.length, 2 * begun.length);
  return [table];
}

function valueBytes(cell: JetCell, column: ColumnWithin, put: PutLong): Buffer {
  if (cell === null) return Buffer.alloc(0);
  const bytes = cell instanceof Uint8Array ? Buffer.from(cell) : textBytes(String(cell));
  if (isLong(column)) return longValue(bytes, column, put);
  if (bytes.length > column.length) throw new RangeError(`${bytes.length} bytes in ${column.name}`);
  return bytes;
}

/** Two bytes that a compressed text begins with; then a zero: from here on nothing is compressed. */
const COMPRESSED = Buffer.from([0xff, 0xfe]);
const NO_MORE = Buffer.from([0]);

function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return bytes.subarray(0, 2).equals(COMPRESSED) ? Buffer.concat([COMPRESSED, NO_MORE, bytes]) : bytes;
}

/** What a row has of a long value: its length, how it is kept, where, and a short one itself. */
function longValue(bytes: Buffer, column: ColumnWithin, put: PutLong): Buffer {
  const told = Buffer.alloc(12);
  told.writeUIntLE(bytes.length, 0, 3);
  if (bytes.length <= MOST_WITHIN) {
    told[3] = WITHIN_ROW;
    return Buffer.concat([told, bytes]);
  }
  if (bytes.length <= MOST_OF_PART) told[3] = ON_ONE_PAGE;
  pointTo(told, 4, bytes.length <= MOST_OF_PART ? put(column, bytes) : chained(bytes, column, put));
  return told;
}

/** Parts of a value, each of which begins with the place of the next one. */
function chained(bytes: Buffer, column: ColumnWithin, put: PutLong): RowPlace {
  let next: RowPlace = { page: 0, row: 0 };
  const last = Math.floor((bytes.length - 1) / MOST_OF_PART) * MOST_OF_PART;
  for (let at = last; at >= 0; at -= MOST_OF_PART) {
    const pointer = Buffer.alloc(4);
    pointTo(pointer, 0, next);
    next = put(column, Buffer.concat([pointer, bytes.subarray(at, at + MOST_OF_PART)]));
  }
  return next;
}

/** Writes where a row stands: one byte for the row, three for the page. */
export function pointTo(bytes: Buffer, at: number, { page, row }: RowPlace): void {
  bytes.writeUInt8(row, at);
  bytes.writeUIntLE(page, at + 1, 3);
}

/** Rows by the pages on which they stand: as many on each as it has room for. */
export function inPages(rows: readonly Buffer[]): Buffer[][] {
  const pages: Buffer[][] = [];
  let room = 0;
  for (const row of rows) {
    if (row.length + 2 > room || pages.at(-1)!.length === MOST_ROWS) {
      pages.push([]);
      room = PAGE - HEAD;
    }
    room -= row.length + 2;
    pages.at(-1)!.push(row);
  }
  return pages;
}

/**
 * A page of rows, which stand from its end on.
 *
 * @param owner the page of the table's definition; 0 for maps of pages
 */
export function dataPage(rows: readonly Buffer[], owner: number | 'LVAL'): Buffer {
  const page = Buffer.alloc(PAGE);
  page[0] = 1;
  page[1] = 1;
  if (owner === 'LVAL') page.write(owner, 4, 'latin1');
  else page.writeUInt32LE(owner, 4);
  page.writeUInt16LE(rows.length, 12);
  let end = PAGE;
  for (const [index, row] of rows.entries()) {
    end -= row.length;
    row.copy(page, end);
    page.writeUInt16LE(end, HEAD + index * 2);
  }
  page.writeUInt16LE(end - HEAD - rows.length * 2, 2);
  return page;
}

/** All rows of a table. @throws RangeError as a row does */
export function rowsOf(table: JetTable, put: PutLong): Buffer[] {
  const columns = columnsOf(table);
  return table.rows.map((cells) => rowBytes(cells, columns, put));
}
