import type { FastifyInstance } from 'fastify';
import type { KnownBrowsers } from './known-browsers.js';
import { OneByOne } from '#platform';

/**
 * Begins the requests of those whom nobody knows one after the other, one in each turn of the event loop: what they ask for is
 * done as fast as before, and an entry never waits for more than one of them at a time, however many come at once.
 */
export function oneATurn(instance: FastifyInstance, known: Pick<KnownBrowsers, 'of'>): void {
  const unknown = new OneByOne();
  instance.addHook('onRequest', (request, _reply, done) => {
    if (known.of(request) === undefined) unknown.add(done);
    else done();
  });
}
