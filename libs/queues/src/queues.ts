import { Refusal } from '#platform';
import { Queue, type IQueueBackend, type JobsOptions } from 'bullmq';
import type { Logger } from 'pino';
import { QUEUE_NAMES, type QueueName } from './jobs/job-contract.js';
import { describeFailure, isPermanentText } from './jobs/job-failure.js';
import { backendOf, emptyQueueStorage, type QueueStorage } from './queue-storage.js';
import { SCHEDULES, type ScheduledName } from './scheduled-work.js';
import { StorageErrors } from './storage-errors.js';
import { settledWithin } from './settled-within.js';

type BullQueue = Queue<unknown, void, string, unknown, void, string, IQueueBackend, unknown>;

/** How many jobs of a queue are in each state. */
export interface QueueCounts {
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  readonly completed: number;
  readonly failed: number;
}

/** A job as it is added: already parsed by its contract. */
export interface AddedJob {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  /** Milliseconds since the epoch before which it is not to begin. */
  readonly notBefore?: number | undefined;
  /** Whether it begins only when no other job waits. */
  readonly afterOthers?: boolean | undefined;
}

/** A job that failed, for those who look after the queues. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  /** Ids alone. */
  readonly data: unknown;
  /** A stable code with ids. */
  readonly reason: string;
  /** Trying again cannot mend it. */
  readonly permanent: boolean;
  readonly tries: number;
  /** Milliseconds since the epoch. */
  readonly failedAt: number;
}

/** A job that has ended and is still in the storage. */
export interface EndedJob {
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
  readonly failed: boolean;
  readonly permanent: boolean;
}

const SCHEDULED = Object.keys(SCHEDULES) as ScheduledName[];

/** How long the storage may take to end the connections. */
const CLOSE_MS = 5_000;

/** The storage could not be reached within the time given. */
export class QueueStorageUnreachable extends Refusal {
  override readonly name = 'QueueStorageUnreachable';

  constructor(kind: QueueStorage['kind']) {
    super(
      kind === 'redis'
        ? 'Cannot open the queues: Redis does not answer or refuses the connection. Set REDIS_URL to a running Redis or Valkey server.'
        : 'Cannot open the queues: PostgreSQL does not answer or refuses the connection. Set DATABASE_URL to a running server.',
    );
  }
}

/** The four queues and the schedules, opened for adding, listing and removing; the work itself is done by `Workers`. */
export class Queues {
  private constructor(
    readonly storage: QueueStorage,
    private readonly queues: ReadonlyMap<QueueName, BullQueue>,
    private readonly schedules: ReadonlyMap<ScheduledName, BullQueue>,
    private readonly jobOptions: JobsOptions,
    private readonly errors: StorageErrors,
  ) {}

  /**
   * Opens the queues, making BullMQ's tables when they are missing.
   * @param options.attempts how often a job is tried in all (5)
   * @param options.backoffMs the pause before the second try, doubled before each further one (1,000)
   * @param options.answerWithinMs how long to wait for the storage (10,000)
   * @throws QueueStorageUnreachable when the storage does not answer
   */
  static async open(
    storage: QueueStorage,
    options: { log: Logger; attempts?: number; backoffMs?: number; answerWithinMs?: number },
  ): Promise<Queues> {
    const backend = backendOf(storage);
    const errors = new StorageErrors(options.log);
    const queues = new Map<QueueName, BullQueue>();
    const schedules = new Map<ScheduledName, BullQueue>();
    const ready = async (): Promise<void> => {
      const open = async <Name extends string>(
        name: Name,
        migrate: boolean,
        into: Map<Name, BullQueue>,
      ): Promise<void> => {
        const connection = backend.options({ connections: 2, migrate, failFast: true });
        const queue: BullQueue = new Queue(name, connection, backend.factory);
        queue.on('error', (error) => errors.report(name, error));
        into.set(name, queue);
        await queue.waitUntilReady();
      };
      const [first, ...others] = QUEUE_NAMES;
      // The first one makes the tables; the others find them.
      await open(first, true, queues);
      await Promise.all([
        ...others.map((name) => open(name, false, queues)),
        ...SCHEDULED.map((name) => open(name, false, schedules)),
      ]);
    };
    const opening = ready();
    try {
      if (!(await settledWithin(opening, options.answerWithinMs ?? 10_000)))
        throw new Error('no answer in time');
      await opening;
    } catch (error) {
      options.log.error(
        { reason: describeFailure(error).code, storage: storage.kind },
        'the queues cannot be opened',
      );
      for (const queue of [...queues.values(), ...schedules.values()])
        void queue
          .getBackend()
          .close(true)
          .catch(() => undefined);
      throw new QueueStorageUnreachable(storage.kind);
    }
    const jobOptions: JobsOptions = {
      attempts: options.attempts ?? 5,
      backoff: { type: 'exponential', delay: options.backoffMs ?? 1_000, jitter: 0.2 },
      // Ended jobs are kept for a look at them; the reconciler replaces those that are still pending.
      removeOnComplete: { age: 3_600, count: 1_000 },
      removeOnFail: { age: 30 * 86_400, count: 1_000 },
      // A stack may quote what was being worked on.
      stackTraceLimit: 0,
      sizeLimit: 4_096,
    };
    return new Queues(storage, queues, schedules, jobOptions, errors);
  }

  /** Adds jobs; those whose id is there already, in whatever state, stay as they are. */
  async add(name: QueueName, jobs: readonly AddedJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const now = Date.now();
    await this.#queue(name).addBulk(
      jobs.map((job) => ({
        name: job.name,
        data: job.data,
        opts: {
          ...this.jobOptions,
          jobId: job.id,
          ...(job.notBefore !== undefined && job.notBefore > now
            ? { delay: Math.ceil(job.notBefore - now) }
            : {}),
          // Jobs without a priority come before those that have one.
          ...(job.afterOthers ? { priority: 1 } : {}),
        },
      })),
    );
  }

  /** Removes a job, whatever its state. Gives false when a worker has it. */
  async remove(name: QueueName, id: string): Promise<boolean> {
    return (await this.#queue(name).remove(id)) === 1;
  }

  /** The ids of the jobs that have not ended: those that no worker has begun, and those being worked on. */
  async pending(name: QueueName): Promise<{ queued: Set<string>; active: Set<string> }> {
    const queue = this.#queue(name);
    // In the order in which a job goes, so that one that moves meanwhile is on one of the lists.
    const delayed = await queue.getRanges(['delayed'], 0, -1);
    const waiting = await queue.getRanges(['waiting', 'prioritized'], 0, -1);
    const active = await queue.getRanges(['active'], 0, -1);
    return { queued: new Set([...delayed, ...waiting]), active: new Set(active) };
  }

  /** The ids of the ended jobs that the storage still keeps. */
  async ended(name: QueueName): Promise<Set<string>> {
    return new Set(await this.#queue(name).getRanges(['completed', 'failed'], 0, -1));
  }

  /** How a job ended; undefined when it has not, or is not kept any more. */
  async endOf(name: QueueName, id: string): Promise<EndedJob | undefined> {
    const job = await this.#queue(name).getJob(id);
    if (job?.finishedOn === undefined) return undefined;
    // The text of an earlier try stays with a job that was completed in the end: only the state tells.
    const state = await job.getState();
    if (state !== 'completed' && state !== 'failed') return undefined;
    const failed = state === 'failed';
    return { endedAt: job.finishedOn, failed, permanent: failed && isPermanentText(job.failedReason) };
  }

  /** The name under which a job was added; undefined when there is no such job. */
  async nameOf(name: QueueName, id: string): Promise<string | undefined> {
    return (await this.#queue(name).getJob(id))?.name;
  }

  /** How many jobs each queue has in each state, for the metrics. */
  async counts(): Promise<Record<QueueName, QueueCounts>> {
    const counts = await Promise.all(
      [...this.queues].map(async ([name, queue]) => {
        const found = await queue.getJobCounts(
          'waiting',
          'prioritized',
          'delayed',
          'active',
          'completed',
          'failed',
        );
        const of = (state: keyof QueueCounts | 'prioritized'): number => found[state] ?? 0;
        return [
          name,
          {
            waiting: of('waiting') + of('prioritized'),
            delayed: of('delayed'),
            active: of('active'),
            completed: of('completed'),
            failed: of('failed'),
          },
        ] as const;
      }),
    );
    return Object.fromEntries(counts) as Record<QueueName, QueueCounts>;
  }

  /** The failed jobs that the storage still keeps, the latest first, with why: codes and ids, nothing else. */
  async failed(name: QueueName, limit: number): Promise<FailedJob[]> {
    const jobs = await this.#queue(name).getFailed(0, limit - 1);
    return jobs.map((job) => ({
      id: job.id ?? '',
      name: job.name,
      data: job.data,
      reason: job.failedReason ?? '',
      permanent: isPermanentText(job.failedReason),
      tries: job.attemptsMade,
      failedAt: job.finishedOn ?? 0,
    }));
  }

  /** Lets a failed job be tried anew. Gives false when there is no such job, or it has not failed. */
  async retry(name: QueueName, id: string): Promise<boolean> {
    const job = await this.#queue(name).getJob(id);
    if (!job || (await job.getState()) !== 'failed') return false;
    await job.retry('failed');
    return true;
  }

  /** How many workers serve a queue, in all processes. */
  async workers(name: QueueName): Promise<number> {
    return (await this.#queue(name).getWorkers()).length;
  }

  /** Sees to it that scheduled work comes back: what is missing in the storage, or has another pace there, is put there. */
  async keepSchedules(): Promise<void> {
    for (const [name, queue] of this.schedules) {
      const every = SCHEDULES[name];
      // oxlint-disable-next-line no-await-in-loop -- a few
      if ((await queue.getJobScheduler(name))?.every === every) continue;
      const opts = { removeOnComplete: true, removeOnFail: true, stackTraceLimit: 0 };
      // oxlint-disable-next-line no-await-in-loop -- a few
      await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts });
    }
  }

  /** Removes every job of every queue: what is pending comes back with the next reconciliation. */
  async emptyStorage(): Promise<void> {
    await emptyQueueStorage(this.storage);
  }

  /** Closes the connections; the jobs stay. */
  async close(): Promise<void> {
    const queues = [...this.queues.values(), ...this.schedules.values()];
    // A Redis that is away never answers the farewell.
    const closed = await settledWithin(Promise.allSettled(queues.map((queue) => queue.close())), CLOSE_MS);
    this.errors.end();
    if (closed) return;
    for (const queue of queues) void queue.disconnect().catch(() => undefined);
  }

  #queue(name: QueueName): BullQueue {
    const queue = this.queues.get(name);
    if (queue === undefined)
      throw new Error(`There is no queue "${name}"; it must be one of ${QUEUE_NAMES.join(', ')}.`);
    return queue;
  }
}
