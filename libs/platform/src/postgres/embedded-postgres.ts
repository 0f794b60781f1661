import { join, resolve } from 'node:path';
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
  // Before it recovers, the server has everything written to the disk: at one go where the system can, not file by file.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const NOT_DURABLE: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

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
