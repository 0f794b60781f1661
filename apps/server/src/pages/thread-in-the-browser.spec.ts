import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hallAddressOf, launchBrowser } from '../testing/browser.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../testing/server-under-test.js';

/** The first organiser's evening, in a real browser, from an address that is not localhost and has no TLS. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SHOTS = process.env['TIRAGE_SCREENSHOTS'];

let server: ServerUnderTest;
let browser: Browser;
let hall: string;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  server = await serverUnderTest();
  browser = await launchBrowser();
  hall = hallAddressOf(server.base);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A person's own browser. What its pages complain about is kept: there is to be nothing. */
async function person(viewport: typeof PHONE, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport, locale, baseURL: hall });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refusal = /the server responded with a status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !refusal) complaints.push(message.text());
  });
  return page;
}

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New tournament' }).click();
  await page.getByLabel('Name of the tournament').fill(name);
  await page.getByRole('button', { name: 'Create it' }).click();
  await page.getByText(`Created as “${name}”`).waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

it('walks from the first set-up to the sealed tournament', async () => {
  const olga = await person(DESKTOP);
  await olga.goto(`/set-up#${await server.core.access.setUp.offer()}`);
  await olga.getByLabel('Your name').fill('Olga Organiser');
  expect(new URL(olga.url()).hash).toBe('');
  expect(await olga.evaluate(() => window.isSecureContext)).toBe(false);
  await olga.getByLabel('Login').fill('olga');
  await olga.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await shot(olga, '01-set-up');
  await expectAccessible(olga);
  await olga.locator('form button[type=submit]').click();

  await olga.getByRole('button', { name: 'New tournament' }).waitFor();
  await shot(olga, '02-empty');
  await create(olga, 'Spring Pairs');
  const address = new URL(olga.url()).pathname;
  await shot(olga, '03-tournament');
  await expectAccessible(olga);

  const spectator = await person(PHONE);
  await spectator.goto(address);
  await spectator.getByRole('heading', { name: 'Not found' }).waitFor();
  await shot(spectator, '04-not-found-phone');

  await olga.getByRole('button', { name: 'Publish' }).click();
  await olga.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await olga.getByText('Published: everybody can see it').waitFor();

  await spectator.goto('/');
  await spectator.getByRole('link', { name: /Spring Pairs/ }).click();
  await spectator.getByText('Published: everybody can see it').waitFor();
  await spectator.getByText('Live', { exact: true }).waitFor();
  await shot(spectator, '05-journal-phone');
  await expectAccessible(spectator);

  await olga.getByRole('button', { name: 'Rename' }).click();
  await olga.getByRole('dialog').getByLabel('Name of the tournament').fill('Summer Pairs');
  await olga.getByRole('dialog').getByRole('button', { name: 'Rename it' }).click();
  await spectator.getByText('Renamed to “Summer Pairs”').waitFor();
  await spectator.getByRole('heading', { name: 'Summer Pairs' }).waitFor();

  await olga.getByRole('button', { name: 'Archive' }).click();
  await olga.getByRole('dialog').getByLabel('Reason (optional)').fill('The season is over.');
  await shot(olga, '06-archive');
  await olga.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await spectator.getByText(/^Sealed up to line 5 \(official\)/).waitFor();
  await spectator.getByText('Archived: the book is closed').waitFor();
  expect(await spectator.getByText('The season is over.').count()).toBe(0);
  await olga.getByText(/Reason: The season is over\./).waitFor();
  await shot(olga, '07-sealed');

  await spectator.goto(`${address}?at=1`);
  await spectator.getByRole('heading', { name: 'Spring Pairs' }).waitFor();
  await shot(spectator, '08-past-phone');
}, 120_000);

it('pairs the tables of a hall by one printed sheet, and replaces a dead phone by one scan', async () => {
  const olga = await person(DESKTOP);
  await olga.goto('/sign-in');
  await olga.getByLabel('Login').fill('olga');
  await olga.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await olga.locator('form button[type=submit]').click();
  await create(olga, 'Autumn Teams');
  const tournament = new URL(olga.url()).pathname.split('/')[2]!;

  const client = await signedIn();
  const sheet = await client.post(`/api/tournaments/${tournament}/devices/sheet`, {
    session: '1',
    tables: ['7'],
  });
  const link = new URL(sheet.body.tables[0].link);
  const first = await person(PHONE);
  await first.goto(`${link.pathname}${link.hash}`);
  await first.getByText('This phone now stands for table 7.').waitFor();
  await shot(first, '09-paired-phone');
  await expectAccessible(first);

  const second = await person(PHONE, 'pl-PL');
  await second.goto(`${link.pathname}${link.hash}`);
  await second.getByText(/7/).first().waitFor();
  await shot(second, '10-paired-phone-polish');
  const session = await first.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.device).toBeUndefined();

  await olga.goto(`/tournaments/${tournament}/tables`);
  await olga.getByRole('heading', { name: 'Phones at the tables' }).waitFor();
  await shot(olga, '11-tables');
  await expectAccessible(olga);
}, 120_000);

it('shows the way back on an address that leads nowhere, also in Russian and in the dark', async () => {
  const page = await person(PHONE, 'ru-RU');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/no/such/page');
  expect(await page.getByRole('heading').first().textContent()).toMatch(/\p{Script=Cyrillic}/u);
  await shot(page, '12-not-found-russian');
  await expectAccessible(page);
}, 60_000);

it('documents its interface', async () => {
  const page = await person(DESKTOP);
  await page.goto('/api/docs');
  await page.getByText('Rename the tournament').waitFor();
  expect(await page.getByText('Publish the tournament', { exact: false }).count()).toBe(1);
  await shot(page, '13-api-docs');
}, 60_000);

it('has pages that complain about nothing', () => {
  expect(complaints).toEqual([]);
});

async function signedIn() {
  const client = server.client();
  await client.post('/api/sign-in', { login: 'olga', password: PASSWORD });
  return client;
}
