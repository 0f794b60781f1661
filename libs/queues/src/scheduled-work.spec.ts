import { freshDatabase } from '../../platform/src/testing/database.js';
import { Queues } from './queues.js';
import { ScheduledWork } from './scheduled-work.js';
import { logLines } from './testing/log-lines.js';
import { storageKinds, type TestStorage } from './testing/storages.js';
import { until } from './testing/until.js';

describe.each(storageKinds())('scheduled work on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let queues: Queues;
  let working: ScheduledWork[];

  beforeAll(async () => {
    database = await freshDatabase();
    test = await start(database.connectionString);
    queues = await Queues.open(test.storage, { log: logLines().log });
  });

  afterAll(async () => {
    await queues.close();
    await test.stop();
    await database.drop();
  });

  beforeEach(async () => {
    working = [];
    await queues.emptyStorage();
  });

  afterEach(() => Promise.all(working.map((work) => work.stop())));

  function work(run: (signal: AbortSignal) => Promise<unknown>, { log } = logLines()): ScheduledWork {
    const { storage } = test;
    const made = new ScheduledWork({ storage, name: 'back-up-when-due', log, run, failed: 'it failed' });
    working.push(made);
    return made;
  }

  it('is done once, and once more when the storage was emptied', async () => {
    let runs = 0;
    const count = async () => void (runs += 1);
    work(count);
    work(count);
    await queues.keepSchedules();
    await until('it is done', () => runs === 1);
    await Promise.all([queues.keepSchedules(), queues.keepSchedules()]);
    // The next one is a minute away.
    expect(await test.contents()).toContain('back-up-when-due');
    expect(runs).toBe(1);
    await queues.emptyStorage();
    await queues.keepSchedules();
    await until('it is done again', () => runs === 2);
  });

  it('logs a run that fails, and stays scheduled', async () => {
    const logged = logLines();
    work(async () => {
      throw new Error('the disk is full');
    }, logged);
    await queues.keepSchedules();
    await until('it has failed', () => logged.lines.some(({ msg }) => msg === 'it failed'));
    await working[0]!.stop();
    expect(await test.contents()).toMatch(/repeat:back-up-when-due:\d+/);
  });

  it('tells a run to end and waits for it when the process stops', async () => {
    let state = 'waiting';
    const running = work(async (signal) => {
      state = 'running';
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      state = 'ended';
    });
    await queues.keepSchedules();
    await until('it runs', () => state === 'running');
    await running.stop();
    expect(state).toBe('ended');
  });
});
