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
const NEXT = 4;

/**
 * Whether what a reader of an MS-Access database reads of its tables has an end: the list of tables has no long values
 * in the columns that are read of it, which could lead round in a circle, and no table has more pages than the file.
 *
 * @param definitions the pages that are definitions of tables, those on which one goes on, too
 */
export function hasBoundedTables(
  bytes: Uint8Array,
  isJet3: boolean,
  definitions: readonly number[],
): boolean {
  const jet = isJet3 ? JET_3 : JET_4;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isBoundless = () =>
    view.getUint32(CATALOGUE * jet.page + NEXT, true) !== 0 ||
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
