import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { projectRoot } from '../process/program.js';
import { Refusal } from '../process/refusal.js';
import { connect } from './connection.js';

/** A migration did not go through, or the database and the program do not fit together. Nothing was changed. */
class MigrationRefused extends Refusal {
  override readonly name = 'MigrationRefused';
}

export interface Migration {
  readonly name: string;
  readonly script: string;
  /** SHA-256 of the script, in hex. */
  readonly checksum: string;
}

const LOCK = 7_236_902_415;

/** So long the database waits for the next statement. The program is loaded meanwhile, which takes a while. */
const SILENT_MS = 15_000;

const LOOK_MS = 1_000;

/**
 * Brings the database to the state that the folder's scripts describe. All that is missing is applied in one
 * transaction, under a lock that keeps other processes waiting; what is there already is left alone.
 * @param migrationsFolder holds a folder `<14 digits>_<name>` with a `migration.sql` for each migration
 * @param only names of those to apply; the rest of the folder is as if it were not there
 * @returns the names of those applied now, in order
 * @throws DatabaseUnreachable when the database does not answer, MigrationRefused when a script fails, was changed after it was applied, or the database is newer than the program
 */
export async function migrate(
  connectionString: string,
  migrationsFolder: string = defaultFolder(),
  only?: readonly string[],
): Promise<string[]> {
  const all = await readMigrations(migrationsFolder);
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
  const client = await connect(connectionString, 'tirage migrate');
  try {
    if ((await missing(client, migrations)).length === 0) return [];
    // A process that hangs would keep every other one from starting.
    await client.query(
      `SET idle_in_transaction_session_timeout = ${SILENT_MS}; SET idle_session_timeout = ${SILENT_MS}`,
    );
    // Before the transaction, which would go on with what it knew of the tables when it began to wait.
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    const left = await missing(client, migrations);
    await client.query('BEGIN');
    await apply(client, left);
    return left.map(({ name }) => name);
  } finally {
    // What was not committed is rolled back, and the lock is given back.
    await client.end();
  }
}

/**
 * The names of the migrations that the database lacks, in order.
 * @throws as migrate does
 */
export async function pendingMigrations(connectionString: string): Promise<string[]> {
  const client = await connect(connectionString, 'tirage migrate');
  try {
    return (await missing(client, await readMigrations())).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Looks without changing anything.
 * @throws MigrationRefused when migrations are missing, or as migrate does
 */
export async function requireMigrated(connectionString: string): Promise<void> {
  const [first] = await pendingMigrations(connectionString);
  if (first !== undefined) {
    throw new MigrationRefused(
      `The database lacks tables of this version (${first}). Run tirage migrate to create them.`,
    );
  }
}

/**
 * Waits until another process has migrated the database, and looks every second.
 * @param onWaiting called once with the first migration that is missing
 * @param isOver whether nobody waits any longer
 * @throws as migrate does
 */
export async function waitUntilMigrated(
  connectionString: string,
  onWaiting: (migration: string) => void,
  isOver: () => boolean,
): Promise<void> {
  for (let waits = false; !isOver(); waits = true) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const [first] = await pendingMigrations(connectionString);
    if (first === undefined) return;
    if (!waits) onWaiting(first);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sleep(LOOK_MS);
  }
}

function defaultFolder(): string {
  return join(projectRoot(), 'prisma', 'migrations');
}

/** The scripts of the folder, in the order in which they are applied. */
export async function readMigrations(folder: string = defaultFolder()): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && /^\d{14}_\w+$/.test(entry.name))
    .map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      // A checkout on Windows has other line ends and is the same script.
      const script = text.replaceAll('\r\n', '\n');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** The migrations that the database lacks. */
async function missing(client: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return [...migrations];
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM public._prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationRefused(
        `The database was made by a newer version (migration ${name}). Start that version, or restore a backup of this one.`,
      );
    }
  }
  return migrations.filter(({ name, checksum }) => {
    const there = applied.get(name);
    if (there !== undefined && there !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} was changed after this database applied it. Restore the script and write a new migration instead.`,
      );
    }
    return there === undefined;
  });
}

/** As Prisma's own tool makes it, which may be used beside. */
const APPLIED = `CREATE TABLE IF NOT EXISTS public._prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

async function apply(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  let current: Migration | undefined;
  try {
    await client.query(APPLIED);
    for (current of migrations) {
      const { name, script, checksum } = current;
      // oxlint-disable-next-line no-await-in-loop -- each needs those before it
      await client.query(script);
      // oxlint-disable-next-line no-await-in-loop -- in the same transaction
      await client.query(
        `INSERT INTO public._prisma_migrations (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
        [randomUUID(), name, checksum],
      );
    }
    current = undefined;
    await client.query('COMMIT');
  } catch (error) {
    const { message, position } = error as Error & { position?: string };
    const line =
      current && position ? ` (line ${current.script.slice(0, Number(position)).split('\n').length})` : '';
    throw new MigrationRefused(
      `${current ? `The migration ${current.name}` : 'Migrating'} failed and nothing was changed: ${message.split('\n')[0]}${line}.`,
      { cause: error },
    );
  }
}
