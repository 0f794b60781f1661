import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Configuration } from './configuration.js';
import { HomeInUse, HomeLock } from './home-lock.js';
import type { Log } from './process/log.js';
import { connectionStringOf, readConnectionFile } from './postgres/connection-file.js';
import { EmbeddedPostgres } from './postgres/embedded-postgres.js';
import { Refusal } from './process/refusal.js';

/** There is no database to work on. */
class NoHome extends Refusal {
  override readonly name = 'NoHome';
}

export interface HomeDatabase {
  readonly connectionString: string;
  /** Leaves everything as it was found: a server that was not running does not run afterwards. */
  close(): Promise<void>;
}

/**
 * The database of a configuration for a program beside the server: the one in DATABASE_URL, else that of the home's
 * server, which is started for the time needed when it does not run.
 * @param create whether a home without data is made; else it is refused
 * @throws NoHome, HomeInUse and what starting PostgreSQL throws
 */
export async function openHomeDatabase(
  { databaseUrl, home }: Pick<Configuration, 'databaseUrl' | 'home'>,
  log: Log,
  create: boolean,
): Promise<HomeDatabase> {
  if (databaseUrl) return { connectionString: databaseUrl, close: () => Promise.resolve() };
  if (!create && !existsSync(join(home, 'postgres'))) {
    throw new NoHome(`The home ${home} holds no data: name the right one with TIRAGE_HOME.`);
  }
  const running = await runningServer(home);
  if (running) return { connectionString: running, close: () => Promise.resolve() };
  const lock = await HomeLock.acquire(home).catch(async (error: unknown) => {
    // A start that has the lock is about to have its server too, or has just stopped it.
    const started = error instanceof HomeInUse ? await runningServer(home) : undefined;
    if (started) return started;
    throw error;
  });
  if (typeof lock === 'string') return { connectionString: lock, close: () => Promise.resolve() };
  try {
    const postgres = await EmbeddedPostgres.start(home, log);
    return {
      connectionString: postgres.connectionString,
      close: async () => {
        await postgres.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address of the home's server if it runs; the password proves that it is this home's. */
async function runningServer(home: string): Promise<string | undefined> {
  if (!existsSync(home)) return undefined;
  const { password, port } = readConnectionFile(home) ?? {};
  if (!password || !port) return undefined;
  const connectionString = connectionStringOf(password, port);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return connectionString;
  } catch {
    return undefined;
  }
}
