import type { Locator, Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { expectScene } from './testing/scene.js';
import { like, say } from '../testing/words.js';

/*
 * The movement of an evening is changed in mid-session, from the pages: five tables of a Mitchell that have played two
 * rounds. Two pairs come late, and in the end there is time for four rounds only.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let room: string;

const SESSION = { session: '1' };

beforeAll(async () => {
  ({ venue, evening, olga, dialog } = await openEvening('Late Pairs'));
  room = `/tournaments/${evening.tournament}/session/1/room`;
  await evening.command('session.create', SESSION);
  const movement = { kind: 'made', name: 'mitchell', tables: 5, rounds: 5 };
  const sections = [{ section: 'A', boardsPerRound: 3, movement }];
  await evening.command('session.set-movement', { ...SESSION, sections });
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 15, how: 'before-play' });
  await evening.until('board.dealt', 15);
  await evening.command('session.start', SESSION);
  for (const round of [1, 2]) {
    await evening.command('session.call-round', { ...SESSION, round });
    await score(round);
  }
}, 120_000);
afterAll(() => venue?.close());
afterEach(() => venue.showAll());

async function rows(): Promise<(null | { ns: string; ew: string; set: number })[][]> {
  const head = (await evening.book()).length;
  const { body } = await evening.director.get(
    `/api/tournaments/${evening.tournament}/sessions/1?after=${head}`,
  );
  return body.sections[0].movement.rows;
}

async function score(round: number): Promise<void> {
  for (const [table, row] of (await rows()).entries()) {
    const set = row[round - 1]?.set;
    if (set === undefined) continue;
    for (const board of [3 * set - 2, 3 * set - 1, 3 * set]) {
      const result = { kind: 'score', score: 110 };
      await evening.command('result.record', { ...SESSION, table: `A${table + 1}`, round, board, result });
    }
  }
}

it('shows who would sit elsewhere, seat by seat, before anything happens', async () => {
  const before = await rows();
  await olga.goto(room);
  await olga.getByRole('button', { name: say('room.change.open') }).click();
  await dialog.getByLabel(say('room.change.what')).selectOption(say('room.change.kind.extra-table'));
  await expectScene(olga, 'changes-1-asked');
  await dialog.getByRole('button', { name: say('room.change.look') }).click();
  await dialog.getByText(say('room.change.newcomers', { pairs: 'NS 6, EW 6', count: 2 })).waitFor();
  expect(await dialog.getByRole('row').count()).toBe(13);
  const seat = { table: 'A6', side: 'NS', opponent: String.raw`EW \d`, boards: '.+', count: 3 };
  const away = say('room.change.seat.none');
  await dialog
    .getByRole('row', { name: new RegExp(`^3 NS 6 ${away} ${say('room.change.seat.plays', seat)}`) })
    .waitFor();
  await expectScene(olga, 'changes-2-shown');
  expect(await rows()).toEqual(before);
});

it('is done with a reason, and every result stays', async () => {
  // No law asks why: whoever likes says it.
  await dialog.getByLabel(say('room.reasonOptional')).fill('Two pairs were held up on the road.');
  const change = dialog.getByRole('button', { name: say('room.change.do'), exact: true });
  await change.click();
  // The two tables would have one copy between them, and nobody has said so.
  await dialog.getByRole('alert').getByText('Use more copies (2), let the tables share them').waitFor();
  await dialog.getByLabel(say('room.change.mayShare')).check();
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  await expectScene(olga, 'changes-3-shared');
  await change.click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByRole('link', { name: /A6/ }).waitFor();
  await expectScene(olga, 'changes-3-done');
  await olga.goto(`${room}/pairs`);
  await olga.getByText('NS 6', { exact: true }).waitFor();
  await olga
    .getByText(say('room.comesIn', { round: '3' }))
    .first()
    .waitFor();
  await expectScene(olga, 'changes-4-pairs');
  await evening.command('session.call-round', { ...SESSION, round: 3 });
  await score(3);
  await olga.goto(room);
  await olga.getByText(/^NS 6 – EW/).waitFor();
  await expectScene(olga, 'changes-5-round-3');
});

it('goes the same way on a phone, in Polish', async () => {
  const phone = await venue.organiser({ viewport: PHONE, locale: 'pl-PL' });
  await phone.goto(room);
  await phone.getByRole('button', { name: say('room.change.open', {}, 'pl') }).click();
  const asked = phone.getByRole('dialog');
  await asked
    .getByLabel(say('room.change.what', {}, 'pl'))
    .selectOption(say('room.change.kind.extra-table', {}, 'pl'));
  await asked.getByRole('button', { name: say('room.change.look', {}, 'pl') }).click();
  await asked
    .getByText(
      new RegExp(say('room.change.sharedIn', { round: '4', boards: '.+', tables: '.+', count: 3 }, 'pl')),
    )
    .first()
    .waitFor();
  await expectScene(phone, 'changes-6-phone-shared');
  await asked
    .getByLabel(say('room.change.what', {}, 'pl'))
    .selectOption(say('room.change.kind.curtail', {}, 'pl'));
  await asked.getByLabel(say('room.change.rounds', {}, 'pl')).fill('4');
  await asked.getByRole('button', { name: say('room.change.look', {}, 'pl') }).click();
  await asked.getByRole('row').first().waitFor();
  await expectScene(phone, 'changes-6-phone');
  await asked.getByLabel(say('room.reason', {}, 'pl')).fill('Sala tylko do 22.');
  await asked.getByRole('button', { name: say('room.change.do', {}, 'pl'), exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  expect((await rows())[0]).toHaveLength(4);
});

it('says why there is no such change', async () => {
  await olga.goto(room);
  await olga.getByRole('button', { name: say('room.change.open') }).click();
  await dialog.getByLabel(say('room.change.what')).selectOption(say('room.change.kind.lengthen'));
  await dialog.getByRole('button', { name: say('room.change.look') }).click();
  await dialog.getByRole('alert').getByText('no further rounds').waitFor();
  await dialog.getByLabel(say('room.change.what')).selectOption(say('room.change.kind.rows'));
  await expectScene(olga, 'changes-7-by-hand');
  await dialog.getByLabel(say('room.change.what')).selectOption(say('room.change.kind.another'));
  await dialog.getByLabel(say('room.change.rounds')).fill('8');
  await dialog.getByRole('button', { name: say('room.change.look') }).click();
  const near = new RegExp(
    `^(${like('room.change.near.rounds').source}|${like('room.change.near.newSets').source})`,
  );
  const nearest = dialog.getByRole('button', { name: near }).first();
  await nearest.waitFor();
  await expectScene(olga, 'changes-7-nearest');
  await nearest.click();
  await dialog.getByRole('row').first().waitFor();
  await olga.keyboard.press('Escape');
  await olga.goto(`/tournaments/${evening.tournament}/journal`);
  await olga
    .getByText(
      say('line.session.movement-changed', {
        session: '1',
        section: 'A',
        fromRound: '3',
        change: say('line.change.extra-table'),
      }),
    )
    .waitFor();
  await expectScene(olga, 'changes-8-journal');
});

it('keeps what was typed when nobody is signed in any more, and says so when the page has grown old', async () => {
  await olga.goto(room);
  await olga.getByRole('button', { name: say('room.change.open') }).click();
  await dialog.getByLabel(say('room.change.what')).selectOption(say('room.change.kind.curtail'));
  await dialog.getByLabel(say('room.change.rounds')).fill('3');
  await dialog.getByRole('button', { name: say('room.change.look') }).click();
  await dialog.getByRole('row').first().waitFor();
  await dialog.getByLabel(say('room.reason')).fill('The hall closes.');
  await olga.evaluate(() => fetch('/api/sign-out', { method: 'POST' }).then(() => undefined));
  const change = dialog.getByRole('button', { name: say('room.change.do'), exact: true });
  await change.click();
  await dialog.getByText(say('signIn.endedTyped')).waitFor();
  await expectScene(olga, 'changes-9-signed-out');
  const tab = await olga.context().newPage();
  await new OrganiserPages(tab).signIn('olga', PASSWORD);
  await dialog.getByText(say('signIn.again')).waitFor();
  expect(await dialog.getByLabel(say('room.reason')).inputValue()).toBe('The hall closes.');

  const newer = '<script type="module" src="/assets/newer.js"></script>';
  const isIndex = ({ pathname }: URL) => pathname === '/';
  await olga.route(isIndex, (route) => route.fulfill({ contentType: 'text/html', body: newer }));
  await olga.route('**/commands/session.change-movement', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), gone: true }) }),
  );
  await change.click();
  await dialog.getByText(say('newer.refused')).waitFor();
  await expectScene(olga, 'changes-9-old-page');
  await olga.unrouteAll();
  await dialog.getByRole('button', { name: say('broken.reload') }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByRole('button', { name: say('room.change.open') }).waitFor();
  expect((await rows())[0]).toHaveLength(4);

  await tab.getByRole('button', { name: 'Olga' }).click();
  await tab.getByRole('button', { name: say('frame.signOut') }).click();
  await olga.getByText(say('signIn.elsewhere')).waitFor();
  // Nothing of what was read stays behind.
  await tab.getByLabel(say('field.login')).waitFor();
  expect(await tab.locator('body').textContent()).not.toMatch(/Olga/i);
});
