import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';

/**
 * Refuses requests that do not say which host they mean, or say it twice: whatever stands in front may have read the other
 * one. What somebody expects of the answer beforehand is nobody's concern here, and no reason to refuse (RFC 9110, 10.1.1).
 *
 * @throws Problem `request.malformed`
 */
export function requireOneHost(instance: FastifyInstance): void {
  instance.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, place) => place % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    // Only HTTP/1.0 need not name one.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) throw new Problem('request.malformed');
  });
  instance.server.on('checkExpectation', (request, response) => {
    instance.server.emit('request', request, response);
  });
}
