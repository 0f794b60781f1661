import type { Logger } from 'pino';
import { describeFailure } from './jobs/job-failure.js';
import { saysAway, type StorageReach } from './storage-reach.js';

const QUIET_MS = 5_000;

/** A queue or a worker of BullMQ. */
interface Connected {
  on(event: 'error', listener: (error: Error) => void): unknown;
  getBackend(): { on(event: 'ready' | 'close', listener: () => void): unknown };
}

/**
 * Logs the errors that BullMQ reports by itself (lost connections, lost locks) by their code, each code at most once in
 * five seconds: a storage that is away fails in a tight loop. After `end`, nothing more is logged. That Redis is away is
 * said by its reach.
 */
export class StorageErrors {
  readonly #lastByCode = new Map<string, number>();
  #ended = false;

  /** @param reach of a storage in Redis */
  constructor(
    private readonly log: Logger,
    private readonly reach?: StorageReach,
  ) {}

  /** Reports what befalls the connections of a queue or worker from now on. */
  watch(queue: string, part: Connected): void {
    part.on('error', (error) => this.report(queue, error));
    const { reach } = this;
    if (!reach) return;
    const backend = part.getBackend();
    backend.on('ready', () => reach.back());
    backend.on('close', () => {
      if (!this.#ended) reach.lost();
    });
  }

  report(queue: string, error: unknown): void {
    if (this.#ended) return;
    if (this.reach && saysAway(error)) return this.reach.away(error);
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
