import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FolderPlace } from './folder-place.js';
import { isBelow, pushFailureOf, type Place } from './place.js';
import { FilePush } from './site-push.js';
import { SftpServer } from '../testing/sftp-server.js';
import { S3Place } from './s3-place.js';
import { SftpPlace } from './sftp-place.js';
import { TiragePlace } from './tirage-place.js';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const CREDENTIALS = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: SECRET, region: 'us-east-1' };

/** A storage with one bucket, which believes nobody without the right signature. */
class Storage {
  readonly files = new Map<string, Buffer>();
  readonly types = new Map<string, string>();
  /** How many more requests are answered before the line is lost; undefined: it holds. */
  left: number | undefined;
  #server: Server | undefined;

  async open(): Promise<string> {
    this.#server = createServer((request, response) => {
      if (this.left !== undefined && this.left-- <= 0) request.socket.destroy();
      else void this.#answer(request).then(({ status, body }) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> {
    const content = await buffer(request);
    if (!isSigned(request, content)) return { status: 403, body: `<Error><Key>${SECRET}</Key></Error>` };
    const path = request.url!;
    if (request.method === 'PUT') {
      this.files.set(path, content);
      this.types.set(path, request.headers['content-type']!);
      return { status: 200 };
    }
    if (request.method === 'DELETE') return { status: this.files.delete(path) ? 204 : 404 };
    const found = this.files.get(path);
    return found ? { status: 200, body: found } : { status: 404, body: '<Error/>' };
  }
}

/** Whether a request has the signature that the secret gives it, worked out step by step as the documents say. */
function isSigned({ method, url, headers }: IncomingMessage, content: Buffer): boolean {
  const said =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!said || headers['x-amz-content-sha256'] !== createHash('sha256').update(content).digest('hex'))
    return false;
  const [, , day, region, names, signature] = said;
  const lines = names!.split(';').map((name) => `${name}:${String(headers[name])}`);
  const canonical = `${method}\n${url}\n\n${lines.join('\n')}\n\n${names}\n${headers['x-amz-content-sha256']}`;
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  const dayKey = createHmac('sha256', `AWS4${SECRET}`).update(day!).digest();
  const regionKey = createHmac('sha256', dayKey).update(region!).digest();
  const serviceKey = createHmac('sha256', regionKey).update('s3').digest();
  const key = createHmac('sha256', serviceKey).update('aws4_request').digest();
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}

let folder: string;
let machine: SftpServer;
let port: number;
let storage: Storage;
let endpoint: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tirage-place-'));
  storage = new Storage();
  endpoint = await storage.open();
  machine = new SftpServer(folder, 'club', 'Fidelio');
  port = await machine.open();
});
afterEach(async () => {
  storage.close();
  machine.close();
  await rm(folder, { recursive: true });
});

const bucket = (more = {}) =>
  new S3Place({ ...CREDENTIALS, endpoint, bucket: 'club', prefix: 'thursday', ...more });

const onMachine = (more = {}) =>
  new SftpPlace({
    host: '127.0.0.1',
    port,
    user: 'club',
    password: 'Fidelio',
    hostKey: machine.hostKey,
    folder: 'www/thursday',
    ...more,
  });

const list = (files: Readonly<Record<string, string>>) => ({
  path: 'site.json',
  content: Buffer.from(
    JSON.stringify({
      files: Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
      ),
    }),
  ),
});
/** Files with their list behind them. */
const site = (files: Readonly<Record<string, string>>) => [
  ...Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) })),
  list(files),
];

describe.each([
  ['a folder', (): Place => new FolderPlace(folder)],
  ['a bucket of S3-compatible storage', (): Place => bucket()],
  ['a folder of another machine, by SFTP', (): Place => onMachine()],
])('in %s', (_what, open) => {
  it('a file is what was written last, and gone when it was taken away', async () => {
    const place = open();
    expect(await place.read('data/a.json')).toBeUndefined();
    await place.write('data/a.json', Buffer.from('{"one":1}'));
    await place.write('data/a.json', Buffer.from('{"two":2}'));
    expect((await place.read('data/a.json'))!.toString()).toBe('{"two":2}');
    await place.remove('data/a.json');
    await place.remove('data/a.json');
    expect(await place.read('data/a.json')).toBeUndefined();
  });

  it('only what has changed is written, and what is no longer named is taken away', async () => {
    const place = open();
    const first = { 'data/a.json': 'a', 'data/b.json': 'b', 'index.html': 'page' };
    expect(await new FilePush(place, 'site.json').push(site(first))).toEqual({ written: 4, removed: 0 });
    expect(await new FilePush(place, 'site.json').push(site(first))).toEqual({ written: 0, removed: 0 });
    const push = new FilePush(place, 'site.json');
    const second = { 'data/a.json': 'a2', 'index.html': 'page' };
    expect(await push.push(site(second))).toEqual({ written: 2, removed: 1 });
    expect(await place.read('data/b.json')).toBeUndefined();
    expect(await push.push(site(second))).toEqual({ written: 0, removed: 0 });
  });
});

it('a push goes on where the line was lost, and its list comes last', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`data/${index}.json`, `${index}`]),
  );
  const push = new FilePush(bucket(), 'site.json');
  storage.left = 5;
  await expect(push.push(site(files))).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect([...storage.files.keys()]).toEqual([0, 1, 2, 3].map((index) => `/club/thursday/data/${index}.json`));
  storage.left = undefined;
  expect(await push.push(site(files))).toEqual({ written: 7, removed: 0 });
  expect([...storage.files.keys()].at(-1)).toBe('/club/thursday/site.json');
  expect(storage.types.get('/club/thursday/site.json')).toBe('application/json');
});

it('a line to another machine that was lost is opened again', async () => {
  const place = onMachine();
  const push = new FilePush(place, 'site.json');
  expect(await push.push(site({ 'data/a.json': 'a' }))).toEqual({ written: 2, removed: 0 });
  machine.loseLines();
  const again = async (): Promise<unknown> => push.push(site({ 'data/a.json': 'b' })).catch(again);
  expect(await again()).toEqual({ written: 2, removed: 0 });
  expect(await readFile(join(folder, 'www/thursday/data/a.json'), 'utf8')).toBe('b');
  place.close();
});

it('a machine with another key is believed nothing, and its key is said', async () => {
  const impostor = onMachine({ hostKey: 'SHA256:another' });
  await expect(impostor.write('index.html', Buffer.from('page'))).rejects.toThrow(machine.hostKey);
  await expect(onMachine({ password: 'wrong' }).read('index.html')).rejects.toThrow(/authentication/);
});

it('a storage that refuses is said with its status, and never with what it says', async () => {
  const refused = bucket({ secretKey: 'another' }).write('index.html', Buffer.from('page'));
  await expect(refused).rejects.toThrow('s3://club/thursday answers 403 to index.html.');
});

describe('why a place takes nothing', () => {
  const failing = (work: Promise<unknown>) => work.then(() => 'nothing failed', pushFailureOf);

  it('is told apart, whoever says it', async () => {
    const page = Buffer.from('page');
    await writeFile(join(folder, 'blocked'), 'a file where a folder would be');
    const bucketRefused = bucket({ secretKey: 'another' }).write('index.html', page);
    expect(await failing(bucketRefused)).toEqual({ code: 'push.denied', params: { status: 403 } });
    const otherKey = { code: 'push.host-key', params: { host: '127.0.0.1', found: machine.hostKey } };
    expect(await failing(onMachine({ hostKey: 'SHA256:another' }).read('a'))).toEqual(otherKey);
    const password = onMachine({ password: 'wrong' }).read('index.html');
    expect(await failing(password)).toEqual({ code: 'push.denied', params: {} });
    const inTheWay = new FolderPlace(join(folder, 'blocked')).write('index.html', page);
    expect(await failing(inTheWay)).toEqual({ code: 'push.not-writable', params: {} });
    storage.left = 0;
    expect(await failing(bucket().read('a'))).toEqual({ code: 'push.unreachable', params: {} });
    const nobody = new TiragePlace(`${endpoint}/sites/a`, 'token').there();
    expect(await failing(nobody)).toEqual({ code: 'push.unreachable', params: {} });
    expect(pushFailureOf(new Error(SECRET))).toEqual({ code: 'push.failed', params: {} });
  });

  it.each([
    ['https://club.example/sites/thursday', 'club.example'],
    ['http://localhost:3000/sites/thursday/', 'localhost:3000'],
  ])('is not that %s is no site', (address, host) => {
    expect(new TiragePlace(address, 'token').name).toContain(host);
  });

  it.each([
    ['http://club.example/sites/a', 'https'],
    ['https://club.example/', 'no site'],
    ['https://club.example/sites/A', 'no site'],
    ['https://user:pw@club.example/sites/a', 'no site'],
    ['https://club.example/sites/a/../b', 'no site'],
  ])('is said of %s: %s', (address, why) => {
    expect(() => new TiragePlace(address, 'token')).toThrow(why);
  });
});

it('a file is never half there', async () => {
  const place = new FolderPlace(folder);
  await writeFile(join(folder, 'blocked'), 'a file where a folder would be');
  await place.write('index.html', Buffer.from('page'));
  await expect(place.write('blocked/index.html', Buffer.from('page'))).rejects.toThrow('EEXIST');
  expect((await readdir(folder)).toSorted()).toEqual(['blocked', 'index.html']);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('page');
});

it('a list that lies there names nothing outside of its folder', async () => {
  const place = new FolderPlace(join(folder, 'www'));
  await writeFile(join(folder, 'precious'), 'keep');
  const named = JSON.stringify({ files: { '../precious': 'a'.repeat(64) } });
  await place.write('site.json', Buffer.from(named));
  expect(await new FilePush(place, 'site.json').push(site({}))).toEqual({ written: 1, removed: 0 });
  expect(await readFile(join(folder, 'precious'), 'utf8')).toBe('keep');
  expect(['a/../b', '/a', 'a//b', 'C:\\a', '.', 'a/./b'].filter(isBelow)).toEqual([]);
  expect(['index.html', 'data/tournaments/5/sessions/1.json', 'a-b_c.d'].every(isBelow)).toBe(true);
});
