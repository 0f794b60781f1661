import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { Evening } from '../testing/evening.js';
import { Hall, PHONE } from './testing/hall.js';
import { expectScene } from './testing/scene.js';

/*
 * What a director does beside the ordinary course of an evening, from the pages: Olga directs and plays as NS 1. Three
 * tables of a Mitchell, two boards a round; NS t meets EW t - r + 1 with set t + r - 1.
 */
let hall: Hall;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

beforeAll(async () => {
  hall = await Hall.open();
  evening = await Evening.open(hall.server, 'Friday Pairs');
  at = `/tournaments/${evening.tournament}`;
  const { body } = await evening.director.get('/api/session');
  await enter({ [body.person.id]: 'Olga Organiser', [randomUUID()]: 'Piotr Lis' });
  for (const pair of ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol']) {
    await evening.register(...pair.split(' ').map((name) => `${name} Nowak`));
  }
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  for (const [index, contestant] of ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2', 'A-EW3'].entries()) {
    const { entries } = await read('/entries');
    await evening.command('session.seat', { session: '1', contestant, entry: entries[index].entry });
  }
  await evening.command('board.request-dealing', { set: '1', from: 1, to: 6, how: 'before-play' });
  await evening.until('board.dealt', 6);
  await evening.pair('1', ['A2']);
  await evening.command('tournament.publish');
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  olga = await hall.organiser();
  dialog = olga.getByRole('dialog');
}, 90_000);
afterAll(() => hall?.close());
afterEach(async () => {
  if (await dialog?.isVisible()) await olga.keyboard.press('Escape');
});

/** What the book tells of. */
async function types(): Promise<string[]> {
  return (await evening.book()).map(({ type }) => type);
}

async function read(path: string) {
  const head = (await evening.book()).length;
  const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}${path}?after=${head}`);
  return body;
}

/** Enters a pair of these persons. */
async function enter(persons: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, name] of Object.entries(persons)) {
    await evening.director.send('PUT', `/api/tournaments/${evening.tournament}/players/${id}`, { name });
  }
  await evening.command('entries.register', { entry: randomUUID(), players: Object.keys(persons) });
}

function button(name: string): Locator {
  return olga.getByRole('button', { name, exact: true });
}

/** What the dialog of a ruling has for one side, or for both. */
function ofSide(side: string): Locator {
  return dialog.getByRole('group', { name: side, exact: true });
}

/** Presses what asks first, answers it, and waits until it is done. */
async function doIt(name: string, answer: Readonly<Record<string, string>> = {}): Promise<void> {
  await button(name).first().click();
  await answerDialog(answer);
}

async function answerDialog(answer: Readonly<Record<string, string>>): Promise<void> {
  await dialog.waitFor();
  for (const [label, text] of Object.entries(answer)) await dialog.getByLabel(label).fill(text);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

it('asks for a reason when what was settled at the start is changed, and shows initials from then on', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByText('Look at them and change them').click();
  await olga.getByText('as initials').click();
  await button('Amend').click();
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('Please fill this in.').waitFor();
  await answerDialog({ Reason: 'A player has asked for it' });
  const spectator = await hall.person({ viewport: PHONE, locale: 'pl-PL' });
  await spectator.goto(`${at}/session/1/pair/A-EW3`);
  await spectator.getByText('I. N. – K. N.').first().waitFor();
  await spectator.goto(`${at}/session/1?at=3`);
  await spectator.getByText('Tej sesji wtedy jeszcze nie było.').waitFor();
  await expectScene(spectator, 'director-1-not-yet');
  expect(await types()).toContain('tournament.settings-amended');
}, 60_000);

it('hides a board that the director has still to play, until she asks, and that is recorded', async () => {
  await olga.goto(`${at}/session/1/room/board/5`);
  await olga.getByText('Board 5 is hidden from you').waitFor();
  await doIt('Show it all the same');
  await olga.getByText('A3, round 1: NS 3 – EW 3').first().waitFor();
  expect(await types()).toContain('session.hidden-shown');
}, 60_000);

it('assigns each side its own score, which travellers show, and takes the ruling back', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await doIt('Enter a slip', { Result: '4S N =' });
  await olga.getByText('agreed').first().waitFor();
  await button('Rule').click();
  for (const side of ['NS', 'EW']) {
    await ofSide(side).getByLabel('Adjusted score').selectOption({ label: 'assigned score' });
  }
  await ofSide('NS').getByLabel('Score', { exact: true }).fill('4S N -1');
  await answerDialog({ Reason: 'A wrong explanation' });
  await olga.getByText('NS 4♠ N −1, EW 4♠ N = (Law 12C1, 2017)').waitFor();
  await expectScene(olga, 'director-2-ruled');
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('−100 / +620').waitFor();
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await doIt('Take the ruling back', { Reason: 'It was another board' });
  await olga.getByText('agreed').first().waitFor();
  expect(await olga.getByText('(Law 12C1, 2017)').count()).toBe(0);
}, 60_000);

it('weighs several results for both sides, once their weights make the whole', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await button('Rule').click();
  await dialog.getByText('both sides the same').click();
  const both = ofSide('Both sides');
  await both.getByLabel('Adjusted score').selectOption({ label: 'weighted score' });
  const part = (number: number) => both.getByRole('group', { name: `Result ${number}` });
  await part(1).getByLabel('Weight, %').fill('60');
  await part(2).getByLabel('Weight, %').fill('30');
  await part(2).getByLabel('Score', { exact: true }).fill('4S N -1');
  await dialog.getByLabel('Reason', { exact: true }).fill('A wrong explanation');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('The weights have to make 100 %.').waitFor();
  await button('Another result').click();
  await part(3).getByLabel('Score', { exact: true }).fill('4S N =');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('The same result stands there twice').waitFor();
  await part(3).getByLabel('Score', { exact: true }).fill('3S N =');
  await dialog.getByText('Together 100 %').waitFor();
  await expectScene(olga, 'director-2-weighing');
  await answerDialog({});
  const said = '60\u00a0% 4♠ N = + 30\u00a0% 4♠ N −1 + 10\u00a0% 3♠ N = for both sides (Law 12C1, 2017)';
  await olga.getByText(said).waitFor();
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('30\u00a0% −100', { exact: true }).first().waitFor();
  await olga.getByRole('button', { name: /Why.*A3/ }).click();
  await olga.getByText('Several results with weights.').first().waitFor();
  await expectScene(olga, 'director-2-weighed');
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await doIt('Take the ruling back', { Reason: 'It was another board' });
  await olga.getByText('agreed').first().waitFor();
}, 60_000);

it('gives each side something of its own on a phone: an average, and nothing', async () => {
  const phone = await olga.context().newPage();
  await phone.setViewportSize(PHONE);
  dialog = phone.getByRole('dialog');
  await phone.goto(`${at}/session/1/room/table/A3`);
  await phone.getByRole('button', { name: /board 5: what/ }).click();
  await phone.getByRole('button', { name: 'Rule', exact: true }).click();
  await ofSide('NS').getByText('average minus').click();
  await ofSide('EW').getByLabel('Adjusted score').selectOption({ label: 'percentage of a top' });
  await ofSide('EW').getByLabel('% of a top').fill('101');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('Write a number from 0 to 100').waitFor();
  await ofSide('EW').getByLabel('% of a top').fill('62.5');
  await expectScene(phone, 'director-2-each-side');
  await answerDialog({ Reason: 'NS were late' });
  await phone.getByText('NS average minus, EW 62.5 % of a top (Law 12C2, 2017)').waitFor();
  await phone.getByRole('button', { name: 'Take the ruling back', exact: true }).first().click();
  await answerDialog({ Reason: 'They were not' });
  await phone.getByText('agreed').first().waitFor();
  await phone.close();
  dialog = olga.getByRole('dialog');
}, 60_000);

it('gives one table more time, records it as slow, and has a break until play goes on', async () => {
  await olga.goto(`${at}/session/1/room/table/A2`);
  await olga.getByRole('button', { name: '5 minutes more for table A2' }).click();
  await olga.getByText('+5 min of its own').waitFor();
  await button('Record as slow').click();
  await dialog.getByText('North-South').click();
  await answerDialog({ 'Minutes over the time': '4', Reason: 'Late from the bar' });
  await olga.getByText('Recorded as slow in round 1: 4 min, responsible: North-South').waitFor();
  await expectScene(olga, 'director-6-time-of-table');
  await olga.goto(`${at}/session/1/room`);
  await button('Breaks').click();
  await dialog.getByText('after a round', { exact: true }).click();
  await dialog.getByLabel('After which round').selectOption({ label: 'Round 2' });
  await dialog.getByLabel('Minutes').fill('20');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('After round 2: 20 min').waitFor();
  await expectScene(olga, 'director-7-breaks');
  await dialog.getByText('now', { exact: true }).click();
  await answerDialog({});
  await olga.getByText('Break', { exact: true }).waitFor();
  await expectScene(olga, 'director-8-break');
  await button('End the break').click();
  await olga.getByText('Play', { exact: true }).waitFor();
  const happened = await types();
  for (const type of [
    'clock.table-given',
    'table.slow-recorded',
    'clock.break-planned',
    'clock.break-ended',
  ]) {
    expect(happened).toContain(type);
  }
}, 60_000);

it('has a pair leave and stay after all, a substitute for a round, and a penalty before any score', async () => {
  await olga.goto(`${at}/session/1/room/pairs`);
  await doIt('Not there: EW 2', { 'From round': '3' });
  await olga.getByText('not there from round 3').waitFor();
  await doIt('Stays: EW 2');
  await olga.getByText('not there from round 3').waitFor({ state: 'detached' });
  await button('Substitute: EW 3').click();
  await dialog.getByText('Karol Nowak').click();
  await answerDialog({ 'Who sits in': 'Zofia Nowa', 'To round': '1' });
  await olga.getByText('Zofia Nowa sits in on W, round 1').waitFor();
  await doIt('Penalty: NS 3', { Reason: 'Late' });
  await olga.getByText('25 % of a top').waitFor();
  await expectScene(olga, 'director-3-pairs');
  await doIt('Take the penalty back', { Reason: 'The clock was wrong' });
  await olga.getByText('25 % of a top').waitFor({ state: 'detached' });
  expect(await types()).toEqual(
    expect.arrayContaining(['session.substituted', 'ruling.penalty-given', 'ruling.withdrawn']),
  );
}, 60_000);

it('gives what a late pair has missed at once: to itself and to those who were to meet it', async () => {
  await evening.command('session.withdraw-contestant', {
    session: '1',
    contestant: 'A-EW2',
    fromRound: 3,
  });
  await olga.goto(`${at}/session/1/room/pairs`);
  await button('Missed boards: EW 2').click();
  await dialog.getByText('Boards: 5–6; rounds: 3. Those that have a score keep it.').waitFor();
  await dialog.getByRole('group', { name: 'For the pair itself' }).getByText('does not count').click();
  await expectScene(olga, 'director-3-missed');
  await answerDialog({ Reason: 'They had to go' });
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('60.00').first().waitFor();
  expect((await types()).filter((type) => type === 'ruling.score-adjusted')).toHaveLength(5);
  const admitted = { session: '1', contestant: 'A-EW2', fromRound: 3, missed: 'late' };
  await evening.command('session.admit-contestant', admitted);
}, 60_000);

it('has a board dealt again: what was played on the deal before is void', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await olga.getByText('agreed').first().waitFor();
  await olga.goto(`${at}/session/1/room/board/5`);
  await button('Deal again').click();
  await dialog.getByLabel('Results of the deal before').waitFor();
  await expectScene(olga, 'director-4-dealt-again');
  await answerDialog({ Reason: 'Two hands were put together' });
  await evening.until('board.dealt', 7);
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: /board 5: what/ }).click();
  await olga.getByText('void').first().waitFor();
  expect(await types()).toContain('result.voided');
}, 60_000);

it('says who of those who run the tournament plays, and as whom; open pages go on as that player’s', async () => {
  const room = await olga.context().newPage();
  await room.goto(`${at}/session/1/room`);
  await room.getByText('Live', { exact: true }).waitFor();
  await olga.goto(`${at}/people`);
  await button('Say which player Olga Organiser is').click();
  await dialog.getByLabel('Player').selectOption({ label: 'Piotr Lis' });
  await expectScene(olga, 'director-5-who-plays');
  await answerDialog({});
  await olga.getByText('plays as Piotr Lis').waitFor();
  // The server has closed the room's line, because its reader is another one now.
  await evening.command('session.call-round', { session: '1', round: 2 });
  await room.getByText('Round 2 of 3').waitFor();
  await room.getByText('Live', { exact: true }).waitFor();
  await room.close();
}, 60_000);

it('has pages that complain about nothing', () => {
  expect(hall.complaints).toEqual([]);
});
