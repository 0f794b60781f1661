import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../process/log.js';
import { findBinaries } from './binaries.js';
import { connectionStringOf, DATABASE, readConnectionFile, writeConnectionFile } from './connection-file.js';
import { prepareData } from './data-folder.js';
import { launch, type RunningServer } from './launch.js';
import { endOrphan } from './postmaster-file.js';
import type { Place } from './place.js';
import { PostgresRefused, serverAccount } from './server-account.js';
import { takeOver } from './take-over.js';

export interface EmbeddedPostgresOptions {
  /** False for tests alone: nothing is forced to the disk, and a power cut loses the data. */
  readonly durable?: boolean;
  /** False for those who start it again themselves when it has ended. */
  readonly keptUp?: boolean;
  /** Server settings over ours, for instance `{ max_connections: '400' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What its server is started with, each time. */
interface HomeOfServer {
  readonly place: Place;
  readonly settings: Readonly<Record<string, string>>;
  readonly password: string;
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
  // Before it recovers, the server has everything written to the disk: at one go where the system can, not file by file.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const NOT_DURABLE: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** The pause before a server that could not be started again is tried once more, in milliseconds. */
const TRY_AGAIN_MS = 2_000;

/**
 * A PostgreSQL server of this home's own, in a process group of its own, so that Ctrl-C in a terminal reaches only the
 * program, which stops the server last. One that ends by itself, as when it is killed or the disk is full, is started again at
 * the same port until it runs. The caller holds the home's lock.
 */
export class EmbeddedPostgres {
  /** Of the database `tirage`, as the server's only account. */
  readonly connectionString: string;
  readonly #keeping: Promise<void>;
  readonly #stop = new AbortController();
  #server: RunningServer;

  private constructor(
    private readonly home: HomeOfServer,
    readonly port: number,
    server: RunningServer,
    private readonly log: Log,
    keptUp: boolean,
  ) {
    this.connectionString = connectionStringOf(home.password, port);
    this.#server = server;
    this.#keeping = keptUp ? this.#keep() : Promise.resolve();
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#server.pid;
  }

  /** Resolved when the process that runs now has ended, for whatever reason. */
  get ended(): Promise<void> {
    return this.#server.ended;
  }

  /**
   * Makes the data folder on the first start, and starts the server. One that an earlier, killed program left behind is
   * taken over, or ended if it runs otherwise. Resolves when the database can be used.
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
    await prepareData(place, log);
    const password = readConnectionFile(home)?.password;
    if (!password) {
      throw new PostgresRefused(
        `The home ${home} holds data, but postgres.json with its password is missing. Copy that file from the original home.`,
      );
    }
    const settings = { ...SETTINGS, ...(place.durable ? {} : NOT_DURABLE), ...options.settings };
    const server =
      (await takeOver(place, password, settings, log)) ?? (await startAnew(place, settings, log));
    try {
      writeConnectionFile(home, { password, port: server.port });
      await createDatabase(password, server.port);
      return new EmbeddedPostgres(
        { place, settings, password },
        server.port,
        server,
        log,
        options.keptUp ?? true,
      );
    } catch (error) {
      await server.stop(log);
      throw error;
    }
  }

  /** Disconnects every client and resolves when the server has written everything and ended. May be called again. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#server.stop(this.log);
    await this.#keeping;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      await this.#server.ended;
      if (signal.aborted) return;
      this.log.error(
        'the embedded PostgreSQL server ended by itself and is started again: see postgres.log in the home',
      );
      // oxlint-disable-next-line no-await-in-loop -- as above
      const server = await this.#startAgain(signal);
      if (!server) return;
      this.#server = server;
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (signal.aborted) await server.stop(this.log);
    }
  }

  async #startAgain(signal: AbortSignal): Promise<RunningServer | undefined> {
    const { place, settings } = this.home;
    while (!signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        return await launch(place, settings, this.log, this.port);
      } catch (error) {
        this.log.error(
          { reason: (error as Error).message },
          'the embedded PostgreSQL server cannot be started yet',
        );
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }
}

async function startAnew(
  place: Place,
  settings: Readonly<Record<string, string>>,
  log: Log,
): Promise<RunningServer> {
  await endOrphan(place, log);
  return launch(place, settings, log);
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
