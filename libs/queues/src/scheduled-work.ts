import { Worker, type IQueueBackend, type Job, type JobProgress } from 'bullmq';
import type { Logger } from 'pino';
import { backendOf, type QueueStorage } from './queue-storage.js';
import { settledWithin } from './settled-within.js';
import { StorageErrors } from './storage-errors.js';

/** Work that comes back by the clock, and how often, in milliseconds. Each has a queue of its name. */
export const SCHEDULES = { 'back-up-when-due': 60_000, 'archive-closed-journals': 3_600_000 } as const;
export type ScheduledName = keyof typeof SCHEDULES;

/** How long the storage may take to write down the end of the last run. */
const CLOSE_MS = 5_000;

/**
 * Does scheduled work in this process, at one time in one process. A schedule says only when to look: what is due is
 * decided from journals and records, so that a run too many does nothing, and one too few is made up for by the next.
 */
export class ScheduledWork {
  readonly #worker: Worker<unknown, void, string, IQueueBackend, JobProgress, unknown>;
  readonly #errors: StorageErrors;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /**
   * Begins at once. A storage that does not answer is waited for.
   * @param options.run is given a signal that ends it early
   * @param options.failed what the log says where it fails; the next run tries again
   */
  constructor(options: {
    readonly storage: QueueStorage;
    readonly name: ScheduledName;
    readonly log: Logger;
    readonly run: (signal: AbortSignal) => Promise<unknown>;
    readonly failed: string;
  }) {
    const { storage, name, log, run, failed } = options;
    this.#errors = new StorageErrors(log);
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
      { ...backend.options({ connections: 1, migrate: true, failFast: false }), runRetryDelay: 2_000 },
      backend.factory,
    );
    this.#worker.on('error', (error) => this.#errors.report(name, error));
  }

  /** Takes on nothing more, and waits for the run that goes on after telling it to end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const closing = this.#worker.close();
    await this.#running;
    const closed = await settledWithin(closing, CLOSE_MS);
    this.#errors.end();
    if (!closed) void this.#worker.disconnect().catch(() => undefined);
  }
}
