import { createHmac } from 'node:crypto';
import { Hints } from '#ledger';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { RATE_LIMIT, RATE_WINDOW_MS } from './limits.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

it('an address that has asked enough of another process is refused, and who is known there is not', async () => {
  const olga = await server.organiser();
  const { tournament } = (await olga.create('Asked for by many')).body;
  const secret = await server.access.installationKey.hmac('requests', '');
  const address = createHmac('sha256', secret).update('127.0.0.1').digest('base64');
  const somebody = server.client();
  let answer = await somebody.get('/api/health');
  // How much others on the same address have asked is told to nobody.
  expect([...answer.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  while (answer.status === 200) {
    const window = Math.floor(Date.now() / RATE_WINDOW_MS);
    server.get(Hints).send(`requests another-process ${address}`, `${window} ${RATE_LIMIT}`);
    answer = await somebody.get('/api/health');
  }
  expect(answer).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
  expect(answer.body.retryAfter).toBeLessThanOrEqual(RATE_WINDOW_MS / 1_000);
  expect((await olga.get(`/api/tournaments/${tournament}`)).status).toBe(200);
});
