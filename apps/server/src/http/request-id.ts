import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The id of a request in the log and in problem documents. That of a command is its `Idempotency-Key`, by which its events
 * name it, too.
 *
 * @returns a UUID in small letters
 */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && UUID.test(key) ? key.toLowerCase() : randomUUID();
}
