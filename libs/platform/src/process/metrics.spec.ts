import { Counter } from 'prom-client';
import { createMetrics, measureWhenRead } from './metrics.js';

it('measures the process and what is added', async () => {
  const metrics = createMetrics();
  new Counter({ name: 'appends_total', help: 'Appends.', registers: [metrics] }).inc(3);
  const text = await metrics.metrics();
  expect(text).toContain('appends_total 3');
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});

it('leaves out what cannot be measured now, and what is no longer there', async () => {
  const metrics = createMetrics();
  let tables = ['A1', 'A2'];
  measureWhenRead(metrics, { name: 'boards_left', help: 'Boards.', labels: ['table'] }, () =>
    tables.map((table) => ({ labels: { table }, value: 2 })),
  );
  measureWhenRead(metrics, { name: 'jobs', help: 'Jobs.' }, () => Promise.reject(new Error('away')));
  expect(await metrics.metrics()).toMatch(/boards_left\{table="A1"\} 2\nboards_left\{table="A2"\} 2/);
  tables = ['A2'];
  const text = await metrics.metrics();
  expect(text).not.toContain('A1');
  expect(text).not.toMatch(/^jobs /m);
});
