import { PASSWORD } from '../testing/server-under-test.js';
import { Venue, PHONE } from './testing/venue.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { aboutResults } from './testing/published-pages.js';
import { expectScene, shot } from './testing/scene.js';
import { like, say } from '../testing/words.js';

/** The first organiser's evening, in a real browser, from an address that is not localhost and has no TLS. */
let venue: Venue;

beforeAll(async () => {
  venue = await Venue.open();
}, 120_000);
afterAll(() => venue?.close());

it('walks from the first set-up to the sealed tournament', async () => {
  const olga = await venue.person({ reducedMotion: 'no-preference' });
  const pages = new OrganiserPages(olga);
  await olga.goto(`/set-up#${await venue.server.access.setUp.offer()}`);
  await pages.fillAccount('Olga Organiser', 'olga', PASSWORD);
  expect(new URL(olga.url()).hash).toBe('');
  expect(await olga.evaluate(() => window.isSecureContext)).toBe(false);
  await expectScene(olga, '01-set-up');
  await pages.submit();

  await olga.getByRole('link', { name: say('installation.next.toTournaments'), exact: true }).click();
  await pages.button(say('create.title')).waitFor();
  await shot(olga, '02-empty');
  const address = await pages.create('Spring Pairs');
  await expectScene(olga, '03-tournament');

  const spectator = await venue.person({ viewport: PHONE, reducedMotion: 'no-preference' });
  await spectator.goto(address);
  await spectator.getByRole('heading', { name: say('notFound.title') }).waitFor();
  await shot(spectator, '04-not-found-phone');

  await pages.publish();

  await spectator.goto('/');
  await spectator.getByRole('link', { name: /Spring Pairs/ }).click();
  await (await aboutResults(spectator)).getByRole('link', { name: say('tab.journal'), exact: true }).click();
  await spectator.getByText(say('line.tournament.published')).waitFor();
  // Its journal is followed, but nothing is played: nothing of it is live.
  expect(await spectator.getByText(say('live.live'), { exact: true }).count()).toBe(0);
  await expectScene(spectator, '05-journal-phone');

  await olga.getByRole('button', { name: say('rename.button') }).click();
  await olga.getByRole('dialog').getByLabel(say('create.name')).fill('Summer Pairs');
  await olga
    .getByRole('dialog')
    .getByRole('button', { name: say('rename.action') })
    .click();
  await spectator.getByText(say('line.tournament.renamed', { name: 'Summer Pairs' })).waitFor();
  await spectator.getByRole('heading', { name: 'Summer Pairs' }).waitFor();

  await pages.tab(say('tab.finish'));
  await olga.getByRole('button', { name: say('archive.button') }).click();
  await olga.getByRole('dialog').getByLabel(say('archive.reason')).fill('The season is over.');
  await shot(olga, '06-archive');
  await olga
    .getByRole('dialog')
    .getByRole('button', { name: say('archive.button') })
    .click();
  await spectator
    .getByText(like('line.tournament.sealed'))
    .filter({ hasText: say('sealKind.official') })
    .waitFor();
  await spectator.getByText(say('line.tournament.archived')).waitFor();
  expect(await spectator.getByText('The season is over.').count()).toBe(0);
  await olga.goto(`${address}/journal`);
  await olga.getByText(say('line.withReason', { line: '', reason: 'The season is over.' })).waitFor();
  await shot(olga, '07-sealed');

  await spectator.goto(`${address}?at=1`);
  await spectator.getByRole('heading', { name: 'Spring Pairs' }).waitFor();
  await shot(spectator, '08-past-phone');
}, 120_000);

it('pairs the tables of a hall by one printed sheet, and replaces a dead phone by one scan', async () => {
  const olga = await venue.person();
  const pages = new OrganiserPages(olga);
  await pages.signIn('olga', PASSWORD);
  const address = await pages.create('Autumn Teams');

  await pages.tab(say('tab.tables'));
  await olga.getByLabel(say('pairing.tables'), { exact: true }).fill('7');
  const link = (await pages.cards(say('pairing.action'))).get('7')!;
  const first = await venue.person({ viewport: PHONE });
  await first.goto(link);
  await first
    .getByRole('main')
    .getByText(say('pair.done', { table: '7' }))
    .waitFor();
  await expectScene(first, '09-paired-phone');

  const second = await venue.person({ viewport: PHONE, locale: 'pl-PL' });
  await second.goto(link);
  await second.getByRole('button', { name: say('pair.replace', {}, 'pl') }).click();
  await second.getByText(say('pair.asked', { table: '7' }, 'pl')).waitFor();
  await first.evaluate(async () => {
    const { device } = await (await fetch('/api/session')).json();
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'room for another phone' };
    const body = JSON.stringify({ request: device.asked, makesRoom: true });
    await fetch(`/api/tournaments/${device.tournament}/devices/make-room`, { method: 'POST', headers, body });
  });
  await second
    .getByRole('main')
    .getByText(say('pair.done', { table: '7' }, 'pl'))
    .waitFor();
  await shot(second, '10-paired-phone-polish');
  const session = await first.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.device).toBeUndefined();

  await olga.goto(`${address}/tables`);
  await olga.getByRole('heading', { name: say('devices.title') }).waitFor();
  await expectScene(olga, '11-tables');
}, 120_000);

it('shows the way back on an address that leads nowhere, also in Russian and in the dark', async () => {
  const page = await venue.person({ viewport: PHONE, locale: 'ru-RU', colorScheme: 'dark' });
  await page.goto('/no/such/page');
  expect(await page.getByRole('heading').first().textContent()).toMatch(/\p{Script=Cyrillic}/u);
  await expectScene(page, '12-not-found-russian');
}, 120_000);

it('documents its interface', async () => {
  const page = await venue.person();
  await page.goto('/api/docs');
  await page.getByText('200 when everything is ready').waitFor();
  // Only what is to be seen is drawn: commands stand below everything that is read. Past what a slow machine has not
  // drawn on the way down one comes again on the way up.
  const command = page.getByText('Rename the tournament');
  for (let turned = 0; turned < 600 && (await command.count()) === 0; turned++) {
    await page.mouse.wheel(0, turned % 120 < 60 ? 600 : -600);
    await page.waitForTimeout(100);
  }
  expect(await command.count()).toBe(1);
  await shot(page, '13-api-docs');
}, 120_000);

it('has pages that complain about nothing', () => {
  expect(venue.complaints).toEqual([]);
});
