import { settledWithin } from './settled-within.js';
import type { StorageReach } from './storage-reach.js';

/** How long the storage has to write down the last of it and to take the farewell. */
const CLOSE_MS = 3_000;

/** A queue or a worker of BullMQ. */
interface Connected {
  getBackend(): { close(force?: boolean): Promise<void> };
  disconnect(): Promise<void>;
}

/**
 * Ends the connections of queues or workers in order. Those of a storage that does not answer are dropped at once.
 * @param close ends one of them, by force where nothing is to be waited for
 */
export async function endConnections<Part extends Connected>(
  parts: readonly Part[],
  reach: StorageReach,
  close: (part: Part, force: boolean) => Promise<void>,
): Promise<void> {
  const closed = () => Promise.allSettled(parts.map((part) => close(part, false)));
  if (reach.answers && (await settledWithin(closed(), CLOSE_MS))) return;
  reach.away();
  for (const part of parts) {
    // A connection that was never there is dropped by the first alone, one that began to say farewell by the second.
    for (const dropped of [part.getBackend().close(true), part.disconnect(), close(part, true)])
      dropped.catch(() => undefined);
  }
}
