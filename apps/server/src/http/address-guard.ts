import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';

/** Addresses that are asked; all others are pages, which find their way by themselves. */
const ASKED = /^\/(api|sites)(\/|$)/;
// oxlint-disable-next-line no-control-regex -- it is what is refused
const CONTROL = /[\u0000-\u001f]/;

/**
 * Refuses addresses that nobody means: a parameter that is named twice, and control characters, which no column of the
 * database takes. Behind it a parameter is one text.
 *
 * @throws Problem `request.parameter-refused`
 */
export function guardAddresses(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (!ASKED.test(request.url)) return;
    const named = { ...(request.query as object), ...(request.params as object) };
    for (const [name, value] of Object.entries(named)) {
      if (typeof value !== 'string' || CONTROL.test(value) || CONTROL.test(name)) {
        throw new Problem('request.parameter-refused', {
          name: name.replaceAll(/\p{Cc}/gu, ' ').slice(0, 40),
        });
      }
    }
  });
}

/** What nobody says otherwise of is kept nowhere on its way: most answers are of who asks. */
export function keepNothing(instance: FastifyInstance): void {
  instance.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
