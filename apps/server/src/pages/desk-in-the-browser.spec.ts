import type { Locator, Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { type Evening, seatSixPairs } from '../testing/evening.js';
import type { Venue } from './testing/venue.js';
import { scriptOfFirstLoad } from './testing/first-load.js';
import { actionsOf } from './testing/directors-desk.js';
import { openEvening } from './testing/open-evening.js';
import { DESKTOP, expectPage, expectScene, PHONE } from './testing/scene.js';
import { say } from '../testing/words.js';

/*
 * A director who does not play, at a desk with paper slips: three tables of a Mitchell with two boards a round, one of them
 * with a phone. The tournament is a draft all the evening.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga, dialog } = await openEvening('Friday Pairs'));
  await seatSixPairs(evening, 2, ['A2']);
}, 120_000);
afterAll(() => venue?.close());

it('has the cards of the tables done once they are printed', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  const steps = olga.getByRole('navigation', { name: say('steps.label') });
  const done = steps.getByRole('link', {
    name: new RegExp(`^6 ${say('steps.cards')}.*${say('steps.done')}$`),
  });
  await steps
    .getByRole('link', { name: new RegExp(`^3 ${say('steps.scoring')}.*${say('steps.done')}$`) })
    .waitFor();
  await steps
    .getByRole('link', { name: new RegExp(`^4 ${say('steps.seats')}.*${say('steps.done')}$`) })
    .waitFor();
  expect(await done.count()).toBe(0);
  await olga.getByRole('button', { name: say('session.makeCards', { count: 3 }) }).click();
  await olga.getByRole('button', { name: say('action.back') }).click();
  await done.waitFor();
  await expectPage(olga, 'desk-1-cards-done');
}, 120_000);

it('shows the whole sheet of cards on a phone, and prints it as large as it is cut', async () => {
  await olga.getByRole('button', { name: say('session.makeCards', { count: 3 }) }).click();
  const code = olga.getByRole('img', { name: say('pairing.qr', { table: 'A1' }) });
  await code.waitFor();
  await expectPage(olga, 'desk-1-sheet');
  const sheet = async () => {
    const { width } = (await code.boundingBox())!;
    const moved = await code.evaluate((element) => {
      let around = element.parentElement;
      while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
      return around !== null && around.scrollWidth > around.clientWidth;
    });
    return { millimetres: Math.round((width / 96) * 25.4), moved };
  };
  await olga.setViewportSize(DESKTOP);
  expect(await sheet()).toEqual({ millimetres: 47, moved: false });
  await olga.setViewportSize(PHONE);
  const onPhone = await sheet();
  expect(onPhone.moved).toBe(false);
  expect(onPhone.millimetres).toBeLessThan(47);
  await olga.emulateMedia({ media: 'print' });
  expect((await sheet()).millimetres).toBe(47);
  await olga.emulateMedia({ media: 'screen' });
  await olga.setViewportSize(DESKTOP);
  await olga.getByRole('button', { name: say('action.back') }).click();
}, 120_000);

it('enters the slips of a round at a table one after the other, by Enter alone', async () => {
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  await olga.goto(`${at}/session/1/room/table/A3`);
  const who = String.raw`${say('contract.seatName.N')} \(\w+\)`;
  await olga.getByText(new RegExp(`^${say('boards.responsible.stationary', { who })}$`)).waitFor();
  await olga
    .getByRole('button', {
      name: `${say('room.action.record')}: ${say('room.play', { table: 'A3', round: '1', board: '5' })}`,
    })
    .click();
  const slip = async (board: number, result: string) => {
    await dialog
      .getByRole('heading', { name: say('room.play', { table: 'A3', round: '1', board }) })
      .waitFor();
    await dialog.getByLabel(say('room.result')).and(olga.locator(':focus')).waitFor();
    await olga.keyboard.type(result);
    await olga.keyboard.press('Enter');
  };
  await slip(5, '4S N =');
  await slip(6, '3NT E -1');
  await dialog.waitFor({ state: 'detached' });
  await evening.until('result.recorded', 2);
  await expectPage(olga, 'desk-2-slips-entered');
}, 120_000);

it('keeps a correction that is being written until it is sent or given up, and says faults at their fields', async () => {
  const play = say('room.play', { table: 'A3', round: '1', board: '5' });
  const act = olga.getByRole('button', { name: actionsOf(play) });
  const correct = olga.getByRole('button', { name: say('room.action.correct'), exact: true });
  const result = dialog.getByLabel(say('room.result'));
  const reason = dialog.getByLabel(say('room.reason'));
  const faultOf = async (field: Locator) =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => (id.endsWith('-error') ? [document.getElementById(id)?.textContent] : []))
        .join(),
    );
  await act.click();
  await correct.click();
  await reason.fill('North had claimed');
  await olga.reload();
  await act.click();
  await correct.click();
  expect(await reason.inputValue()).toBe('North had claimed');
  expect(await reason.getAttribute('maxlength')).toBe('2000');
  await result.fill('4S N');
  await reason.fill(' ');
  await dialog.getByRole('button', { name: say('room.correct') }).click();
  await result.and(olga.locator(':focus')).waitFor();
  expect([await faultOf(result), await faultOf(reason)]).toEqual([
    say('room.resultFault.tricks', { right: '4S N =' }),
    say('field.empty'),
  ]);
  await result.fill('4S N -1');
  await reason.fill('North had \0 claimed');
  await dialog.getByRole('button', { name: say('room.correct') }).click();
  // What only the server finds stands at its field, too.
  await until('the fault is there', async () => (await faultOf(reason)) !== '');
  expect(await faultOf(result)).toBe('');
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  await correct.click();
  expect([await result.inputValue(), await reason.inputValue()]).toEqual(['4S N =', '']);
  // Somebody else corrects the same result while this one is half written: the draft rests on what was seen before.
  await result.fill('4S N -1');
  await reason.fill('North had claimed');
  await evening.command('result.correct', {
    session: '1',
    table: 'A3',
    round: 1,
    board: 5,
    result: { kind: 'score', score: 450 },
    reason: 'An overtrick',
  });
  await olga.reload();
  await act.click();
  await correct.click();
  expect([await result.inputValue(), await reason.inputValue()]).toEqual(['4S N -1', 'North had claimed']);
  await dialog.getByRole('button', { name: say('room.correct') }).click();
  const changed = olga.getByRole('dialog', { name: say('seenChanged.title') });
  await changed.getByText('4♠ N =').waitFor();
  await changed.getByText('450').waitFor();
  expect((await evening.book()).filter(({ type }) => type === 'result.corrected')).toHaveLength(1);
  await changed.getByRole('button', { name: say('seenChanged.goOn') }).click();
  await changed.waitFor({ state: 'detached' });
  await evening.until('result.corrected', 2);
}, 120_000);

it('fetches at most 180 kB of script when it is opened first', async () => {
  // Words in Russian take most.
  const director = await venue.organiser({ locale: 'ru-RU' });
  const bytes = await scriptOfFirstLoad(director, venue.server.base, `${at}/session/1/room`, () =>
    director.getByText('A3').first().waitFor(),
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(180_000);
  await director.context().close();
}, 120_000);

it('tells on a phone who sits at each table, and has buttons of one size for every play', async () => {
  await olga.setViewportSize(PHONE);
  await olga.goto(`${at}/session/1/room/table/A2`);
  const sizes = async () => {
    const buttons = await olga
      .getByRole('button', { name: new RegExp(say('room.play', { table: 'A2', round: '1', board: '.+' })) })
      .all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    return boxes.map((box) => `${Math.round(box!.width)} x ${Math.round(box!.height)}`);
  };
  await until('both plays are there', async () => (await sizes()).length === 4);
  expect(new Set(await sizes()).size).toBe(1);
  await olga.goto(`${at}/session/1/room`);
  const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}/sessions/1`);
  const pairs = body.contestants as { contestant: string; players: { name: string }[] }[];
  for (const { players } of pairs) {
    await olga.getByText(players.map(({ name }) => name).join(' – '), { exact: true }).waitFor();
  }
  await expectScene(olga, 'desk-2-tables-on-a-phone');
  await olga.setViewportSize(DESKTOP);
}, 120_000);

it('shows the hands of a board in the room, with a reason that is recorded', async () => {
  await olga.goto(`${at}/session/1/room/board/5`);
  await olga.getByRole('button', { name: say('room.hands.show') }).click();
  await dialog.getByText(say('deal.lookText')).waitFor();
  await dialog.getByLabel(say('room.reason')).fill('Cards were dropped after the play');
  await dialog.getByRole('button', { name: say('room.hands.show') }).click();
  const north = olga.getByLabel(say('contract.seatName.N'), { exact: true });
  await north.waitFor();
  await evening.until('board.deal-looked-at', 1);
  await expectPage(olga, 'desk-3-hands');
  await olga.getByRole('button', { name: say('room.hands.hide') }).click();
  await north.waitFor({ state: 'detached' });
  await olga.getByRole('button', { name: say('room.hands.show') }).click();
  await north.waitFor();
}, 120_000);

it('keeps the round that a dialog shows while the hall goes on, and offers the next', async () => {
  const late = { session: '1', contestant: 'A-EW1', fromRound: 1 };
  await evening.command('session.withdraw-contestant', late);
  await olga.goto(`${at}/session/1/room/pairs`);
  const from = dialog.getByLabel(say('room.fromRound'));
  for (const [asked, name] of [
    [say('room.doLabel', { what: say('room.do.admit'), pair: 'EW 1' }), say('room.northOrEast')],
    [say('room.doLabel', { what: say('room.do.substitute'), pair: 'EW 2' }), say('room.whoSitsIn')],
  ] as const) {
    await olga.getByRole('button', { name: asked, exact: true }).click();
    await until('it is the round that is played', async () => (await from.inputValue()) === '1');
    await dialog.getByLabel(name).fill('Zofia Nowa');
    await evening.command('session.call-round', { session: '1', round: 2 });
    await dialog.getByText(say('room.roundPassed', { round: '2' })).waitFor();
    expect(await from.inputValue()).toBe('1');
    await expectPage(olga, `desk-4-gone-on-${name.toLowerCase().replaceAll(' ', '-')}`);
    await dialog.getByRole('button', { name: say('room.fromRoundNow', { round: '2' }) }).click();
    await dialog.getByRole('status').waitFor({ state: 'detached' });
    expect([await from.inputValue(), await dialog.getByLabel(name).inputValue()]).toEqual([
      '2',
      'Zofia Nowa',
    ]);
    await dialog.getByRole('button', { name: say('action.cancel') }).click();
    const back = olga.getByRole('button', { name: say('room.takeBack', { round: '2' }) });
    await back.click();
    await back.waitFor({ state: 'detached' });
    await olga.getByText(say('session.roundOf', { round: '1', rounds: '3' })).waitFor();
  }
  await evening.command('session.admit-contestant', { ...late, missed: 'late' });
}, 120_000);

it('says at the end that a session of a draft is closed, and nothing of it published', async () => {
  for (const round of [1, 2, 3]) {
    if (round > 1) await evening.command('session.call-round', { session: '1', round });
    for (const table of [1, 2, 3]) {
      if ((round === 1 && table === 3) || (round === 3 && table === 2)) continue;
      const set = ((table + round - 2) % 3) + 1;
      for (const board of [2 * set - 1, 2 * set]) {
        const result = { kind: 'score', score: 100 };
        await evening.command('result.record', { session: '1', table: `A${table}`, round, board, result });
      }
    }
  }
  await olga.goto(`${at}/finish`);
  await olga.getByRole('button', { name: say('room.notPlayedTogether') }).click();
  expect(await olga.getByRole('button', { name: say('room.notPlayedNow', { count: 0 }) }).isDisabled()).toBe(
    true,
  );
  await olga.getByLabel(say('room.notPlayedAll', { count: 2 })).check();
  await olga.getByLabel(say('room.play', { table: 'A2', round: '3', board: '2' })).uncheck();
  await olga.getByRole('button', { name: say('room.notPlayedNow', { count: 1 }) }).waitFor();
  await olga.getByLabel(say('room.play', { table: 'A2', round: '3', board: '2' })).check();
  await expectPage(olga, 'desk-5-not-played');
  await olga.getByRole('button', { name: say('room.notPlayedNow', { count: 2 }) }).click();
  await olga.getByText(say('finish.toCloseDraft')).waitFor();
  expect((await evening.book()).filter(({ type }) => type === 'result.marked-not-played')).toHaveLength(2);
  await olga.getByRole('button', { name: say('room.close') }).click();
  await dialog.getByText(say('room.closeTextDraft')).waitFor();
  await dialog.getByRole('button', { name: say('room.close') }).click();
  await dialog.waitFor({ state: 'detached' });
  const stages = olga.getByRole('list', { name: say('finish.stages') });
  await stages
    .getByRole('listitem')
    .filter({ hasText: say('finish.stage.closed') })
    .filter({ hasText: '✓' })
    .waitFor();
  expect(await stages.getByText(say('finish.stage.published')).count()).toBe(0);
  await expectPage(olga, 'desk-5-closed-draft');
  // The periods stand deep in the rules: the way leads to them, and they are open.
  await olga.getByRole('link', { name: say('finish.changePeriod') }).click();
  const scores = olga.getByLabel(say('regulation.minutes.scores'));
  await scores.waitFor();
  await until('the periods are in sight', () =>
    scores.evaluate((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  );
  await olga.goBack();
  await evening.command('tournament.publish');
  await olga.reload();
  await stages.getByText(say('finish.stage.published')).waitFor();
  expect(venue.complaints).toEqual([]);
}, 120_000);

it('goes straight on to the closing question once the last boards are recorded as not played, which can be undone', async () => {
  const last = { session: '1', table: 'A1', round: 3 };
  await evening.command('session.reopen', { session: '1', reason: 'A board was entered twice.' });
  for (const board of [5, 6])
    await evening.command('result.void', { ...last, board, reason: 'It was never played.' });
  await olga.goto(`${at}/session/1/room`);
  const notPlayed = async () => {
    await olga.getByRole('button', { name: say('room.close') }).click();
    await dialog
      .getByRole('link', { name: say('room.play', { table: 'A1', round: '3', board: '5' }) })
      .waitFor();
    await dialog.getByRole('button', { name: say('room.notPlayedTogether') }).click();
    await dialog.getByLabel(say('room.notPlayedAll', { count: 2 })).check();
    await dialog.getByRole('button', { name: say('room.notPlayedNow', { count: 2 }) }).click();
    await dialog.getByText(say('room.closeText')).waitFor();
    await dialog
      .getByRole('button', { name: say('room.close') })
      .and(olga.locator(':focus'))
      .waitFor();
  };
  await notPlayed();
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  const done = olga.getByRole('status').filter({ hasText: say('undo.notPlayed', { count: 2 }) });
  await done.getByRole('button', { name: say('undo.undo') }).click();
  await olga.getByText(say('undo.done')).waitFor();
  await notPlayed();
  await dialog.getByRole('button', { name: say('room.close') }).click();
  await dialog.waitFor({ state: 'detached' });
  await evening.until('session.closed', 2);
  expect(venue.complaints).toEqual([]);
}, 120_000);
