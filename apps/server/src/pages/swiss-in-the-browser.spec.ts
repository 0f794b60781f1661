import type { Locator, Page } from 'playwright-core';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { SessionSeen } from '#projections';
import { Evening } from '../testing/evening.js';
import { type Venue, PHONE, WALL } from './testing/venue.js';
import { expectOneFilled } from './testing/filled.js';
import { openEvening } from './testing/open-evening.js';
import { DEFAULT_SETTINGS } from '#tournament';
import { rowsPainted } from './testing/rows-painted.js';
import { expectScene } from './testing/scene.js';
import { like, piece, say } from '../testing/words.js';

/*
 * A Swiss of seven pairs and three rounds from the pages: the director sets it up, draws rounds, exchanges two pairs, and
 * decides when a result is corrected after a draw. The lower number is the better pair.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let dialog: Locator;
let at: string;

const SESSION = { session: '1' };
const PAIRS = [
  'Anna Jan',
  'Celina Darek',
  'Ewa Filip',
  'Gosia Henryk',
  'Iga Karol',
  'Lena Marek',
  'Nina Olek',
];

beforeAll(async () => {
  ({ venue, evening, at, olga, dialog } = await openEvening('Swiss Pairs'));
  for (const pair of PAIRS) await evening.register(...pair.split(' ').map((name) => `${name} Nowak`));
  await evening.command('session.create', SESSION);
}, 120_000);
afterAll(() => venue?.close());
afterEach(() => venue.showAll());

/** What the tables of a large field score on a board, from the best for North-South to the best for East-West. */
const SCORES = [450, 420, 170, 140, -50, -100, -110, -420];

function button(name: string): Locator {
  return olga.getByRole('button', { name, exact: true });
}

function select(name: string): Locator {
  return olga.getByRole('combobox', { name, exact: true });
}

function phone(): Promise<Page> {
  return venue.person({ viewport: PHONE, locale: 'pl-PL' });
}

async function answerDialog(reason: string): Promise<void> {
  await dialog.getByLabel(say('room.reason')).fill(reason);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

async function meetings(round: number): Promise<{ table: string; ns: string; ew: string }[]> {
  const head = (await evening.book()).length;
  const path = `/api/tournaments/${evening.tournament}/sessions/1?after=${head}`;
  const { sections } = (await evening.director.get(path)).body as unknown as SessionSeen;
  return sections[0]!.movement.rows.flatMap((row, index) => {
    const play = row[round - 1];
    return play ? [{ table: `A${index + 1}`, ns: play.ns, ew: play.ew }] : [];
  });
}

async function score(round: number): Promise<void> {
  for (const { table, ns, ew } of await meetings(round)) {
    if ([ns, ew].includes('8')) continue;
    for (const board of [2 * round - 1, 2 * round]) {
      // Two results are entered from a traveller already.
      if (board === 1 && ['A1', 'A2'].includes(table)) continue;
      const result = { kind: 'score', score: Number(ns) < Number(ew) ? 110 : -110 };
      await evening.command('result.record', { ...SESSION, table, round, board, result });
    }
  }
}

it('is chosen on the page of preparation', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByText(say('swiss.kind.swiss')).click();
  // Until it is set there is no other method beside it that would not count.
  await olga.getByText(say('session.methodOfSwiss')).waitFor();
  const method = olga.getByLabel(say('method.choose'), { exact: true });
  // The rules of the tournament alone have one, for other sessions.
  expect(await method.count()).toBe(1);
  // Whoever looks at the entries in between, or loads the page again, finds the kind as it was chosen.
  await olga.reload();
  await olga.goto(`${at}/entries`);
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByLabel(say('swiss.rounds'), { exact: true }).fill('3');
  await olga.getByLabel(say('swiss.boardsPerRound')).fill('2');
  await olga.getByText(say('swiss.first.neighbours')).click();
  const accelerated = olga.getByLabel(say('swiss.accelerated'));
  await accelerated.check();
  await expectScene(olga, 'swiss-1-set-up');
  await accelerated.uncheck();
  await button(say('swiss.set')).click();
  await olga
    .getByText(say('movement.roundsCount', { count: 3 }))
    .first()
    .waitFor();
  expect((await meetings(1)).map(({ ns, ew }) => `${ns}-${ew}`)).toEqual(['1-2', '3-4', '5-6', '7-8']);
  // A Swiss goes by victory points, and its clock by the boards of a round.
  await olga.getByText(like('method.by.victory-points')).waitFor();
  expect(await method.first().inputValue()).toBe('ebu-swiss-pairs');
  const head = (await evening.book()).length;
  const { body } = await evening.director.get(`/api${at}/sessions/1?after=${head}`);
  expect((body as unknown as SessionSeen).settings).toMatchObject({
    clock: { round: 15 },
    method: { name: 'ebu-swiss-pairs' },
  });
  // Another choice begins with the Swiss that is set.
  await olga.reload();
  await button(say('movement.another')).click();
  await olga.getByLabel(say('swiss.boardsPerRound')).waitFor();
  const wished = [say('swiss.rounds'), say('swiss.boardsPerRound')].map((label) =>
    olga.getByLabel(label, { exact: true }),
  );
  expect(await Promise.all(wished.map((one) => one.inputValue()))).toEqual(['3', '2']);
  await button(say('movement.keep')).click();
  await olga
    .getByText(say('movement.roundsCount', { count: 3 }))
    .first()
    .waitFor();
  const { entries } = (await evening.director.get(`/api${at}/entries`)).body as {
    entries: { entry: string }[];
  };
  for (const [index, { entry }] of entries.entries())
    await evening.command('session.seat', { ...SESSION, contestant: `A-${index + 1}`, entry });
  await evening.command('tournament.publish');
  // Before the start nobody is named at tables: names come from entries.
  await olga.goto(`${at}/session/1/room/pairs`);
  await button(say('room.doLabel', { what: say('room.do.admit'), pair: '8' })).click();
  await dialog.getByLabel(say('room.fromRound')).waitFor();
  expect(await dialog.getByLabel(say('room.northOrEast')).count()).toBe(0);
  await olga.keyboard.press('Escape');
  await evening.command('session.start', SESSION);
}, 120_000);

it('goes down a traveller by Enter, and enters nothing before its last line', async () => {
  await evening.command('session.call-round', { ...SESSION, round: 1 });
  const { length } = await evening.book();
  await olga.goto(`${at}/session/1/room/board/1`);
  const traveller = olga.getByRole('region', { name: say('room.traveller', { board: '1' }) });
  const lines = traveller.getByRole('textbox');
  await lines.first().click();
  await olga.keyboard.type('110');
  await olga.keyboard.press('Enter');
  await olga.keyboard.type('110');
  expect(await lines.nth(0).inputValue()).toBe('110');
  expect(await lines.nth(1).inputValue()).toBe('110');
  expect((await evening.book()).length).toBe(length);
  await olga.keyboard.press('Enter');
  await olga.keyboard.press('Enter');
  await traveller.getByRole('textbox').nth(1).waitFor({ state: 'detached' });
  const recorded = (await evening.book()).slice(length).filter(({ type }) => type === 'result.recorded');
  expect(recorded).toHaveLength(2);
}, 120_000);

it('takes a pair that has played a round to leave from the next, and a late one without the boards it missed', async () => {
  await olga.goto(`${at}/session/1/room/pairs`);
  const from = dialog.getByLabel(say('room.fromRound'));
  // It is known once the room has been read.
  const isFrom = (round: string) =>
    until(`it is round ${round}`, async () => (await from.inputValue()) === round);
  await button(say('room.doLabel', { what: say('room.do.leave'), pair: '1' })).click();
  await isFrom('2');
  await olga.keyboard.press('Escape');
  await button(say('room.doLabel', { what: say('room.do.leave'), pair: '5' })).click();
  await isFrom('1');
  await olga.keyboard.press('Escape');
  await button(say('room.doLabel', { what: say('room.do.admit'), pair: '8' })).click();
  // Round 1 can still be played: nothing is missed.
  const missed = dialog.getByRole('radio', { name: say('room.missed.not-played'), checked: true });
  await isFrom('1');
  expect(await missed.count()).toBe(0);
  await from.fill('2');
  await missed.waitFor();
  await dialog.getByLabel(say('room.northOrEast')).fill('Ola Nowak');
  await dialog.getByLabel(say('room.southOrWest')).fill('Piotr Nowak');
  await expectScene(olga, 'swiss-1-late-pair');
  const { length } = await evening.book();
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByText('Ola Nowak – Piotr Nowak').waitFor();
  expect((await evening.book()).slice(length).map(({ type }) => type)).toEqual([
    'session.players-named',
    'session.contestant-arrived',
  ]);
  await evening.command('session.withdraw-contestant', { ...SESSION, contestant: 'A-8', fromRound: 1 });
  await button(say('room.doLabel', { what: say('room.do.admit'), pair: '8' })).click();
  await dialog.getByLabel(say('room.northOrEast')).waitFor();
  expect(await dialog.getByLabel(say('room.northOrEast')).inputValue()).toBe('Ola Nowak');
  await olga.keyboard.press('Escape');
}, 120_000);

it('keeps the focus off the keys of the room once a traveller is entered, and goes on to the next board', async () => {
  const traveller = olga.getByRole('region', { name: say('room.traveller', { board: '1' }) });
  const lines = traveller.getByRole('textbox');
  await olga.goto(`${at}/session/1/room/board/1`);
  await lines.first().waitFor();
  while ((await lines.count()) > 0) {
    const count = await lines.count();
    for (let line = 0; line < count; line += 1) await lines.nth(line).fill('110');
    await lines.last().press('Enter');
    await lines.nth(count - 1).waitFor({ state: 'detached' });
  }
  const onward = traveller.getByRole('link', { name: say('room.travellerNext', { board: '2' }) });
  await onward.waitFor();
  expect(await onward.evaluate((link) => link === document.activeElement)).toBe(true);
  await olga.keyboard.type('rs');
  expect(new URL(olga.url()).pathname).toMatch(/\/room\/board\/1$/);
  await olga.keyboard.press('Enter');
  const next = olga
    .getByRole('region', { name: say('room.traveller', { board: '2' }) })
    .getByRole('textbox')
    .first();
  await next.waitFor();
  await olga.keyboard.type('4');
  expect(await next.inputValue()).toBe('4');
  await next.fill('');
}, 120_000);

it('draws the next round from the room, with places and who sits out', async () => {
  await score(1);
  const player = await phone();
  await player.goto(`${at}/session/1/pair/A-1`);
  await player
    .getByText(say('guide.undrawn', {}, 'pl'))
    .first()
    .waitFor();
  await expectScene(player, 'swiss-2-not-drawn');
  await olga.goto(`${at}/session/1/room`);
  await olga.getByRole('link', { name: say('swiss.draw', { round: '2' }) }).click();
  await olga.getByText(say('swiss.next', { round: '2' })).waitFor();
  // Where the round is drawn, nothing else is called so.
  expect(await olga.getByRole('link', { name: say('swiss.draw', { round: '2' }) }).count()).toBe(0);
  await expectScene(olga, 'swiss-3-proposed');
  await button(say('swiss.draw', { round: '2' })).click();
  await olga.getByText(say('swiss.basis.standings')).waitFor();
  await olga.getByText(say('roundDraw.whyOut')).waitFor();
  expect((await meetings(2)).length).toBe(4);
}, 120_000);

it('tells everybody who plays where as soon as the round is drawn, on phones and on the hall display', async () => {
  const player = await phone();
  await player.goto(`${at}/session/1`);
  // The percentage stands beside the victory points, which have no column for it on a phone.
  const percent = player.locator('[data-row]').getByText(/^50,00.%$/);
  await percent.locator('visible=true').first().waitFor();
  expect(await percent.locator('visible=true').count()).toBe(6);
  await player.getByRole('link', { name: say('roundDraw.title', {}, 'pl') }).click();
  await player.getByText(say('roundDraw.notCalled', {}, 'pl')).waitFor();
  expect(await player.getByText(say('roundDraw.bye', {}, 'pl'), { exact: true }).count()).toBe(1);
  await expectScene(player, 'swiss-3-who-plays-where');
  const wall = await venue.person({ viewport: WALL });
  await wall.goto(`${at}/session/1/wall`);
  await wall.getByText(say('roundDraw.wall', { round: '2' })).waitFor();
  await expectScene(wall, 'swiss-3-wall');
}, 120_000);

it('exchanges two pairs that are tapped, and refuses a rematch', async () => {
  const [first] = await meetings(2);
  const tap = (pair: string) =>
    olga.getByRole('button', { name: new RegExp(`^(NS|EW) .* ${pair}$`) }).click();
  await tap(first!.ns);
  const met = { '1': '2', '2': '1', '3': '4', '4': '3', '5': '6', '6': '5' } as Readonly<
    Record<string, string>
  >;
  await tap(met[first!.ew]!);
  await dialog.getByLabel(say('room.reason')).fill('They asked for it');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('have already met').waitFor();
  await expectScene(olga, 'swiss-4-refused');
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  await dialog.waitFor({ state: 'detached' });
}, 120_000);

it('says what draws keep to, with a reason once the session has started', async () => {
  const { entries } = (await evening.director.get(`/api${at}/entries`)).body as {
    entries: { entry: string }[];
  };
  const forDraws = { groups: { club: ['Wola'], country: [], family: [] }, stationary: false, seed: null };
  for (const index of [1, 4])
    await evening.command('entries.describe-for-draws', { entry: entries[index]!.entry, forDraws });
  // The page reads its entries once: they have to be there by then.
  await until('both entries have their club', async () => {
    const { body } = await evening.director.get(`/api${at}/entries`);
    return JSON.stringify(body).split('"Wola"').length === 3;
  });
  await olga.reload();
  await olga.getByLabel(say('draw.apart.club')).check();
  await select(say('swiss.stationaryAdd')).selectOption({ index: 2 });
  await olga.getByRole('button', { name: `${say('swiss.stationaryAdd')}: ${say('swiss.add')}` }).click();
  await select(say('swiss.bansAdd')).selectOption({ index: 1 });
  await select(say('swiss.bansOther')).selectOption({ index: 4 });
  await olga.getByRole('button', { name: `${say('swiss.bansAdd')}: ${say('swiss.add')}` }).click();
  await olga.getByText(say('swiss.bans')).waitFor();
  for (const [number, tables, pairs] of [
    [1, '1-2', '1-2, 5-6'],
    [2, '3-4', '5'],
  ] as const) {
    await button(say('swiss.venueAdd')).click();
    await olga.getByLabel(say('swiss.venue.tables', { number })).fill(tables);
    await olga.getByLabel(say('swiss.venue.pairs', { number })).fill(pairs);
  }
  await olga.getByText(say('swiss.venueFault.twice', { name: '5' })).waitFor();
  await olga.getByLabel(say('swiss.venue.pairs', { number: '2' })).fill('3-4, 7');
  await expectScene(olga, 'swiss-4-keeps-to');
  await button(say('swiss.keepsToSet')).click();
  await answerDialog('A wheelchair, and two sisters');
  const chosen = (await evening.book()).findLast(({ type }) => type === 'session.draw-options-chosen');
  expect(chosen!.payload).toMatchObject({
    draw: {
      stationary: ['A-2'],
      bans: [['A-1', 'A-4']],
      apart: { rounds: 3, groups: [{ kind: 'club', contestants: ['A-2', 'A-5'] }] },
      venues: [{ tables: ['A1', 'A2'] }, { contestants: ['A-3', 'A-4', 'A-7'] }],
    },
  });
}, 120_000);

it('shows after a correction what the draw would have been, and keeps it with a reason', async () => {
  const [table] = await meetings(1);
  for (const board of [1, 2]) {
    const result = { kind: 'score', score: table!.ns === '1' ? -170 : 170 };
    const place = { ...SESSION, table: table!.table, round: 1, board };
    await evening.command('result.correct', { ...place, result, reason: 'The wrong side' });
  }
  await olga.goto(`${at}/session/1/room`);
  await olga.getByRole('link', { name: say('room.want.drawn-otherwise', { round: '2' }) }).click();
  await olga.getByText(piece('swiss.otherTitle')).waitFor();
  await expectOneFilled(olga, say('room.call', { round: '2' }));
  // Tables that would stay as they are stand there, too, on both sides.
  const tablesIn = (heading: string) =>
    olga
      .locator('div', { has: olga.getByRole('heading', { name: heading, level: 3 }) })
      .last()
      .getByRole('listitem');
  for (const heading of [say('swiss.asItIs'), say('swiss.asItWouldBe')])
    expect(await tablesIn(heading).count()).toBe((await meetings(2)).length);
  await expectScene(olga, 'swiss-5-would-be');
  await button(say('swiss.keep')).click();
  await answerDialog('They have sat down');
  await olga.getByText(piece('swiss.otherKept')).waitFor();
  await olga.goto(`${at}/session/1/room`);
  await button(say('room.call', { round: '2' })).waitFor();
  await olga.getByText(piece('swiss.otherKept')).waitFor({ state: 'detached' });
  await olga.goBack();
  await olga.getByText(piece('swiss.otherKept')).waitFor();
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'swiss-6-kept-phone');
  expect(venue.complaints).toEqual([]);
}, 120_000);

it('calls a round that was drawn otherwise meanwhile only when the director has seen how', async () => {
  await olga.goto(`${at}/session/1/room`);
  await button(say('room.call', { round: '2' })).waitFor();
  // What this page reads comes slowly, and another director exchanges two pairs.
  const reads = `**/api${at}/**`;
  await olga.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  // Pair 2 keeps its table, and 8 is nobody; whoever changes places does not meet the same pair again.
  const seats = (await meetings(2)).flatMap(({ table, ns, ew }) => [
    { table, pair: ns, meets: ew },
    { table, pair: ew, meets: ns },
  ]);
  const haveMet = (one: string, other: string) => Math.ceil(Number(one) / 2) === Math.ceil(Number(other) / 2);
  const free = seats.filter(({ pair, meets }) => !['2', '8'].includes(pair) && meets !== '8');
  const [first, second] = free
    .flatMap((one) => free.map((other) => [one, other] as const))
    .find(
      ([one, other]) =>
        one.table !== other.table && !haveMet(one.pair, other.meets) && !haveMet(other.pair, one.meets),
    )!;
  const [one, other] = [`A-${first.pair}`, `A-${second.pair}`];
  const change = { section: 'A', round: 2, one, other, reason: 'They share a car' };
  await evening.command('session.change-draw', { ...SESSION, ...change });
  const isCalled = async () =>
    (await evening.book()).some(
      ({ type, payload }) => type === 'session.round-called' && (payload as { round: number }).round === 2,
    );
  await button(say('room.call', { round: '2' })).click();
  const changed = olga.getByRole('dialog', { name: say('seenChanged.title') });
  await changed.getByRole('row', { name: new RegExp(`${first.table} `) }).waitFor();
  await expectScene(olga, 'swiss-7-called-otherwise');
  expect(await isCalled()).toBe(false);
  await olga.unroute(reads);
  await changed.getByRole('button', { name: say('seenChanged.goOn') }).click();
  await changed.waitFor({ state: 'detached' });
  await evening.until('session.round-called', 2);
  expect(await isCalled()).toBe(true);
}, 120_000);

it('has standings of 500 pairs, of which no more is in the page than is in sight, and only what changes is painted anew', async () => {
  const many = await Evening.open(venue.server, 'Five hundred pairs');
  await many.command('tournament.choose-settings', {
    settings: { ...DEFAULT_SETTINGS, standings: 'running' },
  });
  await many.command('tournament.publish');
  await many.command('session.create', SESSION);
  const others = [{ section: 'B', pairs: 250 }];
  await many.command('session.set-swiss', { ...SESSION, pairs: 250, others, rounds: 2, boardsPerRound: 2 });
  await many.command('session.start', SESSION);
  await many.command('session.call-round', { ...SESSION, round: 1 });
  for (const section of ['A', 'B']) {
    const lines = Array.from({ length: 125 }, (_, index) => ({
      table: `${section}${index + 1}`,
      round: 1,
      result: { kind: 'score', score: SCORES[index % SCORES.length] },
    }));
    await many.command('result.record-traveller', { ...SESSION, board: 1, lines });
  }
  const reader = await venue.person({ reducedMotion: 'no-preference' });
  await reader.goto(`/tournaments/${many.tournament}/session/1`);
  const rows = reader.locator('[data-row]');
  await rows.nth(20).waitFor();
  await expectScene(reader, 'long-1-standings');
  // Those of the second section may be read a moment later.
  await reader.locator('table[aria-rowcount="501"]').waitFor();
  expect(await rows.count()).toBeLessThan(80);

  await reader.evaluate(() => scrollTo(0, document.body.scrollHeight / 6));
  await reader.locator('[aria-rowindex="90"]').waitFor();
  const stood = await reader.evaluate(() => scrollY);
  const { changed, painted, shown } = await rowsPainted(reader, async () => {
    const result = { kind: 'score', score: 110 };
    await many.command('result.record', { ...SESSION, table: 'A4', round: 1, board: 2, result });
  });
  expect(painted).toEqual(changed);
  expect(changed.length).toBeLessThan(shown);
  expect(await reader.evaluate(() => scrollY)).toBe(stood);

  await reader.emulateMedia({ media: 'print' });
  await rows.nth(499).waitFor();
}, 120_000);
