import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform';
import { freshDatabase } from '../../../../libs/platform/src/testing/database.js';
import { ownPort } from '../../../../libs/platform/src/testing/own-port.js';
import { hasRedisServer, RedisServer } from '../../../../libs/queues/src/testing/redis-server.js';
import type { Client } from '../testing/client.js';
import { EventReader } from '../testing/event-reader.js';
import { ServerProcess } from '../testing/server-process.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { TraceCollector } from '../testing/trace-collector.js';

/** The thread with its roles in processes of their own, as deploy/ runs them. */
const ROLES = ['projector', 'worker', 'api'] as const;

/** The trace that a command says it is a part of. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

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
    const collector = await TraceCollector.start();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DATABASE_URL: database.connectionString,
      DOUBLE_DUMMY_SECONDS: '30',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const metricsPorts = await Promise.all(ROLES.map(() => ownPort()));
    const processes = await Promise.all(
      ROLES.map((role, index) =>
        ServerProcess.start({ ...environment, TIRAGE_ROLES: role, METRICS_PORT: `${metricsPorts[index]}` }),
      ),
    );
    try {
      const api = processes[2]!;
      const olga = await api.organiser();
      const { tournament } = (await olga.create('Three processes')).body;
      expect((await olga.get(`/api/tournaments/${tournament}?after=1`)).body.name).toBe('Three processes');
      await expectAnalysed(olga);
      const stream = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 0);
      await olga.command(
        tournament,
        'tournament.archive',
        {},
        { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } },
      );
      expect((await stream.take(4)).map(({ data }) => data.type)).toEqual([
        'tournament.created',
        'tournament.archived',
        'tournament.seal-requested',
        'tournament.sealed',
      ]);
      await stream.close();
      await expectMeasured(metricsPorts);
      // A worker that dies is not missed for good: the next one does what is still pending.
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
      await collector.stop();
    }
    expectTraced(collector);
    expect(processes.map(({ child }) => child.exitCode)).toEqual([0, null, 0]);
  },
  120_000,
);

/** What was asked for can be followed from the request to the journal; what it said is nobody's concern. */
function expectTraced(collector: TraceCollector): void {
  const request = 'POST /api/tournaments/:tournament/commands/tournament.archive';
  const command = `${request} > command tournament.archive`;
  expect(collector.pathsOf(TRACE)).toEqual([request, command, `${command} > append`]);
  expect([...collector.names]).toEqual(
    expect.arrayContaining(['project tournaments', 'query session.traveller', 'job seal-book']),
  );
  for (const secret of [PASSWORD, 'Three processes']) expect(collector.received.join()).not.toContain(secret);
}

/** Each process is measured, and together they have everything that the dashboard and the alerts look at. */
async function expectMeasured(ports: readonly number[]): Promise<void> {
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  for (const text of texts) {
    expect(text).toMatch(/^tirage_database_up 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  }
  const namesIn = (text: string) =>
    [...text.matchAll(/\btirage_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  const measured = new Set(texts.flatMap((text) => namesIn(text.replaceAll(/^#.*$/gm, ''))));
  const asked = ['dashboard.json', 'alerts.yml'].flatMap((name) =>
    namesIn(readFileSync(join(projectRoot(), 'deploy', 'monitoring', name), 'utf8')),
  );
  const missing = asked.filter((name) => !measured.has(name));
  // A home without a backup has none to tell of, and nothing may be pending just now.
  expect(missing.filter((name) => !/last_backup|owed_job/.test(name))).toEqual([]);
}

/**
 * A deal is solved for whoever directs and has asked to see it, and nothing of that is written; the worker solves it for
 * everybody once its board is released.
 */
async function expectAnalysed(olga: Client): Promise<void> {
  const { tournament } = (await olga.create('A deal to solve')).body;
  const rows = [[{ ns: '1', ew: '2', set: 1 }]];
  const shape = { name: 'rows', tables: 1, rounds: 1, sets: 1, winners: 1, stationary: ['1', '2'], rows };
  const sections = [{ section: 'A', boardsPerRound: 1, movement: { kind: 'rows', movement: shape } }];
  await olga.command(tournament, 'session.create', { session: '1' });
  await olga.command(tournament, 'session.set-movement', { session: '1', sections });
  const stream = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 0);
  const written: string[] = [];
  const until = async (type: string) => {
    for (;;) {
      const line = await stream.next();
      if (!line) throw new Error(`The journal has ended without a line ${type}.`);
      written.push(line.data.type);
      if (line.data.type === type) return line.id;
    }
  };
  // Solved at once on any machine: a deal by chance may take longer than a reader waits.
  const suits = 'AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
  const file = Buffer.from(`[Board "1"]\n[Deal "N:${suits}"]\n`).toString('base64');
  const sets = `/api/tournaments/${tournament}/board-sets/1/deals`;
  expect(
    (await olga.post(sets, { format: 'PBN', file }, { 'idempotency-key': randomUUID() })).status,
  ).toBeLessThan(300);
  const dealt = await until('board.deal-imported');
  const read = async (after: unknown) => {
    const path = `/api/tournaments/${tournament}/sessions/1/boards/1?after=${String(after)}`;
    return (await olga.get(path)).body;
  };
  expect(await read(dealt)).toMatchObject({ deal: null, doubleDummy: null });
  const look = { set: '1', board: 1, reason: 'A player says that the board has a card too many.' };
  const { position } = (await olga.command(tournament, 'board.look-at-deal', look)).body;
  const asked = await read(position);
  expect(asked.deal).toMatch(/^N:/);
  expect(asked.doubleDummy.par).not.toBeNull();
  await olga.command(tournament, 'session.start', { session: '1' });
  await olga.command(tournament, 'session.call-round', { session: '1', round: 1 });
  const play = { session: '1', table: 'A1', round: 1, board: 1, result: { kind: 'score', score: 110 } };
  await olga.command(tournament, 'result.record', play);
  await until('result.recorded');
  expect(written).not.toContain('board.analysed');
  const analysed = await until('board.analysed');
  await stream.close();
  expect(await read(analysed)).toMatchObject({ deal: asked.deal, doubleDummy: asked.doubleDummy });
}
