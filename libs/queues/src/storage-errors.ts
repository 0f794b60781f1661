import type { Logger } from 'pino';
import { describeFailure } from './job-failure.js';

const QUIET_MS = 5_000;

/**
 * Logs the errors that BullMQ reports by itself (lost connections, lost locks) by their code, each code at most once in
 * five seconds: a storage that is away fails in a tight loop.
 */
export class StorageErrors {
  readonly #log: Logger;
  readonly #lastByCode = new Map<string, number>();

  constructor(log: Logger) {
    this.#log = log;
  }

  report(queue: string, error: unknown): void {
    const described = describeFailure(error);
    const code = described.code === 'job.failed' ? 'queue.storage-error' : described.code;
    const now = Date.now();
    if (now - (this.#lastByCode.get(code) ?? -QUIET_MS) < QUIET_MS) return;
    this.#lastByCode.set(code, now);
    this.#log.warn({ queue, reason: code, at: described.at }, "the queue's storage reports an error");
  }
}
