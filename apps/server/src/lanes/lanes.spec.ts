import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { backup, restore } from '#platform';
import { Evening } from '../testing/evening.js';
import { EventReader } from '../testing/event-reader.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import type { Answer, Client } from '../testing/client.js';

let server: ServerUnderTest;
let evening: Evening;
let at: string;

beforeAll(async () => {
  server = await serverUnderTest({}, { readers: 'thread' });
  evening = await Evening.open(server, 'A hall that is read');
  await evening.command('tournament.publish');
  await evening.command('session.create', { session: '1' });
  at = `/api/tournaments/${evening.tournament}`;
});
afterAll(() => server.stop());

const order = (client: Client, position: number): Promise<Answer> =>
  client.post(`${at}/prints?at=${position}`, { paper: 'rulings' });

describe('a moment of the past', () => {
  it('is answered in the readers’ thread as it is in the first one, in words, codes and headers', async () => {
    const anyone = server.client();
    const page = await anyone.get(`${at}/sessions?at=3`);
    expect(page).toMatchObject({ status: 200, body: { position: 3, sessions: [{ session: '1' }] } });
    const beyond = await anyone.get(`${at}/sessions?at=9000`, { 'accept-language': 'pl' });
    expect(beyond.body).toMatchObject({ code: 'position.beyond-head', status: 400 });
    expect(beyond.body.detail).toMatch(/^Dziennik kończy się/);
    expect(beyond.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(beyond.headers.get('content-security-policy')).toContain("script-src 'self'");
    // Rights are those of who asks.
    expect((await order(anyone, 3)).body.code).toBe('access.sign-in-required');
    expect(await order(evening.director, 3)).toMatchObject({
      status: 200,
      body: { name: expect.stringMatching(/\.pdf$/) },
    });
  });
});

it('a live stream that is asked for a moment goes on from now, and keeps the readers’ thread from nobody', async () => {
  const stream = await EventReader.open(server.client(), `${at}/journal/stream?at=1`, 1);
  expect(stream.response.status).toBe(200);
  expect(await stream.next()).toMatchObject({ id: '2' });
  await stream.close();
  expect((await server.client().get(`${at}/sessions?at=3`)).status).toBe(200);
});

it('what was answered of a moment of the past is void once a backup is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tirage-lanes-'));
  const [before, oneWay] = [join(folder, 'before'), join(folder, 'one-way')];
  const restored = (file: string) => restore(server.connectionString, file, { replace: true });
  const renamed = async (name: string) => {
    const { position } = await evening.command('tournament.rename', { name });
    return position as number;
  };
  const nameAt = async (position: number) => (await server.client().get(`${at}?at=${position}`)).body.name;
  await backup(server.connectionString, before);
  const position = await renamed('One way');
  await backup(server.connectionString, oneWay);
  expect(await nameAt(position)).toBe('One way');
  await restored(before);
  expect(await renamed('The other way')).toBe(position);
  expect(await nameAt(position)).toBe('The other way');
  // The journal is as long as before: nobody has written a line since.
  await restored(oneWay);
  expect(await nameAt(position)).toBe('One way');
  rmSync(folder, { recursive: true });
}, 60_000);

// The last: what they cost stands on the account of everybody at this address.
describe('while prints of past moments are ordered and cannot be written down', () => {
  it('entries, the director and readers go on; so many orders wait and no more, each told when to come again', async () => {
    const lock = await server.pool.connect();
    await lock.query('BEGIN; LOCK TABLE prints.print IN EXCLUSIVE MODE');
    const body = { paper: 'standings', session: '1' };
    // Printouts differ, so that none can be taken for another.
    const one = (contestant: number) =>
      server.client().post(`${at}/prints`, { ...body, contestant: `${contestant}` });
    const orders = [one(0)];
    const isWaitedFor = async () => {
      const { rowCount } = await server.pool.query(
        `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE datname = current_database() AND relation = 'prints.print'::regclass AND NOT granted`,
      );
      return rowCount === 1;
    };
    // What was read before may still be rested behind: the places are counted from when the first is worked on.
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    while (!(await isWaitedFor())) await setTimeout(20);
    orders.push(...Array.from({ length: 39 }, (_, index) => one(index + 1)));
    const refused: Answer[] = [];
    await new Promise<void>((resolve) => {
      void Promise.all(
        orders.map(async (order) => {
          if (refused.push(await order) === 7) resolve();
        }),
      );
    });
    const [first] = refused;
    const renamed = await evening.command('tournament.rename', { name: 'A hall that is read much' });
    const read = await server.client().get(`${at}/sessions?after=${String(renamed['position'])}`);
    await lock.query('ROLLBACK');
    lock.release();
    expect(first).toMatchObject({ status: 429, body: { code: 'request.too-costly', retryAfter: 5 } });
    expect(first!.headers.get('retry-after')).toBe('5');
    expect(first!.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(read.body).toMatchObject({ sessions: [{ session: '1' }] });
    const answers = await Promise.all(orders);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(33);
  });
});
