import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { Evening } from '../testing/evening.js';
import { PASSWORD } from '../testing/server-under-test.js';
import { type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { scriptOfFirstLoad } from './testing/first-load.js';
import { heard } from './testing/heard.js';
import { OrganiserPages } from './testing/organiser-pages.js';
import { expectScene, shot } from './testing/scene.js';
import { smallTargets } from './testing/small-targets.js';
import { TablePhone } from './testing/table-phone.js';
import { like, piece, say } from '../testing/words.js';

/*
 * Strata, both lines together, a pair without standing, and the standing over two evenings, from the pages alone. Three
 * tables of a Mitchell, one board a round. And a third evening, at whose tables phones meet: two at one table, one that
 * goes with its pair, one that loses its line, one that takes the place of another; with two directors.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;
const entries: string[] = [];

const PAIRS = ['Anna Jan', 'Celina Darek', 'Ewa Filip', 'Gosia Henryk', 'Iga Karol', 'Lena Marek'];
const SEATS = ['A-NS1', 'A-NS2', 'A-NS3', 'A-EW1', 'A-EW2', 'A-EW3'];

/** A session of the six pairs, the seats moved on by so many. */
async function playSession(session: string, entries: readonly string[], moved: number): Promise<void> {
  await startSession(session, entries, moved);
  await finishSession(session, moved);
}

async function startSession(session: string, entries: readonly string[], moved: number): Promise<void> {
  await evening.command('session.create', { session });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  await evening.command('session.set-movement', {
    session,
    sections: [{ section: 'A', boardsPerRound: 1, movement }],
  });
  for (const [index, contestant] of SEATS.entries()) {
    const entry = entries[(index + moved) % entries.length];
    await evening.command('session.seat', { session, contestant, entry });
  }
  await evening.command('board.request-dealing', { set: session, from: 1, to: 3, how: 'at-the-table' });
  await evening.command('session.start', { session });
}

async function finishSession(session: string, moved: number): Promise<void> {
  for (const round of [1, 2, 3]) {
    await evening.command('session.call-round', { session, round });
    for (const table of [1, 2, 3]) {
      const board = ((table + round - 2) % 3) + 1;
      const score = 100 + 10 * ((table * 7 + round * 5 + board + moved) % 9);
      const result = { kind: 'score', score: score >= 150 ? 170 : score <= 110 ? -100 : 140 };
      await evening.command('result.record', { session, table: `A${table}`, round, board, result });
    }
  }
  await evening.command('session.close', { session });
}

beforeAll(async () => {
  ({ venue, evening, at, olga, dialog } = await openEvening('Spring league'));
  for (const pair of PAIRS) {
    entries.push(await evening.register(...pair.split(' ').map((name) => `${name} Nowak`)));
  }
  await playSession('1', entries, 0);
  await playSession('2', entries, 1);
  await evening.command('tournament.publish');
}, 120_000);
afterAll(() => venue?.close());
afterEach(async () => {
  if (await dialog?.isVisible()) await dialog.getByRole('button', { name: say('action.cancel') }).click();
});

function button(name: string): Locator {
  return olga.getByRole('button', { name, exact: true });
}

async function answered(answer: Readonly<Record<string, string>> = {}): Promise<void> {
  await dialog.waitFor();
  for (const [label, text] of Object.entries(answer)) await dialog.getByLabel(label).fill(text);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

/** The lines of a table on the page, each with its cells. */
async function rows(page: Page): Promise<string[][]> {
  const found = await page.locator('main tbody tr, #root tbody tr').all();
  return Promise.all(found.map((row) => row.locator('td, th').allInnerTexts()));
}

it('puts pairs into strata, among the entries and in the room', async () => {
  await olga.goto(`${at}/entries`);
  const classOf = (first: string) => new RegExp(say('classes.doLabel', { pair: `${first} .+` }));
  await olga.getByRole('button', { name: classOf('Anna') }).click();
  await answered({ [say('classes.stratum')]: 'A' });
  await olga.getByRole('button', { name: classOf('Celina') }).click();
  await answered({
    [say('classes.stratum')]: 'B',
    [say('classes.categories')]: 'mixed, seniors',
    [say('classes.handicap')]: '2.5',
  });
  const said = [
    say('class.stratum', { stratum: 'B' }),
    'mixed',
    'seniors',
    say('class.handicap', { handicap: '2.5' }),
  ];
  await olga.getByText(said.join(', '), { exact: true }).waitFor();
  await expectScene(olga, 'tables-1-entries');
  await olga.getByRole('button', { name: classOf('Ewa') }).click();
  await dialog.waitFor();
  await expectScene(olga, 'tables-2-class');
  await answered({ [say('classes.stratum')]: 'B' });
  await olga.goto(`${at}/session/1/room/pairs`);
  await olga
    .getByRole('button', { name: say('room.doLabel', { what: say('room.do.class'), pair: 'EW 3' }) })
    .click();
  await dialog.getByLabel(say('classes.ranked')).uncheck();
  await answered({ [say('room.reason')]: 'They are guests' });
  await olga.getByText(say('class.unranked')).first().waitFor();
}, 120_000);

it('adds tables in plain words, which everybody sees', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByText(say('session.more')).click();
  await button(say('grouping.add')).click();
  await dialog.waitFor();
  await dialog.getByLabel(say('grouping.names.strata')).fill('A, B');
  await expectScene(olga, 'tables-3-add');
  await answered();
  await button(say('grouping.add')).click();
  await dialog.getByLabel(say('grouping.kind')).selectOption({ label: say('grouping.kind.handicap') });
  await answered();
  await olga.getByText(say('grouping.more')).click();
  await olga.getByLabel(say('grouping.masterPoints'), { exact: true }).fill('2: 1.5, 1');
  await expectScene(olga, 'tables-4-set-up');
  await button(say('grouping.save')).click();
  await answered({ [say('room.reason')]: 'As announced' });
  await olga.getByText(say('standings.handicapped'), { exact: true }).first().waitFor();

  const spectator = await venue.person({ viewport: PHONE });
  await spectator.goto(`${at}/session/1`);
  await spectator.getByText('B', { exact: true }).click();
  await spectator.getByRole('heading', { name: 'B', exact: true }).waitFor();
  await expectScene(spectator, 'tables-5-stratum-phone');
  const stratum = await rows(spectator);
  expect(stratum.map(([place = '']) => place).toSorted()).toEqual(['1', '2']);
  expect(stratum.map(([, names = '']) => names.split(' ', 1).join()).toSorted()).toEqual(['Celina', 'Ewa']);
  await spectator.getByText(say('standings.handicapped'), { exact: true }).first().click();
  await spectator.getByRole('heading', { name: say('standings.handicapped'), exact: true }).waitFor();
  await expectScene(spectator, 'tables-6-handicap-phone');
  const guests = (await rows(spectator)).find(([, names]) => names!.startsWith('Lena'));
  expect(guests![0]).toMatch(/^–/);
  await olga.goto(`${at}/session/1`);
  await olga.getByText(say('standings.masterPoints')).first().waitFor();
  await expectScene(olga, 'tables-7-standings');
}, 120_000);

it('puts two evenings together, with what a pair brings along and a penalty', async () => {
  await olga.goto(`${at}/sessions`);
  await button(say('contest.new')).click();
  await dialog.waitFor();
  await dialog.getByLabel(say('combining.name')).fill('League, both evenings');
  await dialog.getByLabel(say('combining.total')).selectOption({ label: say('contest.total.sum') });
  await dialog.getByLabel(say('combining.qualify')).fill('2');
  await dialog.getByText(say('combining.more')).click();
  await dialog.getByLabel(say('grouping.names.strata')).fill('A, B');
  await expectScene(olga, 'tables-8-new-contest');
  await answered();
  await olga.getByRole('heading', { name: 'Spring league, League, both evenings' }).waitFor();
  await button(say('combining.do.carry')).click();
  await dialog.getByLabel(say('combining.who')).selectOption({ label: 'Anna Nowak – Jan Nowak' });
  await answered({ [say('combining.points')]: '1.5', [say('room.reason')]: 'From the winter league' });
  await button(say('combining.do.penalty')).click();
  await dialog.getByLabel(say('combining.who')).selectOption({ label: 'Celina Nowak – Darek Nowak' });
  await answered({ [say('combining.points')]: '2', [say('room.reason')]: 'Late on both evenings' });
  await olga.getByText(say('contest.byHand')).waitFor();
  expect(await olga.getByText(say('contest.qualifies.yes'), { exact: true }).count()).toBe(2);
  await olga.getByText(say('standings.penalty')).first().waitFor();
  await expectScene(olga, 'tables-9-contest');

  await button(say('combining.do.goingOn')).click();
  await dialog.getByLabel(say('room.reason')).fill('Cannot come');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('combining.goingOnNothing')).waitFor();
  await dialog.getByLabel(/^Gosia/).selectOption({ label: say('combining.goingOn.declines') });
  for (const tied of [/^Celina/, /^Ewa/])
    await dialog.getByLabel(tied).selectOption({ label: say('combining.goingOn.goes-on') });
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(say('combining.goingOnTooMany', { chosen: '2', count: 1 })).waitFor();
  await expectScene(olga, 'tables-9-who-goes-on');
  await dialog.getByLabel(/^Ewa/).selectOption({ label: say('combining.goingOn.as-placed') });
  await answered();
  await olga.getByText(say('contest.qualifies.declined')).waitFor();
  await olga.getByText(say('contest.qualifies.decided')).waitFor();
  await expectScene(olga, 'tables-9-declined');

  const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}/contests/1`);
  const anna = body.entries.find(
    ({ at: where }: { at: { contestant: string }[] }) => where[0]!.contestant === 'A-NS1',
  );
  expect(anna.sessions.map(({ as }: { as: string }) => as)).toEqual(['played', 'played']);
  const lena = body.entries.find(
    ({ at: where }: { at: { contestant: string }[] }) => where[0]!.contestant === 'A-EW3',
  );
  expect(lena.sessions.map(({ as }: { as: string }) => as)).toEqual(['substitute', 'played']);

  const ranked = body.tables.map((table: { name: string; entries: unknown[] }) => [
    table.name,
    table.entries.length,
  ]);
  expect(ranked).toEqual([
    ['A', 3],
    ['B', 2],
  ]);

  const spectator = await venue.person({ viewport: PHONE, locale: 'pl-PL' });
  await spectator.goto(`${at}/contest/1`);
  await spectator.getByText(say('contest.byHand', {}, 'pl')).waitFor();
  expect(await spectator.getByRole('button', { name: say('room.do.penalty', {}, 'pl') }).count()).toBe(0);
  await expectScene(spectator, 'tables-10-contest-phone');
  await spectator.goto(`${at}/sessions`);
  await spectator.getByText(say('contest.sessions', { sessions: '1, 2', count: 2 }, 'pl')).waitFor();
  const russian = await venue.person({ viewport: PHONE, locale: 'ru-RU', colorScheme: 'dark' });
  await russian.goto(`${at}/contest/1`);
  await russian.getByText(say('contest.as.substitute', {}, 'ru')).waitFor();
  await expectScene(russian, 'tables-11-contest-dark');
}, 120_000);

it('ranks the players of both evenings, and says which evening does not count', async () => {
  await olga.goto(`${at}/sessions`);
  await button(say('contest.new')).click();
  await dialog.waitFor();
  await dialog.getByLabel(say('combining.name')).fill('Season');
  await dialog.getByLabel(say('combining.of')).selectOption({ label: say('combining.of.players') });
  await dialog.getByLabel(say('combining.best')).fill('1');
  await expectScene(olga, 'tables-12-new-season');
  await answered();
  await olga.getByText(say('contest.rules.best', { count: 1 })).waitFor();
  const ladder = await rows(olga);
  expect(ladder).toHaveLength(12);
  expect(new Set(ladder.map(([, name]) => name))).toContain('Anna Nowak');
  await olga.getByText(say('contest.as.not-among-the-best')).first().waitFor();
  expect(await button(say('combining.do.penalty')).count()).toBe(0);
  await expectScene(olga, 'tables-13-season');
}, 120_000);

/** A phone of few pixels, as many are that lie on tables. */
const SMALL = { width: 360, height: 640 };
/** Why the director leaves a result as it is. */
const DECLINED = 'Both sides have signed it.';

interface SmallScreen {
  readonly width: number;
  /** The size of letters, in percent. */
  readonly letters: number;
}
const LARGE: readonly SmallScreen[] = [390, 320].map((width) => ({ width, letters: 200 }));

/** Everybody on a page has a name that is one word, longer than any. */
async function namedAtLength(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = text.nodeValue!.replaceAll('Nowak', 'Wolfeschlegelsteinhausenbergerdorff');
    }
  });
}

/** What a page has on small screens that is cut, broken within a sign, or runs out of the screen or of its key. */
async function faultsOf(page: Page, name: string, screens: readonly SmallScreen[]): Promise<string[]> {
  const before = page.viewportSize()!;
  const faults: string[] = [];
  for (const { width, letters } of screens) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters);
    await shot(page, `${name}-${width}`);
    const found = await page.evaluate(() => {
      const linesOf = (text: Node) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      const isSign = (text: string) => /^(\d|[−=+×–]+\d*|NT|[NESW]|[A-Z]\d+)$/.test(text);
      /** What a dash joins, as "East–West", ends no line within. */
      const isTorn = (text: Node) =>
        [...text.nodeValue!.matchAll(/\p{L}+–\p{L}+/gu)].some(({ 0: { length }, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + length);
          return range.getClientRects().length > 1;
        });
      const own = (element: Element) =>
        [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue!.trim() !== '');
      const { innerWidth } = window;
      return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const texts = own(element);
        if (element.closest('.visually-hidden') || !element.checkVisibility()) return [];
        for (let around = element.parentElement; around; around = around.parentElement) {
          // What is moved by a finger may go on beside the screen.
          if (getComputedStyle(around).overflowX === 'auto') return [];
        }
        const said = texts
          .map(({ nodeValue }) => nodeValue)
          .join('')
          .trim();
        const out = texts.length > 0 && element.getBoundingClientRect().right > innerWidth + 1;
        const cut = element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1;
        const broken = texts.some(
          (text) => (isSign(text.nodeValue!.trim()) && linesOf(text) > 1) || isTorn(text),
        );
        const how = [out && 'out of the screen', cut && 'cut', broken && 'broken'].filter(Boolean);
        return how.length === 0 ? [] : [`${said || element.textContent}: ${how.join(', ')}`];
      });
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) found.push(`wider than the screen by ${wide}`);
    faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(before);
  return faults;
}

describe('phones at a table', () => {
  let cards: ReadonlyMap<string, string>;
  let first: TablePhone;
  let second: TablePhone;
  let marta: Page;
  const room = () => `${at}/session/3/room`;
  const play = (table: string, round: number, board: number) => ({ session: '3', table, round, board });

  /** What stands of a board at its table. */
  async function resultOf(table: string, board: number) {
    const answer = await evening.director.get(
      `/api/tournaments/${evening.tournament}/sessions/3/tables/${table}`,
    );
    const boards = answer.body.boards as {
      board: number;
      status: string;
      result: { tricks: number } | null;
    }[];
    const { status, result } = boards.find((each) => each.board === board)!;
    return `${status} ${result?.tricks}`;
  }

  beforeAll(async () => {
    await evening.command('session.create', { session: '3' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    await evening.command('session.set-movement', {
      session: '3',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    for (const [index, contestant] of SEATS.entries()) {
      await evening.command('session.seat', { session: '3', contestant, entry: entries[index] });
    }
    await evening.command('board.request-dealing', { set: '3', from: 1, to: 6, how: 'at-the-table' });
    await evening.command('session.start', { session: '3' });
    const { body } = await evening.director.post(`/api/tournaments/${evening.tournament}/devices/sheet`, {
      session: '3',
      tables: ['A1', 'A2'],
    });
    cards = new Map(
      (body.tables as { table: string; link: string }[]).map(({ table, link }) => [
        table,
        `/pair${new URL(link).hash}`,
      ]),
    );
  }, 120_000);

  it('a second one that scans its card is asked, and the first stays', async () => {
    first = await TablePhone.scanWith(await venue.person({ viewport: SMALL }), 'A1', cards.get('A1')!);
    // Whoever waits for the first round may want the director, too.
    await first.page.getByText(say('entry.notBegun')).waitFor();
    await first.button(say('calls.make')).click();
    await first.page.getByText(say('calls.calledTablePlain', { round: '1' })).waitFor();
    await expectScene(first.page, 'phones-0-before-round-1');
    await first.button(say('calls.takeBack')).click();
    await first.button(say('calls.make')).waitFor();
    await evening.command('session.call-round', { session: '3', round: 1 });
    const page = await venue.person({ viewport: SMALL });
    await page.goto(cards.get('A1')!);
    await page.getByText(say('pair.taken', { table: 'A1' })).waitFor();
    await expectScene(page, 'phones-1-taken');
    await page
      .getByRole('button', { name: say('pair.asSide', { side: say('contract.sideName.EW') }) })
      .click();
    await page.getByText(say('pair.goesWith')).waitFor();
    await page.getByRole('link', { name: say('pair.goOn') }).click();
    second = TablePhone.on(page, 'A1');
    await second.page.getByText(say('standings.line.EW'), { exact: true }).waitFor();
    // The table's phone learns at once that East-West have a phone of their own.
    await first.button(say('entry.secondThere', { side: 'EW' })).waitFor();
    await olga.goto(room());
    await button(say('room.takeBack', { round: '1' })).waitFor();
    await first.button(say('entry.seatsSo')).click();
    // They have begun the round: its call stands.
    await button(say('room.takeBack', { round: '1' })).waitFor({ state: 'detached' });
    await first.page.getByRole('button', { name: say('entry.status.to-play', { board: 1 }) }).waitFor();
  }, 120_000);

  it('the other side’s is asked whatever it shows', async () => {
    await first.tap('7NTx W -7');
    await first.button(say('entry.lateEnter')).click();
    await first.page
      .getByRole('main')
      .getByText(say('entry.answersThere', { side: say('contract.sideName.EW') }))
      .waitFor();
    await second.button(say('entry.confirm')).waitFor();
    const asked = say('entry.isItRight', { board: '1', side: say('contract.sideName.NS') });
    await second.page.getByRole('heading', { name: asked }).waitFor();
    await heard(second.page, asked);
    expect(await faultsOf(second.page, 'phones-2-confirm', LARGE)).toEqual([]);
    await second.confirm(1);
    await first.nextBoard(2);
    await first.tap('3NT E +1');
    await first.button(say('entry.lateEnter')).click();
    await second.page
      .getByRole('main')
      .getByText(say('entry.theyEntered', { side: say('contract.sideName.NS'), board: '2' }))
      .waitFor();
    await expectScene(second.page, 'phones-2-they-entered');
    await second.button(say('entry.look')).click();
    await second.button(say('entry.dispute')).click();
    await first.page.getByRole('main').getByText(like('entry.disputed')).waitFor();
  }, 120_000);

  it('two that enter at once have both entries side by side, and none is lost', async () => {
    await second.page.context().setOffline(true);
    await second.tap('2H W -1');
    await second.button(say('entry.lateEnter')).click();
    await first.tap('3NTx E +2');
    await first.button(say('entry.lateEnter')).click();
    await first.page
      .getByRole('main')
      .getByText(say('entry.answersThere', { side: say('contract.sideName.EW') }))
      .waitFor();
    // The other phone has its line back only then: whose entry comes second is the one that was not taken.
    await first.sent();
    // By the keyboard: what comes to the place of a tap this soon takes no other one.
    await first.button(say('entry.answersHere', { side: say('contract.sideName.EW') })).press('Enter');
    await first.button(say('entry.dispute')).press('Enter');
    await first.page.getByRole('main').getByText(like('entry.disputed')).waitFor();
    await first.sent();
    await second.page.context().setOffline(false);
    await second.page
      .getByRole('main')
      .getByText(say('entry.both', { board: '2' }))
      .waitFor();
    await expectScene(second.page, 'phones-3-which-is-right');
    // Nothing else asks the same, and nothing is entered before neither is right.
    for (const name of [say('entry.confirm'), say('entry.confirmAfterAll'), say('entry.lateEnter')]) {
      await second.button(name).waitFor({ state: 'detached' });
    }
    const narrow: SmallScreen = { width: 320, letters: 100 };
    expect(await faultsOf(second.page, 'phones-3-both', [narrow, ...LARGE])).toEqual([]);
    const answers = await second.page.getByRole('button', { name: like('entry.bothRight') }).all();
    const [one, other] = await Promise.all(answers.map((answer) => answer.boundingBox()));
    expect([one!.y, one!.height]).toEqual([other!.y, other!.height]);
    await second
      .button(`${say('entry.bothBy', { side: say('contract.sideName.EW') })}: ${say('entry.bothRight')}`)
      .click();
    // The form of the other phone gives way to what has been entered there.
    await first.button(say('entry.confirm')).click();
    await first.page.getByRole('heading', { name: say('entry.done.agreed', { board: '2' }) }).waitFor();
    await first.sent();
    expect(await resultOf('A1', 2)).toBe('agreed 7');
  }, 120_000);

  it('one tap calls the director; both phones and both directors see who comes, until it is dealt with', async () => {
    await first.button(say('calls.make')).click();
    await first.page.getByRole('main').getByText(like('calls.calledAt')).waitFor();
    await second.page.getByRole('main').getByText(like('calls.calledAt')).waitFor();
    await first.button(say('calls.say')).click();
    await first.page.getByText(say('calls.matter.revoke'), { exact: true }).click();
    await expectScene(first.page, 'phones-4-call-about');
    await first.button(say('calls.sayAction')).click();
    await second.page.getByText(say('calls.matter.revoke')).waitFor();

    const link = await invited();
    marta = await venue.person();
    await marta.goto(link);
    const account = new OrganiserPages(marta);
    await account.fillAccount('Marta', 'marta', PASSWORD);
    await account.submit();
    await marta.waitForURL((url) => url.pathname.includes('/tournaments/'));
    await marta.goto(room());
    await olga.goto(room());
    await olga.getByRole('button', { name: say('room.coming') }).click();
    await marta.getByText(like('room.isComing')).first().waitFor();
    for (const phone of [first, second])
      await phone.page.getByRole('main').getByText(say('calls.coming')).waitFor();
    await expectScene(first.page, 'phones-5-coming');
    // What needs no ruling is over with a word, where the call stands.
    for (const does of ['room.come', 'calls.answer'] as const)
      await button(`${say(does)}: ${say('table.name', { table: 'A1' })}`).click();
    await answered({ [say('room.reason')]: 'One trick was transferred' });
    for (const phone of [first, second]) await phone.button(say('calls.make')).waitFor();
    await marta.getByRole('main').getByText(say('calls.matter.revoke')).waitFor({ state: 'detached' });
  }, 120_000);

  it('any phone of the table can withdraw a call, also before it is sent', async () => {
    await second.button(say('calls.make')).click();
    await first.page.getByRole('main').getByText(like('calls.calledAt')).waitFor();
    await first.button(say('calls.takeBack')).click();
    await second.button(say('calls.make')).waitFor();
    await second.page.context().setOffline(true);
    await second.button(say('calls.make')).click();
    await second.page.getByRole('main').getByText(say('calls.notSent')).waitFor();
    await second.button(say('calls.takeBack')).click();
    await second.button(say('calls.make')).waitFor();
    await second.page.context().setOffline(false);
    const calls = (await evening.book()).filter(
      ({ type, payload }) =>
        type === 'table.director-called' && (payload as { board?: number }).board !== undefined,
    );
    expect(calls).toHaveLength(2);
  }, 120_000);

  it('an agreed result that is wrong is corrected by one tap of the director, who sees who asks for what', async () => {
    await first.button(say('entry.wrong')).click();
    await first.page.getByRole('heading', { name: say('entry.wrongTitle', { board: '2' }) }).waitFor();
    await expectScene(first.page, 'phones-6-wrong');
    await first.tap('2H W =');
    await first.button(say('entry.wrongAsk')).click();
    await first.page
      .getByRole('main')
      .getByText(say('entry.asked.asked', { side: say('contract.sideName.NS'), result: '2♥ W =' }))
      .waitFor();
    await marta
      .getByText(
        say('room.want.correction', {
          table: 'A1',
          board: '2',
          round: '1',
          side: 'NS',
          asked: '2♥ W =',
          result: '2♥ W −1',
        }),
      )
      .waitFor();
    await expectScene(marta, 'phones-7-wants');
    await marta.getByRole('button', { name: say('room.correctionAccept') }).click();
    await first.page.getByRole('main').getByText(like('entry.asked.accepted')).waitFor();
    expect(await resultOf('A1', 2)).toBe('agreed 8');
  }, 120_000);

  it('of a pair goes with it, waits where others still play, and never answers for the next pair', async () => {
    for (const [table, board] of [
      ['A3', 5],
      ['A3', 6],
      ['A2', 3],
    ] as const) {
      await evening.command('result.record', { ...play(table, 1, board), result: { kind: 'passed-out' } });
    }
    await evening.command('session.call-round', { session: '3', round: 2 });
    await second.page.getByRole('main').getByText(like('entry.away')).waitFor();
    await expectScene(second.page, 'phones-8-away');
    await second.button(say('calls.make')).click();
    await second.button(say('calls.say')).click();
    await second.page.getByText(say('calls.matter.wrong-score'), { exact: true }).click();
    await second.button(say('calls.sayAction')).click();
    const call = say('calls.calledTable', { round: '2', matter: say('calls.matter.wrong-score') });
    const byPair = `${say('calls.ofPair', { pair: 'EW 1', table: 'A2' })}: ${call}`;
    await second.page.getByText(call).waitFor();
    await expectScene(second.page, 'phones-8-away-called');
    await marta.getByText(byPair).waitFor();
    await second.button(say('calls.takeBack')).click();
    await marta.getByText(byPair).waitFor({ state: 'detached' });
    await second.button(say('calls.make')).waitFor();
    await evening.command('result.record', { ...play('A2', 1, 4), result: { kind: 'passed-out' } });
    await evening.command('table.move-on', { session: '3', table: 'A2', round: 2 });
    await second.page.getByText(say('entry.round', { round: '2', rounds: '3' })).waitFor();
    await second.page
      .getByRole('heading', { name: new RegExp(`^${say('table.name', { table: 'A2' })}`) })
      .waitFor();
    await expectScene(second.page, 'phones-9-next-table');
    // What it played before is still its own to speak of.
    await second.page.locator('summary', { hasText: say('entry.wrongList') }).click();
    await second.button(say('entry.wrongOf', { board: '1', round: '1' })).click();
    await second.button(say('entry.wrong')).click();
    const wrong = second.page.getByRole('dialog');
    await wrong.getByRole('button', { name: say('contract.outcome.down', { count: 1 }) }).click();
    await expectScene(second.page, 'phones-9-wrong-before');
    await wrong.getByRole('button', { name: say('entry.wrongAsk') }).click();
    await second.page.getByRole('main').getByText(like('entry.asked.asked')).waitFor();
    const wanted = marta.getByRole('main').getByText(like('room.want.correction')).filter({ hasText: 'EW' });
    await wanted.waitFor();
    await marta.getByRole('button', { name: say('room.correctionDecline') }).click();
    await marta.getByRole('dialog').getByText(say('room.correctionDeclineText')).waitFor();
    await marta.getByRole('dialog').getByRole('textbox').fill(DECLINED);
    await marta.getByRole('dialog').locator('button[type=submit]').click();
    await wanted.waitFor({ state: 'detached' });
    await second.page.reload();
    await second.page.locator('summary', { hasText: say('entry.wrongList') }).click();
    await second.button(say('entry.wrongOf', { board: '1', round: '1' })).click();
    await second.page.getByRole('main').getByText(like('entry.asked.declined')).waitFor();
    await second.page
      .getByRole('main')
      .getByText(say('entry.askedWhy', { reason: DECLINED }))
      .waitFor();
  }, 120_000);

  it('of a pair reads its own results on its card, and a stranger how to see them', async () => {
    const stranger = await venue.person({ viewport: SMALL });
    await stranger.goto(`${at}/session/3/pair/A-EW1`);
    const hint = say('card.ownHintSide', { side: say('contract.sideName.EW') });
    await stranger.getByRole('link', { name: say('card.ownHint') }).waitFor();
    await stranger.getByText(hint).waitFor();
    await expectScene(stranger, 'phones-9-card-of-stranger');
    await second.page.goto(`${at}/session/3/pair/A-EW1`);
    await second.page.getByText(like('card.ownOnly')).waitFor();
    await second.page
      .getByRole('main')
      .getByText(say('entry.askedWhy', { reason: DECLINED }))
      .waitFor();
    expect(await stranger.getByText(DECLINED).count()).toBe(0);
    expect(await second.page.getByText(hint).count()).toBe(0);
    await second.page.goto('/table');
    await second.page.getByText(say('entry.round', { round: '2', rounds: '3' })).waitFor();
  }, 120_000);

  it('that stays at its table calls the director to a board that others have played there', async () => {
    await first.page.getByRole('button', { name: say('move.goOn', { round: '2' }) }).click();
    // By the keyboard: a tap this soon behind another one is taken for a double one.
    await first.page.locator('summary', { hasText: say('entry.beforeList') }).press('Enter');
    await first.button(say('entry.wrongOf', { board: '2', round: '1' })).click();
    await first.page.getByRole('heading', { name: say('entry.beforeTitle', { board: '2' }) }).waitFor();
    await expectScene(first.page, 'phones-9-wrong-of-others');
    await first.page
      .getByRole('dialog')
      .getByRole('button', { name: say('calls.make') })
      .click();
    const matter = say('calls.matter.wrong-score');
    const call = say('calls.called', { board: '2', round: '1', matter });
    await first.page.getByText(call).waitFor();
    await marta.getByText(call).waitFor();
    await first.button(say('calls.takeBack')).click();
    await marta.getByText(call).waitFor({ state: 'detached' });
  }, 120_000);

  it('of a pair is asked for what the others enter of a round that it has left, and where it plays late', async () => {
    await evening.command('result.void', { ...play('A1', 1, 1), reason: 'Another board was scored' });
    await second.page.getByRole('heading', { name: say('entry.leftOpen') }).waitFor();
    const enter = `/api/tournaments/${evening.tournament}/commands/result.enter`;
    const status = await first.page.evaluate(
      async ([path, id, body]) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': id! };
        return (await fetch(path!, { method: 'POST', headers, body: body! })).status;
      },
      [
        enter,
        randomUUID(),
        JSON.stringify({
          ...play('A1', 1, 1),
          side: 'NS',
          result: { kind: 'score', score: 420 },
        }),
      ],
    );
    expect(status).toBe(200);
    await second.page
      .getByRole('main')
      .getByText(
        say('entry.isItRightOf', { board: '1', round: '1', table: 'A1', side: say('contract.sideName.NS') }),
      )
      .waitFor();
    await expectScene(second.page, 'phones-9-asked-of-before');
    await second.button(say('entry.confirm')).press('Enter');
    await second.page.getByRole('main').getByText(like('entry.isItRightOf')).waitFor({ state: 'detached' });
    await second.sent();
    await evening.command('result.void', { ...play('A1', 1, 2), reason: 'Not played at all' });
    await evening.command('result.postpone', { ...play('A1', 1, 2), reason: 'Not played at all' });
    await second.button(say('entry.status.postponed', { board: '2' })).click();
    await second.page.getByText(say('entry.leftLater', { board: '2', round: '1' })).waitFor();
    for (const [table, board] of [
      ['A1', 3],
      ['A1', 4],
      ['A2', 5],
      ['A2', 6],
    ] as const) {
      await evening.command('result.record', { ...play(table, 2, board), result: { kind: 'passed-out' } });
    }
    await evening.command('result.begin-late-play', { ...play('A1', 1, 2), at: 'A3' });
    await second.page.getByText(say('entry.leftLate', { board: '2', round: '1', table: 'A3' })).waitFor();
    await expectScene(second.page, 'phones-9-late-elsewhere');
    // Nothing is open in its own round: the late board alone is entered.
    await second.button('2').nth(1).waitFor({ state: 'detached' });
    await second.tap('2H W =');
    await second.button(say('entry.lateEnter')).click();
    await second.page
      .getByRole('heading', { name: say('entry.stillToAnswer', { side: say('contract.sideName.NS') }) })
      .waitFor();
    await second.sent();
  }, 120_000);

  it('has nothing cut, broken or run over in letters of twice the size, nor with a name of one long word', async () => {
    const card = `${at}/session/3/pair/A-EW1`;
    const faults = [
      ...(await faultsOf(second.page, 'phones-large-entry', LARGE)),
      ...(await faultsOf(first.page, 'phones-large-move', LARGE)),
    ];
    await second.page.goto(card);
    await second.page.getByText('Gosia Nowak').first().waitFor();
    faults.push(...(await faultsOf(second.page, 'phones-large-card', LARGE)));
    await namedAtLength(second.page);
    faults.push(
      ...(await faultsOf(second.page, 'phones-long-name', [{ width: 195, letters: 100 }, ...LARGE])),
    );
    await second.page.goto('/pair');
    await second.page.getByRole('heading').first().waitFor();
    faults.push(...(await faultsOf(second.page, 'phones-large-pair', LARGE)));
    await second.page.goto('/table');
    expect(faults).toEqual([]);
  }, 120_000);

  it('one that has lost its table reads why, each cause in one sentence', async () => {
    const third = await venue.person({ viewport: SMALL, locale: 'ru-RU' });
    await third.goto(cards.get('A1')!);
    await third.getByText(say('pair.taken', { table: 'A1' }, 'ru')).waitFor();
    await expectScene(third, 'phones-10-taken-russian');
    await third.getByRole('button', { name: say('pair.replace', {}, 'ru') }).click();
    await third.getByText(say('pair.asked', { table: 'A1' }, 'ru')).waitFor();
    await expectScene(third, 'phones-10-asked-russian');
    await first.page.getByText(say('table.asked')).waitFor();
    await expectScene(first.page, 'phones-11-asked');
    await first.button(say('table.keepThis')).click();
    await third.getByRole('alert').waitFor();
    await expectScene(third, 'phones-11-kept-russian');
    await third.getByRole('button', { name: say('action.back', {}, 'ru') }).click();
    await third.getByRole('button', { name: say('pair.replace', {}, 'ru') }).click();
    await first.button(say('table.makeRoom')).click();
    await third
      .getByRole('main')
      .getByText(say('pair.done', { table: 'A1' }, 'ru'))
      .waitFor();
    const goOn = third.getByRole('link', { name: say('pair.goOn', {}, 'ru') });
    await goOn.and(third.locator(':focus')).waitFor();
    await third.goto('/table');
    await first.page.getByText(say('table.ended.replaced', { table: 'A1' })).waitFor();
    await expectScene(first.page, 'phones-11-replaced');
    const { body } = await evening.director.get(`/api/tournaments/${evening.tournament}/devices`);
    const live = (body.devices as { id: string; session: string; revokedAt: string | null }[]).filter(
      ({ session, revokedAt }) => session === '3' && revokedAt === null,
    );
    for (const { id } of live)
      await evening.director.send(
        'DELETE',
        `/api/tournaments/${evening.tournament}/devices/${id}`,
        undefined,
      );
    await third.getByText(say('table.ended.revoked', { table: 'A1' }, 'ru')).waitFor();
    await expectScene(third, 'phones-12-removed-russian');
    await second.page.getByText(piece('table.ended.revoked')).waitFor();
  }, 120_000);

  /** @returns the address by which somebody becomes the second director */
  async function invited(): Promise<string> {
    const pages = new OrganiserPages(olga);
    await olga.goto(at);
    return pages.inviteDirector();
  }
});

/*
 * The cards of a club, printed once: session 4 with them, its close, and another tournament that has two tables only.
 */
describe('cards that last for the season', () => {
  let cards: ReadonlyMap<string, string>;
  let atA1: Page;
  let atA3: Page;
  const panel = () => olga.getByRole('region', { name: 'KB Wawel' });

  it('are printed with the name of the club, and belong at once to the session they are made from', async () => {
    await startSession('4', entries, 2);
    await olga.goto(`${at}/session/4/set-up`);
    await olga.getByText(say('session.more')).click();
    await button(say('lasting.make')).click();
    await olga.getByLabel(say('lasting.name')).fill('KB Wawel');
    const made = await new OrganiserPages(olga).cards(say('lasting.make'));
    cards = new Map([...made].map(([table, link]) => [table, `/pair${new URL(link).hash}`]));
    expect([...cards.keys()]).toEqual(['A1', 'A2', 'A3']);
    await olga
      .getByText(new RegExp(`^KB Wawel · ${say('lasting.valid', { day: '.+' })}`))
      .first()
      .waitFor();
    expect(await olga.getByText('Spring league', { exact: false }).locator('visible=true').count()).toBe(0);
    await expectScene(olga, 'lasting-1-printed');
    await button(say('action.back')).click();
    atA1 = await venue.person({ viewport: PHONE });
    await atA1.goto(cards.get('A1')!);
    await atA1
      .getByRole('main')
      .getByText(say('pair.done', { table: 'A1' }))
      .waitFor();
    await panel().getByText(say('lasting.here')).waitFor();
    await expectScene(olga, 'lasting-3-bound');
  }, 120_000);

  it('pair phones with their tables', async () => {
    await atA1.getByRole('link', { name: say('pair.goOn') }).click();
    atA3 = (await TablePhone.scan(venue, 'A3', cards.get('A3')!)).page;
    expect(new URL(atA3.url()).pathname).toBe('/table');
    const bytes = await scriptOfFirstLoad(atA3, venue.server.base, '/table', () =>
      atA3.getByText('A3').first().waitFor(),
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(110_000);
  }, 120_000);

  it('lead to the results once the session is over', async () => {
    await finishSession('4', 2);
    await atA1.getByText(say('entry.over')).waitFor();
    const visitor = await venue.person({ viewport: PHONE });
    await visitor.goto(cards.get('A2')!);
    await visitor
      .getByText('Play at table A2 is over or has not begun. Scan the card again when play begins.')
      .waitFor();
    await expectScene(visitor, 'lasting-4-between-sessions');
    await visitor.getByRole('link', { name: say('pair.lastResults') }).click();
    await visitor.waitForURL(`**${at}/session/4`);
  }, 120_000);

  it('pair in another tournament that is given them, and say where it has no such table', async () => {
    const autumn = await Evening.open(venue.server, 'Autumn league');
    await autumn.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'howell', tables: 2, rounds: 3 };
    await autumn.command('session.set-movement', {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 1, movement }],
    });
    await olga.goto(`/tournaments/${autumn.tournament}/tables`);
    await panel()
      .getByText(say('lasting.elsewhere', { session: '4', tournament: 'Spring league' }))
      .waitFor();
    await expectScene(olga, 'lasting-5-elsewhere');
    await button(say('lasting.bind', { session: '1' })).click();
    await panel().getByText(say('lasting.here')).waitFor();
    // The phone of the evening before is none of this one's before it scans.
    await atA1.reload();
    await atA1.getByText(say('entry.over')).waitFor();
    await atA1.goto(cards.get('A1')!);
    await atA1
      .getByRole('main')
      .getByText(say('pair.done', { table: 'A1' }))
      .waitFor();
    await atA1.getByText('Autumn league').waitFor();
    await expectScene(atA1, 'lasting-6-same-card');
    await atA3.goto(cards.get('A3')!);
    await atA3.getByText('No session uses table A3 now. Ask the director.').waitFor();
    await expectScene(atA3, 'lasting-7-no-such-table');
  }, 120_000);

  it('end where new ones are asked for, for one table alone', async () => {
    await panel().getByLabel(say('pairing.tables')).selectOption('A2');
    await panel()
      .getByRole('button', { name: say('newCards.button') })
      .click();
    await dialog.getByText(say('newCards.text', { count: 1, table: 'A2' })).waitFor();
    await expectScene(olga, 'lasting-8-new-card');
    const fresh = await new OrganiserPages(olga).cards(say('newCards.action', { count: 1 }));
    const visitor = await venue.person({ viewport: PHONE });
    await visitor.goto(cards.get('A2')!);
    await visitor.getByText('This link has been cancelled. Ask for a new one.').waitFor();
    await TablePhone.scanWith(visitor, 'A2', `/pair${new URL(fresh.get('A2')!).hash}`);
  }, 120_000);
});

/*
 * Round 1 of a session of its own at table A1, which both sides have one tablet for.
 */
describe('a tablet on the table', () => {
  const UPRIGHT = { width: 820, height: 1180 };
  const ON_ITS_SIDE = { width: 1180, height: 820 };
  let tablet: TablePhone;
  let hall: Evening;

  /** What a page needs beyond the screen, and the least height of its keys. */
  async function roomOf(page: Page) {
    return page.evaluate(() => ({
      beyond: Math.max(0, document.documentElement.scrollHeight - innerHeight),
      key: Math.min(
        ...[...document.querySelectorAll('fieldset button')].map((key) => key.getBoundingClientRect().height),
      ),
    }));
  }

  beforeAll(async () => {
    hall = await Evening.open(venue.server, 'Tablets');
    await hall.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    await hall.command('session.set-movement', {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    for (const contestant of SEATS) {
      const entry = await hall.register(`North ${contestant}`, `South ${contestant}`);
      await hall.command('session.seat', { session: '1', contestant, entry });
    }
    await hall.command('session.start', { session: '1' });
    await hall.command('session.call-round', { session: '1', round: 1 });
    const { body } = await hall.director.post(`/api/tournaments/${hall.tournament}/devices/sheet`, {
      session: '1',
      tables: ['A1'],
    });
    const [card] = body.tables as { link: string }[];
    const page = await venue.person({ viewport: UPRIGHT });
    tablet = await TablePhone.scanWith(page, 'A1', `/pair${new URL(card!.link).hash}`);
    await tablet.button(say('entry.seatsSo')).click();
    await tablet.button(say('entry.seatsSo')).waitFor({ state: 'detached' });
  }, 120_000);

  it('has all keys of a result large and in sight, upright and on its side', async () => {
    const { page } = tablet;
    const deals = page.getByText(say('entry.deals', { seat: say('contract.seatName.N') }));
    for (const size of [UPRIGHT, ON_ITS_SIDE]) {
      await page.setViewportSize(size);
      await tablet.tap('4S S =');
      expect(await roomOf(page)).toEqual({ beyond: 0, key: 60 });
      expect(await deals.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(24);
      await expectScene(page, `tablet-1-entry-${size.width}`);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await faultsOf(page, 'tablet-large', [...LARGE, { width: 820, letters: 200 }])).toEqual([]);
  }, 120_000);

  it('tells after agreement what both sides have', async () => {
    const { page } = tablet;
    await tablet.handOver();
    const asked = { side: say('contract.sideName.EW'), score: '−420' };
    await page.getByText(say('entry.scoreOfAsked', asked)).waitFor();
    await expectScene(page, 'tablet-2-confirm');
    await tablet.confirm(1);
    await tablet.sent();
    const has = (side: 'NS' | 'EW') => page.getByRole('row', { name: say(`contract.sideName.${side}`) });
    await has('NS').getByRole('cell', { name: '+420' }).waitFor();
    await has('EW').getByRole('cell', { name: '−420' }).waitFor();
    // Alone on the board both have half of it.
    await page.getByRole('caption').getByText(say('entry.soFar')).waitFor();
    for (const side of ['NS', 'EW'] as const) await has(side).getByRole('cell', { name: '50.00%' }).waitFor();
    await page.setViewportSize(UPRIGHT);
    await expectScene(page, 'tablet-3-done');
  }, 120_000);

  it('is used by the keyboard alone, and every step has the focus on its heading', async () => {
    const { page } = tablet;
    const focused = page.locator(':focus');
    const isAt = (heading: string) => page.getByRole('heading', { name: heading }).and(focused).waitFor();
    const tabTo = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).waitFor();
      const button = page.getByRole('button', { name, exact: true }).and(focused);
      for (let tabs = 0; tabs < 80 && (await button.count()) === 0; tabs++) await page.keyboard.press('Tab');
      await expect(button.count()).resolves.toBe(1);
    };
    const press = async (...names: readonly string[]) => {
      for (const name of names) {
        await tabTo(name);
        await page.keyboard.press('Enter');
      }
    };
    const passOn = say('entry.handOver', { side: 'EW' });
    const handed = say('entry.handedTo', { side: say('contract.sideName.EW') });
    const board = say('entry.board', { board: '2' });
    await page.setViewportSize(PHONE);
    await isAt(say('entry.done.agreed', { board: '1' }));
    await press(say('entry.nextBoard', { board: '2' }));
    await isAt(board);
    await press('3', passOn);
    // What is missing is said, and is where the focus goes.
    const missing = ['strain', 'declarer', 'tricks'].map((part) =>
      say(`entry.part.${part}` as 'entry.part.strain'),
    );
    await heard(page, say('entry.incomplete', { parts: missing.join(', ') }));
    await page
      .getByRole('button', { name: say('contract.strain.C') })
      .and(focused)
      .waitFor();
    const keys = [
      say('contract.strain.S'),
      say('contract.seatName.N'),
      say('contract.outcome.over', { count: 1 }),
    ];
    await press(...keys, passOn);
    await isAt(handed);
    await tablet.sent();
    await press(say('entry.dispute'));
    await isAt(board);
    await heard(page, say('entry.disputed', { side: say('contract.sideName.EW') }));
    await press(say('contract.outcome.made'), passOn);
    await isAt(handed);
    await press(say('entry.confirm'));
    await isAt(say('entry.done.agreed', { board: '2' }));
    await press(say('calls.make'));
    await isAt(say('entry.done.agreed', { board: '2' }));
    await heard(page, say('calls.calledAt', { time: '' }).trim());
    await tabTo(say('calls.takeBack'));
    // The server has heard of the call: the focus stays where it is.
    await tablet.sent();
    await page
      .getByRole('button', { name: say('calls.takeBack') })
      .and(focused)
      .waitFor();
    await page.keyboard.press('Enter');
    await isAt(say('entry.done.agreed', { board: '2' }));
    await tablet.sent();
    await press(say('entry.toMove'));
    await isAt('North A-NS1');
    await page.getByRole('listitem').filter({ hasText: board }).waitFor();
    for (const [table, boards] of [
      ['A2', [3, 4]],
      ['A3', [5, 6]],
    ] as const) {
      for (const each of boards) {
        const play = { session: '1', table, round: 1, board: each };
        await hall.command('result.record', { ...play, result: { kind: 'passed-out' } });
      }
    }
    await hall.command('session.call-round', { session: '1', round: 2 });
    await heard(page, say('session.roundOf', { round: '2', rounds: '3' }), say('move.goOn', { round: '2' }));
    await press(say('move.goOn', { round: '2' }));
    await isAt(say('entry.seats'));
    await press(say('entry.seatsSo'));
    await isAt(say('entry.board', { board: '3' }));
    await press(say('entry.seats'));
    await isAt(say('entry.seats'));
  }, 120_000);
});

describe('a table of regulars', () => {
  const REGULARS = { N: 'Łukasz Żak', S: 'Nina Holm', E: 'Юрий Орлов', W: 'Nils Berg' } as const;
  const TYPED = { N: 'luk', S: 'nin', E: 'yur', W: 'nil' } as const;

  it('types itself with at most 20 taps, puts one right by one tap, and the desk shows who has no number', async () => {
    const csv = [
      'Number;Name;Club',
      ...Object.values(REGULARS).map((name, number) => `90${number};${name};Acol`),
      '910;Nina Berg;Beta',
    ];
    const file = { 'content-type': 'application/octet-stream' };
    await evening.director.post('/api/installation/member-lists?name=Union', csv.join('\n'), file);
    const club = await Evening.open(venue.server, 'Regulars');
    await club.command('session.create', { session: '1' });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    const sections = [{ section: 'A', boardsPerRound: 1, movement }];
    await club.command('session.set-movement', { session: '1', sections });
    await club.command('session.start', { session: '1' });
    await club.command('session.call-round', { session: '1', round: 1 });
    const { body } = await club.director.post(`/api/tournaments/${club.tournament}/devices/sheet`, {
      session: '1',
      tables: ['A1'],
    });
    const [card] = body.tables as { link: string }[];
    const page = await venue.person({ viewport: PHONE });
    const phone = await TablePhone.scanWith(page, 'A1', `/pair${new URL(card!.link).hash}`);
    const main = page.getByRole('main');
    const seat = (name: keyof typeof REGULARS) =>
      page.getByRole('textbox', { name: say(`contract.seatName.${name}`) });
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    // By the keyboard that a tap has opened: after a choice it is the next seat's.
    const type = async (letters: string) => {
      taps += letters.length;
      await page.keyboard.type(letters);
    };
    await tap(seat('N'));
    for (const name of ['N', 'S', 'E', 'W'] as const) {
      await type(TYPED[name]);
      const found = main.getByRole('button', { name: `${REGULARS[name]} · Acol` });
      await found.waitFor();
      if (name === 'S') await expectScene(page, 'regulars-1-found');
      await tap(found);
    }
    await expectScene(page, 'regulars-2-chosen');
    await tap(phone.button(say('entry.namesAction')));
    await phone.button(say('entry.namesAction')).waitFor({ state: 'detached' });
    expect(taps).toBeLessThanOrEqual(20);

    await phone.button(say('entry.namesCorrect')).click();
    await phone.button(say('entry.notThisPlayer', { name: REGULARS.W })).click();
    await page.keyboard.type('A Guest');
    await phone.button(say('entry.namesAction')).click();
    await phone.button(say('entry.namesCorrect')).waitFor();
    const desk = await venue.organiser();
    await desk.goto(`/tournaments/${club.tournament}/session/1/room/pairs`);
    await desk.getByText(say('room.withoutNumber', { count: 1 })).waitFor();
    await desk.getByText(say('room.noNumber', { names: 'A Guest' })).waitFor();
    await expectScene(desk, 'regulars-3-without-number');
  }, 120_000);
});

it('has nothing that pages complain about', () => expect(venue.complaints).toEqual([]));
