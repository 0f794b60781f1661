import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { nodeProgram } from '#platform';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { pendingJob, type PendingJob } from './jobs/pending-jobs.js';
import { emptyQueueStorage } from './queue-storage.js';
import { NOTE } from './testing/notes.js';
import { storageKinds, type TestStorage } from './testing/storages.js';
import { TestJournal } from './testing/test-journal.js';
import { until } from './testing/until.js';

const PROGRAM = nodeProgram({
  built: 'dist/libs/queues/src/testing/worker-process.js',
  source: 'libs/queues/src/testing/worker-process.ts',
});
const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';

function notes(count: number): PendingJob[] {
  return Array.from({ length: count }, (_, index) =>
    pendingJob(NOTE, { tournament: TOURNAMENT, number: index }, TOURNAMENT, index),
  );
}

describe.each(storageKinds())('a worker process on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let journal: TestJournal;
  let processes: ChildProcess[];

  beforeAll(async () => {
    database = await freshDatabase();
    test = await start(database.connectionString);
    journal = await TestJournal.open(database.connectionString);
  });

  afterAll(async () => {
    await journal.close();
    await test.stop();
    await database.drop();
  });

  beforeEach(async () => {
    processes = [];
    await journal.clear();
    await emptyQueueStorage(test.storage);
  });

  afterEach(() => Promise.all(processes.map((process) => end(process, 'SIGKILL'))));

  async function startProcess({ hangs } = { hangs: false }): Promise<ChildProcess> {
    const child = spawn(process.execPath, PROGRAM, {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        WORKER_STORAGE: JSON.stringify(test.storage),
        WORKER_BOOK: database.connectionString,
        WORKER_HANGS: hangs ? 'yes' : 'no',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    const ready = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(String(ready[0])).toBe('ready\n');
    return child;
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  it("killed before one job's command and after another's leaves both to the next one, and both are done once", async () => {
    await journal.owe(...notes(2));
    const first = await startProcess({ hangs: true });
    await until('both have begun', async () => (await journal.begun()) === 2);
    await until('one command is executed', async () => (await journal.executed()).commands === 1);
    await end(first, 'SIGKILL');
    expect(await journal.executed()).toEqual({ commands: 1, times: 1 });
    await startProcess();
    await until('both jobs have come again', async () => (await journal.executed()).times === 3);
    expect(await journal.executed()).toEqual({ commands: 2, times: 3 });
    expect(await journal.pendingCount()).toBe(0);
  }, 120_000);

  it('killed again and again, the storage emptied once, does all the work once', async () => {
    const count = 400;
    await journal.owe(...notes(count));
    for (const emptied of [false, true]) {
      const child = await startProcess();
      const before = (await journal.executed()).commands;
      await until('some work is done', async () => {
        const { commands } = await journal.executed();
        return commands > before || commands === count;
      });
      await end(child, 'SIGKILL');
      if (emptied) await emptyQueueStorage(test.storage);
    }
    await startProcess();
    await until('nothing is owed', async () => (await journal.pendingCount()) === 0);
    expect((await journal.executed()).commands).toBe(count);
  }, 120_000);

  it('told to end in the middle of its work ends by itself', async () => {
    await journal.owe(...notes(200));
    const child = await startProcess();
    await until('some work is done', async () => (await journal.executed()).commands > 0);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
  }, 120_000);
});
