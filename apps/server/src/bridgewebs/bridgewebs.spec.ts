import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dealFormatOf, readPublished } from '#interchange';
import { Evening, playSixPairs, seatSixPairs } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const TABLES = ['A1', 'A2', 'A3'];
const PASSWORD = 'the password of the club';

/** What stands in for BridgeWebs, by its guide: takes a form, and says in a line what became of it. */
async function standIn() {
  const taken: { readonly url: string; readonly form: URLSearchParams }[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      taken.push({ url: request.url!, form });
      const isKnown = form.get('password') === PASSWORD;
      response.end(isKnown ? 'message = Upload Successful\n' : 'message = Invalid password\n');
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api.cgi`;
  return {
    taken,
    address,
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  };
}

let server: ServerUnderTest;
let evening: Evening;
let there: Awaited<ReturnType<typeof standIn>>;
let path: string;

beforeAll(async () => {
  there = await standIn();
  server = await serverUnderTest({ BRIDGEWEBS_URL: there.address });
  evening = await Evening.open(server, 'Thursday Pairs');
  await seatSixPairs(evening, 2, TABLES);
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  path = `/api/tournaments/${evening.tournament}/sessions/1/bridgewebs`;
}, 120_000);
afterAll(async () => {
  await server.stop();
});

const send = (body: object = {}) => evening.director.send('POST', path, body);

it('is told only what is set up and over', async () => {
  expect((await send()).body.code).toBe('results.not-yet');
  await playSixPairs(evening, TABLES);
  await evening.command('session.close', { session: '1' });
  await evening.settled();
  expect(await send()).toMatchObject({ status: 409, body: { code: 'bridgewebs.not-set-up' } });
  expect(there.taken).toEqual([]);
});

it('says in the words of BridgeWebs why it does not take the results', async () => {
  const body = { club: 'harbour', password: 'a wrong one' };
  expect((await evening.director.send('PUT', '/api/installation/bridgewebs', body)).status).toBe(204);
  expect(await send()).toMatchObject({
    status: 409,
    body: { code: 'bridgewebs.refused', detail: expect.stringContaining('Invalid password') },
  });
});

it('takes the public results and the deals, and never tells the password again', async () => {
  const body = { club: 'harbour', password: PASSWORD };
  await evening.director.send('PUT', '/api/installation/bridgewebs', body);
  expect((await evening.director.get('/api/installation/bridgewebs')).body).toEqual({ club: 'harbour' });
  expect(await send({ event: '2' })).toMatchObject({
    status: 200,
    body: { message: 'Upload Successful', deals: 6, boards: 6 },
  });
  const { url, form } = there.taken.at(-1)!;
  expect(url).toBe('/api.cgi?club=harbour');
  expect(form.get('club')).toBe('harbour');
  expect(form.get('event_id')).toBe('2');
  const named = `-1-${evening.tournament.slice(0, 8)}`;
  expect(form.get('filename')).toMatch(new RegExp(`^\\d{8}${named}\\.xml$`));
  expect(form.get('dealname')).toMatch(new RegExp(`^\\d{8}${named}\\.pbn$`));
  const [{ game }] = readPublished(form.get('data')!).results as [
    ReturnType<typeof readPublished>['results'][number],
  ];
  expect(game.sections.flatMap(({ contestants }) => contestants)).toHaveLength(6);
  expect(
    dealFormatOf('pbn')!
      .read(Buffer.from(form.get('dealdata')!))
      .deals.map(({ board }) => board),
  ).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await server.pool.query('SELECT bridgewebs::text FROM platform.installation')).not.toMatchObject({
    rows: [{ bridgewebs: expect.stringContaining(PASSWORD) }],
  });
});

it('is away: that is said, and once it is forgotten nothing is sent', async () => {
  await there.close();
  expect(await send()).toMatchObject({ status: 409, body: { code: 'bridgewebs.unreachable' } });
  await evening.director.send('DELETE', '/api/installation/bridgewebs');
  expect((await send()).body.code).toBe('bridgewebs.not-set-up');
});
