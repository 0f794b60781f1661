import { Queue, type IQueueBackend, type JobsOptions } from 'bullmq';
import type { Logger } from 'pino';
import { QUEUE_NAMES, type QueueName } from './jobs/job-contract.js';
import { describeFailure, isPermanentText } from './jobs/job-failure.js';
import { endConnections } from './end-connections.js';
import { withSharedConnections } from './postgres-backend.js';
import { backendOf, emptyQueueStorage, QUERIES_OF_QUEUES, type QueueStorage } from './queue-storage.js';
import { QueueStorageUnreachable } from './queue-storage-unreachable.js';
import { SCHEDULES, type ScheduledName } from './scheduled-work.js';
import { StorageErrors } from './storage-errors.js';
import { saysAway, StorageReach } from './storage-reach.js';
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

/** How long PostgreSQL may take until the tables are there. */
const OPEN_MS = 10_000;
/** How long Redis may take to answer. */
const ANSWER_MS = 3_000;

/**
 * The four queues and the schedules, opened for adding, listing and removing; the work itself is done by `Workers`. While
 * Redis is away or frozen, everything that is asked of them is refused in time with `QueueStorageUnreachable`.
 */
export class Queues {
  private constructor(
    readonly storage: QueueStorage,
    private readonly queues: ReadonlyMap<QueueName, BullQueue>,
    private readonly schedules: ReadonlyMap<ScheduledName, BullQueue>,
    /** Whether the storage answers. */
    readonly reach: StorageReach,
    private readonly answerMs: number,
    private readonly jobOptions: JobsOptions,
    private readonly errors: StorageErrors,
  ) {}

  /**
   * Opens the queues. In PostgreSQL, BullMQ's tables are made when they are missing; Redis is not waited for.
   * @param options.reach what the process knows of the storage already
   * @param options.attempts how often a job is tried in all (5)
   * @param options.backoffMs the pause before the second try, doubled before each further one (1,000)
   * @param options.answerWithinMs how long to wait for PostgreSQL (10,000), and for each answer of Redis (3,000)
   * @throws QueueStorageUnreachable when PostgreSQL does not answer
   */
  static async open(
    storage: QueueStorage,
    options: {
      log: Logger;
      reach?: StorageReach;
      attempts?: number;
      backoffMs?: number;
      answerWithinMs?: number;
    },
  ): Promise<Queues> {
    const backend = backendOf(storage);
    const { log, answerWithinMs, reach = new StorageReach(log) } = options;
    const isRedis = storage.kind === 'redis';
    const errors = new StorageErrors(log, isRedis ? reach : undefined);
    const factory = isRedis ? backend.factory : withSharedConnections(backend.factory);
    const queues = new Map<QueueName, BullQueue>();
    const schedules = new Map<ScheduledName, BullQueue>();
    const ready = async (): Promise<void> => {
      const open = async <Name extends string>(
        name: Name,
        migrate: boolean,
        into: Map<Name, BullQueue>,
      ): Promise<void> => {
        const connection = backend.options({ connections: QUERIES_OF_QUEUES, migrate, failFast: true });
        const queue: BullQueue = new Queue(name, connection, factory);
        errors.watch(name, queue);
        into.set(name, queue);
        if (!isRedis) await queue.waitUntilReady();
      };
      const [first, ...others] = QUEUE_NAMES;
      // The first one makes the tables; the others find them, and share its connections.
      await open(first, true, queues);
      await Promise.all([
        ...others.map((name) => open(name, false, queues)),
        ...SCHEDULED.map((name) => open(name, false, schedules)),
      ]);
    };
    const opening = ready();
    try {
      if (!(await settledWithin(opening, answerWithinMs ?? OPEN_MS))) throw new Error('no answer in time');
      await opening;
    } catch (error) {
      log.error(
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
    return new Queues(storage, queues, schedules, reach, answerWithinMs ?? ANSWER_MS, jobOptions, errors);
  }

  /** Adds jobs; those whose id is there already, in whatever state, stay as they are. */
  async add(name: QueueName, jobs: readonly AddedJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const now = Date.now();
    const added = jobs.map((job) => ({
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
    }));
    await this.#ask(name, (queue) => queue.addBulk(added));
  }

  /** Removes a job, whatever its state. Gives false when a worker has it. */
  async remove(name: QueueName, id: string): Promise<boolean> {
    return this.#ask(name, async (queue) => (await queue.remove(id)) === 1);
  }

  /** The ids of the jobs that have not ended: those that no worker has begun, and those being worked on. */
  async pending(name: QueueName): Promise<{ queued: Set<string>; active: Set<string> }> {
    return this.#ask(name, async (queue) => {
      // In the order in which a job goes, so that one that moves meanwhile is on one of the lists.
      const delayed = await queue.getRanges(['delayed'], 0, -1);
      const waiting = await queue.getRanges(['waiting', 'prioritized'], 0, -1);
      const active = await queue.getRanges(['active'], 0, -1);
      return { queued: new Set([...delayed, ...waiting]), active: new Set(active) };
    });
  }

  /** The ids of the ended jobs that the storage still keeps. */
  async ended(name: QueueName): Promise<Set<string>> {
    return this.#ask(name, async (queue) => new Set(await queue.getRanges(['completed', 'failed'], 0, -1)));
  }

  /** How a job ended; undefined when it has not, or is not kept any more. */
  async endOf(name: QueueName, id: string): Promise<EndedJob | undefined> {
    return this.#ask(name, async (queue) => {
      const job = await queue.getJob(id);
      if (job?.finishedOn === undefined) return undefined;
      // The text of an earlier try stays with a job that was completed in the end: only the state tells.
      const state = await job.getState();
      if (state !== 'completed' && state !== 'failed') return undefined;
      const failed = state === 'failed';
      return { endedAt: job.finishedOn, failed, permanent: failed && isPermanentText(job.failedReason) };
    });
  }

  /** The name under which a job was added; undefined when there is no such job. */
  async nameOf(name: QueueName, id: string): Promise<string | undefined> {
    return this.#ask(name, async (queue) => (await queue.getJob(id))?.name);
  }

  /** How many jobs each queue has in each state, for the metrics. */
  async counts(): Promise<Record<QueueName, QueueCounts>> {
    const counts = await Promise.all(
      [...this.queues.keys()].map(async (name) => {
        const found = await this.#ask(name, (queue) =>
          queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'),
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
    const jobs = await this.#ask(name, (queue) => queue.getFailed(0, limit - 1));
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
    return this.#ask(name, async (queue) => {
      const job = await queue.getJob(id);
      if (!job || (await job.getState()) !== 'failed') return false;
      await job.retry('failed');
      return true;
    });
  }

  /** How many workers serve a queue, in all processes. */
  async workers(name: QueueName): Promise<number> {
    return this.#ask(name, async (queue) => (await queue.getWorkers()).length);
  }

  /** Sees to it that scheduled work comes back: what is missing in the storage, or has another pace there, is put there. */
  async keepSchedules(): Promise<void> {
    for (const name of SCHEDULED) {
      const every = SCHEDULES[name];
      // oxlint-disable-next-line no-await-in-loop -- a few
      await this.#ask(name, async (queue) => {
        if ((await queue.getJobScheduler(name))?.every === every) return;
        const opts = { removeOnComplete: true, removeOnFail: true, stackTraceLimit: 0 };
        await queue.upsertJobScheduler(name, { every }, { name, data: {}, opts });
      });
    }
  }

  /** Whether scheduled work is in the storage; when not, it was emptied. */
  async hasSchedules(): Promise<boolean> {
    const [name] = SCHEDULED;
    return this.#ask(name!, async (queue) => (await queue.getJobScheduler(name!)) !== undefined);
  }

  /** Removes every job of every queue: what is pending comes back with the next reconciliation. */
  async emptyStorage(): Promise<void> {
    await emptyQueueStorage(this.storage);
  }

  /** Closes the connections; the jobs stay. */
  async close(): Promise<void> {
    const queues = [...this.queues.values(), ...this.schedules.values()];
    await endConnections(queues, this.reach, (queue) => queue.close());
    this.errors.end();
  }

  /** @throws QueueStorageUnreachable when Redis does not answer in time */
  async #ask<Answer>(
    name: QueueName | ScheduledName,
    ask: (queue: BullQueue) => Promise<Answer>,
  ): Promise<Answer> {
    const queue = this.queues.get(name as QueueName) ?? this.schedules.get(name as ScheduledName);
    if (queue === undefined)
      throw new Error(`There is no queue "${name}"; it must be one of ${QUEUE_NAMES.join(', ')}.`);
    if (this.storage.kind === 'postgres') return ask(queue);
    const { reach, answerMs } = this;
    let asked: Promise<Answer> | undefined;
    try {
      // Of a connection that was lost, the command itself says so at once.
      if (await settledWithin(queue.waitUntilReady(), reach.answers ? answerMs : 0)) asked = ask(queue);
      if (asked && (await settledWithin(asked, answerMs))) {
        const answer = await asked;
        reach.back();
        return answer;
      }
    } catch (error) {
      if (!saysAway(error)) throw error;
      // Others may be connected again already; that Redis is away, connections say themselves.
      throw new QueueStorageUnreachable('redis');
    }
    reach.away();
    throw new QueueStorageUnreachable('redis');
  }
}
