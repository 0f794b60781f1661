import type { Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { Evening } from '../testing/evening.js';
import { DESKTOP, type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { aboutResults } from './testing/published-pages.js';
import { expectScene } from './testing/scene.js';
import { like, piece, say } from '../testing/words.js';

/*
 * Seats drawn with wishes, from the pages: what draws have to know of pairs is said under Entries; then a draw with
 * seeds, two clubs kept apart, a stationary seat and the director's own pair where she wants it; another one with the
 * reason; and a spectator who draws it again in a browser of his own. Five tables of a Mitchell with ten pairs.
 */
const NAMES = ['Anna', 'Boris', 'Celina', 'Darek', 'Ewa', 'Filip', 'Gosia', 'Henryk', 'Iga', 'Jan'];
const FIVE_TABLES = { kind: 'made', name: 'mitchell', tables: 5, rounds: 5 };

let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;
const pairs: string[] = [];

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Three Clubs Cup'));
  for (const name of NAMES) pairs.push(await evening.register(`${name} Nowak`, `${name} Kowalska`));
  await evening.command('session.create', { session: '1' });
  const sections = [{ section: 'A', boardsPerRound: 2, movement: FIVE_TABLES }];
  await evening.command('session.set-movement', { session: '1', sections });
  for (const [index, entry] of pairs.entries()) {
    if (index < 2) continue;
    const groups = { club: [index < 6 ? 'Młociny' : 'Praga'], country: [], family: [] };
    const forDraws = { groups, stationary: false, seed: index < 4 ? index - 1 : null };
    await evening.command('entries.describe-for-draws', { entry, forDraws });
  }
  await evening.command('tournament.publish');
  spectator = await venue.person({ viewport: PHONE });
}, 120_000);
afterAll(() => venue?.close());

const dialogOf = (page: Page) => page.getByRole('dialog');

it('learns under Entries what draws have to know of a pair', async () => {
  await olga.goto(`${at}/entries`);
  await olga
    .getByRole('button', { name: say('players.drawLabel', { names: 'Anna Nowak – Anna Kowalska' }) })
    .click();
  const dialog = dialogOf(olga);
  await dialog.getByLabel(say('players.drawGroup.club')).fill('Młociny, Praga');
  await dialog.getByLabel(say('players.drawGroup.family')).fill('Nowak');
  await dialog.getByLabel(say('players.drawSeed')).fill('1.5');
  await dialog.getByRole('button', { name: say('players.save') }).click();
  await dialog.getByText(say('players.drawGroupFault.family')).waitFor();
  await expectScene(olga, 'draws-1-said-wrongly');
  await dialog.getByLabel(say('players.drawGroup.family')).fill('');
  await dialog.getByLabel(say('players.drawSeed')).fill('');
  await dialog.getByLabel(say('players.drawStationary')).check();
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'draws-2-said-on-a-phone');
  await dialog.getByRole('button', { name: say('players.save') }).click();
  await olga.getByText(`Młociny · Praga · ${say('players.drawStationary')}`).waitFor();
  await expectScene(olga, 'draws-3-entries-on-a-phone');
  await olga.setViewportSize({ width: 1280, height: 900 });
  await expectScene(olga, 'draws-4-entries');
}, 120_000);

it('draws with seeds, clubs kept apart and a chosen seat', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByRole('button', { name: say('draw.withWishes') }).click();
  const dialog = dialogOf(olga);
  await dialog.getByText(say('draw.stationary', { count: 1 })).waitFor();
  await dialog.getByLabel(say('draw.seeded', { count: 2 })).check();
  await dialog.getByLabel(say('draw.apart.club')).check();
  await dialog.getByRole('button', { name: say('draw.fixedAdd') }).click();
  await dialog.getByRole('button', { name: say('draw.drawNow'), exact: true }).click();
  await dialog.getByText(say('field.empty')).first().waitFor();
  await dialog
    .getByLabel(say('draw.fixedPair', { number: '1' }))
    .selectOption({ label: 'Anna Nowak – Anna Kowalska' });
  await dialog.getByLabel(say('draw.fixedPlace')).selectOption({ label: 'EW 5' });
  await dialog.getByRole('button', { name: say('draw.drawNow'), exact: true }).click();
  await dialog.getByText('The nearest one is A NS 5.').waitFor();
  await expectScene(olga, 'draws-5-refused');
  await dialog
    .getByLabel(say('draw.fixedPair', { number: '1' }))
    .selectOption({ label: 'Boris Nowak – Boris Kowalska' });
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'draws-6-wishes-on-a-phone');
  await olga.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: say('draw.drawNow'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByRole('link', { name: say('drawn.link') }).waitFor();
  await expectScene(olga, 'draws-7-drawn');
  const lines = await evening.book();
  expect(lines.find(({ type }) => type === 'session.seats-drawn')!.payload).toMatchObject({
    wishes: { fixed: [{ entry: pairs[1], contestant: 'A-EW5' }], staying: [pairs[0]] },
  });
}, 120_000);

it('draws again only with the reason', async () => {
  await olga.getByRole('button', { name: say('draw.drawAgain') }).click();
  const dialog = dialogOf(olga);
  await dialog.getByLabel(say('draw.apart.club')).check();
  await dialog.getByText(say('draw.early')).click();
  await dialog.getByRole('button', { name: say('draw.drawAgain') }).click();
  await dialog.getByText(say('field.empty')).waitFor();
  await dialog.getByText(say('draw.againText')).waitFor();
  // No score can have changed before the start.
  expect(await dialog.getByRole('button', { name: say('room.usual.score-corrected') }).count()).toBe(0);
  await expectScene(olga, 'draws-8-reason-wanted');
  await dialog.getByRole('button', { name: say('room.usual.wish-missed') }).click();
  expect(await dialog.getByLabel(say('room.reason')).inputValue()).toBe(say('room.usual.wish-missed'));
  await dialog.getByRole('button', { name: say('draw.drawAgain') }).click();
  await evening.until('session.seats-drawn', 2);
  await dialog.waitFor({ state: 'detached' });
}, 120_000);

it('counts a pair that is entered meanwhile elsewhere', async () => {
  const steps = olga.getByRole('navigation', { name: say('steps.label') });
  await steps.getByRole('link', { name: `${say('steps.entries')} 10` }).waitFor();
  const late = await evening.register('Karol Nowak', 'Karol Kowalski');
  await steps.getByRole('link', { name: `${say('steps.entries')} 11` }).waitFor();
  await evening.command('entries.withdraw', { entry: late });
  await steps.getByRole('link', { name: `${say('steps.entries')} 10` }).waitFor();
  expect(await steps.getByRole('link', { name: `${say('steps.entries')} 11` }).count()).toBe(0);
}, 120_000);

it('is drawn again by anybody from what is published', async () => {
  await spectator.goto(`${at}/session/1`);
  await aboutResults(spectator);
  await spectator.getByRole('link', { name: say('drawn.link') }).click();
  await spectator.getByText(say('drawn.again', { number: '2' })).waitFor();
  await spectator.getByText(say('drawn.apartEarly')).waitFor();
  await spectator.getByRole('button', { name: say('drawn.drawAgain') }).click();
  await spectator.getByText(say('drawn.same', { count: 10 })).waitFor();
  await expectScene(spectator, 'draws-9-drawn-again-on-a-phone');
  await spectator.setViewportSize({ width: 1280, height: 900 });
  await expectScene(spectator, 'draws-10-drawn-again');
  const everybody = venue.server.client();
  const published = JSON.stringify((await everybody.get(`/api${at}/sessions/1/seats-drawn`)).body);
  expect(published).toContain('"held"');
  expect(published).not.toMatch(/staying|Młociny|reason/);
  expect(JSON.stringify((await everybody.get(`/api${at}/entries`)).body)).not.toContain('forDraws');
}, 120_000);

it('says which places were given by hand since', async () => {
  await evening.command('session.seat', { session: '1', contestant: 'A-NS2', entry: null });
  await spectator.goto(`${at}/session/1/seats-drawn`);
  const said = spectator.getByText(piece('drawn.changed_one'));
  await said.waitFor();
  expect(await said.textContent()).toBe(say('drawn.changed', { count: 1, places: 'NS 2' }));
  const seat = spectator.getByRole('listitem').filter({ hasText: /^NS 2/ });
  await seat.filter({ hasText: 'Nowak' }).waitFor();
}, 120_000);

it('gives places in the order of the list, and two that are tapped change them', async () => {
  await olga.setViewportSize(DESKTOP);
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByRole('button', { name: say('draw.byHand') }).click();
  const place = (name: string) =>
    olga.getByRole('button', { name: new RegExp(`^${say('draw.seatOf', { pair: name })}: `) });
  await place('NS 2')
    .filter({ hasText: say('draw.nobody') })
    .waitFor();
  await expectScene(olga, 'draws-8-by-hand');
  const places = olga.getByRole('button', { name: new RegExp(`^${like('draw.seatOf').source}: `) });
  const before = await places.allTextContents();
  await olga.getByRole('button', { name: say('draw.inListOrder') }).click();
  await place('NS 2').filter({ hasText: 'Boris' }).waitFor();
  // It is one act: one press undoes it, on its own page only.
  const done = olga.getByRole('status').filter({ hasText: like('undo.placesChanged') });
  await done.getByRole('button', { name: say('undo.undo') }).click();
  await until(
    'the places are as before',
    async () => JSON.stringify(await places.allTextContents()) === JSON.stringify(before),
  );
  await olga.getByRole('button', { name: say('draw.inListOrder') }).click();
  await place('NS 2').filter({ hasText: 'Boris' }).waitFor();
  await done.waitFor();
  await olga.emulateMedia({ media: 'print' });
  expect(await done.isVisible()).toBe(false);
  await olga.emulateMedia({ media: 'screen' });
  await place('NS 1').click();
  await place('EW 5').click();
  await place('EW 5').filter({ hasText: 'Anna' }).waitFor();
  await place('NS 1').filter({ hasText: 'Jan' }).waitFor();
  await place('NS 1').click();
  await place('NS 2').click();
  await place('NS 2').filter({ hasText: 'Jan' }).waitFor();
  await place('NS 2').click();
  await olga.getByRole('button', { name: say('draw.takePlaceAway') }).click();
  await olga
    .getByRole('list', { name: say('draw.withoutPlace') })
    .getByText('Jan')
    .waitFor();
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'draws-9-by-hand-on-a-phone');
}, 120_000);

it('shows the cards of a draw by cards in the order in which they were taken', async () => {
  const cards = ['HK', 'S2', 'DT', 'C5', 'SA', 'H2', 'C9', 'D4', 'HQ', 'S5'];
  await evening.command('session.draw-seats-by-cards', {
    session: '1',
    cards: pairs.map((entry, index) => ({ entry, card: cards[index] })),
    reason: 'The players want to draw themselves.',
  });
  await spectator.goto(`${at}/session/1/seats-drawn`);
  const drawn = spectator.getByRole('listitem').filter({ hasText: '·' });
  await drawn.last().filter({ hasText: /Anna/ }).waitFor();
  const names = (await drawn.allInnerTexts()).map((text) => text.split('·')[1]!.trim().split(' ')[0]);
  expect(names).toEqual([
    'Ewa',
    'Boris',
    'Filip',
    'Henryk',
    'Jan',
    'Darek',
    'Gosia',
    'Celina',
    'Iga',
    'Anna',
  ]);
  await spectator.setViewportSize(PHONE);
  await expectScene(spectator, 'draws-11-by-cards-on-a-phone');
}, 120_000);

it('had nothing that a page complained about', () => expect(venue.complaints).toEqual([]));
