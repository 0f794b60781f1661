import { Registry } from 'prom-client';
import { hasRedisServer, RedisServer } from '../../../../libs/queues/src/testing/redis-server.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const describeWithRedis = hasRedisServer() ? describe : describe.skip;
const WORK = '/api/installation/work';
const A_JOB = `${WORK}/queues/publication/jobs/seal-1`;

describeWithRedis('while Redis does not answer', () => {
  let redis: RedisServer;
  let server: ServerUnderTest;
  let evening: Evening;
  let seals = 0;

  beforeAll(async () => {
    redis = await RedisServer.start();
    // It is not there when the server starts either.
    await redis.goAway();
    server = await serverUnderTest({ REDIS_URL: redis.url });
    evening = await Evening.open(server, 'Without Redis');
    await redis.comeBack();
    await askForSeal();
    await evening.until('tournament.sealed', seals);
  });

  afterAll(async () => {
    await server.stop();
    await redis.stop();
  });

  const askForSeal = async () => {
    seals += 1;
    return evening.command('tournament.request-seal');
  };
  const health = async () => (await server.client().get('/api/health')).body.queues;

  const outages = [
    { how: 'away', begin: () => redis.goAway(), end: () => redis.comeBack() },
    { how: 'frozen', begin: async () => redis.freeze(), end: async () => redis.thaw() },
  ];

  it.each(outages)(
    '$how: the page of jobs tells what is pending, what is asked of jobs is refused, and jobs are done after it',
    async ({ begin, end }) => {
      const { director } = evening;
      await begin();
      try {
        const { position } = await askForSeal();
        const play = await director.get(`/api/tournaments/${evening.tournament}?after=${String(position)}`);
        expect(play.status).toBe(200);
        // The jobs are rows, which the projector writes soon after the entry.
        let work = await director.get(WORK);
        while (work.body.owed.length === 0) work = await director.get(WORK);
        const { status, body } = work;
        expect(status).toBe(200);
        expect(body.queues).toBeNull();
        expect(body.owed).toEqual([
          { tournament: evening.tournament, title: 'Without Redis', job: 'seal-book', jobs: 1 },
        ]);
        for (const [method, path] of [
          ['POST', `${A_JOB}/retry`],
          ['DELETE', A_JOB],
        ] as const) {
          const refused = await director.send(method, path);
          expect(refused).toMatchObject({ status: 503, body: { code: 'queues.away' } });
          expect(refused.headers.get('retry-after')).toBe('5');
        }
        expect(await health()).toBe('away');
        // The others are told all the same, and those of the queues are left out.
        const measured = await server.get<Registry>(Registry).metrics();
        expect(measured).toContain('process_cpu_seconds_total');
        expect(measured).not.toMatch(/^tirage_queue_jobs\{/m);
      } finally {
        await end();
      }
      await evening.until('tournament.sealed', seals);
      expect((await evening.book()).filter(({ type }) => type === 'tournament.sealed')).toHaveLength(seals);
      // Each connection is made again by itself, and that of the page may be later than that of the job.
      let work = await director.get(WORK);
      while (work.body.queues === null) work = await director.get(WORK);
      expect(work.body.queues).toHaveLength(4);
      expect(await health()).toBe('ok');
    },
  );
});
