import { readConfiguration } from '#platform';
import { freshDatabase } from '../../../../libs/platform/src/testing/database.js';
import { query } from '../../../../libs/platform/src/testing/query.js';
import { hasRedisServer, RedisServer } from '../../../../libs/queues/src/testing/redis-server.js';
import { divideConnections } from '../platform/connections.js';
import { ServerProcess } from '../testing/server-process.js';
import { PASSWORD } from '../testing/server-under-test.js';

const queues = hasRedisServer() ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
if (!hasRedisServer())
  process.stderr.write('Without redis-server, connections beside Redis are not counted.\n');

const TOURNAMENTS = 6;

afterEach(() => ServerProcess.stopAll());

it.each(queues)(
  'a process has no more connections than it was given the least of, and answers everybody, with the queues in %s',
  async (kind) => {
    const database = await freshDatabase();
    const redis = kind === 'Redis' ? await RedisServer.start() : undefined;
    const given = { DATABASE_URL: database.connectionString, ...(redis && { REDIS_URL: redis.url }) };
    const { all, pool } = divideConnections(readConfiguration(given));
    const least = all - pool + 3;
    try {
      const server = await ServerProcess.start({ ...given, DATABASE_CONNECTIONS: `${least}` });
      const olga = await server.organiser();
      const counted = countConnections(database.connectionString);
      const statuses = await Promise.all(
        Array.from({ length: TOURNAMENTS }, async (_, index) => {
          const { tournament } = (await olga.create(`Tournament ${index}`)).body;
          const address = `/api/tournaments/${tournament}`;
          const answers = await Promise.all([
            olga.command(tournament, 'tournament.rename', { name: `Renamed ${index}` }),
            olga.get(`${address}?after=1`),
            olga.get(`${address}?at=1`),
            olga.get('/api/tournaments'),
            ...(index === 0 ? [olga.post('/api/installation/backups')] : []),
            server.client().post('/api/sign-in', { login: 'olga', password: PASSWORD }),
          ]);
          // With a job each, for the workers.
          const archived = await olga.command(tournament, 'tournament.archive');
          return [...answers, archived].map(({ status }) => status);
        }),
      );
      const most = await counted.stop();
      process.stderr.write(`${kind}: at most ${most} of ${least} connections.\n`);
      expect(most).toBeLessThanOrEqual(least);
      expect(most).toBeGreaterThan(least / 2);
      // Whoever asks for too much at a time is asked to come again; nobody waits in vain.
      const answered = (status: number) => status < 300 || status === 429 || status === 503;
      expect(statuses.flat().filter((status) => !answered(status))).toEqual([]);
      expect(server.output).not.toContain('"level"');
    } finally {
      await ServerProcess.stopAll();
      await redis?.stop();
      await database.drop();
    }
  },
  240_000,
);

/** Looks again and again how many connections to the test's database others have. */
function countConnections(connectionString: string): { stop(): Promise<number> } {
  let most = 0;
  const over = new AbortController();
  const counting = (async () => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- again and again
      const [row] = await query(
        connectionString,
        `SELECT count(*) AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      most = Math.max(most, Number(row!['count']));
    }
  })();
  return {
    async stop() {
      over.abort();
      await counting;
      return most;
    },
  };
}
