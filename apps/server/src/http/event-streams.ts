import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WatchedRight } from '#access';
import type { Log } from '#platform';
import { STREAM_BACKLOG, STREAMS_OVER_ALL, STREAMS_PER_ADDRESS } from './limits.js';
import { Problem } from './problem.js';

const HEARTBEAT_MS = 15_000;

/** A live stream that is being served. */
export interface EventStream {
  /** Aborts when the reader has gone, the right has ended or the server closes. */
  readonly signal: AbortSignal;
  /** Sends one event; waits while the reader is slow. */
  send(event: string, id: number, data: unknown): Promise<void>;
}

/** Server-sent events: bounded in number, with heartbeats, closed when the right to see ends or the server closes. */
export class EventStreams {
  readonly #log: Log;
  readonly #closing = new AbortController();
  #book = new AbortController();
  readonly #byAddress = new Map<string, number>();
  readonly #serving = new Set<Promise<void>>();
  #count = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** How many streams are open. */
  get count(): number {
    return this.#count;
  }

  /**
   * Serves a stream until its reader leaves, its right ends or the books are replaced (`closed` is sent last) or the server closes.
   *
   * @throws Problem `stream.too-many` before anything is sent
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    right: WatchedRight,
    produce: (stream: EventStream) => Promise<void>,
  ): Promise<void> {
    const free = this.#take(request.ip);
    const serving = this.#serve(reply, right, produce).finally(() => {
      free();
      this.#serving.delete(serving);
    });
    this.#serving.add(serving);
    return serving;
  }

  /** Ends every stream because the books were replaced: readers are told, and read anew. */
  booksReplaced(): void {
    this.#book.abort('restored');
    this.#book = new AbortController();
  }

  /** Ends every stream; readers come back to resume where they were. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#serving);
  }

  #take(address: string): () => void {
    const held = this.#byAddress.get(address) ?? 0;
    if (held >= STREAMS_PER_ADDRESS || this.#count >= STREAMS_OVER_ALL) throw new Problem('stream.too-many');
    this.#byAddress.set(address, held + 1);
    this.#count++;
    return () => {
      this.#count--;
      const left = this.#byAddress.get(address)! - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
  }

  async #serve(
    reply: FastifyReply,
    right: WatchedRight,
    produce: (stream: EventStream) => Promise<void>,
  ): Promise<void> {
    reply.hijack();
    const { raw } = reply;
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    raw.on('error', () => gone.abort());
    // The reader may have left while its right was being asked about: then nothing more is told.
    if (raw.destroyed) gone.abort();
    const book = this.#book.signal;
    const signal = AbortSignal.any([gone.signal, right.signal, book, this.#closing.signal]);
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    } as Record<string, string>);
    raw.write('retry: 1000\n\n');
    const heartbeat = setInterval(() => {
      // A reader that takes nothing in is let go: it resumes where it was.
      if (raw.writableLength > STREAM_BACKLOG) raw.destroy();
      else raw.write(': \n\n');
    }, HEARTBEAT_MS);
    try {
      await produce({
        signal,
        send: async (event, id, data) => {
          if (signal.aborted) return;
          const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
          if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => undefined);
        },
      });
      const told = [right.signal, book].find(({ aborted }) => aborted);
      if (told && !raw.destroyed) {
        raw.write(`event: closed\ndata: ${JSON.stringify({ why: told.reason })}\n\n`);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'a live stream failed');
    } finally {
      clearInterval(heartbeat);
      raw.end();
    }
  }
}
