import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { unzipped } from '../../../cli/src/export/unzip.js';
import { pushCommand } from '../../../cli/src/push/push-command.js';
import { Evening, seatSixPairs } from '../testing/evening.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { pageOfSite, type SiteManifest } from './site.js';
import { zipped } from './zip.js';

const TABLES = ['A1', 'A2', 'A3'];

describe('the public pages of a tournament as a folder', () => {
  let server: ServerUnderTest;
  let evening: Evening;

  beforeAll(async () => {
    server = await serverUnderTest();
    evening = await Evening.open(server, 'Thursday Pairs');
    await seatSixPairs(evening, 1, TABLES);
    await evening.command('session.start', { session: '1' });
  });
  afterAll(() => server.stop());

  const path = () => `/api/tournaments/${evening.tournament}`;

  async function folder(): Promise<Map<string, Buffer>> {
    const answer = await evening.director.raw('GET', `${path()}/site`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const archive = Buffer.from(await answer.arrayBuffer());
    return new Map([...unzipped(archive)].map((file) => [file.path, file.content]));
  }

  it('is not there for a tournament that nobody else may see yet', async () => {
    expect((await evening.director.get(`${path()}/site`)).body).toMatchObject({
      code: 'tournament.not-published',
    });
    await evening.command('tournament.publish');
    expect((await server.client().get(`${path()}/site`)).status).toBe(401);
  });

  it('has what everybody is answered and nothing else, each answer beside the page', async () => {
    for (const round of [1, 2, 3]) {
      const called = await evening.command('session.call-round', { session: '1', round });
      for (const [index, table] of TABLES.entries()) {
        // The last table has still to play board 2 of the last round.
        if (round === 3 && table === 'A3') continue;
        await evening.play({ session: '1', table, round, board: ((index + round - 1) % 3) + 1 });
      }
      expect(called).toBeDefined();
    }
    const head = await evening.settled();
    const everybody = server.client();
    await everybody.get(`${path()}/sessions?after=${head}`);
    const files = await folder();
    const data = [...files].filter(([name]) => name.endsWith('.json') && name.includes('/sessions/'));
    expect(data.length).toBeGreaterThan(20);
    for (const [name, content] of data) {
      const address = `/api/${name.slice('data/'.length, -'.json'.length)}`;
      if (address.endsWith('/clock')) continue;
      const { status, body } = await everybody.get(address);
      expect([address, status]).toEqual([address, 200]);
      const { position: _line, ...seen } = body;
      expect(JSON.parse(content.toString())).toEqual(seen);
    }
    const board = (number: number) =>
      files.get(`data/tournaments/${evening.tournament}/sessions/1/boards/${number}.json`);
    expect(board(1)!.toString()).toMatch(/"deal":"/);
    expect(board(2)?.toString() ?? '"deal":null').toContain('"deal":null');
  });

  it('is made for two at a time, and for the next when these have it', async () => {
    const asked = Array.from({ length: 12 }, async () => {
      const answer = await evening.director.raw('GET', `${path()}/site`);
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 503]));
    await until('one more is made', async () => (await folder()).size > 0);
  });

  it('comes in an order in which nothing refers to what is not there, its list last', async () => {
    const files = await folder();
    const names = [...files.keys()];
    expect(names.slice(-3)).toEqual(['index.html', 'data/made.json', 'site.json']);
    expect(names.findIndex((name) => name.startsWith('assets/'))).toBeGreaterThan(
      names.indexOf('data/session.json'),
    );
    const manifest = JSON.parse(files.get('site.json')!.toString()) as SiteManifest;
    expect(manifest).toMatchObject({ tirageSite: 1, tournament: evening.tournament });
    const hashes = names
      .slice(0, -1)
      .map((name) => [name, createHash('sha256').update(files.get(name)!).digest('hex')]);
    expect(manifest.files).toEqual(Object.fromEntries(hashes));
  });

  it('is pushed to a folder as the play goes on, also after the folder was away', async () => {
    const home = await mkdtemp(join(tmpdir(), 'tirage-push-'));
    const www = join(home, 'www');
    /** At once, so that nothing is pushed to where neither is. */
    const isNow = async (what: string) => {
      await symlink(join(home, what), join(home, 'next'));
      await rename(join(home, 'next'), www);
    };
    await mkdir(join(home, 'stick'));
    await writeFile(join(home, 'no-stick'), '');
    await isNow('stick');
    const said: string[] = [];
    const stopping = new AbortController();
    const isSaid = (text: RegExp) =>
      until(`it says ${text.source}`, () => said.some((line) => text.test(line)));
    const live = pushCommand.run([evening.tournament], new Set(['live']), {
      env: { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
      values: new Map([
        ['to', www],
        ['every', '0.2'],
        ['server', server.base],
      ]),
      terminal: { out: (line) => void said.push(line), err: (line) => void said.push(line) },
      signal: stopping.signal,
    });
    const ended = live.catch((error: unknown) => error);
    try {
      const before = await evening.settled();
      await isSaid(new RegExp(`published up to journal entry ${before}`));
      const board = join(www, `data/tournaments/${evening.tournament}/sessions/1/boards/2.json`);
      expect(await readFile(board, 'utf8').catch(() => '"deal":null')).toContain('"deal":null');
      await isNow('no-stick');
      await evening.play({ session: '1', table: 'A3', round: 3, board: 2 });
      const after = await evening.settled();
      await isSaid(/not published .*Trying again/);
      await isNow('stick');
      await isSaid(new RegExp(`published up to journal entry ${after} \\(\\d+ of \\d+ files sent\\)`));
      expect(await readFile(board, 'utf8')).toContain('"deal":"');
      const manifest = JSON.parse(await readFile(join(www, 'site.json'), 'utf8')) as SiteManifest;
      for (const [name, hash] of Object.entries(manifest.files)) {
        const content = await readFile(join(www, name));
        expect([name, createHash('sha256').update(content).digest('hex')]).toEqual([name, hash]);
      }
    } finally {
      stopping.abort();
      await ended;
      await rm(home, { recursive: true });
    }
  });

  it('works below any address: nothing in it begins at the root', async () => {
    const files = await folder();
    const page = files.get('index.html')!.toString();
    expect(page).not.toMatch(/(src|href)="\//);
    for (const [, name] of page.matchAll(/(?:src|href)="\.\/([^"]+)"/g))
      expect([...files.keys()]).toContain(name);
    const fromTheRoot = [...files].filter(
      ([name, content]) => /\.(js|css)$/.test(name) && /["'(]\/assets\//.test(content.toString()),
    );
    expect(fromTheRoot.map(([name]) => name)).toEqual([]);
  });
});

it('a page of a site says so, and has its files beside it', () => {
  const page = '<meta charset="utf-8" />\n<script src="/appearance.js"></script><link href="/assets/a.css">';
  expect(pageOfSite(page, 'T')).toBe(
    '<meta charset="utf-8" />\n    <meta name="tirage-site" content="T" />\n<script src="./appearance.js"></script><link href="./assets/a.css">',
  );
});

describe('an archive', () => {
  async function archive(...names: string[]): Promise<Buffer> {
    const files = async function* () {
      for (const path of names) yield { path, content: Buffer.from(`${path} `.repeat(1_000)) };
    };
    return buffer(Readable.from(zipped(files())));
  }

  it('gives back what was put into it', async () => {
    const names = ['a.txt', 'data/тур.json', `deep/${randomUUID()}/b`].map((name) =>
      name.replace('тур', 'tour'),
    );
    const files = [...unzipped(await archive(...names))];
    expect(files.map(({ path }) => path)).toEqual(names);
    expect(files[1]!.content.toString()).toBe('data/tour.json '.repeat(1_000));
  });

  it.each(['../etc/passwd', '/etc/passwd', 'a/../../b', 'C:\\x', 'a//b'])(
    'writes nothing to %s',
    async (name) => {
      const bytes = await archive(name);
      expect(() => [...unzipped(bytes)]).toThrow(/has a file with the name/);
    },
  );
});
