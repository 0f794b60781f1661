import pg from 'pg';
import type { Client } from '../testing/client.js';
import { countsOnBus } from '../testing/counts-on-bus.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;
let standings: string;

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Asked');
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  standings = `/api/tournaments/${evening.tournament}/sessions/1/standings`;
});
afterAll(() => server.stop());

async function tagOf(client = server.client(), path = standings): Promise<string> {
  const { status, headers } = await client.get(path);
  expect(status).toBe(200);
  return headers.get('etag')!;
}

/** The position at which an answer has changed last, by its tag. */
const positionIn = (tag: string) => Number(/^W\/"(\d+)-/.exec(tag)![1]);

describe('the answer to a query', () => {
  it('has the tag of the entry that changed it last, and is not sent again to those who have it', async () => {
    const tag = await tagOf();
    await evening.command('tournament.rename', { name: 'Asked again' });
    expect(await tagOf()).toBe(tag);
    const again = await server.client().get(standings, { 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', tag]);
    const { position } = await evening.command('session.call-round', { session: '1', round: 1 });
    const result = { kind: 'score', score: 110 };
    for (const board of [1, 2, 3])
      await evening.command('result.record', { session: '1', table: `A${board}`, round: 1, board, result });
    await evening.command('session.call-round', { session: '1', round: 2 });
    const changed = await tagOf();
    expect(positionIn(changed)).toBeGreaterThan(Number(position));
    const sent = await server.client().get(standings, { 'if-none-match': tag });
    expect([sent.status, sent.headers.get('etag')]).toEqual([200, changed]);
  });

  it('is the same for those with an account and no role, and another one for those with a role', async () => {
    const session = `/api/tournaments/${evening.tournament}/sessions/1`;
    const elsewhere = await evening.director.create('Elsewhere');
    const guest = await server.invited(evening.director, elsewhere.body.tournament, 'scorer');
    expect(await tagOf(guest)).toBe(await tagOf());
    const result = { kind: 'score', score: 620 };
    await evening.command('result.record', { session: '1', table: 'A1', round: 2, board: 2, result });
    expect(await tagOf(evening.director)).not.toBe(await tagOf());
    expect(await tagOf(guest, session)).toBe(await tagOf(server.client(), session));
  });

  it('may be kept in front of the server as it is for everybody, and for nobody else', async () => {
    const keeping = async (client: Client, path = standings) => {
      const { status, headers } = await client.get(path);
      return [status, headers.get('cache-control'), headers.get('vary')];
    };
    const varies = 'accept-encoding, accept-language, cookie';
    const everybody = server.client();
    const kept = 'public, max-age=1, stale-while-revalidate=4';
    const pages = [standings, '/api/tournaments', `/api/tournaments/${evening.tournament}`];
    for (const page of pages) expect(await keeping(everybody, page)).toEqual([200, kept, varies]);
    for (const page of pages) {
      const known = await everybody.get(page, { 'if-none-match': await tagOf(everybody, page) });
      expect([known.status, known.headers.get('cache-control')]).toEqual([304, kept]);
    }
    expect(await keeping(evening.director)).toEqual([200, 'no-store', varies]);
    const withCookie = await everybody.get(standings, { cookie: 'theirs=1' });
    expect(withCookie.headers.get('cache-control')).toBe('no-store');
    const hidden = (await evening.director.create('Not published')).body.tournament as string;
    const unseen = await keeping(everybody, `/api/tournaments/${hidden}/sessions`);
    expect(unseen.slice(0, 2)).toEqual([404, 'no-store']);
  });

  it('asks nothing of the database for those who look at what has not changed', async () => {
    const clients = Array.from({ length: 10 }, () => server.client());
    const page = `/api/tournaments/${evening.tournament}`;
    const paths = [standings, `${page}/sessions`, page, '/api/tournaments'];
    const ask = () => Promise.all(clients.flatMap((client) => paths.map((path) => client.get(path))));
    await ask();
    const texts = new Map<string, number>();
    const { query } = pg.Client.prototype;
    // What goes on in the background asks, too, but not once for each who looks.
    pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
      const [what] = asked as [string | { readonly text: string }];
      const text = typeof what === 'string' ? what : what.text;
      texts.set(text, (texts.get(text) ?? 0) + 1);
      return (query as (...all: unknown[]) => unknown).apply(this, asked);
    } as typeof query;
    try {
      for (let time = 0; time < 25; time++) {
        for (const { status } of await ask()) expect(status).toBe(200);
      }
    } finally {
      pg.Client.prototype.query = query;
    }
    const looks = 25 * clients.length * paths.length;
    const often = [...texts].filter(([, count]) => count > looks / 5);
    expect(often).toEqual([]);
  });

  it('is counted and timed on the bus, as commands are', async () => {
    const standings = await countsOnBus(server, 'query', 'session.standings');
    expect(standings['answered']).toBeGreaterThan(0);
    expect(await countsOnBus(server, 'command', 'session.start')).toEqual({ answered: 1 });
  });
});
