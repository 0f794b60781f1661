import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '../process/log.js';
import { pidIsAlive } from '../process/process-identity.js';
import { makeHome } from '../testing/made-home.js';
import { killHard, startHomeProcess } from '../testing/processes.js';
import { makeRunnable } from './binaries.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { serverAccount } from './server-account.js';
import { query } from '../testing/query.js';

const log = createLog('silent');
let folder: string;
let home: string;

beforeEach(() => {
  // Nobody else may enter it: the server, which runs as another account when we are root, has to start all the same.
  folder = mkdtempSync(join(tmpdir(), 'tirage-embedded-'));
  chmodSync(folder, 0o700);
  home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const MAKE = 'CREATE TABLE kept (word text); INSERT INTO kept VALUES ($$тираж$$)';
const READ = 'SELECT word FROM kept';
const KEPT = [{ word: 'тираж' }];

describe('the embedded PostgreSQL', () => {
  it('makes its data, runs as another account when we are root, else as ours, and never shows them to others; keeps them, its password and its port from start to start', async () => {
    const first = await EmbeddedPostgres.start(home, log);
    await query(first.connectionString, MAKE);
    const owner = statSync(join(home, 'postgres'));
    const runner = statSync(`/proc/${first.pid}`).uid;
    expect(statSync(join(home, 'postgres.json')).mode & 0o777).toBe(0o600);
    await first.stop();
    await first.stop();
    expect(pidIsAlive(first.pid)).toBe(false);
    const account = serverAccount(join(home, 'postgres'));
    expect(runner).toBe(account?.uid ?? process.getuid!());
    expect(runner).not.toBe(0);
    expect(owner.uid).toBe(runner);
    expect(owner.mode & 0o077).toBe(0);
    const second = await EmbeddedPostgres.start(home, log);
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, READ)).toEqual(KEPT);
    await second.stop();
  });

  it('listens on this machine alone, wants the password, sorts by code points, and writes to the disk', async () => {
    makeHome(home);
    const postgres = await EmbeddedPostgres.start(home, log);
    const names = [
      'listen_addresses',
      'unix_socket_directories',
      'fsync',
      'synchronous_commit',
      'server_encoding',
    ];
    const shown = await query(
      postgres.connectionString,
      `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join()},
         (SELECT datlocprovider::text || ' ' || datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
    );
    const wrong = postgres.connectionString.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, READ)).rejects.toThrow('password authentication failed');
    await postgres.stop();
    expect(shown).toEqual([
      {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'on',
        synchronous_commit: 'on',
        server_encoding: 'UTF8',
        locale: 'b C.UTF-8',
      },
    ]);
    expect(readFileSync(join(home, 'postgres.log'), 'utf8')).not.toContain(
      new URL(postgres.connectionString).password,
    );
  });

  it('goes on after a kill -9 of Node: the server left behind is taken over, without those who were connected', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    await query(answer.connectionString!, MAKE);
    const connected = new pg.Client({ connectionString: answer.connectionString });
    const disconnected = new Promise((over) => connected.on('error', over));
    await connected.connect();
    await connected.query('BEGIN; LOCK TABLE kept');
    await killHard(child);
    const postgres = await EmbeddedPostgres.start(home, log);
    expect(postgres.pid).toBe(answer.postmaster);
    expect(await disconnected).toMatchObject({ code: '57P01' });
    expect(await query(postgres.connectionString, READ)).toEqual(KEPT);
    await postgres.stop();
    await postgres.ended;
    expect(pidIsAlive(answer.postmaster!)).toBe(false);
  });

  it('ends the server left behind when it has other settings, and starts its own', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    await query(answer.connectionString!, MAKE);
    await killHard(child);
    const postgres = await EmbeddedPostgres.start(home, log, { settings: { max_connections: '50' } });
    expect(pidIsAlive(answer.postmaster!)).toBe(false);
    expect(await query(postgres.connectionString, READ)).toEqual(KEPT);
    await postgres.stop();
  });

  it('that was taken over is missed when it ends by itself, and started again', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    await killHard(child);
    const postgres = await EmbeddedPostgres.start(home, log);
    expect(postgres.pid).toBe(answer.postmaster);
    process.kill(postgres.pid, 'SIGQUIT');
    while (postgres.pid === answer.postmaster) await sleep(20);
    await postgres.stop();
  });

  it('goes on after a kill -9 of everything', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    await query(answer.connectionString!, MAKE);
    process.kill(answer.postmaster!, 'SIGKILL');
    await killHard(child);
    expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(true);
    const postgres = await EmbeddedPostgres.start(home, log);
    expect(await query(postgres.connectionString, READ)).toEqual(KEPT);
    await postgres.stop();
  });

  it('is not stopped by Ctrl-C in the terminal, which reaches the whole process group of Node', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    process.kill(-child.pid!, 'SIGINT');
    expect(await query(answer.connectionString!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    child.kill('SIGTERM');
    await new Promise((over) => child.once('exit', over));
    expect(pidIsAlive(answer.postmaster!)).toBe(false);
  });

  it('belongs to one start: another is refused and the server goes on', async () => {
    makeHome(home);
    const { child, answer } = await startHomeProcess(home);
    const second = await startHomeProcess(home);
    expect(second.answer.refused).toBe('HomeInUse');
    expect(await query(answer.connectionString!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    child.kill('SIGTERM');
    await new Promise((over) => child.once('exit', over));
  });

  it('starts over a left-over postmaster.pid whose process id now belongs to another process, and leaves that one alone', async () => {
    makeHome(home);
    const account = serverAccount(join(home, 'postgres'));
    const other = spawn('sleep', ['60'], { stdio: 'ignore', ...account });
    const file = join(home, 'postgres', 'postmaster.pid');
    writeFileSync(
      file,
      [other.pid, '/proc/self/fd/3', '1795000000', '54321', '', '127.0.0.1', '', 'ready'].join('\n'),
    );
    const postgres = await EmbeddedPostgres.start(home, log);
    expect(pidIsAlive(other.pid!)).toBe(true);
    await postgres.stop();
    await killHard(other);
  });

  it('takes another port when its own is taken', async () => {
    makeHome(home);
    const first = await EmbeddedPostgres.start(home, log);
    await first.stop();
    const squatter = createServer();
    // Homes that were made for tests all want one port: another test's server may be quicker, which is as good.
    await new Promise<unknown>((taken) =>
      squatter.once('error', taken).listen(first.port, '127.0.0.1', () => taken(undefined)),
    );
    const second = await EmbeddedPostgres.start(home, log);
    expect(second.port).not.toBe(first.port);
    expect(await query(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    squatter.close();
  });

  it('removes what a start that was killed while making the data left', async () => {
    mkdirSync(join(home, 'postgres.new-1-2', 'base'), { recursive: true });
    mkdirSync(join(home, 'postgres'));
    await (await EmbeddedPostgres.start(home, log, { durable: false })).stop();
    expect(readdirSync(home).toSorted()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
  });

  it('says it when the server ends by itself, and starts it again with its data at the same port', async () => {
    makeHome(home);
    const lines: string[] = [];
    const listening = createLog('error', { write: (line: string) => void lines.push(line) });
    const postgres = await EmbeddedPostgres.start(home, listening);
    const first = postgres.pid;
    await query(postgres.connectionString, MAKE);
    process.kill(first, 'SIGKILL');
    while (postgres.pid === first) await sleep(20);
    expect(await query(postgres.connectionString, READ)).toEqual(KEPT);
    expect(lines.join()).toContain('the embedded PostgreSQL server ended by itself');
    await postgres.stop();
    expect(pidIsAlive(postgres.pid)).toBe(false);
  });
});

describe('data that cannot be used', () => {
  it('are of another major version: refused with the way back, and untouched', async () => {
    const data = join(home, 'postgres');
    mkdirSync(data);
    writeFileSync(join(data, 'PG_VERSION'), '17\n');
    await expect(EmbeddedPostgres.start(home, log)).rejects.toThrow(
      `The data in ${data} is from PostgreSQL 17, but this version runs PostgreSQL 18. Make a backup with the old version (tirage backup FILE). Then restore it into an empty home (tirage restore FILE).`,
    );
    expect(readdirSync(data)).toEqual(['PG_VERSION']);
  });

  it('are something else', async () => {
    mkdirSync(join(home, 'postgres'));
    writeFileSync(join(home, 'postgres', 'holiday.jpg'), '');
    await expect(EmbeddedPostgres.start(home, log)).rejects.toThrow(
      `${join(home, 'postgres')} is not a PostgreSQL data folder: move it away or choose another home with TIRAGE_HOME.`,
    );
    expect(readdirSync(join(home, 'postgres'))).toEqual(['holiday.jpg']);
  });

  it('have lost their password', async () => {
    makeHome(home);
    rmSync(join(home, 'postgres.json'));
    await expect(EmbeddedPostgres.start(home, log)).rejects.toThrow(
      /postgres\.json with its password is missing/,
    );
    writeFileSync(join(home, 'postgres.json'), '{}');
    await expect(EmbeddedPostgres.start(home, log)).rejects.toThrow(/does not hold the database’s password/);
  });

  it('are damaged: the reason is told', async () => {
    makeHome(home);
    rmSync(join(home, 'postgres', 'global', 'pg_control'));
    await expect(EmbeddedPostgres.start(home, log)).rejects.toThrow(
      /^PostgreSQL did not start: .*pg_control.*postgres\.log\)\.$/,
    );
  });
});

describe("the package's programs", () => {
  const here = createRequire(import.meta.url);
  const entry = createRequire(here.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const packaged = join(dirname(dirname(entry)), 'native');

  it('get the links that the install script makes, when it did not run', async () => {
    const native = join(folder, 'native');
    cpSync(packaged, native, {
      recursive: true,
      filter: (path) => !/\.so(\.\d+)?$/.test(path) || path.endsWith('.so.1'),
    });
    cpSync(join(packaged, 'lib', 'libpq.so.5.18'), join(native, 'lib', 'libpq.so.5.18'));
    expect(existsSync(join(native, 'lib', 'libpq.so.5'))).toBe(false);
    await makeRunnable({ native, version: '18.0.0' }, home, undefined);
    expect(existsSync(join(native, 'lib', 'libpq.so.5'))).toBe(true);
  });

  it('are copied to where the account can reach them, once, and belong to us there', async () => {
    const native = join(folder, 'native');
    cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
    const account = { uid: 65_534, gid: 65_534 };
    const version = `18.0.0-test-${process.pid}`;
    const binaries = await makeRunnable({ native, version }, home, account);
    const copy = dirname(dirname(binaries.postgres));
    try {
      const again = await makeRunnable({ native, version }, home, account);
      const { mode, uid } = statSync(binaries.postgres);
      expect(binaries.postgres.startsWith(folder)).toBe(false);
      expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o755, uid: process.getuid!() });
      expect(again.postgres === binaries.postgres).toBe(again.temporaryFolder === undefined);
      const said = spawn(binaries.postgres, ['--version'], {
        ...(process.getuid!() === 0 && account),
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const text = await new Promise<string>((heard) =>
        said.stdout.once('data', (data) => heard(String(data))),
      );
      expect(text).toMatch(/^postgres \(PostgreSQL\) 18\./);
      if (again.temporaryFolder) rmSync(again.temporaryFolder, { recursive: true });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
