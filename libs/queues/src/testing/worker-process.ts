/**
 * A worker process of its own for the tests that kill one: reconciles, works, says "ready" on its output.
 * WORKER_STORAGE is the storage as JSON, WORKER_BOOK the test journal's database. With WORKER_HANGS the processor never ends:
 * job 1 stops before its command, every other one after it.
 */
import { pino } from 'pino';
import { handle, JobRegistry } from '../jobs/job-registry.js';
import type { QueueStorage } from '../queue-storage.js';
import { Queues } from '../queues.js';
import { Reconciler } from '../reconciler.js';
import { Workers } from '../workers.js';
import { NOTE } from './notes.js';
import { TestJournal } from './test-journal.js';

const storage = JSON.parse(process.env['WORKER_STORAGE'] ?? '') as QueueStorage;
const hangs = process.env['WORKER_HANGS'] === 'yes';
const log = pino({ level: 'error' }, pino.destination(2));

const journal = await TestJournal.open(process.env['WORKER_BOOK'] ?? '');
const never = new Promise<never>(() => undefined);
const registry = new JobRegistry(
  [NOTE],
  [
    handle(NOTE, async ({ tournament, number }, { dispatch, jobId }) => {
      await journal.begin(jobId);
      if (hangs && number === 1) await never;
      await dispatch('note.take', tournament, { id: jobId, number });
      if (hangs) await never;
    }),
  ],
);
const queues = await Queues.open(storage, { log, backoffMs: 50 });
const workers = await Workers.start({
  storage,
  registry,
  log,
  dispatch: journal.dispatch,
  concurrency: 4,
  lockMs: 1_000,
  stalledCheckMs: 400,
});
const reconciler = new Reconciler({ queues, registry, pending: journal, log });
await reconciler.start();
process.on('SIGTERM', () => {
  void reconciler
    .stop()
    .then(() => workers.close(500))
    .then(() => queues.close())
    .then(() => journal.close())
    .then(() => process.exit(0));
});
// Only now may it be told to end: before, the signal would kill it.
process.stdout.write('ready\n');
