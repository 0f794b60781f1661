import type { Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { Evening } from '../testing/evening.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { type Hall, PHONE, WALL } from './testing/hall.js';
import { openEvening } from './testing/open-evening.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { expectScene } from './testing/scene.js';

/*
 * A session that is scored in IMPs, from the pages: its method is chosen by preset, then another one with a reason.
 * Three tables of a Mitchell, three rounds of a board each; NS t meets EW t - r + 1 with board t + r - 1.
 *
 *   board           1      2      3     Butler          comparisons
 *   NS1            420    620    140     6 +  6 + 3      8 + 6 + 3.5
 *   NS2            170    620   -100     0 +  6 - 4      0 + 6 - 5.5
 *   NS3            -50   -100    110    -6 - 10 + 2     -8 - 12 + 2
 */
const SCORES = [
  [420, 170, -50],
  [620, 620, -100],
  [140, -100, 110],
];

let hall: Hall;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

beforeAll(async () => {
  ({ hall, evening, at, olga } = await openEvening('Sunday IMPs'));
  for (const pair of ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol', 'Lena Marek']) {
    await evening.register(...pair.split(' ').map((name) => `${name} Nowak`));
  }
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 1, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.draw-seats', { session: '1' });
  await evening.command('tournament.publish');
  spectator = await hall.person({ viewport: PHONE });
}, 120_000);
afterAll(() => hall?.close());

async function playRound(round: number): Promise<void> {
  await evening.command('session.call-round', { session: '1', round });
  for (const table of [1, 2, 3]) {
    const board = ((table + round - 2) % 3) + 1;
    const result = { kind: 'score', score: SCORES[board - 1]![table - 1] };
    await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
  }
}

it('saves no rules over those of another organiser unseen, and keeps what was typed', async () => {
  await hall.server.invited(evening.director, evening.tournament, 'organiser');
  const other = await hall.person({ viewport: PHONE });
  await new OrganiserPages(other).signIn('organiser-1', PASSWORD);
  for (const page of [olga, other]) {
    await page.goto(`${at}/session/1/set-up`);
    await page.getByText('Look at them and change them', { exact: true }).click();
  }
  const dark = (page: Page) => page.getByLabel('Dark rounds', { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
  const shows = (page: Page, rounds: string) =>
    until(`${rounds} dark rounds are shown`, async () => (await dark(page).inputValue()) === rounds);
  const savedByOlga = async (rounds: string) => {
    await dark(olga).fill(rounds);
    await save(olga).click();
    await save(olga).waitFor({ state: 'detached' });
  };
  await dark(other).fill('4');
  await savedByOlga('2');
  await save(other).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByText('Changed by Olga Organiser').waitFor();
  const row = dialog.locator('tbody tr');
  expect(await row.locator('td').allTextContents()).toEqual(['0', '2', '4']);
  await expectScene(other, 'methods-0-rules-of-another-on-a-phone');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await dark(other).inputValue()).toBe('4');
  await save(other).click();
  await dialog.getByRole('button', { name: 'Use theirs, drop mine' }).click();
  await shows(other, '2');
  await dark(other).fill('3');
  await savedByOlga('1');
  await save(other).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await save(other).waitFor({ state: 'detached' });
  await shows(olga, '3');
  // What only one of them has changed is saved beside what the other has, and whoever types goes on where they were.
  const share = (page: Page) => page.getByLabel('Least share, %', { exact: true });
  await share(other).fill('6');
  await savedByOlga('0');
  await shows(other, '0');
  await other.keyboard.type('5');
  await save(other).click();
  await save(other).waitFor({ state: 'detached' });
  await until('both are kept', async () => (await share(olga).inputValue()) === '65');
  expect(await dark(olga).inputValue()).toBe('0');
}, 120_000);

it('chooses the method by preset and says in words what it does', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  const method = olga.getByLabel('Method', { exact: true }).first();
  await olga.getByText('2 matchpoints for each result that is beaten').first().waitFor();
  await method.selectOption({ label: 'PZBS: Butler' });
  await olga.getByText('From 4 scores on the best and the worst are left out').waitFor();
  await expectScene(olga, 'methods-1-chosen');
  await olga.getByText('Own settings', { exact: true }).first().click();
  await olga.getByText('Left out at each end').waitFor();
  await expectScene(olga, 'methods-2-own-settings');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'methods-3-own-settings-on-a-phone');
  await olga.setViewportSize({ width: 1280, height: 900 });
  await olga.getByLabel('Day', { exact: true }).fill('2026-11-30');
  await olga.getByRole('button', { name: 'Save', exact: true }).click();
  await evening.until('session.configured', 1);
  await olga.goto(`${at}/sessions`);
  await olga.getByText('30 Nov 2026', { exact: true }).waitFor();
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2, 3]) await playRound(round);
}, 120_000);

it('shows the standings in IMPs, and why each figure is what it is', async () => {
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('+15', { exact: true }).waitFor();
  await spectator.getByText('Scored by Butler (PZBS, usual practice)').click();
  await spectator.getByText('Places go by the total.').waitFor();
  await expectScene(spectator, 'methods-4-standings-on-a-phone');
  await spectator.getByRole('link', { name: '−14: why' }).click();
  await spectator.getByText('On 3 boards together: −14 IMPs.').waitFor();
  await spectator.getByText('1: −6 · 2: −10 · 3: +2').waitFor();
  await spectator.getByText('That makes −14 IMPs, −4.67 a board.').waitFor();
  await expectScene(spectator, 'methods-5-card');
  await spectator.goto(`${at}/session/1/board/2`);
  await spectator.getByRole('button', { name: 'Why: table A1' }).click();
  await spectator.getByText('The mean of 3 scores is +380, the datum +380.').first().waitFor();
  await spectator.getByText('+620 differs from it by +240 for this side: +6 IMPs.').waitFor();
  await spectator.getByText('+620 differs from it by −240 for this side: −6 IMPs.').waitFor();
  await expectScene(spectator, 'methods-6-datum');
  const wall = await hall.person({ viewport: WALL, colorScheme: 'dark' });
  await wall.goto(`${at}/session/1/wall`);
  await wall.getByText('+15', { exact: true }).waitFor();
  await expectScene(wall, 'methods-7-wall');
}, 120_000);

it('takes another method with a reason: everything is scored anew, and the past keeps its own', async () => {
  const before = (await evening.book()).length;
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByLabel('Method', { exact: true }).first().selectOption({ label: 'PZBS: Cross-IMPs' });
  await olga.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The invitation said Cavendish');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('+17.5', { exact: true }).waitFor();
  await spectator.goto(`${at}/session/1?at=${before}`);
  await spectator.getByText('+15', { exact: true }).waitFor();
  await spectator.getByRole('link', { name: '+15: why' }).click();
  await spectator.getByText('On 3 boards together: +15 IMPs.').waitFor();
  await spectator.goto(`${at}/session/1/board/2`);
  await spectator.getByRole('button', { name: 'Why: table A3' }).click();
  await spectator.getByText('Compared with 2 other scores: −24 IMPs together.').waitFor();
  await spectator.getByText('Times 1/2 that makes −12 IMPs.').waitFor();
  await expectScene(spectator, 'methods-8-comparisons');
  await olga.goto(`${at}/journal`);
  await olga
    .getByText(
      /it is scored by Cross-IMPs \(Cavendish\), played on November 30, 2026. Reason: The invitation said Cavendish/,
    )
    .waitFor();
  await expectScene(olga, 'methods-9-journal');
}, 120_000);

it.each([
  ['pl-PL', 'Metoda: Cross-IMP (Cavendish)'],
  ['ru-RU', 'Метод: Кросс-ИМПы (Cavendish)'],
])('says it in %s, on the whole screen', async (locale, words) => {
  const reader = await hall.person({ locale });
  await reader.goto(`${at}/session/1`);
  await reader.getByText(words).click();
  await expectScene(reader, `methods-10-${locale}`);
  await reader.goto(`${at}/session/1/board/1`);
  await reader.locator('tbody button').first().click();
  await expectScene(reader, `methods-11-${locale}`);
});

it('leaves no page with a complaint', () => expect(hall.complaints).toEqual([]));
