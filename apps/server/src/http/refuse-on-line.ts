import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '#words';
import { problemDocument } from './problem.js';

/** How long a client may take to read a refusal before the connection is closed. */
const LINGER_MS = 1_000;

/** Refuses what never became a request, and ends its line. */
export function refuseOnLine(socket: Pick<Socket, 'writable' | 'end' | 'destroy'>, code: ProblemCode): void {
  if (!socket.writable) return void socket.destroy();
  const document = problemDocument(code, {}, 'en');
  const body = JSON.stringify(document);
  const { status } = document;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed-out',
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
};

/** Answers what Node's parser could not read as HTTP, or did not get in time. */
export function refuseClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
  refuseOnLine(socket, CODES[error.code ?? ''] ?? 'request.malformed');
}
