import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BRIDGE_DEALS, dealOfNumber } from '#cards';
import { readPublished, writeUsebio, type PublishedResult } from '#interchange';
import type { Line } from '#ledger';
import { SAMPLES } from '../../../../libs/interchange/src/testing/samples.js';
import type { Client } from '../testing/client.js';
import { countsOnBus } from '../testing/counts-on-bus.js';
import { ImportsUnderWay } from './imports-under-way.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let olga: Client;

beforeAll(async () => {
  server = await serverUnderTest();
  olga = await server.organiser();
});
afterAll(() => server.stop());

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(
  path: string,
  text: string | Uint8Array<ArrayBuffer>,
  commandId?: string,
): Promise<Answered> {
  const answer = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent('Środa.xml'),
      origin: server.base,
      cookie: olga.cookie,
      ...(commandId && { 'idempotency-key': commandId }),
    },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const look = (text: string) => send('/api/imports/look', text);
const upload = (text: string | Uint8Array<ArrayBuffer>, commandId: string = randomUUID()) =>
  send('/api/imports', text, commandId);

/** Everything that an import could leave behind. */
async function whatIsThere(): Promise<unknown> {
  const { rows } = await server.pool.query(
    // Jobs may still write to what was imported before.
    `SELECT (SELECT count(*) FROM ledger.book) AS books, (SELECT count(*) FROM ledger.text) AS texts, (SELECT count(*) FROM access.player) AS players,
       (SELECT count(*) FROM keys.book_key) AS keys`,
  );
  return rows[0];
}

describe('a file that is brought', () => {
  it('is looked at, and nothing of it is written', async () => {
    const before = await whatIsThere();
    const { status, body } = await look(SAMPLES.acblscore);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'results', format: 'acblscore', leftOut: [] });
    expect(body['sessions']).toMatchObject([
      { session: '1', scoring: 'matchpoints', sections: [{ section: 'A', tables: 3, rounds: 3 }] },
    ]);
    expect(await whatIsThere()).toEqual(before);
  });

  it('becomes a finished tournament that stands as it was published, once however often it is sent', async () => {
    const commandId = randomUUID();
    const { status, body } = await upload(withDeals(), commandId);
    expect([status, body]).toMatchObject([200, { tournament: expect.any(String) }]);
    const path = `/api/tournaments/${String(body['tournament'])}`;
    const after = `?after=${String(body['position'])}`;
    const { sessions } = (await olga.get(`${path}/sessions${after}`)).body as { sessions: object[] };
    expect(sessions).toMatchObject([{ session: '1', status: 'closed' }]);
    const published = (await olga.get(`${path}/published${after}`)).body as {
      imported: boolean;
      sessions: { counts: Record<string, { compared: number; equal: number }>; differences: object[] }[];
    };
    expect(published).toMatchObject({ imported: true, sessions: [{ differences: [] }] });
    const counts = Object.values(published.sessions[0]!.counts);
    expect(counts.map(({ compared }) => compared)).toEqual(counts.map(({ equal }) => equal));
    const again = await upload(withDeals(), commandId);
    expect(again.body['tournament']).toBe(body['tournament']);
    const other = await upload(SAMPLES.acblscore, commandId);
    expect(other).toMatchObject({ status: 409, body: { code: 'command.id-reused' } });
    const journal = (await olga.get(`${path}/journal${after}`)).body as { lines: { type: string }[] };
    expect(JSON.stringify(journal)).toContain('tournament.imported');
    const counted = await countsOnBus(server, 'command', 'tournament.import-results');
    expect(counted).toEqual({ answered: 2, refused: 1 });
    expect(await countsOnBus(server, 'query', 'tournament.compare-published')).toEqual({ answered: 1 });
    // The commands inside of it are decided in memory.
    expect(await countsOnBus(server, 'command', 'tournament.create')).toEqual({});
    expect(await checkedDeals(String(body['tournament']))).toMatchObject(
      [1, 2].map((board) => ({ board, playedBefore: 'no', unshuffled: false })),
    );
  });

  it.each([
    [
      'that is cut off',
      SAMPLES.usebio.slice(0, 900),
      {
        code: 'import.unreadable',
        reason: 'interchange.expected',
        line: expect.any(Number),
        column: expect.any(Number),
        expected: expect.stringMatching(/^xml-/),
        detail: expect.stringMatching(/^The file cannot be read: USEBIO XML, line \d+, column \d+: /),
      },
    ],
    [
      'that no tournament can be',
      // No journal takes a figure of so many digits.
      SAMPLES.usebio.replace('>8.00<', '>8000000000000.00<'),
      { code: 'import.refused' },
    ],
  ])('leaves nothing behind where it is one %s', async (_what, text, problem) => {
    const before = await whatIsThere();
    const { status, body } = await upload(text);
    expect(body).toMatchObject(problem);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await whatIsThere()).toEqual(before);
  });

  it('stands as a whole or not at all when its writing is cut off, and then by the same again', async () => {
    const before = await whatIsThere();
    const writing = { progress: { step: 'writing', done: expect.any(Number), of: expect.any(Number) } };
    const commandId = randomUUID();
    const lock = await server.pool.connect();
    // Who is named is written last, in the transaction of the lines: they are all there then, for nobody else.
    await lock.query('BEGIN; LOCK TABLE access.player IN EXCLUSIVE MODE');
    const uploading = upload(withDeals(), commandId);
    // As in another process.
    const elsewhere = new ImportsUnderWay(server.process, server.pool);
    const actor = `person:${(await olga.get('/api/session')).body.person.id}`;
    const seenElsewhere = async () => {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- it is told each second
        const progress = await elsewhere.progress({ actor, commandId });
        if (progress?.step === 'writing') return { progress };
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sleep(20);
      }
    };
    const seen: unknown[] = [];
    const ended: number[] = [];
    for (let times = 0; times < 2; times++) {
      // oxlint-disable-next-line no-await-in-loop -- it is tried once again
      ended.push(await waitingForLock(ended));
      // oxlint-disable-next-line no-await-in-loop -- as above
      seen.push((await olga.get(`/api/imports/${commandId}`)).body, await whatIsThere());
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await seenElsewhere()).toEqual(writing);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await lock.query('SELECT pg_terminate_backend($1)', [ended.at(-1)]);
    }
    const { body, status } = await uploading;
    await lock.query('ROLLBACK');
    lock.release();
    expect([status, body['code']]).toEqual([503, 'server.unsure']);
    expect(seen).toEqual([writing, before, writing, before]);
    expect(await whatIsThere()).toEqual(before);
    expect((await olga.get(`/api/imports/${commandId}`)).body).toEqual({ progress: null });
    expect(await elsewhere.progress({ actor, commandId })).toBeUndefined();
    const { body: brought } = await upload(withDeals(), commandId);
    // Its deals are compared with all that were ever here, as any others: they were in the tournament before.
    expect(await checkedDeals(String(brought['tournament']))).toMatchObject(
      [1, 2].map((board) => ({ board, playedBefore: 'elsewhere' })),
    );
  }, 120_000);
});

/** Waits until another process of the database than those waits for a lock on the players. @returns which one */
async function waitingForLock(others: readonly number[]): Promise<number> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    const { rows } = await server.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%access.player%' AND pid <> ALL ($1::int[])`,
      [others],
    );
    if (rows[0]) return rows[0].pid;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sleep(20);
  }
}

/** The sample with the deals of its first two boards. */
function withDeals(): Uint8Array<ArrayBuffer> {
  const [{ game, figures }] = readPublished(SAMPLES.usebio).results as [PublishedResult];
  const deals = [1, 2].map((board) => ({ board, deal: dealOfNumber(BRIDGE_DEALS / BigInt(board + 6)) }));
  return new Uint8Array(writeUsebio({ results: [{ game: { ...game, deals }, figures }], teams: [] }));
}

/** What the jobs have found about the two deals of a journal. */
async function checkedDeals(tournament: string): Promise<object[]> {
  for (;;) {
    const lines: Line[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page = await server.ledger.readJournal(tournament, { after: lines.length });
      if (page.length === 0) break;
      lines.push(...page);
    }
    const checks = lines
      .filter(({ type }) => type === 'board.deal-checked')
      .map(({ payload }) => payload as unknown as { board: number });
    if (checks.length === 2) return checks.toSorted((one, other) => one.board - other.board);
    // oxlint-disable-next-line no-await-in-loop -- until they are there
    await sleep(20);
  }
}
