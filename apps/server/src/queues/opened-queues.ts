import { Queues, type QueueStorage } from '#queues';
import type { Logger } from 'pino';

/** The queues of a process, opened when somebody first needs them. */
export class OpenedQueues {
  #queues: Promise<Queues> | undefined;

  constructor(
    readonly storage: QueueStorage,
    private readonly log: Logger,
  ) {}

  /** @throws QueueStorageUnreachable when their storage does not answer; the next call tries again */
  open(): Promise<Queues> {
    this.#queues ??= Queues.open(this.storage, { log: this.log }).catch((error: unknown) => {
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
