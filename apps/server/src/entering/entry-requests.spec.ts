import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '../testing/client.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

let server: ServerUnderTest;
let evening: Evening;
let anyone: Client;
let at: string;

beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Open Pairs');
  anyone = server.client();
  at = `/api/tournaments/${evening.tournament}`;
});
afterAll(() => server.stop());
beforeEach(() => server.pool.query('DELETE FROM access.throttle'));

const TERMS = { as: 'pair', limit: 1, closes: null, conditions: 'First line\nSecond line', atOnce: false };
const letIn = (terms: object = {}) =>
  evening.command('entries.let-players-in', { terms: { ...TERMS, ...terms } });
const newToken = () => randomBytes(32).toString('base64url');

/** Enters a pair. */
async function enter(players: readonly string[], token = newToken(), entry: string = randomUUID()) {
  const { status, body } = await anyone.post(`${at}/entry-requests`, { entry, players, token });
  return { status, body, token, entry };
}
const own = (token: string) => anyone.post(`${at}/entry-requests/own`, { token });
const withdraw = (token: string) => anyone.post(`${at}/entry-requests/own/withdraw`, { token });
const names = async () =>
  (await server.pool.query('SELECT name FROM access.player')).rows.map(({ name }) => name);

it('is not there before the tournament is published, and says that nobody is let in', async () => {
  expect((await anyone.get(`${at}/entry-terms`)).status).toBe(404);
  expect((await enter(['Anna Lis', 'Ewa Kot'])).status).toBe(404);
  await evening.command('tournament.publish');
  expect((await anyone.get(`${at}/entry-terms`)).body).toMatchObject({ terms: null });
  const closed = await enter(['Anna Lis', 'Ewa Kot']);
  expect([closed.status, closed.body.code]).toEqual([409, 'entries.players-not-let-in']);
  // Names of those who were refused are not kept.
  expect(await names()).toEqual([]);
});

it('lets players enter, keeps a waiting list, and moves the first of it up', async () => {
  await letIn();
  expect((await anyone.get(`${at}/entry-terms`)).body).toMatchObject({ terms: TERMS, taken: 0, waiting: 0 });
  const first = await enter(['Anna Lis', 'Ewa Kot']);
  expect([first.status, first.body]).toEqual([
    200,
    { as: 'pair', players: ['Anna Lis', 'Ewa Kot'], standing: 'placed', place: null },
  ]);
  const second = await enter(['Jan Bak', 'Piotr Sum']);
  expect(second.body).toMatchObject({ standing: 'waiting', place: 1 });
  const third = await enter(['Olaf Nur', 'Igor Wal']);
  expect(third.body).toMatchObject({ standing: 'waiting', place: 2 });
  // The answer was lost, and it is sent again: nobody is entered or written down twice.
  const again = await enter(['Olaf Nur', 'Igor Wal'], third.token, third.entry);
  expect(again.body).toEqual(third.body);
  expect(await names()).toHaveLength(6);

  // Nobody but the staff sees who has asked.
  expect((await anyone.get(`${at}/entry-requests`)).status).toBe(401);
  expect((await anyone.get(`${at}/entries`)).body.entries).toEqual([]);
  const { requests } = (await evening.director.get(`${at}/entry-requests`)).body;
  expect(requests.map((one: { standing: string }) => one.standing)).toEqual(['placed', 'waiting', 'waiting']);
  expect(requests[0].players).toMatchObject([{ name: 'Anna Lis' }, { name: 'Ewa Kot' }]);

  const full = await evening.director.command(evening.tournament, 'entries.confirm-request', {
    entry: third.entry,
  });
  expect([full.status, full.body.code]).toEqual([409, 'entries.no-place']);
  await evening.command('entries.confirm-request', { entry: first.entry });
  expect((await own(first.token)).body).toMatchObject({ standing: 'confirmed' });
  const { entries } = (await anyone.get(`${at}/entries`)).body;
  expect(entries).toMatchObject([
    { entry: first.entry, players: [{ name: 'Anna Lis' }, { name: 'Ewa Kot' }] },
  ]);

  await evening.command('entries.put-request-first', { entry: third.entry });
  expect((await own(second.token)).body).toMatchObject({ standing: 'waiting', place: 2 });
  expect((await withdraw(first.token)).body).toMatchObject({ standing: 'withdrawn' });
  expect((await own(third.token)).body).toMatchObject({ standing: 'placed' });
  await letIn({ limit: 2, atOnce: true });
  expect((await own(second.token)).body).toMatchObject({ standing: 'confirmed' });
});

it('seats confirmed entries as any others', async () => {
  const { requests } = (await evening.director.get(`${at}/entry-requests`)).body;
  const placed = requests.find((one: { standing: string }) => one.standing === 'placed');
  await evening.command('entries.confirm-request', { entry: placed.entry });
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 2, movement }],
  });
  await evening.command('session.seat', { session: '1', contestant: 'A-NS1', entry: placed.entry });
  const { body } = await evening.director.get(`${at}/sessions/1`);
  expect(JSON.stringify(body)).toContain('Olaf Nur');
});

it('ends at the closing time', async () => {
  await letIn({ closes: 1 });
  const late = await enter(['Ada Wir', 'Jan Moc']);
  expect([late.status, late.body.code]).toEqual([409, 'entries.closing-time-over']);
  expect(await names()).toHaveLength(6);
});

it('shows nothing of a token in the journal, and nothing without the right one', async () => {
  await letIn();
  const { token } = await enter(['Ada Wir', 'Jan Moc']);
  const book = JSON.stringify(await evening.book());
  expect(book).not.toContain(token);
  expect(book).not.toContain('Ada Wir');
  for (const other of [newToken(), 'x', "' OR 1=1 --", '\u0000']) {
    const { status, body } = await own(other);
    expect([status, body.code]).toEqual([404, 'access.link-unknown']);
  }
  expect((await withdraw(newToken())).status).toBe(404);
  const journal = await anyone.get(`${at}/journal`);
  expect(journal.status).toBe(200);
  expect(JSON.stringify(journal.body)).not.toContain('entries.requested');
});

it('answers hostile input with a problem, and writes nothing', async () => {
  const before = await names();
  const good = { entry: randomUUID(), players: ['A', 'B'], token: newToken() };
  for (const bad of [
    {},
    { ...good, players: [] },
    { ...good, players: ['A'.repeat(500), 'B'] },
    { ...good, players: ['\u202eA', 'B'] },
    { ...good, players: Array.from({ length: 7 }, () => 'A') },
    { ...good, token: 'short' },
    { ...good, entry: '__proto__' },
    { ...good, more: 1 },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body } = await anyone.post(`${at}/entry-requests`, bad);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  }
  const alone = await enter(['Ada Wir']);
  expect([alone.status, alone.body.code]).toEqual([400, 'entries.other-number']);
  expect(await names()).toEqual(before);
});

it('slows down whoever enters without end', async () => {
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let round = 0; round < 25; round += 1) statuses.push((await enter(['Ada Wir'])).status);
  expect(statuses.at(-1)).toBe(429);
});
