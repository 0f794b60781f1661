import { headerInPlain } from './sound-database.js';
import { FIRST_FREE, MADE, OBJECTS, systemTables } from './jet-catalogue.js';
import { definitionPages, goesOn, SORT_ORDER, type Belongings } from './jet-definition.js';
import { leafPage } from './jet-index.js';
import { dataPage, inPages, rowsOf, type RowPlace } from './jet-rows.js';
import {
  columnsOf,
  isLong,
  PAGE,
  type ColumnWithin,
  type JetTable,
  type JetTableWithin,
} from './jet-table.js';

/** A map of pages: of 512 of them, or of up to 17 pages of maps, each of which has 32,736. */
const MAP = 69;
const IN_MAP = (MAP - 5) * 8;
const IN_PAGE_OF_MAP = (PAGE - 4) * 8;
const OF_MANY_PAGES = 1;
const PAGE_OF_MAP = 5;
const FREE_PAGES = 1;

/**
 * An MS-Access database (Jet 4, that of Access 2000) with these tables. The same tables give the same bytes.
 *
 * @throws RangeError where a text is longer than its column or a row longer than a page (4,060 bytes), or a table is
 * called otherwise than by English letters, figures and underscores
 */
export function jetFile(tables: readonly JetTable[]): Uint8Array {
  const file = new JetPages();
  const placed = tables.map((table) => ({ table, page: file.reserve() }));
  for (const { table, page } of placed) file.put({ ...table, system: false, people: [], indexes: [] }, page);
  for (const { table, page } of systemTables(placed)) file.put(table, page);
  return file.bytes();
}

/** The pages of a database that is being written. */
class JetPages {
  readonly #pages: Buffer[] = Array.from({ length: FIRST_FREE }, () => Buffer.alloc(PAGE));
  /** Maps that are still to be written, by the page on which they will stand. */
  readonly #maps = new Map<number, Buffer[]>();
  #mapsOn = 0;

  /** A page that is filled later. */
  reserve(): number {
    return this.#pages.push(Buffer.alloc(PAGE)) - 1;
  }

  #add(page: Buffer): number {
    return this.#pages.push(page) - 1;
  }

  /** Writes a table, whose definition stands on a page. */
  put(table: JetTableWithin, at: number): void {
    const long = new Map<number, { readonly pages: number[]; parts: Buffer[] }>();
    const rows = inPages(rowsOf(table, (column, part) => this.#putLong(long, column, part)));
    const pages = rows.map((of) => this.#add(dataPage(of, at)));
    for (const { pages: of, parts } of long.values()) this.#fill(of.at(-1)!, dataPage(parts, 'LVAL'));
    const places = rows.flatMap((of, index) => of.map((_, row) => ({ page: pages[index]!, row })));
    const belongings: Belongings = {
      owned: this.#map(pages),
      free: this.#mapOfLast(pages),
      indexes: table.indexes.map(({ columns }) => this.#index(table, columns, { at, places })),
      long: new Map(
        columnsOf(table)
          .filter(isLong)
          .map(({ number }) => {
            const of = long.get(number)?.pages ?? [];
            return [number, { owned: this.#map(of), free: this.#mapOfLast(of) }];
          }),
      ),
    };
    const [first, ...more] = definitionPages(table, belongings);
    this.#fill(at, first!);
    let before = first!;
    for (const page of more) {
      goesOn(before, this.#add(page));
      before = page;
    }
  }

  #fill(at: number, page: Buffer): void {
    this.#pages[at] = page;
  }

  /** Where a part of a long value comes to stand: on the last page of its column, or on a new one. */
  #putLong(
    long: Map<number, { readonly pages: number[]; parts: Buffer[] }>,
    { number }: ColumnWithin,
    part: Buffer,
  ): RowPlace {
    const known = long.get(number) ?? { pages: [], parts: [] };
    long.set(number, known);
    if (known.pages.length === 0 || inPages([...known.parts, part]).length > 1) {
      if (known.pages.length > 0) this.#fill(known.pages.at(-1)!, dataPage(known.parts, 'LVAL'));
      known.pages.push(this.reserve());
      known.parts = [];
    }
    known.parts.push(part);
    return { page: known.pages.at(-1)!, row: known.parts.length - 1 };
  }

  #index(
    table: JetTableWithin,
    columns: readonly string[],
    { at, places }: { readonly at: number; readonly places: readonly RowPlace[] },
  ): Belongings['indexes'][number] {
    const all = Object.keys(table.columns);
    const entries = table.rows.map((cells, row) => ({
      keys: columns.map((column) => cells[all.indexOf(column)] ?? null),
      place: places[row]!,
    }));
    const root = this.#add(leafPage(entries, at));
    return { map: this.#map([root]), root, distinct: new Set(entries.map(({ keys }) => keys.join())).size };
  }

  /** The map of the pages that still have room: the last one. */
  #mapOfLast(pages: readonly number[]): RowPlace {
    return this.#map(pages.slice(-1), Math.floor((pages.at(-1) ?? 0) / IN_MAP) * IN_MAP);
  }

  /** A map of pages, beside others. */
  #map(pages: readonly number[], from = 0): RowPlace {
    const map = this.#mapOf(pages, from);
    let on = this.#maps.get(this.#mapsOn);
    if (!on || inPages([...on, map]).length > 1) {
      this.#mapsOn = this.reserve();
      on = [];
      this.#maps.set(this.#mapsOn, on);
    }
    on.push(map);
    return { page: this.#mapsOn, row: on.length - 1 };
  }

  /** @param from the first page that the map tells of, if it is a small one */
  #mapOf(pages: readonly number[], from: number): Buffer {
    const map = Buffer.alloc(MAP);
    if (pages.every((page) => page < from + IN_MAP)) {
      map.writeUInt32LE(from, 1);
      for (const page of pages) map[5 + ((page - from) >> 3)]! |= 1 << ((page - from) & 7);
      return map;
    }
    map[0] = OF_MANY_PAGES;
    const parts = new Map<number, Buffer>();
    for (const page of pages) {
      const part = Math.floor(page / IN_PAGE_OF_MAP);
      const bits = parts.get(part) ?? Buffer.alloc(PAGE);
      const bit = page % IN_PAGE_OF_MAP;
      bits[4 + (bit >> 3)]! |= 1 << (bit & 7);
      parts.set(part, bits);
    }
    for (const [part, bits] of parts) {
      bits[0] = PAGE_OF_MAP;
      bits[1] = 1;
      map.writeUInt32LE(this.#add(bits), 1 + 4 * part);
    }
    return map;
  }

  /** The whole file, with the map of pages that are free: those behind its end. */
  bytes(): Uint8Array {
    for (const [page, maps] of this.#maps) this.#fill(page, dataPage(maps, 0));
    this.#maps.clear();
    const isLarge = this.#pages.length >= IN_MAP;
    // The page of a large map stands in it itself.
    const used = this.#pages.length + (isLarge ? 1 : 0);
    const behind = Math.ceil((used + 1) / IN_MAP) * IN_MAP;
    const free = this.#mapOf(
      Array.from({ length: behind - used }, (_, index) => used + index),
      0,
    );
    this.#fill(FREE_PAGES, dataPage([free, Buffer.alloc(MAP)], FREE_PAGES));
    this.#fill(0, headerPage());
    return Uint8Array.from(Buffer.concat(this.#pages));
  }
}

function headerPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page[1] = 1;
  page.write('Standard Jet DB\0', 4, 'latin1');
  page[0x14] = 1;
  page.writeUInt32LE(0x01_00, 0x18);
  page.writeUInt32LE(0x01_01, 0x1c);
  for (let table = 0; table < 4; table += 1) page.writeUInt32LE(OBJECTS + table, 0x20 + 4 * table);
  // The code page of texts; no key of pages.
  page.writeUInt16LE(1252, 0x3c);
  // No password: it is hidden by the day on which the database was made.
  for (let at = 0x42; at < 0x42 + 40; at += 4) page.writeUInt32LE(Math.floor(MADE), at);
  page.writeUInt32LE(0x11_a6, 0x6a);
  page.writeUInt16LE(SORT_ORDER, 0x6e);
  page.writeDoubleLE(MADE, 0x72);
  const hidden = Buffer.from(headerInPlain(page));
  hidden.writeUInt32LE(0x06_54, 0x98);
  hidden.write('4.0', 0x9c, 'latin1');
  // Nobody is writing in it.
  for (let at = 0xe01; at < PAGE; at += 2) hidden[at] = 1;
  return hidden;
}
