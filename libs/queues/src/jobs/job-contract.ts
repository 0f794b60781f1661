import type { z } from 'zod';
import { PermanentFailure } from './job-failure.js';

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
