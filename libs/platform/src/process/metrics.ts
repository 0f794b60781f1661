import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry of measurements for Prometheus with those of the Node process in it; the caller adds its own. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
