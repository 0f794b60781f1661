import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadProgram, Turns } from '#platform';
import { Problem } from '../http/problem.js';

/** Limits for reading a file. */
export interface ReadingLimits {
  readonly megabytes: number;
  readonly milliseconds: number;
}

/** How long a thread is kept for the next file, so that its program is not loaded again for each. */
const KEPT_MS = 60_000;

/** A message of the thread about a file: its progress, and finally its contents. */
export type Said<Read, Telling = never> = { readonly told: Telling } | { readonly read: Read };

/** What goes with a file. */
export interface WhileReading<Telling> {
  /** Told how far it is. */
  readonly tell?: (telling: Telling) => void;
  /** Bytes that the asker has no more from now on, so that they are there but once. */
  readonly handOver?: readonly ArrayBufferLike[];
}

/** Reads files, one after the other, while the thread that asks goes on. */
export class FileThread<Given, Read, Telling = never> {
  readonly #turns = new Turns(1);
  #thread: Worker | undefined;
  #end: NodeJS.Timeout | undefined;

  /**
   * @param program of a thread, which answers each file with what it is
   * @param beside `import.meta.url` of the module beside which it lies
   */
  constructor(
    private readonly program: string,
    private readonly limits: ReadingLimits,
    private readonly beside: string,
  ) {}

  /** A file that takes too much is given up with its thread. @throws Problem `import.too-much` */
  read(given: Given, meanwhile: WhileReading<Telling> = {}): Promise<Read> {
    return this.#turns.take(() => this.#read(given, meanwhile));
  }

  async #read(given: Given, { tell, handOver = [] }: WhileReading<Telling>): Promise<Read> {
    clearTimeout(this.#end);
    const thread = (this.#thread ??= this.#started());
    try {
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      thread.postMessage(given, handOver as ArrayBuffer[]);
      const signal = AbortSignal.timeout(this.limits.milliseconds);
      for await (const [message] of on(thread, 'message', { signal, close: ['exit'] })) {
        const said = message as Said<Read, Telling>;
        if ('told' in said) {
          tell?.(said.told);
          continue;
        }
        thread.unref();
        this.#end = setTimeout(() => void this.#ended(), KEPT_MS).unref();
        return said.read;
      }
      throw new Error('The thread that reads a file has ended before it was done.');
    } catch (error) {
      await this.#ended();
      const tooMuch =
        (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
        (error as Error).name === 'AbortError';
      throw tooMuch ? new Problem('import.too-much') : error;
    }
  }

  /** Ends the thread; a next file has another. */
  async close(): Promise<void> {
    clearTimeout(this.#end);
    await this.#ended();
  }

  #started(): Worker {
    const { url, execArgv } = threadProgram(this.program, this.beside);
    const thread = new Worker(url, {
      ...(execArgv && { execArgv }),
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    // One that ends by itself between two files is told to nobody, and there is another for the next file.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  async #ended(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}
