import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOnLine } from './refuse-on-line.js';

/** How long requests may take to come, in milliseconds. */
export interface TimeLimits {
  /** The head of a request. */
  readonly headersMs: number;
  /** A body that is no file. */
  readonly bodyMs: number;
  /** How many bytes of a file have to arrive in each such time. */
  readonly fileBytes: number;
  /** The whole of any request. */
  readonly wholeMs: number;
  /** What is still on its way when its answer is there. */
  readonly drainMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 10_000,
  bodyMs: 20_000,
  fileBytes: 20 * 1_024,
  wholeMs: 3_600_000,
  drainMs: 2_000,
};

/** What Node itself is to watch. */
export function serverTimes({ headersMs, wholeMs }: TimeLimits) {
  const connectionsCheckingInterval = Math.min(2_000, headersMs);
  return {
    requestTimeout: wholeMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: wholeMs,
      connectionsCheckingInterval,
      // It is required with words (`requireOneHost`).
      requireHostHeader: false,
    },
  };
}

/**
 * A file of a request as its handler reads it. A handler that gives it up leaves the line as it is: the rest is taken in
 * behind it, and the answer is heard.
 */
export function readApart(payload: Readable): Readable {
  const file = new PassThrough();
  // Whoever reads the file hears of it; where nobody does, nobody has to.
  file.on('error', () => undefined);
  payload.on('error', (error) => file.destroy(error));
  payload.on('close', () => payload.readableEnded || file.destroy(new Error('The connection was lost.')));
  return payload.pipe(file);
}

/**
 * Ends lines whose bodies drip: what is no file is to be there in time, and a file has to go on coming. What is still on its
 * way when its answer is there is taken in for a moment, so that the answer is heard; the line of what goes on ends with it.
 */
export function limitTimes(instance: FastifyInstance, limits: TimeLimits): void {
  const watched = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  instance.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (!hasBody(raw)) return;
    const isFile = /^application\/octet-stream\b/.test(raw.headers['content-type'] ?? '');
    const { socket } = raw;
    let seen = socket.bytesRead ?? 0;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      const come = socket.bytesRead - seen;
      seen = socket.bytesRead;
      // A file that nobody takes in yet is not late.
      if (isFile && (come >= limits.fileBytes || raw.isPaused())) return;
      clearInterval(timer);
      refuseOnLine(socket, 'request.timed-out');
    }, limits.bodyMs);
    timer.unref();
    watched.set(request, timer);
  });
  instance.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    clearInterval(watched.get(request));
    if (!hasBody(raw) || isWhole(raw)) return;
    // Whatever it was handed on to takes no more of it.
    raw.unpipe().resume();
    await finished(raw, { signal: AbortSignal.timeout(limits.drainMs) }).catch(() => undefined);
    if (!isWhole(raw)) void reply.header('connection', 'close');
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isWhole({ complete, readableEnded }: IncomingMessage): boolean {
  return complete || readableEnded;
}
