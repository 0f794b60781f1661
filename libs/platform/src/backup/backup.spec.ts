import { randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../database/migrate.js';
import { projectRoot } from '../process/program.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../testing/database.js';
import { backup } from './backup.js';
import { BackupRefused, storedTables } from './stored-tables.js';
import { restore } from './restore.js';
import { query } from '../testing/query.js';

let folder: string;
let file: string;
let databases: TestDatabase[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-backup-'));
  file = join(folder, 'backup');
  databases = [];
});

afterEach(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

async function database(make = freshDatabase): Promise<string> {
  const made = await make();
  databases.push(made);
  return made.connectionString;
}

/** Everything that a backup is to hold, by table, as PostgreSQL writes it. */
async function contents(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { name } of await storedTables(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}

const AWKWARD = [
  'plain',
  '',
  'tab\tand\nline',
  '\\.',
  '\\N',
  'back\\slash',
  '"quoted", \'so\'',
  'тираж żółć 🂡',
];

/** Journals of a few lines in every partition, with texts, keys and people. */
async function fill(connectionString: string, journals = 30): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (let index = 0; index < journals; index++) {
    const tournament = randomUUID();
    await client.query(
      `INSERT INTO ledger.book (tournament, position, time, hash) VALUES ($1, 3, 1795000000000000, $2)`,
      [tournament, Buffer.from([0, 255, 92, index])],
    );
    for (let position = 1; position <= 3; position++) {
      await client.query(
        `INSERT INTO ledger.line (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
         VALUES ($1, $2, $2, 1795000000000000, 1, $3, 'tournament', 'tournament.renamed', 'job:x', $4, '{}', $5)`,
        [
          tournament,
          position,
          randomUUID(),
          AWKWARD[(index + position) % AWKWARD.length],
          Buffer.from([position, 10, 92, 46]),
        ],
      );
    }
    await client.query(
      'INSERT INTO ledger.text (tournament, id, salt, text) VALUES ($1, $2, NULL, NULL), ($1, $3, $4, $5)',
      [tournament, randomUUID(), randomUUID(), Buffer.from('salt'), AWKWARD[index % AWKWARD.length]],
    );
    await client.query('INSERT INTO keys.book_key (tournament, id, key) VALUES ($1, $2, $3)', [
      tournament,
      randomUUID(),
      Buffer.alloc(32, index),
    ]);
  }
  await person(client, 'Ada');
  await client.end();
}

async function person(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `INSERT INTO access.person (id, name, login, password_hash, password_changed_at, may_create_tournaments, created_at)
     VALUES ($1, $2, $2, 'hash', now(), true, now())`,
    [randomUUID(), name],
  );
}

const epoch = async (connectionString: string) =>
  Number((await query(connectionString, 'SELECT epoch FROM ledger.installation'))[0]?.['epoch']);

describe('a backup', () => {
  it('brings everything back into an empty database, character by character, keys included', async () => {
    const from = await database();
    await fill(from);
    const counts = await backup(from, file);
    const into = await database(emptyDatabase);
    expect(await restore(into, file)).toEqual(counts);
    const there = await contents(into);
    expect(there).toEqual(await contents(from));
    expect(there['ledger.line']).toHaveLength(90);
    expect(there['keys.book_key']).toHaveLength(30);
    expect(counts).toMatchObject({ 'ledger.book': 30, 'ledger.line': 90, 'access.person': 1 });
  });

  it('can be read by its owner alone, and leaves nothing else', async () => {
    await backup(await database(), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup']);
  });

  it('is of one moment while others write', async () => {
    const from = await database();
    await fill(from, 5);
    const writer = new pg.Client({ connectionString: from });
    await writer.connect();
    const over = new AbortController();
    const written = (async () => {
      while (!over.signal.aborted) {
        await writer.query(`WITH moved AS (UPDATE ledger.book SET position = position + 1 RETURNING tournament, position)
          INSERT INTO ledger.line (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
          SELECT tournament, position, position, 1, 1, gen_random_uuid(), 'tournament', 't', 'job:x', '{}', '{}', '' FROM moved`);
      }
    })();
    for (let turn = 0; turn < 3; turn++) {
      await backup(from, file);
      const into = await database(emptyDatabase);
      await restore(into, file);
      const [uneven] = await query(
        into,
        `SELECT count(*)::int AS uneven FROM ledger.book b WHERE position <>
           (SELECT count(*) FROM ledger.line l WHERE l.tournament = b.tournament)`,
      );
      expect(uneven).toEqual({ uneven: 0 });
    }
    over.abort();
    await written;
    await writer.end();
  });

  it('replaces an earlier backup, but no other file, and says what is wrong with a place', async () => {
    const from = await database();
    await backup(from, file);
    await fill(from, 1);
    expect(await backup(from, file)).toMatchObject({ 'ledger.book': 1 });
    const photo = join(folder, 'photo.jpg');
    writeFileSync(photo, 'holiday');
    await expect(backup(from, photo)).rejects.toThrow(
      `${photo} already exists and is not a backup: choose another name.`,
    );
    expect(readFileSync(photo, 'utf8')).toBe('holiday');
    await expect(backup(from, folder)).rejects.toThrow(`${folder} already exists and is not a backup`);
    await expect(backup(from, join(folder, 'no', 'backup'))).rejects.toThrow(
      `The folder ${join(folder, 'no')} does not exist: create it or choose another place.`,
    );
    await expect(backup(await database(emptyDatabase), join(folder, 'none'))).rejects.toThrow(
      'The database has no tables of Tirage: there is nothing to back up.',
    );
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'photo.jpg']);
  });

  it('that is broken off leaves what was there', async () => {
    const from = await database();
    await fill(from, 3);
    await backup(from, file);
    const before = readFileSync(file);
    await expect(backup(from, file, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(readdirSync(folder)).toEqual(['backup']);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('restoring', () => {
  it('begins a new epoch and keeps it out of the backup', async () => {
    const from = await database();
    await fill(from, 1);
    await backup(from, file);
    const before = await epoch(from);
    await restore(from, file, { replace: true });
    expect(await epoch(from)).toBe(before + 1);
    const into = await database();
    const others = await epoch(into);
    await restore(into, file);
    expect(await epoch(into)).toBe(others + 1);
  });

  it.each([
    [
      'tournaments',
      `INSERT INTO ledger.book (tournament, position, time, hash) VALUES (gen_random_uuid(), 0, 0, '')`,
    ],
    [
      'people',
      `INSERT INTO access.person (id, name, login, password_hash, password_changed_at, may_create_tournaments, created_at)
       VALUES (gen_random_uuid(), 'Bob', 'bob', '', now(), false, now())`,
    ],
  ])('refuses a database that holds %s, unless they are to be replaced', async (what, statement) => {
    const from = await database();
    await fill(from, 2);
    await backup(from, file);
    const into = await database();
    await query(into, statement);
    const before = await contents(into);
    await expect(restore(into, file)).rejects.toThrow(
      `The database already holds ${what}. Restore into an empty home, or replace all data with --replace.`,
    );
    expect(await contents(into)).toEqual(before);
    await restore(into, file, { replace: true });
    expect(await contents(into)).toEqual(await contents(from));
  });

  it('refuses a file that is cut short, altered or something else, and changes nothing', async () => {
    const from = await database();
    await fill(from, 3);
    await backup(from, file);
    const good = readFileSync(file);
    const text = gunzipSync(good).toString('utf8');
    const lines = text.split('\n');
    const flipped = Buffer.from(good);
    flipped[Math.floor(good.length / 2)]! ^= 1;
    const packed = (...parts: string[]) => gzipSync(parts.join('\n'));
    const faults: [Buffer, RegExp][] = [
      [good.subarray(0, good.length - 1), /is cut short/],
      [good.subarray(0, good.length / 2), /is cut short/],
      [good.subarray(0, 12), /is cut short/],
      [flipped, /is damaged or was altered/],
      [gzipSync(text.replace('renamed', 'RENAMED')), /is damaged or was altered/],
      [packed(...lines.slice(0, -2), ''), /is damaged or was altered/],
      [packed(lines[0]!, ...lines.slice(-2)), /is damaged or was altered/],
      [gzipSync(`${text}{}\n`), /is damaged or was altered/],
      [Buffer.concat([good, gzipSync('more')]), /is damaged or was altered/],
      [Buffer.alloc(0), /is cut short/],
      [Buffer.from('{"tirageBackup":1}'), /is damaged or was altered/],
      [gzipSync('hello\n'), /is not a backup: name the file that tirage backup wrote/],
      [
        packed(lines[0]!.replace('"tirageBackup":1', '"tirageBackup":2'), ...lines.slice(1)),
        /was made by a newer version of Tirage: restore it with that version or a later one/,
      ],
      [packed(lines[0]!.replace(/_ledger/, '_other'), ...lines.slice(1)), /is damaged or was altered/],
    ];
    const into = await database();
    await query(
      into,
      `INSERT INTO ledger.book (tournament, position, time, hash) VALUES (gen_random_uuid(), 7, 0, '')`,
    );
    const before = await contents(into);
    for (const [bytes, why] of faults) {
      writeFileSync(file, bytes);
      const refusal = await restore(into, file, { replace: true }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BackupRefused);
      expect((refusal as Error).message).toMatch(why);
      expect((refusal as Error).message).toMatch(/^[^\n]+\.$/);
    }
    await expect(restore(into, join(folder, 'none'))).rejects.toThrow(
      'does not exist: name the file that tirage backup wrote.',
    );
    await expect(restore(into, folder)).rejects.toThrow(
      'is a folder: name the file that tirage backup wrote.',
    );
    expect(await contents(into)).toEqual(before);
    writeFileSync(file, good);
    await restore(into, file, { replace: true });
    expect(await contents(into)).toEqual(await contents(from));
  });

  it('leaves everything as it was when a row does not fit', async () => {
    const from = await database();
    await fill(from, 2);
    await query(from, 'ALTER TABLE ledger.text DROP CONSTRAINT text_check');
    await query(
      from,
      `INSERT INTO ledger.text (tournament, id, salt, text) VALUES (gen_random_uuid(), gen_random_uuid(), '', NULL)`,
    );
    await backup(from, file);
    const into = await database();
    await fill(into, 1);
    const before = await contents(into);
    await expect(restore(into, file, { replace: true })).rejects.toThrow('violates check constraint');
    expect(await contents(into)).toEqual(before);
  });
});

describe('a backup of another version', () => {
  let newer: string;

  /** The project's migrations and one that is still to come, with all that makes loading hard. */
  beforeEach(() => {
    newer = join(folder, 'migrations');
    cpSync(join(projectRoot(), 'prisma', 'migrations'), newer, { recursive: true });
    mkdirSync(join(newer, '20990101000000_later'));
    writeFileSync(
      join(newer, '20990101000000_later', 'migration.sql'),
      `CREATE SCHEMA IF NOT EXISTS platform;
       CREATE TABLE platform.z_hall (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "Name" text NOT NULL);
       CREATE TABLE platform.a_seat (id serial PRIMARY KEY, hall bigint NOT NULL REFERENCES platform.z_hall,
         neighbour int REFERENCES platform.a_seat, twice int GENERATED ALWAYS AS (id * 2) STORED);
       CREATE FUNCTION platform.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'a trigger ran'; END $$;
       INSERT INTO platform.z_hall ("Name") SELECT 'made with ' || count(*) || ' books' FROM ledger.book;
       INSERT INTO platform.a_seat (hall, neighbour) VALUES (1, 2), (1, 1);
       CREATE TRIGGER refuse BEFORE INSERT ON platform.a_seat EXECUTE FUNCTION platform.refuse();`,
    );
  });

  it('that is older is brought up to date on the way, by the migrations that it lacks', async () => {
    const from = await database();
    await fill(from, 4);
    await backup(from, file);
    const into = await database(emptyDatabase);
    await restore(into, file, { migrationsFolder: newer });
    expect(await contents(into)).toEqual({
      ...(await contents(from)),
      'platform.z_hall': ['(1,"made with 4 books")'],
      'platform.a_seat': ['(1,1,2,2)', '(2,1,1,4)'],
    });
    const left = await query(into, `SELECT datname FROM pg_database WHERE datname LIKE 'tirage_restore%'`);
    expect(left).toEqual([]);
    expect(await migrate(into, newer)).toEqual([]);
  });

  it('that has identities, sequences, references, generated columns and triggers comes back as it was', async () => {
    const from = await database();
    await migrate(from, newer);
    await backup(from, file);
    const into = await database(emptyDatabase);
    await restore(into, file, { migrationsFolder: newer });
    expect(await contents(into)).toEqual(await contents(from));
    await query(into, 'ALTER TABLE platform.a_seat DISABLE TRIGGER refuse');
    expect(await query(into, 'INSERT INTO platform.a_seat (hall) VALUES (1) RETURNING id')).toEqual([
      { id: 3 },
    ]);
    await query(into, 'ALTER TABLE platform.a_seat ENABLE TRIGGER refuse');
    await expect(query(into, 'INSERT INTO platform.a_seat (hall) VALUES (1)')).rejects.toThrow(
      'a trigger ran',
    );
  });

  it('that is newer is refused', async () => {
    const from = await database();
    await migrate(from, newer);
    await backup(from, file);
    const into = await database(emptyDatabase);
    await expect(restore(into, file)).rejects.toThrow(
      `${file} was made by a newer version of Tirage (migration 20990101000000_later): restore it with that version.`,
    );
    expect(await query(into, `SELECT FROM pg_tables WHERE schemaname IN ('ledger', 'public')`)).toEqual([]);
  });
});
