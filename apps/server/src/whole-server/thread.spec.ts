import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../testing/client.js';
import { archiveClosedJournals } from '../ledger/closed-journals.js';
import { EventStreams } from '../streams/event-streams.js';
import { EventReader } from '../testing/event-reader.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;

beforeAll(async () => {
  server = await serverUnderTest();
});
afterAll(() => server.stop());

describe('the first organiser', () => {
  it('sets up once, creates a tournament and reads her own write', async () => {
    expect((await server.client().get('/api/session')).body.installation).toMatchObject({
      firstOrganiserNeeded: true,
    });
    const olga = await server.organiser();
    expect((await olga.get('/api/session')).body).toMatchObject({
      installation: { firstOrganiserNeeded: false },
      person: { name: 'Olga Organiser', mayCreateTournaments: true, administers: true },
    });

    const created = await olga.create('Spring Pairs');
    expect(created.status).toBe(200);
    const { tournament, position } = created.body;
    expect(position).toBe(1);
    const page = await olga.get(`/api/tournaments/${tournament}?after=${position}`);
    expect(page.body).toMatchObject({
      id: tournament,
      name: 'Spring Pairs',
      status: 'draft',
      position: 1,
      head: 1,
      roles: ['organiser'],
      seals: [],
    });
    expect((await olga.get('/api/tournaments')).body.tournaments).toMatchObject([
      { id: tournament, status: 'draft' },
    ]);
    expect((await server.client().get('/api/tournaments')).body.tournaments).toEqual([]);
  });
});

describe('a command', () => {
  it('sent twice is carried out once and answered alike', async () => {
    const olga = await server.organiser();
    const id = randomUUID();
    const first = await olga.create('Twice', id);
    const second = await olga.create('Twice', id);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await olga.create('Another', id);
    expect([other.status, other.body.code]).toEqual([409, 'command.id-reused']);
    const atOnce = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => olga.create('At once', atOnce)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const journal = await olga.get(`/api/tournaments/${answers[0]!.body.tournament}/journal?after=1`);
    expect(journal.body.lines).toHaveLength(1);
  });

  it('that expects another version is a conflict', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Versions')).body;
    const rename = (name: string, version: string) =>
      olga.command(tournament, 'tournament.rename', { name }, { headers: { 'expected-version': version } });
    expect((await rename('First', '1')).status).toBe(200);
    expect((await rename('Second', '1')).body).toMatchObject({ status: 409, code: 'command.stale-version' });
    expect((await rename('Third', 'x')).body).toMatchObject({ status: 400, code: 'command.version-invalid' });
    expect((await olga.get(`/api/tournaments/${tournament}?after=2`)).body.name).toBe('First');
  });

  it('without a version is decided again when another came between', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Many names')).body;
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(
      names.map((name) => olga.command(tournament, 'tournament.rename', { name })),
    );
    const carriedOut = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(
      new Set(refused.length ? ['command.stale-version'] : []),
    );
    const { body } = await olga.get(`/api/tournaments/${tournament}/journal?after=${carriedOut.length + 1}`);
    expect(body.lines).toHaveLength(carriedOut.length + 1);
  });
});

describe('the journal', () => {
  it('is sealed after the archive, and what is sealed is the chain', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('To be sealed')).body;
    await olga.command(tournament, 'tournament.publish');
    const archived = await olga.command(tournament, 'tournament.archive', { reason: 'The season is over.' });
    const stream = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 0);
    const lines = await stream.take(5);
    await stream.close();
    expect(lines.map(({ id, data }) => [id, data.type])).toEqual([
      ['1', 'tournament.created'],
      ['2', 'tournament.published'],
      ['3', 'tournament.archived'],
      ['4', 'tournament.seal-requested'],
      ['5', 'tournament.sealed'],
    ]);
    expect(lines[2]!.data).toMatchObject({
      actor: { kind: 'person', name: 'Olga Organiser' },
      data: { reason: 'The season is over.' },
    });
    expect(lines[4]!.data.actor).toEqual({ kind: 'job', id: 'publication' });
    const verified = await server.ledger.verify(tournament, archived.body.position);
    expect(verified).toMatchObject({ ok: true, hash: lines[4]!.data.data.hash });

    const seals = [{ kind: 'official', position: 4, hash: lines[4]!.data.data.hash }];
    expect((await server.client().get(`/api/tournaments/${tournament}?after=5`)).body).toMatchObject({
      seals,
    });
    const publicLines = (await server.client().get(`/api/tournaments/${tournament}/journal`)).body.lines;
    expect(publicLines.map(({ type }: { type: string }) => type)).toContain('tournament.sealed');
    expect(JSON.stringify(publicLines)).not.toMatch(/Olga|season/);
  });

  it('shows each role its own lines: who holds which role and why is for those who direct', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Audiences')).body;
    const scorer = await server.invited(olga, tournament, 'scorer');
    const director = await server.invited(olga, tournament, 'director');
    const archived = await olga.command(tournament, 'tournament.archive', { reason: 'Rain.' });
    const seen = async (client: Client) => {
      const { body } = await client.get(
        `/api/tournaments/${tournament}/journal?after=${archived.body.position}`,
      );
      const lines = body.lines as { type: string; data: { reason?: string } }[];
      return [
        lines.some(({ type }) => type === 'tournament.role-granted'),
        lines.some(({ data }) => data.reason),
      ];
    };
    expect(await seen(scorer)).toEqual([false, false]);
    expect(await seen(director)).toEqual([true, true]);
    expect(await seen(olga)).toEqual([true, true]);
  });

  it('resumes where a reader stopped, and nothing is lost or doubled', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Resumed')).body;
    const path = `/api/tournaments/${tournament}/journal/stream`;
    const first = await EventReader.open(olga, path, 0);
    expect(await first.take(1)).toMatchObject([{ id: '1' }]);
    await first.close();
    for (const name of ['A', 'B', 'C']) await olga.command(tournament, 'tournament.rename', { name });
    const second = await EventReader.open(olga, path, 1);
    const rest = second.take(4);
    await olga.command(tournament, 'tournament.rename', { name: 'D' });
    expect((await rest).map(({ id, data }) => [id, data.data.name])).toEqual([
      ['2', 'A'],
      ['3', 'B'],
      ['4', 'C'],
      ['5', 'D'],
    ]);
    await second.close();
    const beyond = await olga.get(path, { 'last-event-id': '99' });
    expect([beyond.status, beyond.body.code]).toEqual([400, 'position.beyond-head']);
  });

  it('lets go of readers that left before they were served', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Left')).body;
    const { hostname, port } = new URL(server.base);
    const request = `GET /api/tournaments/${tournament}/journal/stream HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${olga.cookie}\r\n\r\n`;
    for (let reader = 0; reader < 40; reader++) {
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve) => socket.write(request, () => resolve()));
      await sleep(reader % 8);
      socket.destroy();
    }
    const streams = server.application.get(EventStreams);
    await olga.command(tournament, 'tournament.rename', { name: 'Still there' });
    while (streams.count > 0) await sleep(20);
    expect(streams.count).toBe(0);
  });

  it('ends for whom the role was taken away from', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Roles')).body;
    const dora = await server.invited(olga, tournament, 'director');
    const person = (await dora.get('/api/session')).body.person.id;
    const stream = await EventReader.open(dora, `/api/tournaments/${tournament}/journal/stream`, 0);
    expect(stream.response.status).toBe(200);
    await olga.command(tournament, 'tournament.revoke-role', { person, role: 'director' });
    const events = await stream.take(10);
    expect(stream.ended).toBe(true);
    expect(events.at(-1)!.event).toBe('closed');
    expect((await dora.get(`/api/tournaments/${tournament}`)).body.code).toBe('tournament.unknown');
  });
});

describe('a closed journal', () => {
  it('moves to the archive, reads as before, verifies, and comes back for a late line', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Closed')).body;
    const rename = randomUUID();
    await olga.command(tournament, 'tournament.rename', { name: 'Closed for good' }, { id: rename });
    await olga.command(tournament, 'tournament.archive');
    await (await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 4)).take(1);
    const before = await olga.get(`/api/tournaments/${tournament}/journal?after=5`);
    await olga.get(`/api/tournaments/${tournament}?after=5`);
    while (!(await archived(tournament))) await archiveClosedJournals(server, 0);

    expect((await olga.get(`/api/tournaments/${tournament}/journal`)).body).toEqual(before.body);
    expect((await olga.get(`/api/tournaments/${tournament}?at=1`)).body.name).toBe('Closed');
    expect(await server.ledger.verify(tournament)).toMatchObject({ ok: true, position: 5 });
    const again = await olga.command(
      tournament,
      'tournament.rename',
      { name: 'Closed for good' },
      { id: rename },
    );
    expect(again.body.position).toBe(2);
    expect(await archived(tournament)).toBe(true);
    const late = await olga.command(tournament, 'tournament.request-seal');
    expect(late.body.position).toBe(6);
    expect(await archived(tournament)).toBe(false);
    expect(await server.ledger.verify(tournament)).toMatchObject({ ok: true });
  });

  async function archived(tournament: string): Promise<boolean> {
    const { rows } = await server.pool.query('select archived from ledger.book where tournament = $1', [
      tournament,
    ]);
    return rows[0].archived;
  }
});

describe('the past', () => {
  it('is any position or time of the journal', async () => {
    const olga = await server.organiser();
    const { tournament } = (await olga.create('Old name')).body;
    // Lines have microseconds, and a time that is asked for has milliseconds: it lies well between the two.
    await sleep(5);
    const before = new Date().toISOString();
    await sleep(5);
    await olga.command(tournament, 'tournament.rename', { name: 'New name' });
    const path = `/api/tournaments/${tournament}`;
    expect((await olga.get(`${path}?after=2`)).body).toMatchObject({ name: 'New name', position: 2 });
    expect((await olga.get(`${path}?at=1`)).body).toMatchObject({ name: 'Old name', position: 1, head: 2 });
    expect((await olga.get(`${path}?at=${before}`)).body).toMatchObject({ name: 'Old name', position: 1 });
    expect((await olga.get(`${path}/journal?at=1`)).body).toMatchObject({
      position: 1,
      lines: [{ position: 1 }],
    });
    for (const at of ['3', '0', '-1', 'yesterday', '2020-99-01', '1e3', '2019-01-01T00:00:00Z']) {
      expect([at, (await olga.get(`${path}?at=${at}`)).status]).toEqual([at, 400]);
    }
    expect((await olga.get(`${path}?after=3`)).body.code).toBe('position.beyond-head');
  });
});

describe('operations', () => {
  it('answer health, and no measurements', async () => {
    const health = await server.client().get('/api/health');
    expect([health.status, health.body.status]).toEqual([200, 'ok']);
    const live = await server.client().get('/api/health/live');
    expect([live.status, live.body.status]).toEqual([200, 'ok']);
    expect((await server.client().get('/api/metrics')).body.code).toBe('route.unknown');
  });

  it('describe every command in OpenAPI', async () => {
    const { body } = await server.client().get('/api/docs/openapi.json');
    expect(body.paths['/api/commands/tournament.create'].post.summary).toMatch(/Create a tournament/);
    const rename = body.paths['/api/tournaments/{tournament}/commands/tournament.rename'].post;
    expect(rename.requestBody.content['application/json'].schema.required).toEqual(['name']);
    expect(Object.keys(body.paths).some((path) => path.endsWith('tournament.seal'))).toBe(false);
    expect((await server.client().get('/api/docs')).status).toBe(200);
  });
});
