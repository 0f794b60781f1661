import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InstallationSettings, KeptBackups, PrismaClient } from '#platform';
import { backUpWhenDue, lastDue } from './daily-backups.js';
import { OpenedQueues } from '../queues/opened-queues.js';
import type { Client } from '../testing/client.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

const BASE = '/api/installation';
/** The smallest PNG: one transparent dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
let home: string;
let server: ServerUnderTest;
let olga: Client;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tirage-installation-'));
  server = await serverUnderTest({ TIRAGE_HOME: home });
  olga = await server.organiser();
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Looks again until what is looked for is there. */
async function until<Seen>(look: () => Promise<Seen>, there: (seen: Seen) => boolean): Promise<Seen> {
  for (let tries = 0; ; tries++) {
    const seen = await look();
    if (there(seen)) return seen;
    if (tries === 300) throw new Error(`It never came: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A tournament of one pair with these players. */
async function entered(
  ...players: readonly string[]
): Promise<{ tournament: string; ids: readonly string[] }> {
  const { tournament } = (await olga.create('Sunday Pairs')).body;
  const ids = players.map(() => randomUUID());
  for (const [index, name] of players.entries()) {
    await olga.send('PUT', `/api/tournaments/${tournament}/players/${ids[index]}`, {
      name,
      memberNumber: `M${index + 1}`,
    });
  }
  const pair = { entry: randomUUID(), players: ids };
  const { position } = (await olga.command(tournament, 'entries.register', pair)).body;
  await olga.get(`/api/tournaments/${tournament}/entries?after=${position}`);
  return { tournament, ids };
}

const playersOf = async (tournament: string) =>
  (await olga.get(`/api/tournaments/${tournament}/entries`)).body.entries[0].players;

describe('the look of the server', () => {
  it('is told to every browser, with the venue’s zone', async () => {
    const before = (await server.client().get('/api/session')).body.installation;
    expect(before).toMatchObject({ name: null, colour: null, logo: null, zone: expect.any(String) });
    const look = { name: ' Klub „Dama” ', zone: 'Europe/Warsaw', colour: '#7a1f3d' };
    expect((await olga.send('PUT', `${BASE}/appearance`, look)).status).toBe(200);
    const { logo } = (await olga.send('PUT', `${BASE}/logo`, { picture: DOT })).body;
    const after = (await server.client().get('/api/session')).body.installation;
    expect(after).toMatchObject({ name: 'Klub „Dama”', zone: 'Europe/Warsaw', colour: '#7a1f3d', logo });
    const picture = await server.client().raw('GET', `${BASE}/logo?v=${logo}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(DOT);
    await olga.send('DELETE', `${BASE}/logo`);
    expect((await server.client().get(`${BASE}/logo`)).status).toBe(404);
  });

  it.each([
    ['appearance', { name: 'A', zone: 'Europe/Nowhere', colour: null }, 'request.invalid'],
    ['appearance', { name: 'A', zone: null, colour: 'red' }, 'request.invalid'],
    ['appearance', { name: 'A\u202eB', zone: null, colour: null }, 'request.invalid'],
    ['logo', { picture: Buffer.from('<svg onload="x()"/>').toString('base64') }, 'installation.logo-refused'],
    ['logo', { picture: Buffer.from('RIFF....WEBPVP8 ').toString('base64') }, 'installation.logo-refused'],
    ['logo', { picture: DOT.slice(0, 60) }, 'installation.logo-refused'],
    ['logo', { picture: Buffer.alloc(150_000).toString('base64') }, 'request.invalid'],
  ])('is not taken when it makes no sense: %s %j', async (what, body, code) => {
    expect((await olga.send('PUT', `${BASE}/${what}`, body)).body.code).toBe(code);
  });
});

describe('erasure', () => {
  it('says which journals mention somebody, and leaves the journal as it is, with a name that nobody has', async () => {
    const { tournament, ids } = await entered('Jan Wielopolski', 'Anna Nowak');
    const [jan] = ids;
    await olga.command(tournament, 'tournament.archive', { reason: 'Wielopolski has asked for it.' });
    // Who is named where stands in rows, which are written a moment after the journal.
    const found = await until(
      async () => (await olga.get(`${BASE}/personal-data/${jan}`)).body,
      ({ tournaments }) => tournaments[0]?.named === 1 && tournaments[0].name !== null,
    );
    expect(found).toMatchObject({
      known: [{ kind: 'player', name: 'Jan Wielopolski', memberNumber: 'M1' }],
      tournaments: [{ tournament, name: 'Sunday Pairs', named: 1, wrote: 0 }],
      texts: [{ tournament, content: 'Wielopolski has asked for it.' }],
    });
    const wrong = await olga.post(`${BASE}/personal-data/${jan}/erase`, { password: 'not mine at all' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'access.password-wrong']);
    expect(await playersOf(tournament)).toMatchObject([{ name: 'Jan Wielopolski' }, { name: 'Anna Nowak' }]);

    expect((await olga.post(`${BASE}/personal-data/${jan}/erase`, { password: PASSWORD })).status).toBe(204);
    expect(await playersOf(tournament)).toEqual([
      { person: jan, name: null },
      expect.objectContaining({ name: 'Anna Nowak' }),
    ]);
    expect((await olga.get(`${BASE}/personal-data/${jan}`)).body).toMatchObject({ known: [], erased: true });
    const { text } = found.texts[0];
    expect((await olga.post(`${BASE}/texts/erase`, { tournament, text })).status).toBe(204);
    const { rows } = await server.pool.query('SELECT text FROM ledger.text WHERE id = $1', [text]);
    expect(rows).toEqual([{ text: null }]);
    expect(await server.ledger.verify(tournament)).toMatchObject({ ok: true });
    // Nothing but the id is left anywhere: neither the projections nor what is remembered has the name.
    const { rows: left } = await server.pool.query(
      `SELECT 1 FROM projections.snapshot WHERE state::text ILIKE '%wielopolski%'
       UNION ALL SELECT 1 FROM projections.journal WHERE data::text || coalesce(director_data::text, '')
         ILIKE '%wielopolski%'`,
    );
    expect(left).toEqual([]);
  }, 120_000);
});

describe('the journals', () => {
  it('are walked on request, and the first bad line of each is named', async () => {
    const { tournament } = (await olga.create('Tampered with')).body;
    await olga.command(tournament, 'tournament.rename', { name: 'Quite another' });
    const whole = (await olga.create('Left alone')).body.tournament;
    expect((await olga.get(`${BASE}/books`)).body).toMatchObject({ run: null, books: [] });
    await server.pool.query(`ALTER TABLE ledger.line DISABLE TRIGGER USER`);
    await server.pool.query(
      `UPDATE ledger.line SET payload = '{"name":"Forged"}' WHERE tournament = $1 AND position = 2`,
      [tournament],
    );
    await server.pool.query(`ALTER TABLE ledger.line ENABLE TRIGGER USER`);
    expect((await olga.post(`${BASE}/books/verify`)).status).toBe(202);
    const { run, bad, books } = await until(
      async () => (await olga.get(`${BASE}/books`)).body,
      (seen) => seen.run?.ended !== null,
    );
    expect([run.failed, run.done === run.books, bad]).toEqual([false, true, 1]);
    expect(books[0]).toMatchObject({ tournament, position: 2, hash: null, why: expect.stringMatching(/2/) });
    expect(books.find((journal: { tournament: string }) => journal.tournament === whole)).toMatchObject({
      position: 1,
      why: null,
      since: 0,
    });
  });
});

describe('the queues', () => {
  it('tell what failed and why, try it anew, and let it be discarded', async () => {
    const queues = await server.get(OpenedQueues).open();
    const names = ['seal-book-of-nobody-1', 'seal-book-of-nobody-2'] as const;
    await queues.add(
      'publication',
      names.map((id) => ({ id, name: 'unknown-work', data: {} })),
    );
    const failures = async () => {
      const { body } = await olga.get(`${BASE}/work`);
      return body.queues.find(({ queue }: { queue: string }) => queue === 'publication').failures;
    };
    const [failed] = await until(failures, (seen) => seen.length === 2);
    expect(failed).toMatchObject({
      name: 'unknown-work',
      reason: expect.stringMatching(/^job\./),
      permanent: true,
    });
    const at = (id: string) => `${BASE}/work/queues/publication/jobs/${id}`;
    expect((await olga.post(`${at(names[0])}/retry`)).status).toBe(204);
    await until(failures, (seen) =>
      seen.some(({ id, tries }: { id: string; tries: number }) => id === names[0] && tries > 1),
    );
    for (const id of names) expect((await olga.send('DELETE', at(id))).status).toBe(204);
    expect(await failures()).toEqual([]);
    expect((await olga.send('DELETE', at(names[0]))).body.code).toBe('job.unknown');
    expect((await olga.get(`${BASE}/work`)).body.machine).toMatchObject({
      roles: ['api', 'projector', 'worker'],
      databaseBytes: expect.any(Number),
    });
  });
});

describe('backups', () => {
  it('are made daily when the venue’s hour has come, and the oldest go', async () => {
    const due = (now: string, hour: number) => lastDue(new Date(now), hour, 'Europe/Warsaw').toISOString();
    expect(due('2026-11-23T12:34:56Z', 4)).toBe('2026-11-23T03:00:00.000Z');
    expect(due('2026-11-23T01:30:00Z', 4)).toBe('2026-11-22T03:00:00.000Z');

    const parts = {
      prisma: server.get(PrismaClient),
      settings: server.get(InstallationSettings),
      backups: server.get(KeptBackups),
    };
    const at = (day: number, hour: number) => backUpWhenDue(parts, new Date(Date.UTC(2027, 0, day, hour)));
    expect(await at(1, 12)).toBeUndefined();
    await olga.send('PUT', `${BASE}/backups/plan`, { hour: 4, keep: 2 });
    for (const day of [2, 3, 4]) expect(await at(day, 12)).toMatchObject({ kind: 'daily' });
    expect(await at(4, 20)).toBeUndefined();
    await olga.send('PUT', `${BASE}/backups/plan`, { hour: null, keep: 2 });
    const { backups, daily } = (await olga.get(`${BASE}/backups`)).body;
    expect(backups.map(({ made }: { made: string }) => made)).toEqual([
      '2027-01-04T12:00:00Z',
      '2027-01-03T12:00:00Z',
    ]);
    expect(daily).toMatchObject({ failure: null, ended: expect.any(String) });
  }, 120_000);

  it('are handed out, brought, and restored while the server runs; what was erased since stays erased', async () => {
    const { tournament, ids } = await entered('Kept Player', 'Erased Later');
    const { name } = (await olga.post(`${BASE}/backups`)).body;
    const file = await (await olga.raw('GET', `${BASE}/backups/${name}/file`)).arrayBuffer();
    const olgaIs = { kind: 'person', id: (await olga.get('/api/session')).body.person.id };
    const listed = async () => (await olga.get(`${BASE}/backups`)).body;
    expect(await listed()).toMatchObject({ taken: [{ by: olgaIs }], takenBefore: false });
    for (let more = 1; more <= 5; more++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await (await olga.raw('GET', `${BASE}/backups/${name}/file`)).arrayBuffer();
    }
    const { taken, takenBefore } = await listed();
    expect([taken.length, takenBefore]).toEqual([5, true]);
    const upload = (body: Uint8Array | ArrayBuffer) =>
      fetch(`${server.base}${BASE}/backups/brought`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', origin: server.base, cookie: olga.cookie },
        body: body as BodyInit,
      });
    expect(await (await upload(new Uint8Array(file).slice(0, 2_000))).json()).toMatchObject({
      code: 'backup.damaged',
    });
    const imported = (await (await upload(file)).json()) as { name: string };

    await olga.post(`${BASE}/personal-data/${ids[1]}/erase`, { password: PASSWORD });
    const late = (await olga.create('After the backup')).body.tournament as string;
    const described = (await olga.get(`${BASE}/backups/${imported.name}`)).body;
    expect(described.now).toEqual({
      tournaments: described.backup.tournaments + 1,
      people: expect.any(Number),
      players: expect.any(Number),
    });
    const restore = (password: string) => olga.post(`${BASE}/backups/${imported.name}/restore`, { password });
    expect((await restore('not mine at all')).body.code).toBe('access.password-wrong');
    const { status, body } = await restore(PASSWORD);
    expect([status, body.keptBefore]).toEqual([200, expect.stringMatching(/^before-restore-/)]);
    // The session is one of those that the backup has.
    expect((await olga.get(`/api/tournaments/${late}`)).status).toBe(404);
    expect(await playersOf(tournament)).toMatchObject([{ name: 'Kept Player' }, { name: null }]);
  }, 120_000);
});
