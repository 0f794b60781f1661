import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { connect } from '../database/connection.js';
import { migrate, readMigrations, type Migration } from '../database/migrate.js';
import { readBackup, type BackupHeader, type RowCounts, type TableSection } from './backup-file.js';
import { backup } from './backup.js';
import { BackupRefused, storedTables, whatIsHeld, type StoredTable } from './stored-tables.js';

export interface RestoreOptions {
  /** Whether tournaments and people that are in the database give way to those of the backup. */
  readonly replace?: boolean;
  /** Removes every job from the queues' storage: they belong to the journals that are there before. */
  readonly emptyQueues?: () => Promise<void>;
  /** Gives up and leaves everything as it was. */
  readonly signal?: AbortSignal | undefined;
  /** The scripts that this version of the program has; the project's own when not said. */
  readonly migrationsFolder?: string | undefined;
}

/**
 * Puts the state of a backup in the place of what the database holds, all of it or nothing, and begins a new epoch, by
 * which running processes see that what they remember no longer holds. The file is read through before anything is
 * touched.
 * @returns how many rows each table has
 * @throws BackupRefused in one sentence
 */
export async function restore(
  connectionString: string,
  file: string,
  options: RestoreOptions = {},
): Promise<RowCounts> {
  const { replace = false, migrationsFolder, emptyQueues, signal } = options;
  const { header, migrations } = await checkBackup(file, options);
  if (!replace) await requireNothingHeld(connectionString);
  if (header.migrations.length < migrations.length) {
    return restoreOlder(connectionString, file, options);
  }
  await migrate(connectionString, migrationsFolder);
  await emptyQueues?.();
  const rows = await withClient(connectionString, (client) => load(client, file, replace, signal));
  // A process that runs may have added jobs for the old journals until they were gone.
  await emptyQueues?.();
  return rows;
}

/**
 * Reads a backup from beginning to end.
 * @throws BackupRefused in one sentence when this version could not restore it
 */
export async function checkBackup(
  file: string,
  { migrationsFolder, signal }: Pick<RestoreOptions, 'migrationsFolder' | 'signal'> = {},
): Promise<{ header: BackupHeader; migrations: readonly Migration[] }> {
  const { header } = await readBackup(resolve(file), async ({ rows }) => {
    for await (const row of rows) {
      void row;
      signal?.throwIfAborted();
    }
  });
  const migrations = await readMigrations(migrationsFolder);
  requireKnown(file, header, migrations);
  return { header, migrations };
}

function requireKnown(file: string, header: BackupHeader, migrations: readonly Migration[]): void {
  for (const { name, checksum } of header.migrations) {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours || ours.checksum !== checksum) {
      throw new BackupRefused(
        `${file} was made by ${ours ? 'another' : 'a newer'} version of Tirage (migration ${name}): restore it with that version.`,
        { code: 'backup.newer' },
      );
    }
  }
}

/**
 * Asks a database whether a backup may be restored into it without `replace`.
 *
 * @throws BackupRefused where it holds something already
 */
export async function requireNothingHeld(connectionString: string): Promise<void> {
  await withClient(connectionString, requireEmpty);
}

/** Refuses a database in which somebody has begun to work; the tables need not be there yet. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const held = await whatIsHeld(client);
  if (held !== undefined) {
    throw new BackupRefused(
      `The database already holds ${held}. Restore into an empty home, or replace all data with --replace.`,
    );
  }
}

/**
 * Puts a backup into a new database as it was: into the tables of its time, which the present program has to migrate.
 * @throws BackupRefused in one sentence
 */
export async function restoreAsItWas(
  connectionString: string,
  file: string,
  { migrationsFolder, signal }: Pick<RestoreOptions, 'migrationsFolder' | 'signal'> = {},
): Promise<void> {
  const { header } = await checkBackup(file, { migrationsFolder, signal });
  const old = header.migrations.map((migration) => migration.name);
  await migrate(connectionString, migrationsFolder, old);
  await withClient(connectionString, (client) => load(client, file, true, signal));
}

/** By way of a database of its own, where the backup is loaded into the tables of its time and brought up to date. */
async function restoreOlder(
  connectionString: string,
  file: string,
  options: RestoreOptions,
): Promise<RowCounts> {
  const name = `tirage_restore_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'tirage-restore-'));
  try {
    await withClient(connectionString, (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE template0`),
    );
    await restoreAsItWas(address.href, file, options);
    await migrate(address.href, options.migrationsFolder);
    const current = join(folder, 'current');
    await backup(address.href, current, options.signal);
    return await restore(connectionString, current, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await withClient(connectionString, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    );
  }
}

const DEADLOCK = '40P01';

async function load(
  client: pg.Client,
  file: string,
  replace: boolean,
  signal: AbortSignal | undefined,
): Promise<RowCounts> {
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN');
    try {
      const tables = await storedTables(client);
      const names = tables.map(({ name }) => name).join();
      if (!replace) {
        await client.query('LOCK TABLE ledger.book, access.person');
        await requireEmpty(client);
      }
      // From here on nobody else reads or writes them.
      await client.query(`TRUNCATE ${names} RESTART IDENTITY`);
      for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      const { header, rows } = await readBackup(resolve(file), (section) =>
        loadTable(client, tables, section, file, signal),
      );
      for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      for (const { name, value, called } of header.sequences) {
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, called]);
      }
      await client.query('SELECT ledger.begin_epoch()');
      signal?.throwIfAborted();
      await client.query('COMMIT');
      await client.query(`ANALYZE ${names}`);
      return rows;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      const deadlock = error instanceof pg.DatabaseError && error.code === DEADLOCK;
      if (!deadlock || attempt === 5) throw error;
    }
  }
}

async function loadTable(
  client: pg.Client,
  tables: readonly StoredTable[],
  { table, columns, rows }: TableSection,
  file: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const there = tables.find(({ name }) => name === table);
  const unknown = columns.find((column) => !there?.columns.includes(column));
  if (!there || unknown) {
    throw new BackupRefused(
      `${file} has ${unknown ? `the column ${unknown} of ` : ''}the table ${table}, which this version does not know.`,
    );
  }
  await pipeline(
    Readable.from(rows, { objectMode: false }),
    client.query(copyStreams.from(`COPY ${table} (${columns.join()}) FROM STDIN`)),
    { signal },
  );
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(connectionString, 'tirage restore');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
