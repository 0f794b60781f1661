import type { Locator, Page } from 'playwright-core';
import { Evening, seatSixPairs } from '../testing/evening.js';
import { Hall } from './testing/hall.js';
import { expectPage } from './testing/scene.js';

/*
 * A director who does not play, at a desk with paper slips: three tables of a Mitchell with two boards a round, one of them
 * with a phone. The tournament is a draft all the evening.
 */
let hall: Hall;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

beforeAll(async () => {
  hall = await Hall.open();
  evening = await Evening.open(hall.server, 'Friday Pairs');
  at = `/tournaments/${evening.tournament}`;
  await seatSixPairs(evening, 2, ['A2']);
  olga = await hall.organiser();
  dialog = olga.getByRole('dialog');
}, 120_000);
afterAll(() => hall?.close());

it('enters the slips of a round at a table one after the other, by Enter alone', async () => {
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: 'Enter a slip: Table A3, round 1, board 5' }).click();
  const slip = async (board: number, result: string) => {
    await dialog.getByRole('heading', { name: `Table A3, round 1, board ${board}` }).waitFor();
    await dialog.getByLabel('Result').and(olga.locator(':focus')).waitFor();
    await olga.keyboard.type(result);
    await olga.keyboard.press('Enter');
  };
  await slip(5, '4S N =');
  await slip(6, '3NT E -1');
  await dialog.waitFor({ state: 'detached' });
  await evening.until('result.recorded', 2);
  await expectPage(olga, 'desk-2-slips-entered');
}, 120_000);

it('shows the hands of a board in the room, with a reason that is recorded', async () => {
  await olga.goto(`${at}/session/1/room/board/5`);
  await olga.getByRole('button', { name: 'Show the hands' }).click();
  await dialog.getByText('Somebody has still to play it.').waitFor();
  await dialog.getByLabel('Reason').fill('Cards were dropped after the play');
  await dialog.getByRole('button', { name: 'Show the hands' }).click();
  const north = olga.getByLabel('North', { exact: true });
  await north.waitFor();
  await evening.until('board.deal-looked-at', 1);
  await expectPage(olga, 'desk-3-hands');
  await olga.getByRole('button', { name: 'Hide the hands' }).click();
  await north.waitFor({ state: 'detached' });
  await olga.getByRole('button', { name: 'Show the hands' }).click();
  await north.waitFor();
}, 120_000);
