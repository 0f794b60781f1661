import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../../../cli/src/run.js';
import { emptyDatabase } from '../../../../libs/platform/src/testing/database.js';
import type { Client } from '../testing/client.js';
import {
  partUnderTest,
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../testing/server-under-test.js';
import { Copies } from './copies.js';
import { CopiesSettings } from './copies-settings.js';

const PASSPHRASE = 'correct horse battery staple';
const AT = '/api/installation/copies';
const MINUTE = 60_000;

let server: ServerUnderTest;
let olga: Client;
let folder: string;

beforeAll(async () => {
  server = await serverUnderTest();
  olga = await server.organiser();
  await olga.create('Played tonight');
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = () => ({ kind: 'folder', folder });
const begin = (passphrase = PASSPHRASE) => olga.send('PUT', AT, { place: place(), passphrase });
const seen = async () => (await olga.get(AT)).body.copies;
const fetch = (made: string, passphrase = PASSPHRASE) =>
  olga.post(`${AT}/fetch`, { place: place(), made, passphrase });
const there = async () => (await olga.post(`${AT}/there`, { place: place() })).body.copies;

it('copies go to a folder, encrypted, and come back to the backups, from where they are restored', async () => {
  expect(await seen()).toBeNull();
  expect((await olga.post(`${AT}/now`)).body.code).toBe('copies.not-set-up');
  expect((await begin()).status).toBe(204);
  expect(await seen()).toMatchObject({ place: place(), copied: null, failure: null });
  expect((await olga.post(`${AT}/now`)).status).toBe(204);
  const [copy, ...before] = await there();
  expect(await seen()).toMatchObject({ copied: { at: copy.made, bytes: copy.bytes } });

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.age'),
  );
  expect(files).toHaveLength(2 + before.length);
  for (const name of files) expect(readFileSync(join(folder, name), 'latin1')).not.toContain('Played');

  expect((await fetch(copy.made, 'incorrect horse battery')).body.code).toBe('copies.passphrase-wrong');
  expect((await fetch('2020-01-01T00:00:00.000Z')).body.code).toBe('copies.unknown');
  const { status, body: backup } = await fetch(copy.made);
  expect([status, backup]).toEqual([200, expect.objectContaining({ kind: 'brought' })]);
  const described = (await olga.get(`/api/installation/backups/${backup.name}`)).body;
  expect(described.backup).toMatchObject({ tournaments: 1 });
  const gone = await olga.create('After the copy');
  expect(gone.status).toBe(200);
  const restored = await olga.post(`/api/installation/backups/${backup.name}/restore`, {
    password: PASSWORD,
  });
  expect(restored.status).toBe(200);
  olga = server.client();
  await olga.post('/api/sign-in', { login: 'olga', password: PASSWORD });
  // The copies of this machine go on.
  expect(await seen()).toMatchObject({ place: place() });
});

it('one command brings the latest copy to another machine', async () => {
  await begin();
  await olga.post(`${AT}/now`);
  const said: string[] = [];
  const terminal = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  const { connectionString, drop } = await emptyDatabase();
  const elsewhere = { TIRAGE_HOME: join(folder, 'elsewhere'), DATABASE_URL: connectionString };
  const tirage = (env: NodeJS.ProcessEnv) => run(['restore', folder], { ...elsewhere, ...env }, terminal);
  expect(await tirage({})).toBe(1);
  expect(said.pop()).toBe('Set TIRAGE_PASSPHRASE to the passphrase of the copies.');
  expect(await tirage({ TIRAGE_PASSPHRASE: 'another passphrase' })).toBe(1);
  expect(said.pop()).toBe('The copies have another passphrase.');
  expect(await tirage({ TIRAGE_PASSPHRASE: PASSPHRASE })).toBe(0);
  expect(said.at(-1)).toMatch(/^Restored from .*brought-.*\.backup: \d tournaments? with \d journal entr/);
  // Where something is already, nothing is fetched.
  said.length = 0;
  expect(await tirage({ TIRAGE_PASSPHRASE: PASSPHRASE })).toBe(1);
  expect(said).toEqual([expect.stringMatching(/^The database already holds /)]);
  await drop();
});

describe('by itself', () => {
  let copies: Copies;
  let settings: CopiesSettings;
  let part: Awaited<ReturnType<typeof partUnderTest>>;

  beforeAll(async () => {
    part = await partUnderTest();
    [copies, settings] = [part.get(Copies), part.get(CopiesSettings)];
  });
  afterAll(() => part[Symbol.asyncDispose]());

  const given = () => ({ place: { kind: 'folder', folder } as const });
  /** Looks whether one is due, so many minutes from now. @returns how many there are then */
  const look = async (minutes: number) => {
    await copies.copyWhenDue(undefined, { now: new Date(Date.now() + minutes * MINUTE) });
    return (await copies.all(given())).length;
  };

  it('one is made a quarter of an hour after the last one while something is played, and otherwise each day', async () => {
    await copies.begin(given(), PASSPHRASE);
    expect(await look(0)).toBe(1);
    expect(await look(16)).toBe(1);
    await part.get(pg.Pool).query(
      `INSERT INTO ledger.book (tournament, position, time, hash)
       VALUES (gen_random_uuid(), 1, 1000000 * extract(epoch FROM now())::bigint, '')`,
    );
    expect(await look(14)).toBe(1);
    expect(await look(16)).toBe(2);
    expect(await look(16 + 16)).toBe(2);
    expect(await look(16 + 24 * 60)).toBe(3);
  });

  it('a place that takes nothing is told and tried again, and counts as mended with the next copy', async () => {
    await copies.begin(given(), PASSPHRASE);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    await copies.copyWhenDue();
    const { failures, failure, copiedAt } = (await settings.row())!;
    expect({ failures, code: failure?.code, copiedAt }).toEqual({
      failures: 1,
      code: 'push.not-writable',
      copiedAt: null,
    });
    rmSync(folder);
    mkdirSync(folder);
    expect(await look(0.5)).toBe(0);
    expect(await look(2)).toBe(1);
    expect(await settings.row()).toMatchObject({ failures: 0, failure: null });
  });

  it('of several processes one makes it', async () => {
    await copies.begin(given(), PASSPHRASE);
    const row = (await settings.row())!;
    const claims = await Promise.all([1, 2, 3].map((ms) => settings.claim(row, new Date(ms))));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

it('a passphrase is long, and the same for all copies of a folder', async () => {
  const short = await begin('too short');
  expect(short).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  await begin();
  expect((await begin('another passphrase')).body.code).toBe('copies.passphrase-wrong');
  // A secret is not kept for another host.
  const sftp = { kind: 'sftp', host: '127.0.0.1', port: 2, user: 'club', folder: '', hostKey: null };
  expect((await olga.send('PUT', AT, { place: sftp, passphrase: PASSPHRASE })).body.code).toBe(
    'push.secret-missing',
  );
  const away = await olga.send('PUT', AT, { place: sftp, secret: 'secret', passphrase: PASSPHRASE });
  expect(away.body.code).toBe('push.unreachable');
  expect(await seen()).toMatchObject({ place: place() });
  expect((await olga.send('DELETE', AT)).status).toBe(204);
  expect(await seen()).toBeNull();
});
