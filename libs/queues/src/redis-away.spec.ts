import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeProgram } from '#platform';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { QUEUE_NAMES } from './jobs/job-contract.js';
import { handle, JobRegistry } from './jobs/job-registry.js';
import { pendingJob, type PendingJob } from './jobs/pending-jobs.js';
import { emptyQueueStorage, queueStorage, type QueueStorage } from './queue-storage.js';
import { QueueStorageUnreachable } from './queue-storage-unreachable.js';
import { Queues } from './queues.js';
import { Reconciler } from './reconciler.js';
import { StorageReach } from './storage-reach.js';
import { logLines } from './testing/log-lines.js';
import { NOTE } from './testing/notes.js';
import { hasRedisServer, RedisServer } from './testing/redis-server.js';
import { TestJournal } from './testing/test-journal.js';
import { until } from './testing/until.js';
import { Workers } from './workers.js';

const WORKER = nodeProgram({
  built: 'dist/libs/queues/src/testing/worker-process.js',
  source: 'libs/queues/src/testing/worker-process.ts',
});
const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
/** A process that waits for its storage in vain takes longer to end. */
const END_MS = 30_000;

const describeWithRedis = hasRedisServer() ? describe : describe.skip;

function notes(count: number): PendingJob[] {
  return Array.from({ length: count }, (_, number) =>
    pendingJob(NOTE, { tournament: TOURNAMENT, number }, TOURNAMENT, number),
  );
}

describeWithRedis('while Redis is away, the queues', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let journal: TestJournal;
  let redis: RedisServer;
  let storage: QueueStorage;
  let logged: ReturnType<typeof logLines>;
  let closers: (() => Promise<void>)[];

  beforeAll(async () => {
    database = await freshDatabase();
    journal = await TestJournal.open(database.connectionString);
    redis = await RedisServer.start();
    storage = queueStorage({ databaseUrl: database.connectionString, redisUrl: redis.url });
  });

  afterAll(async () => {
    await journal.close();
    await redis.stop();
    await database.drop();
  });

  beforeEach(async () => {
    logged = logLines();
    closers = [];
    await journal.clear();
    await emptyQueueStorage(storage);
  });

  afterEach(async () => {
    for (const close of closers.toReversed()) await close();
  });

  /** What a process has, whole runs of its reconciler aside: they come once an hour. */
  async function open({ works = true } = {}): Promise<Queues> {
    const { log } = logged;
    const reach = new StorageReach(log);
    const queues = await Queues.open(storage, { log, reach, answerWithinMs: 300 });
    closers.push(() => queues.close());
    const note = handle(NOTE, async ({ tournament, number }, { dispatch, jobId }) => {
      await dispatch('note.take', tournament, { id: jobId, number });
    });
    const registry = new JobRegistry([NOTE], [note]);
    if (works) {
      const { dispatch } = journal;
      const workers = await Workers.start({ storage, reach, registry, dispatch, log });
      closers.push(() => workers.close());
    }
    const reconciler = new Reconciler({ queues, registry, pending: journal, log, everyMs: 3_600_000 });
    closers.push(() => reconciler.stop());
    await reconciler.start();
    return queues;
  }

  const isRefused = (queues: Queues) =>
    queues.counts().then(
      () => false,
      (error: unknown) => error instanceof QueueStorageUnreachable,
    );
  const said = () => logged.lines.map(({ level, msg }) => `${String(level)} ${String(msg)}`);
  const AWAY = expect.stringMatching(/^40 the queues' storage does not answer/);
  const BACK = expect.stringMatching(/^30 the queues' storage answers again/);
  const RECONCILED = '30 the queues are reconciled with what is owed';
  const noneIsOwed = async () => (await journal.pendingCount()) === 0;

  it('open, and jobs are done when it comes', async () => {
    await redis.goAway();
    const queues = await open();
    await journal.owe(...notes(3));
    expect(await isRefused(queues)).toBe(true);
    expect(said()).toEqual([AWAY]);
    await redis.comeBack();
    await until('no job is owed', noneIsOwed);
    await until('the reconciliation is over', () => said().includes(RECONCILED));
    expect(await journal.executed()).toEqual({ commands: 3, times: 3 });
    expect(said()).toEqual([AWAY, BACK, RECONCILED]);
  });

  it('refuse in time when it is frozen, and jobs are done when it goes on', async () => {
    const queues = await open();
    await journal.owe(...notes(1));
    await until('a job is done', noneIsOwed);
    const { losses } = queues.reach;
    redis.freeze();
    try {
      await until('they are refused', () => isRefused(queues));
      // What is sent over a connection that stays is done by Redis itself when it goes on.
      await until('connections are dropped', () => queues.reach.losses > losses + QUEUE_NAMES.length);
      await journal.owe(...notes(4).slice(1));
      expect(await isRefused(queues)).toBe(true);
    } finally {
      redis.thaw();
    }
    await until('no job is owed', noneIsOwed);
    expect(await journal.executed()).toEqual({ commands: 4, times: 4 });
    expect(said().slice(0, 2)).toEqual([AWAY, BACK]);
  });

  const areFilled = async (queues: Queues) =>
    !(await isRefused(queues)) && (await queues.counts()).publication.waiting === 3;

  it('are filled again when it comes back empty', async () => {
    const queues = await open({ works: false });
    await journal.owe(...notes(3));
    await until('they are in the queue', () => areFilled(queues));
    await redis.goAway();
    await redis.comeBack();
    await until('they are in the queue of the other server', () => areFilled(queues));
    expect((await queues.pending('publication')).queued.size).toBe(3);
  });

  it('are filled again when they were emptied', async () => {
    const queues = await open({ works: false });
    await journal.owe(...notes(3));
    await until('they are in the queue', () => areFilled(queues));
    await emptyQueueStorage(storage);
    expect(await areFilled(queues)).toBe(false);
    await until('they are in the queue again', () => areFilled(queues));
  });

  it.each(['away', 'frozen'])(
    'let their process start and end in order: %s',
    async (how) => {
      if (how === 'away') await redis.goAway();
      else redis.freeze();
      try {
        const env = { WORKER_STORAGE: JSON.stringify(storage), WORKER_BOOK: database.connectionString };
        const child = spawn(process.execPath, WORKER, {
          env: { ...process.env, NODE_OPTIONS: '', ...env },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const ended = once(child, 'exit');
        expect(String((await Promise.race([once(child.stdout, 'data'), ended]))[0])).toBe('ready\n');
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      } finally {
        if (how === 'away') await redis.comeBack();
        else redis.thaw();
      }
    },
    END_MS,
  );

  it('cannot be emptied', async () => {
    redis.freeze();
    await expect(emptyQueueStorage(storage).finally(() => redis.thaw())).rejects.toThrow(
      QueueStorageUnreachable,
    );
  });
});
