import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { commandIdOfJob } from './jobs/job-command.js';
import { parseJob } from './jobs/job-contract.js';
import { handle, JobRegistry, type Processor } from './jobs/job-registry.js';
import { PermanentFailure } from './jobs/job-failure.js';
import { Queues } from './queues.js';
import { logLines } from './testing/log-lines.js';
import { COPY, NOTE } from './testing/notes.js';
import { storageKinds, type TestStorage } from './testing/storages.js';
import { until } from './testing/until.js';
import { Workers, type DispatchJobCommand, type JobOutcome, type WorkersOptions } from './workers.js';

interface Note {
  tournament: string;
  number: number;
  notBefore?: number | undefined;
}

const TOURNAMENT = '2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11';
const ATTEMPTS = 3;

function added(number: number, notBefore?: number) {
  const { id, data } = parseJob(NOTE, { tournament: TOURNAMENT, number, notBefore });
  return { id, name: NOTE.name, data, notBefore };
}

describe.each(storageKinds())('the workers on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let queues: Queues;
  let running: Workers[];

  beforeAll(async () => {
    database = await freshDatabase();
    test = await start(database.connectionString);
    queues = await Queues.open(test.storage, { log: logLines().log, attempts: ATTEMPTS, backoffMs: 20 });
  });

  afterAll(async () => {
    await queues.close();
    await test.stop();
    await database.drop();
  });

  beforeEach(async () => {
    running = [];
    await queues.emptyStorage();
  });

  afterEach(() => Promise.all(running.map((workers) => workers.close(0))));

  async function work(process: Processor<Note>, options: Partial<WorkersOptions> = {}) {
    const { log, lines, text } = logLines();
    const commands: Parameters<DispatchJobCommand>[0][] = [];
    const outcomes: JobOutcome[] = [];
    const workers = await Workers.start({
      storage: test.storage,
      registry: new JobRegistry([NOTE, COPY], [handle(NOTE, process), handle(COPY, async () => undefined)]),
      dispatch: async (command) => {
        commands.push(command);
        return { taken: true };
      },
      log,
      onOutcome: (outcome) => outcomes.push(outcome),
      ...options,
    });
    running.push(workers);
    return { workers, lines, text, commands, outcomes };
  }

  const publication = async () => (await queues.counts()).publication;

  it('do each job once, its commands in its own name with ids derived from its own', async () => {
    const answers: unknown[] = [];
    const { commands, outcomes } = await work(async ({ tournament, number }, { dispatch }) => {
      answers.push(await dispatch('note.take', tournament, { number }));
      await dispatch('note.take', tournament, { number, again: true });
    });
    const job = added(7);
    await queues.add('publication', [job]);
    await until('the job is completed', async () => (await publication()).completed === 1);
    expect(commands).toEqual([
      {
        actor: 'job:publication',
        commandId: commandIdOfJob(job.id, 'note.take'),
        command: 'note.take',
        tournament: TOURNAMENT,
        body: { number: 7 },
      },
      expect.objectContaining({ commandId: commandIdOfJob(job.id, 'note.take 2') }),
    ]);
    expect(answers).toEqual([{ taken: true }]);
    expect(outcomes).toEqual([
      { queue: 'publication', name: 'note', outcome: 'completed', seconds: expect.any(Number) },
    ]);
  });

  it('begin a job that has a time not before that time', async () => {
    const begun: number[] = [];
    await work(async ({ number }) => void begun.push(number));
    await queues.add('publication', [added(1, Date.now() + 3_600_000), added(2, Date.now() + 400), added(3)]);
    await until('the others are completed', async () => (await publication()).completed === 2);
    expect(new Set(begun)).toEqual(new Set([2, 3]));
    expect(await publication()).toMatchObject({ waiting: 0, active: 0, delayed: 1 });
  });

  it('begin a job that goes after others when no other waits', async () => {
    const begun: number[] = [];
    const last = { ...added(1), afterOthers: true };
    await queues.add('publication', [last, added(2), added(3)]);
    expect([...(await queues.pending('publication')).queued].toSorted()).toEqual(
      [1, 2, 3].map((number) => added(number).id),
    );
    expect(await publication()).toMatchObject({ waiting: 3 });
    await work(async ({ number }) => void begun.push(number), { concurrency: 1 });
    await until('the jobs are completed', async () => (await publication()).completed === 3);
    expect(begun).toEqual([2, 3, 1]);
  });

  it('try a failing job again, then report it and keep it', async () => {
    let tries = 0;
    const { lines, outcomes } = await work(async () => {
      tries += 1;
      throw Object.assign(new Error('the printer is on fire'), { code: 'printer.unreachable' });
    });
    const job = added(1);
    await queues.add('publication', [job]);
    await until('the job has failed', async () => (await publication()).failed === 1);
    expect(tries).toBe(ATTEMPTS);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['retried', 'retried', 'failed']);
    const failures = lines.filter((line) => line['job'] === job.id);
    expect(failures.map((line) => [line['level'], line['reason'], line['attempt']])).toEqual([
      [40, 'printer.unreachable', 1],
      [40, 'printer.unreachable', 2],
      [50, 'printer.unreachable', 3],
    ]);
    expect(await queues.endOf('publication', job.id)).toMatchObject({ failed: true, permanent: false });
  });

  it('complete a job that fails at first', async () => {
    let tries = 0;
    await work(async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await queues.add('publication', [added(1)]);
    await until('the job is completed', async () => (await publication()).completed === 1);
    expect(tries).toBe(2);
    expect(await queues.endOf('publication', added(1).id)).toMatchObject({ failed: false });
  });

  it('never try a permanent failure again', async () => {
    const tried: number[] = [];
    const { lines } = await work(async ({ number }) => {
      tried.push(number);
      if (number === 1) throw new PermanentFailure('book.chain-broken', { position: 9 });
      if (tried.filter((one) => one === number).length === 1) throw new Error('not yet');
    });
    const job = added(1);
    await queues.add('publication', [job]);
    await until('the job has failed', async () => (await publication()).failed === 1);
    // One that failed after it has been tried again by the time that it would have been.
    await queues.add('publication', [added(2)]);
    await until('the other is completed', async () => (await publication()).completed === 1);
    expect(tried).toEqual([1, 2, 2]);
    expect(await queues.endOf('publication', job.id)).toMatchObject({ failed: true, permanent: true });
    expect(lines.find((line) => line['reason'] === 'book.chain-broken')).toMatchObject({
      level: 50,
      ids: { position: 9 },
    });
  });

  it('refuse a job of an unknown name, of another queue, with wrong data or under a wrong id aloud, and keep it', async () => {
    let done = 0;
    const { lines } = await work(async () => void (done += 1));
    const { data } = added(1);
    await queues.add('publication', [
      { id: 'burn-1', name: 'burn', data },
      { id: 'copy-1', name: 'copy', data },
      { id: 'note-2', name: 'note', data: { tournament: TOURNAMENT, number: 'two' } },
      { id: 'note-3', name: 'note', data },
    ]);
    await until('all have failed', async () => (await publication()).failed === 4);
    const codes = lines
      .filter((line) => line['level'] === 50)
      .map((line) => `${String(line['job'])} ${String(line['reason'])}`);
    expect(codes.sort()).toEqual([
      'burn-1 job.unknown',
      'copy-1 job.unknown',
      'note-2 job.data-refused',
      'note-3 job.id-differs',
    ]);
    expect(await queues.nameOf('publication', 'burn-1')).toBe('burn');
    expect(done).toBe(0);
  });

  it('let nothing of an error out of the process but its code', async () => {
    const secret = `canary-${randomUUID()}`;
    const thrown = [
      () =>
        Object.assign(new Error(secret), {
          name: secret,
          code: secret,
          detail: secret,
          cause: new Error(secret),
        }),
      () => Object.assign(new Error('x'), { stack: `${secret}\n    at ${secret} (/a/${secret}:1:1)` }),
      () => new PermanentFailure('deal.lost', { cards: secret }),
      () => secret,
      () => ({ message: secret }),
    ];
    const { text } = await work(async ({ number }) => {
      throw thrown[number]?.();
    });
    await queues.add(
      'publication',
      thrown.map((_, number) => added(number)),
    );
    await until('all have failed', async () => (await publication()).failed === thrown.length);
    const contents = await test.contents();
    expect(contents).toContain('deal.lost');
    expect(contents).not.toContain(secret);
    expect(text()).toContain('deal.lost');
    expect(text()).not.toContain(secret);
  });

  it('work on no more jobs of a queue at a time than allowed', async () => {
    let now = 0;
    let most = 0;
    await work(
      async () => {
        now += 1;
        most = Math.max(most, now);
        await sleep(20);
        now -= 1;
      },
      { concurrency: 3 },
    );
    await queues.add(
      'publication',
      Array.from({ length: 12 }, (_, number) => added(number)),
    );
    await until('all are completed', async () => (await publication()).completed === 12);
    expect(most).toBe(3);
  });

  it('finish the jobs they have and take no more when they are closed under load', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const { workers } = await work(async ({ number }) => {
      begun.push(number);
      await sleep(50);
      ended.push(number);
    });
    await queues.add(
      'publication',
      Array.from({ length: 200 }, (_, number) => added(number)),
    );
    await until('some have begun', () => begun.length >= 4);
    await workers.close();
    expect(new Set(ended)).toEqual(new Set(begun));
    expect(ended).toHaveLength(begun.length);
    const { completed, active, failed, waiting } = await publication();
    expect({ completed, active, failed, waiting }).toEqual({
      completed: ended.length,
      active: 0,
      failed: 0,
      waiting: 200 - ended.length,
    });
  });

  it('tell a job that takes too long to stop, and give it back unspent', async () => {
    let begun = false;
    const { workers, outcomes } = await work(async (_, { signal }) => {
      begun = true;
      await sleep(60_000, undefined, { signal });
    });
    await queues.add('publication', [added(1)]);
    await until('the job has begun', () => begun);
    await workers.close(50);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['returned']);
    expect(await publication()).toMatchObject({ waiting: 1, active: 0, failed: 0 });
    await work(async () => undefined);
    await until('the job is completed', async () => (await publication()).completed === 1);
  });

  it('leave a job that does not stop to the next worker', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = false;
    const lively = { lockMs: 400, stalledCheckMs: 200 };
    const { workers } = await work(async () => {
      begun = true;
      await held;
    }, lively);
    await queues.add('publication', [added(1)]);
    await until('the job has begun', () => begun);
    await workers.close(50);
    expect(await publication()).toMatchObject({ active: 1 });
    const second = await work(async () => undefined, lively);
    await until('the job is completed', async () => (await publication()).completed === 1);
    expect(second.outcomes.map(({ outcome }) => outcome)).toEqual(['completed']);
    release();
  });

  it('go on after their connections were broken', async () => {
    await work(async () => undefined);
    await queues.add('publication', [added(1)]);
    await until('the job is completed', async () => (await publication()).completed === 1);
    expect(await test.cut()).toBeGreaterThan(4);
    // One connection is back before the other: until then, whoever asks is told so.
    const onceBack = (asked: Promise<boolean>) => asked.catch(() => false);
    await until('a job can be added', () => onceBack(queues.add('publication', [added(2)]).then(() => true)));
    await until('it is completed too', () =>
      onceBack(publication().then(({ completed }) => completed === 2)),
    );
  });

  it('warn a job that another worker may have by now', async () => {
    const warned: boolean[] = [];
    await work(
      async (_, { signal }) => {
        // Without its lock the job could be another worker's.
        await queues.emptyStorage();
        await sleep(20_000, undefined, { signal }).catch(() => undefined);
        warned.push(signal.aborted);
      },
      { lockMs: 400 },
    );
    await queues.add('publication', [added(1)]);
    await until('the processor has ended', () => warned.length > 0);
    expect(warned).toEqual([true]);
  });
});
