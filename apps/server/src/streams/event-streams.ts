import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressBucket, type EndOfRight, type WatchedRight } from '#access';
import { isDatabaseAway, type Log } from '#platform';
import { askerOf } from '../access/route.js';
import { accountOf, knownAs } from '../lanes/account-of.js';
import { acceptsGzip } from '../http/accepts-gzip.js';
import { STREAM_BACKLOG } from '../http/limits.js';
import { Problem } from '../http/problem.js';

import { eventText, PACKED_BEGINS, StreamPiece } from './stream-piece.js';
import { HeldPieces } from './held-pieces.js';
import { StreamPlaces } from './stream-places.js';

const HEARTBEAT_MS = 15_000;
const HEARTBEAT = new StreamPiece(': \n\n');
const BEGINS = new StreamPiece('retry: 1000\n\n');

const UNCONFIRMED: EndOfRight = 'unconfirmed';

/** A live stream that is being served. */
export interface EventStream {
  /** Aborts when the reader has gone, the right has ended or the server closes. */
  readonly signal: AbortSignal;
  /** Sends one event; waits while the reader is slow. */
  send(event: string, id: number, data: unknown): Promise<void>;
  /** Whether the reader has taken in what was sent: otherwise it is slow, and more would be kept for it here. */
  readonly isFree: boolean;
  /** Resolves when it has, or has gone. */
  free(): Promise<void>;
  /** Sends what was written for many, at once. */
  sendPiece(piece: StreamPiece): void;
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
    // The end of the connection is the end of the stream: what is sent to thousands needs no frame for each of them.
    raw.useChunkedEncodingByDefault = false;
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
    // Whoever asks for the head alone would take what follows for another answer.
    if (reply.request.method === 'HEAD') return void raw.end();
    if (isPacked) raw.write(PACKED_BEGINS);
    raw.write(isPacked ? BEGINS.packed : BEGINS.plain);
    // What follows is the body as it is: straight to the connection, which thousands of them feel.
    const connection = raw.socket ?? raw;
    const write = (piece: StreamPiece) => connection.write(isPacked ? piece.packed : piece.plain);
    const held = new HeldPieces(right, write);
    const sendPiece = (piece: StreamPiece): void => {
      if (!signal.aborted && !held.take(piece)) write(piece);
    };
    const free = async (): Promise<void> => {
      if (connection.writableNeedDrain) await once(connection, 'drain', { signal }).catch(() => undefined);
    };
    const heartbeat = setInterval(() => {
      // A reader that takes nothing in is let go: it resumes where it was.
      if (connection.writableLength + held.bytes > STREAM_BACKLOG) raw.destroy();
      else write(HEARTBEAT);
    }, HEARTBEAT_MS);
    try {
      await produce({
        signal,
        sendPiece,
        get isFree() {
          return !connection.writableNeedDrain;
        },
        free,
        send: (event, id, data) => {
          sendPiece(new StreamPiece(eventText(event, id, data)));
          return free();
        },
      });
      // Whose right could not be confirmed, as while the database is away, comes back and asks anew.
      const told = [right.signal, journal].find(({ aborted, reason }) => aborted && reason !== UNCONFIRMED);
      if (told && !raw.destroyed) {
        write(new StreamPiece(`event: closed\ndata: ${JSON.stringify({ why: told.reason })}\n\n`));
      }
    } catch (error) {
      // What the database says to thousands is told once, by its pool.
      if (!isDatabaseAway(error)) this.#log.error({ err: error }, 'a live stream failed');
    } finally {
      clearInterval(heartbeat);
      raw.end();
    }
  }
}
