import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { parseJob } from './jobs/job-contract.js';
import { handle, JobRegistry, type Processor } from './jobs/job-registry.js';
import { PermanentFailure } from './jobs/job-failure.js';
import { pendingJob, type PendingJob, type PendingJobs } from './jobs/pending-jobs.js';
import { Queues } from './queues.js';
import { Reconciler, type ReconcilerOptions } from './reconciler.js';
import { logLines } from './testing/log-lines.js';
import { COPY, NOTE } from './testing/notes.js';
import { storageKinds, type TestStorage } from './testing/storages.js';
import { TestJournal } from './testing/test-journal.js';
import { until } from './testing/until.js';
import { Workers } from './workers.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const NOTHING = { added: 0, replaced: 0, removed: 0, refused: 0 };

function note(number: number, notBefore?: number): PendingJob {
  return pendingJob(NOTE, { tournament: TOURNAMENT, number, notBefore }, TOURNAMENT, number);
}

function notes(count: number): PendingJob[] {
  return Array.from({ length: count }, (_, index) => note(index + 1));
}

describe.each(storageKinds())('the reconciliation on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let queues: Queues;
  let journal: TestJournal;
  let logged: ReturnType<typeof logLines>;
  let ends: (() => Promise<void>)[];

  beforeAll(async () => {
    database = await freshDatabase();
    test = await start(database.connectionString);
    queues = await Queues.open(test.storage, { log: logLines().log, attempts: 2, backoffMs: 20 });
    journal = await TestJournal.open(database.connectionString);
  });

  afterAll(async () => {
    await journal.close();
    await queues.close();
    await test.stop();
    await database.drop();
  });

  beforeEach(async () => {
    logged = logLines();
    ends = [];
    await journal.clear();
    await queues.emptyStorage();
  });

  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
  });

  const take: Processor<{ tournament: string; number: number }> = async ({ tournament, number }, context) => {
    await context.dispatch('note.take', tournament, { id: context.jobId, number });
  };
  const copy: Processor<unknown> = async () => undefined;

  function registry(process = take): JobRegistry {
    return new JobRegistry([NOTE, COPY], [handle(NOTE, process), handle(COPY, copy)]);
  }

  function reconciler(options: Partial<ReconcilerOptions> = {}): Reconciler {
    const made = new Reconciler({
      queues,
      registry: registry(),
      pending: journal,
      log: logged.log,
      ...options,
    });
    ends.push(() => made.stop());
    return made;
  }

  async function work(process = take): Promise<void> {
    const workers = await Workers.start({
      storage: test.storage,
      registry: registry(process),
      dispatch: journal.dispatch,
      log: logged.log,
    });
    ends.push(() => workers.close(0));
  }

  const publication = async () => (await queues.counts()).publication;

  it('adds what is pending and not in the queues, all pages of it, once', async () => {
    await journal.owe(...notes(23), pendingJob(COPY, { tournament: TOURNAMENT, number: 1 }, TOURNAMENT, 1));
    const its = reconciler({ pageSize: 5 });
    expect(await its.reconcile()).toEqual({ ...NOTHING, added: 24 });
    expect(await its.reconcile()).toEqual(NOTHING);
    expect((await publication()).waiting).toBe(23);
    expect((await queues.counts()).duplication.waiting).toBe(1);
  });

  it('adds a job that has a time as a delayed one', async () => {
    await journal.owe(note(1, Date.now() + 3_600_000), note(2));
    await reconciler().reconcile();
    expect(await publication()).toMatchObject({ waiting: 1, delayed: 1 });
  });

  it('removes what waits in the queues and is not pending any more', async () => {
    await journal.owe(note(1), note(2), note(3, Date.now() + 3_600_000));
    const its = reconciler();
    await its.reconcile();
    await journal.forgive(note(1).id);
    await journal.forgive(note(3).id);
    expect(await its.reconcile()).toEqual({ ...NOTHING, removed: 2 });
    expect([...(await queues.pending('publication')).queued]).toEqual([note(2).id]);
  });

  it('leaves a job of an unknown name for a worker to refuse aloud', async () => {
    await queues.add('publication', [{ id: 'burn-1', name: 'burn', data: {} }]);
    expect(await reconciler().reconcile()).toEqual(NOTHING);
    expect(await queues.nameOf('publication', 'burn-1')).toBe('burn');
  });

  it('brings everything back after the storage was emptied, and the work is done once', async () => {
    await journal.owe(...notes(10));
    const its = reconciler();
    await its.reconcile();
    await queues.emptyStorage();
    expect(await its.reconcile()).toEqual({ ...NOTHING, added: 10 });
    await work();
    await until('nothing is owed', async () => (await journal.pendingCount()) === 0);
    expect(await journal.executed()).toEqual({ commands: 10, times: 10 });
  });

  it('is harmless when several do it while others work, the storage being emptied in between', async () => {
    await journal.owe(...notes(60));
    await work();
    await work();
    const three = [reconciler(), reconciler(), reconciler()];
    await Promise.all(three.map((its) => its.start()));
    await queues.emptyStorage();
    await Promise.all(three.map((its) => its.reconcile()));
    await until('nothing is owed', async () => (await journal.pendingCount()) === 0);
    expect((await journal.executed()).commands).toBe(60);
    await until('the queue is idle', async () => {
      const { waiting, active } = await publication();
      return waiting + active === 0;
    });
    expect((await publication()).failed).toBe(0);
  });

  it('adds soon after a change what has become pending', async () => {
    const its = reconciler({ everyMs: 3_600_000 });
    await its.start();
    const looks = await looksAfterChanges();
    await journal.owe(note(1));
    await until('the job is in the queue', async () => (await publication()).waiting === 1);
    await journal.owe(note(2), note(3));
    await until('the jobs are in the queue', async () => (await publication()).waiting === 3);
    await its.stop();
    const before = looks();
    await journal.owe(note(4));
    await until('another has looked after the change', () => looks() > before);
    expect((await publication()).waiting).toBe(3);
  });

  /** Another reconciliation, which looks after each change as well and to which nothing is owed. */
  async function looksAfterChanges(): Promise<() => number> {
    let looks = 0;
    const pending: PendingJobs = {
      onChange: (listener) => journal.onChange(listener),
      page: () => {
        looks += 1;
        return Promise.resolve({ jobs: [] });
      },
    };
    await reconciler({ pending, everyMs: 3_600_000 }).start();
    return () => looks;
  }

  it('runs again and again by itself', async () => {
    await reconciler({ everyMs: 30 }).start();
    await queues.add('publication', [parsed(1)]);
    await until('it is said that a job is removed', () => logged.lines.some(({ removed }) => removed === 1));
    expect((await publication()).waiting).toBe(0);
  });

  it('never runs twice at the same time', async () => {
    let now = 0;
    let most = 0;
    let runs = 0;
    const pending: PendingJobs = {
      onChange: (listener) => journal.onChange(listener),
      page: async (after, limit) => {
        runs += 1;
        most = Math.max(most, (now += 1));
        await sleep(10);
        now -= 1;
        return journal.page(after, limit);
      },
    };
    const its = reconciler({ pending: pending, everyMs: 5 });
    await Promise.all([its.start(), its.reconcile(), its.reconcile()]);
    for (let number = 1; number <= 5; number += 1) {
      await journal.owe(note(number));
      await sleep(40);
    }
    await until('it has run often', () => runs > 5);
    await its.stop();
    expect(most).toBe(1);
  });

  it('reports and goes on when what is pending cannot be read', async () => {
    let broken = true;
    const pending: PendingJobs = {
      onChange: (listener) => journal.onChange(listener),
      page: (after, limit) =>
        broken
          ? Promise.reject(Object.assign(new Error('canary'), { code: '57P03' }))
          : journal.page(after, limit),
    };
    const its = reconciler({ pending: pending });
    await its.start();
    expect(logged.lines).toMatchObject([{ level: 50, reason: '57P03' }]);
    expect(logged.text()).not.toContain('canary');
    broken = false;
    await journal.owe(note(1));
    await until('the job is in the queue', async () => (await publication()).waiting === 1);
  });

  it('refuses pages that do not advance', async () => {
    const pending: PendingJobs = {
      onChange: () => () => undefined,
      page: async () => ({ jobs: [], next: 'same' }),
    };
    await expect(reconciler({ pending: pending }).reconcile()).rejects.toThrow('do not advance');
  });

  it('reports a pending job that this program does not know or that is not what its contract says', async () => {
    await journal.owe(
      { ...note(1), id: 'burn-1', name: 'burn' },
      { ...note(2), id: 'note-of-another-id' },
      { ...note(3), data: { tournament: TOURNAMENT, number: 'three' } },
      { ...note(4), queue: 'duplication' },
      note(5),
    );
    expect(await reconciler().reconcile()).toEqual({ ...NOTHING, added: 1, refused: 4 });
    const refusals = logged.lines.filter((line) => line['level'] === 50);
    expect(refusals.map((line) => `${String(line['position'])} ${String(line['reason'])}`).sort()).toEqual([
      '1 job.unknown',
      '2 job.id-differs',
      '3 job.data-refused',
      '4 job.unknown',
    ]);
    expect((await publication()).waiting).toBe(1);
  });

  it('tries a failed job that is still pending anew after its rest, and at the next start at once', async () => {
    await work(async () => {
      throw new Error('out of paper');
    });
    await journal.owe(note(1));
    const first = reconciler({ retryFailedAfterMs: 3_600_000 });
    await first.reconcile();
    const failed = async () => (await publication()).failed === 1;
    await until('the job has failed', failed);
    expect(await first.reconcile()).toEqual(NOTHING);
    const second = reconciler({ retryFailedAfterMs: 0 });
    expect(await second.reconcile()).toEqual({ ...NOTHING, replaced: 1 });
    await until('the job has failed again', failed);
    expect(await second.reconcile()).toEqual({ ...NOTHING, replaced: 1 });
  });

  it('lets a permanent failure rest until the next start', async () => {
    await work(async () => {
      throw new PermanentFailure('book.chain-broken');
    });
    await journal.owe(note(1));
    const first = reconciler({ retryFailedAfterMs: 0 });
    await first.reconcile();
    await until('the job has failed', async () => (await publication()).failed === 1);
    expect(await first.reconcile()).toEqual(NOTHING);
    expect(await reconciler({ retryFailedAfterMs: 0 }).reconcile()).toEqual({ ...NOTHING, replaced: 1 });
  });

  it('repeats a job that is completed in the queue and pending in the journal, once the read side has had time to catch up', async () => {
    await work(async () => undefined);
    await journal.owe(note(1));
    await reconciler().reconcile();
    await until('the job is completed', async () => (await publication()).completed === 1);
    expect(await reconciler({ completedGraceMs: 3_600_000 }).reconcile()).toEqual(NOTHING);
    expect(await reconciler({ completedGraceMs: 0 }).reconcile()).toEqual({ ...NOTHING, replaced: 1 });
  });

  it('executes the command once however often the job runs', async () => {
    await work();
    await journal.owe(note(1));
    const its = reconciler({ completedGraceMs: 0 });
    await its.reconcile();
    await until('the command is executed', async () => (await journal.executed()).commands === 1);
    await until('the job is completed', async () => (await publication()).completed === 1);
    await journal.owe(note(1));
    await its.reconcile();
    await until('the command has come again', async () => (await journal.executed()).times === 2);
    expect((await journal.executed()).commands).toBe(1);
  });
});

function parsed(number: number) {
  const { id, data } = parseJob(NOTE, { tournament: TOURNAMENT, number });
  return { id, name: NOTE.name, data };
}
