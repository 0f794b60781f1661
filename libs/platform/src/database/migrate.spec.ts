import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../process/program.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../testing/database.js';
import { query } from '../testing/query.js';
import { migrate, readMigrations } from './migrate.js';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-migrations-'));
  database = await emptyDatabase();
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function script(name: string, text: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), text);
}

/** The first column of the answer. */
async function column(text: string, { connectionString } = database): Promise<unknown[]> {
  return (await query(connectionString, text)).flatMap(Object.values);
}

const TABLES = `SELECT table_schema || '.' || table_name FROM information_schema.tables
  WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
const APPLIED = `SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND applied_steps_count = 1 ORDER BY 1`;

const CHAIRS = 'CREATE SCHEMA hall; CREATE TABLE hall.chair (number int);';
const FUNCTION =
  'CREATE FUNCTION hall.count() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 1; END; $$;';

describe('the migrations of this project', () => {
  it('make the tables that the program needs, and every one of them is noted', async () => {
    const fresh = await freshDatabase();
    const tables = await column(TABLES, fresh);
    const applied = await column(APPLIED, fresh);
    await fresh.drop();
    expect(tables).toEqual(
      expect.arrayContaining(['access.person', 'projections.checkpoint', 'public._prisma_migrations']),
    );
    const folders = readdirSync(join(projectRoot(), 'prisma', 'migrations')).filter((name) =>
      /^\d/.test(name),
    );
    expect(applied).toEqual(folders.toSorted());
  });
});

describe('migrating', () => {
  it('applies in order what is missing, functions with semicolons too, and then nothing', async () => {
    script('20260101000200_more', 'CREATE TABLE hall.desk (number int REFERENCES hall.seat);');
    script('20260101000100_seats', 'CREATE SCHEMA hall; CREATE TABLE hall.seat (number int PRIMARY KEY);');
    expect(await migrate(database.connectionString, folder)).toEqual([
      '20260101000100_seats',
      '20260101000200_more',
    ]);
    expect(await migrate(database.connectionString, folder)).toEqual([]);
    script('20260101000300_function', `CREATE TABLE hall.chair (number int); ${FUNCTION}`);
    expect(await migrate(database.connectionString, folder)).toEqual(['20260101000300_function']);
    expect(await column(TABLES)).toEqual([
      'hall.chair',
      'hall.desk',
      'hall.seat',
      'public._prisma_migrations',
    ]);
    expect(await column('SELECT hall.count()')).toEqual([1]);
  });

  it('takes a script with Windows line ends for the same script', async () => {
    script('20260101000100_lines', 'CREATE SCHEMA hall;\nCREATE TABLE hall.seat (number int);\n');
    await migrate(database.connectionString, folder);
    script('20260101000100_lines', 'CREATE SCHEMA hall;\r\nCREATE TABLE hall.seat (number int);\r\n');
    expect(await migrate(database.connectionString, folder)).toEqual([]);
  });

  it('leaves nothing behind when a script fails, also not those before it, and says which line', async () => {
    script('20260101000100_good', `${CHAIRS}\n${FUNCTION}`);
    script(
      '20260101000200_bad',
      'CREATE TABLE hall.desk (number int);\nCREATE TABEL hall.lamp (number int);',
    );
    await expect(migrate(database.connectionString, folder)).rejects.toThrow(
      'The migration 20260101000200_bad failed and nothing was changed: syntax error at or near "TABEL" (line 2).',
    );
    expect(await column(TABLES)).toEqual([]);
    script('20260101000200_bad', 'CREATE TABLE hall.lamp (number int);');
    expect(await migrate(database.connectionString, folder)).toHaveLength(2);
    expect(await column(TABLES)).toEqual(['hall.chair', 'hall.lamp', 'public._prisma_migrations']);
  });

  it('happens once when several processes start together', async () => {
    script('20260101000100_seats', CHAIRS);
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => migrate(database.connectionString, folder)),
    );
    expect(starts.flat()).toEqual(['20260101000100_seats']);
    expect(await column(APPLIED)).toEqual(['20260101000100_seats']);
  });

  it('goes on where Prisma’s own tool has migrated', async () => {
    script('20260101000100_seats', CHAIRS);
    const [made] = await readMigrations(folder);
    await query(
      database.connectionString,
      `CREATE TABLE _prisma_migrations (
         id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
         migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
         started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0);
       INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
         VALUES (gen_random_uuid(), '${made!.checksum}', now(), '${made!.name}', 1);
       ${CHAIRS}`,
    );
    script('20260101000200_lamps', 'CREATE TABLE hall.lamp (number int);');
    expect(await migrate(database.connectionString, folder)).toEqual(['20260101000200_lamps']);
    expect(await column(APPLIED)).toEqual(['20260101000100_seats', '20260101000200_lamps']);
  });

  it('refuses a script that was changed after it was applied', async () => {
    script('20260101000100_seats', CHAIRS);
    await migrate(database.connectionString, folder);
    script('20260101000100_seats', `${CHAIRS} CREATE TABLE hall.extra (number int);`);
    await expect(migrate(database.connectionString, folder)).rejects.toThrow(
      'The migration 20260101000100_seats was changed after this database applied it. Restore the script and write a new migration instead.',
    );
    expect(await column(TABLES)).not.toContain('hall.extra');
  });

  it('refuses a database that a newer version made', async () => {
    script('20260101000100_seats', CHAIRS);
    script('20270101000100_future', 'CREATE TABLE hall.robot (number int);');
    await migrate(database.connectionString, folder);
    rmSync(join(folder, '20270101000100_future'), { recursive: true });
    await expect(migrate(database.connectionString, folder)).rejects.toThrow(
      'The database was made by a newer version (migration 20270101000100_future). Start that version, or restore a backup of this one.',
    );
  });

  it('reads only folders with a migration’s name', async () => {
    cpSync(join(projectRoot(), 'package.json'), join(folder, 'migration_lock.toml'));
    mkdirSync(join(folder, 'drafts'));
    expect(await migrate(database.connectionString, folder)).toEqual([]);
  });
});
