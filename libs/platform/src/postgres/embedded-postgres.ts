import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.js';
import { pidIsAlive } from '../process-identity.js';
import { findBinaries, type Binaries } from './binaries.js';
import {
  connectionStringOf,
  DATABASE,
  newPassword,
  readConnectionFile,
  SUPERUSER,
  writeConnectionFile,
} from './connection-file.js';
import { disownPostmasterFile, orphanedPostmaster, readPostmasterFile } from './postmaster-file.js';
import { serverAccount, type ServerAccount } from './server-account.js';
import { PostgresRefused } from './postgres-refused.js';

export interface EmbeddedPostgresOptions {
  /** False for tests alone: nothing is forced to the disk, and a power cut loses the data. */
  readonly durable?: boolean;
  /** Server settings over ours, for instance `{ max_connections: '400' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '300',
  shared_buffers: '256MB',
  // One server without replicas: less to write, and copies into new tables skip the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A message's detail and its statement can hold people's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const NOT_DURABLE: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

const LOG_LIMIT = 4 * 1024 * 1024;

/**
 * A PostgreSQL server of this home's own, in a process group of its own, so that Ctrl-C in a terminal reaches only the
 * program, which stops the server last. The caller holds the home's lock.
 */
export class EmbeddedPostgres {
  /** Of the database `tirage`, as the server's only account. */
  readonly connectionString: string;
  /** Resolved when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;

  private stopping: Promise<void> | undefined;

  private constructor(
    readonly pid: number,
    readonly port: number,
    password: string,
    private readonly server: RunningServer,
    private readonly log: Log,
  ) {
    this.connectionString = connectionStringOf(password, port);
    this.ended = this.watch();
  }

  /**
   * Makes the data folder on the first start, ends a server that an earlier, killed program left behind, and starts
   * ours. Resolves when the database can be used.
   * @param home absolute path of an existing folder
   * @throws PostgresRefused in one sentence when the data cannot be used or the server does not start
   */
  static async start(
    home: string,
    log: Log,
    options: EmbeddedPostgresOptions = {},
  ): Promise<EmbeddedPostgres> {
    const data = join(resolve(home), 'postgres');
    const account = serverAccount(data);
    const binaries = await findBinaries(home, account);
    const place: Place = { home: resolve(home), data, account, binaries, durable: options.durable ?? true };
    if (await isNew(place)) await createData(place, log);
    requireSameMajor(place);
    const password = readConnectionFile(home)?.password;
    if (!password) {
      throw new PostgresRefused(
        `The home ${home} holds data but not the file postgres.json with their password: put it back from where the home was copied.`,
      );
    }
    await endOrphan(place, log);
    const settings = { ...SETTINGS, ...(place.durable ? {} : NOT_DURABLE), ...options.settings };
    const server = await launch(place, settings, log);
    try {
      writeConnectionFile(home, { password, port: server.port });
      await createDatabase(password, server.port);
      return new EmbeddedPostgres(server.pid, server.port, password, server, log);
    } catch (error) {
      await server.stop(log);
      throw error;
    }
  }

  /** Disconnects every client and resolves when the server has written everything and ended. May be called again. */
  stop(): Promise<void> {
    this.stopping ??= this.server.stop(this.log);
    return this.stopping;
  }

  private async watch(): Promise<void> {
    await this.server.ended;
    if (!this.stopping)
      this.log.error('the embedded PostgreSQL server ended by itself: see postgres.log in the home');
  }
}

interface Place {
  readonly home: string;
  readonly data: string;
  readonly account: ServerAccount | undefined;
  readonly binaries: Binaries;
  readonly durable: boolean;
}

interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<void>;
  stop(log: Log): Promise<void>;
}

async function isNew({ home, data }: Place): Promise<boolean> {
  for (const name of await readdir(home)) {
    if (name.startsWith('postgres.new-')) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
  if (existsSync(join(data, 'PG_VERSION'))) return false;
  if (!existsSync(data)) return true;
  try {
    await rmdir(data);
  } catch (cause) {
    throw new PostgresRefused(
      `${data} is not a PostgreSQL data folder: move it away or choose another home with TIRAGE_HOME.`,
      {
        cause,
      },
    );
  }
  return true;
}

/** Under another name until it is complete, so that a start that was killed half-way leaves nothing in the way. */
async function createData(place: Place, log: Log): Promise<void> {
  const { home, data, account, binaries, durable } = place;
  const making = join(home, `postgres.new-${process.pid}-${Date.now()}`);
  const passwordPath = join(home, 'postgres.new-password');
  const password = readConnectionFile(home)?.password ?? newPassword();
  await mkdir(making, { mode: 0o700 });
  await writeFile(passwordPath, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [making, passwordPath]) chownSync(path, account.uid, account.gid);
  const reachable = new HandedOver(account, [making, passwordPath]);
  const [dataPath, pwfile] = reachable.paths as [string, string];
  try {
    const args = [
      '-D',
      dataPath,
      '-U',
      SUPERUSER,
      `--pwfile=${pwfile}`,
      '-A',
      'scram-sha-256',
      '--no-instructions',
    ];
    args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    if (!durable) args.push('--no-sync');
    const child = spawn(binaries.initdb, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'ignore', 'pipe', ...reachable.descriptors],
    });
    const output = collect(child);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new PostgresRefused(`PostgreSQL could not make its data folder: ${lastLine(output())}.`);
  } finally {
    reachable.close();
    await rm(passwordPath, { force: true });
  }
  writeConnectionFile(home, { ...readConnectionFile(home), password });
  await rename(making, data);
  log.info({ data }, 'made a new database');
}

function requireSameMajor({ data, binaries }: Place): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major === String(binaries.major)) return;
  throw new PostgresRefused(
    `The data in ${data} were written by PostgreSQL ${major} and this version runs PostgreSQL ${binaries.major}: ` +
      `make a backup with the version that wrote them (tirage backup FILE) and restore it into an empty home (tirage restore FILE).`,
  );
}

async function endOrphan({ data }: Place, log: Log): Promise<void> {
  const orphan = orphanedPostmaster(data);
  if (orphan === undefined) {
    disownPostmasterFile(data);
    return;
  }
  log.warn({ pid: orphan }, 'ending the PostgreSQL server that a killed start left behind');
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    try {
      process.kill(orphan, signal);
    } catch {
      // It has just ended.
    }
    for (let waited = 0; waited < patience; waited += 10) {
      if (!pidIsAlive(orphan)) return;
      await sleep(10);
    }
  }
  throw new PostgresRefused(
    `The PostgreSQL server left behind on ${data} (process ${orphan}) does not end: end it by hand and start again.`,
  );
}

async function launch(
  place: Place,
  settings: Readonly<Record<string, string>>,
  log: Log,
): Promise<RunningServer> {
  let port = await freePort(readConnectionFile(place.home)?.port);
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce(place, settings, port, log);
    if (typeof outcome !== 'string') return outcome;
    // Backends of a killed server need a moment to notice; a port can be taken between the look and the start.
    const passing = /shared memory block|could not bind|in use/.test(outcome);
    if (!passing || attempt === 40) {
      throw new PostgresRefused(
        `PostgreSQL did not start: ${lastLine(outcome)} (more in ${join(place.home, 'postgres.log')}).`,
      );
    }
    if (/could not bind/.test(outcome)) port = await freePort(undefined);
    else await sleep(250);
  }
}

/** The server once it is ready, or what it wrote before it gave up. */
async function launchOnce(
  place: Place,
  settings: Readonly<Record<string, string>>,
  port: number,
  log: Log,
): Promise<RunningServer | string> {
  const { data, account, binaries } = place;
  const logPath = await openLog(place.home);
  const logStart = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  const logFile = openSync(logPath, 'a', 0o600);
  const reachable = new HandedOver(account, [data]);
  const args = ['-D', reachable.paths[0]!, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  let child: ChildProcess;
  try {
    child = spawn(binaries.postgres, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'ignore', logFile, ...reachable.descriptors],
    });
  } finally {
    closeSync(logFile);
    reachable.close();
  }
  const end: { reason?: string } = {};
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      end.reason ??= `it ended with ${signal ?? code}`;
      done();
    });
    child.once('error', (error) => {
      end.reason = error.message;
      done();
    });
  });
  child.unref();
  for (let waited = 0; end.reason === undefined; waited += 5) {
    const file = readPostmasterFile(data);
    if (file?.pid === child.pid && file?.ready) {
      return { pid: child.pid!, port, ended, stop: (to) => stopServer(place, child.pid!, ended, to) };
    }
    if (waited > 0 && waited % 10_000 === 0)
      log.info('PostgreSQL is still recovering what the last stop left');
    await sleep(5);
  }
  const written = readFileSync(logPath).subarray(logStart).toString('utf8');
  return written.trim() ? written : end.reason;
}

async function stopServer(place: Place, pid: number, ended: Promise<void>, log: Log): Promise<void> {
  const { data, binaries } = place;
  let over = false;
  const finished = ended.then(() => (over = true));
  const tell = (mode: 'fast' | 'immediate') => {
    if (over) return;
    try {
      if (process.platform === 'win32')
        spawn(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-W'], { stdio: 'ignore' });
      else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    } catch {
      // It has just ended.
    }
  };
  tell('fast');
  const timer = setTimeout(() => {
    log.warn('PostgreSQL takes long to stop: it will recover at its next start');
    tell('immediate');
  }, 60_000);
  await finished;
  clearTimeout(timer);
  if (binaries.temporaryFolder) await rm(binaries.temporaryFolder, { recursive: true, force: true });
}

async function createDatabase(password: string, port: number): Promise<void> {
  const connect = async (database: string) => {
    const client = new pg.Client({ connectionString: connectionStringOf(password, port, database) });
    await client.connect();
    return client;
  };
  try {
    await (await connect(DATABASE)).end();
  } catch (error) {
    const missing = (error as { code?: string }).code === '3D000';
    if (!missing) throw error;
    const client = await connect('postgres');
    await client.query(`CREATE DATABASE ${DATABASE}`);
    await client.end();
  }
}

/** The port if it is free on this machine's own address, else one that is. */
async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((done, failed) => {
      server.once('error', failed);
      server.listen({ host: '127.0.0.1', port: wanted ?? 0, exclusive: true }, () => {
        done((server.address() as { port: number }).port);
      });
    });
  } catch (error) {
    if (wanted === undefined) throw error;
    return await freePort(undefined);
  } finally {
    server.close();
  }
}

/**
 * Paths as the server can open them. On Linux another account gets them as open descriptors, because the folders above
 * may be closed to it; elsewhere, and to the same account, by name.
 */
class HandedOver {
  readonly paths: readonly string[];
  readonly descriptors: readonly number[];

  constructor(account: ServerAccount | undefined, paths: readonly string[]) {
    const byDescriptor = account !== undefined && process.platform === 'linux';
    this.descriptors = byDescriptor ? paths.map((path) => openSync(path, 'r')) : [];
    this.paths = byDescriptor ? paths.map((_, index) => `/proc/self/fd/${index + 3}`) : paths;
  }

  close(): void {
    for (const descriptor of this.descriptors) closeSync(descriptor);
  }
}

function spawnOptions(account: ServerAccount | undefined): SpawnOptions {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  // Nothing else of our environment, which may hold secrets. The time zone is named because initdb's search is slow.
  const env = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TEMP, TMP, TZ: 'UTC', LC_ALL: 'C' }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const options: SpawnOptions = { env, detached: true, windowsHide: true };
  if (process.platform !== 'win32') options.cwd = '/';
  return account ? { ...options, uid: account.uid, gid: account.gid } : options;
}

async function openLog(home: string): Promise<string> {
  const path = join(home, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) await rename(path, `${path}.old`);
  return path;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  child.once('error', (error) => {
    text += error.message;
  });
  return () => text;
}

/** The line that says why: the last one with an error or, without one, the last. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim());
  const line =
    lines.findLast((each) => /FATAL|PANIC|error/.test(each)) ?? lines.at(-1) ?? 'it gave no reason';
  return line
    .replace(/^.*?(FATAL|PANIC|error): +/, '')
    .replace(/\.$/, '')
    .trim();
}
