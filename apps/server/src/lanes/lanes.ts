import type { OnModuleDestroy } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '#access';
import { Turns } from '#platform';
import { Problem } from '../http/problem.js';
import { AnsweredElsewhere } from '../http/answered-elsewhere.js';
import { AnswersKept } from './answers-kept.js';
import type { AnswerOfThread } from './asked-of-thread.js';
import { accountOf } from './account-of.js';
import { CostlyWork, CostlyWorkRefused } from './costly-work.js';
import type { ReadersThread } from './readers-thread.js';

/** Of costly work: a third of a minute at once, and then a quarter of the time; in a hall that writes a quarter of it all. */
const COSTLY_LIMITS = {
  atATime: 1,
  waiting: 64,
  waitingOfOne: 32,
  budgetMs: 20_000,
  backMs: 250,
  restTimes: 3,
};
/** How long the hall may write more after something was written. */
const HURRIED_MS = 5_000;
/** How many public reads are answered at a time: the database's connections are for others, too. */
const READS_AT_A_TIME = 8;
const READS_WAITING = 500;

/** The ways that requests go: what readers ask keeps no entry waiting. */
export class Lanes implements OnModuleDestroy {
  readonly #thread: ReadersThread;
  readonly #headOf: (tournament: string) => Promise<number>;
  readonly #costly = new CostlyWork(COSTLY_LIMITS, {
    isHurried: () => performance.now() - this.#writtenAt < HURRIED_MS,
  });
  readonly #kept = new AnswersKept();
  readonly #reads = new Turns(READS_AT_A_TIME);
  #reading = 0;
  #writtenAt = -HURRIED_MS;

  constructor(parts: {
    readonly thread: ReadersThread;
    /** The last line of a tournament's journal. */
    readonly headOf: (tournament: string) => Promise<number>;
  }) {
    this.#thread = parts.thread;
    this.#headOf = parts.headOf;
  }

  /**
   * Has a request answered in the readers' thread, in its turn.
   *
   * @throws AnsweredElsewhere with the answer; Problem `server.busy`, `request.too-costly`
   */
  async costly(request: FastifyRequest, asker: Asker, times: number): Promise<never> {
    const key = request.method === 'GET' ? await this.#keyOf(request, asker) : undefined;
    // Others may wait for a shared answer although the first to ask has left.
    const isWanted = () => key !== undefined || !request.raw.socket.destroyed;
    const ask = () => this.#inItsTurn(request, asker, times, isWanted);
    throw new AnsweredElsewhere(key === undefined ? await ask() : await this.#kept.of(key, ask));
  }

  /** Answers a read of nobody in particular. @throws Problem `server.busy` */
  async ordinary<Result>(read: () => Promise<Result>): Promise<Result> {
    if (this.#reading >= READS_WAITING) throw new Problem('server.busy', { retryAfter: 1 });
    this.#reading++;
    try {
      return await this.#reads.take(read);
    } finally {
      this.#reading--;
    }
  }

  /** Readers are answered from their first question on as fast as later: for a server that goes on for long. */
  keepReady(): void {
    this.#thread.keepReady();
  }

  /** Something is written: answers that were given may be others now. */
  written(): void {
    this.#writtenAt = performance.now();
    this.#kept.clear();
  }

  /** The journals were replaced by those of a backup: all answers are void, and the thread starts again. */
  async booksReplaced(): Promise<void> {
    this.#kept.clear();
    await this.#thread.renew();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#thread.close();
  }

  async #inItsTurn(
    request: FastifyRequest,
    asker: Asker,
    times: number,
    isWanted: () => boolean,
  ): Promise<AnswerOfThread> {
    const { method, url, headers, body } = request;
    try {
      return await this.#costly.take(
        accountOf(request, asker),
        async () => {
          // The asker may have left meanwhile.
          if (!isWanted()) throw new Problem('server.busy', { retryAfter: 1 });
          return this.#thread.ask({
            method,
            url,
            headers: forwarded(headers),
            remoteAddress: request.raw.socket.remoteAddress ?? '',
            body: body === undefined || body === null ? undefined : JSON.stringify(body),
          });
        },
        ({ tookMs, workedMs }) => ({ takenMs: times * tookMs, chargedMs: times * workedMs }),
      );
    } catch (error) {
      if (!(error instanceof CostlyWorkRefused)) throw error;
      const { retryAfter, isOwnFault } = error;
      throw new Problem(isOwnFault ? 'request.too-costly' : 'server.busy', { retryAfter });
    }
  }

  /** The answer that everybody gets until the journal has another line; undefined if it depends on who asks. */
  async #keyOf({ url, headers }: FastifyRequest, asker: Asker): Promise<string | undefined> {
    const { principal, credentials, tournament } = asker;
    if (principal.kind !== 'public' || Object.keys(credentials).length > 0 || tournament === undefined)
      return undefined;
    return JSON.stringify([url, headers['accept-language'], headers.host, await this.#headOf(tournament)]);
  }
}

/** The body is written anew, and the line is another one. */
function forwarded(headers: FastifyRequest['headers']): Record<string, string | string[] | undefined> {
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    connection: _connection,
    ...rest
  } = headers;
  return rest;
}
