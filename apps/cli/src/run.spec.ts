import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventCatalogue, Ledger, type NewEvent } from '#ledger';
import {
  createLog,
  createPool,
  EmbeddedPostgres,
  HomeLock,
  migrate,
  programVersion,
  projectRoot,
} from '#platform';
import { eventCatalogue } from '#tournament';
import pg from 'pg';
import { z } from 'zod';
import { emptyDatabase, freshDatabase } from '../../../libs/platform/src/testing/database.js';
import { run } from './run.js';
import { query } from '../../../libs/platform/src/testing/query.js';

const TOURNAMENT = '0b5e6f1a-7f4e-4b55-9d0c-2f1a3b4c5d6e';
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-cli-'));
  file = join(folder, 'backup');
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Runs a command line and gives what it said. */
async function tirage(
  words: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await run(
    words.split(' ').filter(Boolean),
    { TIRAGE_HOME: join(folder, 'home'), ...env },
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
    },
  );
  return { code, ...said };
}

const NAMES = ['Autumn Cup', 'Winter Cup'].map((name) => ({
  type: 'tournament.renamed',
  schema: 1,
  payload: { name },
}));

/** A journal, of two lines when nothing else is said; later events may depend on the hash of its last line. */
async function writeJournal(
  connectionString: string,
  { tournament = TOURNAMENT, later }: { tournament?: string; later?: (hash: string) => NewEvent[] } = {},
): Promise<void> {
  const pool = createPool(connectionString);
  const ledger = new Ledger({ pool, catalogue: eventCatalogue() });
  const append = (expectedVersion: number | 'none', events: NewEvent[]) =>
    ledger.append({
      tournament,
      actor: 'job:test',
      commandId: randomUUID(),
      bodyHash: '00'.repeat(32),
      answer: null,
      streams: [{ stream: 'tournament', expectedVersion, events }],
    });
  await append('none', NAMES);
  if (later) await append(NAMES.length, later((await ledger.head(tournament))!.hash));
  await ledger.close();
  await pool.end();
}

/** Waits until a command stands in the middle, before a table that the test holds. */
async function somebodyWaits(connectionString: string): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await query(connectionString, waiting)).length === 0) await sleep(10);
}

/** A seal of line 2. */
function sealed(hash: string): NewEvent {
  return { type: 'tournament.sealed', schema: 1, payload: { kind: 'provisional', request: 2, hash } };
}

describe('the command line', () => {
  it('is explained', async () => {
    for (const words of ['', '--help', 'backup --help', 'help']) {
      const { code, out } = await tirage(words);
      expect(code).toBe(0);
      expect(out).toMatch(
        /backup FILE .*\n.*restore FILE\|PLACE \[MADE\] \[--replace\] .*\n.*verify \[TOURNAMENT\]/,
      );
    }
  });

  it.each([
    ['nonsense', 'There is no command nonsense. See all commands with tirage --help.'],
    ['backup', 'An argument is missing. Usage: tirage backup FILE'],
    ['backup one two', 'Unexpected argument two. Usage: tirage backup FILE'],
    ['backup one --replace', '--replace is not an option of this command. Usage: tirage backup FILE'],
    ['restore --replace', 'An argument is missing. Usage: tirage restore FILE|PLACE [MADE] [--replace]'],
    ['verify --fast', 'Unknown option --fast. See tirage --help.'],
    ['restore x --replace=yes', 'Unknown option --replace. See tirage --help.'],
  ])('%s is refused in one sentence', async (words, sentence) => {
    expect(await tirage(words)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what is wrong with the configuration, the home or the database', async () => {
    expect(await tirage('verify', { PORT: 'x' })).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be a port number from 1 to 65535, or 0 for any free one.\n',
    });
    expect(await tirage(`backup ${file}`)).toEqual({
      code: 1,
      out: '',
      err: `The home ${join(folder, 'home')} holds no data: name the right one with TIRAGE_HOME.\n`,
    });
    const { code, err } = await tirage('verify', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(err).toBe(
      'The database x at 127.0.0.1:1 cannot be used, because nothing listens there: start it or correct DATABASE_URL.\n',
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('backup and restore', () => {
  it('go from a home whose server runs to an empty one', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    const lock = await HomeLock.acquire(one);
    const postgres = await EmbeddedPostgres.start(one, createLog('silent'), { durable: false });
    await migrate(postgres.connectionString);
    await writeJournal(postgres.connectionString);
    expect(await tirage(`backup ${file}`, { TIRAGE_HOME: one })).toEqual({
      code: 0,
      out: `Backup saved: ${file} (1 tournament with 2 journal entries). It contains every key, so keep it where only you can read it.\n`,
      err: '',
    });
    expect(await query(postgres.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await lock.release();

    expect(await tirage(`restore ${file}`, { TIRAGE_HOME: two })).toEqual({
      code: 0,
      out: `Restored from ${file}: 1 tournament with 2 journal entries.\n`,
      err: '',
    });
    // It ran for the time needed and has left the home free.
    expect(existsSync(join(two, 'postgres', 'postmaster.pid'))).toBe(false);
    expect((await tirage('verify', { TIRAGE_HOME: two })).out).toContain(
      '1 journal checked: none was changed.',
    );
    await (await HomeLock.acquire(two)).release();

    expect(await tirage(`restore ${file}`, { TIRAGE_HOME: two })).toMatchObject({
      code: 1,
      err: 'The database already holds tournaments. Restore into an empty home, or replace all data with --replace.\n',
    });
    expect((await tirage(`restore ${file} --replace`, { TIRAGE_HOME: two })).code).toBe(0);
  });

  it('touch no home when the file is no backup', async () => {
    writeFileSync(file, 'hello');
    const { code, err } = await tirage(`restore ${file}`);
    expect(code).toBe(1);
    expect(err).toBe(`${file} is damaged or was altered: copy it again from where it was made.\n`);
    expect(readdirSync(folder)).toEqual(['backup']);
  });

  it('leave a home alone that another program has locked without a server', async () => {
    const home = join(folder, 'home');
    const { connectionString, drop } = await freshDatabase();
    await tirage(`backup ${file}`, { DATABASE_URL: connectionString });
    await drop();
    const lock = await HomeLock.acquire(home);
    const { code, err } = await tirage(`restore ${file}`);
    await lock.release();
    expect(code).toBe(1);
    expect(err).toContain(`The home ${home} is in use by another start`);
    expect(readdirSync(home)).toEqual(['lock']);
  });

  it('empty the queues, and work on DATABASE_URL too', async () => {
    const { connectionString, drop } = await freshDatabase();
    await writeJournal(connectionString);
    await query(
      connectionString,
      'CREATE SCHEMA bullmq; CREATE TABLE bullmq.job (id int); INSERT INTO bullmq.job VALUES (1)',
    );
    const env = { DATABASE_URL: connectionString };
    await tirage(`backup ${file}`, env);
    const restored = await tirage(`restore ${file} --replace`, env);
    const jobs = await query(connectionString, 'SELECT * FROM bullmq.job');
    await drop();
    expect(restored.code).toBe(0);
    expect(jobs).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('change nothing when the queues’ storage is out of reach', async () => {
    const { connectionString, drop } = await freshDatabase();
    await writeJournal(connectionString);
    const env = { DATABASE_URL: connectionString, REDIS_URL: 'redis://127.0.0.1:1' };
    await tirage(`backup ${file}`, env);
    await query(connectionString, `UPDATE ledger.book SET position = 99`);
    const { code, err } = await tirage(`restore ${file} --replace`, env);
    const left = await query(connectionString, 'SELECT position FROM ledger.book');
    await drop();
    expect(code).toBe(1);
    expect(err).toMatch(/^Cannot open the queues: Redis does not answer/);
    expect(left).toEqual([{ position: '99' }]);
  });

  it('change nothing when interrupted', async () => {
    const { connectionString, drop } = await freshDatabase();
    await writeJournal(connectionString);
    const env = { DATABASE_URL: connectionString };
    await tirage(`backup ${file}`, env);
    const holder = new pg.Client({ connectionString });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE ledger.text');
    const restoring = tirage(`restore ${file} --replace`, env);
    await somebodyWaits(connectionString);
    process.emit('SIGINT', 'SIGINT');
    await holder.query('ROLLBACK');
    const { code, err } = await restoring;
    await holder.end();
    const [left] = await query(connectionString, 'SELECT count(*)::int AS lines FROM ledger.line');
    await drop();
    expect({ code, err, left }).toEqual({
      code: 130,
      err: 'Interrupted. Nothing was changed.\n',
      left: { lines: 2 },
    });
  });
});

describe('verify', () => {
  it('tells whether each journal is whole, and which line is the first bad one', async () => {
    const { connectionString, drop } = await freshDatabase();
    const env = { DATABASE_URL: connectionString };
    const empty = await tirage('verify', env);
    await writeJournal(connectionString);
    const whole = await tirage(`verify ${TOURNAMENT.toUpperCase()}`, env);
    await query(connectionString, `UPDATE ledger.line SET payload = '{"x":1}' WHERE position = 2`);
    const changed = await tirage(`verify ${TOURNAMENT}`, env);
    const all = await tirage('verify', env);
    const unknown = await tirage(`verify ${TOURNAMENT.replace('0b', '1b')}`, env);
    const wrong = await tirage('verify autumn-cup', env);
    await drop();
    expect(empty).toEqual({ code: 0, out: '0 journals checked: none was changed.\n', err: '' });
    expect(whole.out).toMatch(new RegExp(`^${TOURNAMENT}: unchanged up to entry 2, hash [0-9a-f]{64}\n$`));
    expect(changed.code).toBe(1);
    expect(changed.out).toContain(`${TOURNAMENT}: Journal entry 2 was changed`);
    expect(all.code).toBe(1);
    expect(all.out).toContain('1 journal checked: 1 changed.');
    expect(unknown.err).toMatch(
      /^There is no tournament 1b\S+\. To check all journals, run tirage verify without an id\.\n$/,
    );
    expect(wrong.err).toMatch(/^autumn-cup is not a tournament id\. /);
    expect([unknown.code, wrong.code]).toEqual([1, 1]);
  });

  it('names the first seal that contradicts the line it seals', async () => {
    const { connectionString, drop } = await freshDatabase();
    const env = { DATABASE_URL: connectionString };
    await writeJournal(connectionString, { later: (hash) => [sealed(hash)] });
    const right = await tirage('verify', env);
    const other = TOURNAMENT.replace('0b', '1b');
    const wrong = sealed('ab'.repeat(32));
    await writeJournal(connectionString, {
      tournament: other,
      later: (hash) => [sealed(hash), wrong, wrong],
    });
    const contradicted = await tirage('verify', env);
    await drop();
    expect(right).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 journal checked: none was changed.'),
    });
    expect(contradicted.code).toBe(1);
    expect(contradicted.out).toContain(
      `${other}: Journal entry 4 seals entry 2 with a hash that does not match it.\n2 journals checked: 1 changed.`,
    );
  });

  it('does not call a journal whole that it cannot read', async () => {
    const { connectionString, drop } = await freshDatabase();
    const pool = createPool(connectionString);
    const newer = { type: 'tournament.moved', schema: 1, payload: z.object({}) };
    const ledger = new Ledger({ pool, catalogue: new EventCatalogue([newer]) });
    await ledger.append({
      tournament: TOURNAMENT,
      actor: 'job:test',
      commandId: randomUUID(),
      bodyHash: '00'.repeat(32),
      answer: null,
      streams: [
        {
          stream: 'tournament',
          expectedVersion: 'none',
          events: [{ type: newer.type, schema: 1, payload: {} }],
        },
      ],
    });
    await ledger.close();
    await pool.end();
    const { code, out } = await tirage('verify', { DATABASE_URL: connectionString });
    await drop();
    expect(code).toBe(1);
    expect(out).toContain('is unknown to this version. Use a newer one.');
  });

  it('asks for the tables of this version', async () => {
    const { connectionString, drop } = await freshDatabase();
    await query(connectionString, 'DELETE FROM _prisma_migrations');
    const { code, err } = await tirage('verify', { DATABASE_URL: connectionString });
    await drop();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The database lacks tables of this version \(\d+_\w+\)\. Run tirage migrate to create them\.\n$/,
    );
  });
});

describe('migrate', () => {
  it('makes the tables of a new database, and then changes nothing', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const env = { DATABASE_URL: connectionString };
    const first = await tirage('migrate', env);
    const again = await tirage('migrate', env);
    const { code } = await tirage('verify', env);
    await drop();
    expect(first.out).toMatch(/^The database was updated: \d\d+ migrations up to \d{14}_\w+\.\n$/);
    expect(again).toEqual({ code: 0, out: 'The database is up to date: nothing was changed.\n', err: '' });
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('backs up before what the database holds, or changes nothing', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const all = readdirSync(join(projectRoot(), 'prisma', 'migrations')).filter((name) => /^\d/.test(name));
    await migrate(connectionString, undefined, all.toSorted().slice(0, -1));
    await writeJournal(connectionString);
    const env = { DATABASE_URL: connectionString };

    writeFileSync(file, '');
    const refused = await tirage('migrate', { ...env, TIRAGE_HOME: join(file, 'home') });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^The folder \S+ cannot be created \(ENOTDIR\)\.\n$/);
    expect((await tirage('verify', env)).err).toContain('Run tirage migrate');

    const { code, out } = await tirage('migrate', env);
    expect(code).toBe(0);
    expect(out).toContain(`The database was updated: 1 migration up to ${all.toSorted().at(-1)}.`);
    const [saved] = /(?<=Backup saved: )\S+\.backup/.exec(out)!;
    expect(saved).toContain(join(folder, 'home', 'backups', `before-update-to-${programVersion()}-`));
    const restored = await tirage(`restore ${saved} --replace`, env);
    await drop();
    expect(restored.out).toContain('1 tournament with 2 journal entries');
  });

  it('leaves the backup out when asked to', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const { code, out } = await tirage('migrate --no-backup', { DATABASE_URL: connectionString });
    await drop();
    expect([code, out]).toEqual([0, expect.stringContaining('The database was updated')]);
  });
});

describe('second-factor-off', () => {
  it('switches off the second factor of the account with that login, which is written down', async () => {
    const { connectionString, drop } = await freshDatabase();
    const off = (login: string) => tirage(`second-factor-off ${login}`, { DATABASE_URL: connectionString });
    await query(
      connectionString,
      `INSERT INTO access.person
         (id, name, login, password_hash, password_changed_at, may_create_tournaments, created_at, second_factor_since)
       VALUES ('${TOURNAMENT}', 'Olga', 'olga', '', now(), true, now(), now())`,
    );
    expect(await off('Olga')).toEqual({
      code: 0,
      out: 'The second factor of olga is off. Set up a new one under “Your account”.\n',
      err: '',
    });
    expect((await off('olga')).err).toBe('The account olga has no second factor.\n');
    expect(await off('nobody')).toEqual({
      code: 1,
      out: '',
      err: 'There is no account with the login nobody. Administrators see all under Accounts.\n',
    });
    const lines = await query(connectionString, 'SELECT kind, changed_by, record FROM access.record_change');
    await drop();
    expect(lines).toEqual([
      { kind: 'second-factor-off', changed_by: 'job:command-line', record: TOURNAMENT },
    ]);
  });
});

describe('Ctrl-C', () => {
  it.each([
    ['verify', 'ledger.line', 'Interrupted. Journals not listed above were not fully checked.\n'],
    [
      'rebuild',
      'projections.live',
      'Interrupted. Pages rebuilt so far are kept; the others are unchanged.\n',
    ],
  ])('ends %s between two journals and says what it leaves', async (command, table, sentence) => {
    const { connectionString, drop } = await freshDatabase();
    const env = { DATABASE_URL: connectionString };
    await writeJournal(connectionString);
    await writeJournal(connectionString, { tournament: TOURNAMENT.replace('0b', '1b') });
    const holder = new pg.Client({ connectionString });
    await holder.connect();
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    const running = tirage(command, env);
    await somebodyWaits(connectionString);
    process.emit('SIGINT', 'SIGINT');
    await holder.query('ROLLBACK');
    const { code, out, err } = await running;
    await holder.end();
    await drop();
    expect({ code, err }).toEqual({ code: 130, err: sentence });
    expect(out).not.toContain(TOURNAMENT.replace('0b', '1b'));
  });
});
