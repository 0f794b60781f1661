import { Registry } from 'prom-client';
import { emptyQueueStorage, queueStorage } from '#queues';
import { hasRedisServer, RedisServer } from '../../../../libs/queues/src/testing/redis-server.js';
import { Opened } from '../platform/opened.js';
import { QueueWorkers } from './worker.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/** What the queues of a whole evening end in, with what tells two of a type apart. */
const ENDS: Readonly<Record<string, (payload: Readonly<Record<string, unknown>>) => unknown>> = {
  'board.dealt': ({ set, board }) => `${String(set)}/${String(board)}`,
  'board.analysed': ({ set, board }) => `${String(set)}/${String(board)}`,
  'board.revealed': ({ set, board }) => `${String(set)}/${String(board)}`,
  'session.board-movement-announced': ({ session, afterRound }) => `${String(session)} ${String(afterRound)}`,
  'session.protocol-published': ({ session, at }) => `${String(session)} ${String(at)}`,
  'tournament.sealed': ({ request }) => request,
};

const BOARDS = 9;
const ROUNDS = 3;

if (!hasRedisServer()) {
  process.stderr.write('The Redis half of this test is skipped: there is no redis-server on this machine.\n');
}

describe.each(hasRedisServer() ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])(
  'the pending jobs of an evening, with the queues in %s',
  (kind) => {
    let redis: RedisServer | undefined;
    let server: ServerUnderTest;
    let evening: Evening;

    beforeAll(async () => {
      redis = kind === 'Redis' ? await RedisServer.start() : undefined;
      server = await serverUnderTest({
        TIRAGE_ROLES: 'api,projector',
        ...(redis ? { REDIS_URL: redis.url } : {}),
      });
      evening = await playedEvening(server);
    });

    afterAll(async () => {
      await server.stop();
      await redis?.stop();
    });

    /** The queues and their workers, as a process with this role has them. */
    async function work(): Promise<() => Promise<void>> {
      server.get(Registry).clear();
      const opened = new Opened();
      await server.get(QueueWorkers).start(opened);
      return () =>
        opened.close((error) => {
          throw error;
        });
    }

    const empty = () =>
      emptyQueueStorage(queueStorage({ databaseUrl: server.connectionString, redisUrl: redis?.url }));

    /** How often each piece of work was done. */
    async function done(type: string): Promise<ReadonlyMap<unknown, number>> {
      const times = new Map<unknown, number>();
      for (const line of await evening.book()) {
        if (line.type !== type) continue;
        const work = ENDS[type]!(line.payload as Readonly<Record<string, unknown>>);
        times.set(work, (times.get(work) ?? 0) + 1);
      }
      return times;
    }

    const everything = async () => {
      const entries = await Promise.all(
        Object.keys(ENDS).map(async (type) => [type, await done(type)] as const),
      );
      return Object.fromEntries(entries.map(([type, times]) => [type, [...times.values()]]));
    };

    const ONCE = {
      'board.dealt': Array.from({ length: BOARDS }, () => 1),
      'board.analysed': Array.from({ length: BOARDS }, () => 1),
      'board.revealed': Array.from({ length: BOARDS }, () => 1),
      'session.board-movement-announced': Array.from({ length: ROUNDS }, () => 1),
      'session.protocol-published': [1],
      'tournament.sealed': [1],
    };

    it('is not done where nobody works', async () =>
      expect(await everything()).toEqual(Object.fromEntries(Object.keys(ENDS).map((type) => [type, []]))));

    it('is done once, also by workers that end in the middle of it and find their queues emptied', async () => {
      for (const dealt of [1, 4]) {
        const stop = await work();
        await evening.until('board.dealt', dealt);
        await stop();
        await empty();
      }
      const stop = await work();
      for (const [type, times] of Object.entries(ONCE)) await evening.until(type, times.length);
      await stop();
      expect(await everything()).toEqual(ONCE);
    });

    it('is not done again when the queues are emptied behind it', async () => {
      await empty();
      const stop = await work();
      await evening.command('tournament.request-seal');
      await evening.until('tournament.sealed', 2);
      await stop();
      expect(await everything()).toEqual({ ...ONCE, 'tournament.sealed': [1, 1] });
    });

    it('is done in the name of its queue, on a chain that holds', async () => {
      const lines = await evening.book();
      const actors = new Set(lines.filter(({ type }) => type in ENDS).map(({ actor }) => actor));
      expect([...actors].toSorted()).toEqual(['job:board-movement', 'job:pre-dealing', 'job:publication']);
      expect(await server.ledger.verify(evening.tournament)).toMatchObject({ ok: true });
    });
  },
);

/** An evening of three tables whose boards are asked for and whose session is closed, though nobody works yet. */
async function playedEvening(server: ServerUnderTest): Promise<Evening> {
  const evening = await Evening.open(server, 'Owed');
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: ROUNDS };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 3, movement }],
  });
  await evening.command('board.request-dealing', { set: '1', from: 1, to: BOARDS, how: 'before-play' });
  await evening.command('session.start', { session: '1' });
  for (let round = 1; round <= ROUNDS; round++) {
    await evening.command('session.call-round', { session: '1', round });
    for (const table of [1, 2, 3]) {
      const set = ((table + round - 2) % 3) + 1;
      for (const board of [3 * set - 2, 3 * set - 1, 3 * set]) {
        const result = { kind: 'score', score: 110 };
        await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
      }
    }
  }
  await evening.command('session.close', { session: '1' });
  return evening;
}
