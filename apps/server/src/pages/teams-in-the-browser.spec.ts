import { randomUUID } from 'node:crypto';
import { until } from '../../../../libs/queues/src/testing/until.js';
import type { Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import { namedTeam, teamOf } from '../testing/teams.js';
import { playFirstRound } from './testing/four-teams.js';
import { DESKTOP, Venue, PHONE, AFTER_THE_CHANGE, WALL } from './testing/venue.js';
import { openEveningAt } from './testing/open-evening.js';
import { expectScene } from './testing/scene.js';
import { like, piece, say } from '../testing/words.js';

let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

beforeAll(async () => {
  venue = await Venue.open();
}, 120_000);
afterAll(() => venue?.close());

describe('a session of teams that are called by their captains', () => {
  /*
   * Four teams, each against each, two boards a match. The tables of a match are side by side: A1 and A2, A3 and A4.
   */
  const TEAMS = ['Anna Boris Celina Daniel', 'Ewa Filip Gosia Henryk Iga', 'Jan Karol Lena Marek Nina Ola'];

  beforeAll(async () => {
    ({ evening, at, olga } = await openEveningAt(venue, 'Sunday teams'));
    for (const team of TEAMS) {
      await teamOf(evening, ...team.split(' ').map((name) => `${name} Nowak`));
    }
    await evening.command('session.create', { session: '1' });
    await evening.command('tournament.publish');
    spectator = await venue.person({ viewport: PHONE });
  }, 120_000);
  afterAll(() => Promise.all([olga, spectator].map((page) => page.context().close())));

  async function played(
    round: number,
    table: string,
    board: number,
    score: number,
    session = '1',
  ): Promise<void> {
    await evening.command('result.record', {
      session,
      table,
      round,
      board,
      result: { kind: 'score', score },
    });
  }

  it('enters a team with its captain', async () => {
    await olga.goto(`${at}/entries`);
    await olga.getByText(say('teams.registerTitle')).click();
    const names = ['Piotr', 'Rita', 'Stefan', 'Tamara'].map((name) => `${name} Nowak`);
    for (const [index, name] of names.entries()) {
      await olga.getByLabel(say('teams.player', { number: index + 1 }), { exact: true }).fill(name);
    }
    await olga.getByLabel(say('teams.captain')).selectOption({ label: 'Rita Nowak' });
    await expectScene(olga, 'teams-1-entering');
    await olga.getByRole('button', { name: say('teams.register') }).click();
    await olga.getByText(say('teams.called', { captain: 'Rita Nowak' })).waitFor();
    await expectScene(olga, 'teams-2-entered');
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'teams-3-entered-on-a-phone');
    await olga.setViewportSize(DESKTOP);
  }, 120_000);

  it('sets a session of teams up: who meets whom, the numbers, how matches are scored', async () => {
    await olga.goto(`${at}/session/1/set-up`);
    await olga.getByText(say('teams.what', { count: 4 })).waitFor();
    // Nobody else has entered: movements of pairs are offered only to those who ask for them.
    expect(await olga.getByText(say('swiss.kind.movement')).count()).toBe(0);
    await olga.getByText(say('teams.of.pairs')).click();
    await olga.getByText(say('swiss.kind.movement')).waitFor();
    await olga.getByText(say('teams.of.teams')).click();
    await olga.getByLabel(say('teams.boards')).fill('2');
    await expectScene(olga, 'teams-4-matches');
    await olga.getByLabel(say('movement.sections'), { exact: true }).first().fill('2');
    const takes = (movement: string) => new RegExp(`^${say('movement.useLabel', { movement, play: '.+' })}`);
    await olga.getByRole('button', { name: takes('Round robin') }).click();
    const planned = olga.getByRole('list', { name: say('teams.sectionsPlanned') }).getByRole('listitem');
    expect(
      await planned
        .filter({ hasText: say('teams.sectionMatches', { matches: 'Round robin', boards: '24' }) })
        .count(),
    ).toBe(2);
    await olga.getByRole('button', { name: say('teams.planLabel', { section: 'B' }) }).click();
    await olga.getByRole('button', { name: takes('Match in two stanzas') }).click();
    await planned.filter({ hasText: 'Match in two stanzas' }).waitFor();
    await expectScene(olga, 'teams-4-sections');
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'teams-4-sections-on-a-phone');
    await olga.setViewportSize(DESKTOP);
    await olga.getByRole('button', { name: say('teams.choose') }).click();
    await evening.until('session.movement-set', 1);
    await olga
      .getByRole('list', { name: say('teams.numbers') })
      .getByText('B 2')
      .waitFor();
    await olga.reload();
    await olga.getByText(`${say('movement.section', { section: 'B' })}: Match in two stanzas`).waitFor();
    await olga.getByRole('button', { name: say('movement.another') }).click();
    await olga.getByLabel(say('movement.sections'), { exact: true }).first().fill('1');
    await olga.getByText('A team meets only 2 of the 3 other teams.').waitFor();
    await olga.getByRole('button', { name: takes('American Whist') }).click();
    await evening.until('session.movement-set', 2);
    await olga.getByRole('button', { name: say('movement.another') }).click();
    await olga.getByLabel(say('teams.boards')).fill('2');
    await olga.getByRole('button', { name: say('teams.choose') }).click();
    await evening.until('session.movement-set', 3);
    const numbers = olga.getByRole('list', { name: say('teams.numbers') });
    await numbers.waitFor();
    const number = (team: number, name: string) =>
      numbers.getByRole('button', { name: `${say('teams.numberOf', { team })}: ${name}`, exact: true });
    await number(1, say('draw.nobody')).waitFor();
    await olga.getByRole('button', { name: say('draw.inListOrder') }).click();
    await evening.until('session.team-seated', 4);
    for (const [index, captain] of ['Anna', 'Ewa', 'Jan', 'Rita'].entries())
      await number(index + 1, `${captain} Nowak`).waitFor();
    // Two teams exchange their numbers, and undo it. A list that is rendered again meanwhile drops what is dragged.
    await until('they have exchanged their numbers', async () => {
      await number(3, 'Jan Nowak').dragTo(number(4, 'Rita Nowak'));
      return number(4, 'Jan Nowak')
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
    });
    const done = olga.getByRole('status');
    await done.getByText(say('undo.placesChanged', { session: '1', count: 2 })).waitFor();
    await done.getByRole('button', { name: say('undo.undo') }).click();
    await done.getByText(say('undo.done')).waitFor();
    await number(4, 'Rita Nowak').waitFor();
    await evening.until('session.team-seated', 8);
    await olga.getByLabel(say('teams.method')).selectOption({ label: say('teamMethod.ebu-teams') });
    await evening.until('session.matches-scored', 1);
    const steps = olga.getByRole('navigation', { name: say('steps.label') });
    await steps
      .getByRole('link', { name: new RegExp(`^3 ${say('steps.scoring')}.*${say('steps.done')}$`) })
      .waitFor();
    await steps
      .getByRole('link', { name: new RegExp(`^4 ${say('steps.numbers')}.*${say('steps.done')}$`) })
      .waitFor();
    await expectScene(olga, 'teams-5-set-up');
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'teams-6-set-up-on-a-phone');
    await olga.setViewportSize(DESKTOP);
    await evening.command('session.start', { session: '1' });
  }, 120_000);

  it('takes line-ups that nobody sees before both are there', async () => {
    await olga.goto(`${at}/session/1/line-ups`);
    await olga.getByRole('button', { name: say('teams.handInLabel', { team: '2 Ewa Nowak' }) }).click();
    const dialog = olga.getByRole('dialog');
    await dialog.getByLabel(say('contract.seatName.S')).selectOption({ label: 'Iga Nowak' });
    await expectScene(olga, 'teams-7-handing-in');
    await dialog.getByRole('button', { name: say('teams.handIn'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await olga.getByText(say('teams.state.handedIn'), { exact: true }).waitFor();
    await spectator.goto(`${at}/session/1/matches`);
    await spectator.getByText(say('match.handedIn', { rounds: '1' })).waitFor();
    await olga.getByRole('button', { name: say('teams.handInLabel', { team: '3 Jan Nowak' }) }).click();
    await dialog.getByRole('button', { name: say('teams.handIn'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await olga.getByText(say('teams.state.shown'), { exact: true }).first().waitFor();
    await expectScene(olga, 'teams-8-line-ups');
    await spectator.getByText('2 Ewa Nowak', { exact: true }).last().click();
    await spectator
      .getByText(
        new RegExp(say('match.lineUp', { round: '1', northSouth: 'Ewa Nowak – Iga Nowak', eastWest: '.+' })),
      )
      .waitFor();
  }, 120_000);

  it('takes them from the captains themselves, on phones that see nothing else', async () => {
    await olga.reload();
    await olga.getByLabel(say('teams.round')).selectOption('2');
    await olga.getByRole('button', { name: say('teams.captainLinkLabel', { team: '3 Jan Nowak' }) }).click();
    const field = olga.getByRole('textbox', { name: say('teams.captainLinkOf', { team: '3 Jan Nowak' }) });
    const link = await field.inputValue();
    const jan = await venue.person({ viewport: PHONE });
    await jan.goto(link);
    await jan.getByRole('button', { name: say('captain.handInLabel', { round: '2' }) }).click();
    const dialog = jan.getByRole('dialog');
    await dialog.getByLabel(say('contract.seatName.N')).selectOption({ label: 'Ola Nowak' });
    await dialog.getByRole('button', { name: say('captain.handIn'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await jan
      .getByText(new RegExp(say('captain.lineUp', { N: 'Ola Nowak', S: '.+', E: '.+', W: '.+' })))
      .waitFor();
    await expectScene(jan, 'teams-14-captain');
    await olga.reload();
    await olga.getByText(say('teams.captainState.entered'), { exact: true }).waitFor();
    await expectScene(olga, 'teams-15-captains');
    await olga.getByRole('button', { name: say('teams.penaltyLabel', { team: '1 Anna Nowak' }) }).click();
    const penalty = olga.getByRole('dialog');
    await penalty.getByLabel(say('room.reason')).fill('Came late');
    // A slip of the finger is asked about first.
    await penalty.getByLabel(say('match.total.victory-points'), { exact: true }).fill('1000');
    await penalty
      .getByLabel(say('ruling.isMeant', { size: say('ruling.amount.victory-points', { amount: '1000' }) }))
      .waitFor();
    await penalty.getByRole('button', { name: say('teams.penalty'), exact: true }).click();
    await penalty.getByLabel(say('match.total.victory-points'), { exact: true }).fill('1');
    await penalty
      .getByLabel(say('ruling.isMeant', { size: say('ruling.amount.victory-points', { amount: '1000' }) }))
      .waitFor({ state: 'detached' });
    await penalty.getByRole('button', { name: say('teams.penalty'), exact: true }).click();
    await olga
      .getByRole('button', { name: say('teams.penaltyBackLabel', { points: '1', team: '1 Anna Nowak' }) })
      .waitFor();
    // A team that was withdrawn by mistake plays on with both its pairs.
    await olga.getByRole('button', { name: say('teams.leaveLabel', { team: '4 Rita Nowak' }) }).click();
    await penalty.getByRole('button', { name: say('teams.leave'), exact: true }).click();
    const done = olga.getByRole('status');
    await done.getByRole('button', { name: say('undo.undo') }).click();
    await done.getByText(say('undo.done')).waitFor();
    const events = (await evening.book()).map(({ type }) => type);
    const times = (type: string) => events.filter((each) => each === type).length;
    expect([times('session.contestant-withdrew'), times('session.contestant-arrived')]).toEqual([2, 2]);
    await olga
      .getByRole('button', { name: say('teams.captainRevokeLabel', { team: '3 Jan Nowak' }) })
      .click();
    await jan.reload();
    await jan.getByText(say('captain.askForLink'), { exact: false }).waitFor();
  }, 120_000);

  it('says of the own phone of a side that it stays with its team, by name', async () => {
    const path = `/api/tournaments/${evening.tournament}/devices/code`;
    const { body } = await evening.director.post(path, { session: '1', table: 'A1' });
    const phone = await venue.person({ viewport: PHONE });
    await phone.goto('/pair');
    await phone.getByLabel(say('pair.code')).fill(body.code);
    await phone.getByRole('button', { name: say('pair.action') }).click();
    await phone
      .getByRole('main')
      .getByText(say('pair.done', { table: 'A1' }))
      .waitFor();
    const beside = `/api/tournaments/${evening.tournament}/devices/beside`;
    const code = await phone.evaluate(async (to) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'a phone of North and South' };
      return (await fetch(to, { method: 'POST', headers, body: '{"side":"NS"}' })).json();
    }, beside);
    const own = await venue.person({ viewport: PHONE });
    await own.goto('/pair');
    await own.getByLabel(say('pair.code')).fill(code.code);
    await own.getByRole('button', { name: say('pair.action') }).click();
    await own
      .getByText(new RegExp(say('pair.goesWithTeam', { team: String.raw`\d (Anna|Ewa|Jan|Rita) Nowak` })))
      .waitFor();
    await expectScene(own, 'teams-18-phone-of-a-side');
  }, 120_000);

  it('shows matches board by board, and who stands where', async () => {
    await evening.command('session.call-round', { session: '1', round: 1 });
    await playFirstRound(evening);
    await evening.command('session.call-round', { session: '1', round: 2 });
    await played(2, 'A1', 3, 140);
    await spectator.goto(`${at}/session/1/matches`);
    await spectator.getByText(say('match.after', { round: '1' }), { exact: false }).waitFor();
    await spectator.getByText('4 Rita Nowak – 1 Anna Nowak').click();
    await spectator.getByText('+370').waitFor();
    await expectScene(spectator, 'teams-9-matches-on-a-phone');
    await olga.goto(`${at}/session/1/matches`);
    await olga.getByText('4 Rita Nowak – 1 Anna Nowak').click();
    await olga.getByText('+370').waitFor();
    await expectScene(olga, 'teams-10-matches');
    const reader = await venue.person({ locale: 'pl-PL', colorScheme: 'dark' });
    await reader.goto(`${at}/session/1/matches`);
    await reader.getByText(say('match.eachAgainstEach', {}, 'pl')).waitFor();
    await expectScene(reader, 'teams-11-pl');
    await olga.goto(`${at}/session/1/room`);
    await olga.getByText('A1').first().waitFor();
    await expectScene(olga, 'teams-12-room');
    await olga.getByRole('link', { name: say('room.pairs'), exact: true }).click();
    await olga.getByText(say('room.teamsElsewhere')).waitFor();
    await olga
      .getByRole('navigation')
      .getByRole('link', { name: say('teams.lineUps') })
      .click();
    await olga.getByRole('region', { name: say('teams.penalties') }).waitFor();
    await olga.getByRole('link', { name: say('room.title') }).click();
    await olga.getByText('A1').first().waitFor();
    const wall = await venue.person({ viewport: WALL, colorScheme: 'dark' });
    await wall.clock.setFixedTime(Date.now() + AFTER_THE_CHANGE);
    await wall.goto(`${at}/session/1/wall`);
    await wall.getByText('4 Rita Nowak').waitFor();
    await expectScene(wall, 'teams-13-wall');
    expect(venue.complaints).toEqual([]);
  }, 120_000);

  it('draws a Swiss of teams match by match, with a bye and what it is worth', async () => {
    await evening.command('session.create', { session: '2' });
    await olga.goto(`${at}/session/2/set-up`);
    await olga.getByText(say('teams.kind.swiss')).click();
    await olga.getByLabel(say('teams.places'), { exact: true }).fill('5');
    await olga.getByLabel(say('teams.swissMatches'), { exact: true }).fill('2');
    await olga.getByLabel(say('teams.boards')).fill('2');
    await olga.getByText(say('swiss.first.neighbours')).click();
    await expectScene(olga, 'teams-14-swiss');
    await olga.getByRole('button', { name: say('swiss.set') }).click();
    await olga.getByRole('list', { name: say('teams.numbers') }).waitFor();
    await evening.command('session.draw-teams', { session: '2', seed: '5'.repeat(64) });
    await evening.command('session.start', { session: '2' });
    await evening.command('session.call-round', { session: '2', round: 1 });
    for (const [table, board, score] of [
      ['A1', 1, 420],
      ['A2', 1, 50],
      ['A1', 2, 110],
      ['A2', 2, 110],
      ['A3', 1, 110],
      ['A4', 1, 110],
      ['A3', 2, 110],
      ['A4', 2, 620],
    ] as const) {
      await played(1, table, board, score, '2');
    }
    await olga.goto(`${at}/session/2/room/draw`);
    await olga.getByText(say('swiss.next', { round: '2' })).waitFor();
    await expectScene(olga, 'teams-15-swiss-proposed');
    await olga.getByRole('button', { name: say('swiss.draw', { round: '2' }) }).click();
    await olga.getByText(say('swiss.basis.standings')).waitFor();
    await olga.getByText(say('swiss.tapTwoTeams')).waitFor();
    await olga.setViewportSize(PHONE);
    await expectScene(olga, 'teams-16-swiss-drawn-on-a-phone');
    await evening.command('session.call-round', { session: '2', round: 2 });
    await spectator.goto(`${at}/session/2/matches`);
    await spectator.getByText(say('match.byeWorth.share')).first().waitFor();
    await expectScene(spectator, 'teams-17-swiss-byes');
    expect(venue.complaints).toEqual([]);
  }, 120_000);
});

describe('a session of teams with names', () => {
  /*
   * Four teams of four with names, each against each, two boards a match; IMPs in victory points. In round 1 the tables of
   * Herons and Foxes are A1 and A2.
   */
  const TEAMS = ['Foxes', 'Owls of the Old Town Bridge Club', 'Wolves', 'Herons'];

  beforeAll(async () => {
    ({ evening, at, olga } = await openEveningAt(venue, 'League'));
    const entries = [];
    for (const [index, name] of TEAMS.entries()) {
      const players = ['Anna', 'Boris', 'Celina', 'Daniel'].map((first) => `${first} Nowak-${index + 1}`);
      entries.push((await namedTeam(evening, name, players)).entry);
    }
    await evening.command('session.create', { session: '1' });
    await evening.command('tournament.publish');
    const movement = { kind: 'teams', teams: { name: 'round-robin', teams: 4 } };
    const sections = [{ section: 'A', boardsPerRound: 2, movement }];
    await evening.command('session.set-movement', { session: '1', sections });
    for (const [index, entry] of entries.entries())
      await evening.command('session.seat-team', { session: '1', team: `A-${index + 1}`, entry });
    await evening.command('session.start', { session: '1' });
    spectator = await venue.person({ viewport: PHONE });
  }, 120_000);
  /** A page as it is on a desktop and on a phone. */
  async function bothSizes(page: Page, name: string): Promise<void> {
    await page.setViewportSize(DESKTOP);
    await expectScene(page, name);
    await page.setViewportSize(PHONE);
    await expectScene(page, `${name}-on-a-phone`);
  }

  it('hands in all line-ups that need no choice with one press', async () => {
    await olga.goto(`${at}/session/1/line-ups`);
    await olga.getByRole('button', { name: say('teams.handInPlain', { count: 4 }) }).waitFor();
    await expectScene(olga, 'named-teams-1-line-ups');
    await olga.getByRole('button', { name: say('teams.handInPlain', { count: 4 }) }).click();
    await evening.until('session.line-up-handed-in', 4);
    await olga.getByText(say('teams.state.shown'), { exact: true }).nth(3).waitFor();
    expect(await olga.getByRole('button', { name: like('teams.handInPlain') }).count()).toBe(0);
  }, 120_000);

  it('calls teams by their names in the room, on a phone of a table, and where there is room for little', async () => {
    await evening.command('session.call-round', { session: '1', round: 1 });
    await olga.goto(`${at}/session/1/room`);
    await olga.getByText('Herons NS – Foxes EW').waitFor();
    await bothSizes(olga, 'named-teams-2-room');
    await olga.setViewportSize(DESKTOP);
    await olga.goto(`${at}/session/1/room/table/A1`);
    await olga.getByText('Herons NS').first().waitFor();
    await bothSizes(olga, 'named-teams-3-table');
    await olga.setViewportSize(DESKTOP);
    const path = `/api/tournaments/${evening.tournament}/devices/code`;
    const { body } = await evening.director.post(path, { session: '1', table: 'A1' });
    const phone = await venue.person({ viewport: PHONE });
    await phone.goto('/pair');
    await phone.getByLabel(say('pair.code')).fill(body.code);
    await phone.getByRole('button', { name: say('pair.action') }).click();
    await phone.getByRole('link', { name: say('pair.goOn') }).click();
    await phone.getByText('Herons NS – Foxes EW').waitFor();
    await expectScene(phone, 'named-teams-4-phone-asks-for-seats');
    await phone.getByRole('button', { name: say('entry.seatsSo') }).click();
    await phone.getByText('Herons NS').first().waitFor();
    await expectScene(phone, 'named-teams-4-phone-of-a-table');
    await phone.close();
  }, 120_000);

  it('shows a traveller, a card and a recap of teams in IMPs with both rooms', async () => {
    await playFirstRound(evening);
    await evening.command('session.call-round', { session: '1', round: 2 });
    await spectator.goto(`${at}/session/1/board/1`);
    const worth = `${say('match.difference')}: +370 · Herons: ${say('ruling.amount.imps', { amount: '9' })}`;
    await spectator.getByText(worth).waitFor();
    expect(await spectator.getByText('%').count()).toBe(0);
    await spectator.getByRole('button', { name: /A1/ }).click();
    await spectator.getByText(worth).nth(1).waitFor();
    await bothSizes(spectator, 'named-teams-5-traveller');
    await spectator.goto(`${at}/session/1/pair/A-EW1`);
    await spectator.getByText('−9', { exact: true }).first().waitFor();
    await spectator.getByText(piece('match.whyVictoryPoints_one'), { exact: false }).first().waitFor();
    await spectator
      .getByText(new RegExp(say('card.figures', { place: '4', figure: '.+' })))
      .first()
      .waitFor();
    expect(await spectator.getByText('%').count()).toBe(0);
    // The match below has what stands above, from the side of the same pair.
    const boardOne = spectator.getByRole('row').filter({ hasText: '−370' });
    expect(await boardOne.getByRole('cell').allTextContents()).toEqual(['1', '−420', '+50', '−370', '', '9']);
    await bothSizes(spectator, 'named-teams-6-card');
    await spectator.goto(`${at}/session/1/recap`);
    await spectator.getByRole('link', { name: '1 · Herons' }).waitFor();
    await spectator.getByText('+9', { exact: true }).waitFor();
    await spectator
      .getByText(new RegExp(String.raw`^\d+\.\d+ ${say('match.total.victory-points')}$`))
      .first()
      .waitFor();
    expect(await spectator.getByText('%').count()).toBe(0);
    await bothSizes(spectator, 'named-teams-7-recap');
    expect(venue.complaints).toEqual([]);
  }, 120_000);

  it('compares and analyses pairs in IMPs, and tells so what a ruling has changed', async () => {
    await spectator.goto(`${at}/session/1/head-to-head?one=A-EW1&other=A-NS4`);
    await spectator.getByText('−14', { exact: true }).waitFor();
    await spectator.getByText('+7', { exact: true }).waitFor();
    expect(await spectator.getByText('%').count()).toBe(0);
    await bothSizes(spectator, 'named-teams-8-head-to-head');
    await spectator.goto(`${at}/session/1/pair/A-EW1/analysis`);
    await spectator
      .getByText(say('analysis.imps', { imps: '−3.50' }))
      .first()
      .waitFor();
    expect(await spectator.getByText('%').count()).toBe(0);
    await bothSizes(spectator, 'named-teams-8-analysis');
    const average = { kind: 'artificial', award: 'average' };
    const ruling = randomUUID();
    await evening.command('ruling.give', {
      ruling,
      session: '1',
      law: { edition: '2017', law: '12C2' },
      reason: 'The board was played with a wrong card.',
      effects: [{ kind: 'score', table: 'A1', round: 1, board: 1, adjustment: { NS: average, EW: average } }],
      ways: [],
      about: [],
    });
    await olga.setViewportSize(DESKTOP);
    await olga.goto(`${at}/rulings?ruling=${ruling}`);
    const changed = olga.getByRole('table', {
      name: say('rulings.changedMatchImps', { match: '4 Herons – 1 Foxes' }),
    });
    await changed.getByText('+9 / −9').waitFor();
    await changed.getByText('0 / 0').waitFor();
    expect(await olga.getByText(piece('rulings.changedBoard')).count()).toBe(0);
    await bothSizes(olga, 'named-teams-9-ruling-changed');
    expect(venue.complaints).toEqual([]);
  }, 120_000);
});
