import { freshDatabase } from '../../../libs/platform/src/testing/database.js';
import { EventReader } from './testing/event-reader.js';
import { ServerProcess } from './testing/server-process.js';

/** The thread with its roles in processes of their own, as deploy/ runs them. */
it('an api, a projector and a worker of their own serve the thread together', async () => {
  const database = await freshDatabase();
  const environment = { DATABASE_URL: database.connectionString };
  const roles = ['projector', 'worker', 'api'] as const;
  const processes = await Promise.all(
    roles.map((role) => ServerProcess.start({ ...environment, TIRAGE_ROLES: role })),
  );
  try {
    const api = processes[2]!;
    const olga = await api.organiser();
    const created = await olga.create('Three processes');
    const { tournament } = created.body;
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
    for (const { child } of processes) expect(child.exitCode).toBeNull();
  } finally {
    const codes = await Promise.all(processes.map((each) => each.stop()));
    await database.drop();
    expect(codes).toEqual([0, 0, 0]);
  }
}, 60_000);
