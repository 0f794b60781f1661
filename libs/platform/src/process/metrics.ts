import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A registry of measurements for Prometheus with those of the Node process in it; the caller adds its own. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** A value, and what it is of. */
export interface Measured<Label extends string> {
  readonly labels?: Readonly<Record<Label, string>>;
  readonly value: number;
}

/**
 * Measures something whenever somebody reads the measurements. What cannot be measured then, as while a storage is away, is left
 * out and does not take the others with it.
 */
export function measureWhenRead<Label extends string = never>(
  registry: Registry,
  {
    name,
    help,
    labels = [],
  }: { readonly name: string; readonly help: string; readonly labels?: readonly Label[] },
  read: () => Promise<readonly Measured<Label>[]> | readonly Measured<Label>[],
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      // One without labels begins with a value that nobody has measured.
      const leaveOut = () => (labels.length === 0 ? gauge.remove() : gauge.reset());
      leaveOut();
      try {
        for (const measured of await read())
          gauge.set({ ...measured.labels } as Record<Label, string>, measured.value);
      } catch {
        leaveOut();
      }
    },
  });
}
