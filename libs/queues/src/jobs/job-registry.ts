import type { Logger } from 'pino';
import type { JobContract } from './job-contract.js';

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
