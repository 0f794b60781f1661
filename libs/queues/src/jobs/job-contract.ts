import type { z } from 'zod';
import { PermanentFailure } from './job-failure.js';
import type { Logger } from 'pino';

/** The queues there are; a job belongs to exactly one. */
export const QUEUE_NAMES = ['pre-dealing', 'duplication', 'board-movement', 'publication'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** What a job is: where it waits, what it carries, and the one id that the same work always has. */
export interface JobContract<Data = unknown> {
  readonly queue: QueueName;
  /** Unique over all queues, words joined by `-`. */
  readonly name: string;
  /** The shape of the data: a flat record of ids, positions and revisions, never content. */
  readonly data: z.ZodType<Data>;
  /** The job's id: the same for the same data, begins with the name and `-`. */
  id(data: Data): string;
  /** Whether it waits until nothing else is waiting in its queue: long work that nobody stands and waits for. */
  readonly afterOthers?: boolean;
  /** When the job may begin at the earliest, in milliseconds since the epoch; without it, at once. */
  delayUntil?(data: Data): number | undefined;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// BullMQ refuses an id with a colon and one that is an integer; this pattern admits neither.
const JOB_ID = /^[a-z][A-Za-z0-9_-]{0,199}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Defines a job. @throws Error when the name is not words joined by `-`. */
export function defineJob<Schema extends z.ZodType>(contract: {
  queue: QueueName;
  name: string;
  data: Schema;
  id(data: z.output<Schema>): string;
  afterOthers?: boolean;
  delayUntil?(data: z.output<Schema>): number | undefined;
}): JobContract<z.output<Schema>> {
  if (!NAME.test(contract.name)) {
    throw new Error(
      `The job name "${contract.name}" is not usable: it must be lower-case words joined by "-".`,
    );
  }
  return contract as JobContract<z.output<Schema>>;
}

/** The id of a job: its name and what it is about, in which nothing stands for what is left out. */
export function idOfJob(name: string, ...parts: readonly (string | number | undefined)[]): string {
  return [name, ...parts.filter((part) => part !== undefined)].join('-');
}

/**
 * Parses a job's data and gives it with the job's id.
 * @throws PermanentFailure `job.data-refused` when the data does not have the contract's shape or carries more than ids,
 * `job.id-refused` when the contract makes an unusable id.
 */
export function parseJob<Data>(contract: JobContract<Data>, data: unknown): { id: string; data: Data } {
  const parsed = contract.data.safeParse(data);
  if (!parsed.success || !holdsIdsOnly(parsed.data)) throw new PermanentFailure('job.data-refused');
  const id = contract.id(parsed.data);
  if (!JOB_ID.test(id) || !id.startsWith(`${contract.name}-`)) throw new PermanentFailure('job.id-refused');
  return { id, data: parsed.data };
}

function holdsIdsOnly(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every(
    (value) =>
      value === undefined ||
      typeof value === 'boolean' ||
      (typeof value === 'number' && Number.isSafeInteger(value)) ||
      (typeof value === 'string' && ID.test(value)),
  );
}

/** What a processor is given besides its data. */
export interface JobContext {
  readonly jobId: string;
  /**
   * Sends a command in the job's name. Its id derives from the job's, so a job that runs again repeats the command
   * instead of doubling it.
   * @returns the command's answer
   */
  dispatch(command: string, tournament: string, body: unknown): Promise<unknown>;
  /** Aborted when another worker may have the job by now, or when the process cannot wait for it any longer. */
  readonly signal: AbortSignal;
  /** Carries the queue and the job's id; codes and ids only are to be written to it. */
  readonly log: Logger;
}

/** Does a job's work. It may run more than once; all of its lasting effect is the command that it dispatches, or a print. */
export type Processor<Data> = (data: Data, context: JobContext) => Promise<void>;

/** A contract with its processor. */
export interface JobHandler {
  readonly contract: JobContract;
  readonly process: Processor<unknown>;
}

/** Joins a contract and the processor of its data. */
export function handle<Data>(contract: JobContract<Data>, process: Processor<Data>): JobHandler {
  return { contract: contract as JobContract, process: process as Processor<unknown> };
}

/** Every job of the program, each with its one processor. */
export class JobRegistry {
  readonly #handlers = new Map<string, JobHandler>();

  /**
   * @throws Error naming every contract without a processor or with several, every processor without a contract and
   * every name that two contracts share
   */
  constructor(contracts: readonly JobContract[], handlers: readonly JobHandler[]) {
    const faults: string[] = [];
    const byName = new Map<string, JobContract>();
    for (const contract of contracts) {
      if (byName.has(contract.name)) faults.push(`two contracts are named "${contract.name}"`);
      byName.set(contract.name, contract);
    }
    for (const handler of handlers) {
      const { name } = handler.contract;
      if (byName.get(name) !== handler.contract) faults.push(`the processor of "${name}" has no contract`);
      else if (this.#handlers.has(name)) faults.push(`"${name}" has more than one processor`);
      else this.#handlers.set(name, handler);
    }
    for (const name of byName.keys()) {
      if (!handlers.some((handler) => handler.contract.name === name))
        faults.push(`"${name}" has no processor`);
    }
    if (faults.length > 0)
      throw new Error(`Every job needs exactly one processor, but ${faults.join('; ')}.`);
  }

  /** The contract and processor of a job's name in a queue; undefined when there is none. */
  find(queue: string, name: string): JobHandler | undefined {
    const handler = this.#handlers.get(name);
    return handler?.contract.queue === queue ? handler : undefined;
  }
}
