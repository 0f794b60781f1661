import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../cli/src/run.js';
import { makeHome } from '../../../../libs/platform/src/testing/made-home.js';
import type { Client } from '../testing/client.js';
import { EventReader } from '../testing/event-reader.js';
import { ServerProcess } from '../testing/server-process.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-backup-'));
});
afterEach(async () => {
  await ServerProcess.stopAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A command of the command line on a home. */
async function tirage(home: string, ...words: string[]): Promise<string> {
  let said = '';
  const terminal = { out: (text: string) => void (said += text), err: (text: string) => void (said += text) };
  const code = await run(words, { TIRAGE_HOME: home }, terminal);
  if (code !== 0) throw new Error(said);
  return said;
}

/** A tournament's name as of a position or later. */
async function nameOf(client: Client, tournament: string, after: number): Promise<string> {
  return (await client.get(`/api/tournaments/${tournament}?after=${after}`)).body.name;
}

it('a backup made while it runs goes on in an empty home', async () => {
  const [home, elsewhere, file] = [
    join(folder, 'home'),
    join(folder, 'elsewhere'),
    join(folder, 'club.backup'),
  ];
  makeHome(home);
  const first = await ServerProcess.start({ TIRAGE_HOME: home });
  const olga = await first.organiser();
  const { tournament } = (await olga.create('Kept')).body;
  await olga.command(tournament, 'tournament.archive', { reason: 'The season is over.' });
  const sheetOf = (await olga.create('With phones')).body.tournament as string;
  const sheet = await olga.post(`/api/tournaments/${sheetOf}/devices/sheet`, { session: '1', tables: ['7'] });
  expect(await tirage(home, 'backup', file)).toMatch(/2 tournaments/);
  await olga.create('After the backup');
  await first.stop();

  await tirage(elsewhere, 'restore', file);
  const second = await ServerProcess.start({ TIRAGE_HOME: elsewhere });
  expect(second.setUpToken).toBeUndefined();
  const again = await second.signIn();
  // The list has no position to wait for: its tournaments are waited for one by one.
  expect(await nameOf(again, tournament, 1)).toBe('Kept');
  expect(await nameOf(again, sheetOf, 1)).toBe('With phones');
  const names = (await again.get('/api/tournaments')).body.tournaments.map(
    ({ name }: { name: string }) => name,
  );
  expect(names.toSorted()).toEqual(['Kept', 'With phones']);
  // What was pending at the moment of the backup is done here, be it sealed there or not.
  const journal = await EventReader.open(again, `/api/tournaments/${tournament}/journal/stream`, 0);
  const lines = await journal.take(4);
  await journal.close();
  expect(lines.map(({ data }) => data.type)).toEqual([
    'tournament.created',
    'tournament.archived',
    'tournament.seal-requested',
    'tournament.sealed',
  ]);
  expect(lines[1]!.data.data.reason).toBe('The season is over.');
  // The printed sheet still pairs its tables.
  const phone = second.client();
  const token = new URL(sheet.body.tables[0].link).hash.slice(1);
  expect((await phone.post('/api/devices/pair', { token })).status).toBe(200);
  expect((await again.command(sheetOf, 'tournament.rename', { name: 'Gone on' })).body.position).toBe(2);
  expect(await tirage(elsewhere, 'verify')).toMatch(/2 journals checked: none was changed/);
  await second.stop();
}, 120_000);

it('restoring under a running server makes it go on with what was restored', async () => {
  const [home, file] = [join(folder, 'home'), join(folder, 'club.backup')];
  makeHome(home);
  const server = await ServerProcess.start({ TIRAGE_HOME: home });
  const olga = await server.organiser();
  const { tournament } = (await olga.create('Before')).body;
  await tirage(home, 'backup', file);
  const late = await olga.command(tournament, 'tournament.rename', { name: 'Too late' });
  const other = (await olga.create('Never was')).body.tournament as string;
  expect(await nameOf(olga, tournament, late.body.position)).toBe('Too late');
  await expect(tirage(home, 'restore', file)).rejects.toThrow(/--replace/);
  expect(await nameOf(olga, tournament, late.body.position)).toBe('Too late');

  const watching = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 1);
  expect(await watching.take(1)).toMatchObject([{ id: '2' }]);
  await tirage(home, 'restore', file, '--replace');
  // Readers who followed the replaced journal are told, and read again.
  expect(await watching.take(1)).toMatchObject([{ event: 'closed', data: { why: 'restored' } }]);
  expect((await olga.get(`/api/tournaments/${tournament}?after=1`)).body).toMatchObject({
    name: 'Before',
    head: 1,
  });
  expect((await olga.get(`/api/tournaments/${other}`)).status).toBe(404);
  const renamed = await olga.command(tournament, 'tournament.rename', { name: 'Gone on' });
  expect(renamed.body.position).toBe(2);
  expect(await nameOf(olga, tournament, renamed.body.position)).toBe('Gone on');
  expect((await olga.get(`/api/tournaments/${tournament}/journal?after=2`)).body.lines).toHaveLength(2);
  await olga.command(tournament, 'tournament.archive');
  const journal = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 4);
  expect((await journal.take(1))[0]!.data.type).toBe('tournament.sealed');
  await journal.close();
  expect(await tirage(home, 'rebuild')).toMatch(/Rebuilt tournaments, journal, play from 1 journal/);
  expect((await olga.get(`/api/tournaments/${tournament}/journal?after=5`)).body.lines).toHaveLength(5);
  await server.stop();
}, 120_000);
