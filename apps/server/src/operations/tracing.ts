import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '#platform';
import { unreadableSettings } from './exporter-settings.js';

/** How long the collector may take for an answer, so that nobody waits long for the end of a process. */
const ANSWER_WITHIN_MS = 2_000;
/** The pause between two lines of the log that say that traces are not taken, in milliseconds. */
const TOLD_EVERY_MS = 60_000;

/**
 * Sends traces to a collector by OTLP over HTTP. While it does not take them they are lost, which the log says.
 *
 * @param endpoint the collector's address, to which `v1/traces` is added
 * @param attributes what tells this process from others
 * @returns how to end it: what was gathered is sent before
 */
export function sendTraces(
  endpoint: string,
  attributes: Readonly<Record<string, string>>,
  log: Log,
): { close(): Promise<void> } {
  for (const setting of unreadableSettings(process.env))
    log.warn({ setting }, 'this setting cannot be read: traces are sent without it');
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', base).href,
    timeoutMillis: ANSWER_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(attributes),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  diag.setLogger(onlyFaults(log), DiagLogLevel.ERROR);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { close: () => provider.shutdown() };
}

/** What goes wrong, without what the collector answered: the address may have a password in it. */
function onlyFaults(log: Log) {
  let told = -TOLD_EVERY_MS;
  const nothing = () => undefined;
  const error = () => {
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    log.warn(
      'traces could not be sent: see that OTEL_EXPORTER_OTLP_ENDPOINT is a collector that takes OTLP over HTTP',
    );
  };
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
}
