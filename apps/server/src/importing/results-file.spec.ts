import {
  emptyDatabase,
  eveningInBws,
  EVENING,
} from '../../../../libs/interchange/src/testing/evening-in-bws.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import type { ImportedRow, ResultsImported } from './results-file.controller.js';

/* A club keeps its table devices: their control program writes a file, and what it has is imported in between. */
let server: ServerUnderTest;
let evening: Evening;

const SESSION = { session: '1' };

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Thursday Pairs');
  await evening.command('session.create', SESSION);
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { ...SESSION, sections });
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'at-the-table' });
  await evening.command('session.start', SESSION);
  for (const round of [1, 2]) await evening.command('session.call-round', { ...SESSION, round });
}, 120_000);
afterAll(() => server.stop());

async function sent(bytes: Uint8Array, query = '') {
  const path = `/api/tournaments/${evening.tournament}/sessions/1/results-file?name=club.bws${query}`;
  const response = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      origin: server.base,
      cookie: evening.director.cookie,
    },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as ResultsImported & { code: string } };
}

async function imported(bytes: Uint8Array): Promise<readonly ImportedRow[]> {
  const { lines } = (await sent(bytes)).body;
  return lines;
}

const told = (lines: readonly ImportedRow[]) =>
  lines.map(({ row, is, why }) => `${row} ${is}${why ? ` ${why.code}` : ''}`);

/** Does what is done without asking. */
async function take(lines: readonly ImportedRow[]): Promise<void> {
  for (const { taken, steps } of lines) {
    for (const { id, name, body } of taken ? steps : []) {
      const answer = await evening.director.command(evening.tournament, name, body, { id });
      expect(answer.status).toBe(200);
    }
  }
  const { position } = (await evening.book()).at(-1)!;
  await evening.director.get(`/api/tournaments/${evening.tournament}/sessions/1?after=${position}`);
}

it('tells line by line what the file of table devices will do, and who sits there', async () => {
  const { status, body } = await sent(eveningInBws());
  expect(status).toBe(200);
  expect(told(body.lines)).toEqual([
    '1 new',
    '2 new',
    '4 new',
    '5 new',
    '6 new',
    '7 not-played',
    '8 new',
    '9 nothing',
    '10 irregular turned',
    '11 to-rule remark',
    '12 unreadable no-result',
    '13 irregular other-board',
    '14 refused table-unknown',
    '15 later round-not-called',
    '16 nothing',
  ]);
  expect(body.names).toHaveLength(5);
  expect(body.names[0]).toEqual({
    contestant: 'A-NS1',
    table: 'A1',
    players: [
      { name: 'Ala Akacja', memberNumber: '1001' },
      { name: 'Bob Birch', memberNumber: '1002' },
    ],
  });
});

it('is imported once, however often it is read, and the journal says where it is from', async () => {
  const lines = await imported(eveningInBws());
  await take(lines);
  await take(lines);
  const recorded = (await evening.book()).filter(({ type }) => type === 'result.recorded');
  expect(recorded.map(({ payload }) => (payload as { source: string }).source)).toEqual(Array(6).fill('bws'));
  const again = await imported(eveningInBws());
  expect(again.filter(({ taken }) => taken)).toEqual([]);
  expect(again.slice(0, 7).map(({ is }) => is)).toEqual(Array(7).fill('same'));
});

it('is corrected where the devices were, and keeps what a director has corrected here', async () => {
  const play = { ...SESSION, table: 'A1', round: 1 };
  const result = { kind: 'score', score: 50 };
  await evening.command('result.correct', { ...play, board: 2, result, reason: 'A trick was claimed.' });
  const later = eveningInBws([
    ...EVENING,
    { at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '-1', 'SK'] },
    { at: '3 1 5', pairs: '3-3', result: ['S', '5 C', '-2', 'D10'], erased: true },
  ]);
  const lines = await imported(later);
  const of = (board: number) => lines.find(({ play: at }) => at?.round === 1 && at.board === board);
  expect(of(1)).toMatchObject({ is: 'changed', had: '3NT N =', now: '3NT N -1 SK' });
  expect(of(2)).toMatchObject({ is: 'kept', taken: false });
  // A line that was not erased stands beside one that was.
  expect(of(5)).toMatchObject({ is: 'same' });
  await take(lines);
  expect((await imported(later)).filter(({ taken }) => taken)).toEqual([]);
});

it('holds adjusted scores, which only who directs gives as rulings, each once', async () => {
  const file = eveningInBws([{ at: '3 2 1', pairs: '3-2', remarks: 'A-/A+' }]);
  const [line] = await imported(file);
  expect(line).toMatchObject({ is: 'to-rule', taken: false, why: { code: 'remark', remark: 'A-/A+' } });
  const [{ id, name, body }] = line!.steps as [ImportedRow['steps'][number]];
  const scorer = await server.invited(evening.director, evening.tournament, 'scorer');
  expect(await scorer.command(evening.tournament, name, body, { id })).toMatchObject({ status: 403 });
  const given = await evening.director.command(evening.tournament, name, body, { id });
  expect(given.status).toBe(200);
  await evening.director.get(
    `/api/tournaments/${evening.tournament}/sessions/1?after=${given.body['position']}`,
  );
  expect(await imported(file)).toMatchObject([{ is: 'same', steps: [] }]);
  const { ruling } = body as { ruling: string };
  await evening.command('ruling.withdraw', { ...SESSION, ruling, reason: 'The device was mistaken.' });
  const { position } = (await evening.book()).at(-1)!;
  await evening.director.get(`/api/tournaments/${evening.tournament}/sessions/1?after=${position}`);
  // Asked for again, it is another ruling.
  const [again] = await imported(file);
  expect(again).toMatchObject({ is: 'to-rule', steps: [{ name: 'ruling.give' }] });
  expect(again!.steps[0]!.id).not.toBe(id);
});

it('is a list, too, whose columns somebody names', async () => {
  const list = new TextEncoder().encode('aa;bb;cc;dd\n1;A2;4;PASS\n2;A3;2;4♠ S =\n');
  const { body } = await sent(list, '&columns=round,table,board,contract');
  expect(body.list).toMatchObject({ headed: true, columns: ['round', 'table', 'board', 'contract'] });
  expect(told(body.lines)).toEqual(['2 same', '3 new']);
});

it('is refused whole where it cannot be read', async () => {
  const broken = await sent(eveningInBws().subarray(0, 20_000));
  expect(broken).toMatchObject({ status: 400, body: { code: 'results-file.broken' } });
  const lacking = await sent(emptyDatabase());
  expect(lacking).toMatchObject({
    status: 400,
    body: {
      code: 'results-file.unreadable',
      reason: 'interchange.missing',
      name: 'ReceivedData',
      detail: 'Nothing was imported from the file: BWS: ReceivedData is missing.',
    },
  });
  expect(await sent(new Uint8Array())).toMatchObject({
    status: 400,
    body: { code: 'results-file.empty' },
  });
});
