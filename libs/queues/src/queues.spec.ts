import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freshDatabase } from '../../platform/src/testing/database.js';
import { emptyQueueStorage, queueStorage, type QueueStorage } from './queue-storage.js';
import { Queues, type AddedJob } from './queues.js';
import { logLines } from './testing/log-lines.js';
import { storageKinds, type TestStorage } from './testing/storages.js';

function note(number: number, notBefore?: number): AddedJob {
  return { id: `note-${number}`, name: 'note', data: { number }, notBefore };
}

const kinds = storageKinds();

describe.each(kinds)('the queues on $kind', ({ start }) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestStorage;
  let queues: Queues;

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

  beforeEach(() => queues.emptyStorage());

  it('keep one job for one id', async () => {
    await queues.add('publication', [note(1), note(2), note(1)]);
    await queues.add('publication', [note(2), note(3)]);
    const { queued, active } = await queues.pending('publication');
    expect([...queued].sort()).toEqual(['note-1', 'note-2', 'note-3']);
    expect(active.size).toBe(0);
    expect((await queues.counts()).publication).toEqual({
      waiting: 3,
      delayed: 0,
      active: 0,
      completed: 0,
      failed: 0,
    });
    expect((await queues.counts()).duplication.waiting).toBe(0);
  });

  it('hold back a job that is not to begin yet, and no job whose time has come', async () => {
    await queues.add('publication', [note(1, Date.now() + 3_600_000), note(2, Date.now() - 1)]);
    expect((await queues.counts()).publication).toMatchObject({ waiting: 1, delayed: 1 });
    expect((await queues.pending('publication')).queued.size).toBe(2);
  });

  it('remove a job that waits', async () => {
    await queues.add('publication', [note(1)]);
    expect(await queues.nameOf('publication', 'note-1')).toBe('note');
    expect(await queues.remove('publication', 'note-1')).toBe(true);
    expect(await queues.nameOf('publication', 'note-1')).toBeUndefined();
  });

  it('refuse data too large for ids', async () => {
    const large = { ...note(1), data: { number: 'x'.repeat(5_000) } };
    await expect(queues.add('publication', [large])).rejects.toThrow('exceeds the limit');
  });

  it('are empty after their storage was emptied, and go on', async () => {
    await queues.add('publication', [note(1), note(2, Date.now() + 3_600_000)]);
    await queues.add('duplication', [note(3)]);
    await queues.emptyStorage();
    expect(await test.contents()).not.toContain('note-');
    await queues.add('publication', [note(1)]);
    expect((await queues.counts()).publication).toMatchObject({ waiting: 1, delayed: 0 });
  });

  it('say in one sentence that the storage does not answer, without its password', async () => {
    const { log, text } = logLines();
    const away: QueueStorage = queueStorage({
      databaseUrl: 'postgresql://tirage:hunter2@127.0.0.1:1/tirage',
      redisUrl: test.storage.kind === 'redis' ? 'redis://:hunter2@127.0.0.1:1' : undefined,
    });
    // Redis is not waited for when they are opened.
    const asking = async () => {
      const opened = await Queues.open(away, { log, answerWithinMs: 500 });
      try {
        await opened.counts();
      } finally {
        await opened.close();
      }
    };
    const opening = asking();
    await expect(opening).rejects.toThrow(
      /does not answer or refuses the connection\. Set (DATABASE|REDIS)_URL/,
    );
    const error: unknown = await opening.catch((thrown: unknown) => thrown);
    expect(`${String(error)} ${JSON.stringify(error)} ${text()}`).not.toContain('hunter2');
  });
});

describe('the storage of the queues', () => {
  it('is Redis when its address is given, PostgreSQL otherwise', () => {
    const databaseUrl = 'postgresql://localhost/tirage';
    expect(queueStorage({ databaseUrl })).toMatchObject({ kind: 'postgres', connectionString: databaseUrl });
    expect(queueStorage({ databaseUrl, redisUrl: 'redis://localhost' })).toMatchObject({ kind: 'redis' });
  });

  it('has a schema of its own in PostgreSQL, and is emptied without touching another', async () => {
    const database = await freshDatabase();
    const client = new pg.Client(database.connectionString);
    await client.connect();
    const tables = async (): Promise<string[]> => {
      const { rows } = await client.query<{ name: string }>(
        "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname !~ '^pg_|^information_schema$'",
      );
      return rows.map((row) => row.name).sort();
    };
    const storage = queueStorage({ databaseUrl: database.connectionString });
    try {
      const before = await tables();
      await emptyQueueStorage(storage);
      expect(await tables()).toEqual(before);
      await client.query("CREATE TABLE public.job AS SELECT 'not the queues'' own' AS what");
      const queues = await Queues.open(storage, { log: logLines().log });
      await queues.add('publication', [note(1)]);
      const made = (await tables()).filter((name) => !before.includes(name) && name !== 'public.job');
      expect(made).toContain('bullmq.job');
      expect(made.every((name) => name.startsWith('bullmq.'))).toBe(true);
      await queues.emptyStorage();
      expect((await client.query('SELECT FROM bullmq.job')).rowCount).toBe(0);
      expect((await client.query('SELECT FROM public.job')).rowCount).toBe(1);
      await queues.close();
    } finally {
      await client.end();
      await database.drop();
    }
  });
});

for (const { start } of kinds.filter(({ kind }) => kind === 'redis')) {
  describe('the storage of the queues in Redis', () => {
    it('is emptied by its own prefix only, glob characters taken literally', async () => {
      const test = await start('');
      const name = randomUUID();
      const { log } = logLines();
      const own = await Queues.open({ ...test.storage, prefix: `${name}*` } as QueueStorage, { log });
      const other = await Queues.open({ ...test.storage, prefix: `${name}-other` } as QueueStorage, { log });
      await own.add('publication', [note(1)]);
      await other.add('publication', [note(2)]);
      await own.emptyStorage();
      expect((await own.counts()).publication.waiting).toBe(0);
      expect((await other.counts()).publication.waiting).toBe(1);
      await Promise.all([own.close(), other.close()]);
      await test.stop();
    });
  });
}
