import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { CurrentState } from '#projections';
import { acceptsGzip } from '../http/accepts-gzip.js';

/** So long an answer is given again: what it rests on beside its journal (names, the look of the house) may change elsewhere. */
const KEPT_MS = 10_000;
/** Smaller ones are sent as they are. */
const WORTH_COMPRESSING = 1_024;

const compressed = promisify(gzip);

interface Kept {
  readonly answer: Promise<object>;
  readonly at: number;
}

interface Bytes {
  readonly plain: Buffer;
  readonly gzip: Buffer | undefined;
}

const bytesOf = new WeakMap<object, Promise<Bytes>>();
const isShared = new WeakSet<object>();

/** Answers that everybody is given alike as long as the journal has no further entry: each is made, written and compressed once. */
export class SharedAnswers {
  #kept = new WeakMap<CurrentState, Map<string, Kept>>();

  /**
   * The answer to a question about a state, which is made unless it is known.
   *
   * @param key what is asked, in which language
   */
  async of<Answer extends object>(
    current: CurrentState,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const answers = this.#kept.get(current) ?? new Map<string, Kept>();
    this.#kept.set(current, answers);
    const known = answers.get(key);
    if (known && performance.now() - known.at < KEPT_MS) return known.answer as Promise<Answer>;
    const kept: Kept = { answer: make(), at: performance.now() };
    answers.set(key, kept);
    try {
      const answer = (await kept.answer) as Answer;
      isShared.add(answer);
      return answer;
    } catch (error) {
      if (answers.get(key) === kept) answers.delete(key);
      throw error;
    }
  }

  /** Forgets everything: something was written beside the journal. */
  clear(): void {
    this.#kept = new WeakMap();
  }
}

/** Sends what is shared as it was written once. */
export function sendShared(instance: FastifyInstance): void {
  instance.addHook('preSerialization', async (request, reply, payload) => {
    if (typeof payload !== 'object' || payload === null || !isShared.has(payload)) return payload;
    const bytes = bytesOf.get(payload) ?? written(payload);
    bytesOf.set(payload, bytes);
    const { plain, gzip: small } = await bytes;
    void reply.header('vary', 'accept-encoding, accept-language');
    if (!small || !acceptsGzip(request.headers['accept-encoding'])) return plain;
    void reply.header('content-encoding', 'gzip');
    return small;
  });
  instance.setReplySerializer((payload) =>
    Buffer.isBuffer(payload) ? (payload as never) : JSON.stringify(payload),
  );
}

async function written(payload: object): Promise<Bytes> {
  const plain = Buffer.from(JSON.stringify(payload));
  return { plain, gzip: plain.length < WORTH_COMPRESSING ? undefined : await compressed(plain) };
}
