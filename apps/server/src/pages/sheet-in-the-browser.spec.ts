import type { Page } from 'playwright-core';
import { conventionOf } from '#preferans';
import { deal } from '../../../../libs/preferans/src/testing/deal.js';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { Evening } from '../testing/evening.js';
import { Venue, PHONE } from './testing/venue.js';
import { expectScene } from './testing/scene.js';
import { TablePhone } from './testing/table-phone.js';
import { like, piece, say } from '../testing/words.js';

/*
 * Four players at one table write a round of three deals with its phone, correct one of them, and sign; the judge
 * starts the next round and makes the printouts.
 */
let venue: Venue;
let evening: Evening;
let phone: Page;
/** By the number of the seat, from North clockwise, as the seats were drawn. */
let names: readonly string[];

const PLAYERS = ['Anna Orlova', 'Boris Titov', 'Celina Moroz', 'Daniel Belov'];
const SEATS = [
  say('contract.seatName.N'),
  say('contract.seatName.E'),
  say('contract.seatName.S'),
  say('contract.seatName.W'),
];

const SIX_DOWN = {
  kind: 'deal',
  record: deal('6S by E', { dealer: 'N', whists: 'S whist, W pass', tricks: 'E 4, S 6, W 0' }),
};

const key = (name: string) => phone.getByRole('button', { name, exact: true });
const tap = async (...keys: readonly string[]) => {
  for (const name of keys) await key(name).last().click();
};
// By the keyboard: taps that follow each other this fast are taken for one.
const record = (deal: number) => key(say('sheetTable.recordOf', { number: deal, deals: '3' })).press('Enter');
const sent = () => phone.getByText(say('entry.allSent')).waitFor();
const whist = (name: string, call: string) => say('sheetTable.whistOf', { name, call });
const correct = (line: number) => `${say('sheetTable.correct')} ${say('sheetTable.lineNumber', { line })}`;
/** Who sits there, from North clockwise. */
const at = (seat: number) => names[seat]!;

beforeAll(async () => {
  venue = await Venue.open();
  evening = await Evening.open(venue.server, 'Preferans cup');
  for (const name of PLAYERS) await evening.register(name);
  await evening.command('session.create', { session: '1', game: 'preferans' });
  const sheets = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 3 } };
  await evening.command('session.choose-sheets', { session: '1', sheets });
  await evening.command('session.set-tables', { session: '1', players: 4, rounds: 3 });
  await evening.command('session.draw-seats', { session: '1' });
  await evening.until('session.seats-drawn', 1);
  await evening.command('session.start', { session: '1' });
  const sheet = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
    session: '1',
    tables: ['A1'],
  });
  const [{ link }] = (sheet.body as { tables: [{ link: string }] }).tables;
  const scanned = await TablePhone.scan(venue, 'A1', link.replace(/^https?:\/\/[^/]+/, venue.address));
  phone = scanned.page;
}, 120_000);
afterAll(() => venue?.close());

it('calls the judge with one tap before the first round, when there is no deal yet', async () => {
  await phone.getByText(say('entry.notBegun_sheets')).waitFor();
  await key(say('sheetTable.callJudge')).click();
  await phone.getByRole('main').getByText(like('calls.calledAt_sheets')).waitFor();
  await expectScene(phone, 'sheet-0-judge-called');
  const judge = await venue.organiser({ viewport: PHONE });
  await judge.goto(`/tournaments/${evening.tournament}/session/1/room`);
  await judge
    .getByRole('link', {
      name: `${say('table.name', { table: 'A1' })}: ${say('calls.calledTablePlain_sheets', { round: '1' })}`,
    })
    .click();
  await judge.getByRole('button', { name: say('room.coming') }).click();
  await phone.getByRole('main').getByText(say('calls.coming_sheets')).waitFor();
  await expectScene(judge, 'sheet-0-call-without-sheet');
  await judge.getByRole('button', { name: say('calls.answer') }).click();
  const how = judge.getByRole('dialog');
  await how.getByLabel(say('room.reason')).fill('Everybody sits where they should');
  await how.locator('button[type=submit]').click();
  await key(say('sheetTable.callJudge')).waitFor();
  await evening.command('session.call-round', { session: '1', round: 1 });
}, 60_000);

it('asks once who writes, and tells who deals', async () => {
  await phone.getByRole('heading', { name: say('sheetTable.whoWrites') }).waitFor();
  const writers = await phone
    .getByRole('button', { name: new RegExp(String.raw`\((${SEATS.join('|')})\)$`) })
    .allTextContents();
  names = SEATS.map((seat) => writers.find((text) => text.endsWith(`(${seat})`))!.replace(/ \(.*/, ''));
  expect(names.toSorted()).toEqual(PLAYERS);
  await tap(say('sheetTable.atSeat', { name: names[2], seat: SEATS[2] }));
  const seats = phone.getByRole('list', { name: say('sheetTable.whoSits') });
  await seats.getByText(`N ${names[0]} ${say('sheetTable.deals')}`).waitFor();
  await seats.getByText(`E ${names[1]} ${say('sheetTable.firstHand')}`).waitFor();
}, 60_000);

it('takes a contract, the whist decisions in their order and the tricks, and says what they write', async () => {
  await tap(say('sheetTable.more.auction'), say('sheetTable.call.pass'), say('sheetTable.takeBackCall'));
  await phone.getByRole('group', { name: say('sheetTable.callsOf', { name: at(1) }) }).waitFor();
  await phone
    .getByRole('group', { name: say('sheetTable.steps') })
    .getByRole('button')
    .nth(1)
    .click();
  await tap(say('sheetTable.call.pass'));
  await phone
    .getByRole('group', { name: say('sheetTable.steps') })
    .getByRole('button')
    .first()
    .click();
  await key(say('sheetTable.misere')).first().click();
  await phone
    .getByText(`${at(1)}: a misère after another call`)
    .getByText(say('sheets.rule', { rule: '3.3.9' }))
    .waitFor();
  await expectScene(phone, 'sheet-1-auction');
  await phone
    .getByRole('group', { name: say('sheetTable.steps') })
    .getByRole('button')
    .nth(1)
    .click();
  await tap(say('sheetTable.call.pass'), '7', say('contract.strain.D'));
  expect(await key(whist(at(2), say('sheetTable.whist.half'))).count()).toBe(0);
  // The page is loaded again in the middle of it: the deal is there as far as it was written.
  await phone.reload();
  await tap(
    whist(at(2), say('sheetTable.whist.whist')),
    whist(at(3), say('sheetTable.whist.pass')),
    say('sheetTable.open'),
  );
  await tap(say('sheetTable.fewer', { name: at(1) }));
  await expectScene(phone, 'sheet-1-deal');
  await phone.getByText(say('sheetTable.down', { count: 1 })).waitFor();
  await phone.getByText(say('sheetTable.rectified.mountain', { name: at(1), amount: '4' })).waitFor();
  await record(1);
  await sent();
  await phone
    .getByRole('list', { name: say('sheetTable.whoSits') })
    .getByText(`E ${names[1]} ${say('sheetTable.deals')}`)
    .waitFor();
}, 60_000);

it('keeps what is written without a line to the server, and draws the sheet as players do', async () => {
  await phone.context().setOffline(true);
  await tap(say('sheetTable.allPass'));
  await tap(
    say('sheetTable.more', { name: at(2) }),
    say('sheetTable.more', { name: at(2) }),
    say('sheetTable.restTo', { left: '8', name: at(3) }),
  );
  await record(2);
  await phone.getByText(say('entry.waiting', { count: 1 })).waitFor();
  await phone
    .getByRole('list', { name: say('sheetTable.whoSits') })
    .getByText(`S ${names[2]} ${say('sheetTable.deals')}`)
    .waitFor();
  await phone.context().setOffline(false);
  await sent();
  await tap(say('sheetTable.tab.sheet'));
  // From who writes clockwise: West is the second.
  const his = phone
    .getByRole('list', { name: say('sheets.balances') })
    .getByRole('listitem')
    .nth(1);
  await his.getByText(names[3]!).first().click();
  // An all-pass: eight tricks, none of them forgiven, for the dealer won none.
  await his.getByText(say('sheets.mountain'), { exact: true }).first().click();
  await his
    .getByText(say('sheets.rule', { rule: '3.7.2.1' }))
    .first()
    .waitFor();
  await expectScene(phone, 'sheet-2-sheet');
}, 60_000);

it('puts a deal right with a reason, and says by which rule each entry is written', async () => {
  await tap(say('sheetTable.tab.deals', { count: 2 }));
  await key(correct(1)).click();
  await tap(
    say('sheetTable.usualReason.tricks'),
    say('sheetTable.more', { name: at(1) }),
    say('sheetTable.correctAction'),
  );
  await sent();
  const first = phone.locator('section', { hasText: '1. 7' });
  await first.getByRole('heading', { name: say('sheetTable.made') }).waitFor();
  await first.getByText(say('sheetTable.why')).click();
  await first.getByText(say('sheets.rule', { rule: '3.5.1' })).waitFor();
  await first.getByText(say('sheets.history', { number: '2' })).click();
  await first
    .locator('s')
    .getByText(say('sheetTable.down', { count: 1 }))
    .waitFor();
  await expectScene(phone, 'sheet-3-deals');
}, 60_000);

it('is handed round when all is played: one does not agree, the deal is corrected, all sign', async () => {
  // Nobody signs two deals of three without a word.
  await tap(say('sheetTable.tab.sign'), say('sheetTable.sign', { name: at(0) }));
  const short = phone.getByRole('dialog', { name: say('sheetTable.short.title') });
  await short.getByText(say('sheetTable.short.deals', { written: '2', agreed: '3' })).waitFor();
  await expectScene(phone, 'sheet-4-short');
  await short.getByRole('button', { name: say('action.cancel') }).click();
  await short.waitFor({ state: 'detached' });
  await tap(say('sheetTable.tab.deal'), '6', say('contract.strain.S'), at(3));
  await tap(
    whist(at(0), say('sheetTable.whist.pass')),
    whist(at(1), say('sheetTable.whist.half')),
    whist(at(0), say('sheetTable.whist.pass')),
  );
  await record(3);
  await sent();
  await phone.getByRole('heading', { name: say('sheetTable.allPlayed') }).waitFor();
  await tap(say('sheetTable.sign', { name: at(0) }));
  // By the keyboard, once it can be pressed: another tap this soon after the first is taken for a double tap.
  const dispute = key(say('sheetTable.dispute'));
  await dispute.click({ trial: true });
  await dispute.press('Enter');
  await phone.getByText(piece('sheetTable.disputedBy')).waitFor();
  await expectScene(phone, 'sheet-4-disputed');
  await tap(say('sheetTable.tab.deals', { count: 3 }), correct(3));
  await phone.getByRole('textbox', { name: say('sheetTable.reason') }).fill('It was six clubs');
  await tap(say('contract.strain.C'), say('sheetTable.correctAction'));
  await sent();
  await tap(say('sheetTable.tab.sign'));
  for (const seat of [0, 1, 2, 3]) await tap(say('sheetTable.sign', { name: at(seat) }));
  await phone.getByRole('heading', { name: say('sheetTable.agreed') }).waitFor();
  await expectScene(phone, 'sheet-5-agreed');
  await evening.command('session.draw-tables', {
    session: '1',
    section: 'A',
    round: 2,
    at: (await evening.book()).length,
  });
  await phone
    .getByText(
      new RegExp(
        `^(${say('move.to', { table: 'A1', side: '.+' })}|${say('move.stay', { table: 'A1', side: '.+' })})`,
      ),
    )
    .first()
    .waitFor();
  await expectScene(phone, 'sheet-6-where-to');
  await phone.context().setOffline(true);
  await evening.command('session.call-round', { session: '1', round: 2 });
  await phone.getByText(say('move.withoutLine', { round: '2' })).waitFor();
  await key(say('move.goOn', { round: '2' })).click();
  await phone.getByText(say('entry.round', { round: '2', rounds: '3' })).waitFor();
  await key(say('sheetTable.recordOf', { number: '1', deals: '3' })).waitFor();
  await phone.getByText(say('entry.waiting', { count: 1 })).waitFor();
  await expectScene(phone, 'sheet-6-ahead');
  await phone.context().setOffline(false);
  await sent();
  const types = (await evening.book()).map(({ type }) => type).filter((type) => type.startsWith('sheet.'));
  expect(types.filter((type) => type === 'sheet.signed').length).toBe(5);
  expect(types.filter((type) => type === 'sheet.agreed').length).toBe(1);
}, 120_000);

it('is followed by the next round with one tap, as soon as the sheet counts', async () => {
  const judge = await venue.organiser();
  await judge.goto(`/tournaments/${evening.tournament}/session/1/room`);
  const next = judge.getByRole('button', { name: say('sheetsRoom.drawAndCall', { round: '3' }) });
  await judge.getByText(say('sheetsRoom.openSheets', { count: 1, tables: 'A1' })).waitFor();
  expect(await next.isDisabled()).toBe(true);
  await evening.command('sheet.accept', {
    session: '1',
    table: 'A1',
    round: 2,
    reason: 'Nobody came back.',
  });
  await next.and(judge.locator(':enabled')).click();
  await judge.getByText(say('session.roundOf', { round: '3', rounds: '3' })).waitFor();
  // The phone had the round before when round 3 was drawn and called at once.
  await phone.getByText(like('move.stay')).first().waitFor();
  const first = phone.locator('section').filter({ has: phone.getByRole('heading', { name: at(0) }) });
  for (const other of [1, 2, 3]) await first.getByText(at(other)).waitFor();
  const pairsOnly = new RegExp(
    [say('move.against'), like('move.withoutLine').source, like('move.toBeDrawn').source].join('|'),
  );
  expect(await phone.getByText(pairsOnly).count()).toBe(0);
  await expectScene(phone, 'sheet-7-where-to');
  await judge.goto(`/tournaments/${evening.tournament}/session/1/room/draw`);
  await judge.getByRole('button', { name: say('sheetsRoom.exchange') }).click();
  const exchange = judge.getByRole('dialog', { name: say('sheetsRoom.exchangeTitle', { round: '3' }) });
  await exchange.getByRole('textbox', { name: say('room.reason') }).fill('They share a car.');
  await exchange.getByRole('button', { name: say('sheetsRoom.exchange') }).click();
  await exchange.waitFor({ state: 'detached' });
  const again = judge.locator('section').filter({ hasText: say('sheetsRoom.drawAgain', { round: '3' }) });
  const drawAgain = again.getByRole('button', { name: say('sheetsRoom.drawAgainNow') });
  expect(await drawAgain.isDisabled()).toBe(true);
  await again.getByText(say('sheetsRoom.drawnFrom')).click();
  await again
    .getByText(/^1$|^1–4$/)
    .first()
    .waitFor();
  await again.getByRole('textbox', { name: say('room.reason') }).fill('They came by train.');
  await expectScene(judge, 'sheet-7-draw');
  // What is being sent cannot be edited; behind it the form is empty.
  const reason = again.getByRole('textbox', { name: say('room.reason') });
  let send = () => undefined as void;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await judge.route('**/commands/session.draw-tables', async (route) => {
    await asked;
    await route.continue();
  });
  await drawAgain.click();
  await reason.and(judge.locator(':disabled')).waitFor();
  send();
  await reason.and(judge.locator(':enabled')).waitFor();
  await until('the form is empty', async () => (await reason.inputValue()) === '');
  const drawn = (await evening.book()).filter(({ type }) => type === 'session.tables-drawn');
  expect(drawn.slice(-2).map(({ payload }) => (payload as { basis: { kind: string } }).basis.kind)).toEqual([
    'by-hand',
    'standings',
  ]);
  await key(say('move.goOn', { round: '3' })).click();
  await judge.getByRole('link', { name: say('papers.title') }).click();
  await judge.getByRole('heading', { name: say('papers.guide-cards') }).waitFor();
  expect(await judge.getByRole('cell', { name: new RegExp(`^A1 ${SEATS[0]}`) }).count()).toBeGreaterThan(0);
  await judge.getByRole('link', { name: say('papers.name-slips') }).click();
  await judge.getByText(`A1 ${SEATS[0]}`).waitFor();
  expect(await judge.getByRole('img', { name: like('papers.slipCode') }).count()).toBe(4);
  await judge.getByRole('link', { name: say('papers.sheet-forms') }).click();
  await judge.getByText(say('papers.formOf.written'), { exact: true }).click();
  await judge.getByText('1', { exact: true }).first().click();
  await judge.getByRole('heading', { name: say('room.scores.cell', { table: 'A1', round: '1' }) }).waitFor();
  await judge.getByText(say('papers.judge'), { exact: true }).waitFor();
  await expectScene(judge, 'sheet-7-printed');
  await judge.getByRole('link', { name: say('papers.results') }).click();
  await judge.getByText(say('papers.chiefJudge')).waitFor();
  expect(await judge.getByText(/pair|board|bridge|movement/i).count()).toBe(0);
  expect(venue.complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
}, 120_000);

it('is ruled on: the judge finds a revoke by its words, and the line and the list say what came of it', async () => {
  const judge = await venue.organiser({ viewport: PHONE });
  await judge.goto(`/tournaments/${evening.tournament}/session/1/room/table/A1?round=1`);
  await judge
    .getByRole('list', { name: say('sheetsSeen.lines') })
    .getByRole('link', { name: say('sheetsSeen.rule'), exact: true })
    .first()
    .click();
  await judge.getByText(say('rulings.line', { table: 'A1', round: '1', line: '1' })).waitFor();
  await judge.getByLabel(say('lawBook.search.preferans')).fill('фальшренонс');
  await judge.getByRole('button', { name: '3.9.16 Revoke' }).click();
  const answer = (question: RegExp | string, text: string) =>
    judge.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  await answer(/^1 · /, 'No');
  await answer(/^2 · /, 'Later');
  await answer(/^3 · /, 'A trick-taking game');
  await answer(say('sheetsRoom.ruling.atFault'), names[1]!);
  await judge.getByText(say('sheetTable.down', { count: 1 })).waitFor();
  await judge.getByRole('button', { name: say('lawBook.previewShow') }).click();
  const preview = judge.getByRole('region', { name: say('lawBook.preview') });
  // The contract is down now: what was in the pool is in the mountain, with whists of the others on it.
  await preview
    .getByRole('row', { name: `${names[1]}: ${say('rulings.sheetBalance')} 39.5 −36.5` })
    .waitFor();
  await preview
    .getByRole('row', { name: new RegExp(`^${names[1]} \\(\\d\\) 1\\. 39\\.5 4\\. −36\\.5$`) })
    .waitFor();
  await expectScene(judge, 'sheet-8-preview');
  await judge.getByLabel(say('room.reason'), { exact: true }).fill('East did not follow to the second heart');
  await judge.getByRole('button', { name: say('ruling.give') }).click();
  const given = judge.getByRole('listitem', { name: say('rulings.rule', { law: '3.9.16.2' }) });
  await given.getByText(say('rulings.changedSheet', { table: 'A1', round: '1' })).waitFor();
  await given.getByText(`${names[1]} → ${names[2]}:`).waitFor();
  await given.getByText(say('rulings.found')).click();
  await given.getByText(new RegExp(String.raw`^${say('rulings.atFault', { name: names[1] })} \(`)).waitFor();
  await given
    .getByRole('link', { name: say('rulings.line', { table: 'A1', round: '1', line: '1' }) })
    .last()
    .click();
  await judge.getByRole('link', { name: say('sheetsSeen.byRuling') }).waitFor();
  // The list is read slowly, and another judge withdraws the ruling: it is not published unseen.
  await judge.goto(`/tournaments/${evening.tournament}/rulings`);
  await judge.getByText(say('rulings.publication.list.without-names'), { exact: true }).click();
  const publish = judge.getByRole('button', { name: say('rulings.publish.without-names') });
  await publish.waitFor();
  await judge.getByText('3.9.16.2').first().waitFor();
  await judge.route('**/rulings/publication?*', () => undefined);
  const readAnew = judge.waitForRequest('**/rulings/publication?*');
  const { payload } = (await evening.book()).find(({ type }) => type === 'ruling.given')!;
  const { ruling } = payload as { ruling: string };
  await evening.command('ruling.withdraw', { ruling, session: '1', reason: 'He had none.' });
  await readAnew;
  await publish.click();
  const changed = judge.getByRole('dialog', { name: say('seenChanged.title') });
  await changed
    .getByRole('row', { name: `${say('seenChanged.ruling')} 3.9.16.2 ${say('seenChanged.withdrawn')}` })
    .waitFor();
  await expectScene(judge, 'sheet-8-publication');
  const ruled = (await evening.book()).findLast(({ type }) => type === 'ruling.line-ruled');
  expect(ruled!.payload).toMatchObject({
    what: { record: { rectifications: [{ kind: 'transfer', from: 'E', to: 'S', tricks: 1 }] } },
    before: { record: { rectifications: [] } },
  });
}, 120_000);

it('is ruled on where two were still bidding: what could have been played is written on who exposed the talon', async () => {
  const seatedIn = async (round: number) => {
    const path = `/api/tournaments/${evening.tournament}/sessions/1/sheets/A1/${round}`;
    return (await evening.director.get(path)).body as { seated: Record<string, string>; dealer: string };
  };
  const { seated: before } = await seatedIn(1);
  const { seated, dealer } = await seatedIn(3);
  const letters = ['N', 'E', 'S', 'W'];
  const nameAt = (seat: string) => names[letters.findIndex((one) => before[one] === seated[seat])]!;
  const hands = [1, 2, 3].map((from) => letters[(letters.indexOf(dealer) + from) % 4]!);
  const [declarer, whister, offender] = hands.map(nameAt) as [string, string, string];
  const judge = await venue.organiser({ viewport: PHONE });
  await judge.goto(`/tournaments/${evening.tournament}/session/1/room/table/A1?round=3`);
  await judge
    .getByRole('link', { name: say('sheetsRoom.giveRuling'), exact: true })
    .first()
    .click();
  await judge.getByLabel(say('lawBook.search.preferans')).fill('talon exposed');
  await judge.getByRole('button', { name: /^3.3.16 / }).click();
  await judge.getByRole('group', { name: /^1 · / }).getByText('Two', { exact: true }).click();
  await judge
    .getByRole('group', { name: say('sheetsRoom.ruling.atFault') })
    .getByText(offender, { exact: true })
    .click();
  await judge.getByRole('button', { name: say('sheetsRoom.ruling.couldHaveBeenAdd') }).click();
  const press = (name: string) => judge.getByRole('button', { name, exact: true }).last().press('Enter');
  const calls = [
    whist(whister, say('sheetTable.whist.whist')),
    whist(offender, say('sheetTable.whist.pass')),
  ];
  for (const name of ['9', say('contract.strain.H'), declarer, ...calls]) await press(name);
  // A deal that is half tapped is there again after loading the page anew, with the ruling around it.
  await judge.reload();
  await judge.getByText(piece('lawBook.half')).waitFor();
  // What is offered counts only when it is said.
  await press(say('sheetTable.fewer', { name: declarer }));
  await press(say('sheetTable.more', { name: declarer }));
  await expectScene(judge, 'sheet-8-could-have-been');
  await press(say('sheetsRoom.ruling.couldHaveBeenSo'));
  // The example of rule 3.3.16.3: nine hearts, exactly made against one whister.
  await judge
    .getByText(say('sheetsRoom.ruling.lostValue', { name: declarer, whists: '52', offender }))
    .waitFor();
  await expectScene(judge, 'sheet-8-lost-value');
  await judge.getByLabel(say('room.reason'), { exact: true }).fill('The talon was turned up in the auction');
  await judge.getByRole('button', { name: say('ruling.give') }).click();
  await judge.getByRole('listitem', { name: say('rulings.rule', { law: '3.3.16.3' }) }).waitFor();
  const ruled = (await evening.book()).findLast(({ type }) => type === 'ruling.line-ruled');
  expect(ruled!.payload).toMatchObject({
    what: {
      kind: 'penalties',
      dealPasses: true,
      rectifications: [{ kind: 'whists', by: hands[0], on: hands[2], whists: 52, rule: '3.3.16.3' }],
    },
  });
}, 120_000);

it('seals nothing that has changed behind the dialog before the judge has seen what', async () => {
  await evening.command('tournament.publish');
  const judge = await venue.organiser();
  await judge.goto(`/tournaments/${evening.tournament}/finish`);
  await judge.getByRole('button', { name: say('seal.title') }).click();
  const ask = judge.getByRole('dialog', { name: say('seal.title') });
  await ask.waitFor();
  const place = { session: '1', table: 'A1', round: 2 };
  await evening.command('sheet.reopen', { ...place, reason: 'Somebody came back.' });
  await evening.command('sheet.write-line', { ...place, line: 1, by: 'N', what: SIX_DOWN });
  await evening.command('sheet.accept', { ...place, reason: 'They agree now.' });
  const { length } = await evening.book();
  await ask.getByRole('button', { name: say('seal.title') }).click();
  const changed = judge.getByRole('dialog', { name: say('seenChanged.title') });
  await changed.getByRole('row', { name: new RegExp(names[1]!) }).waitFor();
  expect((await evening.book()).length).toBe(length);
  await changed.getByRole('button', { name: say('seenChanged.goOn') }).click();
  await ask.waitFor({ state: 'detached' });
  const types = (await evening.book()).map(({ type }) => type);
  expect(types.slice(length)).toContain('tournament.seal-requested');
}, 120_000);

it('asks at the table for names that nobody has told, and takes in a fourth who comes late', async () => {
  const session = '2';
  const late = { session, contestant: 'A-4', fromRound: 1 };
  await evening.command('session.create', { session, game: 'preferans' });
  const sheets = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 8 } };
  await evening.command('session.choose-sheets', { session, sheets });
  await evening.command('session.set-tables', { session, players: 4, rounds: 1 });
  await evening.command('session.withdraw-contestant', late);
  await evening.command('session.start', { session });
  await evening.command('session.call-round', { session, round: 1 });
  const { body } = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
    session,
    tables: ['A1'],
  });
  const [{ link }] = (body as { tables: [{ link: string }] }).tables;
  const { page } = await TablePhone.scan(venue, 'A1', link.replace(/^https?:\/\/[^/]+/, venue.address));
  // Who is missing sits where the lot has put them.
  const path = `/api/tournaments/${evening.tournament}/sessions/${session}/sheets/A1/1`;
  const { seated } = (await evening.director.get(path)).body as { seated: Record<string, string> };
  const here = SEATS.filter((seat) => seated[seat.charAt(0)] !== undefined);
  const [missing] = SEATS.filter((seat) => !here.includes(seat)) as [string];
  const [first, second, third] = here as [string, string, string];
  for (const seat of [first, second]) {
    await page.getByRole('textbox', { name: seat }).fill(`Player ${seat}`);
    if (seat === second) await expectScene(page, 'sheet-9-names');
    await page.getByRole('button', { name: say('entry.namesAction') }).click();
  }
  await page.getByRole('textbox', { name: third }).waitFor();
  await page.getByRole('button', { name: say('entry.namesLater') }).click();
  await page.getByRole('heading', { name: say('sheetTable.whoWrites') }).waitFor();
  await page
    .getByRole('button', { name: say('sheetTable.atSeat', { name: `Player ${first}`, seat: first }) })
    .click();
  await page.getByRole('button', { name: say('sheetTable.allPass') }).waitFor();
  await expectScene(page, 'sheet-9-three');
  const named = (await evening.book()).filter(({ type }) => type === 'session.players-named');
  expect(named.length).toBe(2);
  const players = here.map((seat) => seat[0]!);
  const record = {
    players,
    dealer: players[0],
    played: { kind: 'all-pass' },
    whists: [],
    tricks: Object.fromEntries(players.map((seat, index) => [seat, [4, 4, 2][index]])),
  };
  const place = { session, table: 'A1', round: 1 };
  await evening.command('sheet.write-line', { ...place, line: 1, what: { kind: 'deal', record } });
  await evening.command('session.admit-contestant', { ...late, missed: 'late' });
  const judge = await venue.organiser();
  await judge.goto(`/tournaments/${evening.tournament}/session/${session}/room/table/A1?round=1`);
  await judge.getByRole('heading', { name: like('sheetsRoom.lateTitle') }).waitFor();
  await expectScene(judge, 'sheet-9-late');
  await judge
    .getByText(say('sheetsRoom.lateText', { pool: '0', mountain: '2' }))
    .first()
    .waitFor();
  await judge.getByRole('button', { name: say('sheetsRoom.lateJoins') }).click();
  await judge.getByRole('heading', { name: like('sheetsRoom.lateTitle') }).waitFor({ state: 'detached' });
  // The phone asks for the name of who has come, too, and then the fourth deals.
  await page.getByRole('textbox', { name: missing }).fill(`Player ${missing}`);
  await page.getByRole('button', { name: say('entry.namesAction') }).click();
  const seats = page.getByRole('list', { name: say('sheetTable.whoSits') });
  await seats.getByText(`${missing[0]} Player ${missing} ${say('sheetTable.deals')}`).waitFor();
  await expectScene(page, 'sheet-9-four');
}, 120_000);

it('keeps a choice of tables that is begun open, also when tables come to the page meanwhile', async () => {
  const session = '9';
  await evening.command('session.create', { session, game: 'preferans' });
  const sheets = { convention: conventionOf('sochinka'), ends: { by: 'deals', deals: 3 } };
  await evening.command('session.choose-sheets', { session, sheets });
  const judge = await venue.organiser();
  await judge.goto(`/tournaments/${evening.tournament}/session/${session}/set-up`);
  const rounds = judge.getByRole('textbox', { name: say('sheetsRoom.roundsField'), exact: true });
  await rounds.fill('4');
  await evening.command('session.set-tables', { session, players: 4, rounds: 3 });
  await judge.getByRole('button', { name: say('sheetsRoom.keepTables') }).click();
  expect(await rounds.count()).toBe(0);
}, 120_000);
