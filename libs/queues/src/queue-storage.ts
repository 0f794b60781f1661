import { createRedisBackend, type BackendFactory, type IQueueBackend } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { IDLE_IN_TRANSACTION_MS } from '#platform';
import { postgresBackend } from './postgres-backend.js';
import { QueueStorageUnreachable } from './queue-storage-unreachable.js';
import { saysAway } from './storage-reach.js';

/** Where the queues lie. What is in there can be emptied at any time: the journal tells which jobs are pending. */
export type QueueStorage =
  | { readonly kind: 'postgres'; readonly connectionString: string; readonly schema: string }
  | { readonly kind: 'redis'; readonly url: string; readonly prefix: string };

/** The queues' storage: Redis when its address is given, otherwise the schema `bullmq` of the PostgreSQL database. */
export function queueStorage(addresses: {
  databaseUrl: string;
  redisUrl?: string | undefined;
}): QueueStorage {
  return addresses.redisUrl === undefined
    ? { kind: 'postgres', connectionString: addresses.databaseUrl, schema: 'bullmq' }
    : { kind: 'redis', url: addresses.redisUrl, prefix: 'tirage' };
}

/** What BullMQ's constructors need to work on a storage. */
export interface Backend {
  readonly factory: BackendFactory<IQueueBackend, unknown>;
  options(wanted: {
    /** The largest number of PostgreSQL connections beside the one that listens. */
    readonly connections: number;
    /** Whether BullMQ's own tables are to be made or brought up to date first (PostgreSQL). */
    readonly migrate: boolean;
    /** Whether a command fails when Redis is away, instead of waiting until it is back. */
    readonly failFast: boolean;
  }): { connection: unknown; prefix?: string };
}

/** The longest pause before Redis is tried again. */
const REDIS_RETRY_MS = 1_000;
const REDIS_CONNECT_MS = 5_000;
/** A connection on which nothing has come for so long is dropped, where somebody waits for the answer. */
const REDIS_SILENT_MS = 5_000;
/**
 * The same for workers. A Redis that was only frozen still does what it has read, so that a job could be taken over a
 * connection that was dropped, and would rest until its lock is over.
 */
const REDIS_WORKER_SILENT_MS = 60_000;
/** How long emptying may wait for each answer. */
const REDIS_EMPTY_MS = 3_000;

/** The connections for the queries of all queues of a process, and of each worker, which listens over one more. */
export const QUERIES_OF_QUEUES = 2;
export const QUERIES_OF_WORKER = 1;

/** How many connections queues in PostgreSQL take at most in a process with so many workers. */
export function connectionsOfQueues(workers: number): number {
  return workers === 0 ? 0 : QUERIES_OF_QUEUES + workers * (QUERIES_OF_WORKER + 1);
}

/** Opens nothing yet: the connections are made by the queues and workers. */
export function backendOf(storage: QueueStorage): Backend {
  if (storage.kind === 'redis') {
    return {
      factory: createRedisBackend as unknown as Backend['factory'],
      options: ({ failFast }) => ({
        connection: {
          url: storage.url,
          retryStrategy: (times: number) => Math.min(100 * times, REDIS_RETRY_MS),
          connectTimeout: REDIS_CONNECT_MS,
          ...(failFast
            ? {
                maxRetriesPerRequest: 0,
                enableOfflineQueue: false,
                socketTimeout: REDIS_SILENT_MS,
                // BullMQ asks for the version once, and would never get over it if Redis went away just then.
                skipVersionCheck: true,
              }
            : { maxRetriesPerRequest: null, socketTimeout: REDIS_WORKER_SILENT_MS }),
          // ioredis would keep the process alive that long for a connection that is closed already.
          disconnectTimeout: 200,
        },
        prefix: storage.prefix,
      }),
    };
  }
  const { connectionString, schema } = storage;
  return {
    factory: postgresBackend as unknown as Backend['factory'],
    options: ({ connections: max, migrate }) => ({
      connection: {
        connectionString,
        schema,
        max,
        migrate,
        application_name: 'tirage queues',
        connectionTimeoutMillis: 10_000,
        // BullMQ makes its tables in a transaction with a lock that every start waits for.
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        keepAlive: true,
      },
    }),
  };
}

/**
 * Removes every job of every queue, and nothing else. Harmless while processes work: their next reconciliation adds the
 * pending jobs again.
 * @throws QueueStorageUnreachable when Redis does not answer
 */
export async function emptyQueueStorage(storage: QueueStorage): Promise<void> {
  await (storage.kind === 'postgres'
    ? emptySchema(storage.connectionString, storage.schema)
    : emptyPrefix(storage));
}

const DEADLOCK = '40P01';

async function emptySchema(connectionString: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // "migration" says which version BullMQ's tables have; without it they would be made a second time.
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = $1 AND tablename <> 'migration' ORDER BY tablename`,
      [schema],
    );
    if (rows.length === 0) return;
    const truncate = `TRUNCATE ${rows.map((row) => row.name).join(', ')}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(truncate);
        return;
      } catch (error) {
        const deadlock = error instanceof pg.DatabaseError && error.code === DEADLOCK;
        if (!deadlock || attempt === 5) throw error;
      }
    }
  } finally {
    await client.end();
  }
}

async function emptyPrefix(storage: { url: string; prefix: string }): Promise<void> {
  const redis = new Redis(storage.url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: REDIS_EMPTY_MS,
    commandTimeout: REDIS_EMPTY_MS,
    disconnectTimeout: 200,
  });
  // The failed connection rejects connect() as well; without a listener ioredis would print it.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const match = `${storage.prefix.replace(/[\\*?[\]]/g, '\\$&')}:*`;
    for await (const keys of redis.scanStream({ match, count: 1000 }) as AsyncIterable<string[]>) {
      if (keys.length > 0) await redis.unlink(...keys);
    }
  } catch (error) {
    throw saysAway(error) ? new QueueStorageUnreachable('redis') : error;
  } finally {
    redis.disconnect();
  }
}
