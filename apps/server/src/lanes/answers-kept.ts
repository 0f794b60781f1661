import type { AnswerOfThread } from './asked-of-thread.js';

/** How long an answer is given again: what it uses beside its journal (names, logo and colours) may change. */
const KEPT_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;

interface Kept {
  readonly answer: Promise<AnswerOfThread>;
  readonly at: number;
  bytes: number;
}

/** Answers that everybody is given alike: who asks the same in this moment shares one, and for a little while gets it again. */
export class AnswersKept {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * The answer to a question, which is asked unless the answer is known.
   *
   * @param key the question, its language and journal entry
   */
  async of(key: string, ask: () => Promise<AnswerOfThread>): Promise<AnswerOfThread> {
    const known = this.#kept.get(key);
    if (known && this.#now() - known.at < KEPT_MS) return known.answer;
    this.#drop(key);
    const kept: Kept = { answer: ask(), at: this.#now(), bytes: 0 };
    this.#kept.set(key, kept);
    try {
      const answer = await kept.answer;
      if (this.#kept.get(key) === kept) this.#weigh(key, kept, answer);
      return answer;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#drop(key);
      throw error;
    }
  }

  /** Forgets everything: something has been written. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #weigh(key: string, kept: Kept, { status, payload }: AnswerOfThread): void {
    // What is refused may be right in a moment.
    if (status !== 200) return this.#drop(key);
    kept.bytes = payload.byteLength;
    this.#bytes += kept.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
