import MDBReader from 'mdb-reader';
import { SEATS } from '#cards';
import { unreadable, type ReadingPlace } from '../unreadable.js';
import type { BwsFile, BwsNumbers, BwsPlayer } from './bws-tables.js';
import { isSoundDatabase } from './sound-database.js';

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

type Cell = unknown;
type Row = Readonly<Record<string, Cell>>;

/**
 * Reads the MS-Access file of a control program of table devices (BWS). Tables and columns that a program has left out
 * and that nobody needs are nothing; what stands in them otherwise than it should is told with table, row and column.
 *
 * @throws Unreadable `interchange.no-database` where it is no whole one: it may be one that is just being written
 */
export function readBws(bytes: Uint8Array): BwsFile {
  if (bytes.length > LARGEST_BWS)
    unreadable({ code: 'interchange.too-large', format: FORMAT, most: LARGEST_BWS });
  const tables = openTables(bytes);
  return {
    sections: tables.rows('Section', []).map((row, at) => ({
      id: row.number('ID') ?? at + 1,
      letter: row.text('Letter').toUpperCase(),
    })),
    rounds: tables.rows('RoundData', ['Section', 'Table', 'Round', 'NSPair', 'EWPair']).map((row) => ({
      ...row.place(),
      round: row.needed('Round'),
      ...row.numbers('NSPair', 'EWPair'),
    })),
    received: tables
      .needed('ReceivedData', ['Section', 'Table', 'Round', 'Board', 'Contract'])
      .map((row) => ({ id: row.number('ID'), row }))
      // Access keeps rows where there is room; their ids are in the order in which they came.
      .toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0))
      .map(({ row }) => ({
        row: row.number('ID') ?? row.at,
        ...row.place(),
        round: row.needed('Round'),
        board: row.needed('Board'),
        ...row.numbers('PairNS', 'PairEW'),
        declarer: row.text('NS/EW').toUpperCase(),
        contract: row.text('Contract'),
        result: row.text('Result'),
        lead: row.text('LeadCard'),
        remarks: row.text('Remarks'),
        erased: row.flag('Erased'),
      })),
    players: playersOf(tables),
  };
}

/** Who was said to sit where; names come with the seat or from the list of players. */
function playersOf(tables: Tables): BwsPlayer[] {
  const names = new Map<string, string>();
  for (const row of tables.rows('PlayerNames', [])) {
    for (const id of [row.text('strID'), row.text('ID')]) if (id !== '') names.set(id, row.text('Name'));
  }
  return tables.rows('PlayerNumbers', ['Section', 'Table', 'Direction']).flatMap((row) => {
    const seat = SEATS.find((one) => one === row.text('Direction').toUpperCase().slice(0, 1));
    const number = row.text('Number');
    const name = row.text('Name') || (names.get(number) ?? '');
    const said = number !== '' && number !== '0';
    if (!seat || (!said && name === '')) return [];
    const round = Math.max(1, row.number('Round') ?? 1);
    return [{ ...row.place(), seat, round, number: said ? number : '', name }];
  });
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
  readonly #table: string;
  readonly #cells: ReadonlyMap<string, Cell>;

  constructor(table: string, at: number, row: Row) {
    this.#table = table;
    this.at = at;
    this.#cells = new Map(Object.entries(row).map(([column, cell]) => [column.toLowerCase(), cell]));
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
    const found = this.text(column).slice(0, 40);
    return (
      this.number(column) ??
      unreadable({ code: 'interchange.expected', ...place, expected: 'whole-number', found })
    );
  }

  flag(column: string): boolean {
    const cell = this.#cells.get(column.toLowerCase());
    return cell === true || (typeof cell === 'number' && cell !== 0);
  }

  place() {
    return { section: this.needed('Section'), table: this.needed('Table') };
  }

  /** Pairs of a table, or the four of an individual. */
  numbers(ns: string, ew: string): BwsNumbers {
    const of = (column: string) => (this.text(column) === '' ? 0 : this.needed(column));
    const [south, west] = [of('South'), of('West')];
    return {
      ns: of(ns),
      ew: of(ew),
      south: south === 0 ? null : south,
      west: west === 0 ? null : west,
    };
  }
}
