import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The bounds of the times, in seconds. */
const BOUNDS = [0.01, 0.05, 0.25, 1, 5];

/** Counts and times requests: by their route, never by their address, which has the names of people's things in it. */
export function measureRequests(instance: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'tirage_requests_total',
    help: 'Requests, by route and how they ended',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'tirage_request_seconds',
    help: 'How long requests took, by method',
    labelNames: ['method'],
    buckets: BOUNDS,
    registers: [registry],
  });
  instance.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    requests.inc({ method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) });
    seconds.observe({ method }, reply.elapsedTime / 1_000);
  });
}
