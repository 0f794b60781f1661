import { parseJob, type JobContract, type QueueName } from './job-contract.js';

/** A job that the journal asks for and that is not done yet. */
export interface PendingJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly name: string;
  readonly data: unknown;
  readonly tournament: string;
  /** The position of the line that asks for it. */
  readonly position: number;
}

/** The pending jobs, as the journal says: jobs requested less jobs done. */
export interface PendingJobs {
  /**
   * A page of what is pending, in an order that stays: a job pending during the whole reading is on one of its pages.
   * @param after the `next` of the page before; nothing for the first page
   */
  page(after: string | undefined, limit: number): Promise<{ jobs: readonly PendingJob[]; next?: string }>;
  /** Calls the listener soon after what is pending has changed. Gives the function that ends this. */
  onChange(listener: () => void): () => void;
}

/** The pending job that a line asks for. @throws PermanentFailure when the data is not the contract's */
export function pendingJob<Data>(
  contract: JobContract<Data>,
  data: Data,
  tournament: string,
  position: number,
): PendingJob {
  const { id, data: parsed } = parseJob(contract, data);
  return { id, queue: contract.queue, name: contract.name, data: parsed, tournament, position };
}
