import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#platform';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { owedJob, type OwedJob } from './owed-jobs.js';
import { emptyQueueStorage } from './queue-storage.js';
import { NOTE } from './testing/notes.js';
import { storageKinds, type TestStorage } from './testing/storages.js';
import { TestBook } from './testing/test-book.js';
import { until } from './testing/until.js';

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';

function notes(count: number): OwedJob[] {
  return Array.from({ length: count }, (_, index) =>
    owedJob(NOTE, { tournament: TOURNAMENT, number: index }, TOURNAMENT, index),
  );
}

describe.each(storageKinds())('a worker process on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let book: TestBook;
  let processes: ChildProcess[];

  beforeAll(async () => {
    database = await freshDatabase();
    test = await start(database.connectionString);
    book = await TestBook.open(database.connectionString);
  });

  afterAll(async () => {
    await book.close();
    await test.stop();
    await database.drop();
  });

  beforeEach(async () => {
    processes = [];
    await book.clear();
    await emptyQueueStorage(test.storage);
  });

  afterEach(() => Promise.all(processes.map((process) => end(process, 'SIGKILL'))));

  async function startProcess(mode: 'work' | 'hang-before' | 'hang-after'): Promise<ChildProcess> {
    const root = projectRoot();
    const child = spawn(
      process.execPath,
      [
        '--import',
        join(root, 'apps/dev/typescript.mjs'),
        join(root, 'libs/queues/src/testing/worker-process.ts'),
      ],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          WORKER_STORAGE: JSON.stringify(test.storage),
          WORKER_BOOK: database.connectionString,
          WORKER_MODE: mode,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
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

  it('killed in the middle of a job leaves it to the next one, and it is done once', async () => {
    await book.owe(...notes(1));
    const first = await startProcess('hang-before');
    await until('the job has begun', async () => (await book.begun()) === 1);
    await end(first, 'SIGKILL');
    expect(await book.executed()).toEqual({ commands: 0, times: 0 });
    await startProcess('work');
    await until('nothing is owed', async () => (await book.owedCount()) === 0);
    expect(await book.executed()).toEqual({ commands: 1, times: 1 });
  });

  it('killed between the command and the end of its job has done the work once all the same', async () => {
    await book.owe(...notes(1));
    const first = await startProcess('hang-after');
    await until('the command is executed', async () => (await book.executed()).commands === 1);
    await end(first, 'SIGKILL');
    await startProcess('work');
    await until('the job has come again', async () => (await book.executed()).times === 2);
    expect(await book.executed()).toEqual({ commands: 1, times: 2 });
  });

  it('killed again and again, the storage emptied once, does all the work once', async () => {
    const count = 400;
    await book.owe(...notes(count));
    for (const emptied of [false, true, false]) {
      const child = await startProcess('work');
      const before = (await book.executed()).commands;
      await until('some work is done', async () => {
        const { commands } = await book.executed();
        return commands > before || commands === count;
      });
      await end(child, 'SIGKILL');
      if (emptied) await emptyQueueStorage(test.storage);
    }
    await startProcess('work');
    await until('nothing is owed', async () => (await book.owedCount()) === 0);
    await sleep(100);
    expect((await book.executed()).commands).toBe(count);
  });

  it('told to end in the middle of its work ends by itself', async () => {
    await book.owe(...notes(200));
    const child = await startProcess('work');
    await until('some work is done', async () => (await book.executed()).commands > 0);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
  });
});
