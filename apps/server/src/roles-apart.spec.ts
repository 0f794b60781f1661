import { freshDatabase } from '../../../libs/platform/src/testing/database.js';
import { hasRedisServer, RedisServer } from '../../../libs/queues/src/testing/redis-server.js';
import { EventReader } from './testing/event-reader.js';
import { ServerProcess } from './testing/server-process.js';

/** The thread with its roles in processes of their own, as deploy/ runs them. */
const ROLES = ['projector', 'worker', 'api'] as const;

const queues = hasRedisServer() ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
if (!hasRedisServer()) {
  process.stderr.write('Roles apart with Redis are skipped: there is no redis-server on this machine.\n');
}

afterEach(() => ServerProcess.stopAll());

it.each(queues)(
  'an api, a projector and a worker serve the thread together, with the queues in %s',
  async (kind) => {
    const database = await freshDatabase();
    const redis = kind === 'Redis' ? await RedisServer.start() : undefined;
    const environment = {
      DATABASE_URL: database.connectionString,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const processes = await Promise.all(
      ROLES.map((role) => ServerProcess.start({ ...environment, TIRAGE_ROLES: role })),
    );
    try {
      const api = processes[2]!;
      const olga = await api.organiser();
      const { tournament } = (await olga.create('Three processes')).body;
      expect((await olga.get(`/api/tournaments/${tournament}?after=1`)).body.name).toBe('Three processes');
      const stream = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 0);
      await olga.command(tournament, 'tournament.archive');
      expect((await stream.take(4)).map(({ data }) => data.type)).toEqual([
        'tournament.created',
        'tournament.archived',
        'tournament.seal-requested',
        'tournament.sealed',
      ]);
      await stream.close();
      // A worker that dies is not missed for good: the next one does what is still owed.
      await processes[1]!.stop('SIGKILL');
      await olga.command(tournament, 'tournament.request-seal');
      const late = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 5);
      await ServerProcess.start({ ...environment, TIRAGE_ROLES: 'worker' });
      expect((await late.take(1)).map(({ id, data }) => [id, data.type])).toEqual([
        ['6', 'tournament.sealed'],
      ]);
      await late.close();
    } finally {
      await ServerProcess.stopAll();
      await redis?.stop();
      await database.drop();
    }
    expect(processes.map(({ child }) => child.exitCode)).toEqual([0, null, 0]);
  },
  60_000,
);
