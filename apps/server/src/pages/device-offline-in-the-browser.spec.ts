import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchPhone } from '../testing/browser.js';
import { Evening } from '../testing/evening.js';
import { serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';
import { PHONE } from './testing/hall.js';
import { expectScene } from './testing/scene.js';
import { TablePhone } from './testing/table-phone.js';

/*
 * The phone of table 1 in a Mitchell of three tables, four boards a round, without its line for ten boards: it is closed in
 * between, two rounds begin meanwhile, and the director writes down a board that the table has entered otherwise. At
 * localhost, which browsers trust as they do TLS: so the pages load without the line, too.
 */
let server: ServerUnderTest;
let evening: Evening;
let folder: string;
let phone: TablePhone;
let context: BrowserContext;
const complaints: string[] = [];

const PAIRS = ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol', 'Lena Marek'];
const SEATS = ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2', 'A-EW3'];
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
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  return page;
}

beforeAll(async () => {
  server = await serverUnderTest();
  folder = await mkdtemp(join(tmpdir(), 'tirage-phone-'));
  evening = await Evening.open(server, 'Club evening');
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session: '1',
    sections: [{ section: 'A', boardsPerRound: 4, movement }],
  });
  for (const [index, contestant] of SEATS.entries()) {
    const entry = await evening.register(...PAIRS[index]!.split(' ').map((name) => `${name} Nowak`));
    await evening.command('session.seat', { session: '1', contestant, entry });
  }
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 12, how: 'at-the-table' });
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  const { body } = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
    session: '1',
    tables: ['A1'],
  });
  const [card] = body.tables as { link: string }[];
  const page = await launch(false);
  phone = await TablePhone.scanWith(page, 'A1', `/pair${new URL(card!.link).hash}`);
}, 120_000);
afterAll(async () => {
  await context?.close();
  await rm(folder, { recursive: true, force: true });
  await server?.stop();
});

/** The boards that a round brings to table 1, one after the other, as far as `boards` says. */
async function play(boards: readonly number[], next?: number): Promise<void> {
  for (const [index, board] of boards.entries()) {
    await phone.play(board, SLIPS[board % SLIPS.length]!);
    const following = boards[index + 1] ?? next;
    if (following !== undefined) await phone.nextBoard(following);
  }
}

/** The boards of a round at table 1. */
const boardsOf = (round: number) => [1, 2, 3, 4].map((board) => board + 4 * (round - 1));

it('plays on without the line, into the next round, and keeps what was entered when it is closed', async () => {
  await phone.page.getByText('Round 1/3').waitFor();
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await play([1, 2], 3);
  await phone.sent();

  await context.setOffline(true);
  await play([3, 4]);
  await phone.roundDone();
  await phone.page.getByText('The line is down. Go on when the director calls round 2.').waitFor();
  await expectScene(phone.page, 'device-offline-1-move');
  await phone.sitDown(2);
  await play(boardsOf(2));
  await phone.page.getByText('13 wait to be sent.').waitFor();
  await phone.page.getByText(/^What waits, since/).click();
  await expectScene(phone.page, 'device-offline-2-waits');
  await context.close();

  const result = { kind: 'contract', level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 };
  await evening.command('result.record', { session: '1', table: 'A1', round: 1, board: 3, result });
  await evening.command('session.call-round', { session: '1', round: 2 });
}, 120_000);

it('is opened again without the line, where it was, and plays the last round', async () => {
  const page = await launch(true);
  phone = TablePhone.on(page, 'A1');
  await page.goto('/table');
  await page.getByText('Round 2/3').waitFor();
  await page.getByText('13 wait to be sent.').waitFor();
  await phone.sitDown(3);
  await play(boardsOf(3));
  await page.getByText('22 wait to be sent.').waitFor();
  expect(await page.getByRole('button', { name: /^Board \d+, agreed/ }).count()).toBe(4);
}, 120_000);

it('sends everything once and in order when the line is back; what another has written meanwhile is told', async () => {
  const { page } = phone;
  await context.setOffline(false);
  await page.getByText('Round 3 is not called yet').waitFor();
  await page.getByText('Board 3 was not taken').waitFor();
  await expectScene(page, 'device-offline-3-refused');
  await evening.command('session.call-round', { session: '1', round: 3 });
  await phone.sent();
  await page.reload();
  await page.getByText('Board 3 was not taken').waitFor();
  await expectScene(page, 'device-offline-4-sent');
  await phone.button('Understood').click();
  await page.getByText('Board 3 was not taken').waitFor({ state: 'detached' });

  const book = await evening.book();
  const plays = (type: string) =>
    book.filter((line) => line.type === type).map(({ payload }) => (payload as { board: number }).board);
  const taken = [1, 2, 4, ...boardsOf(2), ...boardsOf(3)];
  expect(plays('result.entered')).toEqual(taken);
  expect(plays('result.confirmed')).toEqual(taken);
  expect(complaints).toEqual([]);
}, 120_000);
