import type { Page } from 'playwright-core';
import { seatSixPairs, type Evening } from '../testing/evening.js';
import { say } from '../testing/words.js';
import { openEvening } from './testing/open-evening.js';
import { aboutResults } from './testing/published-pages.js';
import { expectScene } from './testing/scene.js';
import { PHONE, type Venue } from './testing/venue.js';

/*
 * What the pages of the public begin with, on a phone: before play who plays where, while it runs who leads, and after it
 * who has won; and what proves it, which is behind "About these results". Three tables of a Mitchell, three rounds.
 */
let venue: Venue;
let evening: Evening;
let reader: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at } = await openEvening('Friday Pairs'));
  reader = await venue.person({ viewport: PHONE });
  await seatSixPairs(evening, 2, ['A2']);
  await evening.command('tournament.publish');
}, 120_000);
afterAll(() => venue?.close());

/** What is played of the last round that is called, North-South of table A1 doing best. */
async function play(round: number): Promise<void> {
  await evening.command('session.call-round', { session: '1', round });
  for (const table of [1, 2, 3]) {
    const set = ((table + round - 2) % 3) + 1;
    for (const board of [2 * set - 1, 2 * set]) {
      const result = { kind: 'score', score: 400 - 100 * table };
      await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
    }
  }
  await evening.settled();
}

const main = () => reader.getByRole('main');
const firstHeading = () => main().locator('h2').first().textContent();
/** Who stands above all others in the first list or table of the page. */
const first = () => main().locator('ol > li, tbody > tr').first().innerText();
const nameOf = async (contestant: string): Promise<string> => {
  await reader.goto(`${at}/session/1/pair/${contestant}`);
  const heading = main().locator('h2').filter({ hasText: / – / });
  await heading.waitFor();
  return /\S+ – \S+/.exec(await heading.innerText())![0];
};

it('begins with who plays and where, as long as nothing is played', async () => {
  await reader.goto(at);
  const ahead = reader.getByRole('region', { name: say('overview.ahead') });
  await ahead.getByRole('link', { name: say('roundDraw.title') }).waitFor();
  expect(await firstHeading()).toBe(say('overview.ahead'));
  await ahead.getByRole('link', { name: say('roundDraw.title') }).click();
  await reader.waitForURL(/\/tables$/);
  await main().getByText('Karol').waitFor();
  await reader.goto(`${at}/session/1`);
  await main().getByText('Karol').waitFor();
  expect(await firstHeading()).toBe(say('roundDraw.round', { round: 1 }));
  await expectScene(reader, 'about-1-before-phone');
}, 120_000);

it('begins with who leads while it runs, and says where everybody sits', async () => {
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2]) await play(round);
  const leader = await nameOf('A-NS1');
  await reader.goto(at);
  await main().locator('ol > li').first().waitFor();
  expect(await first()).toContain(leader);
  await reader.getByRole('link', { name: say('tablesNow.title') }).waitFor();
  await reader.goto(`${at}/session/1`);
  await reader.locator('tbody > tr').first().waitFor();
  expect(await first()).toContain(leader);
  const parts = reader.getByRole('navigation', { name: say('standings.parts') });
  const links = await parts.getByRole('link').allInnerTexts();
  expect(links.slice(0, 2)).toEqual([say('standings.title'), say('tablesNow.title')]);
  await expectScene(reader, 'about-2-running-phone');
}, 120_000);

it('begins with who has won, and keeps method, seals, draws and entries of the journal closed at the end', async () => {
  await play(3);
  await evening.command('session.close', { session: '1' });
  await evening.until('tournament.sealed', 1);
  await evening.settled();
  const winner = await nameOf('A-NS1');
  await reader.goto(at);
  await main().locator('ol > li').first().waitFor();
  expect(await first()).toContain(winner);
  const session = ['', '/boards', '/board/1', '/pair/A-NS1', '/tables', '/recap', '/head-to-head'];
  for (const page of ['', '/sessions', ...session.map((part) => `/session/1${part}`)]) {
    await reader.goto(`${at}${page}`);
    await reader
      .locator('summary')
      .filter({ hasText: say('about.title') })
      .waitFor();
    expect([
      page,
      /journal|seal|fingerprint|results file|drawn|scoring:/i.exec(await main().innerText()),
    ]).toEqual([page, null]);
    const about = await aboutResults(reader);
    await about.getByRole('link', { name: say('seals.link') }).waitFor();
    await about.getByRole('link', { name: say('deals.title') }).waitFor();
    if (!page.startsWith('/session/')) continue;
    await about.getByText(say('standings.scoredBy', { method: '' })).waitFor();
    await about.getByRole('link', { name: say('drawn.link') }).waitFor();
    await about.getByRole('slider').waitFor();
    await expectScene(reader, `about-3${page.replaceAll('/', '-')}-phone`);
  }
}, 240_000);

it('stays open on the way into the past and back', async () => {
  await reader.goto(`${at}/session/1`);
  const about = await aboutResults(reader);
  await about.getByRole('slider').press('ArrowLeft');
  await reader.waitForURL(/\?at=\d+$/);
  await reader.reload();
  await about.getByRole('slider').waitFor();
  await about.getByRole('slider').press('ArrowRight');
  await reader.waitForURL(({ search }) => search === '');
  expect(await about.getByRole('slider').isVisible()).toBe(true);
}, 120_000);

it('draws the place after each round, and says it in words', async () => {
  const line = (page: Page) => page.getByRole('img', { name: `${say('standings.overRounds')}: 1, 1, 1` });
  await reader.goto(`${at}/session/1/pair/A-NS1?why=1`);
  await line(reader).waitFor();
  await reader.goto(`${at}/session/1/recap`);
  await line(reader).first().waitFor();
  const lines = reader.getByRole('img', { name: say('standings.overRounds') });
  expect(await lines.count()).toBe(6);
}, 120_000);

it('has pages that complain about nothing', () => expect(venue.complaints).toEqual([]));
