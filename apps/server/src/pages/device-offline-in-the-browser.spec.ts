import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { closePhone, launchPhone } from '../testing/browser.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { PHONE } from './testing/venue.js';
import { expectScene } from './testing/scene.js';
import { TablePhone } from './testing/table-phone.js';
import { like, say } from '../testing/words.js';

/*
 * The phone of table 1 in a Mitchell of five tables, four boards a round, without its line for ten boards: it is closed in
 * between, two rounds begin meanwhile, the director writes down a board that the table has entered otherwise and has
 * others sit there in the second round. In the end the table is taken away from the phone while it still has something to send. At
 * localhost, which browsers trust as they do TLS: so the pages load without the line, too.
 */
let server: ServerUnderTest;
let evening: Evening;
let folder: string;
let phone: TablePhone;
let context: BrowserContext;
/** What the table's card leads to. */
let card: string;
const complaints: string[] = [];

const NORTH_SOUTH = ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol'];
const EAST_WEST = ['Lena Marek', 'Olga Piotr', 'Rita Stefan', 'Teresa Urban', 'Wanda Zenon'];
const PAIRS = [...NORTH_SOUTH, ...EAST_WEST];
const SEATS = ['NS', 'EW'].flatMap((line) => [1, 2, 3, 4, 5].map((number) => `A-${line}${number}`));
const SLIPS = ['4S N =', '3NT E +1', '2H W -1', 'pass'];

async function launch(offline: boolean): Promise<Page> {
  context = await launchPhone(folder, {
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: server.base.replace('127.0.0.1', 'localhost'),
    offline,
  });
  const [page = await context.newPage()] = context.pages();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
}

beforeAll(async () => {
  server = await serverUnderTest();
  folder = await mkdtemp(join(tmpdir(), 'tirage-phone-'));
  evening = await Evening.open(server, 'Club evening');
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 5, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 4, movement }],
  });
  for (const [index, contestant] of SEATS.entries()) {
    const entry = await evening.register(...PAIRS[index]!.split(' ').map((name) => `${name} Nowak`));
    await evening.command('session.seat', { session: '1', contestant, entry });
  }
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 20, how: 'at-the-table' });
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  const { body } = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
    session: '1',
    tables: ['A1'],
  });
  const [{ link }] = body.tables as [{ link: string }];
  card = `/pair${new URL(link).hash}`;
  const page = await launch(false);
  phone = await TablePhone.scanWith(page, 'A1', card);
}, 120_000);
afterAll(async () => {
  if (context) await closePhone(context, folder);
  await rm(folder, { recursive: true, force: true });
  await server?.stop();
});

/** Waits until the phone keeps the pages; where it does not, says how far it came. */
async function pagesKept(): Promise<void> {
  const kept = () => navigator.serviceWorker.controller !== null;
  await phone.page.waitForFunction(kept, undefined, { timeout: 90_000 }).catch(async (error: unknown) => {
    const far = await phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
      const [names, storage] = [await caches.keys(), await navigator.storage.estimate()];
      return { worker: worker?.state, caches: names, ...storage };
    });
    throw new Error(`The phone keeps no pages: ${JSON.stringify(far)}`, { cause: error });
  });
}

/** The boards that a round brings to table 1, one after the other, as far as `boards` says. */
async function play(boards: readonly number[], next?: number): Promise<void> {
  for (const [index, board] of boards.entries()) {
    await phone.play(board, SLIPS[board % SLIPS.length]!);
    const following = boards[index + 1] ?? next;
    if (following !== undefined) await phone.nextBoard(following);
  }
}

/** In round 2 another pair sits North-South at table 1 than the movement had there. */
async function changeRoundTwo(): Promise<void> {
  const at = `/api/tournaments/${evening.tournament}/sessions/1`;
  const { body } = await evening.director.get(at);
  type Play = { readonly ns: string; readonly ew: string; readonly set: number };
  const rows = (body.sections as [{ movement: { rows: Play[][] } }])[0].movement.rows;
  const changed = rows.map(([, ...toCome]) => toCome);
  const [one, other] = [changed[0]!, changed[2]!];
  [one[0], other[0]] = [
    { ...one[0]!, ns: 'NS3' },
    { ...other[0]!, ns: 'NS1' },
  ];
  await evening.command('session.change-movement', {
    session: '1',
    section: 'A',
    change: { kind: 'rows', rows: changed },
    reason: 'They are from one club',
  });
}

/** The boards of a round at table 1. */
const boardsOf = (round: number) => [1, 2, 3, 4].map((board) => board + 4 * (round - 1));

it('plays on without the line, into the next round, and keeps what was entered when it is closed', async () => {
  await phone.page.getByText(say('entry.round', { round: '1', rounds: '3' })).waitFor();
  await pagesKept();
  await play([1, 2], 3);
  await phone.sent();

  await context.setOffline(true);
  // Nothing is to be sent: that there is no line is said all the same, as soon as the phone knows it.
  await phone.page.getByText(say('live.offline'), { exact: true }).waitFor();
  await phone.button(say('entry.seats')).click();
  await phone.button(say('entry.seatsTurned.ns')).click();
  await phone.button(say('entry.seatsSo')).click();
  await play([3, 4]);
  await phone.roundDone();
  await phone.page.getByText(say('move.withoutLine', { round: '2' })).waitFor();
  const north = { side: say('contract.sideName.NS') };
  await phone.button(say('move.right', north)).click();
  await phone.page.getByText(say('move.saidRight', north)).waitFor();
  await expectScene(phone.page, 'device-offline-1-move');
  await phone.sitDown(2);
  await expectScene(phone.page, 'device-offline-1-seats');
  await phone.page.getByText('Jan Nowak').waitFor();
  const names = ['Jan', 'Zenon', 'Wanda', 'Anna'].map((name) => `${name} Nowak`);
  expect(await phone.page.locator('dl dd').allInnerTexts()).toEqual(names);
  await play(boardsOf(2));
  await phone.page.getByText(say('entry.waiting', { count: 15 })).waitFor();
  await phone.page.getByText(like('entry.whatWaitsSince')).click();
  await expectScene(phone.page, 'device-offline-2-waits');
  await closePhone(context, folder);

  const result = {
    kind: 'contract',
    level: 1,
    strain: 'NT',
    doubling: '',
    declarer: 'N',
    tricks: 7,
  };
  await evening.command('result.record', { session: '1', table: 'A1', round: 1, board: 3, result });
  await changeRoundTwo();
  await evening.command('session.call-round', { session: '1', round: 2 });
}, 180_000);

it('is opened again without the line, where it was, and plays the last round', async () => {
  const page = await launch(true);
  phone = TablePhone.on(page, 'A1');
  await page.goto('/table');
  await page.getByText(say('entry.round', { round: '2', rounds: '3' })).waitFor();
  await page.getByText(say('entry.waiting', { count: 15 })).waitFor();
  await phone.sitDown(3);
  await play(boardsOf(3));
  await page.getByText(say('entry.waiting', { count: 24 })).waitFor();
  expect(await page.getByRole('button', { name: like('entry.status.agreed') }).count()).toBe(4);
}, 120_000);

it('sends everything once and in order when the line is back; what another has written meanwhile is told', async () => {
  const { page } = phone;
  await context.setOffline(false);
  await page.getByText(say('entry.waitsForCall', { round: '3' })).waitFor();
  await page.getByText(say('entry.refused', { board: '3' })).waitFor();
  await page.getByText(say('entry.refused', { board: '8' })).waitFor();
  await expectScene(page, 'device-offline-3-refused');
  for (const board of boardsOf(2)) {
    const card = page.getByText(say('entry.refused', { board })).locator('..');
    await card.getByRole('button', { name: say('entry.refusedNow') }).press('Enter');
    await card.waitFor({ state: 'detached' });
  }
  await phone.button(say('entry.refusedNow')).waitFor({ state: 'detached' });
  // Those of round 3 wait for it; these go before it is called.
  const confirmed = async () => (await evening.book()).filter(({ type }) => type === 'result.confirmed');
  await until('round 2 is taken', async () => (await confirmed()).length === 3 + boardsOf(2).length);
  await evening.command('session.call-round', { session: '1', round: 3 });
  await phone.sent();
  await page.reload();
  await page.getByText(say('entry.refused', { board: '3' })).waitFor();
  await expectScene(page, 'device-offline-4-sent');
  await phone.button(say('entry.refusalRead')).click();
  await page.getByText(say('entry.refused', { board: '3' })).waitFor({ state: 'detached' });

  const journal = await evening.book();
  const plays = (type: string) =>
    journal.filter((line) => line.type === type).map(({ payload }) => (payload as { board: number }).board);
  const taken = [1, 2, 4, ...boardsOf(2), ...boardsOf(3)];
  expect(plays('result.entered')).toEqual(taken);
  expect(plays('result.confirmed')).toEqual(taken);
  const lastOf = (type: string) => journal.findLast((line) => line.type === type)!.payload;
  expect(lastOf('table.round-confirmed')).toMatchObject({ round: 1, side: 'NS' });
  expect(lastOf('table.seats-confirmed')).toMatchObject({ round: 1, turned: ['ns'] });
  const ofRoundTwo = journal.find(
    ({ payload }) => (payload as { board?: number }).board === 5 && 'seating' in (payload as object),
  );
  expect(ofRoundTwo!.payload).toMatchObject({ seating: { N: 'A-NS3', E: 'A-EW5' } });
}, 120_000);

it('keeps what it has when the table is taken away from it, and sends it once it stands there again', async () => {
  const { page } = phone;
  await context.setOffline(true);
  await phone.button(say('calls.make')).click();
  await page.getByText(say('entry.waiting', { count: 1 })).waitFor();
  const devices = `/api/tournaments/${evening.tournament}/devices`;
  const { body } = await evening.director.get(devices);
  const [{ id }] = body.devices as [{ id: string }];
  await evening.director.send('DELETE', `${devices}/${id}`);
  await context.setOffline(false);
  await page.getByRole('heading', { name: say('table.notPaired') }).waitFor();
  await page.getByText(say('table.ended.revoked', { table: 'A1' })).waitFor();
  await page
    .getByRole('listitem')
    .getByText(say('waits.call', { board: '12', round: '3' }))
    .waitFor();
  await phone.button(say('entry.copyList')).click();
  await page.getByText(say('link.copied')).waitFor();
  await expectScene(page, 'device-offline-5-taken-away');
  phone = await TablePhone.scanWith(page, 'A1', card);
  await phone.sent();
  await page.getByText(new RegExp(`^${say('calls.calledPlain', { board: '12', round: '3' })}`)).waitFor();
  expect((await evening.book()).filter(({ type }) => type === 'table.director-called').length).toBe(1);

  await page.route('**/commands/table.take-call-back', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), gone: true }) }),
  );
  await phone.button(say('calls.takeBack')).click();
  await page.getByText(say('entry.refusedOlder')).waitFor();
  await expectScene(page, 'device-offline-6-old-page');
  await page.reload();
  await page.getByText(say('entry.refusedOlder')).waitFor();
  expect(complaints).toEqual([]);
}, 120_000);
