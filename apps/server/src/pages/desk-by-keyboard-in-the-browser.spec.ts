import type { Locator, Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { type Evening, seatSixPairs } from '../testing/evening.js';
import { piece, say } from '../testing/words.js';
import { expectOneFilled } from './testing/filled.js';
import { heard } from './testing/heard.js';
import { openEvening } from './testing/open-evening.js';
import { DESKTOP, expectPage } from './testing/scene.js';
import type { Venue } from './testing/venue.js';

/*
 * A director without a mouse, for a whole evening: three tables of a Mitchell with phones, one board a round. The next step
 * is the one filled button; what can be undone is done at once.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

const PLAY = { session: '1', table: 'A1', round: 1, board: 1 };

beforeAll(async () => {
  ({ venue, evening, at, olga, dialog } = await openEvening('Friday Pairs'));
  await seatSixPairs(evening, 1, ['A1', 'A2', 'A3']);
}, 120_000);
afterAll(() => venue?.close());

/** What has the focus, by its name; empty: nothing has it. */
function focused(): Promise<string> {
  return olga.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const label = element.getAttribute('aria-label') ?? (heading ?? element).textContent ?? '';
    return label.trim();
  });
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await olga.keyboard.press(key);
}

/** Goes to a button by the tab key alone; it stands somewhere behind what has the focus. */
async function tabTo(name: string): Promise<void> {
  const met: string[] = [];
  while ((await focused()) !== name) {
    if (met.length > 90) throw new Error(`“${name}” is not met, but ${met.join(' · ')}`);
    await press('Tab');
    met.push(await focused());
  }
}

async function untilFocused(name: string): Promise<void> {
  await until(`“${name}” has the focus`, async () => (await focused()) === name);
}

/** Waits until the button that has the focus can be pressed: at first a press may have been meant for the step before. */
async function untilPressable(): Promise<void> {
  await olga.locator(':focus:not([aria-disabled])').waitFor();
}

/** The round that is played, as the desk says it. */
async function untilRound(round: number): Promise<void> {
  await olga
    .getByText(say('session.roundOf', { round, rounds: '3' }))
    .first()
    .waitFor();
}

/** Undoes the last action, once the page says what it was. */
async function undo(said: string): Promise<void> {
  await olga.getByRole('status').filter({ hasText: said }).getByText('Ctrl+Z').waitFor();
  await olga.keyboard.press('Control+z');
  await olga.getByText(say('undo.done')).waitFor();
}

/** All tables finish a round, but those that are named. */
async function finish(round: number, but: readonly string[] = []): Promise<void> {
  for (const [index, table] of ['A1', 'A2', 'A3'].entries()) {
    if (but.includes(table)) continue;
    await evening.play({ session: '1', table, round, board: ((index + round - 1) % 3) + 1 });
  }
}

it('leads to the set-up, starts the first round, and asks before the next that nobody waits for', async () => {
  await olga.goto(`${at}/session/1/room`);
  await expectOneFilled(olga, say('session.setUpLink'));
  await evening.command('session.start', { session: '1' });
  await expectOneFilled(olga, say('room.call', { round: '1' }));
  await press('d', 'Enter');
  await untilRound(1);
  await heard(olga, say('room.roundStarted', { round: '1' }));
  await expectOneFilled(olga, say('room.call', { round: '2' }));
  // The focus has left the button, which starts another round now: a second press does nothing.
  await untilFocused(say('room.nextStep'));
  await press('Enter');
  expect(await dialog.count()).toBe(0);
  await press('d');
  await untilFocused(say('room.call', { round: '2' }));
  await untilPressable();
  await press('Enter');
  await dialog.getByText(say('room.callText')).waitFor();
  await untilFocused(say('action.cancel'));
  await expectPage(olga, 'keyboard-1-early');
  await olga.setViewportSize(DESKTOP);
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await untilFocused(say('room.call', { round: '2' }));
  // Back from the next step is the way back.
  await press('Shift+Tab');
  await untilFocused(say('room.takeBack', { round: '1' }));
  await press('Enter');
  await heard(olga, say('room.roundUndone', { round: '1' }));
  await untilFocused(say('room.call', { round: '1' }));
  await untilPressable();
  await press('Enter');
  await heard(olga, say('room.roundStarted', { round: '1' }));
  await untilFocused(say('room.nextStep'));
}, 120_000);

it('opens and closes its dialogs, each of which gives the focus back', async () => {
  await olga.reload();
  await olga.getByText(say('room.change.open')).waitFor();
  for (const name of [say('room.find'), say('room.keys'), say('break.open'), say('room.change.open')]) {
    await tabTo(name);
    await press('Enter');
    await dialog.waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(name);
  }
  await press('?');
  await dialog.getByText(say('room.key.next-step')).waitFor();
  await dialog.getByText(say('room.key.undo')).waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused()).toBe(say('room.change.open'));
}, 120_000);

it('answers a call', async () => {
  await evening.command('table.call-director', { ...PLAY, matter: 'irregularity', hand: null, by: null });
  await olga.getByText(say('room.tableStatus.call'), { exact: true }).first().waitFor();
  await heard(
    olga,
    `${say('table.name', { table: 'A1' })}: ${say('calls.calledPlain', { board: '1', round: '1' })}`,
  );
  await press('n');
  await olga.waitForURL(/table\/A1$/);
  await untilFocused(say('table.name', { table: 'A1' }));
  expect(await olga.title()).toMatch(/^Table A1 · /);
  await olga.getByText(piece('room.waits')).waitFor();
  await expectOneFilled(olga, say('room.call', { round: '2' }));
  await tabTo(`${say('room.come')}: ${say('table.name', { table: 'A1' })}`);
  await press('Enter');
  await olga.getByText(piece('room.cameAfter')).waitFor();
  // Its button is gone: the focus stays in what it stood in.
  await until('something else has the focus', async () => (await focused()) !== '');
  await expectOneFilled(olga, say('room.call', { round: '2' }));
  await tabTo(`${say('calls.answer')}: ${say('table.name', { table: 'A1' })}`);
  await press('Enter');
  await dialog.waitFor();
  await olga.keyboard.type('It was explained.');
  await tabTo(say('calls.answer'));
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await evening.until('table.call-answered', 1);
  await heard(olga, say('room.callOver', { table: 'A1' }));
  await untilFocused(say('table.name', { table: 'A1' }));
  await press('Escape');
  await olga.waitForURL(/room$/);
  await untilFocused(say('table.name', { table: 'A1' }));
}, 120_000);

it('undoes what was done at once, by a key that the page names, wherever the desk is by then', async () => {
  await press('Enter');
  await olga.waitForURL(/table\/A1$/);
  const play = say('room.play', { table: 'A1', round: '1', board: '1' });
  const actions = `${say('room.actFirst')}: ${play}`;
  const status = (name: 'not-played' | 'to-play' | 'postponed') =>
    olga
      .getByRole('main')
      .getByText(say(`room.status.${name}`), { exact: true })
      .waitFor();
  const said = (what: string) => say(`line.${what}`, { table: 'A1', round: '1', board: '1' });
  await olga.getByRole('button', { name: actions }).waitFor();
  await tabTo(actions);
  await press('Enter');
  await tabTo(say('room.action.not-played'));
  await press('Enter');
  await status('not-played');
  await olga
    .getByRole('status')
    .filter({ hasText: said('result.marked-not-played') })
    .getByText('Ctrl+Z')
    .waitFor();
  await expectOneFilled(olga, say('room.call', { round: '2' }));
  await expectPage(olga, 'keyboard-2-notice');
  await olga.setViewportSize(DESKTOP);
  // It is opened again, which can be undone, too.
  await until('the focus has stayed', async () => (await focused()) !== '');
  await tabTo(say('room.action.open-again'));
  await press('Enter');
  await status('to-play');
  await undo(said('table.play-unsettled'));
  await status('not-played');
  await tabTo(say('room.action.open-again'));
  await press('Enter');
  await status('to-play');
  await tabTo(say('room.action.postpone'));
  await press('Enter');
  await status('postponed');
  // What is open around the focus is closed first, and then the table.
  await press('Escape');
  await until('the row has the focus', async () => (await focused()).endsWith(`: ${play}`));
  await olga.getByText(say('room.less'), { exact: true }).waitFor({ state: 'detached' });
  await press('Escape');
  await olga.waitForURL(/room$/);
  await untilFocused(say('table.name', { table: 'A1' }));
  await undo(said('result.postponed'));
  await olga.getByText(say('late.title')).waitFor({ state: 'detached' });
}, 120_000);

it('lets a late play go on where it was, unless something was built on its postponement', async () => {
  await evening.command('result.postpone', PLAY);
  await evening.command('result.begin-late-play', { ...PLAY, at: 'A2' });
  const playing = olga.getByText(say('late.playing', { table: 'A1', round: '1', board: '1', at: 'A2' }));
  const waiting = olga.getByText(say('late.waiting', { table: 'A1', round: '1', board: '1' }));
  const said = say('line.result.postponed', { table: 'A1', round: '1', board: '1' });
  const putOff = async () => {
    await playing.waitFor();
    await tabTo(say('late.action.put-off-again'));
    await press('Enter');
    await waiting.waitFor();
    await olga
      .getByRole('status')
      .getByRole('button', { name: say('undo.undo') })
      .waitFor();
  };
  await putOff();
  await until('the focus is in the list', async () => (await focused()) !== '');
  await undo(said);
  await playing.waitFor();
  await putOff();
  await olga.getByRole('status').filter({ hasText: said }).getByText('Ctrl+Z').waitFor();
  await evening.command('result.mark-not-played', PLAY);
  await waiting.waitFor({ state: 'detached' });
  await press('Control+z');
  await olga.getByText(piece('undo.refused')).waitFor();
  // At table A2 it was begun once, and once more by what was undone.
  const begun = (await evening.book()).filter(({ type }) => type === 'result.late-play-begun');
  expect(begun.map(({ payload }) => (payload as { at: string }).at)).toEqual(['A2', 'A2']);
  await evening.command('result.void', PLAY);
}, 120_000);

it('starts the next round at once while a table still plays, and says which', async () => {
  await finish(1, ['A3']);
  await olga.getByText(say('room.tableStatus.finished'), { exact: true }).first().waitFor();
  await press('d', 'Enter');
  await untilRound(2);
  await heard(olga, say('room.roundStarted', { round: '2' }));
  await untilFocused(say('room.nextStep'));
  expect(await dialog.count()).toBe(0);
  await olga.getByText(say('room.want.behind', { table: 'A3', round: '1', count: 1 })).waitFor();
  await expectOneFilled(olga, say('room.call', { round: '3' }));
  await expectPage(olga, 'keyboard-3-behind');
  await olga.setViewportSize(DESKTOP);
}, 120_000);

it('has one button filled in each part of the desk', async () => {
  for (const part of ['table/A1', 'board/1', 'scores', 'pairs', 'boards', 'rulings', 'standings']) {
    await olga.goto(`${at}/session/1/room/${part}`);
    await olga.locator('main').locator('h2, table, output').first().waitFor();
    await expectOneFilled(olga, say('room.call', { round: '3' }));
  }
  await olga.goto(`${at}/session/1/room/board/2`);
  const line = olga.getByRole('region', { name: say('room.traveller', { board: '2' }) }).getByRole('textbox');
  await line.first().fill('4S N =');
  await expectOneFilled(olga, say('room.call', { round: '3' }));
  await line.first().fill('');
}, 120_000);

it('says a result that is entered from a slip', async () => {
  await olga.goto(`${at}/session/1/room/table/A1`);
  const play = say('room.play', { table: 'A1', round: '2', board: '2' });
  const slip = `${say('room.action.record')}: ${play}`;
  await olga.getByRole('button', { name: slip }).waitFor();
  await tabTo(slip);
  await press('Enter');
  await dialog.waitFor();
  await olga.keyboard.type('4S N =');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await heard(olga, say('room.resultEntered', { board: '2', result: '4 spades by North, made' }));
  await until('the focus is in the row', async () => (await focused()) !== '');
  expect((await evening.book()).map(({ type }) => type)).toContain('result.recorded');
}, 120_000);

it('closes the session, once it is asked, and leads on', async () => {
  await olga.goto(`${at}/session/1/room`);
  await finish(1, ['A1', 'A2']);
  await finish(2, ['A1']);
  await olga.getByText(say('room.tableStatus.finished'), { exact: true }).first().waitFor();
  await expectOneFilled(olga, say('room.call', { round: '3' }));
  await press('d', 'Enter');
  await untilRound(3);
  await untilFocused(say('room.nextStep'));
  await expectOneFilled(olga, say('room.close'));
  await press('d');
  await untilFocused(say('room.close'));
  await untilPressable();
  await press('Enter');
  await dialog.getByText(say('room.closeOpen', { count: 3 })).waitFor();
  await press('Escape');
  await untilFocused(say('room.close'));
  await finish(3);
  // All that the page shows is of now: nothing has changed since.
  await olga.reload();
  await olga.getByText(say('room.tableStatus.over'), { exact: true }).nth(2).waitFor();
  await press('d', 'Enter');
  await dialog.getByText(say('room.closeTextDraft')).waitFor();
  await tabTo(say('room.close'));
  await press('Enter');
  await evening.until('session.closed', 1);
  const onward = say('steps.next', { step: say('tab.finish') });
  await untilFocused(onward);
  await expectOneFilled(olga, onward);
  await press('Shift+Tab');
  await untilFocused(say('room.reopen'));
  await press('Enter');
  await dialog.getByText(say('room.reopenText')).waitFor();
  await press('Escape');
  await untilFocused(say('room.reopen'));
  await press('d', 'Enter');
  await olga.waitForURL(/\/finish$/);
  expect(venue.complaints).toEqual([]);
}, 120_000);
