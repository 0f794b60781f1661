import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressBucket, type WatchedRight } from '#access';
import type { Log } from '#platform';
import { askerOf } from '../access/route.js';
import { accountOf, knownAs } from '../lanes/account-of.js';
import { acceptsGzip } from '../http/accepts-gzip.js';
import { STREAM_BACKLOG } from '../http/limits.js';
import { Problem } from '../http/problem.js';

import { eventText, PACKED_BEGINS, StreamPiece } from './stream-piece.js';
import { StreamPlaces } from './stream-places.js';

const HEARTBEAT_MS = 15_000;
const HEARTBEAT = new StreamPiece(': \n\n');
const BEGINS = new StreamPiece('retry: 1000\n\n');

/** A live stream that is being served. */
export interface EventStream {
  /** Aborts when the reader has gone, the right has ended or the server closes. */
  readonly signal: AbortSignal;
  /** Sends one event; waits while the reader is slow. */
  send(event: string, id: number, data: unknown): Promise<void>;
  /** Sends what was written for many; waits while the reader is slow. */
  sendPiece(piece: StreamPiece): Promise<void>;
}

/** Server-sent events: bounded in number, with heartbeats, closed when the right to see ends or the server closes. */
export class EventStreams {
  readonly #log: Log;
  readonly #closing = new AbortController();
  #book = new AbortController();
  readonly #places = new StreamPlaces();
  readonly #serving = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** How many streams are open. */
  get count(): number {
    return this.#places.count;
  }

  /**
   * Serves a stream until its reader leaves, the reader's right ends, the journals are replaced (then `closed` is sent
   * last) or the server closes.
   *
   * @param options.packed what is sent is large: compressed for those who take it so
   * @throws Problem `stream.too-many` before anything is sent
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    right: WatchedRight,
    produce: (stream: EventStream) => Promise<void>,
    { packed = false }: { readonly packed?: boolean } = {},
  ): Promise<void> {
    const free = this.#take(request);
    const isPacked = packed && acceptsGzip(request.headers['accept-encoding']);
    const serving = this.#serve(reply, right, produce, isPacked).finally(() => {
      free();
      this.#serving.delete(serving);
    });
    this.#serving.add(serving);
    return serving;
  }

  /** Ends every stream because the journals were replaced: readers are told, and read again. */
  booksReplaced(): void {
    this.#book.abort('restored');
    this.#book = new AbortController();
  }

  /** Ends every stream; readers come back to resume where they were. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#serving);
  }

  #take(request: FastifyRequest): () => void {
    const asker = askerOf(request);
    const { key } = accountOf(request, asker);
    const address = addressBucket(request.ip);
    const free = this.#places.take({ key, address, isKnown: knownAs(asker.credentials) !== undefined });
    if (!free) throw new Problem('stream.too-many');
    return free;
  }

  async #serve(
    reply: FastifyReply,
    right: WatchedRight,
    produce: (stream: EventStream) => Promise<void>,
    isPacked: boolean,
  ): Promise<void> {
    reply.hijack();
    const { raw } = reply;
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    raw.on('error', () => gone.abort());
    // The reader may have left while its right was being asked about: then nothing more is told.
    if (raw.destroyed) gone.abort();
    const journal = this.#book.signal;
    const signal = AbortSignal.any([gone.signal, right.signal, journal, this.#closing.signal]);
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    } as Record<string, string>);
    if (isPacked) raw.write(PACKED_BEGINS);
    const write = async (piece: StreamPiece): Promise<boolean> =>
      raw.write(isPacked ? await piece.packed() : piece.plain);
    const sendPiece = async (piece: StreamPiece): Promise<void> => {
      if (signal.aborted) return;
      if (!(await write(piece))) await once(raw, 'drain', { signal }).catch(() => undefined);
    };
    await write(BEGINS);
    const heartbeat = setInterval(() => {
      // A reader that takes nothing in is let go: it resumes where it was.
      if (raw.writableLength > STREAM_BACKLOG) raw.destroy();
      else void write(HEARTBEAT);
    }, HEARTBEAT_MS);
    try {
      await produce({
        signal,
        sendPiece,
        send: (event, id, data) => sendPiece(new StreamPiece(eventText(event, id, data))),
      });
      const told = [right.signal, journal].find(({ aborted }) => aborted);
      if (told && !raw.destroyed) {
        await write(new StreamPiece(`event: closed\ndata: ${JSON.stringify({ why: told.reason })}\n\n`));
      }
    } catch (error) {
      this.#log.error({ err: error }, 'a live stream failed');
    } finally {
      clearInterval(heartbeat);
      raw.end();
    }
  }
}
