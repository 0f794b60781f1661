import { createRedisBackend, type BackendFactory, type IQueueBackend } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { postgresBackend } from './postgres-backend.js';

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

/** Opens nothing yet: the connections are made by the queues and workers. */
export function backendOf(storage: QueueStorage): Backend {
  if (storage.kind === 'redis') {
    return {
      factory: createRedisBackend as unknown as Backend['factory'],
      options: ({ failFast }) => ({
        connection: {
          url: storage.url,
          maxRetriesPerRequest: failFast ? 2 : null,
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
        keepAlive: true,
      },
    }),
  };
}

/**
 * Removes every job of every queue, and nothing else. Harmless while processes work: their next reconciliation adds the
 * pending jobs again.
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
  const redis = new Redis(storage.url, { lazyConnect: true, retryStrategy: () => null });
  // The failed connection rejects connect() as well; without a listener ioredis would print it.
  redis.on('error', () => undefined);
  await redis.connect();
  try {
    const match = `${storage.prefix.replace(/[\\*?[\]]/g, '\\$&')}:*`;
    for await (const keys of redis.scanStream({ match, count: 1000 }) as AsyncIterable<string[]>) {
      if (keys.length > 0) await redis.unlink(...keys);
    }
  } finally {
    redis.disconnect();
  }
}
