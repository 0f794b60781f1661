import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createPool } from '#platform';
import type { QueueStorage } from '../queue-storage.js';
import { hasRedisServer, RedisServer } from './redis-server.js';

/** A kind of storage that the same tests run on. */
export interface StorageKind {
  readonly kind: QueueStorage['kind'];
  /** @param connectionString of the test's own database */
  start(connectionString: string): Promise<TestStorage>;
}

export interface TestStorage {
  readonly storage: QueueStorage;
  /** Everything that lies in the storage, as text. */
  contents(): Promise<string>;
  /** Breaks every connection to it but the test's own, and gives their number. */
  cut(): Promise<number>;
  stop(): Promise<void>;
}

/** PostgreSQL, and Redis where this machine has one. */
export function storageKinds(): StorageKind[] {
  const postgres: StorageKind = { kind: 'postgres', start: startPostgres };
  if (hasRedisServer()) return [postgres, { kind: 'redis', start: startRedis }];
  process.stderr.write('The Redis half of this test is skipped: there is no redis-server on this machine.\n');
  return [postgres];
}

async function startPostgres(connectionString: string): Promise<TestStorage> {
  const pool = createPool(connectionString, { max: 2, name: 'test' });
  const schema = 'bullmq';
  return {
    storage: { kind: 'postgres', connectionString, schema },
    contents: async () => {
      const tables = await pool.query<{ name: string }>(
        'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
        [schema],
      );
      const texts = tables.rows.map(async ({ name }) => {
        const { rows } = await pool.query<{ text: string }>(
          `SELECT t::text AS text FROM ${schema}."${name}" t`,
        );
        return rows.map((row) => `${name} ${row.text}`).join('\n');
      });
      return (await Promise.all(texts)).join('\n');
    },
    cut: async () => {
      const { rowCount } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name <> 'test'`,
      );
      return rowCount ?? 0;
    },
    stop: () => pool.end(),
  };
}

async function startRedis(): Promise<TestStorage> {
  const server = await RedisServer.start();
  const redis = new Redis(server.url);
  redis.on('error', () => undefined);
  return {
    storage: { kind: 'redis', url: server.url, prefix: `test-${randomUUID()}` },
    contents: async () => {
      const keys = await redis.keys('*');
      const texts = keys.map(async (key) => `${key} ${JSON.stringify(await contentsOf(redis, key))}`);
      return (await Promise.all(texts)).join('\n');
    },
    cut: async () => {
      return Number(await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'));
    },
    stop: async () => {
      redis.disconnect();
      await server.stop();
    },
  };
}

async function contentsOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return redis.get(key);
  }
}
