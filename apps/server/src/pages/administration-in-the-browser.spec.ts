import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { dealOfNumber } from '#cards';
import { writePbn } from '#interchange';
import { ACBLSCORE_MITCHELL } from '../../../../libs/interchange/src/testing/samples.js';
import { codeOfKey } from '../../../../libs/access/src/testing/authenticator.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { Venue, PHONE } from './testing/venue.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { DESKTOP, expectPage, expectScene } from './testing/scene.js';
import { like, piece, say } from '../testing/words.js';

/** A file is read in a thread of its own, which begins from the sources here. */
const READING = 60_000;
/** Codes of a second factor change so often, in milliseconds. */
const STEP = 30_000;

/* What an administrator does on the pages. */
let home: string;
let venue: Venue;
let olga: Page;
let pages: OrganiserPages;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tirage-installation-'));
  venue = await Venue.open({ TIRAGE_HOME: home });
  await venue.server.organiser();
  olga = await venue.organiser();
  pages = new OrganiserPages(olga);
}, 120_000);
afterAll(async () => {
  await venue?.close();
  rmSync(home, { recursive: true, force: true });
});

it('says what comes next, and takes name, time zone and colour of the club', async () => {
  await olga.goto('/');
  await pages.button('Olga Organiser').click();
  await olga.getByRole('link', { name: say('installation.title') }).click();
  await olga.getByRole('heading', { name: say('installation.next.title') }).waitFor();
  await expectScene(olga, 'installation-1-overview');
  await pages.tab(say('installation.part.appearance'));
  await olga.getByRole('textbox', { name: say('installation.clubs.name') }).fill('Klub Dama');
  await olga.getByLabel(say('installation.appearance.zone')).selectOption('Asia/Tokyo');
  await olga.getByLabel(say('installation.appearance.ownColour')).check();
  await olga.locator('input[type=color]').fill('#7a1f3d');
  await pages.button(say('installation.appearance.save')).click();
  await olga.getByText(say('installation.appearance.saved')).waitFor();
  await expectScene(olga, 'installation-2-look');
  const brand = olga.getByRole('banner').getByRole('link', { name: 'Klub Dama' });
  expect(await brand.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(122, 31, 61)');
  await pages.tab(say('installation.part.overview'));
  // Times are the venue's, on whatever device.
  const said = await olga.getByText(like('installation.next.nameText')).textContent();
  const hour = new Date(Date.now() + 9 * 3_600_000).getUTCHours();
  const now = { zone: 'Asia/Tokyo', time: String.raw`(\d\d):.+` };
  const [, told] = new RegExp(say('installation.next.nameText', now)).exec(said ?? '') ?? [];
  expect([hour, (hour + 23) % 24]).toContain(Number(told));
});

it('takes what results files for the federation say of the club', async () => {
  await pages.tab(say('installation.part.sending'));
  const club = olga.getByRole('textbox', { name: say('installation.sending.club'), exact: true });
  await club.fill('1234');
  await olga.getByLabel(say('installation.sending.version')).selectOption('1.3');
  await pages.button(say('installation.sending.save')).click();
  await olga.getByText(say('installation.sending.saved')).waitFor();
  await expectScene(olga, 'installation-10-sending');
  await olga.reload();
  expect(await club.inputValue()).toBe('1234');
});

it('makes accounts by a link, gives rights, and hands over a new password', async () => {
  await pages.tab(say('installation.part.people'));
  await pages.button(say('installation.people.newAction')).click();
  const link = await olga.getByRole('textbox', { name: say('installation.people.link') }).inputValue();
  const guest = await venue.person();
  const ivo = new OrganiserPages(guest);
  await guest.goto(`/account${new URL(link).hash}`);
  await ivo.fillAccount('Ivo Nowak', 'ivo', PASSWORD);
  await expectScene(guest, 'installation-3-account-link');
  await ivo.submit();
  await ivo.button('Ivo Nowak').waitFor();
  await guest.goto('/installation');
  await guest.getByRole('heading', { name: say('notFound.title') }).waitFor();

  await olga.reload();
  await olga
    .getByRole('button', { name: say('installation.people.changeLabel', { name: 'Ivo Nowak' }) })
    .click();
  await olga.getByRole('dialog').getByLabel(say('installation.people.administers')).check();
  await expectScene(olga, 'installation-4-account');
  await pages.dialogButton(say('installation.people.save')).click();
  await olga.getByRole('dialog').waitFor({ state: 'detached' });
  await guest.reload();
  await guest.getByRole('heading', { name: say('installation.next.title') }).waitFor();
  await guest.context().close();
});

it('asks for a code at sign-in once a second factor is on, and lists where somebody is signed in', async () => {
  const guest = await venue.person();
  const ivo = new OrganiserPages(guest);
  await ivo.signIn('ivo', PASSWORD);
  await ivo.button('Ivo Nowak').click();
  await guest.getByRole('link', { name: say('ownAccount.title') }).click();
  await guest.getByText(say('ownAccount.thisOne')).waitFor();
  await expectPage(guest, 'account-1');
  await ivo.button(say('secondFactor.setUp')).click();
  await guest.getByLabel(say('field.currentPassword'), { exact: true }).fill(PASSWORD);
  await ivo.dialogButton(say('secondFactor.next')).click();
  const key = await guest.getByLabel(say('secondFactor.key'), { exact: true }).inputValue();
  const codeAt = (time: number) => codeOfKey(key.replaceAll(' ', ''), new Date(time));
  await expectPage(guest, 'account-2-set-up');
  await guest.getByLabel(say('secondFactor.code')).fill(codeAt(Date.now()));
  await ivo.button(say('secondFactor.on')).click();
  await guest.getByText(say('secondFactor.isOn')).waitFor();
  expect(
    await guest
      .getByRole('list', { name: say('secondFactor.recoveryLabel') })
      .locator('li')
      .count(),
  ).toBe(10);
  await expectPage(guest, 'account-3-recovery-codes');
  await ivo.button(say('secondFactor.kept')).click();
  await guest.getByText(say('secondFactor.left', { count: 10 })).waitFor();
  await expectPage(guest, 'account-4-on');

  await ivo.button('Ivo Nowak').click();
  await ivo.button(say('frame.signOut')).click();
  await guest.getByLabel(say('field.login')).fill('ivo');
  await guest.getByLabel(say('field.password'), { exact: true }).fill(PASSWORD);
  await ivo.submit();
  const code = guest.getByLabel(say('secondFactor.code'));
  await code.and(guest.locator(':focus')).waitFor();
  await expectPage(guest, 'account-5-code');
  await code.fill('000000');
  await ivo.submit();
  await guest.getByRole('alert').waitFor();
  await code.fill(codeAt(Date.now() + STEP));
  await ivo.submit();
  await ivo.button('Ivo Nowak').waitFor();
  await guest.context().close();
});

it('requires a second factor, and leads to its set-up before anything else', async () => {
  await olga.goto('/installation/people');
  const required = olga.getByLabel(say('secondFactor.required'));
  await required.click();
  await olga.getByText(say('secondFactor.pill'), { exact: true }).waitFor();
  await expectPage(olga, 'account-6-required');
  const guest = await venue.person();
  await new OrganiserPages(guest).signIn('olga', PASSWORD);
  await guest.getByText(say('secondFactor.missing')).waitFor();
  await guest.goto('/installation');
  await guest.waitForURL('**/own-account');
  await expectPage(guest, 'account-7-missing');
  await guest.context().close();
  await required.click();
  await required.and(olga.locator(':not(:checked)')).waitFor();
});

it('keeps backups, checks the journals, and shows the background jobs', async () => {
  await olga.setViewportSize(PHONE);
  await olga.goto('/installation/backups');
  await pages.button(say('installation.backups.makeNow')).click();
  // The hall's line is not encrypted, and every key is in a backup.
  await olga.getByRole('button', { name: like('installation.backups.restoreLabel') }).waitFor();
  expect(await olga.getByRole('link', { name: like('installation.backups.downloadLabel') }).count()).toBe(0);
  await olga.getByLabel(like('installation.backups.plainUnderstood')).check();
  await olga.getByRole('link', { name: like('installation.backups.downloadLabel') }).waitFor();
  await expectScene(olga, 'installation-5-backups');
  await olga.getByRole('button', { name: like('installation.backups.restoreLabel') }).click();
  const goes = [
    say('installation.restore.tournaments', { count: 0 }),
    say('installation.restore.accounts', { count: 2 }),
    say('installation.restore.players', { count: 0 }),
  ];
  await olga.getByText(say('installation.restore.goes', { what: goes.join(', ') })).waitFor();
  await expectScene(olga, 'installation-6-restore');
  await pages.dialogButton(say('action.cancel')).click();
  await pages.tab(say('installation.part.books'));
  await pages.button(say('installation.books.verify')).click();
  await olga.getByText(say('installation.books.whole', { count: 0 })).waitFor();
  await pages.tab(say('installation.part.work'));
  await olga.getByText(say('installation.work.queue.publication')).waitFor();
  await expectScene(olga, 'installation-7-work');
});

it('sends encrypted copies elsewhere, and brings one back to be restored', async () => {
  const folder = join(home, 'network drive');
  const passphrase = 'four random words here';
  await olga.setViewportSize(PHONE);
  await olga.goto('/installation/backups');
  await pages.button(say('copies.setUp')).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByText(say('push.kind.folder'), { exact: true }).click();
  await dialog.getByRole('textbox', { name: say('push.field.folder') }).fill(folder);
  await dialog.getByLabel(say('copies.passphrase')).fill('too short');
  await pages.dialogButton(say('copies.save')).click();
  await dialog.getByText(/at least 16 characters, such as/).waitFor();
  await expectScene(olga, 'installation-11-copies-place');
  await dialog.getByLabel(say('copies.passphrase')).fill(passphrase);
  await pages.dialogButton(say('copies.save')).click();
  await olga.getByText(like('copies.copied')).waitFor();
  await expectScene(olga, 'installation-12-copies');
  await pages.button(say('copies.fetch')).click();
  await pages.dialogButton(say('copies.look')).click();
  await dialog.getByLabel(say('copies.passphrase')).fill('four other words here');
  await pages.dialogButton(say('copies.fetchIt')).click();
  await dialog.getByText(/have another passphrase/).waitFor();
  await expectScene(olga, 'installation-13-copy-there');
  await dialog.getByLabel(say('copies.passphrase')).fill(passphrase);
  await pages.dialogButton(say('copies.fetchIt')).click();
  await olga.getByText(like('installation.restore.goes')).waitFor();
  await pages.dialogButton(say('action.cancel')).click();
}, 60_000);

it('lists the clubs of players, puts their names right and makes one of two', async () => {
  const { players } = venue.server.access;
  for (const [at, club] of ['KB Wawel Kraków', 'Wawel II'].entries()) {
    const player = { id: randomUUID(), name: `Player ${at}`, memberNumber: null };
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await players.put(player, 'job:test', 'anybody');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await players.change(player.id, { club }, 'job:test');
  }
  await olga.goto('/installation/clubs');
  await pages.button(say('installation.clubs.changeLabel', { name: 'KB Wawel Kraków' })).click();
  await olga.getByRole('dialog').getByLabel(say('installation.clubs.short')).fill('Wawel');
  await pages.dialogButton(say('installation.people.save')).click();
  await olga.getByText(`Wawel · ${say('installation.clubs.players', { count: 1 })}`).waitFor();
  await pages.button(say('installation.clubs.mergeLabel', { name: 'Wawel II' })).click();
  await olga.getByLabel(say('installation.clubs.into')).selectOption({ label: 'KB Wawel Kraków' });
  await pages.dialogButton(say('installation.clubs.merge')).click();
  await olga.getByText(`Wawel · ${say('installation.clubs.players', { count: 2 })}`).waitFor();
  await expectScene(olga, 'installation-9-clubs');
});

it('reads a list of members, after its preview, and finds them', async () => {
  await olga.goto('/installation/members');
  await pages.button(say('installation.members.read')).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel(say('installation.members.name')).fill('Union');
  const csv = 'Number;Name;Place\n12;Łukasz Żak;Kraków\n13;Юрий Орлов;Kyiv\n;Nobody;\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'union.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByText(say('installation.members.noteAt', { line: 4, found: 'Nobody' })).waitFor({
    timeout: READING,
  });
  await dialog.getByLabel('Place').selectOption({ label: say('installation.members.column.club') });
  await dialog.getByText('Łukasz Żak · 12 · Kraków').waitFor();
  await expectScene(olga, 'installation-10-members-read');
  await pages.dialogButton(say('installation.members.write')).click();
  await olga.getByText(say('installation.members.count', { number: 2 })).waitFor();
  await olga.getByLabel(say('installation.search')).fill('yuri');
  await olga.getByText('13 · Kyiv · Union').waitFor();
  await expectScene(olga, 'installation-11-members');
});

it('says which members agreed to mail, and through which server it goes', async () => {
  const agreed = olga.getByLabel(say('installation.members.mailedLabel', { name: 'Union' }));
  const said = olga.waitForResponse((response) => response.url().endsWith('/mailed'));
  await agreed.click();
  await said;
  await olga.reload();
  await expect(agreed.isChecked()).resolves.toBe(true);
  await pages.tab(say('installation.part.mail'));
  await olga.getByText(say('installation.mail.noAddress')).waitFor();
  await olga.getByLabel(say('installation.mail.host')).fill('smtp.club.test');
  await olga.getByLabel(say('installation.mail.sender')).fill('nobody');
  await olga.getByLabel(say('installation.mail.name')).fill('Klub Dama');
  await pages.button(say('installation.mail.save')).click();
  await olga.getByText('use only the address').waitFor();
  await olga.getByLabel(say('installation.mail.sender')).fill('office@club.test');
  await pages.button(say('installation.mail.save')).click();
  await olga.getByText(say('installation.mail.saved')).waitFor();
  await pages.button(say('installation.mail.test')).waitFor();
  await expectScene(olga, 'installation-12-mail');
  await olga.goto('/mail#unknown');
  await pages.button(say('mail.end.button')).click();
  await olga.getByText('This link is not valid').waitFor();
});

it('tells how each tournament calls somebody, before their data are erased', async () => {
  const { players } = venue.server.access;
  const player = { id: randomUUID(), name: 'Dana Kos', memberNumber: null };
  await players.put(player, 'job:test', 'anybody');
  await players.put({ ...player, name: 'Daniela Kos' }, 'job:other', 'whom-he-wrote-down', randomUUID());
  await olga.goto(`/installation/personal-data/${player.id}`);
  await olga.getByText(piece('installation.data.called')).waitFor();
  expect(await olga.getByText(piece('installation.data.called')).allTextContents()).toEqual([
    say('installation.data.called', { name: 'Daniela Kos' }),
  ]);
  await olga.getByText(say('installation.data.change.renamed-in-tournament')).waitFor();
  await pages.button(say('installation.data.erase')).click();
  await olga.getByRole('dialog').getByText(say('installation.data.goes')).waitFor();
  await pages.dialogButton(say('action.cancel')).click();
});

it('takes in what others have published: a file let fall on the list is looked at first', async () => {
  await olga.setViewportSize(DESKTOP);
  await olga.goto('/');
  await pages.button(say('home.import')).waitFor();
  await letFall('evening.json', ACBLSCORE_MITCHELL);
  const preview = olga.getByText(like('import.figuresEqual'));
  await preview.waitFor({ timeout: READING });
  await expectScene(olga, 'import-1-preview');
  const dialog = olga.getByRole('dialog');
  await dialog.getByText(say('import.convertResults')).click();
  for (const [format, name, holds] of [
    ['USEBIO', 'evening.xml', '<TRAVELLER_LINE>'],
    ['PBN', 'evening.pbn', '[ScoreTable '],
  ] as const) {
    await dialog.getByLabel(say('import.convertTo')).selectOption(format);
    const [file] = await Promise.all([
      olga.waitForEvent('download'),
      pages.dialogButton(say('import.convert')).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), 'latin1')).toContain(holds);
  }
  await expectScene(olga, 'import-1-convert');
  await pages.dialogButton(say('import.action')).click();
  const imported = olga.getByText(like('import.allEqual'));
  await imported.waitFor({ timeout: READING });
  await expectScene(olga, 'import-2-imported');
}, 120_000);

const MD = '3S6543HT76DT76CT76,S2H5432D5432C5432,SAKQJHAKQDAKQCAKQ';
const IMPOSSIBLE = `qx|o3|pn|a,b,c,d|st||md|${MD}|sv|e|mb|p|mb|p|mb|7N|mb|p|mb|p|mb|p|pc|S2|pc|SA|pc|S7|pc|S3|pg||pc|HA|pc|HA|pc|H6|pc|H2|pg||mc|13|pg||
qx|o|md|${MD.replace('3S', '4S')}|sv|b|pg||
`;

it('writes deals in another format, and says of a broken file where it is broken', async () => {
  await olga.setViewportSize(PHONE);
  await olga.goto('/');
  await pages.button(say('home.import')).waitFor();
  const deals = writePbn({ deals: [{ board: 7, deal: dealOfNumber(1n) }] });
  await letFall('deals.pbn', Buffer.from(deals).toString('latin1'));
  const dialog = olga.getByRole('dialog');
  await dialog.getByText(say('import.dealsText', { count: 1, format: 'PBN' })).waitFor({ timeout: READING });
  await dialog.getByLabel(say('import.convertTo')).selectOption('LIN');
  await expectScene(olga, 'import-3-deals');
  const [file] = await Promise.all([
    olga.waitForEvent('download'),
    pages.dialogButton(say('import.convert')).click(),
  ]);
  expect(file.suggestedFilename()).toBe('deals.lin');
  expect(readFileSync(await file.path(), 'latin1')).toContain('|md|');

  // A card that cannot be, and a board without a number, are named with their places.
  await dialog.getByLabel(say('import.file')).setInputFiles({
    name: 'play.lin',
    mimeType: 'text/plain',
    buffer: Buffer.from(IMPOSSIBLE),
  });
  await dialog.getByText(say('import.dealsText', { count: 2, format: 'LIN' })).waitFor({ timeout: READING });
  await Promise.all([olga.waitForEvent('download'), pages.dialogButton(say('import.convert')).click()]);
  await dialog.getByText('line 1, column 150, board 3: trick 2: HA, by E, has already been played').waitFor();
  await dialog.getByText('line 2: the board number is missing here: board 4 is assumed').waitFor();

  await dialog.getByLabel(say('import.file')).setInputFiles({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(ACBLSCORE_MITCHELL.slice(0, -1)),
  });
  const fault = dialog.getByText(new RegExp(`line 1, column ${ACBLSCORE_MITCHELL.length}`));
  await fault.waitFor({ timeout: READING });
  expect(await pages.dialogButton(say('import.action')).count()).toBe(0);
  await expectScene(olga, 'import-4-broken');

  // Files that belong elsewhere are told where.
  const list = { name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from('Board;Contract\n1;4S') };
  await dialog.getByLabel(say('import.file')).setInputFiles(list);
  await dialog.getByText(like('import.elsewhere.list')).waitFor();
  const journal = {
    name: 'spring.tirage',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('none'),
  };
  await dialog.getByLabel(say('import.file')).setInputFiles(journal);
  await dialog.getByText(say('import.elsewhere.book', { action: say('bring.title') })).waitFor();
  expect(await dialog.getByText(like('import.elsewhere.list')).count()).toBe(0);
}, 120_000);

/** A file is dragged from outside of the browser and let fall on the page. */
async function letFall(name: string, text: string): Promise<void> {
  const dataTransfer = await olga.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called));
      return transfer;
    },
    [name, text] as const,
  );
  await olga.dispatchEvent('body', 'dragover', { dataTransfer });
  await olga.getByText(say('home.drop')).waitFor();
  await olga.dispatchEvent('body', 'drop', { dataTransfer });
}

it('erases what is known of somebody, after it has said what goes and what stays', async () => {
  await olga.goto('/installation/people');
  await olga.getByRole('link', { name: say('installation.data.openLabel', { name: 'Ivo Nowak' }) }).click();
  await olga.getByText(say('installation.data.nowhere')).waitFor();
  await expectScene(olga, 'installation-8-data');
  await pages.button(say('installation.data.erase')).click();
  await olga.getByText(say('installation.data.stays', { word: say('person.noName') })).waitFor();
  await olga.getByLabel(say('installation.yourPassword'), { exact: true }).fill(PASSWORD);
  await pages.dialogButton(say('installation.data.erase')).click();
  await olga.getByText(say('installation.data.erased')).waitFor();
  await olga.goto('/installation/people');
  await olga.getByText('Olga Organiser').first().waitFor();
  expect(await olga.getByText('Ivo Nowak').count()).toBe(0);
  expect(venue.complaints).toEqual([]);
});
