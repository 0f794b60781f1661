import { problems } from '#words';
import { request as plainRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pushCommand } from '../../../cli/src/push/push-command.js';
import { Evening } from '../testing/evening.js';
import type { Client } from '../testing/client.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { BrokenLine } from './testing/broken-line.js';

/** A whole site goes file by file, on a machine that may be busy. */
const MINUTE = 60_000;

let club: ServerUnderTest;
let host: ServerUnderTest;
let line: BrokenLine;
let evening: Evening;
let administrator: Client;
let address: string;
let token: string;

beforeAll(async () => {
  [club, host] = await Promise.all([
    serverUnderTest({ PUSH_NETWORKS: '127.0.0.0/8' }),
    serverUnderTest({ TIRAGE_ROLES: 'api' }),
  ]);
  administrator = await host.organiser();
  line = await BrokenLine.to(host.base);
  address = `${line.base}/sites/thursday`;
  evening = await Evening.open(club, 'Thursday Pairs');
  await evening.command('tournament.publish');
}, 120_000);
afterAll(async () => {
  await line?.close();
  await Promise.all([club?.stop(), host?.stop()]);
});

const path = () => `/api/tournaments/${evening.tournament}/push`;
const said = async (language = 'en') =>
  (await evening.director.get(path(), { 'accept-language': language })).body.push;

/** Asks how the push goes until that holds. */
async function until(what: string, holds: (push: Record<string, never>) => boolean) {
  for (let tries = 0; tries < 1_000; tries++) {
    const push = await said();
    if (push !== null && !push.pushing && holds(push)) return push;
    await sleep(50);
  }
  throw new Error(`${what}: ${JSON.stringify(await said())}`);
}

const pushedTo = (head: number) => (push: { pushed?: { position: number } | null }) =>
  push.pushed?.position === head;
const failedBy = (code: string) => (push: { failure?: { code: string } | null }) =>
  push.failure?.code === code;

/** The journal's last line; everybody sees it, and it has been pushed. */
async function headSeen(): Promise<number> {
  const head = (await evening.book()).length;
  const seen = await club.client().get(`/api/tournaments/${evening.tournament}?after=${head}`);
  expect(seen.status).toBe(200);
  return head;
}

async function renamed(name: string): Promise<number> {
  await evening.command('tournament.rename', { name });
  return headSeen();
}

async function pushNow(): Promise<void> {
  expect((await evening.director.post(`${path()}/now`)).status).toBe(204);
}

/** What of the site everybody reads. */
const shown = (file: string) => fetch(`${host.base}/sites/thursday/${file}`);

describe('the administrator of the other Tirage', () => {
  it('opens a site and is told its token once', async () => {
    const opened = await administrator.post('/api/installation/sites', { name: 'thursday' });
    expect(opened.status).toBe(200);
    expect(opened.body.address).toMatch(/\/sites\/thursday$/);
    ({ token } = opened.body);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { sites } = (await administrator.get('/api/installation/sites')).body;
    expect(sites).toEqual([
      { name: 'thursday', open: true, madeAt: expect.any(String), cameAt: null, files: 0, bytes: 0 },
    ]);
    const again = await administrator.post('/api/installation/sites', { name: 'thursday' });
    expect([again.status, again.body.code]).toEqual([409, 'received.exists']);
  });

  it.each(['Thursday', 'a/b', '..', '-a', ''])('cannot call one %s', async (name) => {
    expect((await administrator.post('/api/installation/sites', { name })).body.code).toBe('request.invalid');
  });
});

describe('a tournament that is pushed', () => {
  it(
    'goes on where the line was lost, and sends nothing twice',
    async () => {
      const lines = await headSeen();
      line.left = 25;
      const place = { kind: 'tirage', address };
      const put = await evening.director.send('PUT', path(), { active: true, place, secret: token });
      expect(put.status).toBe(204);
      await until('the line is lost', failedBy('push.unreachable'));
      expect((await said('pl')).failure.detail).toBe(problems.pl['push.unreachable']);
      expect((await said('ru')).failure.detail).toBe(problems.ru['push.unreachable']);
      const before = [...line.sent];
      expect(before.length).toBeGreaterThan(10);
      // No page yet: it would ask for what is not there.
      expect((await shown('index.html')).status).toBe(404);
      line.left = undefined;
      await pushNow();
      await until('all of it is pushed', pushedTo(lines));
      const twice = line.sent.slice(before.length).filter((file) => before.includes(file));
      expect(twice).toEqual(line.broken);
      expect(line.sent.at(-1)).toBe('site.json');
      // No journal entry says whether, where and by which token it is pushed.
      expect((await evening.book()).length).toBe(lines);
    },
    MINUTE,
  );

  it(
    'is shown there with its types, its own origin, and without cookies',
    async () => {
      const page = await shown('');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('content-security-policy')).toMatch(/sandbox(?!.*allow-same-origin)/);
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(await page.text()).toContain(`content="${evening.tournament}"`);
      const data = await shown(`data/tournaments/${evening.tournament}.json`);
      expect(data.headers.get('content-type')).toBe('application/json');
      expect(await data.json()).toMatchObject({ name: 'Thursday Pairs' });
      const known = { 'if-none-match': data.headers.get('etag')! };
      expect((await fetch(data.url, { headers: known })).status).toBe(304);
      const front = await fetch(`${host.base}/sites/thursday`, { redirect: 'manual' });
      expect(front.headers.get('location')).toBe('/sites/thursday/');
      const { sites } = (await administrator.get('/api/installation/sites')).body;
      expect(sites[0]).toMatchObject({ cameAt: expect.any(String), files: line.files().size });
    },
    MINUTE,
  );

  it(
    'sends only what has changed',
    async () => {
      line.sent.length = 0;
      const head = await renamed('Thursday Teams');
      await pushNow();
      await until('the new name is pushed', pushedTo(head));
      // Where it was due by itself between the two, its list went twice.
      expect([...new Set(line.sent)]).toEqual([
        `data/tournaments/${evening.tournament}.json`,
        'data/tournaments.json',
        `data/tournaments/${evening.tournament}/journal.json`,
        'data/made.json',
        'site.json',
      ]);
      expect(await (await shown('data/tournaments.json')).json()).toMatchObject({
        tournaments: [{ name: 'Thursday Teams' }],
      });
    },
    MINUTE,
  );

  it(
    'is pushed again where somebody has taken files away',
    async () => {
      await host.pool.query(`DELETE FROM sites.file WHERE path LIKE 'data/%'`);
      const head = await renamed('Thursday Pairs');
      await pushNow();
      // Where it was due by itself before, it has failed then, and all of it goes now.
      await until(
        'files are missing',
        (push) => failedBy('received.files-missing')(push) || pushedTo(head)(push),
      );
      await pushNow();
      await until('they are there again', pushedTo(head));
      expect((await shown('data/tournaments.json')).status).toBe(200);
    },
    MINUTE,
  );

  it(
    'keeps its secret to itself, and shows it to nobody else',
    async () => {
      const rows = await club.pool.query('SELECT push::text AS row FROM push.push');
      expect(JSON.stringify(rows.rows)).not.toContain(token);
      expect(JSON.stringify(await said())).not.toContain(token);
      const put = (place: object) => evening.director.send('PUT', path(), { active: false, place });
      expect((await put({ kind: 'tirage', address })).status).toBe(204);
      expect((await put({ kind: 'tirage', address: `${address}-2` })).body.code).toBe('push.secret-missing');
      const open = await put({ kind: 'tirage', address: 'http://example.org/sites/thursday' });
      expect(open.body.code).toBe('request.invalid');
    },
    MINUTE,
  );

  it(
    'goes to a folder of the server for its administrators alone',
    async () => {
      const other = await club.invited(evening.director, evening.tournament, 'organiser');
      const place = { kind: 'folder', folder: '/tmp/tirage-never-written' };
      const refused = await other.send('PUT', path(), { active: false, place });
      expect([refused.status, refused.body.code]).toEqual([403, 'push.folder-by-administrators']);
      expect((await other.get(path())).body.mayChooseFolder).toBe(false);
      expect((await evening.director.get(path())).body.mayChooseFolder).toBe(true);
    },
    MINUTE,
  );

  it(
    'is refused in words once the token was withdrawn, and not tried again by itself',
    async () => {
      expect((await administrator.send('DELETE', '/api/installation/sites/thursday/token')).status).toBe(204);
      const place = { kind: 'tirage', address };
      await evening.director.send('PUT', path(), { active: true, place });
      const push = await until('the token is refused', failedBy('received.token-refused'));
      expect(push).toMatchObject({
        failure: { lasting: true, detail: expect.stringMatching(/^The token does not belong to this site/) },
        next: null,
      });
      const env = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD, TIRAGE_SITE_TOKEN: token };
      const typed = pushCommand.run([evening.tournament], new Set(), {
        env,
        values: new Map([
          ['to', address],
          ['server', club.base],
        ]),
        terminal: { out: () => undefined, err: () => undefined },
        signal: new AbortController().signal,
      });
      await expect(typed).rejects.toThrow(/The token does not belong to this site/);
      // What has come stays to be seen.
      expect((await shown('')).status).toBe(200);
    },
    MINUTE,
  );

  it(
    'goes on with a new token, and is forgotten when nobody wants it any more',
    async () => {
      const renewed = await administrator.post('/api/installation/sites/thursday/token');
      token = renewed.body.token as string;
      const place = { kind: 'tirage', address };
      await evening.director.send('PUT', path(), { active: true, place, secret: token });
      await until('it goes on', (push) => push['failure'] === null);
      expect((await evening.director.send('DELETE', path())).status).toBe(204);
      expect(await said()).toBeNull();
      expect((await evening.director.post(`${path()}/now`)).body.code).toBe('push.none');
    },
    MINUTE,
  );
});

describe('a site that is received', () => {
  const files = () => `${host.base}/api/sites/thursday/files`;
  const sent = (to: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
    fetch(`${files()}/${to}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
      body,
    });

  it.each([
    '../x.html',
    'a/../../x.html',
    '%2e%2e/x.html',
    'a%2f..%2f..%2fx.html',
    'a//x.html',
    '%00x.html',
    'x.php',
    'x.html.exe',
    '.htaccess',
    'data/%D1%82.json',
    'x',
  ])('has no file %s', async (name) => {
    const { port } = new URL(host.base);
    const status = await new Promise((resolve, reject) => {
      // As it is written: other clients put an address right before they send it.
      const asked = plainRequest(
        {
          port,
          host: '127.0.0.1',
          method: 'PUT',
          path: `/api/sites/thursday/files/${name}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        },
        (answer) => resolve(answer.resume().statusCode),
      );
      asked.on('error', reject);
      asked.end('x');
    });
    expect([400, 404]).toContain(status);
    const { rows } = await host.pool.query(`SELECT path FROM sites.file WHERE path !~ '^[\\w/.-]+$'`);
    expect(rows).toEqual([]);
  });

  it('takes nothing from others, and nothing that grows beyond its limit', async () => {
    const stranger = await sent('x.html', 'x', { authorization: 'Bearer another' });
    expect([stranger.status, (await stranger.json()).code]).toEqual([401, 'received.token-refused']);
    expect((await fetch(files())).status).toBe(401);
    const elsewhere = await fetch(`${host.base}/api/sites/friday/files`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(elsewhere.status).toBe(401);
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(17 * 1024 * 1024)));
    const large = await sent('x.html', bomb, { 'content-encoding': 'gzip' });
    expect([large.status, (await large.json()).code]).toEqual([413, 'received.file-too-large']);
    const broken = await sent('x.html', 'not packed', { 'content-encoding': 'gzip' });
    expect((await broken.json()).code).toBe('received.unreadable');
    const list = await sent('site.json', JSON.stringify({ files: { 'index.html': 'a'.repeat(64) } }));
    expect((await list.json()).code).toBe('received.files-missing');
  });
});
