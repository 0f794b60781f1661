import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { projectRoot } from '../project-root.js';
import { Refusal } from '../refusal.js';
import { unreachable } from './connection.js';
import { ClosedPool } from './pool.js';

// Prisma's schema engine is a private interface: it is used in this file alone, at one pinned version.

/** A migration did not go through, or the database and the program do not fit together. Nothing was changed. */
export class MigrationRefused extends Refusal {
  override readonly name = 'MigrationRefused';
}

export interface Migration {
  readonly name: string;
  readonly script: string;
  /** SHA-256 of the script, in hex. */
  readonly checksum: string;
}

const LOCK = 7_236_902_415;

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
  const pool = oneConnection(connectionString);
  try {
    await requireReachable(pool, connectionString);
    if ((await missing(pool, migrations)).length === 0) return [];
    await pool.query(`SELECT pg_advisory_lock(${LOCK})`);
    if ((await missing(pool, migrations)).length === 0) return [];
    return await apply(pool, migrationsFolder, migrations);
  } finally {
    await pool.end();
  }
}

/**
 * Looks without changing anything.
 * @throws MigrationRefused when migrations are missing, or as migrate does
 */
export async function requireMigrated(connectionString: string): Promise<void> {
  const pool = oneConnection(connectionString);
  try {
    await requireReachable(pool, connectionString);
    const left = await missing(pool, await readMigrations());
    if (left.length > 0) {
      throw new MigrationRefused(
        `The database lacks tables of this version (${left[0]!.name}). Start the server once to create them.`,
      );
    }
  } finally {
    await pool.end();
  }
}

async function requireReachable(pool: pg.Pool, connectionString: string): Promise<void> {
  try {
    await pool.query('SELECT');
  } catch (error) {
    throw unreachable(connectionString, error);
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

/** The migrations that the database lacks, without loading the engine, which costs more than a start may take. */
async function missing(pool: pg.Pool, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: tables } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return [...migrations];
  const { rows } = await pool.query<{ migration_name: string; checksum: string }>(
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

async function apply(pool: pg.Pool, folder: string, migrations: readonly Migration[]): Promise<string[]> {
  const { adapter, failure } = adapterFor(pool);
  const engineModule = await loadEngine();
  const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  await pool.query('BEGIN');
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, script }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    await pool.query('COMMIT');
    return appliedMigrationNames;
  } catch (error) {
    await pool.query('ROLLBACK').catch(() => undefined);
    // The engine's own words are only a number ("External error id#0").
    const cause = failure() ?? error;
    const script = cause instanceof ScriptFailed ? cause : undefined;
    const name = migrations.find((migration) => migration.script === script?.script)?.name;
    const { message, position } = (script?.cause ?? cause) as Error & { position?: string };
    const line =
      script && position ? ` (line ${script.script.slice(0, Number(position)).split('\n').length})` : '';
    const reason = `${message.split('\n')[0]}${line}`;
    throw new MigrationRefused(
      `${name ? `The migration ${name}` : 'Migrating'} failed and nothing was changed: ${reason}.`,
      { cause },
    );
  } finally {
    engine.free();
  }
}

class ScriptFailed extends Error {
  constructor(
    readonly script: string,
    override readonly cause: unknown,
  ) {
    super('a script failed');
  }
}

/** The adapter splits scripts at every semicolon, also inside functions: ours sends them whole. */
function adapterFor(pool: pg.Pool): { adapter: object; failure: () => unknown } {
  let failed: unknown;
  const factory: SqlMigrationAwareDriverAdapterFactory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      try {
        await pool.query(script);
      } catch (error) {
        failed ??= new ScriptFailed(script, error);
        throw error;
      }
    };
    return adapter;
  };
  return { adapter: bindMigrationAwareSqlAdapterFactory(factory), failure: () => failed };
}

/** One connection and never a second one, so that BEGIN, scripts and COMMIT meet on it. */
function oneConnection(connectionString: string): pg.Pool {
  let made = false;
  const config: pg.PoolConfig & { verify: (client: pg.PoolClient, done: (error?: Error) => void) => void } = {
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'tirage migrate',
    verify: (_client, done) => {
      done(made ? new Error('The connection broke during a migration') : undefined);
      made = true;
    },
  };
  const pool = new ClosedPool(config);
  pool.on('error', () => undefined);
  return pool;
}

type Engine = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

let loaded: Promise<Engine> | undefined;

/** Once a process: a second WebAssembly instance would take the place of the one that still works. */
function loadEngine(): Promise<Engine> {
  loaded ??= putTogether();
  return loaded;
}

/** The package is made for bundlers, so its WebAssembly module is put together here. */
async function putTogether(): Promise<Engine> {
  const name = '@prisma/schema-engine-wasm/schema_engine_bg';
  const engine = (await import(name)) as Engine &
    Record<string, WebAssembly.ImportValue> & {
      __wbg_set_wasm(exports: WebAssembly.Exports): void;
    };
  const imports: Record<string, WebAssembly.ImportValue> = { ...engine };
  for (const key of Object.keys(imports)) {
    // The engine's ten-second timer would keep the program alive.
    if (key.startsWith('__wbg_setTimeout_')) {
      imports[key] = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds >>> 0).unref();
    }
  }
  const path = createRequire(import.meta.url)
    .resolve(name)
    .replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {
    './schema_engine_bg.js': imports,
  });
  const { __wbg_set_wasm: setWasm } = engine;
  setWasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return engine;
}
