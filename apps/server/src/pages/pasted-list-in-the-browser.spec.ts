import type { Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import type { Venue } from './testing/venue.js';
import { openEvening, openEveningAt } from './testing/open-evening.js';
import { like, say } from '../testing/words.js';

/* A list of three pairs of which the first is in while the second is still being sent. */
let venue: Venue;
let evening: Evening;
let olga: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Monday pairs'));
  await evening.command('session.create', { session: '1' });
}, 120_000);
afterAll(() => venue?.close());

it('invites nobody on before the whole of a pasted list is in', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await olga.route('**/commands/entries.register', async (route) => {
    sent += 1;
    if (sent > 1) await held;
    await route.continue();
  });
  await olga.goto(`${at}/entries`);
  const onward = olga.getByRole('link', { name: say('steps.onward', { session: '1' }) });
  await onward.waitFor();
  await olga.getByText(say('paste.title')).click();
  await olga
    .getByLabel(say('paste.list'))
    .fill('Anna Lis - Ewa Kot\nJan Bak - Piotr Sum\nOlaf Nur - Igor Wal');
  await olga.getByRole('button', { name: say('paste.enter.pairs', { count: 3 }) }).click();
  await olga.getByText(say('steps.entering', { through: '1', of: '3' })).waitFor();
  expect(await onward.count()).toBe(0);
  // The list goes on being sent while another page is looked at, which says how far it is.
  await olga.getByRole('link', { name: say('tab.sessions'), exact: true }).click();
  await olga.locator(`a[href="${at}/session/1/set-up"]`).first().click();
  const steps = olga.getByRole('navigation', { name: say('steps.label') });
  await steps.getByText(say('steps.entering', { through: '1', of: '3' })).waitFor();
  expect(await steps.getByText(like('steps.next')).count()).toBe(0);
  release();
  await steps.getByText(say('steps.entering', { through: '1', of: '3' })).waitFor({ state: 'detached' });
  const entered = new RegExp(`^1 ${say('steps.entries')} 3\\b.*${say('steps.done')}$`);
  await steps.getByRole('link', { name: entered }).waitFor();
  await steps.getByText(say('steps.next', { step: say('steps.movement') })).waitFor();
}, 120_000);

it('keeps names that are not entered when their tab is closed, and lets nobody go on without noticing', async () => {
  const context = olga.context();
  const typing = await context.newPage();
  await typing.goto(`${at}/entries`);
  await typing.getByText(say('paste.title')).click();
  await typing.getByLabel(say('paste.list')).fill('Ada Wir - Jan Moc');
  await typing.getByRole('button', { name: say('paste.enter.pairs', { count: 1 }) }).waitFor();
  await typing.close();
  await olga.goto(`${at}/session/1/set-up`);
  const steps = olga.getByRole('navigation', { name: say('steps.label') });
  await steps.getByText(say('steps.notEntered')).waitFor();
  expect(await steps.getByText(like('steps.next')).count()).toBe(0);
  const enter = olga.getByRole('button', { name: say('paste.enter.pairs', { count: 1 }) });
  await enter.waitFor();
  // It is the one that is filled, and in sight.
  expect(await olga.locator('main [data-variant="filled"]').allTextContents()).toEqual([
    await enter.textContent(),
  ]);
  expect(
    await enter.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
  await olga.goto(`${at}/entries`);
  await olga.getByRole('link', { name: say('steps.onward', { session: '1' }) }).click();
  await olga.getByRole('dialog', { name: say('steps.notEnteredTitle') }).waitFor();
  await olga.getByRole('button', { name: say('action.cancel') }).click();
  await olga.getByRole('button', { name: say('paste.enter.pairs', { count: 1 }) }).click();
  await olga.getByText(say('paste.done.pairs', { count: 1 })).waitFor();
  await olga.getByRole('link', { name: say('steps.onward', { session: '1' }) }).click();
  await steps.getByText(say('steps.next', { step: say('steps.movement') })).waitFor();
}, 120_000);

it('leaves the page of a session as it is until the whole of a list is in', async () => {
  const { evening: other, at: there, olga: page } = await openEveningAt(venue, 'Tuesday pairs');
  await other.command('session.create', { session: '1' });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route('**/commands/entries.register', async (route) => {
    sent += 1;
    if (sent > 1) await held;
    await route.continue();
  });
  await page.goto(`${there}/session/1/set-up`);
  await page.getByText(say('paste.sample.pairs')).waitFor();
  await page.getByLabel(say('paste.list')).fill('Ann Fox - Eve Day\nJim Poe - Ted Roy');
  const use = page.getByRole('button', { name: say('movement.use') }).first();
  await use.waitFor();
  await page.getByRole('button', { name: say('paste.enter.pairs', { count: 2 }) }).click();
  await page.getByText(say('paste.through', { count: 1 })).waitFor();
  expect(await use.isDisabled()).toBe(true);
  expect(await page.getByLabel(say('paste.list')).isVisible()).toBe(true);
  expect(await page.getByText(say('entrants.everybody')).count()).toBe(0);
  release();
  await page.getByText(say('entrants.everybody')).waitFor();
  await page.getByLabel(say('paste.list')).waitFor({ state: 'detached' });
  expect(await use.isDisabled()).toBe(false);
}, 120_000);

it('keeps a pair that is being written over a reload, and begins anew with the next', async () => {
  await olga.goto(`${at}/entries`);
  const [first, second] = [olga.getByLabel(say('players.first')), olga.getByLabel(say('players.second'))];
  await first.fill('Iga Sad');
  await second.fill('Ola Las');
  await olga.reload();
  await first.waitFor();
  expect([await first.inputValue(), await second.inputValue()]).toEqual(['Iga Sad', 'Ola Las']);
  await olga.getByRole('link', { name: say('steps.onward', { session: '1' }) }).click();
  await olga.getByRole('dialog', { name: say('steps.notEnteredTitle') }).waitFor();
  await olga.getByRole('button', { name: say('action.cancel') }).click();
  await olga.getByRole('button', { name: say('players.register'), exact: true }).click();
  await olga.getByText('Iga Sad – Ola Las').first().waitFor();
  await first.and(olga.locator(':focus')).waitFor();
  await olga.reload();
  await first.waitFor();
  expect([await first.inputValue(), await second.inputValue()]).toEqual(['', '']);
}, 120_000);
