import MDBReader from 'mdb-reader';
import { SEATS } from '#cards';
import { unreadable, type ReadingPlace } from '../faults/unreadable.js';
import type { BwsFile, BwsNumbers, BwsPlayer, BwsSection, BwsUnread } from './bws-tables.js';
import { isSoundDatabase } from '../jet/sound-database.js';

const FORMAT = 'BWS';
/** As many rows of a table as are read: a hall of a hundred tables sends a hundredth of it. */
const MOST_ROWS = 200_000;
/** The largest file that is opened, in bytes. */
export const LARGEST_BWS = 32 * 1024 * 1024;

/** What is read of each table: other columns, whatever is in them, are left alone. */
const READ = {
  Section: ['ID', 'Letter'],
  RoundData: ['Section', 'Table', 'Round', 'NSPair', 'EWPair', 'South', 'West'],
  ReceivedData: [
    'ID',
    'Section',
    'Table',
    'Round',
    'Board',
    'PairNS',
    'PairEW',
    'South',
    'West',
    'NS/EW',
    'Contract',
    'Result',
    'LeadCard',
    'Remarks',
    'Erased',
  ],
  PlayerNames: ['ID', 'strID', 'Name'],
  PlayerNumbers: ['Section', 'Table', 'Direction', 'Number', 'Name', 'Round'],
} as const;
type TableRead = keyof typeof READ;
/** Columns whose values stand in the row itself; others lead from page to page, which may go round. */
const PLAIN_TYPES: ReadonlySet<string> = new Set([
  'boolean',
  'byte',
  'integer',
  'long',
  'bigint',
  'float',
  'double',
  'text',
]);

/** Of a value that is told. */
const LONGEST_FOUND = 40;

type Cell = unknown;
type Row = Readonly<Record<string, Cell>>;

/**
 * Reads the MS-Access file of a control program of table devices (BWS). Tables and columns that a program has left out
 * and that nobody needs are nothing; what stands in them otherwise than it should is told with table, row and column:
 * of one row beside those that are read, or of the whole file where nobody can tell where the row belongs.
 *
 * @throws Unreadable `interchange.no-database` where it is no whole one: it may be one that is just being written
 */
export function readBws(bytes: Uint8Array): BwsFile {
  if (bytes.length > LARGEST_BWS)
    unreadable({ code: 'interchange.too-large', format: FORMAT, most: LARGEST_BWS });
  const tables = openTables(bytes);
  const unread: Unread = new Map();
  const listed = tables.rows('Section', []);
  const sections = sectionsOf(listed, unread);
  const place = placesIn(listed.length === 0 ? undefined : sections);
  const read = {
    sections,
    rounds: understood(
      tables.rows('RoundData', ['Section', 'Table', 'Round', 'NSPair', 'EWPair']),
      unread,
      (row) => ({ ...place(row), round: row.needed('Round'), ...row.numbers('NSPair', 'EWPair') }),
    ),
    received: understood(
      inOrder(tables.needed('ReceivedData', ['Section', 'Table', 'Round', 'Board', 'Contract']), unread),
      unread,
      (row) => ({
        row: row.said,
        ...place(row),
        round: row.needed('Round'),
        board: row.needed('Board'),
        pairs: row.pairs('PairNS', 'PairEW'),
        declarer: row.text('NS/EW').toUpperCase(),
        contract: row.text('Contract'),
        result: row.text('Result'),
        lead: row.text('LeadCard'),
        remarks: row.text('Remarks'),
        erased: row.flag('Erased'),
      }),
    ),
    players: playersOf(tables, place, unread),
  };
  return { ...read, unread: [...unread.values()] };
}

/** What is not understood, by table and row: a row once. */
type Unread = Map<string, BwsUnread>;

/** A value that says nothing that is known ends the reading of its row alone. */
class NotUnderstood extends Error {
  constructor(readonly unread: BwsUnread) {
    super(`${unread.of} ${unread.row} ${unread.field}`);
  }
}

/** What is read of each row; a row with a value that is not understood is told, and left out. */
function understood<Read>(
  rows: readonly BwsRow[],
  unread: Unread,
  read: (row: BwsRow) => Read | undefined,
): Read[] {
  return rows.flatMap((row) => {
    try {
      const found = read(row);
      return found === undefined ? [] : [found];
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      const { of, row: at } = error.unread;
      const key = `${of} ${at}`;
      if (!unread.has(key)) unread.set(key, error.unread);
      return [];
    }
  });
}

/** Sections by their numbers and letters, each of which is one section's. */
function sectionsOf(rows: readonly BwsRow[], unread: Unread): BwsSection[] {
  const found: BwsSection[] = [];
  understood(rows, unread, (row) => {
    const id = row.has('ID') ? (row.number('ID') ?? row.isNot('ID')) : row.at;
    const letter = row.text('Letter').toUpperCase();
    if (!/^[A-Z]{0,2}$/.test(letter)) row.isNot('Letter');
    if (found.some((other) => other.id === id)) row.isNot('ID');
    if (letter !== '' && found.some((other) => other.letter === letter)) row.isNot('Letter');
    found.push({ id, letter });
  });
  return found;
}

type PlaceOf = (row: BwsRow) => { readonly section: number; readonly table: number };

/** Where a row has its table: in one of the sections of the file, if it has a list of them. */
function placesIn(sections: readonly BwsSection[] | undefined): PlaceOf {
  const known = sections && new Set(sections.map(({ id }) => id));
  return (row) => {
    const place = { section: row.needed('Section'), table: row.needed('Table') };
    return !known || known.has(place.section) ? place : row.isNot('Section');
  };
}

/**
 * Lines in the order in which they were received: Access keeps rows where there is room, and their ids tell the order. An
 * id that is none, or another line's, is told: then they are in the order of the file.
 */
function inOrder(rows: readonly BwsRow[], unread: Unread): BwsRow[] {
  const seen = new Set<number>();
  const numbered = understood(rows, unread, (row) => {
    if (!row.has('ID')) return undefined;
    const id = row.number('ID');
    if (id === undefined || seen.has(id)) return row.isNot('ID');
    seen.add(id);
    return { id, row };
  });
  if (numbered.length < rows.length) return [...rows];
  return numbered
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, row }) => {
      row.said = id;
      return row;
    });
}

const SEAT = /^(?:([NESW])|NORTH|EAST|SOUTH|WEST)$/;

/** Who was said to sit where; names come with the seat or from the list of players. */
function playersOf(tables: Tables, place: PlaceOf, unread: Unread): BwsPlayer[] {
  const listed = namesListed(tables.rows('PlayerNames', []), unread);
  return understood(tables.rows('PlayerNumbers', ['Section', 'Table', 'Direction']), unread, (row) => {
    const direction = row.text('Direction').toUpperCase();
    const said = row.text('Number');
    const number = said === '0' ? '' : said;
    const name = row.text('Name') || (listed.nameOf(number) ?? '');
    const isSomebody = number !== '' || name !== '';
    if (!isSomebody && direction === '') return undefined;
    const seat =
      SEATS.find((one) => SEAT.test(direction) && direction.startsWith(one)) ?? row.isNot('Direction');
    const round = row.text('Round') === '' ? 1 : (row.number('Round') ?? row.isNot('Round'));
    const at = place(row.known('Section').known('Table'));
    if (!isSomebody) return undefined;
    // Where the file has a list of names, each number is to be in it.
    if (name === '' && listed.size > 0) row.isNot('Number');
    return { row: row.at, ...at, seat, round: Math.max(1, round), number, name };
  });
}

/** The list of players, by the numbers in letters and figures first, then by those in figures. */
function namesListed(rows: readonly BwsRow[], unread: Unread) {
  const columns = ['strID', 'ID'] as const;
  const names = { strID: new Map<string, string>(), ID: new Map<string, string>() };
  understood(rows, unread, (row) => {
    const name = row.text('Name');
    const numbers = columns.filter((column) => row.text(column) !== '');
    if (name === '' && numbers.length === 0) return;
    if (numbers.length === 0) row.isNot(row.has('strID') ? 'strID' : 'ID');
    if (name === '') row.isNot('Name');
    for (const column of numbers)
      if ((names[column].get(row.text(column)) ?? name) !== name) row.isNot(column);
    for (const column of numbers) names[column].set(row.text(column), name);
  });
  return {
    size: names.strID.size + names.ID.size,
    nameOf: (number: string) => names.strID.get(number) ?? names.ID.get(number),
  };
}

interface Tables {
  /** The rows of a table; none where there is no such table. */
  rows(table: TableRead, columns: readonly string[]): BwsRow[];
  /** The rows of a table that has to be there. */
  needed(table: TableRead, columns: readonly string[]): BwsRow[];
}

function openTables(bytes: Uint8Array): Tables {
  if (!isSoundDatabase(bytes)) noDatabase();
  const reader = reading(() => new MDBReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  // A broken list of tables has some without a name.
  const names = reading(() => reader.getTableNames()).filter((name) => typeof name === 'string');
  const rows = (table: TableRead, columns: readonly string[]) => {
    const name = names.find((one) => one.toLowerCase() === table.toLowerCase());
    if (name === undefined) return undefined;
    const found = reading(() => reader.getTable(name));
    const known = reading(() => found.getColumns());
    const named = (column: string) => known.find(({ name }) => name.toLowerCase() === column.toLowerCase());
    const missing = columns.find((column) => !named(column));
    if (missing !== undefined) lacks({ path: table }, missing);
    const read = READ[table].flatMap((column) => named(column) ?? []);
    const long = read.find(({ type }) => !PLAIN_TYPES.has(type));
    if (long) {
      const place = { format: FORMAT, path: table, field: long.name };
      unreadable({ code: 'interchange.expected', ...place, expected: 'plain-column', found: long.type });
    }
    const data = reading(() =>
      found.getData({ columns: read.map(({ name }) => name), rowLimit: MOST_ROWS + 1 }),
    );
    if (data.length > MOST_ROWS)
      unreadable({ code: 'interchange.too-many-rows', format: FORMAT, path: table, most: MOST_ROWS });
    return data.map((row, at) => new BwsRow(table, at + 1, row));
  };
  return {
    rows: (table, columns) => rows(table, columns) ?? [],
    needed(table, columns) {
      return rows(table, columns) ?? lacks({}, table);
    },
  };
}

/** What the reader of databases stumbles over is a file that is none, or not a whole one. */
function reading<Read>(read: () => Read): Read {
  try {
    return read();
  } catch {
    return noDatabase();
  }
}

function noDatabase(): never {
  return unreadable({ code: 'interchange.no-database', format: FORMAT });
}

function lacks(place: Omit<ReadingPlace, 'format'>, name: string): never {
  return unreadable({ code: 'interchange.missing', format: FORMAT, ...place, name });
}

/** A row of a table; `at` is its place there, from 1. */
class BwsRow {
  readonly at: number;
  /** What the row is called: its place, or the number that it has itself. */
  said: number;
  readonly #table: string;
  readonly #cells: ReadonlyMap<string, Cell>;

  constructor(table: string, at: number, row: Row) {
    this.#table = table;
    this.at = at;
    this.said = at;
    this.#cells = new Map(Object.entries(row).map(([column, cell]) => [column.toLowerCase(), cell]));
  }

  /** Whether its table has such a column. */
  has(column: string): boolean {
    return this.#cells.has(column.toLowerCase());
  }

  /** Empty where there is nothing. */
  text(column: string): string {
    const cell = this.#cells.get(column.toLowerCase());
    return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
  }

  number(column: string): number | undefined {
    const text = this.text(column);
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  }

  needed(column: string): number {
    const place = { format: FORMAT, path: this.#table, row: this.at, field: column };
    const found = this.text(column).slice(0, LONGEST_FOUND);
    return (
      this.number(column) ??
      unreadable({ code: 'interchange.expected', ...place, expected: 'whole-number', found })
    );
  }

  /** A number, without which the row alone is left out. */
  known(column: string): this {
    if (this.number(column) === undefined) this.isNot(column);
    return this;
  }

  /** What stands in a column says nothing that is known. @throws NotUnderstood */
  isNot(field: string): never {
    const found = this.text(field).slice(0, LONGEST_FOUND);
    const cells = [...this.#cells.keys()].map((column) => this.text(column).slice(0, LONGEST_FOUND));
    const text = [this.#table, ...cells].filter((cell) => cell !== '').join(' · ');
    throw new NotUnderstood({ of: this.#table, row: this.at, field, found, text });
  }

  /** Yes or no, of programs that keep texts or numbers for it, too; nothing is no. */
  flag(column: string): boolean {
    const cell = this.#cells.get(column.toLowerCase());
    if (typeof cell === 'boolean') return cell;
    if (typeof cell === 'number') return cell !== 0;
    const said = this.text(column).toLowerCase();
    if (['', '0', 'false', 'no'].includes(said)) return false;
    return ['1', '-1', 'true', 'yes'].includes(said) || this.isNot(column);
  }

  /** Pairs of a table, or the four of an individual. */
  numbers(ns: string, ew: string): BwsNumbers {
    const of = (column: string) => (this.text(column) === '' ? 0 : this.needed(column));
    const [south, west] = [of('South'), of('West')];
    if ((south === 0) !== (west === 0)) this.isNot(south === 0 ? 'South' : 'West');
    return {
      ns: of(ns),
      ew: of(ew),
      south: south === 0 ? null : south,
      west: west === 0 ? null : west,
    };
  }

  /** Who played; null where neither side is told. */
  pairs(ns: string, ew: string): BwsNumbers | null {
    const [first, second] = [ns, ew].map((column) => this.text(column) === '');
    const numbers = this.numbers(ns, ew);
    if (first && second) return null;
    if (first || second) this.isNot(first ? ns : ew);
    return numbers;
  }
}
