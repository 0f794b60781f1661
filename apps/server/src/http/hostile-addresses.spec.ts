import { connect } from 'node:net';
import { DiscoveryService } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { routesOf } from '../access/every-route-states-its-access.js';
import { describeInterface } from './open-api.js';
import type { Client } from '../testing/client.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const AT_ONCE = 8;
/** Streams are answered without an end. */
const ENDLESS = /\/stream$/;
/** What of an address is a parameter; a wildcard is one, too. */
const PLACE = /\{(\w+)\}|\*/g;

let server: ServerUnderTest;
let olga: Client;
let tournament: string;
let document: OpenAPIObject;

beforeAll(async () => {
  server = await serverUnderTest({ PUBLIC_URL: 'https://tirage.example' });
  olga = await server.organiser();
  ({ tournament } = (await olga.create('Hostile addresses')).body as { tournament: string });
  await olga.command(tournament, 'session.create', { session: '1' });
  document = describeInterface(server.application);
});
afterAll(() => server.stop());

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Every operation of the interface: its address, and the names of its parameters. */
function operations() {
  return Object.entries(document.paths).flatMap(([address, path]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = path[method];
      if (!operation || ENDLESS.test(address)) return [];
      const inPath = [...address.matchAll(PLACE)].map(([wildcard, name]) => name ?? wildcard);
      const inQuery = (operation.parameters ?? []).flatMap((each) =>
        'in' in each && each.in === 'query' ? [each.name] : [],
      );
      return [{ method: method.toUpperCase(), address, inPath, inQuery }];
    }),
  );
}

/** An address with what is there, but for one parameter. */
function filled(address: string, but?: string, by?: string): string {
  return address.replace(PLACE, (wildcard, name: string = wildcard) => {
    if (name === but) return by!;
    return name === 'tournament' ? tournament : '1';
  });
}

async function allAnswered(
  all: readonly Asked[],
  client: Client = olga,
): Promise<{ asked: Asked; status: number; type: string; kept: string }[]> {
  const answers: { asked: Asked; status: number; type: string; kept: string }[] = [];
  const left = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let asked = left.shift(); asked; asked = left.shift()) {
        const { status, headers } = await client.send(asked.method, asked.path);
        const [type, kept] = ['content-type', 'cache-control'].map((name) => headers.get(name) ?? '');
        answers.push({ asked, status, type: type!, kept: kept! });
      }
    }),
  );
  return answers;
}

it('whichever parameter of whichever route is named twice, or has a control character, is refused', async () => {
  const all = operations().flatMap(({ method, address, inPath, inQuery }): Asked[] => [
    { method, path: `${filled(address)}?${inQuery[0] ?? 'search'}=a&${inQuery[0] ?? 'search'}=b` },
    { method, path: `${filled(address)}?${inQuery[0] ?? 'search'}=%00` },
    ...inPath.map((name) => ({ method, path: filled(address, name, '%00') })),
  ]);
  expect(all.length).toBeGreaterThan(500);
  // What is sent by other servers, and what is shown of them, the interface does not describe in full.
  for (const method of ['PUT', 'DELETE']) all.push({ method, path: '/api/sites/x/files/%00' });
  for (const path of ['/sites/%00', '/sites/%00/x', '/sites/x/%00', '/sites/x/a/%00'])
    all.push({ method: 'GET', path });
  const wrong = (await allAnswered(all)).filter(
    ({ status, type }) => status !== 400 || !type.startsWith('application/problem+json'),
  );
  expect(wrong).toEqual([]);
}, 120_000);

describe('what a route answers is kept nowhere on its way', () => {
  const KEPT = ['/', '/1', '/api/tournaments', '/help'];
  const keptOf = async (all: readonly Asked[], client?: Client) =>
    (await allAnswered(all, client)).filter(({ kept }) => kept !== 'no-store');

  it('whoever reads', async () => {
    const all = operations()
      .filter(({ method }) => method === 'GET')
      .map(({ method, address }) => ({ method, path: filled(address) }));
    expect((await keptOf(all)).map(({ asked }) => asked.path)).toEqual([]);
  }, 60_000);

  it('whichever route it is, but for the pages and the list of tournaments, which are everybody’s and say how long they are kept', async () => {
    const all = routesOf(server.application.get(DiscoveryService)).map(({ method, path }) => ({
      method,
      path: filled(path.replaceAll(/:(\w+)/g, '{$1}')),
    }));
    expect(all.length).toBeGreaterThan(150);
    const kept = await keptOf(all, server.client());
    expect(kept.map(({ asked }) => asked.path).toSorted()).toEqual(KEPT);
  }, 60_000);
});

it.each([
  '/',
  '/help',
  '/api/session',
  '/api/nothing',
  '/api/tournaments/x',
  '/sites/nobody/',
  '/assets/none.js',
])('what is answered to %s keeps a browser under TLS to our own pages', async (path) => {
  const { headers } = await server.client().get(path);
  const policy = headers.get('content-security-policy')!;
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-type': expect.stringMatching(/charset=utf-8$/i),
  });
});

it('TRACE is answered nowhere', async () => {
  const answer = await server.application.inject({
    method: 'TRACE' as 'GET',
    url: '/api/session',
    headers: { host: 'tirage.example', cookie: 'a=b' },
  });
  expect([answer.statusCode, answer.body.includes('a=b')]).toEqual([404, false]);
});

describe('what hardly is a request', () => {
  const line = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.base);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.on('data', (data) => (heard += data.toString()));
      socket.once('error', reject).once('close', () => resolve(heard));
    });
  const READ = 'GET /api/session HTTP/1.1\r\nconnection: close\r\n';

  it.each([
    ['names no host', `${READ}\r\n`, 400, 'request.malformed'],
    [
      'names two hosts',
      `${READ}host: tirage.example\r\nhost: evil.example\r\n\r\n`,
      400,
      'request.malformed',
    ],
    [
      'has an address that cannot be read',
      'GET /api/tournaments/%F0%F0 HTTP/1.1\r\nhost: tirage.example\r\nconnection: close\r\n\r\n',
      404,
      'route.unknown',
    ],
  ])('is refused with words, and kept nowhere, where it %s', async (_what, text, status, code) => {
    const heard = await line(text);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toMatch(/^content-type: application\/problem\+json/im);
    expect(heard).toMatch(/^cache-control: no-store/im);
    expect(heard).toContain(`"code":"${code}"`);
  });

  it('is answered where it expects what nobody knows, or comes in an older HTTP without a host', async () => {
    const expecting = await line(`${READ}host: tirage.example\r\nexpect: 200-ok\r\n\r\n`);
    expect(expecting).toMatch(/^HTTP\/1\.1 200 /);
    expect(await line('GET /api/session HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it.each([
  ['the public address', 'tirage.example', 'https://tirage.example', 200],
  ['an address in the hall', '192.168.1.5:3000', 'http://192.168.1.5:3000', 200],
  ['this machine', 'localhost:3000', 'http://localhost:3000', 200],
  ['this machine, by the other number', '[::1]:3000', 'http://[::1]:3000', 200],
  ['another name that leads here for now', 'evil.example', 'http://evil.example', 403],
])('a write of a page of %s: %s', async (_whose, host, origin, status) => {
  const headers = { host, origin };
  const answer = await server.application.inject({ method: 'POST', url: '/api/sign-out', headers });
  expect(answer.statusCode).toBe(status);
});
