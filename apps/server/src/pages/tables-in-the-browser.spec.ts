import type { Locator, Page } from 'playwright-core';
import { Evening } from '../testing/evening.js';
import { Hall, PHONE } from './testing/hall.js';
import { expectScene } from './testing/scene.js';

/*
 * Strata, both lines together, a pair without standing, and the standing over two evenings, from the pages alone. Three
 * tables of a Mitchell, one board a round.
 */
let hall: Hall;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

const PAIRS = ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol', 'Lena Marek'];
const SEATS = ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2', 'A-EW3'];

/** A session of the six pairs, the seats moved on by so many. */
async function playSession(session: string, entries: readonly string[], moved: number): Promise<void> {
  await evening.command('session.create', { session });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session,
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  for (const [index, contestant] of SEATS.entries()) {
    const entry = entries[(index + moved) % entries.length];
    await evening.command('session.seat', { session, contestant, entry });
  }
  await evening.command('board.request-dealing', { set: session, from: 1, to: 3, how: 'at-the-table' });
  await evening.command('session.start', { session });
  for (const round of [1, 2, 3]) {
    await evening.command('session.call-round', { session, round });
    for (const table of [1, 2, 3]) {
      const board = ((table + round - 2) % 3) + 1;
      const score = 100 + 10 * ((table * 7 + round * 5 + board + moved) % 9);
      const result = { kind: 'score', score: score >= 150 ? 170 : score <= 110 ? -100 : 140 };
      await evening.command('result.record', { session, table: `A${table}`, round, board, result });
    }
  }
  await evening.command('session.close', { session });
}

beforeAll(async () => {
  hall = await Hall.open();
  evening = await Evening.open(hall.server, 'Spring league');
  at = `/tournaments/${evening.tournament}`;
  const entries: string[] = [];
  for (const pair of PAIRS) {
    entries.push(await evening.register(...pair.split(' ').map((name) => `${name} Nowak`)));
  }
  await playSession('1', entries, 0);
  await playSession('2', entries, 1);
  await evening.command('tournament.publish');
  olga = await hall.organiser();
  dialog = olga.getByRole('dialog');
}, 120_000);
afterAll(() => hall?.close());
afterEach(async () => {
  if (await dialog?.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click();
});

function button(name: string): Locator {
  return olga.getByRole('button', { name, exact: true });
}

async function answered(answer: Readonly<Record<string, string>> = {}): Promise<void> {
  await dialog.waitFor();
  for (const [label, text] of Object.entries(answer)) await dialog.getByLabel(label).fill(text);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

/** The lines of a table on the page, each with its cells. */
async function rows(page: Page): Promise<string[][]> {
  const found = await page.locator('main tbody tr, #root tbody tr').all();
  return Promise.all(found.map((row) => row.locator('td').allInnerTexts()));
}

it('puts pairs into strata, among the entries and in the room', async () => {
  await olga.goto(`${at}/entries`);
  await olga.getByRole('button', { name: /^Class of Anna/ }).click();
  await answered({ 'Stratum or flight': 'A' });
  await olga.getByRole('button', { name: /^Class of Celina/ }).click();
  await answered({
    'Stratum or flight': 'B',
    Categories: 'mixed, seniors',
    'Handicap in percentage points': '2.5',
  });
  await olga.getByText('stratum B, mixed, seniors, handicap 2.5 %').waitFor();
  await expectScene(olga, 'tables-1-entries');
  await olga.getByRole('button', { name: /^Class of Ewa/ }).click();
  await dialog.waitFor();
  await expectScene(olga, 'tables-2-class');
  await answered({ 'Stratum or flight': 'B' });
  await olga.goto(`${at}/session/1/room/pairs`);
  await olga.getByRole('button', { name: /Class.*EW 3/ }).click();
  await dialog.getByLabel('Takes a place').uncheck();
  await answered({ Reason: 'They are guests' });
  await olga.getByText('takes no place').waitFor();
}, 120_000);

it('adds tables in plain words, which everybody sees', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await button('Add tables').click();
  await dialog.waitFor();
  await dialog.getByLabel('Strata, the strongest first').fill('A, B');
  await expectScene(olga, 'tables-3-add');
  await answered();
  await button('Add tables').click();
  await dialog.getByLabel('What tables').selectOption({ label: 'With handicaps' });
  await answered();
  await olga.getByText('Full cards, pairs that leave, master points').click();
  await olga.getByLabel('Master points', { exact: true }).fill('2: 1.5, 1');
  await expectScene(olga, 'tables-4-set-up');
  await button('Save the tables').click();
  await answered({ Reason: 'As announced' });
  await olga.getByText('With handicap', { exact: true }).first().waitFor();

  const spectator = await hall.person({ viewport: PHONE });
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('B', { exact: true }).click();
  await spectator.getByRole('heading', { name: 'B', exact: true }).waitFor();
  await expectScene(spectator, 'tables-5-stratum-phone');
  const stratum = await rows(spectator);
  expect(stratum.map(([place = '']) => place).toSorted()).toEqual(['1', '2']);
  expect(stratum.map(([, names = '']) => names.split(' ', 1).join()).toSorted()).toEqual(['Celina', 'Ewa']);
  await spectator.getByText('With handicap', { exact: true }).first().click();
  await spectator.getByRole('heading', { name: 'With handicap', exact: true }).waitFor();
  await expectScene(spectator, 'tables-6-handicap-phone');
  const guests = (await rows(spectator)).find(([, names]) => names!.startsWith('Lena'));
  expect(guests![0]).toBe('–');
  await olga.goto(`${at}/session/1`);
  await olga.getByText('Master points').first().waitFor();
  await expectScene(olga, 'tables-7-standings');
}, 120_000);

it('puts two evenings together, with what a pair brings along and a penalty', async () => {
  await olga.goto(`${at}/sessions`);
  await button('New standing over several sessions').click();
  await dialog.waitFor();
  await dialog.getByLabel('Name').fill('League, both evenings');
  await dialog.getByLabel('How they count').selectOption({ label: 'scores added up' });
  await dialog.getByLabel('How many go on, into a final').fill('2');
  await dialog.getByText('Tables and master points').click();
  await dialog.getByLabel('Strata, the strongest first').fill('A, B');
  await expectScene(olga, 'tables-8-new-contest');
  await answered();
  await olga.getByRole('heading', { name: 'Spring league, League, both evenings' }).waitFor();
  await button('Bring along by hand').click();
  await dialog.getByLabel('Who').selectOption({ label: 'Anna Nowak – Jan Nowak' });
  await answered({ Points: '1.5', Reason: 'From the winter league' });
  await button('Penalty').click();
  await dialog.getByLabel('Who').selectOption({ label: 'Celina Nowak – Darek Nowak' });
  await answered({ Points: '2', Reason: 'Late on both evenings' });
  await olga.getByText('given by hand').waitFor();
  expect(await olga.getByText('goes on', { exact: true }).count()).toBe(2);
  await olga.getByText('penalty').first().waitFor();
  await expectScene(olga, 'tables-9-contest');

  await button('Who goes on').click();
  await dialog.getByLabel('Reason').fill('Cannot come');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('Nothing is different yet').waitFor();
  await dialog.getByLabel(/^Gosia/).selectOption({ label: 'declines' });
  for (const tied of [/^Celina/, /^Ewa/]) await dialog.getByLabel(tied).selectOption({ label: 'goes on' });
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('2 of those tied are to go on, and there is 1 place. Choose 1 of them.').waitFor();
  await expectScene(olga, 'tables-9-who-goes-on');
  await dialog.getByLabel(/^Ewa/).selectOption({ label: 'by its place' });
  await answered();
  await olga.getByText('has declined').waitFor();
  await olga.getByText('goes on (decided)').waitFor();
  await expectScene(olga, 'tables-9-declined');

  const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}/contests/1`);
  const anna = body.entries.find(
    ({ at: where }: { at: { contestant: string }[] }) => where[0]!.contestant === 'A-NS1',
  );
  expect(anna.sessions.map(({ as }: { as: string }) => as)).toEqual(['played', 'played']);
  const lena = body.entries.find(
    ({ at: where }: { at: { contestant: string }[] }) => where[0]!.contestant === 'A-EW3',
  );
  expect(lena.sessions.map(({ as }: { as: string }) => as)).toEqual(['substitute', 'played']);

  const ranked = body.tables.map((table: { name: string; entries: unknown[] }) => [
    table.name,
    table.entries.length,
  ]);
  expect(ranked).toEqual([
    ['A', 3],
    ['B', 2],
  ]);

  const spectator = await hall.person({ viewport: PHONE, locale: 'pl-PL' });
  await spectator.goto(`${at}/contest/1`);
  await spectator.getByText('podane ręcznie').waitFor();
  expect(await spectator.getByRole('button', { name: 'Kara' }).count()).toBe(0);
  await expectScene(spectator, 'tables-10-contest-phone');
  await spectator.goto(`${at}/sessions`);
  await spectator.getByText('sesje 1, 2').waitFor();
  const russian = await hall.person({ viewport: PHONE, locale: 'ru-RU', colorScheme: 'dark' });
  await russian.goto(`${at}/contest/1`);
  await russian.getByText('играла замена').waitFor();
  await expectScene(russian, 'tables-11-contest-dark');
}, 120_000);

it('has nothing that pages complain about', () => expect(hall.complaints).toEqual([]));
