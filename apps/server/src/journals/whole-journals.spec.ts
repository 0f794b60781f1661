import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Json } from '#ledger';
import { Past, play, type JournalEntry } from '#projections';
import { type JournalEvent, streamOf, StreamStates, tournamentStream, verifyJournal } from '#tournament';
import { RandomEvening } from '../../../../libs/projections/src/testing/random-evening.js';
import { importCommand } from '../../../cli/src/import/import-command.js';
import { Client } from '../testing/client.js';
import { countsOnBus } from '../testing/counts-on-bus.js';
import { Evening, seatSixPairs } from '../testing/evening.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { WholeJournals } from './whole-journals.js';

let club: ServerUnderTest;
let federation: ServerUnderTest;

beforeAll(async () => {
  [club, federation] = await Promise.all([serverUnderTest(), serverUnderTest()]);
});
afterAll(() => Promise.all([club.stop(), federation.stop()]));

/** A file of a journal, as an organiser exports it. */
async function journalOf(client: Client, tournament: string, wanted: object, status = 200): Promise<Buffer> {
  const answer = await client.raw('POST', `/api/tournaments/${tournament}/book`, wanted, {
    'idempotency-key': randomUUID(),
  });
  expect(answer.status).toBe(status);
  return Buffer.from(await answer.arrayBuffer());
}

async function upload(client: Client, file: Buffer) {
  const answer = await fetch(`${client.base}/api/tournaments/brought`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: client.base, cookie: client.cookie },
    body: new Uint8Array(file),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const TABLES = ['A1', 'A2', 'A3'];

/** Tables play their board of a round: NS t meets EW t - r + 1 with board t + r - 1. */
async function playRound(evening: Evening, round: number, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const board = ((TABLES.indexOf(table) + round - 1) % TABLES.length) + 1;
    await evening.play({ session: '1', table, round, board });
  }
}

/** What is read of a tournament, by address. */
async function documentsOf(client: Client, tournament: string): Promise<Record<string, unknown>> {
  const at = `/api/tournaments/${tournament}`;
  const paths = [
    `${at}/entries`,
    `${at}/rulings`,
    `${at}/deals`,
    ...[
      '',
      '/standings',
      '/recap',
      '/boards/1',
      '/boards/2',
      '/contestants/A-NS1',
      '/protocol',
      '/open-deals',
    ].map((part) => `${at}/sessions/1${part}`),
  ];
  const read = await Promise.all(paths.map(async (path) => [path, (await client.get(path)).body] as const));
  // Only the journal's length differs: by the line that records the import.
  return Object.fromEntries(
    read.map(([path, body]) => [path, typeof body === 'string' ? body : { ...body, position: 0, head: 0 }]),
  );
}

describe('an evening that is brought to another server', () => {
  let evening: Evening;
  let host: Client;
  let guest: Client;

  beforeAll(async () => {
    evening = await Evening.open(club, 'Thursday Pairs');
    host = evening.director;
    guest = await federation.organiser();
    await seatSixPairs(evening, 1, TABLES);
    await evening.command('tournament.publish');
    await evening.command('session.start', { session: '1' });
    await evening.command('session.call-round', { session: '1', round: 1 });
  });

  it('with the keys goes on where it was, and whoever gave them away stands in the journal', async () => {
    const { tournament } = evening;
    await playRound(evening, 1, ['A1']);
    const stranger = club.client();
    await journalOf(stranger, tournament, { people: true }, 401);
    const file = await journalOf(host, tournament, { people: true, unseen: { reason: 'The laptop dies' } });
    const taken = (await evening.book()).findLast(({ type }) => type === 'tournament.keys-taken');
    expect(taken).toBeDefined();
    const elsewhere = await serverUnderTest();
    try {
      const olga = await elsewhere.organiser();
      const { status, body } = await upload(olga, file);
      expect([status, body]).toMatchObject([200, { tournament, people: 13 }]);
      const command = await olga.command(tournament, 'board.look-at-deal', {
        set: '1',
        board: 3,
        reason: 'To see',
      });
      expect(command.status).toBe(200);
      const path = `/api/tournaments/${tournament}/board-sets/1/boards/3/deal?after=${command.body.position}`;
      expect((await olga.get(path)).body).toMatchObject({ deal: expect.anything() });
    } finally {
      await elsewhere.stop();
    }
  });

  it('gives the same documents to everybody, and to those who run it', async () => {
    const { tournament } = evening;
    await playRound(evening, 1, ['A2', 'A3']);
    for (const round of [2, 3]) {
      await evening.command('session.call-round', { session: '1', round });
      await playRound(evening, round, TABLES);
    }
    await evening.command('session.close', { session: '1' });
    await evening.command('tournament.request-seal', {});
    await evening.settled();
    const file = await journalOf(host, tournament, { people: true });
    const lines = await evening.book();
    expect(lines.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['board.revealed', 'session.protocol-published', 'tournament.sealed']),
    );
    // The journal names who has the file, and so does the file itself.
    const { id } = (await host.get('/api/session')).body.person;
    expect(lines.at(-1)).toMatchObject({
      type: 'tournament.book-taken',
      actor: `person:${id}`,
      payload: { people: true },
    });
    const told = await host.get(`/api/tournaments/${tournament}/journal?limit=1&after=${lines.length}`);
    expect(told.body.lines).toMatchObject([{ type: 'tournament.book-taken', data: { people: true } }]);
    const { body } = await upload(guest, file);
    expect(body).toEqual({ tournament, position: lines.length + 1, lines: lines.length, people: 13 });
    expect(await verifyJournal(federation.ledger, tournament)).toMatchObject({ ok: true });

    const page = await guest.get(`/api/tournaments/${tournament}?after=${lines.length + 1}`);
    expect(page.body).toMatchObject({ name: 'Thursday Pairs', status: 'published', roles: ['organiser'] });
    await guest.get(`/api/tournaments/${tournament}/sessions?after=${lines.length + 1}`);
    for (const [here, there] of [
      [club.client(), federation.client()],
      [host, guest],
    ] as const) {
      const documents = await documentsOf(here, tournament);
      expect(JSON.stringify(documents)).toContain('Anna');
      expect(await documentsOf(there, tournament)).toEqual(documents);
    }
    // Whose it was elsewhere has no right here.
    const { state } = await federation.get(StreamStates).load(tournament, tournamentStream);
    expect(Object.keys(state.roles)).toHaveLength(1);
    expect((await upload(guest, file)).body).toMatchObject({ status: 409, code: 'book.there-further' });
    const counted = await countsOnBus(federation, 'command', 'tournament.import-journal');
    expect(counted).toEqual({ answered: 1, refused: 1 });
  });

  it('calls people as its own tournament did, and leaves the records that are known alone', async () => {
    const other = await Evening.open(club, 'Called otherwise');
    const { players } = (await evening.book()).find(({ type }) => type === 'entries.registered')!.payload as {
      players: string[];
    };
    await other.command('entries.register', { entry: randomUUID(), players });
    const scorer = await club.invited(host, other.tournament, 'scorer');
    const path = `/api/tournaments/${other.tournament}/players/${players[0]}`;
    const named = async (client: Client, tournament: string, after = 1) => {
      const { body } = await client.get(`/api/tournaments/${tournament}/entries?after=${after}`);
      return body.entries[0].players[0].name;
    };
    await named(host, other.tournament, (await other.book()).length);
    expect((await scorer.send('PUT', path, { name: 'Annamaria Own' })).status).toBe(200);
    const file = await journalOf(host, other.tournament, { people: true });
    const before = await named(guest, evening.tournament);
    const { body } = await upload(guest, file);
    expect(await named(guest, other.tournament, body['position'] as number)).toBe('Annamaria Own');
    expect(await named(guest, evening.tournament)).toBe(before);
    expect(before).toMatch(/^Anna/);
  });

  it('names nobody where it was taken without people', async () => {
    const other = await serverUnderTest();
    const home = await mkdtemp(join(tmpdir(), 'tirage-book-'));
    try {
      const file = await journalOf(host, evening.tournament, { people: false });
      await other.organiser();
      const path = join(home, 'evening.tirage');
      await writeFile(path, file);
      const said: string[] = [];
      const imported = await importCommand.run([path], new Set(), {
        env: { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD },
        values: new Map([['server', other.base]]),
        terminal: { out: (line) => void said.push(line), err: (line) => void said.push(line) },
        signal: new AbortController().signal,
      });
      expect([imported, said.join()]).toEqual([
        0,
        expect.stringMatching(/full tournament imported and checked, \d+ journal entries/),
      ]);
      // The line that says that it was brought is the last.
      const head = (await evening.book()).length + 1;
      await other.client().get(`/api/tournaments/${evening.tournament}/sessions?after=${head}`);
      const seen = JSON.stringify(await documentsOf(other.client(), evening.tournament));
      expect(seen).toContain('A-NS1');
      expect(seen).not.toMatch(/Anna|Boris|Cyryl|Henryk/);
    } finally {
      await other.stop();
      await rm(home, { recursive: true });
    }
  });
});

it('every random tournament comes as it was', async () => {
  const journals = club.get(WholeJournals);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
      const evening = new RandomEvening(seed);
      for (let step = 0; step < 100; step++) evening.step();
      const tournament = randomUUID();
      await write(tournament, evening.book.lines);
      const { path, remove } = await journals.write(tournament, { people: true, unseen: true });
      const person = randomUUID();
      const { lines } = await federation.get(WholeJournals).bring(createReadStream(path), person);
      await remove();
      // What is pending meanwhile is written behind.
      expect(lines).toBeGreaterThanOrEqual(evening.book.lines.length);
      const states = await Promise.all(
        [club, federation].map((server) => server.get(Past).state(play, tournament, lines)),
      );
      expect(states[1]).toEqual(states[0]);
    }),
    { numRuns: 4 },
  );
}, 120_000);

/** Writes the journal entries in memory into the club's ledger. */
async function write(tournament: string, lines: readonly JournalEntry[]): Promise<void> {
  for (const line of lines) {
    const { type, schema, payload, actor } = line as unknown as JournalEvent & { actor: string };
    await club.ledger.append({
      tournament,
      actor,
      commandId: randomUUID(),
      bodyHash: createHash('sha256').update(type).digest('hex'),
      answer: {},
      streams: [
        {
          stream: streamOf(line as unknown as JournalEvent),
          expectedVersion: 'any',
          events: [{ type, schema, payload: payload as Json }],
        },
      ],
    });
  }
}
