import type { Logger } from 'pino';
import { describeFailure } from './jobs/job-failure.js';

/** What the system and ioredis say of a server that cannot be reached, or that was left in the middle of a command. */
const AWAY_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_TEXT =
  /^(Connection is closed|Socket timeout|Stream isn't writeable|Command timed out|Reached the max retries|Command aborted due to connection close)/;

/** Whether an error says that Redis is away, rather than that it refuses something. */
export function saysAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY_CODE.test(String((error as { code?: unknown }).code)) || AWAY_TEXT.test(error.message);
}

/** Whether the queues' storage answers, by what all parts of a process have found. The log says each change once. */
export class StorageReach {
  #answers = true;
  #losses = 0;

  constructor(private readonly log: Logger) {}

  /** False from a command or connection that failed until something is answered again. */
  get answers(): boolean {
    return this.#answers;
  }

  /** How often the storage went away or a connection was lost: what was put there before may be gone. */
  get losses(): number {
    return this.#losses;
  }

  /** A connection was lost; it is tried again by itself. */
  lost(): void {
    this.#losses += 1;
  }

  /** A connection or a command has failed, or there is no answer in time. */
  away(error?: unknown): void {
    if (!this.#answers) return;
    this.#answers = false;
    this.#losses += 1;
    const { code } = describeFailure(error);
    const reason = code === 'job.failed' ? 'queue.no-answer' : code;
    this.log.warn(
      { reason },
      "the queues' storage does not answer: jobs wait until it is back, everything else goes on",
    );
  }

  /** Something was answered. */
  back(): void {
    if (this.#answers) return;
    this.#answers = true;
    this.log.info("the queues' storage answers again: jobs are done as before");
  }
}
