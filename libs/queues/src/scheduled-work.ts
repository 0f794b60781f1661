import { Worker, type IQueueBackend, type Job, type JobProgress } from 'bullmq';
import type { Logger } from 'pino';
import { endConnections } from './end-connections.js';
import { backendOf, QUERIES_OF_WORKER, type QueueStorage } from './queue-storage.js';
import { StorageErrors } from './storage-errors.js';
import { StorageReach } from './storage-reach.js';

/** Work that comes back by the clock, and how often, in milliseconds. Each has a queue of its name. */
export const SCHEDULES = {
  'back-up-when-due': 60_000,
  'send-mail-when-due': 60_000,
  'archive-closed-journals': 3_600_000,
} as const;
export type ScheduledName = keyof typeof SCHEDULES;

/**
 * Does scheduled work in this process, at one time in one process. A schedule says only when to look: what is due is
 * decided from journals and records, so that a run too many does nothing, and one too few is made up for by the next.
 */
export class ScheduledWork {
  readonly #worker: Worker<unknown, void, string, IQueueBackend, JobProgress, unknown>;
  readonly #errors: StorageErrors;
  readonly #reach: StorageReach;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /**
   * Begins at once. A storage that does not answer is waited for.
   * @param options.reach what the process knows of the storage already
   * @param options.run is given a signal that ends it early
   * @param options.failed what the log says where it fails; the next run tries again
   */
  constructor(options: {
    readonly storage: QueueStorage;
    readonly reach?: StorageReach;
    readonly name: ScheduledName;
    readonly log: Logger;
    readonly run: (signal: AbortSignal) => Promise<unknown>;
    readonly failed: string;
  }) {
    const { storage, name, log, run, failed, reach = new StorageReach(log) } = options;
    this.#reach = reach;
    this.#errors = new StorageErrors(log, storage.kind === 'redis' ? reach : undefined);
    const backend = backendOf(storage);
    const work = async (lost: AbortSignal | undefined): Promise<void> => {
      const signals = lost ? [lost, this.#stopping.signal] : [this.#stopping.signal];
      try {
        if (!this.#stopping.signal.aborted) await run(AbortSignal.any(signals));
      } catch (error) {
        log.error({ err: error }, failed);
      }
    };
    this.#worker = new Worker(
      name,
      // BullMQ passes its signal only to a function of three parameters.
      (_job: Job<unknown, void>, _token: string | undefined, lost: AbortSignal | undefined) =>
        (this.#running = work(lost)),
      {
        ...backend.options({ connections: QUERIES_OF_WORKER, migrate: true, failFast: false }),
        runRetryDelay: 2_000,
      },
      backend.factory,
    );
    this.#errors.watch(name, this.#worker);
  }

  /** Takes on nothing more, and waits for the run that goes on after telling it to end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await endConnections([this.#worker], this.#reach, (worker, force) => worker.close(force));
    this.#errors.end();
  }
}
