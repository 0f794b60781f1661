import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/gi;
/** UTF-8 by its names; US-ASCII is a part of it. */
const UTF8: readonly string[] = ['utf-8', 'utf8', 'us-ascii'];

/**
 * Reads bodies as JSON in UTF-8. Another charset would make other letters of what was meant, and bytes that are none would
 * become question marks: both are refused.
 *
 * @throws Problem `request.not-utf-8`
 */
export function readJson(instance: FastifyInstance): void {
  const read = instance.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  instance.removeContentTypeParser('application/json');
  instance.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const named = [...(request.headers['content-type'] ?? '').matchAll(CHARSET)].map((found) => found[1]!);
    if (named.some((charset) => !UTF8.includes(charset.toLowerCase())))
      return done(new Problem('request.not-utf-8'));
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      return done(new Problem('request.not-utf-8'));
    }
    void read(request, text, done);
  });
}
