import type { Logger } from 'pino';
import { describeFailure } from './jobs/job-failure.js';

const QUIET_MS = 5_000;

/**
 * Logs the errors that BullMQ reports by itself (lost connections, lost locks) by their code, each code at most once in
 * five seconds: a storage that is away fails in a tight loop. After `end`, nothing more is logged.
 */
export class StorageErrors {
  readonly #lastByCode = new Map<string, number>();
  #ended = false;

  constructor(private readonly log: Logger) {}

  report(queue: string, error: unknown): void {
    if (this.#ended) return;
    const described = describeFailure(error);
    const code = described.code === 'job.failed' ? 'queue.storage-error' : described.code;
    const now = Date.now();
    if (now - (this.#lastByCode.get(code) ?? -QUIET_MS) < QUIET_MS) return;
    this.#lastByCode.set(code, now);
    this.log.warn({ queue, reason: code, at: described.at }, "the queue's storage reports an error");
  }

  /**
   * To be called when the connections are given up. PostgreSQL may stop before it has read their farewell, and then says
   * so to each of them.
   */
  end(): void {
    this.#ended = true;
  }
}
