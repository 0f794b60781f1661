import type { Page } from 'playwright-core';
import { rainbow } from '#movement';
import type { Evening } from '../testing/evening.js';
import { DESKTOP, type Venue, PHONE, WALL } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { expectScene } from './testing/scene.js';
import { TablePhone } from './testing/table-phone.js';
import { like, say } from '../testing/words.js';

/*
 * Nine individual players: two tables, one sits out in each round; three rounds of one board, which both tables play.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let phone: TablePhone;
let at: string;

const PLAYERS = ['Anna', 'Boris', 'Celina', 'Daniel', 'Ewa', 'Filip', 'Gosia', 'Henryk'];

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Monday individual'));
  for (const name of PLAYERS) await evening.register(`${name} Nowak`);
  await evening.command('session.create', { session: '1' });
  await evening.command('tournament.publish');
  spectator = await venue.person({ viewport: PHONE });
}, 120_000);
afterAll(() => venue?.close());

/** The sections that the session has. */
async function set() {
  const { body } = await evening.director.get(`/api${at}/sessions/1`);
  return body.sections;
}

/** East-West come with a phone of their own, by the code that the table's shows. */
async function secondPhone(): Promise<Page> {
  await phone.button(say('entry.second', { side: 'EW' })).click();
  const dialog = phone.page.getByRole('dialog');
  const code = await dialog.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{5}$/).innerText();
  await expectScene(phone.page, 'individual-4-second-phone');
  const others = await venue.person({ viewport: PHONE });
  await others.goto(`/pair#${code}`);
  await others
    .getByRole('main')
    .getByText(say('pair.doneSide', { side: say('contract.sideName.EW'), table: 'A1' }))
    .waitFor();
  await others.getByRole('link', { name: say('pair.goOn') }).click();
  await dialog.waitFor({ state: 'detached' });
  return others;
}

it('takes players one by one and gives each a place of an individual', async () => {
  await olga.goto(`${at}/entries`);
  const player = olga.getByLabel(say('players.first'));
  // While a form is being sent nobody types into it: it would be empty again, and what was typed lost.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sending = '**/commands/entries.register';
  await olga.route(sending, async (route) => {
    await held;
    await route.continue();
  });
  await player.fill('Iga Nowak');
  await olga.getByRole('button', { name: say('players.register'), exact: true }).click();
  await olga.locator('fieldset:disabled').getByLabel(say('players.first')).waitFor();
  expect(await player.isDisabled()).toBe(true);
  release();
  await olga.getByText('Iga Nowak').first().waitFor();
  await olga
    .locator('fieldset:enabled')
    .getByLabel(say('players.first'))
    .and(olga.locator(':focus'))
    .waitFor();
  expect(await player.inputValue()).toBe('');
  await olga.unroute(sending);
  // From the first name Enter goes on to the partner, and enters nobody.
  await player.fill('Jan Nowak');
  await player.press('Enter');
  await olga.getByLabel(say('players.second')).and(olga.locator(':focus')).waitFor();
  await player.fill('');
  await olga.goto(`${at}/session/1/set-up`);
  await olga
    .getByText(
      say('movement.title', { name: 'Individual Howell', tables: say('movement.tables', { count: 2 }) }),
    )
    .waitFor();
  await olga.getByText(say('individual.sitOut', { count: 1 })).waitFor();
  await olga.getByLabel(say('individual.rounds'), { exact: true }).fill('3');
  await olga.getByLabel(say('movement.boardsPerRound'), { exact: true }).fill('1');
  await expectScene(olga, 'individual-1-planned');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'individual-2-planned-on-a-phone');
  await olga.setViewportSize(DESKTOP);
  // One board cannot be at both tables: what it takes is asked for, and not taken as given.
  const take = olga.getByRole('button', { name: say('movement.set') });
  expect(await take.isDisabled()).toBe(true);
  await olga.getByLabel(say('movement.copies'), { exact: true }).fill('1');
  await olga.getByText(say('individual.copiesTooFew', { tables: '2', least: '2' })).waitFor();
  expect(await take.isDisabled()).toBe(true);
  const another = olga.getByRole('button', { name: say('movement.another') });
  const boards = olga.getByLabel(say('movement.boardsPerRound'), { exact: true });
  const { rows } = rainbow({ tables: 5 });
  const own = rows.map((row) =>
    row.map((play) => [play!.n, play!.s, play!.e, play!.w, play!.set].map(Number)),
  );
  await olga.getByText(say('movement.own.title')).click();
  await olga
    .getByLabel(say('movement.own.text'))
    .last()
    .fill(JSON.stringify({ title: 'Ours', rows: own }));
  // One press takes it, and the page read again shows what was taken.
  await olga.getByRole('button', { name: say('movement.own.take', { title: 'Ours' }) }).click();
  await another.waitFor();
  await olga.reload();
  await another.waitFor();
  expect(await boards.inputValue()).toBe('1');
  expect(await set()).toMatchObject([{ boardsPerRound: 1, movement: { name: 'rows', tables: 5 } }]);
  await another.click();
  await olga.getByLabel(say('individual.rounds'), { exact: true }).fill('3');
  await olga.getByLabel(say('movement.boardsPerRound'), { exact: true }).fill('1');
  await olga.getByRole('checkbox', { name: like('individual.copiesThere') }).check();
  await take.click();
  await another.waitFor();
  await boards.fill('2');
  await olga.getByRole('button', { name: say('movement.keepChange') }).click();
  await olga.getByRole('button', { name: say('movement.keepChange') }).waitFor({ state: 'detached' });
  await another.click();
  const wished = [say('individual.players'), say('individual.rounds'), say('movement.boardsPerRound')].map(
    (label) => olga.getByLabel(label, { exact: true }),
  );
  expect(await Promise.all(wished.map((one) => one.inputValue()))).toEqual(['9', '3', '2']);
  await boards.fill('1');
  await take.click();
  await another.waitFor();
  const [{ movement }] = await set();
  expect(movement).toMatchObject({ name: 'individual-howell', tables: 2, rounds: 3 });
  const steps = olga.getByRole('navigation', { name: say('steps.label') });
  await steps
    .getByRole('link', { name: new RegExp(`^3 ${say('steps.scoring')}.*${say('steps.done')}$`) })
    .waitFor();
  await olga.getByRole('button', { name: say('draw.random') }).click();
  await evening.until('session.seats-drawn', 1);
  await olga
    .getByRole('list', { name: say('draw.places') })
    .getByText('Iga Nowak')
    .waitFor();
  await steps
    .getByRole('link', { name: new RegExp(`^4 ${say('steps.seats')}.*${say('steps.done')}$`) })
    .waitFor();
  await expectScene(olga, 'individual-3-seated');
  const wall = await venue.person({ viewport: WALL });
  await wall.goto(`${at}/session/1/wall`);
  await wall.getByText(say('roundDraw.wall', { round: '1' })).waitFor();
  const table = wall.getByRole('listitem').filter({ has: wall.locator('strong', { hasText: /^1$/ }) });
  await table.getByText('Nowak').nth(3).waitFor();
  expect((await table.innerText()).match(/\b[NESW]\b/g)).toEqual(['N', 'E', 'S', 'W']);
  await expectScene(wall, 'individual-3-wall');
  await wall.context().close();
}, 120_000);

it('has four to a table, who enter for their sides and learn where to go, and with whom', async () => {
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 3, how: 'at-the-table' });
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  const sheet = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
    session: '1',
    tables: ['A1'],
  });
  const [{ link }] = (sheet.body as { tables: [{ link: string }] }).tables;
  phone = await TablePhone.scan(venue, 'A1', link.replace(/^https?:\/\/[^/]+/, venue.address));
  await phone.page.locator('dl dd').first().waitFor();
  await expectScene(phone.page, 'individual-4-table');
  expect(await phone.page.locator('dl dd').count()).toBe(4);
  await phone.button(say('entry.seatsTurned.ns')).click();
  await phone.button(say('entry.seatsSo')).click();
  const others = await secondPhone();
  await phone.tap('4S N =');
  await phone.button(say('entry.lateEnter')).click();
  await phone.page
    .getByRole('main')
    .getByText(say('entry.answersThere', { side: say('contract.sideName.EW') }))
    .waitFor();
  await expectScene(phone.page, 'individual-4-waits');
  await others
    .getByRole('main')
    .getByText(say('entry.isItRight', { board: '1', side: say('contract.sideName.NS') }))
    .waitFor();
  await expectScene(others, 'individual-4-asked');
  await others.getByRole('button', { name: say('entry.confirm') }).click();
  await phone.page.getByRole('heading', { name: say('entry.done.agreed', { board: '1' }) }).waitFor();
  const said = (await evening.book()).find(({ type }) => type === 'table.seats-confirmed');
  expect(said!.payload).toMatchObject({ table: 'A1', round: 1, turned: ['ns'] });
  await evening.command('result.record', {
    session: '1',
    table: 'A2',
    round: 1,
    board: 1,
    result: { kind: 'score', score: 140 },
  });
  await evening.command('session.call-round', { session: '1', round: 2 });
  await phone.page
    .getByText(`${say('move.with')} `, { exact: false })
    .first()
    .waitFor();
  await expectScene(phone.page, 'individual-5-where-to');
}, 120_000);

it('is shown to everybody: the board, a player with their partners, the standings', async () => {
  for (const round of [2, 3]) {
    if (round === 3) await evening.command('session.call-round', { session: '1', round });
    for (const [table, score] of [
      ['A1', 110],
      ['A2', -100],
    ] as const) {
      await evening.command('result.record', {
        session: '1',
        table,
        round,
        board: round,
        result: { kind: 'score', score },
      });
    }
  }
  await evening.command('session.close', { session: '1' });
  await spectator.goto(`${at}/session/1/board/1`);
  await spectator.getByRole('table').getByText('+420').waitFor();
  await expectScene(spectator, 'individual-6-board');
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('Iga Nowak').first().waitFor();
  await expectScene(spectator, 'individual-7-standings');
  await spectator.goto(`${at}/session/1/pair/A-9`);
  await spectator.getByText(say('move.with'), { exact: false }).first().waitFor();
  await expectScene(spectator, 'individual-8-card');
  await spectator.goto(`${at}/session/1/pair/A-9/guide`);
  await spectator.getByRole('columnheader', { name: say('guide.with'), exact: true }).waitFor();
  await expectScene(spectator, 'individual-9-guide');
}, 120_000);

it('is printed with seats and partners, and seen in the room', async () => {
  await olga.goto(`${at}/session/1/papers/table-cards`);
  await olga
    .getByText(say('table.name', { table: 'A2' }), { exact: false })
    .first()
    .waitFor();
  await expectScene(olga, 'individual-10-table-cards');
  await olga.goto(`${at}/session/1/papers/name-slips`);
  await olga.getByText(say('contract.seatName.N')).first().waitFor();
  await expectScene(olga, 'individual-11-slips');
  await olga.goto(`${at}/session/1/room/table/A1`);
  await olga.getByText('N:', { exact: false }).first().waitFor();
  await expectScene(olga, 'individual-12-room');
  await olga.goto(`${at}/session/1/room`);
  await olga
    .getByText(/^\d \+ \d – \d \+ \d$/)
    .first()
    .waitFor();
  expect(venue.complaints).toEqual([]);
}, 120_000);
