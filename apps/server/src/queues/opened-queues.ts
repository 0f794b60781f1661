import { Queues, StorageReach, type QueueStorage } from '#queues';
import type { Logger } from 'pino';

/** The queues of a process, opened when somebody first needs them. */
export class OpenedQueues {
  #queues: Promise<Queues> | undefined;
  /** Whether their storage answers, as every part of the process has found. */
  readonly reach: StorageReach;

  constructor(
    readonly storage: QueueStorage,
    private readonly log: Logger,
  ) {
    this.reach = new StorageReach(log);
  }

  /** @throws QueueStorageUnreachable when PostgreSQL does not answer; the next call tries again */
  open(): Promise<Queues> {
    const { storage, log, reach } = this;
    this.#queues ??= Queues.open(storage, { log, reach }).catch((error: unknown) => {
      this.#queues = undefined;
      throw error;
    });
    return this.#queues;
  }

  async close(): Promise<void> {
    const queues = await this.#queues?.catch(() => undefined);
    await queues?.close();
  }
}
