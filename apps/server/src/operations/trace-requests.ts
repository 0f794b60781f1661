import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Live streams last as long as somebody looks. */
const STREAM = /\/stream$/;

/**
 * Traces requests, as a part of what asked where it says so (W3C Trace Context): by their route, never by their address,
 * which has the names of people's things in it.
 */
export function traceRequests(instance: FastifyInstance): void {
  const tracer = trace.getTracer('tirage');
  const spans = new WeakMap<FastifyRequest, Span>();
  // With a callback: what is done in it belongs to the request.
  instance.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (STREAM.test(route)) return done();
    const attributes = { 'http.request.method': method, 'http.route': route, 'tirage.request': id };
    const asking = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, asking);
    spans.set(request, span);
    context.with(trace.setSpan(asking, span), done);
  });
  instance.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
