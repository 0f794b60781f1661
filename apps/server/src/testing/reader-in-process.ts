import { EventEmitter } from 'node:events';
import { createLog } from '#platform';
import type { AskedOfThread, ReaderThreadData, SaidByReaderThread } from '../lanes/asked-of-thread.js';
import { Reader } from '../reader.js';

/**
 * What answers readers, in the process of a test: a thread would load the whole program once more, which takes longer than
 * most tests. Its work is not counted, for it is not told from the test's own.
 */
export class ReaderInProcess extends EventEmitter {
  readonly #reader: Promise<Reader>;

  constructor(data: ReaderThreadData) {
    super();
    const log = createLog(data.configuration.logLevel);
    this.#reader = Reader.start({ ...data, log, queuePrint: (print) => this.#say({ print }) });
  }

  postMessage(asked: AskedOfThread): void {
    const { id } = asked;
    void this.#reader
      .then((reader) => reader.answer(asked))
      .then(
        (answer) => this.#say({ id, answer: { ...answer, tookMs: 0, workedMs: 0 } }),
        (error: unknown) => this.#say({ id, failed: String(error) }),
      );
  }

  async terminate(): Promise<number> {
    this.emit('exit', 0);
    await (await this.#reader).close();
    return 0;
  }

  /** A test ends when it is done. */
  unref(): void {}

  #say(said: SaidByReaderThread): void {
    this.emit('message', said);
  }
}
