import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import { unzipped } from '../../../cli/src/export/unzip.js';
import { welcome } from '../welcome.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { DirectorsDesk } from './testing/directors-desk.js';
import { DESKTOP, Venue, PHONE, WALL } from './testing/venue.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { scriptOfFirstLoad } from './testing/first-load.js';
import { partsOf } from './testing/parts-of.js';
import { AFTER_THE_CHANGE, expectScene, picture } from './testing/scene.js';
import { aboutResults, heard, percentagesOnCard, standingsOf, tableRows } from './testing/published-pages.js';
import { servedFolder } from './testing/served-folder.js';
import { TablePhone } from './testing/table-phone.js';
import { unreadable } from './testing/unreadable.js';
import { like, piece, say } from '../testing/words.js';

/*
 * An evening from the pages alone, in the hall's network: five pairs and a sixth that comes late, in a Howell of three
 * tables and five rounds, two boards a round. North-South always enter; N-S and E-W of a table, then its set of boards:
 *
 *             round 1    round 2    round 3    round 4    round 5
 *   table A1  (6)-1: 1   6-2: 2     6-3: 3     6-4: 4     6-5: 5
 *   table A2  3-4: 2     4-1: 3     1-2: 4     2-3: 1     1-3: 5
 *   table A3  5-2: 3     5-3: 4     5-4: 1     5-1: 2     2-4: 5
 *
 * The travellers, scored by hand with 2 for each score beaten and 1 for each equal one, so that a top is 4. Boards 1 and
 * 2 have two scores of three, because pair 6 was not there in round 1: by Neuberg (M + 1) * 3/2 - 1, which makes
 * 3 1/2 of 2, 2 of 1 and 1/2 of 0.
 *
 *   board 1, none   5-4  4H S =    +420   3.5  0.5        board 2, NS     5-4  3NT N +2   +660   2    2
 *                   2-3  4H S -1    -50   0.5  3.5                        2-3  3NT N +1   +630   0.5  3.5 reversed,
 *                                                                         corrected to +2 +660   2    2
 *   board 3, EW     3-4  4S S =    +420   2    2          board 4, both   3-4  3C E -1    +100   3    1
 *                   6-2  4S S +1   +450   4    0                          6-2  2H W +1    -140   0    4
 *                   5-1  4S S -1    -50   0    4                          5-1  3H W -1    +100   3    1
 *   board 5, NS     5-2  2S N =    +110   3    1          board 6, EW     5-2  3NT E =    -600   0    4
 *                   4-1  2S N =    +110   3    1                          4-1  3NT E -1   +100   4    0
 *                   6-3  3S N -1   -100   0    4                          6-3  5Cx N -2   -300   2    2
 *   board 7, both   5-3  1NT N =    +90   2    2          board 8, none   5-3  pass          0   2    2
 *          turned   2-1  1NT S +1  +120   4    0                          1-2  1S W =      -80   0    4
 *                   6-4  2NT S -1  -100   0    4                          6-4  2D N +1    +110   4    0
 *   board 9, EW     6-5  6S S =    +980   4    0          board 10, both  6-5  3D E =     -110   3    1
 *                   1-3  4S S +2   +480   2    2                          1-3  3D E =     -110   3    1
 *                   2-4  6S S -1    -50   0    4                          2-4  3Dx E =    -670   0    4
 *
 *   pair   set 1      set 2   set 3   set 4   set 5   matchpoints
 *   1      -          4 + 1   1 + 0   0 + 0   2 + 3   11   of 32   34.375 %
 *   2      0.5 + 2    0 + 4   1 + 4   4 + 4   0 + 0   19.5 of 40   48.75  %
 *   3      3.5 + 2    2 + 3   4 + 2   2 + 2   2 + 1   23.5 of 40   58.75  %
 *   4      0.5 + 2    2 + 1   3 + 4   4 + 0   4 + 4   24.5 of 40   61.25  %
 *   5      3.5 + 2    0 + 3   3 + 0   2 + 2   0 + 1   16.5 of 40   41.25  %
 *   6      -          4 + 0   0 + 2   0 + 4   4 + 3   17   of 32   53.125 %
 *   together                                          112: 8 boards of 12, and 2 with two scores, of 8
 */
const PAIRS = {
  1: ['Ewa Wiśniewska', 'Marek Dąbrowski'],
  2: ['Henri Moreau', 'Lucie Petit'],
  3: ['Ingrid Holm', 'Lars Berg'],
  4: ['Fiona Clarke', 'George Webb'],
  5: ['Paolo Conti', 'Rita Greco'],
  6: ['Anna Nowak', 'Piotr Zieliński'],
} as const;
const names = (number: keyof typeof PAIRS) => PAIRS[number].join(' – ');
const called = (number: keyof typeof PAIRS) => `${names(number)} ${number}`;

const pair = (number: number) => say('standings.pair', { number: `${number}` });
const board = (number: number) => say('traveller.board', { board: `${number}` });
const HAND_RECORDS = `${say('print.hand-records')} (PDF)`;

/** On what the deals depend beside their keys. */
const DELAYED = { what: 'closing value of an index', how: 'two decimals and a point' };

const part = partsOf('The evening', () => venue.showAll());
let venue: Venue;
let helena: OrganiserPages;
let room: DirectorsDesk;
let spectator: Page;
let wall: Page;
let tournament: string;
let session: string;
/** Of the commitment to the deals. */
let hash: string;
let cards: ReadonlyMap<string, string>;
let a1: TablePhone;
let a2: TablePhone;
let a3: TablePhone;

beforeAll(async () => {
  venue = await Venue.open({ PUSH_NETWORKS: '127.0.0.0/8' });
}, 120_000);
afterAll(() => venue?.close());

/** Keeps a command of a page back until it is released. @returns what releases it */
async function holdBack(page: Page, command: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    `**/commands/${command}`,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

/** The keys of a result on a small phone, and on a common one at twice the size: no sign is broken, none runs over. */
async function onSmallPhones({ page }: TablePhone): Promise<void> {
  for (const width of [320, 195]) {
    await page.setViewportSize({ width, height: 568 });
    await expectScene(page, `10-entry-phone-${width}`);
    const keys = await page.locator('fieldset button').evaluateAll((all) =>
      all.map((key) => ({
        text: key.textContent,
        width: key.getBoundingClientRect().width,
        // A sign with what a screen reader says in its place is short, too.
        isBroken: /^(\d|[−=+×–]+\d*|NT.*|[NESW])$/.test(key.textContent) && key.clientHeight > 50,
        runsOver: key.scrollWidth > key.clientWidth,
      })),
    );
    expect(keys.filter(({ isBroken, runsOver }) => isBroken || runsOver)).toEqual([]);
    // The levels, and boards that are called so.
    const numbered = keys.filter(({ text }) => /^[1-7]$/.test(text));
    expect(numbered.length).toBeGreaterThanOrEqual(7);
    expect(Math.min(...numbered.map(({ width: wide }) => wide))).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: say('entry.lead'), exact: true }).click();
  const leads = await page
    .getByRole('dialog')
    .locator('button[aria-pressed]')
    .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().width));
  expect(leads.length).toBe(17);
  expect(Math.min(...leads)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
}

/** What another director does from a device of their own. */
async function meanwhile(command: string, body: object): Promise<void> {
  const { pathname } = new URL(tournament, room.page.url());
  const status = await room.page.evaluate(
    async ([path, id, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': id };
      return (await fetch(path, { method: 'POST', headers, body: sent })).status;
    },
    [`/api${pathname}/commands/${command}`, randomUUID(), JSON.stringify(body)] as const,
  );
  expect([command, status < 300]).toEqual([command, true]);
}

/** Where somebody is, without the server. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

it(
  'is set up by the link that the program prints, and the organiser creates a tournament',
  part(async () => {
    const { text } = await welcome(venue.server.process, venue.server.access);
    const printed = /\S+(\/set-up#\S+)/.exec(text)![1]!;
    helena = new OrganiserPages(await venue.person());
    const { page } = helena;
    await page.goto(printed);
    // All that is wrong is said at once, each at its field and nowhere else.
    await helena.fillAccount('Helena Brandt', 'hel ena', 'short');
    await helena.submit();
    await page.getByText(say('field.loginSpaces')).waitFor();
    await page.getByText(say('field.passwordShort')).waitFor();
    await helena.fillAccount('Helena Brandt', 'hel\u200Bena', PASSWORD);
    await helena.submit();
    await page.getByText(/control characters/).waitFor();
    expect(await page.getByText(/control characters/).count()).toBe(1);
    await helena.fillAccount('Helena Brandt', 'helena', PASSWORD);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await expectScene(page, '01-set-up');
    await helena.submit();
    await page.getByRole('link', { name: say('installation.next.toTournaments'), exact: true }).click();
    await helena.button(say('create.title')).waitFor();
    tournament = await helena.create('Thursday Pairs');
    session = `${tournament}/session/1`;
    await helena.publish();
    await expectScene(page, '02-tournament');
  }),
  120_000,
);

it(
  'has a director, who joins by a short code',
  part(async () => {
    const code = await helena.showDirectorCode();
    await expectScene(helena.page, '03-people');
    const director = new OrganiserPages(await venue.person());
    await director.page.goto('/join');
    await director.page.getByLabel(say('join.code')).fill(code.toLowerCase());
    await director.submit();
    await director.page.getByLabel(say('field.name')).waitFor();
    await director.fillAccount('Tomasz Wolny', 'tomasz', PASSWORD);
    await director.submit();
    await director.page.getByRole('heading', { name: 'Thursday Pairs' }).waitFor();
    room = new DirectorsDesk(director.page, session);
  }),
  120_000,
);

it(
  'takes four entries, three of them from a list; a fifth pair comes without one',
  part(async () => {
    const { page } = helena;
    await helena.tab(say('tab.entries'));
    await helena.register(PAIRS[1]);
    await page.getByText(say('paste.title')).click();
    const large = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.alloc(1_100_000, 'a') };
    await page.getByLabel(say('paste.file')).setInputFiles(large);
    await page.getByText(like('problems.entries.list-too-large')).waitFor();
    await page.getByLabel(say('paste.list')).fill('Jean Whitfield 00123456 00234567\nPlayer1 - Player2');
    await page.getByText('Jean Whitfield · 00123456').waitFor();
    await page
      .getByText(
        `${say('paste.remark.partner-missing')} · ${say('paste.remark.number-of-nobody', { found: '00234567' })}`,
      )
      .waitFor();
    const digits = ['Player1', 'Player2'].map((name) => say('paste.remark.digits-in-name', { name }));
    await page.getByText(digits.join(' · ')).waitFor();
    expect(await page.getByText(say('paste.is.doubtful')).count()).toBe(2);
    await helena
      .button(`${say('paste.enter.pairs', { count: 1 })} ${say('paste.enter.andAlone', { count: 1 })}`)
      .waitFor();
    // What is pasted is still there after the page was loaded again.
    await page.reload();
    await page.getByText('Jean Whitfield · 00123456').waitFor();
    expect(await page.getByLabel(say('paste.list')).inputValue()).toContain('Player1 - Player2');
    await page.getByLabel(say('paste.list')).fill('Jean Whitfield\nAl Orr\nBo Peel');
    await helena.button(say('paste.enter.alone', { count: 3 })).waitFor();
    await page.getByText(say('paste.likely.players')).waitFor();
    const lines = ([1, 2, 3, 4] as const).map((pair) => PAIRS[pair].join(';'));
    await page.getByLabel(say('paste.list')).fill(['Player;Partner', ...lines, '17;'].join('\n'));
    await page.getByText(say('paste.is.entered')).waitFor();
    await page.getByText(say('paste.fault.no-name', { name: '17' })).waitFor();
    await expectScene(page, '03-pasted');
    await helena.button(say('paste.enter.pairs', { count: 3 })).click();
    await page.getByText(say('paste.done.pairs', { count: 3 })).waitFor();
    await page.getByText(say('paste.title')).click();
    await helena.page.getByText(say('players.pairs', { count: 4 })).waitFor();
    // Somebody of a name that is known is asked about, and the other one can be given a number.
    await page.getByLabel(say('players.first')).fill(PAIRS[1][0]);
    await helena.button(say('players.register')).click();
    await page.getByText(say('problems.players.namesake', { name: PAIRS[1][0] })).waitFor();
    await page.getByLabel(say('players.memberNumberOf', { name: PAIRS[1][0] })).fill('00123456');
    await page.getByLabel(say('players.another', { name: PAIRS[1][0] })).waitFor();
    await page.getByLabel(say('players.first')).fill('');
    await expectScene(helena.page, '04-entries');
    // The picture is of a list that nobody is typing in.
    await page.reload();
    await page.getByText(say('players.pairs', { count: 4 })).waitFor();
    await picture(helena.page, 'entries', { height: 780 });
  }),
  120_000,
);

it(
  'has its session set up on one page: movement, seats, deals, and cards for the tables',
  part(async () => {
    const { page } = helena;
    await helena.tab(say('tab.sessions'));
    await helena.button(say('session.create', { session: '1' })).click();
    await page.getByRole('heading', { name: say('session.setUpTitle', { session: '1' }) }).waitFor();
    const howell = new RegExp(`^${say('movement.useLabel', { movement: 'Howell.+', play: '.+' })}`);
    await helena.planMovement(howell, 5, 10);
    await expectScene(page, '05-movement');
    await page
      .getByRole('heading', { name: say('movement.panel'), exact: true })
      .evaluate((heading) => heading.scrollIntoView());
    await picture(page, 'movement', { height: 880 });
    await helena.takeMovement(howell);
    await helena.seat({ 1: names(1), 2: names(2), 3: names(3), 4: names(4) });
    hash = await helena.commit(DELAYED);
    await expectScene(page, '06-committed');
    await helena.giveValue('2431.17');
    // Said by mistake: the promise says nothing of deals at the table, until the computer deals after all.
    await helena.button(say('session.dealAtTable')).click();
    await page.getByText(like('sealing.atTable')).waitFor();
    await helena.button(say('session.dealInstead')).click();
    await page.getByText(like('session.dealing.dealt')).waitFor();
    await page.getByText(like('sealing.atTable')).waitFor({ state: 'detached' });
    await expectScene(page, '06-set-up-session');
    cards = await helena.cards(say('session.makeCards', { count: 3 }));
    expect([...cards.keys()]).toEqual(['A1', 'A2', 'A3']);
    await expectScene(page, '07-cards');
    await picture(page, 'cards', { height: 600 });
    await helena.button(say('action.back')).click();
  }),
  120_000,
);

it(
  'pairs each phone with its table by a scan of its card',
  part(async () => {
    expect(new Set([...cards.values()].map((link) => new URL(link).origin))).toEqual(
      new Set([venue.address]),
    );
    [a1, a2, a3] = (await Promise.all(
      [...cards].map(([table, link]) => TablePhone.scan(venue, table, link)),
    )) as [TablePhone, TablePhone, TablePhone];
    await a2.page.getByText(say('entry.notStarted')).waitFor();
    await expectScene(a2.page, '08-waiting-phone');
  }),
  120_000,
);

it(
  'plays round 1: a table names its players, and one side says no before they agree',
  part(async () => {
    await helena.button(say('session.startIt', { session: '1' })).click();
    await helena.button(say('room.call', { round: '1' })).waitFor();
    // Before the round everybody finds his seat on the wall, and sees what time it is.
    wall = await venue.person({ viewport: WALL });
    await wall.goto(`${session}/wall`);
    await wall.getByRole('heading', { name: say('roundDraw.wall', { round: '1' }) }).waitFor();
    // There is one section: its name would say nothing.
    const seat = wall.getByRole('listitem').filter({ has: wall.locator('strong', { hasText: /^2$/ }) });
    await seat.getByText(names(3)).waitFor();
    await wall.getByText(say('wall.now')).waitFor();
    expect(await unreadable(wall)).toEqual([]);
    await expectScene(wall, '08-wall-before-round-1');
    await room.open();
    await room.call(1);
    // There are no results yet: the seats stay.
    await wall.getByText(say('standings.round', { round: '1', rounds: '5' })).waitFor();
    await wall.getByRole('heading', { name: say('roundDraw.wall', { round: '1' }) }).waitFor();
    await wall.context().close();
    spectator = await venue.person({ viewport: PHONE });
    await spectator.goto(session);
    await spectator.getByText(say('standings.before')).waitFor();

    await a1.page.getByText(say('move.sitsOut', { round: '1' })).waitFor();
    await expectScene(a1.page, '09-sit-out-phone');
    // A pair that sits out has no board to name: the director comes to its table, and rules all the same.
    await a1.button(say('calls.make')).click();
    await a1.page.getByText(say('calls.calledTablePlain', { round: '1' })).waitFor();
    await expectScene(a1.page, '09-sit-out-called-phone');
    const called1 = `${say('table.name', { table: 'A1' })}: ${say('calls.calledTablePlain', { round: '1' })}`;
    await room.page.getByRole('link', { name: called1 }).waitFor();
    await room.page
      .getByRole('link', { name: `${say('calls.rule')}: ${say('table.name', { table: 'A1' })}` })
      .click();
    await room.page.getByLabel(say('lawBook.search.bridge')).fill('penalty');
    await expectScene(room.page, '09-rule-on-no-board');
    await room.open();
    await a1.button(say('calls.takeBack')).click();
    await room.page.getByText(called1).waitFor({ state: 'detached' });

    await a3.name(['North', 'South'], PAIRS[5]);
    await a3.play(5, '2S N =');
    await a3.nextBoard(6);
    await a3.play(6, '3NT E =');

    await a2.tap('4S S =');
    await expectScene(a2.page, '10-entry-phone');
    // Neither the way back nor a page that is loaded again loses what is entered, or the table.
    await a2.page.goto('/pair');
    await a2.page.getByText(say('pair.stands', { table: 'A2' })).waitFor();
    await expectScene(a2.page, '10-paired-already-phone');
    await a2.page.getByRole('link', { name: say('pair.goOn') }).click();
    await a2.page.getByText(say('entry.score', { side: 'NS', score: '+420' })).waitFor();
    await a2.page.reload();
    await a2.page.getByText(say('entry.score', { side: 'NS', score: '+420' })).waitFor();
    await onSmallPhones(a2);
    const release = await holdBack(a2.page, 'result.enter');
    await picture(a2.page, 'entry');
    await a2.handOver();
    // What goes at once is no word worth; what does not is told after three seconds.
    await a2.button(say('entry.confirm')).waitFor();
    expect(await a2.page.getByText(say('entry.waiting', { count: 1 })).count()).toBe(0);
    await a2.page.getByText(say('entry.waiting', { count: 1 })).waitFor();
    release();
    await a2.sent();
    // Who is asked sees the score as their own.
    const asked = { side: say('contract.sideName.EW'), score: '−420' };
    await a2.page.getByText(say('entry.scoreOfAsked', asked)).waitFor();
    await expectScene(a2.page, '11-confirm-phone');
    await picture(a2.page, 'confirm');
    await a2.confirm(3);
    await a2.sent();
    await expectScene(a2.page, '12-agreed-phone');
    await a2.nextBoard(4);
    await a2.tap('3C E =');
    await a2.handOver();
    await a2.sent();
    await a2.button(say('entry.dispute')).click();
    await a2.page.getByRole('main').getByText(like('entry.disputed')).waitFor();
    await room.page
      .getByRole('main')
      .getByText(say('room.want.disputed', { table: 'A2', board: '4', round: '1' }))
      .waitFor();
    await expectScene(room.page, '13-disputed-room');
    await a2.tap('3C E -1');
    await a2.handOver();
    await a2.confirm(4);

    await spectator.goto(`${session}/board/3`);
    await spectator.getByText(like('traveller.hidden')).waitFor();
    await expectScene(spectator, '14-hidden-traveller-phone');
    // A round of which nothing may be told yet is one line of the card.
    await spectator.goto(`${session}/pair/A-3`);
    const boards = say('guide.boardsOf', { boards: '3–4', count: 2 });
    await spectator.getByText(`${boards} · ${say('card.hidden')}`, { exact: true }).waitFor();
    expect(await percentagesOnCard(spectator)).toEqual({});
    await spectator.goto(session);
  }),
  120_000,
);

it(
  'gives a pair that comes late the place of the phantom',
  part(async () => {
    await room.open('pairs');
    await room.button(say('room.doLabel', { what: say('room.do.admit'), pair: '6' })).click();
    await room.dialog.getByLabel(say('room.fromRound')).fill('2');
    await room.dialog.getByText(say('room.missed.not-played')).click();
    await room.dialog.getByText(say('room.change.shared')).waitFor();
    await room.dialog.getByText(say('room.boardsForLate.more-copies')).click();
    await expectScene(room.page, '15-late-pair');
    // A round that there is not is not sent as another one.
    for (const typed of ['99', 'abc']) {
      await room.dialog.getByLabel(say('room.fromRound')).fill(typed);
      await room.dialog.getByRole('button', { name: say('room.do.admit'), exact: true }).click();
      await room.dialog.locator('input[data-faulty]:focus').waitFor();
    }
    await room.answer({ [say('room.fromRound')]: '2' }, say('room.do.admit'));
    await a3.roundDone();
    await a3.page
      .getByRole('main')
      .getByText(say('move.notCalled', { round: '2' }))
      .waitFor();
    // Both sides say that the round is right; play does not wait for it.
    for (const side of ['NS', 'EW']) {
      const words = { side: say(`contract.sideName.${side}`) };
      await a3.button(say('move.right', words)).click();
      await a3.page.getByText(say('move.saidRight', words)).waitFor();
    }
    // A wrong click, undone while no table has begun.
    await room.call(2);
    await a3.button(say('move.goOn', { round: '2' })).waitFor();
    await room.button(say('room.takeBack', { round: '2' })).click();
    await a3.page
      .getByRole('main')
      .getByText(say('move.notCalled', { round: '2' }))
      .waitFor();
    await room.call(2);
    await a3.button(say('move.goOn', { round: '2' })).waitFor();
    // It has its line, and the round is called: nothing is to be waited for.
    const waits = new RegExp(`${like('move.withoutLine').source}|${like('move.notCalled').source}`);
    expect(await a3.page.getByRole('main').getByText(waits).count()).toBe(0);
    await expectScene(a3.page, '16-move-phone');
    await picture(a3.page, 'move');
    for (const phone of [a1, a2, a3]) await phone.sitDown(2);
    await a1.name(['North', 'South'], PAIRS[6]);
  }),
  120_000,
);

it(
  'lets a table finish its round while the others begin the next one',
  part(async () => {
    await a1.play(3, '4S S +1');
    await a2.play(5, '2S N =');
    await a2.nextBoard(6);
    await a2.play(6, '3NT E -1');
    await a3.play(7, '1NT N =');
    await a3.nextBoard(8);
    await a3.play(8, 'pass');
    await room.toTables();
    await room.call(3, { stillPlaying: 1 });
    // Pressed once more it asks: nobody has finished round 3. Another director undoes it meanwhile: what was asked stays.
    await room.button(say('room.call', { round: '4' })).click();
    await room.dialog.getByText(say('room.callText')).waitFor();
    await meanwhile('session.take-back-round', { session: '1', round: 3 });
    await room.page.getByText(say('session.roundOf', { round: '2', rounds: '5' })).waitFor();
    await room.dialog.getByRole('heading', { name: say('room.callTitle', { round: '4' }) }).waitFor();
    await room.dialogButton(say('action.cancel')).click();
    await room.dialog.waitFor({ state: 'detached' });
    await room.call(3, { stillPlaying: 1 });
    // A table that waits for those who are late hides nobody's seat in the hall.
    wall = await venue.person({ viewport: WALL });
    await wall.goto(`${session}/wall`);
    await wall.getByRole('heading', { name: say('wait.title') }).waitFor();
    await wall.getByRole('heading', { name: say('roundDraw.wall', { round: '3' }) }).waitFor();
    expect(await unreadable(wall)).toEqual([]);
    await expectScene(wall, '16-wall-waiting');
    await wall.context().close();
    // Those who are still at the table say that the round which they have left is right.
    const northSouth = { side: say('contract.sideName.NS') };
    await a2.page.getByText(say('move.rightBefore')).click();
    await a2.button(say('move.right', northSouth)).click();
    await a2.page.getByText(say('move.saidRight', northSouth)).waitFor();
    for (const phone of [a2, a3]) await phone.sitDown(3);
    await a3.play(1, '4H S =');
    await room
      .table('A1')
      .getByText(say('room.inRound', { round: '2' }))
      .waitFor();
    await room
      .table('A3')
      .getByText(say('room.boardsDone', { done: '1', count: 2 }))
      .waitFor({ state: 'attached' });
    await expectScene(room.page, '17-room-behind');
    await picture(room.page, 'directors-desk', { height: 500 });
    await a1.nextBoard(4);
    await a1.play(4, '2H W +1');
    await a1.roundDone();
    await a1.sitDown(3);
    await room.table('A1').getByText(say('room.tableStatus.playing')).waitFor();
  }),
  120_000,
);

it(
  'credits a board whose arrow was turned to those who sat there',
  part(async () => {
    await room.openTable('A2');
    await room.act('A2', 3, 7, say('room.action.really'));
    await room.dialogButton(say('room.turn')).click();
    await expectScene(room.page, '18-turned-arrow');
    const place = { session: '1', table: 'A2', round: 3, board: 7 };
    await meanwhile('result.record', { ...place, result: { kind: 'passed-out' } });
    await room.fillIn(
      { [say('room.result')]: '1NT S +1', [say('room.reason')]: 'The arrow pointed the wrong way.' },
      say('room.reallyRecord'),
    );
    // A slip that somebody else has entered meanwhile is shown before it is gone over.
    const changed = room.dialog.filter({ has: room.button(say('seenChanged.goOn')) });
    await changed.getByText(say('seenChanged.noResult')).waitFor();
    const row = [
      say('room.play', { table: 'A2', round: '3', board: '7' }),
      say('seenChanged.noResult'),
      say('line.passedOut'),
    ];
    expect(await changed.getByRole('row').last().innerText()).toMatch(
      new RegExp(`^${row.join(String.raw`\s+`)}$`, 'i'),
    );
    await expectScene(room.page, '18-slip-meanwhile');
    await room.button(say('seenChanged.goOn')).click();
    await room.dialog.first().waitFor({ state: 'detached' });
    await room.page.getByText(like('room.noClashes')).waitFor();
    await room.page.getByText(say('room.irregular', { north: '2', east: '1' })).waitFor();
    await expectScene(room.page, '19-turned-recorded');

    await a2.play(8, '1S W =');
    await a1.play(5, '3S N -1');
    await a1.nextBoard(6);
    await a1.play(6, '5Cx N -2');
    await a3.nextBoard(2);
    await a3.play(2, '3NT N +2');
    await room.call(4);
    for (const phone of [a1, a2, a3]) await phone.sitDown(4);
  }),
  120_000,
);

it(
  'takes a slip where a phone is dead, refuses an impossible score, and replaces the phone by one scan',
  part(async () => {
    await room.openTable('A3');
    await room.act('A3', 4, 3, say('room.action.record'));
    await room.fillIn({ [say('room.result')]: '-55' }, say('room.record'));
    await room.dialog.getByRole('alert').waitFor();
    await expectScene(room.page, '20-impossible-score');
    expect(await room.dialog.getByRole('alert').textContent()).toMatch(
      'No contract on board 3 gives this score at its vulnerability',
    );
    await room.fillIn({ [say('room.result')]: '4S S -1' }, say('room.record'));
    // Of the next board there is no slip.
    await room.dialog
      .getByRole('heading', { name: say('room.play', { table: 'A3', round: '4', board: '4' }) })
      .waitFor();
    await room.dialogButton(say('action.cancel')).click();
    await room.dialog.waitFor({ state: 'detached' });

    await helena.page.goto(`${tournament}/tables`);
    await helena.page.getByLabel(say('pairing.tables'), { exact: true }).selectOption('A3');
    const fresh = await helena.cards(say('pairing.action'));
    const dead = a3;
    a3 = await TablePhone.replace(venue, dead, fresh.get('A3')!);
    await dead.page.reload();
    await dead.page.getByText(say('table.ended.replaced', { table: 'A3' })).waitFor();
    await expectScene(dead.page, '21-dead-phone');
    await helena.button(say('action.back')).click();
    await helena.page.getByText(say('table.name', { table: 'A3' })).waitFor();
    await expectScene(helena.page, '22-phones');

    await a3.play(4, '3H W -1');
    await a2.play(1, '4H S -1');
    await a2.nextBoard(2);
    await a2.play(2, '3NT N +1');
    await a1.play(7, '2NT S -1');
    await a1.nextBoard(8);
    await a1.play(8, '2D N +1');
  }),
  120_000,
);

it(
  'corrects a result after the next round was called; the public sees it in the standings when a round has ended',
  part(async () => {
    await room.call(5);
    for (const phone of [a1, a2, a3]) await phone.sitDown(5);
    const before = [
      ['1', called(3), '8/8', '68.75%'],
      ['2', called(2), '8/8', '56.25%'],
      ['3', called(5), '8/8', '53.13%'],
      ['4', called(4), '8/8', '46.88%'],
      ['5', called(6), '6/8', '41.67%'],
      ['6', called(1), '6/8', '25.00%'],
    ];
    expect(await standingsOf(spectator, before)).toEqual(before);
    await room.openTable('A2');
    await room.page
      .getByRole('group', { name: say('room.round') })
      .getByText('4', { exact: true })
      .click();
    await room.act('A2', 4, 2, say('room.action.correct'));
    await room.page.getByRole('button', { name: say('room.usual.tricks') }).click();
    await room.page.getByRole('button', { name: say('room.usual.slip') }).click();
    expect(await room.page.getByLabel(say('room.reason')).inputValue()).toBe(
      `${say('room.usual.tricks')} ${say('room.usual.slip')}`,
    );
    await expectScene(room.page, '23-correction');
    await room.answer(
      { [say('room.result')]: '3NT N +2', [say('room.reason')]: 'Both sides: eleven tricks.' },
      say('room.correct'),
    );
    const after = [
      ['1', called(3), '8/8', '64.06%'],
      ['2', called(2), '8/8', '60.94%'],
      ['3', called(4), '8/8', '51.56%'],
      ['4', called(5), '8/8', '48.44%'],
      ['5', called(6), '6/8', '41.67%'],
      ['6', called(1), '6/8', '25.00%'],
    ];
    await room.page.goto(session);
    expect(await standingsOf(room.page, after)).toEqual(after);
    await room.page.getByText(say('standings.soFar')).waitFor();
    await spectator.goto(`${session}/board/2`);
    await spectator.getByRole('button', { name: say('traveller.whyTable', { table: 'A2' }) }).click();
    await spectator
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${say('traveller.event.corrected')} · .* →.* 3NT`) })
      .waitFor();
    expect(await spectator.getByText('eleven tricks').count()).toBe(0);
    await expectScene(spectator, '24-corrected-phone');
    await spectator.goto(session);
    expect(await standingsOf(spectator, before)).toEqual(before);
    await spectator.getByText(say('standings.after', { round: '4', rounds: '5' })).waitFor();
    await expectScene(spectator, '25-standings-phone');
    // Nobody has the deals on paper as long as one of them is still to be played.
    for (const tab of ['boards', 'recap']) {
      await spectator.goto(`${session}/${tab}`);
      await spectator.getByRole('link', { name: board(2), exact: true }).waitFor();
      expect(await spectator.getByRole('button', { name: HAND_RECORDS }).count()).toBe(0);
    }
    await spectator.goto(session);
    await room.open();
  }),
  120_000,
);

it(
  'undoes a wrong click',
  part(async () => {
    const undo = async (said: string) => {
      const done = room.page.getByRole('status').filter({ hasText: said });
      await done.getByRole('button', { name: say('undo.undo') }).click();
      await room.page.getByText(say('undo.done')).waitFor();
    };
    await room.openTable('A1');
    await room.act('A1', 5, 9, say('room.action.not-played'));
    await a1.page.getByRole('button', { name: say('entry.status.not-played', { board: '9' }) }).waitFor();
    await undo(say('line.result.marked-not-played', { table: 'A1', round: '5', board: '9' }));
    await a1.page.getByRole('button', { name: say('entry.status.to-play', { board: '9' }) }).waitFor();
    await room.act('A1', 5, 9, say('room.action.postpone'));
    await a1.page.getByRole('button', { name: say('entry.status.postponed', { board: '9' }) }).waitFor();
    await undo(say('line.result.postponed', { table: 'A1', round: '5', board: '9' }));
    await a1.page.getByRole('button', { name: say('entry.status.to-play', { board: '9' }) }).waitFor();
    await expectScene(a1.page, '25-opened-again-phone');
  }),
  120_000,
);

it(
  'ends when every score is agreed, and is closed and sealed',
  part(async () => {
    wall = await venue.person({ viewport: WALL });
    await wall.goto(`${session}/wall`);
    await a1.play(9, '6S S =');
    await a1.nextBoard(10);
    await a1.play(10, '3D E =');
    await a2.play(9, '4S S +2');
    await a2.nextBoard(10);
    await a2.play(10, '3D E =');
    // While players change tables their seats are shown, then who leads.
    await wall.getByRole('heading', { name: say('roundDraw.wall', { round: '5' }) }).waitFor();
    expect(await unreadable(wall)).toEqual([]);
    await expectScene(wall, '25-wall-change');
    await wall.clock.setFixedTime(Date.now() + AFTER_THE_CHANGE);
    await wall.getByText(say('standings.after', { round: '4', rounds: '5' })).waitFor();
    expect(await wall.getByRole('listitem').count()).toBe(6);
    expect(await unreadable(wall)).toEqual([]);
    await expectScene(wall, '25-wall');
    await wall.setViewportSize({ width: 1280, height: 720 });
    expect(await unreadable(wall)).toEqual([]);
    await picture(wall, 'hall-display', { height: 408 });
    await wall.setViewportSize(WALL);
    await a3.play(9, '6S S -1');
    await a3.nextBoard(10);
    // It is not closed before that board is in, and leads there.
    await room.toTables();
    await room.button(say('room.close')).click();
    const closing = room.page.getByRole('dialog');
    const stillOpen = closing.getByRole('link', {
      name: say('room.play', { table: 'A3', round: '5', board: '10' }),
    });
    await stillOpen.waitFor();
    expect(await closing.getByRole('button', { name: say('room.close') }).count()).toBe(0);
    await expectScene(room.page, '26-not-to-close');
    await stillOpen.click();
    await room.page.waitForURL(/\/room\/table\/A3\?round=5&board=10$/);
    await a3.play(10, '3Dx E =');
    await a3.roundDone();
    await a3.sent();
    await expectScene(a3.page, '26-last-phone');
    await room.toTables();
    await room.button(say('room.close')).click();
    await expectScene(room.page, '27-close');
    await room.answer({}, say('room.close'));
    await room.button(say('room.reopen')).waitFor();
    await expectScene(room.page, '28-closed-room');
    await a3.page.getByText(say('entry.over')).waitFor();
    await a3.page.getByRole('link', { name: say('table.results'), exact: true }).waitFor();
    await expectScene(a3.page, '28-closed-phone');
    await a3.button(say('table.release')).click();
    await a3.page.waitForURL(`**${session}`);
    await a3.page.goto('/table');
    await a3.page.getByRole('heading', { name: say('table.notPaired') }).waitFor();
    const { ledger } = venue.server;
    await until('the session is sealed', async () => {
      const lines = await ledger.readJournal(tournament.split('/').at(-1)!);
      return lines.some(({ type }) => type === 'tournament.sealed');
    });
  }),
  120_000,
);

it(
  'says to a screen reader in words what stands in its tables as signs and letters',
  part(async () => {
    const reader = await venue.person();
    await reader.goto(session);
    const standing = reader.getByRole('table', { name: say('standings.title') });
    expect(await heard(standing.getByRole('row', { name: names(2) }))).toEqual([
      '4',
      `${names(2)} (2)`,
      '10/10',
      '19.50/40',
      say('standings.whyFigure', { figure: '48.75%', of: pair(2) }),
    ]);
    await reader.goto(`${session}/board/7`);
    const traveller = reader.getByRole('table', { name: board(7) });
    expect(await heard(traveller.getByRole('row', { name: /^A1 / }))).toEqual([
      'A1',
      called(6),
      called(4),
      '2 no trumps by South, one down',
      '−100',
      '0 0.00%',
      '4 100.00%',
      say('traveller.whyTable', { table: 'A1' }),
    ]);
    await reader.goto(`${session}/pair/A-2`);
    const sixth = reader
      .getByRole('listitem')
      .filter({ has: reader.getByRole('link', { name: board(6), exact: true }) });
    expect(await heard(sixth)).toEqual([
      board(6),
      '3 no trumps by East, made +600',
      say('standings.whyFigure', { figure: '100.00%', of: board(6) }),
    ]);
  }),
  120_000,
);

it(
  'publishes the figures that the travellers make by hand',
  part(async () => {
    const final = [
      ['1', called(4), '10/10', '61.25%'],
      ['2', called(3), '10/10', '58.75%'],
      ['3', called(6), '8/10', '53.13%'],
      ['4', called(2), '10/10', '48.75%'],
      ['5', called(5), '10/10', '41.25%'],
      ['6', called(1), '8/10', '34.38%'],
    ];
    expect(await standingsOf(spectator, final)).toEqual(final);
    const until = say('standings.untilTime', { time: '.+' });
    const provisional = new RegExp(say('standings.provisional', { until }));
    await spectator.getByText(provisional).first().waitFor();
    await expectScene(spectator, '29-final-phone');
    await picture(spectator, 'standings');
    await wall.getByText('61.25%').waitFor();
    await expectScene(wall, '30-final-wall');

    await spectator.getByRole('link', { name: called(2) }).click();
    await spectator.getByText(say('card.figures', { place: '4', figure: '48.75%' })).waitFor();
    await spectator.getByText(say('card.why')).click();
    await spectator
      .getByText(say('card.totalTop', { score: '19.5', maximum: '40', percent: '48.75%' }))
      .waitFor();
    await spectator.getByText('1NT').locator('../..').getByText('· NS').waitFor();
    await expectScene(spectator, '31-card-phone');
    expect(await percentagesOnCard(spectator)).toEqual({
      5: '25.00%',
      6: '100.00%',
      3: '0.00%',
      4: '100.00%',
      7: '100.00%',
      8: '100.00%',
      1: '12.50%',
      2: '50.00%',
      9: '0.00%',
      10: '0.00%',
    });

    // On board 8 the pair sat East-West: what East-West win is theirs.
    await spectator.getByText(say('card.ownSide')).waitFor();
    const eighth = spectator
      .getByRole('listitem')
      .filter({ has: spectator.getByRole('link', { name: board(8), exact: true }) });
    await eighth.getByText('+80').waitFor();

    // How all boards went, as a picture and in words, and the way to hand the card on.
    await spectator
      .getByText(
        say('card.plot', {
          above: '4',
          all: '10',
          best: '4, 6–8',
          bestFigure: '100.00%',
          worst: '3, 9–10',
          worstFigure: '0.00%',
        }),
      )
      .waitFor();
    await spectator.getByText(say('card.share'), { exact: true }).click();
    const link = spectator.getByRole('textbox', { name: say('card.shareLink') });
    expect(new URL(await link.inputValue()).pathname).toBe(new URL(spectator.url()).pathname);

    // Place, card, traveller with the reason first of all: three clicks, under addresses that stay.
    const whyTitle = say('match.tableRound', { table: String.raw`A\d`, round: String.raw`\d` });
    const why = spectator.getByRole('heading', { name: new RegExp(`^${whyTitle}$`) });
    await spectator
      .getByRole('link', {
        name: say('standings.whyFigure', { figure: '12.50%', of: board(1) }),
        exact: true,
      })
      .click();
    await why.waitFor();
    expect(addressOf(spectator)).toBe(`${session}/board/1?pair=A-2`);
    await expectScene(spectator, '31-traveller-of-pair-phone');
    // Names stand on a phone, too, and nothing scrolls sideways for them.
    const lines = spectator.getByRole('table').filter({ hasText: names(2) });
    await lines.getByText(names(2)).waitFor();
    expect(await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await spectator.reload();
    await why.waitFor();
    await spectator.getByRole('link', { name: board(2), exact: true }).click();
    await spectator
      .getByRole('heading', { name: say('traveller.board', { board: '2' }), exact: true })
      .waitFor();
    await why.waitFor();
    await spectator.goBack();
    await spectator.goBack();
    await spectator.getByText(say('card.figures', { place: '4', figure: '48.75%' })).waitFor();
    await spectator.goBack();
    expect(await standingsOf(spectator, final)).toEqual(final);
    expect(addressOf(spectator)).toBe(session);
    await aboutResults(spectator);
    await spectator.getByRole('slider').press('ArrowLeft');
    await spectator.waitForURL(/\?at=\d+$/);
    const past = new URL(spectator.url()).search;
    await spectator
      .getByRole('link', { name: say('standings.whyFigure', { figure: '48.75%', of: pair(2) }), exact: true })
      .click();
    await spectator
      .getByText(say('card.totalTop', { score: '19.5', maximum: '40', percent: '48.75%' }))
      .waitFor();
    await spectator
      .getByRole('link', {
        name: say('standings.whyFigure', { figure: '12.50%', of: board(1) }),
        exact: true,
      })
      .click();
    await why.waitFor();
    expect(addressOf(spectator)).toBe(`${session}/board/1${past.replace('?', '?pair=A-2&')}`);
    await spectator.getByRole('link', { name: say('past.backToNow') }).click();
    await spectator.waitForURL(({ search }) => search === '?pair=A-2');

    await spectator.getByRole('link', { name: say('recap.title') }).click();
    await spectator
      .getByRole('row', { name: names(2) })
      .getByRole('link', { name: '13', exact: true })
      .waitFor();
    await expectScene(spectator, '31-recap-phone');
    await spectator.getByRole('link', { name: say('headToHead.title') }).click();
    await spectator.getByLabel(say('headToHead.one'), { exact: true }).selectOption('A-2');
    await spectator.getByLabel(say('headToHead.other')).selectOption('A-1');
    await spectator.getByText(say('headToHead.met'), { exact: true }).first().waitFor();
    expect(addressOf(spectator)).toBe(`${session}/head-to-head?one=A-2&other=A-1`);
    await expectScene(spectator, '31-head-to-head-phone');

    // A device that shares by itself is given the same link.
    const reader = await venue.person();
    await reader.addInitScript(() => {
      navigator.share = (data) => {
        document.title = data!.url!;
        return Promise.resolve();
      };
    });
    await reader.goto(`${session}/pair/A-2?why=1`);
    await reader.getByRole('button', { name: say('card.share') }).click();
    expect(await reader.title()).toBe(new URL(`${session}/pair/A-2`, reader.url()).href);

    await reader.goto(`${session}/board/7`);
    await reader.getByRole('row').nth(3).waitFor();
    expect(await tableRows(reader, { heads: true })).toEqual([
      ['A2', called(2), called(1), '1NT S +1', '+120', '4 100.00%', '0 0.00%', say('traveller.why')],
      ['A3', called(5), called(3), '1NT N =', '+90', '2 50.00%', '2 50.00%', say('traveller.why')],
      ['A1', called(6), called(4), '2NT S −1', '−100', '0 0.00%', '4 100.00%', say('traveller.why')],
    ]);
    await reader.getByRole('button', { name: say('traveller.whyTable', { table: 'A2' }) }).click();
    await reader
      .getByText(
        say('traveller.comparedFull', {
          beaten: '2',
          equal: '0',
          better: '0',
          raw: '4',
          rawTop: '4',
          percent: '100.00%',
        }),
      )
      .first()
      .waitFor();
    // It stands beneath the row that was asked.
    const beneath = reader.getByRole('row').nth(2);
    await beneath.getByText(say('traveller.whyTitle', { table: 'A2', round: '3' })).waitFor();
    expect(await reader.getByLabel(say('contract.seatName.N'), { exact: true }).textContent()).toMatch(
      /[AKQJT98765432]/,
    );
    await expectScene(reader, '32-traveller');
    await picture(reader, 'traveller', { top: 230, height: 455 });
    await reader.getByRole('button', { name: say('card.share') }).click();
    expect(await reader.title()).toBe(new URL(`${session}/board/7`, reader.url()).href);
    // Viewers of others are told of the board once somebody asks for them.
    await reader.getByText(say('traveller.openIn')).press('Enter');
    const [bbo, solver] = [say('traveller.inBbo'), say('traveller.inSolver')].map((name) =>
      reader.getByRole('link', { name }),
    );
    expect(await bbo!.getAttribute('href')).toMatch(
      /^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?lin=.*Board%207/,
    );
    expect(await solver!.getAttribute('href')).toMatch(/^https:\/\/dds\.bridgewebs\.com\//);
    await expectScene(reader, '32-hand-viewers');
    await reader.goto(`${session}/board/1`);
    await reader.getByRole('button', { name: say('traveller.whyTable', { table: 'A3' }) }).click();
    await reader
      .getByText(
        say('traveller.factoring.neuberg', {
          expected: '3',
          scores: '2',
          points: '3.5',
          top: '4',
          percent: '87.50%',
        }),
      )
      .waitFor();
    await expectScene(reader, '33-neuberg');

    await (await aboutResults(reader)).getByRole('link', { name: say('deals.title') }).click();
    await reader.getByText(say('deals.same', { count: 10, boards: '1–10' })).waitFor();
    await reader.getByText(hash, { exact: true }).waitFor();
    await reader.getByText('2431.17', { exact: true }).waitFor();
    await expectScene(reader, '35-checked-deals');
    await reader.setViewportSize(PHONE);
    await expectScene(reader, '35-checked-deals-phone');
    // A phone has room for one side's figures: for those of whom one follows.
    await reader.goto(`${session}/board/8?pair=A-2`);
    const unit = say('method.unit.matchpoints');
    const award = (side: 'NS' | 'EW') =>
      say('traveller.award', { side: say(`contract.sideName.${side}`), unit });
    await reader.getByRole('columnheader', { name: award('EW') }).waitFor();
    expect(await reader.getByRole('columnheader', { name: award('NS') }).isVisible()).toBe(false);
    await expectScene(reader, '35-own-side-phone');
    await reader.setViewportSize(DESKTOP);

    await reader.goto(tournament);
    await reader
      .getByRole('list', { name: say('standings.title') })
      .getByText(names(4))
      .waitFor();
    await expectScene(reader, '34-tournament');
    await (await aboutResults(reader)).getByRole('link', { name: say('tab.journal'), exact: true }).click();
    await reader
      .getByText(like('line.tournament.sealed'))
      .filter({ hasText: say('sealKind.provisional') })
      .waitFor();
    await expectScene(reader, '34-journal');
  }),
  120_000,
);

it(
  'gives everybody all its deals on one printout once nobody has to play them any more',
  part(async () => {
    const reader = await venue.person({ viewport: PHONE });
    await reader.goto(`${session}/recap`);
    await reader.getByRole('button', { name: HAND_RECORDS }).waitFor();
    await reader.goto(`${session}/boards`);
    await reader.getByRole('button', { name: HAND_RECORDS }).click();
    await reader.getByRole('link', { name: say('print.file', { count: 1 }) }).waitFor();
    await expectScene(reader, '35-hand-records-phone');
    await reader.context().close();
  }),
  120_000,
);

it(
  'has a page for its end: what keeps it from the archive, and files to take along',
  part(async () => {
    const { page } = helena;
    await page.goto(`${tournament}/finish`);
    await page
      .getByText(say('finish.toClose'))
      .or(page.getByText(like('finish.stage.correctionsUntil')))
      .waitFor();
    await page.getByText(like('finish.periodRuns')).waitFor();
    // Phones come by the address that the server is known by, whatever the one in this browser is.
    const base = await page.evaluate(async () => {
      const { address } = (await (await fetch('/api/session')).json()) as { address: { base: string } };
      return address.base;
    });
    expect(await page.getByRole('textbox', { name: say('playersLink.title') }).inputValue()).toBe(
      `${base}/tournaments/${tournament.split('/').at(-1)!}`,
    );
    await page.getByRole('img', { name: say('playersLink.title') }).waitFor();
    expect(await helena.button(say('archive.button')).isDisabled()).toBe(true);
    await expectScene(page, '36-finish');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      helena.button(say('take.travellers')).click(),
    ]);
    const rows = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    expect(rows[0]).toContain('Board,Dealer,Vulnerable,Table,Round,NS,NS names,EW,EW names,Contract');
    expect(rows).toContain(
      '7,S,both,A2,3,A-2,Henri Moreau – Lucie Petit,A-1,Ewa Wiśniewska – Marek Dąbrowski,1NT,S,,8,120,4,0',
    );
    await page.setViewportSize(PHONE);
    await expectScene(page, '36-finish-phone');
    await page.setViewportSize(DESKTOP);
    const [results] = await Promise.all([
      page.waitForEvent('download'),
      helena.button(say('take.results')).click(),
    ]);
    const file = { name: 'results.csv', mimeType: 'text/csv', buffer: await readFile(await results.path()) };
    // What was exported and comes back in is in the journal already: there is nothing to import.
    await page.goto(`${tournament}/session/1/room/scores`);
    await page.getByText(say('brought.open')).click();
    await page.getByLabel(say('brought.file')).setInputFiles(file);
    await page.getByText(like('brought.quiet')).waitFor();
    expect(await page.getByRole('list', { name: say('paste.preview') }).count()).toBe(0);
    expect(await helena.button(say('brought.take', { count: 0 })).isDisabled()).toBe(true);
    await expectScene(page, '36-results-from-a-file');
    await page.goto(`${tournament}/finish`);
  }),
  120_000,
);

it(
  'leaves as a folder, whose pages any host shows as they are here',
  part(async () => {
    const { page } = helena;
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('take.site.button') }).click(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'tirage-site-'));
    for (const { path, content } of unzipped(await readFile(await archive.path()))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const host = await servedFolder(folder, '/clubs/thursday/');
    const reader = await venue.person({ viewport: PHONE });
    try {
      await spectator.goto(session);
      await spectator.getByText(names(4)).first().waitFor();
      const here = await tableRows(spectator);
      await reader.goto(host.address);
      await reader.getByText(piece('copy.asOf'), { exact: false }).waitFor();
      await reader.getByRole('link', { name: say('session.standingsLink') }).click();
      await reader.getByRole('row').nth(1).waitFor();
      await reader.setViewportSize(spectator.viewportSize()!);
      expect(await tableRows(reader)).toEqual(here);
      await reader.setViewportSize(PHONE);
      // From the place to the card, and from the card to the board.
      await reader
        .getByRole('main')
        .getByRole('link', { name: names(4) })
        .first()
        .click();
      await reader.getByRole('main').locator('a[href*="/board/7"]').first().click();
      await reader.getByRole('heading', { name: say('traveller.board', { board: '7' }) }).waitFor();
      expect(reader.url()).toMatch(/\/clubs\/thursday\/#\/tournaments\/.*\/session\/1\/board\/7\?pair=A-4$/);
      expect(await reader.getByRole('link', { name: say('signIn.title') }).count()).toBe(0);
      await expectScene(reader, '38-without-a-server-phone');
    } finally {
      await reader.context().close();
      await host.close();
      await rm(folder, { recursive: true });
    }
    await helena.button(say('take.book.button')).click();
    await page.getByLabel(say('take.book.unseen')).check();
    await page.getByLabel(say('take.book.reason')).fill('The laptop is given back');
    await expectScene(page, '39-whole-book');
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('take.book.action'), exact: true }).click(),
    ]);
    expect(book.suggestedFilename()).toMatch(/\.tirage$/);
  }),
  120_000,
);

it(
  'goes by itself to another Tirage, whose readers see it below an address of its own, as pages of nobody',
  part(async () => {
    const { page } = helena;
    await page.goto('/installation/sites');
    await page.getByLabel(say('installation.sites.name')).fill('thursday');
    await helena.button(say('installation.sites.open')).click();
    const token = await page.getByLabel(say('installation.sites.token'), { exact: true }).inputValue();
    await expectScene(page, '40-sites-of-others');
    await page.goto(`${tournament}/finish`);
    await helena.button(say('push.setUp')).click();
    await page.getByLabel(say('push.field.address')).fill(`${venue.server.base}/sites/thursday`);
    await page.getByLabel(say('push.secret.tirage'), { exact: true }).fill(token);
    await expectScene(page, '41-where-to-push');
    await helena.button(say('push.save')).click();
    await page.getByText(like('push.pushed')).waitFor();
    const reader = await venue.person({ viewport: PHONE });
    try {
      await reader.goto('/sites/thursday');
      await reader.getByRole('link', { name: say('session.standingsLink') }).click();
      await reader
        .getByRole('main')
        .getByRole('link', { name: names(4) })
        .first()
        .click();
      await reader.getByRole('main').locator('a[href*="/board/7"]').first().click();
      await reader.getByRole('heading', { name: say('traveller.board', { board: '7' }) }).waitFor();
      expect(reader.url()).toMatch(/\/sites\/thursday\/#\/tournaments\/.*\/board\/7\?pair=A-4$/);
      expect(await reader.evaluate(() => self.origin)).toBe('null');
    } finally {
      await reader.context().close();
    }
  }),
  120_000,
);

it(
  'is begun again as it was, with its movement and those who entered',
  part(async () => {
    const { page } = helena;
    await page.goto('/');
    await helena.button(say('create.title')).click();
    await page.getByText(say('create.begin.last')).click();
    await page.getByLabel(say('create.last')).selectOption({ label: 'Thursday Pairs' });
    await helena.button(say('create.action')).click();
    await page.waitForURL(/\/session\/1\/set-up$/);
    await helena.button(say('movement.another')).waitFor();
    const entries = `1 ${say('steps.entries')}`;
    expect(await page.getByRole('link', { name: new RegExp(`^${entries}`) }).textContent()).toMatch(
      new RegExp(`^${entries} 4`),
    );
    await expectScene(page, '37-as-last-time');
  }),
  120_000,
);

it(
  'fetches at most 90 kB of script for a page of the public that is opened first',
  part(async () => {
    const parts = ['', '/board/7', '/tables', '/pair/A-4', '/recap', '/wall'];
    for (const address of [tournament, ...parts.map((part) => `${session}${part}`)]) {
      // Words in Russian take most.
      const page = await venue.person({ locale: 'ru-RU' });
      const bytes = await scriptOfFirstLoad(page, venue.server.base, address, () =>
        page.getByText(names(4)).first().waitFor(),
      );
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(90_000);
      await page.context().close();
    }
  }),
  120_000,
);

it('has pages that complain about nothing', () => {
  expect(venue.complaints).toEqual([]);
});
