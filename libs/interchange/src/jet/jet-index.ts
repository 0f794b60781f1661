import type { RowPlace } from './jet-rows.js';
import { PAGE, type JetCell } from './jet-table.js';

const LEAF = 4;
/** Where the ends of the entries are marked, bit by bit, and where the entries begin. */
const MARKS = 27;
const ENTRIES = 480;
const IS_THERE = 0x7f;
const END_OF_TEXT = [0x01, 0x00];
const SIGN = 0x80_00_00_00;

/** By which the texts of an index are ordered, from A and from 0 on; large and small letters are alike. */
const LETTERS = [
  0x4a, 0x4c, 0x4d, 0x4f, 0x51, 0x53, 0x55, 0x57, 0x59, 0x5b, 0x5c, 0x5e, 0x60, 0x62, 0x64, 0x66, 0x68, 0x69,
  0x6b, 0x6d, 0x6f, 0x71, 0x73, 0x75, 0x76, 0x78,
];
const FIGURES = [0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x46, 0x48];
const UNDERSCORE = [0x2b, 0x03];
const NAME = /^[A-Za-z0-9_]+$/;

/** A row as an index has it: its keys, then where it stands. */
export interface IndexEntry {
  readonly keys: readonly JetCell[];
  readonly place: RowPlace;
}

/**
 * The page of an index of few rows, whose keys are numbers and names.
 *
 * @param table the page of its table's definition
 * @throws RangeError where it needs more than a page, or a key is no name of figures, English letters and underscores
 */
export function leafPage(entries: readonly IndexEntry[], table: number): Buffer {
  const page = Buffer.alloc(PAGE);
  page[0] = LEAF;
  page[1] = 1;
  page.writeUInt32LE(table, 4);
  let end = 0;
  for (const entry of entries.map(entryBytes).toSorted((one, other) => one.compare(other))) {
    if (ENTRIES + end + entry.length > PAGE) throw new RangeError(`${entries.length} entries of an index`);
    entry.copy(page, ENTRIES + end);
    end += entry.length;
    page[MARKS + (end >> 3)]! |= 1 << (end & 7);
  }
  page.writeUInt16LE(PAGE - ENTRIES - end, 2);
  return page;
}

function entryBytes({ keys, place }: IndexEntry): Buffer {
  const where = Buffer.alloc(4);
  where.writeUIntBE(place.page, 0, 3);
  where.writeUInt8(place.row, 3);
  return Buffer.concat([...keys.map(keyBytes), where]);
}

/** A key by which entries are in order byte by byte. */
function keyBytes(key: JetCell): Buffer {
  if (typeof key === 'string')
    return Buffer.from([IS_THERE, ...key.split('').flatMap(letter), ...END_OF_TEXT]);
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(IS_THERE);
  bytes.writeUInt32BE((Number(key) ^ SIGN) >>> 0, 1);
  return bytes;
}

function letter(sign: string): readonly number[] {
  if (!NAME.test(sign)) throw new RangeError(`${sign} in a name`);
  if (sign === '_') return UNDERSCORE;
  const isFigure = sign <= '9';
  return [isFigure ? FIGURES[Number(sign)]! : LETTERS[sign.toUpperCase().charCodeAt(0) - 65]!];
}
