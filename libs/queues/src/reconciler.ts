import type { Logger } from 'pino';
import { parseJob, QUEUE_NAMES, type QueueName } from './jobs/job-contract.js';
import type { JobRegistry } from './jobs/job-registry.js';
import { describeFailure } from './jobs/job-failure.js';
import type { PendingJob, PendingJobs } from './jobs/pending-jobs.js';
import { QueueStorageUnreachable } from './queue-storage-unreachable.js';
import type { AddedJob, Queues } from './queues.js';

/** What a reconciliation did, in jobs. */
export interface Reconciliation {
  /** Pending and not in the queue: added. */
  readonly added: number;
  /** Pending, but ended in the queue: removed and added anew. */
  readonly replaced: number;
  /** In the queue, but not pending (any more): removed. */
  readonly removed: number;
  /** Pending, but unknown to this program or not what its contract says: reported, not added. */
  readonly refused: number;
}

export interface ReconcilerOptions {
  readonly queues: Queues;
  readonly registry: JobRegistry;
  readonly pending: PendingJobs;
  readonly log: Logger;
  /** The pause between two whole reconciliations (60,000). */
  readonly everyMs?: number;
  /** How many pending jobs are read and added at a time (500). */
  readonly pageSize?: number;
  /** How long a failed job rests before it is tried anew (600,000); a permanent failure rests until the next start. */
  readonly retryFailedAfterMs?: number;
  /** How long the read side may lag behind a completed job before it counts as not done (60,000). */
  readonly completedGraceMs?: number;
}

/** How long changes are gathered before they are acted on. */
const GATHER_MS = 50;
/** The pause between two looks whether the storage answers and has what was put there. */
const LOOK_MS = 2_000;
/** The pause before the next attempt when one has failed. */
const RETRY_MS = 5_000;
/** The same while the storage is away. */
const RETRY_AWAY_MS = 1_000;
/** How soon it reconciles again when the storage was away: other processes find it back a little later. */
const AGAIN_MS = 5_000;

/**
 * Fills the queues with the jobs that are pending in the journals, and keeps the schedules. Deterministic ids make it
 * harmless in several processes at once; in one process two runs never overlap.
 */
export class Reconciler {
  readonly #options: Required<ReconcilerOptions>;
  #present = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #firstDone = false;
  #stopped = false;
  #unsubscribe: (() => void) | undefined;
  /** When the next whole run is due, in milliseconds since the epoch. */
  #wholeAt = 0;
  /** How often the storage had been lost when the last whole run began. */
  #losses = 0;
  #nextLook: NodeJS.Timeout | undefined;
  #nextChange: NodeJS.Timeout | undefined;

  constructor(options: ReconcilerOptions) {
    this.#options = {
      everyMs: 60_000,
      pageSize: 500,
      retryFailedAfterMs: 600_000,
      completedGraceMs: 60_000,
      ...options,
    };
  }

  /**
   * Reconciles once, then every minute, as soon as the storage is back or was emptied, and soon after each change of the
   * pending jobs. A failed run is repeated, and logged unless the storage is away.
   */
  async start(): Promise<void> {
    this.#unsubscribe = this.#options.pending.onChange(() => this.#onChange());
    await this.#look();
  }

  /** Ends it and waits for the run that goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe?.();
    clearTimeout(this.#nextLook);
    clearTimeout(this.#nextChange);
    await this.#last;
  }

  /** One whole reconciliation, after the run that goes on. */
  reconcile(): Promise<Reconciliation> {
    return this.#alone(() => this.#reconcile());
  }

  #alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(run);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Reconciles when it is time, or when the storage may have lost what was put there. */
  async #look(): Promise<void> {
    const { queues, everyMs } = this.#options;
    const failure = await this.#failureOf(async () => {
      const isDue = Date.now() >= this.#wholeAt || queues.reach.losses !== this.#losses;
      if (isDue || !(await queues.hasSchedules())) await this.#reconcile();
    });
    if (this.#stopped) return;
    const pause =
      failure === undefined
        ? Math.min(everyMs, LOOK_MS)
        : failure instanceof QueueStorageUnreachable
          ? RETRY_AWAY_MS
          : RETRY_MS;
    this.#nextLook = setTimeout(() => void this.#look(), pause).unref();
  }

  #onChange(): void {
    if (this.#stopped || this.#nextChange) return;
    this.#nextChange = setTimeout(() => {
      this.#nextChange = undefined;
      void this.#failureOf(() => this.#addNew());
    }, GATHER_MS).unref();
  }

  /** Runs it alone. What failed is made up for by the next look. */
  async #failureOf(run: () => Promise<unknown>): Promise<unknown> {
    try {
      await this.#alone(run);
      return undefined;
    } catch (error) {
      this.#wholeAt = 0;
      if (error instanceof QueueStorageUnreachable) return error;
      const { code, at } = describeFailure(error);
      this.#options.log.error({ reason: code, at }, 'the queues could not be reconciled with what is owed');
      return error;
    }
  }

  /** After a change: adds what is pending and was not seen in the queues, without listing them. */
  async #addNew(): Promise<void> {
    for await (const page of this.#pages()) {
      const fresh = page.accepted.filter((job) => !this.#present.has(key(job.queue, job.id)));
      await this.#add(fresh);
    }
  }

  async #reconcile(): Promise<Reconciliation> {
    const { queues, everyMs } = this.#options;
    const { losses } = queues.reach;
    const count = { added: 0, replaced: 0, removed: 0, refused: 0 };
    // The queues are read before the pending jobs: so a job that another process adds meanwhile is not taken for
    // surplus.
    const inQueues = await this.#inQueues();
    this.#present = new Set([...inQueues.queued, ...inQueues.active, ...inQueues.ended]);
    const pending = new Set<string>();
    for await (const { accepted, refused } of this.#pages()) {
      count.refused += refused;
      const missing: Accepted[] = [];
      for (const job of accepted) {
        const its = key(job.queue, job.id);
        pending.add(its);
        if (!this.#present.has(its)) {
          missing.push(job);
          count.added += 1;
        } else if (
          inQueues.ended.has(its) &&
          (await this.#isStale(job)) &&
          (await queues.remove(job.queue, job.id))
        ) {
          missing.push(job);
          count.replaced += 1;
        }
      }
      await this.#add(missing);
    }
    // Stopped in the middle of the pages, what is pending is not known.
    if (this.#stopped) return count;
    for (const its of inQueues.queued) {
      if (!pending.has(its) && (await this.#removeSurplus(its))) count.removed += 1;
    }
    // Last: they say that nothing is missing.
    await queues.keepSchedules();
    this.#firstDone = true;
    this.#wholeAt = Date.now() + (losses === this.#losses ? everyMs : Math.min(everyMs, AGAIN_MS));
    this.#losses = losses;
    if (count.added + count.replaced + count.removed + count.refused > 0) {
      this.#options.log.info(count, 'the queues are reconciled with what is owed');
    }
    return count;
  }

  async #inQueues(): Promise<{ queued: Set<string>; active: Set<string>; ended: Set<string> }> {
    const queued = new Set<string>();
    const active = new Set<string>();
    const ended = new Set<string>();
    for (const queue of QUEUE_NAMES) {
      const pending = await this.#options.queues.pending(queue);
      for (const id of pending.queued) queued.add(key(queue, id));
      for (const id of pending.active) active.add(key(queue, id));
      for (const id of await this.#options.queues.ended(queue)) ended.add(key(queue, id));
    }
    return { queued, active, ended };
  }

  /** Whether a job that has ended and is pending all the same is to be done anew. */
  async #isStale(job: Accepted): Promise<boolean> {
    const { queues, retryFailedAfterMs, completedGraceMs } = this.#options;
    const end = await queues.endOf(job.queue, job.id);
    if (!end) return false;
    const age = Date.now() - end.endedAt;
    if (!end.failed) return age >= completedGraceMs;
    return !this.#firstDone || (!end.permanent && age >= retryFailedAfterMs);
  }

  /** Removes a queued job that is not pending; one whose name is unknown stays for a worker to refuse it aloud. */
  async #removeSurplus(its: string): Promise<boolean> {
    const { queues, registry } = this.#options;
    const { queue, id } = parts(its);
    const name = await queues.nameOf(queue, id);
    return name !== undefined && registry.find(queue, name) !== undefined && queues.remove(queue, id);
  }

  async #add(jobs: readonly Accepted[]): Promise<void> {
    for (const queue of QUEUE_NAMES) {
      const its = jobs.filter((job) => job.queue === queue);
      await this.#options.queues.add(queue, its);
      for (const job of its) this.#present.add(key(queue, job.id));
    }
  }

  async *#pages(): AsyncGenerator<{ accepted: Accepted[]; refused: number }> {
    const { pending, pageSize } = this.#options;
    for (let after: string | undefined; ;) {
      const { jobs, next } = await pending.page(after, pageSize);
      const accepted = jobs.map((job) => this.#accept(job)).filter((job) => job !== undefined);
      yield { accepted, refused: jobs.length - accepted.length };
      if (next === undefined || this.#stopped) return;
      if (next === after)
        throw new Error('The pages of owed jobs do not advance; each next must differ from the one before.');
      after = next;
    }
  }

  #accept(pending: PendingJob): Accepted | undefined {
    const refuse = (code: string): undefined => {
      const { queue, tournament, position } = pending;
      this.#options.log.error({ reason: code, queue, tournament, position }, 'an owed job is refused');
      return undefined;
    };
    const handler = this.#options.registry.find(pending.queue, pending.name);
    if (!handler) return refuse('job.unknown');
    try {
      const { id, data } = parseJob(handler.contract, pending.data);
      if (id !== pending.id) return refuse('job.id-differs');
      const { afterOthers, delayUntil } = handler.contract;
      return {
        queue: pending.queue,
        id,
        name: pending.name,
        data,
        notBefore: delayUntil?.(data),
        afterOthers,
      };
    } catch (error) {
      return refuse(describeFailure(error).code);
    }
  }
}

interface Accepted extends AddedJob {
  readonly queue: QueueName;
}

function key(queue: QueueName, id: string): string {
  return `${queue}/${id}`;
}

function parts(its: string): { queue: QueueName; id: string } {
  const slash = its.indexOf('/');
  return { queue: its.slice(0, slash) as QueueName, id: its.slice(slash + 1) };
}
