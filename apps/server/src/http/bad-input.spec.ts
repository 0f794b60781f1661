import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Answer, Client } from '../testing/client.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let olga: Client;
let tournament: string;

beforeAll(async () => {
  server = await serverUnderTest({ TRUST_PROXY: '10.0.0.0/8' });
  olga = await server.organiser();
  tournament = (await olga.create('Bad input')).body.tournament;
});
afterAll(() => server.stop());

/** Nothing was written: the journal still ends where it did. */
async function nothingWritten(): Promise<void> {
  expect((await server.ledger.head(tournament))!.position).toBe(1);
}

function problem({ status, body, headers }: Answer) {
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body.status).toBe(status);
  expect(body.type).toBe(`urn:tirage:problem:${body.code}`);
  return [status, body.code, body.detail];
}

const rename = (body: unknown, headers: Record<string, string> = {}) =>
  olga.command(tournament, 'tournament.rename', body, { headers });

describe('a refusal is one sentence, and nothing is written', () => {
  afterEach(nothingWritten);

  it.each([
    ['no name', {}, 'The request is not valid at name: Invalid input: expected string, received undefined.'],
    ['an empty name', { name: ' ' }, 'The request is not valid at name: enter a name.'],
    [
      'a long name',
      { name: 'x'.repeat(121) },
      'The request is not valid at name: keep the name to 120 characters.',
    ],
    [
      'a number',
      { name: 7 },
      'The request is not valid at name: Invalid input: expected string, received number.',
    ],
    [
      'a NUL character',
      { name: 'a\0b' },
      'The request is not valid at name: keep the name to one line without control characters.',
    ],
    [
      'a lone surrogate',
      '{"name":"\\ud800"}',
      'The request is not valid at name: keep the name to one line without control characters.',
    ],
    [
      'more than asked for',
      { name: 'X', rank: 1 },
      'The request is not valid at body: Unrecognized key: "rank".',
    ],
    ['a list', [], 'The request is not valid at body: Invalid input: expected object, received array.'],
  ])('%s', async (_what, body, detail) => {
    expect(problem(await rename(body))).toEqual([400, 'request.invalid', detail]);
  });

  it('in the language that is asked for', async () => {
    const details: string[] = [];
    for (const language of ['en', 'pl', 'ru', 'xx']) {
      details.push((await rename({ name: '' }, { 'accept-language': language })).body.detail);
    }
    expect(details).toEqual([
      'The request is not valid at name: enter a name.',
      'Żądanie jest nieprawidłowe w miejscu name: podaj nazwę mającą co najmniej jeden znak.',
      'Ошибка в запросе (name): введите название хотя бы из одного знака.',
      'The request is not valid at name: enter a name.',
    ]);
  });

  it.each(['{"name":', 'null-ish', '{"name":"X"}trailing', '{"__proto__":{"name":"X"}}', ''])(
    'not JSON: %j',
    async (text) => {
      expect((await rename(text)).status).toBe(400);
    },
  );

  it('another type of content', async () => {
    const answer = await rename('name=X', { 'content-type': 'text/plain' });
    expect(problem(answer).slice(0, 2)).toEqual([400, 'request.not-json']);
    const form = await rename('name=X', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(400);
  });

  it.each([
    ['utf-16', Buffer.from('{"name":"Łąka"}', 'utf16le')],
    ['ISO-8859-2', Buffer.from('{"name":"X"}')],
    ['utf-8; charset=latin1', Buffer.from('{"name":"X"}')],
    ['utf-8', Buffer.from('{"name":"Zo\u00eb"}', 'latin1')],
  ])('in another charset than UTF-8: %s', async (charset, body) => {
    const type = { 'content-type': `application/json; charset=${charset}` };
    const answer = await rename(body, type);
    expect(problem(answer).slice(0, 2)).toEqual([415, 'request.not-utf-8']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const details = ['pl', 'ru'].map((language) => rename(body, { ...type, 'accept-language': language }));
    expect((await Promise.all(details)).map((each) => each.body.detail)).toEqual([
      'Treść nie jest w UTF-8: wyślij JSON w UTF-8.',
      'Тело запроса не в UTF-8: отправьте JSON в UTF-8.',
    ]);
  });

  it.each(['application/json;charset="UTF-8"', 'application/json; charset=utf8', 'Application/JSON'])(
    'but UTF-8 is read, whatever it is called: %s',
    async (type) => {
      const answer = await rename({ name: 'X', Łąka: 1 }, { 'content-type': type });
      expect(problem(answer)).toEqual([
        400,
        'request.invalid',
        'The request is not valid at body: Unrecognized key: "Łąka".',
      ]);
    },
  );

  it.each(['[', '{"a":'])('too deep: %s', async (level) => {
    const [deep, deeper] = [64, 65].map((levels) => level.repeat(levels));
    expect(problem(await rename(deep)).slice(0, 2)).toEqual([400, 'request.not-json']);
    expect(problem(await rename(deeper)).slice(0, 2)).toEqual([400, 'request.too-deep']);
    // What stands in a text is no level.
    const text = await rename({ name: `"\\${deeper}${'x'.repeat(121)}` });
    expect(problem(text).slice(0, 2)).toEqual([400, 'request.invalid']);
  });

  it('too large', async () => {
    expect(problem(await rename({ name: 'x'.repeat(300_000) })).slice(0, 2)).toEqual([
      413,
      'request.too-large',
    ]);
  });

  it.each([
    ['of a length that is told', (text: string) => `content-length: ${text.length}\r\n\r\n${text}`],
    [
      'in pieces',
      (text: string) =>
        `transfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`,
    ],
  ])('too large, %s: the line does not hang for what comes next on it', async (_how, body) => {
    const { host, hostname, port } = new URL(server.base);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (data) => (heard += data.toString())).on('error', () => undefined);
    socket.write(
      `POST /api/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
        body(JSON.stringify({ login: 'x'.repeat(300_000) })) +
        `GET /api/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toMatch(/^content-type: application\/problem\+json/im);
    expect(heard).toContain('"code":"request.too-large"');
  });

  it('a command without an id, or with one that is none', async () => {
    const path = `/api/tournaments/${tournament}/commands/tournament.rename`;
    expect(problem(await olga.post(path, { name: 'X' })).slice(0, 2)).toEqual([400, 'command.id-missing']);
    const headers = { 'idempotency-key': 'one' };
    expect((await olga.post(path, { name: 'X' }, headers)).body.code).toBe('command.id-missing');
  });

  it('a number too large for a position', async () => {
    for (const at of ['99999999999999999999', '1e308', '9007199254740993', '0x10']) {
      expect([at, (await olga.get(`/api/tournaments/${tournament}?at=${at}`)).status]).toEqual([at, 400]);
      expect([at, (await olga.get(`/api/tournaments/${tournament}/journal?before=${at}`)).status]).toEqual([
        at,
        400,
      ]);
    }
  });

  it('addresses that lead nowhere', async () => {
    expect(problem(await olga.get('/api/nothing')).slice(0, 2)).toEqual([404, 'route.unknown']);
    expect(problem(await olga.command(tournament, 'tournament.explode')).slice(0, 2)).toEqual([
      404,
      'route.unknown',
    ]);
    expect((await olga.get('/assets/../../package.json')).status).toBe(404);
    expect((await olga.get('/assets/%2e%2e/%2e%2e/package.json')).status).toBe(404);
    expect((await olga.get('/%00')).status).toBe(200);
    expect(problem(await olga.get('/api/tournaments/%ff')).slice(0, 2)).toEqual([404, 'route.unknown']);
    expect(problem(await olga.get(`/api/tournaments/${'x'.repeat(150)}`)).slice(0, 2)).toEqual([
      404,
      'route.unknown',
    ]);
  });

  it.each([
    ['/', { range: 'bytes=99999999-' }, 416, 'request.range-beyond'],
    ['/help', { 'if-match': '"x"' }, 412, 'request.condition-failed'],
    [
      '/api/docs/swagger-ui.css',
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      412,
      'request.condition-failed',
    ],
    ['/api/docs/..%5c..', {}, 404, 'route.unknown'],
    ['/assets/.', {}, 404, 'route.unknown'],
  ])('a file that is not there as asked for: %s %j', async (path, headers, status, code) => {
    // Fetch makes an address of a path; this one is sent as it is.
    const answer = await server.application.inject({ url: path, headers: { host: 'tirage', ...headers } });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('a request that is not HTTP', async () => {
    const { hostname, port } = new URL(server.base);
    const socket = connect(Number(port), hostname);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()));
      socket.write('HELLO\r\n\r\n');
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await olga.get('/api/health')).status).toBe(200);
  });
});

describe('headers', () => {
  it('keep browsers to our own pages', async () => {
    const { headers } = await server.client().get('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const live = await olga.raw('GET', `/api/tournaments/${tournament}/journal/stream`, undefined, {
      'last-event-id': '0',
    });
    expect(live.headers.get('x-content-type-options')).toBe('nosniff');
    await live.body!.cancel();
  });

  it('make cookies that scripts and other sites cannot use', async () => {
    const answer = await server
      .client()
      .raw('POST', '/api/sign-in', { login: 'olga', password: 'a long enough password' });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toMatch(/Secure/);
  });
});

it.each([
  ['says to come from elsewhere each time is slowed down as the one that it is', '192.0.2.9', 429],
  ['is a trusted proxy tells of others, each of whom has attempts of their own', '10.0.0.1', 401],
])('who %s', async (_how, remoteAddress, last) => {
  const attempt = async (time: number) => {
    const { statusCode } = await server.application.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress,
      headers: { host: 'tirage', 'x-forwarded-for': `198.51.100.${time}` },
      payload: { login: 'forger', password: 'wrong' },
    });
    return statusCode;
  };
  for (let time = 1; time <= 6; time++) expect(await attempt(time)).toBe(401);
  expect(await attempt(7)).toBe(last);
});

it('the head of a live stream has no body, and its line ends', async () => {
  const { host, hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  const head = `HEAD /api/tournaments/${tournament}/journal/stream HTTP/1.1`;
  socket.write(`${head}\r\nhost: ${host}\r\ncookie: ${olga.cookie}\r\n\r\n`);
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n(\S.*\r\n)*\r\n$/);
});

it('a command id is one command, whatever happens to its body', async () => {
  const id = randomUUID();
  const first = await olga.command(tournament, 'tournament.rename', { name: 'Once' }, { id });
  expect(first.status).toBe(200);
  const other = await olga.command(tournament, 'tournament.rename', { name: 'Twice' }, { id });
  expect(problem(other).slice(0, 2)).toEqual([409, 'command.id-reused']);
  expect((await olga.command(tournament, 'tournament.rename', { name: 'Once' }, { id })).body).toEqual(
    first.body,
  );
});

describe('what stands in an address', () => {
  const at = (path: string) => `/api/tournaments/${tournament}${path}`;
  const INVALID = [
    400,
    'position.invalid',
    'Send a position (a whole number from 1) or a time such as 2026-11-21T18:30:00Z.',
  ];

  it.each([
    '/journal?at=0',
    '/journal?at=2026-13-01',
    '/journal?after=x',
    '/journal?before=-1',
    '/journal?limit=',
    '?at=then',
    '?after=1.5',
    '/entries?at=then',
    '/entries?after=0',
    '/published?after=0',
    '/seals/due?at=x',
    '/contests/1/moves?from=then',
    '/sessions/1/results?after=x',
    '/sessions/1/open-deals?at=x',
    '/sessions/1/protocol?after=x',
  ])('is a position or a time: %s', async (path) => {
    expect(problem(await olga.get(at(path)))).toEqual(INVALID);
  });

  it.each(['hasOwnProperty', 'constructor'])(
    'or in a body is the name of a session, and that of nothing where objects have it anyway: %s',
    async (session) => {
      const other = (await olga.create('With tables')).body.tournament;
      await olga.command(other, 'session.create', { session: '1' });
      const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
      const sections = [{ section: 'A', boardsPerRound: 2, movement }];
      await olga.command(other, 'session.set-movement', { session: '1', sections });
      const asked = await olga.post(`/api/tournaments/${other}/devices/code`, { session, table: 'A1' });
      expect(problem(asked).slice(0, 2)).toEqual([404, 'access.table-unknown']);
    },
  );

  it('is the name of a format', async () => {
    expect(problem(await olga.get(at('/sessions/1/results?format=doc'))).slice(0, 2)).toEqual([
      400,
      'results.format-unknown',
    ]);
  });

  it.each([
    ['/devices', 'access.device-unknown'],
    ['/captains', 'access.captain-unknown'],
    ['/invitations', 'access.invitation-unknown'],
  ])('is an id, and any other text the id of nothing: %s', async (path, code) => {
    for (const id of ['no-id', randomUUID().toUpperCase(), randomUUID()])
      expect(problem(await olga.send('DELETE', at(`${path}/${id}`))).slice(0, 2)).toEqual([404, code]);
  });
});
