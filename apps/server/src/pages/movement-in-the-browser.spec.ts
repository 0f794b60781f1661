import type { Page } from 'playwright-core';
import { mitchell, rainbow } from '#movement';
import type { Evening } from '../testing/evening.js';
import { DESKTOP, type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { partsOf } from './testing/parts-of.js';
import { expectScene } from './testing/scene.js';
import { like, say } from '../testing/words.js';
import { writtenMovement } from '../../../../libs/movement/src/testing/written-movement.js';

/*
 * How a movement is chosen, from the page of preparation: what is wanted, what is offered with its price and warnings,
 * where the half table is, and movements out of files. Nineteen pairs come, four of them have entered.
 */
const part = partsOf('The planning', () => venue.showAll());
let venue: Venue;
let evening: Evening;
let page: Page;
let at: string;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (label: string | RegExp) => page.getByLabel(label);
const title = (name: string, tables: number) =>
  say('movement.title', { name, tables: say('movement.tables', { count: tables }) });
/** The button that takes such a movement. */
const takes = (name: string, tables: number) =>
  new RegExp(`^${say('movement.useLabel', { movement: title(name, tables), play: '.+' })}`);
const offer = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

beforeAll(async () => {
  ({ venue, evening, at, olga: page } = await openEvening('Friday Pairs'));
  const entry = await evening.register('Ola Nowak', 'Jan Nowak');
  const forDraws = { groups: { club: [], country: [], family: [] }, stationary: true, seed: null };
  await evening.command('entries.describe-for-draws', { entry, forDraws });
  for (const name of ['Lis', 'Wilk', 'Sowa']) await evening.register(`Ola ${name}`, `Jan ${name}`);
  await evening.command('session.create', { session: '1' });
  await page.goto(`${at}/session/1/set-up`);
}, 120_000);
afterAll(() => venue?.close());

async function sections() {
  const { body } = await evening.director.get(`/api${at}/sessions/1`);
  return body.sections;
}

it(
  'offers what fits nineteen pairs, 24 boards, three hours, one winner, two sets of boards, and pairs that stay',
  part(async () => {
    await page.getByRole('heading', { name: say('session.setUpTitle', { session: '1' }) }).waitFor();
    await expectScene(page, 'm1-first');
    await field(say('movement.pairs')).first().fill('19');
    await field(say('movement.boardsAbout')).fill('24');
    await field(say('movement.minutesAbout')).first().fill('180');
    await field(say('movement.copies')).fill('2');
    await page.getByText(say('movement.oneWinner'), { exact: true }).first().click();
    await page.getByText(say('movement.stayCount', { count: 1 })).click();
    expect(await field('– Jan Nowak').isChecked()).toBe(true);
    await field(say('movement.stayOthers')).fill('7');
    await offer(title('Mitchell with a skip', 10)).first().waitFor();
    await page
      .getByText(new RegExp(`^${say('movement.seat', { pair: '7', as: '.+' })}`))
      .first()
      .waitFor();
    await button(new RegExp(`${like('movement.more').source}$`)).click();
    await page.getByText('Unbalanced: some pairs').first().waitFor();
    await expectScene(page, 'm2-wishes');
    await page.setViewportSize(PHONE);
    await expectScene(page, 'm3-wishes-phone');
    await page.setViewportSize(DESKTOP);
  }),
  120_000,
);

it(
  'says what cannot be had, with the nearest that can',
  part(async () => {
    await field(say('movement.barometer')).check();
    await page.getByText('more than two tables would wait for one. Use at least 5.').waitFor();
    await expectScene(page, 'm4-refused');
    await field(say('movement.copies')).fill('10');
    await page.getByText(say('movement.allTheSame')).first().waitFor();
    await field(say('movement.barometer')).uncheck();
    await field(say('movement.stayOthers')).fill('7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17');
    await page.getByText('Movements for this number of pairs have at most').waitFor();
    await field(say('movement.stayOthers')).fill('7');
  }),
  120_000,
);

it(
  'has the half table where the director wants it',
  part(async () => {
    await button(takes('Mitchell with a skip', 10)).first().click();
    // One press has taken it; what belongs to it is changed afterwards.
    await button(say('movement.another')).waitFor();
    expect(await sections()).toMatchObject([{ movement: { name: 'skip-mitchell', phantom: '10' } }]);
    await field(say('movement.missing')).selectOption({
      label: say('movement.missingStays', { pair: '4', table: '4', side: 'NS' }),
    });
    await expectScene(page, 'm5-half-table');
    await page.setViewportSize(PHONE);
    await expectScene(page, 'm6-half-table-phone');
    await page.setViewportSize(DESKTOP);
    // Nobody starts without it.
    const unsaved = page.getByText(say('session.unsaved', { panels: say('movement.panel') }));
    await unsaved.waitFor();
    await button(say('movement.keepChange')).click();
    await unsaved.waitFor({ state: 'detached' });
    await page.getByText(say('movement.phantom', { pair: '4' })).waitFor();
    await button(say('movement.keepChange')).waitFor({ state: 'detached' });
    await expectScene(page, 'm7-set');
    const [{ movement, boardsPerRound }] = await sections();
    expect(movement).toMatchObject({ name: 'skip-mitchell', phantom: '4' });
    // The page read again shows what was taken, beside it and where another is chosen.
    await page.reload();
    await field(say('movement.missing')).waitFor();
    expect(await field(say('movement.missing')).inputValue()).toBe('4');
    expect(await field(say('movement.boardsPerRound')).inputValue()).toBe(String(boardsPerRound));
    await button(say('movement.another')).click();
    const wished = [say('movement.pairs'), say('movement.boardsAbout'), say('movement.sections')].map(
      (label) => field(label).first(),
    );
    expect(await Promise.all(wished.map((one) => one.inputValue()))).toEqual([
      '19',
      String(movement.rounds * boardsPerRound),
      '1',
    ]);
    await offer(title('Mitchell with a skip', 10)).first().getByRole('button', { pressed: true }).waitFor();
    await expectScene(page, 'm7-another');
    await button(say('movement.keep')).click();
  }),
  120_000,
);

it(
  'has two sections with half a table host each other’s sit-outs',
  part(async () => {
    await button(say('movement.another')).click();
    await field(say('movement.pairs')).first().fill('26');
    await field(say('movement.sections')).fill('2');
    await field(say('movement.hosting', { one: 'A', other: 'B', pairs: '13' })).check();
    await button(takes('Mitchell', 7)).first().click();
    await page.getByText(say('movement.guest', { host: 'A' })).waitFor();
    await page.getByText(say('movement.missingHosted', { section: 'B' })).waitFor();
    expect(await page.getByText(like('movement.sitOut')).count()).toBe(0);
    await expectScene(page, 'm7a-hosting');
    await page.setViewportSize(PHONE);
    await expectScene(page, 'm7b-hosting-phone');
    await page.setViewportSize(DESKTOP);
    await button(say('movement.setEach')).click();
    await page.getByText(say('movement.hosts', { section: 'B' })).waitFor();
    await expectScene(page, 'm7c-hosting-set');
    expect(await sections()).toMatchObject([
      { section: 'A', hosts: { section: 'B' }, movement: { phantom: 'NS7' } },
      { section: 'B', movement: { phantom: 'EW7', stationary: expect.arrayContaining(['EW1', 'EW6']) } },
    ]);
  }),
  120_000,
);

it(
  'takes a movement out of a file once it is right',
  part(async () => {
    await button(say('movement.another')).click();
    await field(say('movement.pairs')).first().fill('10');
    await field(say('movement.sections')).first().fill('1');
    await page.getByText(say('movement.own.title')).click();
    const text = field(say('movement.own.text')).last();
    await text.fill('Dear all, see you on Thursday.');
    await page.getByText(say('movement.own.none')).waitFor();
    const right = writtenMovement(mitchell({ tables: 5 }), { title: 'Five tables', boardsPerRound: 4 });
    await text.fill(right.replace('1,1,1,1,5,2', '1,1,1,1,5,1'));
    await page.getByText('round 2, table 1: NS1 has already played board set 1 in round 1').waitFor();
    await expectScene(page, 'm8-own-wrong');
    const players = rainbow({ tables: 5 }).rows.map((row) =>
      row.map((play) => [play!.n, play!.s, play!.e, play!.w, play!.set].map(Number)),
    );
    await text.fill(JSON.stringify({ title: 'Each for themselves', rows: players }));
    await page.getByText(say('movement.own.individual')).waitFor();
    const other = writtenMovement(mitchell({ tables: 3 }), { title: 'Three tables', boardsPerRound: 8 });
    await page.locator('input[type=file]').setInputFiles({
      name: 'movements.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${other}\n${right}`),
    });
    await page.getByText(say('movement.own.tooFew', { places: '6', pairs: '10' })).waitFor();
    await field(say('movement.own.which', { count: 2 })).selectOption('Five tables');
    await page.setViewportSize(PHONE);
    await expectScene(page, 'm9-own-phone');
    await page.setViewportSize(DESKTOP);
    await button(say('movement.own.take', { title: 'Five tables' })).click();
    await page.getByText(title('Custom movement', 5)).waitFor();
    expect(await field(say('movement.boardsPerRound')).inputValue()).toBe('4');
    await expectScene(page, 'm10-own');
    expect(await sections()).toMatchObject([
      { boardsPerRound: 4, movement: { name: 'rows', winners: 2, rows: mitchell({ tables: 5 }).rows } },
    ]);
  }),
  120_000,
);

it(
  'has two sections, each with a barometer, that play with the same boards',
  part(async () => {
    await button(say('movement.another')).click();
    await field(say('movement.pairs')).first().fill('20');
    await field(say('movement.sections')).fill('2');
    await field(say('movement.copies')).fill('5');
    await field(say('movement.barometer')).check();
    for (const section of [
      say('movement.section', { section: 'A' }),
      say('movement.section', { section: 'B' }),
    ]) {
      const planned = page.getByRole('region', { name: section });
      await planned
        .getByRole('button', { name: takes('Mitchell', 5) })
        .first()
        .click();
    }
    await page
      .getByLabel(say('movement.boardsWith'), { exact: true })
      .last()
      .selectOption(say('movement.boardsOfSection', { section: 'A' }));
    await expectScene(page, 'm11-sections');
    await button(say('movement.setEach')).click();
    await page.getByText(`${say('movement.section', { section: 'B' })}: ${title('Barometer', 5)}`).waitFor();
    await expectScene(page, 'm12-sections-set');
    expect(await sections()).toMatchObject([
      { section: 'A', copies: 5, movement: { name: 'barometer', sets: 5 } },
      { section: 'B', boardsWith: 'A', movement: { name: 'barometer', sets: 5 } },
    ]);
    expect(venue.complaints).toEqual([]);
  }),
  120_000,
);
