import { createPostgresBackend, type BackendFactory, type IQueueBackend } from 'bullmq';
import type pg from 'pg';

/** What BullMQ opens once, and remembers. */
interface OpenedOnce {
  readyPromise: Promise<void> | undefined;
  waitUntilReady(): Promise<void>;
}

/**
 * As BullMQ's, but an opening that failed is tried again. BullMQ keeps the failure for good, and a worker then asks again
 * and again without ever waiting: nothing else goes on in its process any more, which does not even end.
 */
export const postgresBackend: typeof createPostgresBackend = (...words) => {
  const backend = createPostgresBackend(...words);
  const parts = backend as unknown as OpenedOnce & {
    readonly connection: OpenedOnce & { readonly pool: pg.Pool };
  };
  // Whoever waits for an answer is told by that.
  parts.connection.pool.on('connect', (client) => client.on('error', () => undefined));
  openAgain(parts.connection);
  openAgain(parts);
  return backend;
};

/** As `factory`, but all queues but the first use the connections of the first, and end with them. */
export function withSharedConnections(
  factory: BackendFactory<IQueueBackend, unknown>,
): BackendFactory<IQueueBackend, unknown> {
  let first: IQueueBackend | undefined;
  return (name, ...words) => {
    if (first) return first.forQueue(name);
    first = factory(name, ...words);
    return first;
  };
}

function openAgain(part: OpenedOnce): void {
  const open = part.waitUntilReady.bind(part);
  part.waitUntilReady = async () => {
    try {
      await open();
    } catch (error) {
      part.readyPromise = undefined;
      throw error;
    }
  };
}
