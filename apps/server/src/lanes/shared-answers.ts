import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Remembered, type Answered, type CurrentState } from '#projections';
import { acceptsGzip } from '../http/accepts-gzip.js';

/** So long an answer is given again: what it rests on beside its journal (names, the look of the house) may change elsewhere. */
const KEPT_MS = 10_000;
/**
 * Whatever stands in front may keep what it was answered for somebody without cookies: for a second, and for a few more while
 * it asks anew. What is hidden again is gone then. Whoever sends a cookie is given an answer of their own.
 */
const FOR_EVERYBODY = 'public, max-age=1, stale-while-revalidate=4';
/** Smaller ones are sent as they are. */
const WORTH_COMPRESSING = 1_024;
/** Questions of which it is known when their answers have changed last. */
const QUESTIONS = 20_000;
/** Answers about rows that are kept at most. */
const ROWS = 1_000;
/** How an answer begins: the position that it shows is no part of what it says. */
const POSITION = /^\{"position":\d+,?/;

const compressed = promisify(gzip);

interface Kept {
  readonly answer: Promise<Answered<object>>;
  readonly at: number;
}

interface KeptRows {
  readonly answer: Promise<object>;
  readonly at: number;
  forget(): void;
}

interface Bytes {
  readonly isShared: boolean;
  readonly plain: Buffer;
  /** Left out for small ones, and for those that one reader alone is given. */
  readonly gzip: Buffer | undefined;
  /** Names what is said: the position at which that has changed last, as far as is known (0: not at all), and its hash. */
  readonly tag: string;
}

/** What is known of an answer that was given. */
interface Told {
  /** Left out where its hash alone says whether it has changed. */
  readonly question?: string;
  readonly isShared: boolean;
  bytes?: Promise<Bytes>;
}

/**
 * Answers to queries. Those who are told alike are given the very same, as long as the journal has no further entry: it is made,
 * written and compressed once.
 */
@Injectable()
export class SharedAnswers {
  #kept = new WeakMap<CurrentState, Map<string, Kept>>();
  readonly #told = new WeakMap<object, Told>();
  readonly #rows = new Map<string, KeptRows>();
  readonly #changes = new Remembered<{ readonly hash: string; readonly position: number }>({
    count: QUESTIONS,
    weight: Infinity,
  });

  /**
   * The answer to a question about a state, which is made unless it is known.
   *
   * @param question what is asked, of which tournament, and as whom
   */
  async of(
    current: CurrentState,
    question: string,
    make: () => Promise<Answered<object>>,
  ): Promise<Answered<object>> {
    const answers = this.#kept.get(current) ?? new Map<string, Kept>();
    this.#kept.set(current, answers);
    const known = answers.get(question);
    if (known && performance.now() - known.at < KEPT_MS) return known.answer;
    const kept: Kept = { answer: make(), at: performance.now() };
    answers.set(question, kept);
    try {
      return this.#note(await kept.answer, { question, isShared: true });
    } catch (error) {
      if (answers.get(question) === kept) answers.delete(question);
      throw error;
    }
  }

  /** Notes to which question an answer was made that one reader alone is given. */
  noted(answer: Answered<object>, question: string): Answered<object> {
    return this.#note(answer, { question, isShared: false });
  }

  /**
   * The answer to a question about rows of the database, for all those who are told alike: read once until there is news.
   *
   * @param news calls back when the answer may be another one, until what it returns is called
   * @throws what `read` throws
   */
  async ofRows<Answer extends object>(
    question: string,
    read: () => Promise<Answer>,
    news: (changed: () => void) => () => void,
  ): Promise<Answer> {
    const known = this.#rows.get(question);
    if (known && performance.now() - known.at < KEPT_MS) return known.answer as Promise<Answer>;
    known?.forget();
    // Before it is read, so that nothing is missed.
    const stop = news(() => kept.forget());
    const forget = () => {
      stop();
      if (this.#rows.get(question) === kept) this.#rows.delete(question);
    };
    const answer = read().then((rows) => this.#note(rows, { isShared: true }));
    const kept: KeptRows = { answer, at: performance.now(), forget };
    this.#rows.set(question, kept);
    if (this.#rows.size > ROWS) this.#rows.values().next().value!.forget();
    try {
      return await answer;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** Forgets the answers: something was written beside the journal. */
  clear(): void {
    this.#kept = new WeakMap();
    for (const kept of this.#rows.values()) kept.forget();
  }

  /** An answer as it is sent; undefined: it is none of these. */
  bytesOf(answer: object): Promise<Bytes> | undefined {
    const told = this.#told.get(answer);
    return told && (told.bytes ??= this.#written(answer, told));
  }

  #note<Answer extends object>(answer: Answer, told: Told): Answer {
    if (!this.#told.has(answer)) this.#told.set(answer, told);
    return answer;
  }

  async #written(answer: object, { question, isShared }: Told): Promise<Bytes> {
    const text = JSON.stringify(answer);
    const plain = Buffer.from(text);
    const hash = createHash('sha256').update(text.replace(POSITION, '')).digest('base64url').slice(0, 16);
    const position = question === undefined ? 0 : this.#changedAt(question, hash, answer as Answered<object>);
    const tag = `W/"${position}-${hash}"`;
    const isPacked = isShared && plain.length >= WORTH_COMPRESSING;
    return { isShared, plain, gzip: isPacked ? await compressed(plain) : undefined, tag };
  }

  /** The position at which the answer to a question has changed last. */
  #changedAt(question: string, hash: string, { position }: Answered<object>): number {
    const known = this.#changes.get(question);
    if (known?.hash === hash) return Math.min(known.position, position);
    if (!known || known.position <= position) this.#changes.set(question, { hash, position }, 0);
    return position;
  }
}

/** Sends answers to queries as they were written; whoever has the same already is told just that. */
export function sendShared(instance: FastifyInstance, answers: SharedAnswers): void {
  instance.addHook('preSerialization', async (request, reply, payload) => {
    const written = typeof payload === 'object' && payload !== null ? answers.bytesOf(payload) : undefined;
    if (!written) return payload;
    const { isShared, plain, gzip: small, tag } = await written;
    const { cookie, 'if-none-match': has, 'accept-encoding': accepted } = request.headers;
    void reply.header('vary', 'accept-encoding, accept-language, cookie').header('etag', tag);
    if (isShared && cookie === undefined) void reply.header('cache-control', FOR_EVERYBODY);
    if (has?.split(/\s*,\s*/).includes(tag)) {
      void reply.code(304).removeHeader('content-type');
      return Buffer.alloc(0);
    }
    if (!small || !acceptsGzip(accepted)) return plain;
    void reply.header('content-encoding', 'gzip');
    return small;
  });
  instance.setReplySerializer((payload) =>
    Buffer.isBuffer(payload) ? (payload as never) : JSON.stringify(payload),
  );
}
