import { until } from '../../../../libs/queues/src/testing/until.js';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { hashOfSessionKeys, parseDeal, promisedDeals } from '#cards';
import { CLUB_REGULATION } from '#laws';
import { DEFAULT_SETTINGS } from '#tournament';
import { writePbn } from '#interchange';
import { regulationNamed } from '#laws';
import { Evening, GAME_MADE, seatSixPairs } from '../testing/evening.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { actionsOf } from './testing/directors-desk.js';
import { DESKTOP, type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { expectScene } from './testing/scene.js';
import { TablePhone } from './testing/table-phone.js';
import { like, piece, say } from '../testing/words.js';

/*
 * What a director does beside the ordinary course of an evening, from the pages: Olga directs and plays as NS 1. Three
 * tables of a Mitchell, two boards a round; NS t meets EW t - r + 1 with set t + r - 1.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;
/** What opens what may be done about the play of board 5 in round 1. */
const actsOn5 = actionsOf(say('room.play', { table: 'A3', round: '1', board: '5' }));

beforeAll(async () => {
  ({ venue, evening, at, olga, dialog } = await openEvening('Friday Pairs'));
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
}, 120_000);
afterAll(() => venue?.close());
afterEach(async () => {
  if (await dialog?.isVisible()) await dialog.getByRole('button', { name: say('action.cancel') }).click();
});

/** What the journal shows. */
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
  await olga.getByText(say('session.rulesChange')).click();
  await olga.getByText(say('session.names.initials')).click();
  await button(say('session.amend')).click();
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('field.empty')).waitFor();
  await answerDialog({ [say('room.reason')]: 'A player has asked for it' });
  const spectator = await venue.person({ viewport: PHONE, locale: 'pl-PL' });
  await spectator.goto(`${at}/session/1/pair/A-EW3`);
  await spectator.getByText('I. N. – K. N.').first().waitFor();
  await spectator.goto(`${at}/session/1?at=3`);
  await spectator.getByText(say('past.notYet', {}, 'pl')).waitFor();
  await expectScene(spectator, 'director-1-not-yet');
  await spectator.context().close();
  expect(await types()).toContain('tournament.settings-amended');
}, 120_000);

it('hides a board that the director has not played yet until she asks, and that is recorded', async () => {
  await olga.goto(`${at}/session/1/room/board/5`);
  await olga.getByText(say('room.hidden', { board: '5' })).waitFor();
  await doIt(say('room.showHidden'));
  await olga
    .getByText(say('room.lineName', { table: 'A3', round: '1', north: 'NS 3', east: 'EW 3' }))
    .first()
    .waitFor();
  expect(await types()).toContain('session.hidden-shown');
}, 120_000);

it('keeps a traveller that is written and not entered, and marks a score that cannot be', async () => {
  const line = olga.getByRole('region', { name: say('room.traveller', { board: '5' }) }).getByRole('textbox');
  const begun = olga.getByText(piece('room.travellersBegun'));
  await line.fill('410');
  await olga.getByText(say('room.resultFault.impossible')).waitFor();
  await olga.getByRole('link', { name: `${say('room.board', { board: '6' })} ›` }).click();
  await begun.waitFor();
  await olga.reload();
  await begun.getByRole('link', { name: say('room.board', { board: '5' }) }).click();
  await line.waitFor();
  expect(await line.inputValue()).toBe('410');
  await line.fill('');
  await olga.getByRole('link', { name: `${say('room.board', { board: '6' })} ›` }).click();
  await olga.getByRole('heading', { name: say('room.board', { board: '6' }) }).waitFor();
  expect(await begun.count()).toBe(0);
}, 120_000);

it('assigns each side its own score, which travellers show, and takes the ruling back', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  // It leads to no other: the next board is hidden from her.
  await doIt(`${say('room.action.record')}: ${say('room.play', { table: 'A3', round: '1', board: '5' })}`, {
    [say('room.result')]: '4S N =',
  });
  await olga.getByRole('button', { name: actsOn5 }).click();
  await olga
    .getByText(say('room.enteredBy', { side: 'Olga Organiser' }))
    .first()
    .waitFor();
  await button(say('room.action.rule')).click();
  for (const side of [say('contract.side.NS'), say('contract.side.EW')]) {
    await ofSide(side)
      .getByLabel(say('room.action.rule'))
      .selectOption({ label: say('ruling.kind.assigned') });
  }
  await ofSide(say('contract.side.NS')).getByLabel(say('ruling.score'), { exact: true }).fill('4S N -1');
  await answerDialog({ [say('room.reason')]: 'A wrong explanation' });
  await olga
    .getByText(say('ruling.stands', { adjustment: 'NS 4♠ N −1, EW 4♠ N =', law: '12C1, 2017' }))
    .waitFor();
  await expectScene(olga, 'director-2-ruled');
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('−100 / +620').waitFor();
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: actsOn5 }).click();
  await doIt(say('room.action.withdraw-ruling'), { [say('room.reason')]: 'It was another board' });
  await olga
    .getByText(say('room.enteredBy', { side: 'Olga Organiser' }))
    .first()
    .waitFor();
  const gone = say('ruling.stands', { adjustment: '', law: '12C1, 2017' }).trim();
  expect(await olga.getByText(gone).count()).toBe(0);
}, 120_000);

it('weighs several results for both sides, once their weights make the whole', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: actsOn5 }).click();
  await button(say('room.action.rule')).click();
  await dialog.getByText(say('ruling.sides.same')).click();
  const both = ofSide(say('ruling.bothSides'));
  await both.getByLabel(say('room.action.rule')).selectOption({ label: say('ruling.kind.weighted') });
  const part = (number: number) => both.getByRole('group', { name: say('ruling.part', { number }) });
  await part(1).getByLabel(say('ruling.weight')).fill('60');
  await part(2).getByLabel(say('ruling.weight')).fill('30');
  await part(2).getByLabel(say('ruling.score'), { exact: true }).fill('4S N -1');
  await dialog.getByLabel(say('room.reason'), { exact: true }).fill('A wrong explanation');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('ruling.sumUnread')).waitFor();
  await button(say('ruling.another')).click();
  await part(3).getByLabel(say('ruling.score'), { exact: true }).fill('4S N =');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('ruling.twice')).waitFor();
  await part(3).getByLabel(say('ruling.score'), { exact: true }).fill('3S N =');
  await dialog.getByText(say('ruling.sum', { sum: '100' })).waitFor();
  await expectScene(olga, 'director-2-weighing');
  await answerDialog({});
  const said = say('ruling.stands', {
    adjustment: '60% 4♠ N = + 30% 4♠ N −1 + 10% 3♠ N =',
    law: '12C1, 2017',
  });
  await olga.getByText(said).waitFor();
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('30% −100', { exact: true }).first().waitFor();
  await olga.getByRole('button', { name: say('traveller.whyTable', { table: 'A3' }) }).click();
  await olga.getByText(say('traveller.weighted')).first().waitFor();
  await expectScene(olga, 'director-2-weighed');
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: actsOn5 }).click();
  await doIt(say('room.action.withdraw-ruling'), { [say('room.reason')]: 'It was another board' });
  await olga
    .getByText(say('room.enteredBy', { side: 'Olga Organiser' }))
    .first()
    .waitFor();
}, 120_000);

it('gives each side something of its own on a phone: an average, and nothing', async () => {
  const phone = await olga.context().newPage();
  await phone.setViewportSize(PHONE);
  dialog = phone.getByRole('dialog');
  await phone.goto(`${at}/session/1/room/table/A3`);
  await phone.getByRole('button', { name: actsOn5 }).click();
  await phone.getByRole('button', { name: say('room.action.rule'), exact: true }).click();
  await ofSide(say('contract.side.NS')).getByText(say('ruling.award.average-minus')).click();
  await ofSide(say('contract.side.EW'))
    .getByLabel(say('room.action.rule'))
    .selectOption({ label: say('ruling.kind.percentage') });
  await ofSide(say('contract.side.EW')).getByLabel(say('ruling.unit.percent-of-top')).fill('101');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('ruling.percentUnread')).waitFor();
  await ofSide(say('contract.side.EW')).getByLabel(say('ruling.unit.percent-of-top')).fill('62.5');
  await expectScene(phone, 'director-2-each-side');
  await answerDialog({ [say('room.reason')]: 'NS were late' });
  await phone
    .getByText(
      say('ruling.stands', {
        adjustment: `NS ${say('ruling.award.average-minus')}, EW ${say('ruling.amount.percent-of-top', { amount: '62.5' })}`,
        law: '12C2, 2017',
      }),
    )
    .waitFor();
  await phone
    .getByRole('button', { name: say('room.action.withdraw-ruling'), exact: true })
    .first()
    .click();
  await answerDialog({ [say('room.reason')]: 'They were not' });
  await phone
    .getByText(say('room.enteredBy', { side: 'Olga Organiser' }))
    .first()
    .waitFor();
  await phone.close();
  dialog = olga.getByRole('dialog');
}, 120_000);

it('rules by the law book at a table that has called: a revoke, two tricks, and the list of rulings tells how', async () => {
  const play = { session: '1', table: 'A3', round: 1, board: 5 };
  await evening.command('table.call-director', { ...play, matter: 'irregularity', hand: null, by: null });
  await olga.goto(`${at}/session/1/room`);
  const card = olga
    .getByRole('listitem')
    .filter({ has: olga.getByRole('link', { name: say('table.name', { table: 'A3' }), exact: true }) });
  const alerts = `${say('room.shown.attention')} 1`;
  await card.getByText(say('room.tableStatus.call'), { exact: true }).waitFor();
  await olga.getByText(alerts).waitFor();
  await expectScene(olga, 'director-room-call');
  // By keys alone: to what wants her, back to the same tables, to a table by its name, to the scores.
  await olga.getByText(alerts).click();
  await olga.keyboard.press('n');
  await olga.waitForURL(/table\/A3$/);
  await olga.keyboard.press('Escape');
  await olga.waitForURL(/room$/);
  expect(await olga.getByRole('radio', { name: alerts }).isChecked()).toBe(true);
  await olga.getByText(new RegExp(String.raw`^${say('room.shown.all')} \d+$`)).click();
  await olga.keyboard.press('g');
  await dialog.waitFor();
  await olga.keyboard.type('a2');
  await olga.waitForURL(/table\/A2$/);
  await olga.keyboard.press('s');
  const toCome = `${say('room.board', { board: '3' })} ${say('room.score.to-come')}`;
  const cell = olga.getByRole('link', {
    name: new RegExp(`^${say('room.scores.cell', { table: 'A2', round: '1' })}: ${toCome}`),
  });
  await cell.waitFor();
  await expectScene(olga, 'director-room-scores');
  await olga.keyboard.press('?');
  await expectScene(olga, 'director-room-keys');
  await dialog.getByLabel(say('room.keys.on')).uncheck();
  await button(say('action.back')).click();
  await olga.keyboard.press('n');
  await olga.keyboard.press('Escape');
  await olga.waitForURL(/room$/);
  await button(say('room.keys')).click();
  await dialog.getByLabel(say('room.keys.on')).check();
  await button(say('action.back')).click();
  const phone = await olga.context().newPage();
  await phone.setViewportSize(PHONE);
  await phone.goto(`${at}/session/1/room`);
  await phone.getByRole('link', { name: say('table.name', { table: 'A3' }), exact: true }).waitFor();
  await expectScene(phone, 'director-room-call-phone');
  // The hall has more than half of the screen; what is set now and then comes when it is asked for.
  const tabs = await phone.getByRole('navigation', { name: say('room.parts') }).boundingBox();
  expect(tabs!.y + tabs!.height).toBeLessThan(PHONE.height / 2);
  expect(await phone.getByRole('button', { name: say('break.open') }).isVisible()).toBe(false);
  await phone.getByRole('button', { name: say('room.moreTools'), exact: true }).click();
  await phone.getByRole('button', { name: say('break.open') }).waitFor();
  await phone.goto(`${at}/session/1/room/table/A3`);
  await phone.getByText(piece('room.waits')).waitFor();
  await phone.getByRole('button', { name: say('room.come') }).click();
  await phone.getByText(piece('room.cameAfter')).waitFor();
  await card.getByText(say('room.youAreThere')).waitFor();
  await phone
    .getByRole('link', { name: `${say('calls.rule')}: ${say('table.name', { table: 'A3' })}` })
    .click();
  await phone.getByText(say('room.play', { table: 'A3', round: '1', board: '5' })).waitFor();
  const answer = (question: RegExp, text: string) =>
    phone.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  // What leaves the irregularity to its own law lets look for that one.
  await phone.getByLabel(say('lawBook.search.bridge')).fill('dummy called director');
  await phone.getByRole('button', { name: '43 What dummy may not do' }).click();
  await answer(
    /^1 · /,
    'Was the first to draw attention to an irregularity or call the director during play',
  );
  await phone.getByText('You may give a procedural penalty (Law 90).', { exact: true }).waitFor();
  await phone.getByLabel(say('lawBook.search.bridge')).fill('spectators');
  await phone.getByRole('button', { name: '76 Spectators' }).waitFor();
  await expectScene(phone, 'director-ruling-goes-on');
  await phone.getByRole('button', { name: say('lawBook.another.bridge') }).click();
  // A law without questions says why it has none.
  await phone.getByLabel(say('lawBook.search.bridge')).fill('77');
  await phone.getByRole('button', { name: '77 Scoring table' }).click();
  await phone.getByText('Scores are computed by this law; it leaves nothing to ask.').waitFor();
  await phone.getByRole('button', { name: say('lawBook.another.bridge') }).click();
  await phone.getByLabel(say('lawBook.search.bridge')).fill('revoke');
  await expectScene(phone, 'director-ruling-find');
  await phone.getByRole('button', { name: '61 Revoke' }).click();
  await answer(/^1 · /, 'Yes');
  await answer(/^2 · /, 'Led or played to the next trick');
  await phone.getByText(say('lawBook.law.bridge', { law: '63A1' }), { exact: true }).waitFor();
  await phone
    .getByRole('button', { name: say('lawBook.goOn.bridge', { law: '64', title: 'Established revoke' }) })
    .click();
  const law64 = phone.getByRole('region', {
    name: `${say('lawBook.law.bridge', { law: '64' })} · Established revoke`,
  });
  for (const [question, text] of [
    [/^1 · /, 'No'],
    [/^2 · /, 'No'],
    [/^3 · /, 'The offender'],
    [/^4 · /, 'None'],
    [/^5 · /, 'No'],
  ] as const) {
    await law64.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  }
  await phone.getByText('One trick goes to the other side.', { exact: true }).waitFor();
  // Back to an answer: the offender won a trick behind it, too.
  await law64.getByRole('group', { name: /^4 · / }).getByText('One', { exact: true }).click();
  await law64.getByRole('group', { name: /^5 · / }).getByText('No', { exact: true }).click();
  await phone.getByText('Two tricks go to the other side.', { exact: true }).waitFor();
  const give = phone.getByRole('button', { name: say('ruling.give') });
  // A board that there is not holds the ruling, though its field stands in another panel.
  const board = phone.getByLabel(say('lawBook.board'), { exact: true });
  await phone.getByText(say('lawBook.changePlays')).click();
  await board.fill('99');
  await phone.getByText(say('lawBook.changePlays')).click();
  await give.click();
  expect(await board.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await phone.getByText(say('lawBook.fault.side')).count()).toBe(0);
  await board.fill('5');
  await give.click();
  await phone.getByText(say('lawBook.fault.side')).waitFor();
  await phone
    .getByRole('group', { name: say('lawBook.to'), exact: true })
    .getByText(say('contract.side.EW'))
    .click();
  await phone.getByRole('button', { name: say('lawBook.previewShow') }).click();
  // Olga plays: what is before her is not told.
  await phone.getByText(say('lawBook.previewNothing')).waitFor();
  await expectScene(phone, 'director-ruling-effect');
  const reason = phone.getByLabel(say('room.reason'), { exact: true });
  expect(await reason.inputValue()).toBe('Law 63A1: Revoke. Law 64A1: Established revoke.');
  await reason.fill('South revoked in clubs');
  // What is half written is there again after loading anew, and after going back to the table.
  const stillWritten = async () => {
    await phone.getByText(piece('lawBook.half')).waitFor();
    await phone.getByText('Two tricks go to the other side.', { exact: true }).waitFor();
    expect(await phone.getByRole('radio', { name: say('contract.side.EW') }).isChecked()).toBe(true);
    expect(await reason.inputValue()).toBe('South revoked in clubs');
  };
  await phone.reload();
  await stillWritten();
  await phone.getByRole('link', { name: say('lawBook.back'), exact: true }).click();
  await phone.getByRole('link', { name: say('room.tables'), exact: true }).click();
  await phone.getByRole('link', { name: like('lawBook.goOnWriting') }).click();
  await stillWritten();
  await give.click();
  await phone.getByRole('listitem', { name: say('rulings.law', { law: '64A1, 2017' }) }).waitFor();
  await phone
    .getByText(
      `${say('rulings.play', { table: 'A3', round: '1', board: '5' })}: ${say('rulings.tricks', { count: 2, side: 'EW' })}; 4♠ N = → 4♠ N −2`,
    )
    .waitFor();
  await phone.getByText(say('rulings.found')).click();
  await phone.getByRole('button', { name: say('lawBook.act.review') }).waitFor();
  await expectScene(phone, 'director-ruling-given');
  const given = (await evening.book()).findLast(({ type }) => type === 'ruling.given');
  expect(given!.payload).toMatchObject({
    law: { edition: '2017', law: '64A1' },
    ways: [{ law: '61' }, { law: '64' }],
    call: { table: 'A3', call: 1 },
  });
  await phone.close();

  await olga.goto(`${at}/rulings`);
  await button(say('lawBook.act.appeal')).first().waitFor();
  await expectScene(olga, 'director-ruling-list');
  await button(say('lawBook.act.appeal')).first().click();
  await dialog.getByText(say('rulings.appeal.after', { count: 30 })).waitFor();
  expect(await dialog.getByText(/deposit/i).count()).toBe(0);
  await olga.keyboard.press('Escape');
  // The EBU has a deposit, and says how much.
  const { rules } = await read('/sessions/1');
  const settings = { ...rules, regulation: regulationNamed('ebu') };
  await evening.command('tournament.amend-settings', { settings, reason: 'A match of the EBU' });
  await olga.reload();
  await button(say('lawBook.act.appeal')).first().click();
  await dialog.getByText(say('lawBook.depositPaid', { deposit: '£20' }), { exact: true }).click();
  await dialog.getByText(say('lawBook.concur.pair', { law: '92D1' })).click();
  await expectScene(olga, 'director-ruling-appeal');
  await answerDialog({ [say('room.reason')]: 'The trick was won by North' });
  // It waits in the room until it is decided.
  await olga.goto(`${at}/session/1/room`);
  await olga.getByRole('link', { name: like('room.want.appeal') }).click();
  await button(say('lawBook.act.decide')).waitFor();
  await olga.goto(`${at}/rulings`);
  await olga.getByLabel(say('rulings.filter.appeals')).check();
  await olga.getByText(say('rulings.count', { count: 1 }), { exact: true }).waitFor();
  // A committee rules: who appeals says what is disputed.
  await button(say('lawBook.act.decide')).click();
  await dialog.getByRole('button', { name: say('room.usual.committee-agrees') }).waitFor();
  expect(await dialog.getByRole('button', { name: say('room.usual.law-disputed') }).count()).toBe(0);
  await olga.keyboard.press('Escape');
  // What a committee has said is not lost when the page is loaded again.
  await button(say('lawBook.act.decide')).click();
  await dialog.getByLabel(say('lawBook.committee')).fill('Anna and Jan');
  await olga.reload();
  await olga.getByLabel(say('rulings.filter.appeals')).check();
  await button(say('lawBook.act.decide')).click();
  expect(await dialog.getByLabel(say('lawBook.committee')).inputValue()).toBe('Anna and Jan');
  await button(say('action.cancel')).click();
  await doIt(say('lawBook.act.decide'), {
    [say('room.reason')]: 'It was South',
    [say('lawBook.committee')]: 'Anna, Jan and Ewa',
  });
  await olga.getByText(say('rulings.count', { count: 0 }), { exact: true }).waitFor();
  await olga.getByLabel(say('rulings.filter.appeals')).uncheck();
  await olga.getByText(say('rulings.deposit.returned')).waitFor();
  const russian = await venue.organiser({ viewport: PHONE, locale: 'ru-RU' });
  await russian.goto(`${at}/rulings`);
  await russian
    .getByText(say('rulings.status.decided', {}, 'ru'))
    .first()
    .waitFor();
  await expectScene(russian, 'director-ruling-list-ru');
  await russian.context().close();
  const guest = await venue.person({ viewport: PHONE, locale: 'pl-PL' });
  await guest.goto(`${at}/rulings`);
  // The board is still to be played elsewhere: the public is told nothing of it.
  await guest.getByText(say('rulings.count', { count: 0 }, 'pl')).waitFor();
  await guest.getByText(say('rulings.unpublished', {}, 'pl')).waitFor();
  await expectScene(guest, 'director-ruling-list-pl');
  const hidden = async (path: string) => (await venue.server.client().get(`/api${at}${path}`)).body;
  const ruling = (given!.payload as { ruling: string }).ruling;
  expect(await hidden(`/rulings/${ruling}/changes`)).toMatchObject({ code: 'ruling.unknown' });
  expect(await hidden('/sessions/1/boards/5/plays/A3/1')).toMatchObject({ shown: false, steps: [] });
  await olga.goto(`${at}/journal`);
  await olga
    .getByRole('link', { name: say('journal.changed') })
    .first()
    .click();
  const scores = olga.getByRole('table', { name: say('room.scores') });
  await scores
    .getByRole('row', {
      name: `${say('rulings.play', { table: 'A3', round: '1', board: '5' })} 4♠ N = 4♠ N −2`,
    })
    .waitFor();
  await expectScene(olga, 'director-ruling-changed');
  await olga
    .getByRole('link', { name: say('rulings.play', { table: 'A3', round: '1', board: '5' }) })
    .click();
  await olga.getByText('−200').first().waitFor();
  await button(say('traveller.whyTable', { table: 'A3' })).click();
  const life = olga
    .getByRole('listitem')
    .filter({ hasText: `${say('rulings.law', { law: '64A1, 2017' })} · ${say('rulings.did.given')}` });
  await life.getByText(/4♠ N =.*→.*4♠ N −2/).waitFor();
  await olga
    .getByRole('listitem')
    .filter({ hasText: say('rulings.did.appeal-decided') })
    .getByText('It was South')
    .waitFor();
  await olga.goto(`${at}/rulings`);
  await doIt(say('lawBook.act.withdraw'), { [say('room.reason')]: 'It was another board' });
  await olga.getByText(say('rulings.status.withdrawn')).first().waitFor();
  // What another director rules reaches the list that is open, and what is published everybody.
  await evening.command('ruling.give', {
    ruling: randomUUID(),
    session: '1',
    law: { edition: '2017', law: '74A' },
    reason: 'Loud at the bar.',
    effects: [{ kind: 'warning', contestant: 'A-NS2' }],
  });
  await olga.getByRole('listitem', { name: say('rulings.law', { law: '74A, 2017' }) }).waitFor();
  await olga.getByText(say('rulings.publication.list.without-names'), { exact: true }).click();
  await olga.getByText(say('rulings.count', { count: 1 }), { exact: true }).waitFor();
  await expectScene(olga, 'director-ruling-publication');
  await button(say('rulings.publish.without-names')).click();
  await olga.getByText(say('rulings.publication.without-names')).waitFor();
  await guest.getByText(say('rulings.count', { count: 1 }, 'pl')).waitFor();
  await guest.getByText(say('rulings.nameless.warning', {}, 'pl')).waitFor();
  expect(await guest.getByText(/NS 2|bar/).count()).toBe(0);
  await expectScene(guest, 'director-ruling-published-pl');
  await guest.context().close();
}, 120_000);

it('proposes for a fouled board the tables that played the copy which was found different (Law 87)', async () => {
  // Olga plays, and whoever plays is told nothing of a deal.
  const [duplicator, other] = [
    await venue.server.invited(evening.director, evening.tournament, 'duplicator'),
    await venue.server.invited(evening.director, evening.tournament, 'duplicator'),
  ];
  const made = { set: '1', boards: [5], copy: 1, how: 'by-hand' };
  await other.command(evening.tournament, 'deal-set.record-copies', made);
  const deal = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
  const checked = await duplicator.send(
    'POST',
    `/api${at}/board-sets/1/checks`,
    { how: 'by-hand', copy: 1, board: 5, deal },
    { 'idempotency-key': randomUUID() },
  );
  expect(checked.body).toMatchObject({ boards: [{ board: 5, equal: false }] });
  await olga.goto(`${at}/session/1/room/board/5`);
  await button(say('room.fouled')).click();
  const at3 = say('room.fouledPlay', { table: 'A3', round: '1' });
  const played = dialog.getByLabel(`${at3} · ${say('room.fouledDifferent', { copy: '1' })}`);
  // What the checks have found comes a little after the boards.
  await until('the copy that was found different is proposed', () => played.isChecked());
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await expectScene(olga, 'director-2-fouled');
  await played.uncheck();
  await dialog.getByLabel(say('room.reason'), { exact: true }).fill('North and South lay crosswise');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('room.fouledNone')).waitFor();
  await played.check();
  await answerDialog({});
  await olga.getByText(say('room.fouledAt', { tables: at3, law: '87' })).waitFor();
  await olga.goto(`${at}/boards`);
  await olga
    .getByText(new RegExp(say('sets.progress', { made: '.+', needed: '.+', checked: '.+', wrong: '1' })))
    .click();
  const copy = await olga
    .getByRole('row')
    .filter({ hasText: say('sets.different') })
    .innerText();
  const byHand = String.raw`${say('sets.how.by-hand')} (duplicator \d+)`;
  const found = String.raw`${say('sets.different')} \(${say('sets.checking.by-hand')}\) (duplicator \d+)`;
  const [, maker, checker] = new RegExp(`${byHand}[^]*${found}`).exec(copy)!;
  expect(checker).not.toBe(maker);
  await expectScene(olga, 'director-2-copies');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'director-2-copies-phone');
  await olga.setViewportSize(DESKTOP);
}, 120_000);

it('gives one table more time, records it as slow, and has a break until play goes on', async () => {
  await olga.goto(`${at}/session/1/room/table/A2`);
  await olga.getByRole('button', { name: say('time.more', { count: 5, table: 'A2' }) }).click();
  await olga.getByText(say('time.extra', { minutes: '5' })).waitFor();
  await button(say('room.pause')).click();
  await olga.getByText(`${say('clock.phase.paused')} · ${say('time.extra', { minutes: '5' })}`).waitFor();
  const sheet = await evening.director.post(`/api${at}/devices/sheet`, { session: '1', tables: ['A2'] });
  const [{ link }] = (sheet.body as { tables: [{ link: string }] }).tables;
  const russian = await venue.person({ viewport: PHONE, locale: 'ru-RU' });
  await russian.goto(link.replace(/^https?:\/\/[^/]+/, venue.address));
  await russian.getByRole('button', { name: say('pair.replace', {}, 'ru') }).click();
  await russian.getByText(say('pair.asked', { table: 'A2' }, 'ru')).waitFor();
  const phone = evening.devices.get('A2')!;
  const { asked: request } = (await phone.get('/api/session')).body.device;
  await phone.post(`/api${at}/devices/make-room`, { request, makesRoom: true });
  await russian.getByRole('link', { name: say('pair.goOn', {}, 'ru') }).click();
  // What the clock of all has left, and five minutes.
  const stands = await russian
    .getByText(new RegExp(say('clock.paused', { time: String.raw`\d+:\d\d` }, 'ru')))
    .textContent();
  const [minutes, seconds] = /(\d+):(\d\d)/.exec(stands!)!.slice(1).map(Number);
  const { left } = await read('/sessions/1/clock');
  expect(Math.abs(60 * minutes! + seconds! - (left / 1_000_000 + 300))).toBeLessThan(1);
  await russian.getByText(say('time.included', { minutes: '5' }, 'ru')).waitFor();
  await expectScene(russian, 'director-6-time-of-table-ru');
  await russian.context().close();
  await button(say('room.resume')).click();
  await button(say('time.record')).click();
  await dialog.getByText(say('time.held.NS')).click();
  await answerDialog({ [say('time.minutes')]: '4', [say('room.reasonOptional')]: 'Late from the bar' });
  await olga
    .getByText(say('time.recorded', { round: '1', minutes: '4', held: say('time.held.NS') }))
    .waitFor();
  await expectScene(olga, 'director-6-time-of-table');
  await olga.goto(`${at}/session/1/room`);
  const byItself = olga.getByLabel(say('room.clockCalls'));
  await byItself.check();
  await olga.getByText(like('room.clockCalls.call')).waitFor();
  await button(say('break.open')).click();
  await dialog.getByText(say('break.when.planned'), { exact: true }).click();
  await dialog.getByLabel(say('break.behind')).selectOption({ label: say('break.round', { round: '2' }) });
  await dialog.getByLabel(say('break.minutes')).fill('20');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('break.plannedMinutes', { round: '2', minutes: '20' })).waitFor();
  await expectScene(olga, 'director-7-breaks');
  await dialog.getByText(say('break.when.now'), { exact: true }).click();
  await answerDialog({});
  await olga.getByText(say('clock.phase.break'), { exact: true }).waitFor();
  await expectScene(olga, 'director-8-break');
  await byItself.uncheck();
  await olga.getByText(like('room.clockCalls.call')).waitFor({ state: 'detached' });
  await button(say('break.end')).click();
  await olga.getByText(say('clock.phase.play'), { exact: true }).waitFor();
  const events = await types();
  for (const type of [
    'clock.table-given',
    'table.slow-recorded',
    'clock.break-planned',
    'clock.break-ended',
  ]) {
    expect(events).toContain(type);
  }
}, 120_000);

it('has a pair leave and stay after all, a substitute for a round, and a penalty before any score', async () => {
  await olga.goto(`${at}/session/1/room/pairs`);
  const leaves = say('room.doLabel', { what: say('room.do.leave'), pair: 'EW 2' });
  await doIt(leaves, { [say('room.fromRound')]: '3' });
  await olga
    .getByRole('listitem')
    .getByText(say('room.awayFrom', { round: '3' }))
    .waitFor();
  // It can be undone where it was done, in the words of the journal.
  const done = olga.getByRole('status');
  await done.getByText('EW 2').waitFor();
  await expectScene(olga, 'director-3-undo');
  await done.getByRole('button', { name: say('undo.undo') }).click();
  await done.getByText(say('undo.done')).waitFor();
  expect(
    await done.getByRole('button').evaluateAll((all) => all.map((one) => one === document.activeElement)),
  ).toEqual([true]);
  await olga
    .getByRole('listitem')
    .getByText(say('room.awayFrom', { round: '3' }))
    .waitFor({ state: 'detached' });
  // What somebody else has changed meanwhile is said, and stays.
  await doIt(leaves, { [say('room.fromRound')]: '3' });
  await done.getByRole('button', { name: say('undo.undo') }).waitFor();
  const leaving = { session: '1', contestant: 'A-EW2', fromRound: 2 };
  await evening.command('session.withdraw-contestant', leaving);
  await done.getByRole('button', { name: say('undo.undo') }).click();
  await done.getByText(say('undo.changed')).waitFor();
  await evening.command('session.admit-contestant', { ...leaving, missed: 'late' });
  await doIt(leaves, { [say('room.fromRound')]: '3' });
  await olga
    .getByRole('listitem')
    .getByText(say('room.awayFrom', { round: '3' }))
    .waitFor();
  await doIt(say('room.doLabel', { what: say('room.do.stay'), pair: 'EW 2' }));
  await olga
    .getByRole('listitem')
    .getByText(say('room.awayFrom', { round: '3' }))
    .waitFor({ state: 'detached' });
  await button(say('room.doLabel', { what: say('room.do.substitute'), pair: 'EW 3' })).click();
  await dialog.getByText('Karol Nowak').click();
  await answerDialog({ [say('room.whoSitsIn')]: 'Zofia Nowa', [say('room.toRound')]: '1' });
  await olga
    .getByText(say('room.sitsIn', { names: 'Zofia Nowa', seat: 'W', rounds: '1', count: 1 }))
    .waitFor();
  await doIt(say('room.doLabel', { what: say('room.do.penalty'), pair: 'NS 3' }), {
    [say('room.reason')]: 'Late',
  });
  const penalised = olga.getByText(
    `${say('standings.penalty')}: ${say('ruling.amount.percent-of-top', { amount: '25' })}`,
  );
  await penalised.waitFor();
  await expectScene(olga, 'director-3-pairs');
  await doIt(say('ruling.withdrawPenalty'), { [say('room.reason')]: 'The clock was wrong' });
  await penalised.waitFor({ state: 'detached' });
  // In the table of the recap there is no room for it.
  await olga.goto(`${at}/session/1/recap`);
  await olga
    .getByText(
      say('standings.substitutes', {
        who: say('standings.satIn', { name: 'Zofia Nowa', rounds: '1', count: 1 }),
        count: 1,
      }),
    )
    .waitFor();
  expect(await types()).toEqual(
    expect.arrayContaining(['session.substituted', 'ruling.penalty-given', 'ruling.withdrawn']),
  );
}, 120_000);

it('gives what a late pair has missed at once: to itself and to those who were to meet it', async () => {
  await evening.command('session.withdraw-contestant', {
    session: '1',
    contestant: 'A-EW2',
    fromRound: 3,
  });
  await olga.goto(`${at}/session/1/room/pairs`);
  await button(say('ruling.missedFor', { pair: 'EW 2' })).click();
  await dialog.getByText(say('ruling.missedText', { boards: '5–6', rounds: '3' })).waitFor();
  await dialog
    .getByRole('group', { name: say('ruling.ofPair') })
    .getByText(say('ruling.kind.not-played'))
    .click();
  await expectScene(olga, 'director-3-missed');
  await answerDialog({ [say('room.reason')]: 'They had to go' });
  await olga.goto(`${at}/session/1/board/5`);
  await olga.getByText('60.00').first().waitFor();
  expect((await types()).filter((type) => type === 'ruling.score-adjusted')).toHaveLength(6);
  const admitted = { session: '1', contestant: 'A-EW2', fromRound: 3, missed: 'late' };
  await evening.command('session.admit-contestant', admitted);
}, 120_000);

it('has a board dealt again: what was played on the deal before is void', async () => {
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: actsOn5 }).click();
  await olga
    .getByText(say('room.enteredBy', { side: 'Olga Organiser' }))
    .first()
    .waitFor();
  await olga.goto(`${at}/session/1/room/board/5`);
  await button(say('room.redeal')).click();
  await dialog.getByLabel(say('room.redealPlays')).waitFor();
  await dialog.getByText(say('room.redealText', { count: 1, tables: 'A3' })).waitFor();
  await expectScene(olga, 'director-4-dealt-again');
  await answerDialog({ [say('room.reason')]: 'Two hands were put together' });
  await evening.until('board.dealt', 7);
  await olga.goto(`${at}/session/1/room/table/A3`);
  await olga.getByRole('button', { name: actsOn5 }).click();
  await olga.getByText(say('room.status.voided')).first().waitFor();
  expect(await types()).toContain('result.voided');
}, 120_000);

it('shows a board of another round at the table that played it, and leads to its traveller', async () => {
  const play = { session: '1', table: 'A3', round: 1, board: 3 };
  const seating = { N: 'A-NS3', S: 'A-NS3', E: 'A-EW3', W: 'A-EW3' };
  // Olga has the board still before her.
  await evening.command('session.show-hidden', { session: '1', boards: [3] });
  await evening.command('result.record-irregular', {
    ...play,
    seating,
    result: { kind: 'score', score: 110 },
    reason: 'The wrong board was taken',
  });
  await olga.goto(`${at}/session/1/room/scores`);
  await olga.getByText(`${say('room.score.other-board')} 1`).waitFor();
  await expectScene(olga, 'director-4-other-board-scores');
  const unscheduled = `${say('room.board', { board: '3' })} ${say('room.score.other-board')}`;
  await olga
    .getByRole('link', {
      name: new RegExp(`^${say('room.scores.cell', { table: 'A3', round: '1' })}: .*${unscheduled}`),
    })
    .click();
  await olga.getByText(say('room.otherBoardPlayed', { board: '3' }), { exact: false }).waitFor();
  await expectScene(olga, 'director-4-other-board-table');
  await olga.getByRole('link', { name: say('room.otherBoardTraveller', { board: '3' }) }).click();
  await olga.getByRole('heading', { name: say('room.board', { board: '3' }), exact: true }).waitFor();
  await evening.command('result.void', { ...play, reason: 'Put back' });
}, 120_000);

it('says who of those who run the tournament plays, and as whom; open pages go on as that player’s', async () => {
  const room = await olga.context().newPage();
  await room.goto(`${at}/session/1/room`);
  await room.getByText(say('live.live'), { exact: true }).waitFor();
  await olga.goto(`${at}/people`);
  await button(say('people.sayPlayerOf', { name: 'Olga Organiser' })).click();
  await dialog.getByLabel(say('room.player')).selectOption({ label: 'Piotr Lis' });
  await expectScene(olga, 'director-5-who-plays');
  await answerDialog({});
  await olga.getByText(say('people.playsAs', { name: 'Piotr Lis' })).waitFor();
  // The server has closed the room's line, because its reader is another one now.
  await evening.command('session.call-round', { session: '1', round: 2 });
  await room.getByText(say('session.roundOf', { round: '2', rounds: '3' })).waitFor();
  await room.getByText(say('live.live'), { exact: true }).waitFor();
  await room.close();
}, 120_000);

describe('boards that are dealt by hand', () => {
  /** Two tables that play two boards, the one after the other. */
  const rows = [
    [1, 2].map((set) => ({ ns: '1', ew: '2', set })),
    [2, 1].map((set) => ({ ns: '3', ew: '4', set })),
  ];
  const shape = { name: 'rows', tables: 2, rounds: 2, sets: 2, winners: 1, stationary: [], rows };
  const result = { kind: 'score', score: 110 };
  const session = '2';
  const room = () => `${at}/session/2/room`;
  let phone: TablePhone;
  const [CLUBS, DIAMONDS] = [say('contract.strain.C'), say('contract.strain.D')];
  const [HEARTS, SPADES] = [say('contract.strain.H'), say('contract.strain.S')];
  /** What is said of the two readings of board 2. */
  const reading = say('room.reading.text', {
    before: say('room.reading.director'),
    here: say('line.atTable', { table: 'A1', round: '2' }),
  });

  /** A whole suit in each of three hands, North's first: quick to tap, and as from a sorted pack. */
  async function readSuits(of: Locator, ...suits: readonly string[]): Promise<void> {
    for (const [index, seat] of [
      say('contract.seatName.N'),
      say('contract.seatName.E'),
      say('contract.seatName.S'),
    ].entries()) {
      await of.getByRole('button', { name: say('entry.handsOf', { seat, cards: '0' }) }).click();
      const keys = of.getByRole('group', { name: suits[index]!, exact: true }).getByRole('button');
      for (const key of await keys.all()) await key.click();
    }
  }

  it('have a session that asks who dealt them, and boards dealt beforehand by whom the director names', async () => {
    await evening.command('session.create', { session });
    const sections = [{ section: 'A', boardsPerRound: 1, movement: { kind: 'rows', movement: shape } }];
    await evening.command('session.set-movement', { session, sections });
    const { entries } = await read('/entries');
    for (const number of [1, 2, 3, 4]) {
      const { entry } = entries[number];
      await evening.command('session.seat', { session, contestant: `A-${number}`, entry });
    }
    await olga.goto(`${at}/session/2/set-up`);
    await olga.getByText(say('session.moreSettings')).click();
    await olga.getByLabel(say('boards.dealt')).check();
    await expectScene(olga, 'director-9-asks');
    await olga.getByText(say('session.unsaved', { panels: say('session.scoring') })).waitFor();
    expect(await button(say('session.startIt', { session: '2' })).isEnabled()).toBe(false);
    await button(say('session.save')).click();
    await button(say('session.save')).waitFor({ state: 'detached' });
    expect(await button(say('session.startIt', { session: '2' })).isEnabled()).toBe(true);
    await evening.command('session.start', { session });

    await olga.goto(`${room()}/boards`);
    await olga
      .getByText(`${say('sets.numbered', { boards: '1–2', count: 2 })}: ${say('sets.told.nobody')}`)
      .waitFor();
    await button(say('sets.dealtByAction')).click();
    await dialog.getByLabel(say('sets.from')).fill('2');
    await dialog.getByText(say('sets.dealer.helpers')).click();
    await expectScene(olga, 'director-9-who-dealt');
    await answerDialog({ [say('sets.helpers')]: 'Anna and Piotr' });
    await olga
      .getByText(
        `${say('sets.numbered', { boards: '2', count: 1 })}: ${say('sets.told.helpers')} · Anna and Piotr`,
      )
      .waitFor();
    await doIt(say('sets.presence'), { [say('room.reason')]: 'East-West are late' });
    await olga.getByText(say('sets.presenceOrdered')).waitFor();
    await doIt(say('sets.presenceBack'), { [say('room.reason')]: 'They have come' });
    await doIt(say('sets.repeats'), { [say('room.reason')]: 'Announced in the invitation' });
    await olga.getByText(say('sets.repeatsAre.replay')).waitFor();
    await expectScene(olga, 'director-9-told');
    await olga.goto(`${at}/boards`);
    await olga.getByText(say('sets.byHand')).last().click();
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'director-9-set-phone');
    await olga.setViewportSize(DESKTOP);
  }, 120_000);

  it('are dealt at the table with one tap before the first play, and their hands read behind it', async () => {
    await evening.command('session.call-round', { session, round: 1 });
    const sheet = await evening.director.post(`/api${at}/devices/sheet`, { session, tables: ['A1'] });
    phone = await TablePhone.scan(venue, 'A1', sheet.body.tables[0].link);
    await phone.page.getByText(say('dealt.text')).waitFor();
    await expectScene(phone.page, 'director-10-deal-here');
    await phone.button(say('dealt.here')).click();
    await phone.play(1, '4S N =');
    await phone.button(say('entry.hands')).click();
    await expectScene(phone.page, 'director-10-hands');
    await readSuits(phone.page.getByRole('main'), SPADES, HEARTS, DIAMONDS);
    await phone.button(say('entry.handsSend')).click();
    await phone.page.getByText(say('entry.handsRead')).waitFor();
    const told = (await evening.book()).filter(({ type }) => type === 'board.dealing-told');
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { board: 2, by: 'helpers' },
      { board: 1, by: 'players', at: { table: 'A1', round: 1 }, bothSides: true },
    ]);
    await evening.until('board.deal-checked', 1);
  }, 120_000);

  it('are read by the director, too; a table that reads otherwise is told that the director decides, and nothing of the cards', async () => {
    await evening.command('result.record', { session, table: 'A2', round: 1, board: 2, result });
    await olga.goto(`${room()}/board/2`);
    await button(say('room.hands.record')).click();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(say('room.hands.incomplete')).waitFor();
    await readSuits(dialog, HEARTS, SPADES, DIAMONDS);
    await expectScene(olga, 'director-11-hands');
    await answerDialog({});
    await olga.getByText(say('entry.handsRead')).waitFor();

    await evening.command('session.call-round', { session, round: 2 });
    await phone.roundDone();
    await phone.button(say('move.goOn', { round: '2' })).click();
    await phone.page.getByText(say('boards.from', { table: 'A2', boards: '2' })).waitFor();
    await expectScene(phone.page, 'director-11-boards-here');
    await phone.play(2, '3NT N =');
    await phone.button(say('entry.hands')).click();
    await readSuits(phone.page.getByRole('main'), CLUBS, SPADES, DIAMONDS);
    await phone.button(say('entry.handsSend')).click();
    await phone.page.getByText(say('entry.handsRecorded.differs')).waitFor();
    await expectScene(phone.page, 'director-11-differs');
  }, 120_000);

  it('are doubted where the pack looks unshuffled (Law 6D2), and corrected with a reason', async () => {
    await olga.goto(`${room()}/board/1`);
    await button(say('room.doubt.stands')).waitFor();
    await expectScene(olga, 'director-12-doubt');
    await doIt(say('room.doubt.stands'), { [say('room.reason')]: 'All four saw it shuffled' });
    await button(say('room.doubt.stands')).waitFor({ state: 'detached' });
    await olga.goto(`${room()}/board/2`);
    await olga.getByText(reading).waitFor();
    await expectScene(olga, 'director-12-readings');
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'director-12-readings-phone');
    const russian = await venue.organiser({ viewport: PHONE, locale: 'ru-RU' });
    await russian.goto(`${room()}/board/2`);
    await russian.getByText(like('room.reading.text', 'ru')).waitFor();
    await expectScene(russian, 'director-12-readings-ru');
    await russian.context().close();
    await button(say('room.hands.correct')).click();
    await readSuits(dialog, CLUBS, SPADES, DIAMONDS);
    await expectScene(olga, 'director-12-correct-phone');
    await answerDialog({ [say('room.reason')]: 'I have looked at the board' });
    await olga.getByText(reading).waitFor({ state: 'detached' });
    await olga.setViewportSize(DESKTOP);
    expect(await types()).toEqual(
      expect.arrayContaining(['board.doubt-decided', 'board.recording-corrected']),
    );
  }, 120_000);

  it('are played later where the director grants it, and come to the table that takes them up', async () => {
    const late = { session, table: 'A2', round: 2, board: 1 };
    const sheet = await evening.director.post(`/api${at}/devices/sheet`, { session, tables: ['A2'] });
    const other = await TablePhone.scan(venue, 'A2', sheet.body.tables[0].link);
    await other.button(say('late.ask')).click();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: say('late.ask') })
      .click();
    await other.page
      .getByRole('main')
      .getByText(say('late.asked', { board: '1' }))
      .waitFor();
    await evening.command('result.postpone', { ...late, reason: 'North-South were late' });
    await other.page.getByRole('button', { name: say('entry.status.postponed', { board: '1' }) }).click();
    await other.page.getByRole('heading', { name: say('late.putOff', { board: '1' }) }).waitFor();
    await expectScene(other.page, 'director-13-put-off');
    await evening.command('result.begin-late-play', { ...late, at: 'A1' });
    await phone.nextBoard(1);
    await phone.page.getByText(say('entry.brought.table', { table: 'A2' })).waitFor();
    await expectScene(phone.page, 'director-13-brought');
    // The second of two taps falls on nothing that the first has brought there.
    await phone.tap('4S N =');
    await phone.page.getByRole('button', { name: say('entry.handOver', { side: 'EW' }) }).dblclick();
    await phone.page
      .getByRole('heading', { name: say('entry.handedTo', { side: say('contract.sideName.EW') }) })
      .waitFor();
    await phone.confirm(1);
    // It stays in view when the server has it, too, and is no longer asked for.
    await phone.sent();
    await expectScene(phone.page, 'director-13-played');
    await phone.page.getByRole('heading', { name: say('entry.done.agreed', { board: '1' }) }).waitFor();
    await phone.roundDone();
    const ofBoard1 = [
      say('entry.status.to-play', { board: '1' }),
      say('entry.status.postponed', { board: '1' }),
      say('entry.status.agreed', { board: '1' }),
    ];
    await phone.page
      .getByRole('button', { name: new RegExp(`^(${ofBoard1.join('|')})`) })
      .waitFor({ state: 'detached' });
  }, 120_000);

  it('show what of the entries cannot be, which stands only with a reason, and what is unlikely, which goes together', async () => {
    const overtricks = { ...GAME_MADE, level: 1, strain: 'NT', tricks: 11 };
    const slip = { session, table: 'A2', round: 2, board: 1, result: overtricks };
    await evening.command('result.correct', { ...slip, reason: 'The slip says so' });
    // All diamonds of board 1 were read in South's hand, and East led.
    const lead = { session, table: 'A1', round: 1, board: 1, result: { ...GAME_MADE, lead: 'DA' } };
    await evening.command('result.correct', { ...lead, reason: 'The lead was forgotten' });
    await evening.until('table.contradiction-opened', 1);
    const redoubled = {
      ...GAME_MADE,
      level: 3,
      strain: 'NT',
      tricks: 9,
      doubling: 'xx',
    };
    const other = { session, table: 'A1', round: 2, board: 2, result: redoubled };
    await evening.command('result.correct', { ...other, reason: 'West has redoubled' });
    await olga.goto(room());
    const suspicions = olga.getByRole('region', { name: say('room.suspected') });
    await suspicions
      .getByText(
        say('room.suspectedAt', {
          table: 'A1',
          board: '1',
          round: '1',
          what: say('suspicion.lead-not-held'),
        }),
      )
      .waitFor();
    await suspicions
      .getByText(
        say('room.suspectedAt', { table: 'A1', board: '2', round: '2', what: say('suspicion.redoubled') }),
      )
      .waitFor();
    await suspicions
      .getByText(
        say('room.suspectedAt', {
          table: 'A2',
          board: '1',
          round: '2',
          what: say('suspicion.many-overtricks'),
        }),
      )
      .waitFor();
    await suspicions
      .getByText(new RegExp(say('room.sealWaits', { contradictions: '1', disputes: '.+', missing: '.+' })))
      .waitFor();
    await expectScene(olga, 'director-14-suspicions');
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'director-14-suspicions-phone');
    for (const [locale, language] of [
      ['ru-RU', 'ru'],
      ['pl-PL', 'pl'],
    ] as const) {
      const elsewhere = await venue.organiser({ viewport: PHONE, locale });
      await elsewhere.goto(room());
      await elsewhere.getByText(say('suspicion.redoubled', {}, language)).waitFor();
      await expectScene(elsewhere, `director-14-suspicions-${language}`);
      await elsewhere.context().close();
    }
    await olga.setViewportSize(DESKTOP);
    await suspicions.getByRole('button', { name: say('room.allWereSo') }).click();
    await suspicions.getByText(say('room.unlikely'), { exact: true }).waitFor({ state: 'detached' });
    await suspicions.getByRole('button', { name: say('room.itWasSo') }).click();
    await expectScene(olga, 'director-14-it-was-so');
    await answerDialog({ [say('room.reason')]: 'East had a diamond of board 2 in his hand (Law 13)' });
    await suspicions.getByText(say('suspicion.lead-not-held')).waitFor({ state: 'detached' });
    const decided = (await evening.book()).filter(({ type }) => type === 'result.suspicion-decided');
    expect(decided).toHaveLength(3);
    expect(await types()).toContain('table.contradiction-closed');
  }, 120_000);
});

describe('deals by SquareDeal', () => {
  const session = '1';
  let final: Evening;
  let here: string;
  const sqk = `1,1:${'abc'.repeat(20)}\r\n`;
  const hash = hashOfSessionKeys(Buffer.from(sqk));
  const sqd = `TN Friday Pairs\nDI The closing of the WIG20 on Friday\nSN 1:1-2:FINAL:Final\nKH ${hash}\n`;
  const of = { phase: 1, session: 1, set: 'original', boards: { first: 1, last: 2 } } as const;
  const set = () =>
    olga.locator('section').filter({
      has: olga.getByRole('heading', { name: say('sets.name', { title: '', set: '1' }).trim() }),
    });
  const file = (name: string, content: string | Uint8Array) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const act = (name: string) => set().getByRole('button', { name }).click();

  it('are promised by an SQD, wait for its value, and are compared with the SQK when they are brought', async () => {
    final = await Evening.open(venue.server, 'Friday Final');
    here = `/tournaments/${final.tournament}`;
    await final.command('tournament.publish');
    await final.command('session.create', { session });
    const rows = [[1, 2].map((board) => ({ ns: '1', ew: '2', set: board }))];
    const shape = { name: 'rows', tables: 1, rounds: 2, sets: 2, winners: 1, stationary: [], rows };
    const sections = [{ section: 'A', boardsPerRound: 1, movement: { kind: 'rows', movement: shape } }];
    await final.command('session.set-movement', { session, sections });
    await olga.goto(`${here}/boards`);
    await act(say('squaredeal.action.promise'));
    await dialog.getByLabel(say('squaredeal.sqd')).setInputFiles(file('club.sqd', 'Dear all'));
    await dialog.getByText('SQD, line 1: TN, DI, DV, SN or KH is expected').waitFor();
    await dialog.getByLabel(say('squaredeal.sqd')).setInputFiles(file('club.sqd', sqd));
    await dialog.getByText('1: Final').waitFor({ state: 'attached' });
    await expectScene(olga, 'director-13-promise');
    await answerDialog({});
    await set().getByText(say('squaredeal.valueNext')).waitFor();
    await act(say('squaredeal.action.value'));
    await answerDialog({ [say('sealing.value')]: '2431.17' });
    await set().getByText(say('squaredeal.bringNext')).waitFor();

    const valued = sqd.replace('Friday\nSN', 'Friday\nDV 2431.17\nSN');
    const promised = promisedDeals({ ...of, sqd: valued }, Buffer.from(sqk));
    const deals = [...promised].map(([board, text]) => ({ board, deal: parseDeal(text) }));
    await act(say('sets.bring'));
    await dialog
      .getByRole('button', { name: say('sets.file'), exact: true })
      .setInputFiles(file('final.pbn', writePbn({ deals })));
    await dialog.getByLabel(say('squaredeal.sqk')).setInputFiles(file('club.sqk', sqk));
    await expectScene(olga, 'director-13-bring');
    await answerDialog({});
    await set().getByText(say('squaredeal.compared')).waitFor();
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'director-13-set-phone');
    await olga.setViewportSize(DESKTOP);
  }, 120_000);

  it('are checked by everybody once the keys are published', async () => {
    await final.command('session.start', { session });
    for (const round of [1, 2]) {
      await final.command('session.call-round', { session, round });
      const result = { kind: 'score', score: 110 };
      await final.command('result.record', { session, table: 'A1', round, board: round, result });
    }
    await final.until('board.revealed', 2);
    const reader = await venue.person({ viewport: PHONE });
    await reader.goto(`${here}/deals/1`);
    await reader.getByText(say('deals.verdict.keys-not-open')).first().waitFor();
    await final.command('session.close', { session });
    await olga.goto(`${here}/boards`);
    await act(say('squaredeal.action.keys'));
    await dialog.getByLabel(say('squaredeal.sqk')).setInputFiles(file('club.sqk', sqk));
    await answerDialog({});
    await set().getByText(say('squaredeal.keysOpen')).waitFor();
    await reader.reload();
    await reader.getByText(say('deals.same', { count: 2, boards: '1–2' })).waitFor();
    await reader.getByText(say('squaredeal.files')).click();
    await expectScene(reader, 'director-14-checked-phone');
    await reader.context().close();
  }, 120_000);
});

it('names who sat in on the hall display, in the recap, head to head and in tables beside the ranking', async () => {
  const one = await Evening.open(venue.server, 'Somebody sat in');
  await seatSixPairs(one, 1, ['A1']);
  const table = { name: 'All pairs', handicap: false, whom: {}, lines: 'together', sections: 'together' };
  await one.command('session.choose-standings', {
    session: '1',
    standings: { lines: 'apart', fullCards: {}, tables: [table] },
  });
  await one.command('tournament.publish');
  await one.command('session.start', { session: '1' });
  await one.command('session.call-round', { session: '1', round: 1 });
  const person = randomUUID();
  const players = `/api/tournaments/${one.tournament}/players/${person}`;
  expect((await one.director.send('PUT', players, { name: 'Zofia Nowa' })).status).toBeLessThan(300);
  const seat = { contestant: 'A-NS3', seat: 'N', fromRound: 1, toRound: 1 };
  await one.command('session.substitute', { session: '1', person, ...seat });
  for (const round of [1, 2, 3]) {
    if (round > 1) await one.command('session.call-round', { session: '1', round });
    for (const table of [1, 2, 3]) {
      const play = { session: '1', table: `A${table}`, round, board: ((table + round - 2) % 3) + 1 };
      await one.command('result.record', { ...play, result: { kind: 'score', score: 110 } });
    }
  }
  await one.command('session.close', { session: '1' });
  const page = await venue.person({ viewport: DESKTOP });
  const satIn = page.getByText(
    say('standings.substitutes', {
      who: say('standings.satIn', { name: 'Zofia Nowa', rounds: '1', count: 1 }),
      count: 1,
    }),
  );
  const session = `/tournaments/${one.tournament}/session/1`;
  for (const path of ['/wall', '/recap', '/head-to-head?one=A-NS3&other=A-NS1']) {
    await page.goto(`${session}${path}`);
    await satIn.first().waitFor();
  }
  await page.goto(session);
  await page.getByText('All pairs', { exact: true }).click();
  await page
    .getByRole('region', { name: 'All pairs' })
    .getByText(say('standings.substitutes', { who: 'Zofia Nowa', count: 1 }))
    .waitFor();
  await page.context().close();
}, 120_000);

it('is told when the official seal comes, and opens no session again once corrections are over', async () => {
  const one = await Evening.open(venue.server, 'Official');
  await one.command('session.create', { session: '1' });
  const rows = [[{ ns: '1', ew: '2', set: 1 }]];
  const movement = { name: 'rows', tables: 1, rounds: 1, sets: 1, winners: 1, stationary: ['1', '2'], rows };
  const sections = [{ section: 'A', boardsPerRound: 1, movement: { kind: 'rows', movement } }];
  await one.command('session.set-movement', { session: '1', sections });
  const settings = (minutes: number) => {
    const corrections = { scores: { minutes }, rulings: { minutes } };
    const regulation = { ...CLUB_REGULATION, name: 'own', source: '', edition: '', corrections };
    return { ...DEFAULT_SETTINGS, regulation };
  };
  await one.command('tournament.choose-settings', { settings: settings(20) });
  await one.command('tournament.publish');
  await one.command('session.start', { session: '1' });
  await one.command('session.call-round', { session: '1', round: 1 });
  const play = { session: '1', table: 'A1', round: 1, board: 1 };
  await one.command('result.record', { ...play, result: { kind: 'score', score: 110 } });
  await one.command('session.close', { session: '1' });
  await one.command('result.void', { ...play, reason: 'Another board.' });

  const invited = await venue.server.invited(one.director, one.tournament, 'director');
  const { name } = (await invited.get('/api/session')).body.person as { name: string };
  const page = await venue.person();
  await new OrganiserPages(page).signIn(name.replace(' ', '-'), PASSWORD);
  const due = like('seals.due.from');
  await page.goto(`/tournaments/${one.tournament}/seals`);
  await page.getByText(due).waitFor();
  await page.getByText(say('seals.due.keptBack', { contradictions: 0, disputes: 0, missing: 1 })).waitFor();
  await page.goto(`/tournaments/${one.tournament}/session/1/room`);
  await page.getByRole('button', { name: say('room.reopen') }).waitFor();
  // Rulings and standings stay at hand beside the desk, and what is public leads back to it.
  const part = (of: string) =>
    page.getByRole('navigation', { name: say('room.parts') }).getByRole('link', { name: of, exact: true });
  await part(say('rulings.title')).click();
  await page.getByText(say('rulings.count', { count: 0 }), { exact: true }).waitFor();
  await part(say('lawBook.title')).waitFor();
  await part(say('session.standingsLink')).click();
  // The desk is now: the way into the past is on the session's own page.
  await page.getByRole('link', { name: say('headToHead.title') }).waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
  await page.getByRole('link', { name: say('headToHead.title') }).click();
  await page.getByRole('link', { name: say('room.title'), exact: true }).click();
  await page.getByRole('button', { name: say('room.reopen') }).waitFor();
  await one.command('result.record', { ...play, result: { kind: 'score', score: 140 } });
  await one.command('tournament.amend-settings', { settings: settings(0), reason: 'Everybody has left.' });
  await page.getByText(say('room.reopenOver')).waitFor();
  expect(await page.getByRole('button', { name: say('room.reopen') }).count()).toBe(0);
  // Where the evening goes on is said where it was closed.
  await page.getByRole('link', { name: say('steps.next', { step: say('tab.finish') }) }).click();
  await page.getByRole('heading', { name: say('finish.archive') }).waitFor();
  await page.goto(`/tournaments/${one.tournament}/seals`);
  await page.getByText(say('sealKind.official'), { exact: true }).waitFor();
  await page.getByText(due).waitFor({ state: 'hidden' });
  await page.context().close();
}, 120_000);

it('has pages that complain about nothing', () => {
  expect(venue.complaints).toEqual([]);
});
