import {
  UnrecoverableError,
  WaitingError,
  Worker,
  type IQueueBackend,
  type Job,
  type JobProgress,
} from 'bullmq';
import type { Logger } from 'pino';
import { traced } from '#platform';
import { commandIdOfJob } from './jobs/job-command.js';
import { parseJob, QUEUE_NAMES, type QueueName } from './jobs/job-contract.js';
import type { JobRegistry } from './jobs/job-registry.js';
import { describeFailure, failureText, PermanentFailure, type Failure } from './jobs/job-failure.js';
import { endConnections } from './end-connections.js';
import { backendOf, QUERIES_OF_WORKER, type QueueStorage } from './queue-storage.js';
import { settledWithin } from './settled-within.js';
import { StorageErrors } from './storage-errors.js';
import { StorageReach } from './storage-reach.js';

type BullWorker = Worker<unknown, void, string, IQueueBackend, JobProgress, unknown>;
type BullJob = Job<unknown, void>;

/** Executes a command in a job's name and gives its answer. */
export type DispatchJobCommand = (request: {
  /** `job:<queue>` */
  readonly actor: string;
  readonly commandId: string;
  readonly command: string;
  readonly tournament: string;
  readonly body: unknown;
}) => Promise<unknown>;

/** How one try of a job went, for the metrics. */
export interface JobOutcome {
  readonly queue: QueueName;
  readonly name: string;
  /** `retried`: failed, to be tried again. `returned`: given back unfinished because the process ends. */
  readonly outcome: 'completed' | 'retried' | 'failed' | 'returned';
  readonly seconds: number;
}

export interface WorkersOptions {
  readonly storage: QueueStorage;
  /** What the process knows of the storage already. */
  readonly reach?: StorageReach;
  readonly registry: JobRegistry;
  readonly dispatch: DispatchJobCommand;
  readonly log: Logger;
  /** Jobs of one queue at a time in this process (2). */
  readonly concurrency?: number;
  /** How long a worker that stops answering keeps its job (6,000). */
  readonly lockMs?: number;
  /** How often such jobs are looked for (4,000). */
  readonly stalledCheckMs?: number;
  readonly onOutcome?: (outcome: JobOutcome) => void;
}

/** How often a job may outlive the process that works on it before it counts as failed. */
const DEATHS_OF_A_JOB = 10;
/** How long a processor has to end after it was told to stop. */
const STOP_MS = 1_000;
/** How long the storage has to take note that no more jobs are taken, or that one is given back. */
const NOTE_MS = 1_000;

/** Runs the processors: one BullMQ worker per queue. */
export class Workers {
  readonly #workers = new Map<QueueName, BullWorker>();
  readonly #running = new Map<Promise<void>, QueueName>();
  readonly #stop = new AbortController();
  readonly #errors: StorageErrors;
  readonly #reach: StorageReach;
  #closing: Promise<void> | undefined;

  private constructor(private readonly options: WorkersOptions) {
    const { storage, log, reach = new StorageReach(log) } = options;
    this.#reach = reach;
    this.#errors = new StorageErrors(log, storage.kind === 'redis' ? reach : undefined);
  }

  /**
   * Begins to work; with Redis, as soon as it is there. The tables of PostgreSQL must be there already: open `Queues`
   * first.
   */
  static async start(options: WorkersOptions): Promise<Workers> {
    const workers = new Workers(options);
    try {
      await workers.#start();
    } catch (error) {
      await workers.close(0);
      throw error;
    }
    return workers;
  }

  async #start(): Promise<void> {
    const { storage, log, concurrency = 2, lockMs = 6_000, stalledCheckMs = 4_000 } = this.options;
    const backend = backendOf(storage);
    for (const queue of QUEUE_NAMES) {
      const worker: BullWorker = new Worker(
        queue,
        // BullMQ passes its signal only to a function of three parameters.
        (job: BullJob, token: string | undefined, signal: AbortSignal | undefined) =>
          this.#track(queue, job, token, signal),
        {
          ...backend.options({ connections: QUERIES_OF_WORKER, migrate: false, failFast: false }),
          autorun: false,
          concurrency,
          lockDuration: lockMs,
          stalledInterval: stalledCheckMs,
          maxStalledCount: DEATHS_OF_A_JOB,
          drainDelay: 5,
          runRetryDelay: 1_000,
        },
        backend.factory,
      );
      this.#workers.set(queue, worker);
      this.#errors.watch(queue, worker);
      worker.on('stalled', (job) =>
        log.warn({ queue, job }, 'the job is taken over from a worker that stopped answering'),
      );
      worker.on('lockRenewalFailed', (jobs) => {
        for (const job of jobs) worker.cancelJob(job, 'another worker may have the job');
      });
    }
    if (storage.kind === 'postgres')
      await Promise.all([...this.#workers.values()].map((worker) => worker.waitUntilReady()));
    for (const [queue, worker] of this.#workers) {
      worker.run().catch((error: unknown) => this.#errors.report(queue, error));
    }
  }

  /**
   * Takes no more jobs, waits for the running ones, then tells them to stop; what has not ended even then is left to be
   * delivered again.
   * @param limitMs how long the running jobs may take to end by themselves
   */
  close(limitMs = 10_000): Promise<void> {
    this.#closing ??= this.#close(limitMs);
    return this.#closing;
  }

  async #close(limitMs: number): Promise<void> {
    const workers = [...this.#workers.values()];
    const pausing = workers.map(async (worker) => {
      await worker.pause(true);
      // A paused worker still takes the next job that comes if it was waiting for one.
      await worker.getBackend().disconnectBlocking(true);
    });
    await settledWithin(Promise.allSettled(pausing), this.#reach.answers ? NOTE_MS : 0);
    if (!(await settledWithin(Promise.allSettled(this.#running.keys()), limitMs))) {
      this.#stop.abort();
      await settledWithin(Promise.allSettled(this.#running.keys()), STOP_MS);
    }
    const stuck = new Set(this.#running.values());
    if (stuck.size > 0) {
      this.options.log.warn({ jobs: this.#running.size }, 'jobs are left unfinished, to be delivered again');
    }
    const queueOf = new Map([...this.#workers].map(([queue, worker]) => [worker, queue]));
    await endConnections(workers, this.#reach, (worker, force) =>
      worker.close(force || stuck.has(queueOf.get(worker)!)),
    );
    this.#errors.end();
  }

  #track(
    queue: QueueName,
    job: BullJob,
    token: string | undefined,
    lost: AbortSignal | undefined,
  ): Promise<void> {
    const running = this.#process(queue, job, token, lost).finally(() => this.#running.delete(running));
    this.#running.set(running, queue);
    return running;
  }

  async #process(
    queue: QueueName,
    job: BullJob,
    token: string | undefined,
    lost: AbortSignal | undefined,
  ): Promise<void> {
    const started = performance.now();
    const report = (outcome: JobOutcome['outcome']): void =>
      this.options.onOutcome?.({
        queue,
        name: job.name,
        outcome,
        seconds: (performance.now() - started) / 1000,
      });
    const giveBack = async (): Promise<never> => {
      // One that is not given back comes again when its lock is over.
      await settledWithin(job.moveToWait(token), NOTE_MS);
      report('returned');
      throw new WaitingError();
    };
    // BullMQ may have fetched it in the moment before it was paused.
    if (this.#closing) return giveBack();
    const signal = lost ? AbortSignal.any([lost, this.#stop.signal]) : this.#stop.signal;
    try {
      await traced(`job ${job.name}`, { 'tirage.job': job.id ?? '' }, () => this.#run(queue, job, signal));
    } catch (error) {
      if (this.#stop.signal.aborted) return giveBack();
      throw this.#failure(queue, job, describeFailure(error), report);
    }
    report('completed');
  }

  async #run(queue: QueueName, job: BullJob, signal: AbortSignal): Promise<void> {
    const jobId = job.id ?? '';
    const handler = this.options.registry.find(queue, job.name);
    if (!handler) throw new PermanentFailure('job.unknown');
    const { id, data } = parseJob(handler.contract, job.data);
    // Another id than the data's would end in another command, and the work could be done twice.
    if (id !== jobId) throw new PermanentFailure('job.id-differs');
    const timesByCommand = new Map<string, number>();
    await handler.process(data, {
      jobId,
      signal,
      log: this.options.log.child({ queue, job: jobId }),
      dispatch: (command, tournament, body) => {
        const times = (timesByCommand.get(command) ?? 0) + 1;
        timesByCommand.set(command, times);
        const commandId = commandIdOfJob(jobId, times === 1 ? command : `${command} ${times}`);
        return this.options.dispatch({ actor: `job:${queue}`, commandId, command, tournament, body });
      },
    });
  }

  /** Logs a failed try and gives the error that BullMQ may keep: it carries a code and ids, no message and no stack. */
  #failure(
    queue: QueueName,
    job: BullJob,
    failure: Failure,
    report: (outcome: JobOutcome['outcome']) => void,
  ): Error {
    const attempt = job.attemptsMade + 1;
    const attempts = job.opts.attempts ?? 1;
    const final = failure.permanent || attempt >= attempts;
    const { code, ids, at } = failure;
    const line = { queue, job: job.id, name: job.name, reason: code, ids, at, attempt, attempts };
    if (final) this.options.log.error(line, 'the job has failed');
    else this.options.log.warn(line, 'the job has failed and will be tried again');
    report(final ? 'failed' : 'retried');
    const text = failureText(failure);
    const error = failure.permanent ? new UnrecoverableError(text) : new Error(text);
    error.stack = text;
    return error;
  }
}
