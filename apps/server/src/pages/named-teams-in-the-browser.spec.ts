import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import { namedTeam } from '../testing/teams.js';
import { playFirstRound } from './testing/four-teams.js';
import { DESKTOP, type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { expectScene } from './testing/scene.js';
import { like, piece, say } from '../testing/words.js';

/*
 * Four teams of four with names, each against each, two boards a match; IMPs in victory points. In round 1 the tables of
 * Herons and Foxes are A1 and A2.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

const TEAMS = ['Foxes', 'Owls of the Old Town Bridge Club', 'Wolves', 'Herons'];

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('League'));
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
afterAll(() => venue?.close());

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
