import type pg from 'pg';
import type { Line } from '../append/append.js';
import { JournalRestored } from '../events/errors.js';
import type { Json } from '../events/canonical-text.js';
import type { LineFacts, LinePlace } from '../events/line-hash.js';

/** A line as it is stored: texts as they were hashed, nothing upcast. */
export interface StoredLine extends LineFacts, LinePlace {
  /** In hexadecimal. */
  readonly hash: string;
}

/** A stream to be read above a version. */
export interface StreamAfter {
  readonly stream: string;
  readonly after: number;
}

interface Row {
  readonly position: string;
  readonly version: string;
  readonly time: string;
  readonly schema: number;
  readonly command: string;
  readonly stream: string;
  readonly type: string;
  readonly actor: string;
  readonly payload: string;
  readonly metadata: string;
  readonly hash: string;
}

const COLUMNS =
  "position, version, time, schema, command, stream, type, actor, payload, metadata, encode(hash, 'hex') AS hash";
const READ_BOOK = {
  name: 'ledger.read_book',
  text: `SELECT ${COLUMNS} FROM ledger.read_book($1, $2, $3, $4, $5)`,
};
const READ_STREAMS = {
  name: 'ledger.read_streams',
  text: `SELECT ${COLUMNS} FROM ledger.read_streams($1, $2, $3, $4, $5)`,
};
/** A pool, or a connection of one's own. */
type Queryable = Pick<pg.ClientBase, 'query'>;

const EPOCH_CHANGED = 'TL001';

/**
 * Reads the journal entries above a position, in order.
 *
 * @throws JournalRestored when the database's epoch is another one
 */
export function readJournalLines(
  pool: Queryable,
  tournament: string,
  epoch: number,
  range: { after: number; until?: number | undefined; limit: number },
): Promise<StoredLine[]> {
  const values = [tournament, epoch, range.after, range.until ?? null, range.limit];
  return read(pool, tournament, { ...READ_BOOK, values });
}

/**
 * Reads the lines of streams above a version each, as they all stood at one moment, in the order of the journal.
 *
 * @param limit lines of each stream at most
 * @throws JournalRestored when the database's epoch is another one
 */
export function readStreamLines(
  pool: pg.Pool,
  tournament: string,
  epoch: number,
  streams: readonly StreamAfter[],
  limit: number,
): Promise<StoredLine[]> {
  const names = streams.map(({ stream }) => stream);
  const versions = streams.map(({ after }) => after);
  return read(pool, tournament, { ...READ_STREAMS, values: [tournament, epoch, names, versions, limit] });
}

/** A line as it is given to readers, not yet upcast. */
export function parseLine(stored: StoredLine): Line {
  return {
    ...stored,
    payload: JSON.parse(stored.payload) as Json,
    metadata: JSON.parse(stored.metadata) as Json,
  };
}

async function read(pool: Queryable, tournament: string, query: pg.QueryConfig): Promise<StoredLine[]> {
  try {
    const { rows } = await pool.query<Row>(query);
    const actors = new Map<string, string>();
    return rows.map((row) => ({
      ...row,
      tournament,
      actor: known(actors, row.actor),
      position: Number(row.position),
      version: Number(row.version),
      time: Number(row.time),
    }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === EPOCH_CHANGED)
      throw new JournalRestored(tournament);
    throw error;
  }
}

/** Few write a journal: as one text each they take no room with every line that is remembered. */
function known(texts: Map<string, string>, text: string): string {
  const same = texts.get(text);
  if (same === undefined) texts.set(text, text);
  return same ?? text;
}
