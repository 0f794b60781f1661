import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readEpoch } from '../database/epoch.js';
import type { Json } from '../events/canonical-text.js';
import { readJournalLines, type StoredLine } from '../verification/stored-lines.js';
import {
  BOOK_FILE_VERSION,
  type JournalHeader,
  type JournalRecord,
  type LineInFile,
} from './journal-file.js';

/** What a file of a journal is to hold beside its lines. */
export interface JournalWanted {
  /** Free texts; left out they are as though they were erased. */
  readonly texts: boolean;
  /** The keys of all secrets, and not only of those that the journal has revealed. */
  readonly unseen: boolean;
  /** What others keep about the journal, by the ids that stand in its lines. */
  readonly beside?: (ids: ReadonlySet<string>) => AsyncIterable<Record<string, Json>>;
}

const PAGE = 500;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const HASHES = /"([0-9a-f]{64})"/g;

/** The ids that stand in a line: of people, entries, texts. */
export function idsIn({ actor, payload }: Pick<StoredLine, 'actor' | 'payload'>): string[] {
  return `${actor} ${payload}`.match(UUIDS) ?? [];
}

/**
 * A journal as a file, not packed yet, as it stands at one moment; others may go on writing.
 *
 * @returns nothing where there is no such journal
 */
export async function* journalFile(
  pool: pg.Pool,
  tournament: string,
  wanted: JournalWanted,
): AsyncGenerator<Buffer, void, undefined> {
  const client = await pool.connect();
  try {
    // Every statement after the first sees the same moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* textOf(client, tournament, wanted);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

async function* textOf(client: pg.PoolClient, tournament: string, wanted: JournalWanted) {
  const { texts, unseen, beside } = wanted;
  const hash = createHash('sha256');
  const hashed = (record: JournalHeader | JournalRecord) => {
    const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
    hash.update(bytes);
    return bytes;
  };
  const epoch = await readEpoch(client);
  const head = await headOf(client, tournament);
  if (!head) return;
  const made = new Date().toISOString();
  yield hashed({ tirageBook: BOOK_FILE_VERSION, tournament, made, ...head, holds: { texts, unseen } });
  const ids = new Set<string>();
  const revealed = new Set<string>();
  for (let after = 0; after < head.lines;) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const lines = await readJournalLines(client, tournament, epoch, { after, limit: PAGE });
    if (lines.length === 0)
      throw new Error(`Journal entry ${after + 1} of tournament ${tournament} is missing.`);
    for (const line of lines) {
      for (const id of idsIn(line)) ids.add(id);
      for (const [, key] of line.payload.matchAll(HASHES)) revealed.add(key!);
      yield hashed({ line: tupleOf(line) });
    }
    after += lines.length;
  }
  const counts = { texts: 0, keys: 0, beside: 0 };
  for (const text of await textsOf(client, tournament)) {
    counts.texts++;
    yield hashed({ text: texts ? text : { id: text.id } });
  }
  for (const key of await keysOf(client, tournament)) {
    if (!unseen && !revealed.has(key.key)) continue;
    counts.keys++;
    yield hashed({ key });
  }
  for await (const other of beside?.(ids) ?? []) {
    counts.beside++;
    yield hashed({ beside: other });
  }
  const sha256 = hash.digest('hex');
  yield Buffer.from(`${JSON.stringify({ end: true, ...counts, sha256 } satisfies JournalRecord)}\n`);
}

function tupleOf(line: StoredLine): LineInFile {
  const { position, version, time, schema, command, stream, type, actor, payload, metadata, hash } = line;
  return [position, version, time, schema, command, stream, type, actor, payload, metadata, hash];
}

async function headOf(client: pg.PoolClient, tournament: string) {
  const { rows } = await client.query<{ lines: string; hash: string }>(
    "SELECT position AS lines, encode(hash, 'hex') AS hash FROM ledger.book WHERE tournament = $1",
    [tournament],
  );
  return rows[0] && { lines: Number(rows[0].lines), hash: rows[0].hash };
}

async function textsOf(client: pg.PoolClient, tournament: string) {
  const { rows } = await client.query<{ id: string; salt: string | null; text: string | null }>(
    "SELECT id, encode(salt, 'hex') AS salt, text FROM ledger.text WHERE tournament = $1 ORDER BY id",
    [tournament],
  );
  return rows.map(({ id, salt, text }) => (salt === null || text === null ? { id } : { id, salt, text }));
}

async function keysOf(client: pg.PoolClient, tournament: string) {
  const { rows } = await client.query<{ id: string; key: string }>(
    "SELECT id, encode(key, 'hex') AS key FROM keys.book_key WHERE tournament = $1 ORDER BY id",
    [tournament],
  );
  return rows;
}
