import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOnLine } from './refuse-on-line.js';

/** How long requests may take to come, in milliseconds. */
export interface TimeLimits {
  /** The head of a request. */
  readonly headersMs: number;
  /** A body that is no file. */
  readonly bodyMs: number;
  /** Of a file so many bytes have to come in each such time. */
  readonly fileBytes: number;
  /** The whole of any request. */
  readonly wholeMs: number;
  /** What is still on its way once its answer is sent. */
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
    http: { headersTimeout: headersMs, requestTimeout: wholeMs, connectionsCheckingInterval },
  };
}

/**
 * Ends lines whose bodies drip: what is no file is to be there in time, and a file has to go on coming. What is still on its
 * way when its answer is sent is taken in for a moment, so that the next request on the line finds its answer, too.
 */
export function limitTimes(instance: FastifyInstance, limits: TimeLimits): void {
  const watched = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  instance.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
    const isFile = /^application\/octet-stream\b/.test(raw.headers['content-type'] ?? '');
    let seen = raw.socket.bytesRead ?? 0;
    const timer = setInterval(() => {
      const { complete, socket } = raw;
      if (complete || socket.destroyed) return clearInterval(timer);
      const come = socket.bytesRead - seen;
      seen = socket.bytesRead;
      // A file that nobody takes in yet is not late.
      if (isFile && (come >= limits.fileBytes || raw.isPaused())) return;
      clearInterval(timer);
      if (reply.raw.headersSent) socket.destroy();
      else refuseOnLine(socket, 'request.timed-out');
    }, limits.bodyMs);
    timer.unref();
    watched.set(request, timer);
  });
  instance.addHook('onSend', async (request, reply) => {
    // What is too large is not read to its end: the line ends with the answer.
    if (reply.statusCode === 413 && !request.raw.complete) void reply.header('connection', 'close');
  });
  instance.addHook('onResponse', async (request) => {
    const { raw } = request;
    const timer = watched.get(request);
    if (timer === undefined) return;
    clearInterval(timer);
    if (raw.complete || raw.socket.destroyed) return;
    raw.resume();
    setTimeout(() => raw.complete || raw.socket.destroy(), limits.drainMs).unref();
  });
}
