import type { FastifyRequest } from 'fastify';
import { AccessRefused } from '#access';
import type { WebAddress } from './web-address.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from writing with a visitor's cookies. A write that names its origin has to name ours. Browsers name
 * it on every write; where it is missing all the same, the browser's own word for the relation counts
 * (Sec-Fetch-Site), and a request with neither passes only without cookies: it comes from a program, not from a page.
 * @throws AccessRefused `access.origin-refused`
 */
export function refuseForeignWrite(request: FastifyRequest, address: WebAddress): void {
  if (READS.has(request.method)) return;
  const { origin, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (address.isOwnOrigin(request, origin)) return;
  } else if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
  } else if (cookie === undefined) return;
  throw new AccessRefused('access.origin-refused');
}
