import type { Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { Evening } from '../testing/evening.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { type Venue, PHONE, AFTER_THE_CHANGE, WALL } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { aboutResults } from './testing/published-pages.js';
import { expectScene } from './testing/scene.js';
import { say } from '../testing/words.js';

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

let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Sunday IMPs'));
  for (const pair of ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol', 'Lena Marek']) {
    await evening.register(...pair.split(' ').map((name) => `${name} Nowak`));
  }
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 1, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.draw-seats', { session: '1' });
  await evening.command('tournament.publish');
  spectator = await venue.person({ viewport: PHONE });
}, 120_000);
afterAll(() => venue?.close());

async function playRound(round: number): Promise<void> {
  await evening.command('session.call-round', { session: '1', round });
  for (const table of [1, 2, 3]) {
    const board = ((table + round - 2) % 3) + 1;
    const result = { kind: 'score', score: SCORES[board - 1]![table - 1] };
    await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
  }
}

it('saves no rules over those of another organiser unseen, and keeps what was typed', async () => {
  await venue.server.invited(evening.director, evening.tournament, 'organiser');
  const other = await venue.person({ viewport: PHONE });
  await new OrganiserPages(other).signIn('organiser-1', PASSWORD);
  for (const page of [olga, other]) {
    await page.goto(`${at}/session/1/set-up`);
    await page.getByText(say('session.rulesChange'), { exact: true }).click();
  }
  const dark = (page: Page) => page.getByLabel(say('session.darkRounds'), { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: say('session.save'), exact: true });
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
  await dialog.getByText(say('seenChanged.by', { name: 'Olga Organiser' })).waitFor();
  const row = dialog.locator('tbody tr');
  expect(await row.locator('td').allTextContents()).toEqual(['0', '2', '4']);
  await expectScene(other, 'methods-0-rules-of-another-on-a-phone');
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  expect(await dark(other).inputValue()).toBe('4');
  await save(other).click();
  await dialog.getByRole('button', { name: say('seenChanged.take') }).click();
  await shows(other, '2');
  await dark(other).fill('3');
  await savedByOlga('1');
  await save(other).click();
  await dialog.getByRole('button', { name: say('seenChanged.saveMine') }).click();
  await save(other).waitFor({ state: 'detached' });
  await shows(olga, '3');
  // What only one of them has changed is saved beside what the other has, and whoever types goes on where they were.
  const share = (page: Page) => page.getByLabel(say('session.minimumShare'), { exact: true });
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
  const method = olga.getByLabel(say('method.choose'), { exact: true }).first();
  await olga.getByText(say('method.matchpoints.double')).first().waitFor();
  await method.selectOption({ label: `PZBS: ${say('method.kind.butler')}` });
  await olga.getByText(say('method.drop.one', { from: '4' })).waitFor();
  await expectScene(olga, 'methods-1-chosen');
  await olga.getByText(say('method.ownSettings'), { exact: true }).first().click();
  await olga.getByText(say('method.dropField')).waitFor();
  await expectScene(olga, 'methods-2-own-settings');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'methods-3-own-settings-on-a-phone');
  await olga.setViewportSize({ width: 1280, height: 900 });
  await olga.getByText(say('session.moreSettings')).click();
  await olga.getByLabel(say('session.day'), { exact: true }).fill('2026-11-30');
  await olga.getByRole('button', { name: say('session.save'), exact: true }).click();
  await evening.until('session.configured', 1);
  await olga.goto(`${at}/sessions`);
  await olga.getByRole('listitem').getByText('30 Nov 2026', { exact: true }).waitFor();
  await evening.command('session.start', { session: '1' });
  for (const round of [1, 2, 3]) await playRound(round);
}, 120_000);

it('shows the standings in IMPs, and why each figure is what it is', async () => {
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('+15', { exact: true }).waitFor();
  const about = await aboutResults(spectator);
  await about
    .getByText(
      say('standings.scoredBy', {
        method: say('method.named', {
          kind: say('method.kind.butler'),
          regulation: `PZBS, ${say('method.usualPractice')}`,
        }),
      }),
    )
    .waitFor();
  await spectator.getByText(say('method.by.score')).waitFor();
  await expectScene(spectator, 'methods-4-standings-on-a-phone');
  await spectator
    .getByRole('link', { name: new RegExp(say('standings.whyFigure', { figure: '−14', of: '.+' })) })
    .click();
  await spectator.getByText(say('card.sumImps', { count: 3, points: '−14' })).waitFor();
  await spectator.getByText('1: −6 · 2: −10 · 3: +2').waitFor();
  await spectator.getByText(say('card.totalImps', { score: '−14', mean: '−4.67' })).waitFor();
  await expectScene(spectator, 'methods-5-card');
  await spectator.goto(`${at}/session/1/board/2`);
  await spectator.getByRole('button', { name: say('traveller.whyTable', { table: 'A1' }) }).click();
  await spectator
    .getByText(say('traveller.datum', { counted: '3', mean: '+380', datum: '+380' }))
    .first()
    .waitFor();
  await spectator
    .getByText(say('traveller.datumDifference', { score: '+620', difference: '+240', points: '+6' }))
    .waitFor();
  await spectator
    .getByText(say('traveller.datumDifference', { score: '+620', difference: '−240', points: '−6' }))
    .waitFor();
  await expectScene(spectator, 'methods-6-datum');
  const wall = await venue.person({ viewport: WALL, colorScheme: 'dark' });
  await wall.clock.setFixedTime(Date.now() + AFTER_THE_CHANGE);
  await wall.goto(`${at}/session/1/wall`);
  await wall.getByText('+15', { exact: true }).waitFor();
  await expectScene(wall, 'methods-7-wall');
}, 120_000);

it('takes another method with a reason: everything is scored anew, and the past keeps its own', async () => {
  const before = (await evening.book()).length;
  await olga.goto(`${at}/session/1/set-up`);
  await olga
    .getByLabel(say('method.choose'), { exact: true })
    .first()
    .selectOption({ label: `PZBS: ${say('method.kind.cross-imps')}` });
  await olga.getByRole('button', { name: say('session.save'), exact: true }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel(say('room.reason')).fill('The invitation said Cavendish');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('+17.5', { exact: true }).waitFor();
  await spectator.goto(`${at}/session/1?at=${before}`);
  await spectator.getByText('+15', { exact: true }).waitFor();
  await spectator
    .getByRole('link', {
      name: new RegExp(say('standings.whyFigure', { figure: String.raw`\+15`, of: '.+' })),
    })
    .click();
  await spectator.getByText(say('card.sumImps', { count: 3, points: '+15' })).waitFor();
  await spectator.goto(`${at}/session/1/board/2`);
  await spectator.getByRole('button', { name: say('traveller.whyTable', { table: 'A3' }) }).click();
  await spectator.getByText(say('traveller.crossImps', { others: '2', sum: '−24' })).waitFor();
  await spectator.getByText(say('traveller.crossImpsFactor', { factor: '1/2', points: '−12' })).waitFor();
  await expectScene(spectator, 'methods-8-comparisons');
  await olga.goto(`${at}/journal`);
  await olga
    .getByText(
      say('line.withReason', {
        line: say('line.session.method-amended', {
          session: '1',
          method: say('method.named', { kind: say('method.kind.cross-imps'), regulation: 'Cavendish' }),
          on: say('line.onDay', { day: 'November 30, 2026' }),
        }),
        reason: 'The invitation said Cavendish',
      }),
    )
    .waitFor();
  await expectScene(olga, 'methods-9-journal');
}, 120_000);

it.each([
  ['pl-PL', 'pl'],
  ['ru-RU', 'ru'],
] as const)('says it in %s, on the whole screen', async (locale, language) => {
  const kind = say('method.kind.cross-imps', {}, language);
  const method = say('method.named', { kind, regulation: 'Cavendish' }, language);
  const reader = await venue.person({ locale });
  await reader.goto(`${at}/session/1`);
  await (
    await aboutResults(reader, language)
  )
    .getByText(say('standings.scoredBy', { method }, language))
    .waitFor();
  await expectScene(reader, `methods-10-${locale}`);
  await reader.goto(`${at}/session/1/board/1`);
  await reader.locator('tbody button').first().click();
  await expectScene(reader, `methods-11-${locale}`);
});

it('leaves no page with a complaint', () => expect(venue.complaints).toEqual([]));
