import { readFileSync } from 'node:fs';
import MDBReader from 'mdb-reader';
import type { Page } from 'playwright-core';
import { linesOf, readPdf } from '../../../../libs/prints/src/testing/read-pdf.js';
import type { Evening } from '../testing/evening.js';
import { type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { tableRows } from './testing/published-pages.js';
import { expectScene, shot } from './testing/scene.js';
import { like, say } from '../testing/words.js';

const FIRST_NAMES = 'Anna Boris Celina Darek Ewa Filip Gosia Henryk Iga Jan Karol Lena Marek Nina'.split(' ');

/*
 * What is laid on the tables. Section A shares and relays with one copy: tables A1 and A4 share, and a relay stands
 * between A2 and A3. Section B is a Mitchell of three tables to which East-West 3 does not come.
 */
const DESKTOP = { width: 1280, height: 900 };

let venue: Venue;
let evening: Evening;
let olga: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Sunday Pairs'));
  for (const [index, name] of FIRST_NAMES.entries()) {
    await evening.register(`${name} Nowak`, `${FIRST_NAMES.at(index - 5)} Wiśniewska-Kowalczyk`);
  }
  await evening.command('session.create', { session: '1' });
  const sections = [
    {
      section: 'A',
      boardsPerRound: 3,
      copies: 1,
      movement: { kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4, arrowSwitched: [4] },
    },
    {
      section: 'B',
      boardsPerRound: 3,
      firstBoard: 21,
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 },
    },
  ];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.draw-seats', { session: '1' });
  await evening.command('session.withdraw-contestant', { session: '1', contestant: 'B-EW3', fromRound: 1 });
}, 120_000);
afterAll(() => venue?.close());

/** The paper at both widths, and as the printer gets it. */
async function looked(name: string): Promise<void> {
  await expectScene(olga, `papers-${name}`);
  await olga.setViewportSize(PHONE);
  await expectScene(olga, `papers-${name}-on-a-phone`);
  await olga.setViewportSize({ width: 794, height: 1123 });
  await olga.emulateMedia({ media: 'print' });
  await shot(olga, `papers-${name}-printed`);
  await olga.emulateMedia({ media: 'screen' });
  await olga.setViewportSize(DESKTOP);
}

it('leads from the set-up page to the board plan: what lies where, relays, what is not one table down', async () => {
  await olga.setViewportSize(DESKTOP);
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByRole('link', { name: say('papers.title'), exact: true }).click();
  await olga.getByRole('heading', { name: say('papers.board-plan') }).waitFor();
  await olga.getByText('A1 + A4').first().waitFor();
  await olga
    .getByText(like('movement.relay'))
    .filter({ hasText: 'A2' })
    .filter({ hasText: 'A3' })
    .first()
    .waitFor();
  await olga.getByText(say('papers.onRelayAtStart', { boards: '7–9', count: 2 })).waitFor();
  await looked('1-board-plan');
  await olga.getByText(say('papers.moves.all'), { exact: true }).click();
  await olga.getByText(say('papers.caddy'), { exact: true }).first().waitFor();
  const rows = (await tableRows(olga)).map((cells) => cells.join(' | '));
  expect(rows).toContain(`A3 | ${say('papers.relayFor', { table: 'A2' })} | 3`);
  await looked('2-every-move');
}, 120_000);

it('has a guide card for each pair that takes part, and says who sits out', async () => {
  await olga.getByRole('link', { name: say('papers.guide-cards') }).click();
  await olga.getByText(say('guide.stationary', { table: 'A1' })).waitFor();
  expect(await olga.getByRole('table').count()).toBe(13);
  await olga.getByText(say('guide.turned')).first().waitFor();
  await olga.getByText(say('card.sitOut')).first().waitFor();
  await looked('3-guide-cards');
}, 120_000);

it('has a slip for each pair, with a code that leads to its card', async () => {
  await olga.getByRole('link', { name: say('papers.name-slips') }).click();
  await olga.getByText(say('papers.unpublished')).waitFor();
  await olga.getByText('A1 NS').first().waitFor();
  await olga.getByText(say('papers.beginsSittingOut')).waitFor();
  expect(await olga.getByRole('img', { name: like('papers.slipCode') }).count()).toBe(13);
  await looked('4-name-slips');
}, 120_000);

it('has a card for the middle of each table', async () => {
  await olga.getByRole('link', { name: say('papers.table-cards') }).click();
  await olga.getByRole('heading', { name: say('papers.table', { table: 'A1' }), exact: true }).waitFor();
  await olga
    .getByText(say('papers.sharedWith', { tables: 'A4' }))
    .first()
    .waitFor();
  await olga.getByText(say('papers.fromRelay')).first().waitFor();
  const rows = (await tableRows(olga)).map((cells) => cells.join(' | '));
  expect(rows[0]).toBe(
    `1 | 5 | 1–3 ${say('papers.sharedWith', { tables: 'A4' })} | ${say('papers.stays', { side: 'NS' })} | A2 EW | –`,
  );
  await looked('5-table-cards');
}, 120_000);

it('has the file for scoring devices, and says what is not in it', async () => {
  await olga.getByRole('link', { name: say('papers.devices') }).click();
  await olga.getByText(say('bridgemates.hands')).waitFor();
  await looked('6-devices');
  const taken = olga.waitForEvent('download');
  await olga.getByRole('link', { name: say('bridgemates.file') }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toMatch(/\.bws$/);
  expect(new MDBReader(readFileSync(await file.path())).getTable('RoundData').rowCount).toBeGreaterThan(20);
}, 120_000);

it('makes a PDF on request, shows its progress, and offers the file', async () => {
  await olga.getByRole('link', { name: say('papers.as-pdf') }).click();
  let goOn!: () => void;
  const asked = new Promise<void>((resolve) => (goOn = resolve));
  await olga.route('**/prints/*', (route) => asked.then(() => route.continue()));
  const taken = olga.waitForEvent('download');
  // The first order finds a busy server: the page says so, and orders again by itself.
  await olga.route(
    /\/prints$/,
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'server.busy',
          status: 503,
          detail: 'The server is busy. Try again in a moment.',
          retryAfter: 2,
        }),
      }),
    { times: 1 },
  );
  await olga.getByRole('button', { name: `${say('print.pdf')}: ${say('print.entry-list')}` }).click();
  await olga.getByText('The server is busy').waitFor();
  await olga.getByText(say('action.triesAgain')).waitFor();
  await olga.getByText(say('action.triesAgain')).waitFor({ state: 'detached' });
  await olga.getByText(say('print.waiting')).waitFor();
  await expectScene(olga, 'papers-5-pdf-in-work');
  goOn();
  const file = await taken;
  expect(file.suggestedFilename()).toBe('entry-list-Sunday-Pairs-1.pdf');
  const [page] = readPdf(readFileSync(await file.path()));
  const told = linesOf(page!).join('\n');
  for (const text of ['Entry list', 'Sunday Pairs, session 1 · Page 1 of 1']) expect(told).toContain(text);
  // The draw decides which of the pairs is the one that does not come.
  const named = FIRST_NAMES.filter((name) => told.includes(`Nowak, ${name} `));
  expect(named).toHaveLength(FIRST_NAMES.length - 1);
  await olga.getByRole('link', { name: say('print.file', { count: 1 }) }).waitFor();
  await olga.unroute('**/prints/*');
  await looked('5-as-pdf');
}, 120_000);

it('leads a player from the code on the slip to what is next, live, and shows the way through the session', async () => {
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  const player = await venue.person({ viewport: PHONE });
  await player.goto(`${at}/session/1/pair/A-5?slip`);
  const next = player.getByRole('region', { name: say('next.title') });
  await next.getByText(say('next.notCalled')).waitFor();
  await player.getByRole('button', { name: say('follow.thisIsMe') }).click();
  await player.getByText(say('follow.you')).first().waitFor();
  expect(await player.getByText(say('follow.ask')).count()).toBe(0);
  await expectScene(player, 'papers-6-next-to-come');
  await evening.command('session.call-round', { session: '1', round: 1 });
  await next.getByText(say('next.then', { round: '2' })).waitFor();
  expect(await next.getByText(say('next.notCalled')).count()).toBe(0);
  await expectScene(player, 'papers-6-next');
  await player.goto(`${at}/session/1/pair/B-NS3`);
  await next.getByText(say('next.sitOut')).waitFor();
  await player.getByRole('button', { name: say('follow.follow') }).click();
  await player.getByRole('link', { name: say('standings.title') }).click();
  const strip = player.getByRole('region', { name: say('follow.title') });
  const where = say('follow.table', { table: String.raw`A\d` });
  await strip.getByRole('listitem').nth(1).waitFor();
  await strip.getByText(new RegExp(where)).waitFor();
  expect(await strip.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(String.raw` A 5\b[^]*${where}`)),
    expect.stringContaining('B NS 3'),
  ]);
  await player.goto('/');
  await next.getByText(say('next.then', { round: '2' })).waitFor();
  await expectScene(player, 'papers-6-start');
  await player.goto(`${at}/session/1/pair/A-5`);
  await player.getByRole('link', { name: say('guide.link') }).click();
  await player.waitForURL('**/guide');
  await player.getByRole('columnheader', { name: say('guide.against') }).waitFor();
  expect(await tableRows(player)).toHaveLength(4);
  const now = player.locator('tr[aria-current=step] td').last();
  const weight = () => now.evaluate((cell) => getComputedStyle(cell).fontWeight);
  expect(await weight()).toBe('700');
  await player.emulateMedia({ media: 'print' });
  expect(await weight()).toBe('400');
  await player.emulateMedia({ media: 'screen' });
  await expectScene(player, 'papers-7-guide');
  await player.goto(`${at}/session/1/papers`);
  await player.getByText(say('notFound.title')).or(player.getByRole('heading')).first().waitFor();
  expect(await player.getByRole('link', { name: say('papers.name-slips') }).count()).toBe(0);
}, 120_000);

it.each(['pl-PL', 'ru-RU'])(
  'says it in %s',
  async (locale) => {
    const reader = await venue.person({ locale, viewport: PHONE });
    await reader.goto(`${at}/session/1/pair/B-NS3/guide`);
    await reader.getByRole('table').waitFor();
    await expectScene(reader, `papers-8-${locale}`);
  },
  120_000,
);
