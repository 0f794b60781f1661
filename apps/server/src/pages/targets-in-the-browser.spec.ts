import type { Page } from 'playwright-core';
import { type Evening, seatSixPairs } from '../testing/evening.js';
import { type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { aboutResults } from './testing/published-pages.js';
import { smallTargets } from './testing/small-targets.js';
import { say } from '../testing/words.js';

/* On a phone, three tables of a Mitchell: one round is played and another has begun. */
let venue: Venue;
let evening: Evening;
let olga: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Friday Pairs'));
  await olga.setViewportSize(PHONE);
  await seatSixPairs(evening, 2, ['A2']);
  await evening.command('tournament.publish');
}, 120_000);
afterAll(() => venue?.close());

/** Pages of the public that end without "About these results". */
const NO_RESULTS = new Set([
  '/session/1/pair/A-NS1/guide',
  '/session/1/pair/A-NS1/analysis',
  '/session/1/seats-drawn',
]);

/** What is too small on these pages, each once its words are there. */
async function tooSmall(page: Page, pages: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const [path, words] of Object.entries(pages)) {
    await page.goto(`${at}${path}`);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    if (page !== olga && !NO_RESULTS.has(path)) await aboutResults(page);
    for (const small of await smallTargets(page)) found.push(`${path} ${small}`);
  }
  return found;
}

it('lets a director hit everything of a preparation with a finger', async () => {
  const pages = {
    '': 'Friday Pairs',
    '/entries': 'Karol',
    '/sessions': say('session.name', { session: '1' }),
    '/boards': say('sets.byHand'),
    '/session/1/set-up': say('drawn.link'),
    '/session/1/papers/table-cards': say('table.name', { table: 'A1' }),
  };
  expect(await tooSmall(olga, pages)).toEqual([]);
}, 240_000);

it('lets a player hit everything with a finger', async () => {
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2]) {
    await evening.command('session.call-round', { session: '1', round });
    for (const table of round === 1 ? [1, 2, 3] : [1]) {
      const set = ((table + round - 2) % 3) + 1;
      for (const board of [2 * set - 1, 2 * set]) {
        const result = { kind: 'score', score: 100 };
        await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
      }
    }
  }
  await evening.settled();
  const spectator = await venue.person({ viewport: PHONE });
  const pages = {
    '': say('session.name', { session: '1' }),
    '/session/1': say('headToHead.title'),
    '/session/1/boards': 'Board',
    '/session/1/board/1': say('traveller.board', { board: '2' }),
    '/session/1/pair/A-NS1': say('guide.link'),
    '/session/1/pair/A-NS1/guide': say('guide.toCard'),
    '/session/1/pair/A-NS1/analysis': say('card.title'),
    '/session/1/tables': 'Karol',
    '/session/1/recap': say('headToHead.title'),
    '/session/1/head-to-head': say('headToHead.other'),
    '/session/1/seats-drawn': say('drawn.data'),
  };
  expect(await tooSmall(spectator, pages)).toEqual([]);
}, 240_000);

it('lets a director hit everything in the room with a finger', async () => {
  const pages = {
    '/session/1/room': 'A3',
    '/session/1/room/scores': 'A3',
    '/session/1/room/boards': say('room.boards'),
    '/session/1/room/pairs': 'Karol',
    '/session/1/room/table/A1': say('room.board', { board: '3' }),
    '/session/1/room/board/1': say('room.publicTraveller'),
    '/session/1/rule': say('lawBook.back'),
    '/rulings': say('rulings.title'),
    '/journal': say('tab.journal'),
    '/finish': say('finish.sessionOpen', { session: '1' }),
  };
  expect(await tooSmall(olga, pages)).toEqual([]);
}, 240_000);
