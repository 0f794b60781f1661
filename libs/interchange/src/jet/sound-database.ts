const HEADER = 0x18;
const HEADER_SIZE = 128;
const HEADER_KEY = [0xc7, 0xda, 0x39, 0x6b];
/** Where the key of encrypted pages stands; zeros: they are not. */
const PAGES_KEY = 0x3e;
const VERSION = 0x14;
const PAGE = 4096;
const PAGE_OF_JET_3 = 2048;
const TABLE_DEFINITION = 2;
const NEXT = 4;

/** The header of a database as it is read: RC4, which hides nothing, as its key is known. The same again hides it. */
export function headerInPlain(bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + state[at]! + HEADER_KEY[at % HEADER_KEY.length]!) & 255;
    swap(at, to);
  }
  const plain = Uint8Array.from(bytes);
  const end = Math.min(bytes.length, HEADER + HEADER_SIZE);
  for (let at = HEADER, one = 0, other = 0; at < end; at += 1) {
    one = (one + 1) & 255;
    other = (other + state[one]!) & 255;
    swap(one, other);
    plain[at]! ^= state[(state[one]! + state[other]!) & 255]!;
  }
  return plain;
}

/**
 * Whether a file is an MS-Access database that can be read to its end: whole pages that are not encrypted, and no
 * definition of a table that goes on in itself, nor anything else that a reader would follow forever.
 */
export function isSoundDatabase(bytes: Uint8Array): boolean {
  const page = bytes[VERSION] === 0 ? PAGE_OF_JET_3 : PAGE;
  if (bytes.length < 3 * page || bytes.length % page !== 0) return false;
  const header = headerInPlain(bytes.subarray(0, HEADER + HEADER_SIZE));
  if (header.subarray(PAGES_KEY, PAGES_KEY + 4).some((byte) => byte !== 0)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isDefinition = (at: number) => bytes[at * page] === TABLE_DEFINITION;
  const ended = new Set<number>([0]);
  const definitions: number[] = [];
  for (let first = 0; first * page < bytes.length; first += 1) {
    const way = new Set<number>();
    if (isDefinition(first)) definitions.push(first);
    for (let at = first; isDefinition(at) && !ended.has(at);) {
      if (way.has(at)) return false;
      way.add(at);
      at = view.getUint32(at * page + NEXT, true);
    }
    for (const at of way) ended.add(at);
  }
  return hasBoundedTables(bytes, page === PAGE_OF_JET_3, definitions);
}

/** Where a table's definition and a page of data have what tells how much there is to read. */
const JET_3 = {
  page: 2048,
  map: 35,
  columns: 25,
  indexes: 31,
  first: 43,
  index: 8,
  column: 18,
  name: 1,
  rows: 8,
} as const;
const JET_4 = {
  page: 4096,
  map: 55,
  columns: 45,
  indexes: 51,
  first: 63,
  index: 12,
  column: 25,
  name: 2,
  rows: 12,
} as const;

const CATALOGUE = 2;
/** OLE objects, memos and complex values: a reader follows them from page to page. */
const LONG_TYPES: readonly number[] = [0x0b, 0x0c, 0x12];
const READ_OF_CATALOGUE = ['Id', 'Name', 'Type', 'Flags'];
const OF_MANY_PAGES = 1;
const NEXT_PAGE = 4;

/**
 * Whether what a reader of an MS-Access database reads of its tables has an end: the list of tables has no long values
 * in the columns that are read of it, which could lead round in a circle, and no table has more pages than the file.
 *
 * @param definitions the pages that are definitions of tables, those on which one goes on, too
 */
function hasBoundedTables(bytes: Uint8Array, isJet3: boolean, definitions: readonly number[]): boolean {
  const jet = isJet3 ? JET_3 : JET_4;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isBoundless = () =>
    view.getUint32(CATALOGUE * jet.page + NEXT_PAGE, true) !== 0 ||
    longColumns(view, jet).some((name) => READ_OF_CATALOGUE.includes(name));
  const isTooLarge = (at: number) => !hasBoundedMap(view, jet, view.getUint32(at * jet.page + jet.map, true));
  // What lies outside of the file no reader comes to.
  return !inFile(isBoundless, true) && !definitions.some((at) => inFile(() => isTooLarge(at), false));
}

function inFile(look: () => boolean, otherwise: boolean): boolean {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

type Jet = typeof JET_3 | typeof JET_4;

/** The names of the columns of the list of tables that hold long values. */
function longColumns(view: DataView, jet: Jet): string[] {
  const start = CATALOGUE * jet.page;
  const count = view.getUint16(start + jet.columns, true);
  const first = start + jet.first + view.getUint32(start + jet.indexes, true) * jet.index;
  const found: string[] = [];
  for (let column = 0, at = first + count * jet.column; column < count; column += 1) {
    const length = jet.name === 1 ? view.getUint8(at) : view.getUint16(at, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + jet.name, length);
    at += jet.name + length;
    if (LONG_TYPES.includes(view.getUint8(first + column * jet.column)))
      found.push(new TextDecoder(jet.name === 1 ? 'windows-1252' : 'utf-16le').decode(name));
  }
  return found;
}

/** A map of many pages of maps names none that would be about pages behind the end of the file. */
function hasBoundedMap(view: DataView, jet: Jet, pointer: number): boolean {
  const page = (pointer >>> 8) * jet.page;
  const row = page + jet.rows + 2 + (pointer & 255) * 2;
  const start = page + view.getUint16(row, true);
  const end = page + ((pointer & 255) === 0 ? jet.page : view.getUint16(row - 2, true));
  if (start >= end || view.getUint8(start) !== OF_MANY_PAGES) return true;
  const ofOneMap = (jet.page - 4) * 8;
  const needed = Math.ceil(view.byteLength / jet.page / ofOneMap);
  for (let at = start + 1 + 4 * needed; at + 4 <= end; at += 4)
    if (view.getUint32(at, true) !== 0) return false;
  return true;
}
