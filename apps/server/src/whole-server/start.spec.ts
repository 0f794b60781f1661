import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hallAddresses, migrate } from '#platform';
import { emptyDatabase } from '../../../../libs/platform/src/testing/database.js';
import { makeHome } from '../../../../libs/platform/src/testing/made-home.js';
import { postgresRuns, ServerProcess } from '../testing/server-process.js';

let folder: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-start-'));
  home = join(folder, 'home');
});
afterEach(async () => {
  await ServerProcess.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

function oneSentence(output: string): void {
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/^[A-Z][^{}]*\.\n$/);
}

it('starts in a folder of its own that other users cannot enter, prints the way in, and goes on where it stopped', async () => {
  // Nobody else may enter it: its database runs as another account when we are root.
  mkdirSync(home);
  chmodSync(folder, 0o700);
  chmodSync(home, 0o700);
  const first = await ServerProcess.start({ TIRAGE_HOME: home });
  expect(first.output).toMatch(/Set up the first organiser \(this link works once\)/);
  expect(first.output).toMatch(/Only this computer can connect/);
  const olga = await first.organiser();
  const { tournament } = (await olga.create('Kept')).body;
  expect(await first.stop('SIGINT')).toBe(0);

  const second = await ServerProcess.start({ TIRAGE_HOME: home });
  expect(second.setUpToken).toBeUndefined();
  expect((await (await second.signIn()).get(`/api/tournaments/${tournament}`)).body.name).toBe('Kept');
  await second.stop();
}, 120_000);

it('prints the address for phones with its QR code, and ends with Ctrl-C in the terminal, which reaches every process of its group', async () => {
  makeHome(home);
  const open = await ServerProcess.start({ TIRAGE_HOME: home, HOST: '0.0.0.0', LOG_LEVEL: 'warn' }, true);
  const [address] = hallAddresses({ host: '0.0.0.0', port: Number(new URL(open.base).port) });
  // A machine without a network has no address to print.
  const reachable = address !== undefined;
  expect(open.output.includes(`Phones in the hall: ${address}`)).toBe(reachable);
  expect(/[▀▄█]{3}/.test(open.output)).toBe(reachable);
  expect(/not encrypted/.test(open.output)).toBe(reachable);
  expect(await open.stop('SIGINT', true)).toBe(0);
  expect(postgresRuns(home)).toBe(false);
  expect(open.output).not.toMatch(/"level":/);
}, 120_000);

it('leaves what runs as it was when the home is in use', async () => {
  makeHome(home);
  const running = await ServerProcess.start({ TIRAGE_HOME: home });
  const { code, output } = await ServerProcess.refused({ TIRAGE_HOME: home });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toContain('is in use by another start');
  expect((await running.client().get('/api/health')).status).toBe(200);
  await running.stop();
}, 120_000);

it('says in one sentence that the port is taken, before it touches anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, output } = await ServerProcess.refused({ TIRAGE_HOME: home, PORT: String(port) });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toContain(`Port ${port} is used by another program`);
  expect(existsSync(join(home, 'postgres'))).toBe(false);
  other.close();
}, 120_000);

it.each([
  ['a port that is none', { PORT: 'http' }, /^PORT must be a port number/],
  ['a role that there is not', { TIRAGE_ROLES: 'api,king' }, /^TIRAGE_ROLES must be a list/],
  ['a database address that is none', { DATABASE_URL: 'here' }, /^DATABASE_URL must be an address/],
  ['a host that is not this machine', { HOST: '192.0.2.250' }, /HOST is not an address of this machine/],
])('says in one sentence what is wrong with %s', async (_what, environment, sentence) => {
  const { code, output } = await ServerProcess.refused({ TIRAGE_HOME: home, ...environment });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toMatch(sentence);
});

it('says in one sentence that the home cannot be written to', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, output } = await ServerProcess.refused({ TIRAGE_HOME: join(folder, 'file', 'home') });
  expect(code).toBe(1);
  oneSentence(output);
});

it('says in one sentence that the database does not answer', async () => {
  const address = 'postgresql://nobody:canary-password@127.0.0.1:1/nothing';
  const { code, output } = await ServerProcess.refused({ DATABASE_URL: address });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).not.toContain('canary-password');
});

it('waits until another process has updated the database when it is told to', async () => {
  const database = await emptyDatabase();
  const environment = { DATABASE_URL: database.connectionString, MIGRATIONS: 'wait', LOG_LEVEL: 'warn' };
  const waiting = async () => {
    while (!ServerProcess.last?.output.includes('run tirage migrate')) await sleep(20);
  };
  const stopped = ServerProcess.start(environment).catch((error: Error) => error);
  await waiting();
  expect(await ServerProcess.last!.stop()).toBe(0);
  await stopped;

  const starting = ServerProcess.start(environment);
  await waiting();
  await migrate(database.connectionString);
  const server = await starting;
  expect((await server.client().get('/api/health')).status).toBe(200);
  await server.stop();
  await database.drop();
}, 120_000);

it('takes over the database that a killed server left running', async () => {
  makeHome(home);
  const first = await ServerProcess.start({ TIRAGE_HOME: home });
  const olga = await first.organiser();
  const { tournament } = (await olga.create('Orphaned')).body;
  await first.stop('SIGKILL');
  expect(postgresRuns(home)).toBe(true);
  const second = await ServerProcess.start({ TIRAGE_HOME: home });
  expect((await (await second.signIn()).get(`/api/tournaments/${tournament}`)).body.name).toBe('Orphaned');
  await second.stop();
  expect(postgresRuns(home)).toBe(false);
}, 120_000);

it('stops its database when it cannot go on, and a signal during the start ends it in order', async () => {
  const server = ServerProcess.start({ TIRAGE_HOME: home }).catch((error: Error) => error);
  while (!existsSync(join(home, 'postgres', 'postmaster.pid')))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const starting = ServerProcess.last!;
  expect(await starting.stop('SIGTERM')).toBe(0);
  await server;
  expect(postgresRuns(home)).toBe(false);
}, 120_000);
