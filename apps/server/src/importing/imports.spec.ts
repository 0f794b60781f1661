import { randomUUID } from 'node:crypto';
import { SAMPLES } from '../../../../libs/interchange/src/testing/samples.js';
import type { Client } from '../testing/client.js';
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

async function send(path: string, text: string, commandId?: string): Promise<Answered> {
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
const bring = (text: string, commandId: string = randomUUID()) => send('/api/imports', text, commandId);

/** Everything that an import could leave behind. */
async function whatIsThere(): Promise<unknown> {
  const { rows } = await server.core.pool.query(
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
    const { status, body } = await bring(SAMPLES.usebio, commandId);
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
    const again = await bring(SAMPLES.usebio, commandId);
    expect(again.body['tournament']).toBe(body['tournament']);
    const other = await bring(SAMPLES.acblscore, commandId);
    expect(other).toMatchObject({ status: 409, body: { code: 'command.id-reused' } });
    const journal = (await olga.get(`${path}/journal`)).body as { lines: { type: string }[] };
    expect(JSON.stringify(journal)).toContain('tournament.imported');
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
      // No book holds a figure of so many digits.
      SAMPLES.usebio.replace('>8.00<', '>8000000000000.00<'),
      { code: 'import.refused' },
    ],
  ])('leaves nothing behind where it is one %s', async (_what, text, problem) => {
    const before = await whatIsThere();
    const { status, body } = await bring(text);
    expect(body).toMatchObject(problem);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await whatIsThere()).toEqual(before);
  });
});
