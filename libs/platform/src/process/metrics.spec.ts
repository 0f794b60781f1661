import { Counter } from 'prom-client';
import { createMetrics } from './metrics.js';

it('measures the process and what is added', async () => {
  const metrics = createMetrics();
  new Counter({ name: 'appends_total', help: 'Appends.', registers: [metrics] }).inc(3);
  const text = await metrics.metrics();
  expect(text).toContain('appends_total 3');
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});
