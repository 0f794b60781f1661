import type pg from 'pg';
import { Refusal } from '../process/refusal.js';

/** A table as a backup holds it. */
export interface StoredTable {
  /** `schema.table`, quoted where it has to be. */
  readonly name: string;
  /** Quoted where they have to be; without generated ones. */
  readonly columns: readonly string[];
}

export interface StoredSequence {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** What is ours. The queues' own storage is not among them: the journals tell which jobs are pending. */
const SCHEMAS = ['access', 'keys', 'ledger', 'projections', 'platform'];

/** Belongs to the database and the machine that it lies in: a restored journal begins a new epoch there. */
const NOT_STORED = ['ledger.installation', 'platform.backup_run', 'platform.import_under_way'];

/** Every table of ours, those that others refer to first. Partitions are read and written through their table. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<{ oid: string; name: string; columns: string[] }>(
    `SELECT c.oid::text AS oid, format('%I.%I', n.nspname, c.relname) AS name,
       array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = ANY ($1) AND format('%I.%I', n.nspname, c.relname) <> ALL ($2)
       AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1, 2 ORDER BY 2`,
    [SCHEMAS, NOT_STORED],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT conrelid::text AS "from", confrelid::text AS "to" FROM pg_constraint c
     WHERE contype = 'f' AND conrelid <> confrelid AND conparentid = 0
       AND connamespace = ANY (SELECT oid FROM pg_namespace WHERE nspname = ANY ($1))`.replaceAll(
      '::text',
      '::oid::text',
    ),
    [SCHEMAS],
  );
  const ordered: typeof tables = [];
  while (ordered.length < tables.length) {
    const left = tables.filter((table) => !ordered.includes(table));
    const free = left.filter(
      ({ oid }) => !references.some(({ from, to }) => from === oid && left.some((other) => other.oid === to)),
    );
    if (free.length === 0)
      throw new Error('Tables refer to each other in a circle, so they cannot be loaded in any order.');
    ordered.push(...free);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

export async function storedSequences(client: pg.ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  );
  const sequences: StoredSequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
    );
    sequences.push({ name, ...states[0]! });
  }
  return sequences;
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/**
 * The migrations that made the database, in order.
 * @throws BackupRefused when it is not one of ours
 */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  );
  if (!there[0]?.there)
    throw new BackupRefused('The database has no tables of Tirage: there is nothing to back up.');
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** What somebody has begun to work with in a database, in one word; undefined: nothing. The tables need not be there yet. */
export async function whatIsHeld(client: pg.ClientBase): Promise<'tournaments' | 'people' | undefined> {
  for (const [table, what] of [
    ['ledger.book', 'tournaments'],
    ['access.person', 'people'],
  ] as const) {
    const { rows: tables } = await client.query<{ there: boolean }>(
      `SELECT to_regclass($1) IS NOT NULL AS there`,
      [table],
    );
    if (!tables[0]?.there) continue;
    const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
    if (rowCount) return what;
  }
  return undefined;
}

/** Why a backup could not be made or restored, for those who cannot see the files themselves. */
export type BackupRefusalCode =
  | 'backup.refused'
  | 'backup.disk-full'
  | 'backup.not-writable'
  | 'backup.not-one'
  | 'backup.newer'
  | 'backup.damaged';

/** A backup could not be made or restored; nothing was written. */
export class BackupRefused extends Refusal {
  override readonly name = 'BackupRefused';
  readonly code: BackupRefusalCode;

  constructor(
    message: string,
    { code = 'backup.refused', ...options }: ErrorOptions & { code?: BackupRefusalCode } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}
