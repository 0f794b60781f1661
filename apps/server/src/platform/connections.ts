import { ConfigurationError, type Configuration } from '#platform';
import { connectionsOfQueues, QUEUE_NAMES } from '#queues';

/** What a process has at least in its pool: two commands are written at a time while something else is read. */
const LEAST_IN_POOL = 3;
/** What each role has in the pool unless told otherwise. */
const IN_POOL = { api: 10, projector: 5, worker: 5 } as const;
/** In the pool of the thread that answers readers, which works on a piece or two at a time. */
const OF_READER = 3;
/** For hints about entries and about projections, each listened for on its own; and to ask a database that is silent. */
const BESIDE_POOL = 2 + 1;
/** A backup, or emptying the queues: seldom, and one at a time. */
const SELDOM = 1;

/** The connections to PostgreSQL of a process, by what they are for. */
export interface Connections {
  /** All of them together, at most. */
  readonly all: number;
  readonly pool: number;
  /** Of these, the pool of the thread that answers readers. */
  readonly readerPool: number;
}

/**
 * Divides the connections that a process may have. What it cannot do without comes first, the rest is its pool.
 *
 * @throws ConfigurationError when they are too few for its roles
 */
export function divideConnections({ roles, redisUrl, databaseConnections }: Configuration): Connections {
  const fixed =
    BESIDE_POOL +
    SELDOM +
    (roles.has('projector') ? 1 : 0) +
    (roles.has('api') ? OF_READER + BESIDE_POOL : 0) +
    (redisUrl === undefined ? connectionsOfQueues(workersOf(roles)) : 0);
  const wished = [...roles].reduce((sum, role) => sum + IN_POOL[role], 0);
  const all = databaseConnections ?? fixed + wished;
  const pool = all - fixed;
  if (pool < LEAST_IN_POOL) {
    throw new ConfigurationError([
      `DATABASE_CONNECTIONS must be at least ${fixed + LEAST_IN_POOL} for the roles ${[...roles].join(', ')}.`,
    ]);
  }
  return { all, pool, readerPool: OF_READER };
}

/** An api and a worker have a piece of scheduled work each, a worker also the queues of jobs. */
function workersOf(roles: Configuration['roles']): number {
  return (roles.has('api') ? 1 : 0) + (roles.has('worker') ? QUEUE_NAMES.length + 1 : 0);
}
