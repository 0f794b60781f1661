import type { Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import { teamOf } from '../testing/teams.js';
import { playFirstRound } from './testing/four-teams.js';
import { DESKTOP, type Hall, PHONE, WALL } from './testing/hall.js';
import { openEvening } from './testing/open-evening.js';
import { expectScene } from './testing/scene.js';

/*
 * Four teams, each against each, two boards a match. The tables of a match are side by side: A1 and A2, A3 and A4.
 */
let hall: Hall;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

const TEAMS = ['Anna Boris Celina Daniel', 'Ewa Filip Gosia Henryk Iga', 'Jan Karol Lena Marek Nina Ola'];

beforeAll(async () => {
  ({ hall, evening, at, olga } = await openEvening('Sunday teams'));
  for (const team of TEAMS) {
    await teamOf(evening, ...team.split(' ').map((name) => `${name} Nowak`));
  }
  await evening.command('session.create', { session: '1' });
  await evening.command('tournament.publish');
  spectator = await hall.person({ viewport: PHONE });
}, 120_000);
afterAll(() => hall?.close());

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
  await olga.getByText('A team of four to six').click();
  const names = ['Piotr', 'Rita', 'Stefan', 'Tamara'].map((name) => `${name} Nowak`);
  for (const [index, name] of names.entries()) {
    await olga.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name);
  }
  await olga.getByLabel('Captain').selectOption({ label: 'Rita Nowak' });
  await expectScene(olga, 'teams-1-entering');
  await olga.getByRole('button', { name: 'Register the team' }).click();
  await olga.getByText('Team of Rita Nowak').waitFor();
  await expectScene(olga, 'teams-2-entered');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'teams-3-entered-on-a-phone');
  await olga.setViewportSize(DESKTOP);
}, 120_000);

it('sets a session of teams up: who meets whom, the numbers, how matches are scored', async () => {
  await olga.goto(`${at}/session/1/set-up`);
  await olga.getByText('4 teams have entered.').waitFor();
  // Nobody else has entered: movements of pairs are offered only to those who ask for them.
  expect(await olga.getByText('A movement known from the start').count()).toBe(0);
  await olga.getByText('For pairs or individuals').click();
  await olga.getByText('A movement known from the start').waitFor();
  await olga.getByText('For teams of four').click();
  await olga.getByLabel('Boards a match').fill('2');
  await expectScene(olga, 'teams-4-matches');
  await olga.getByLabel('Sections', { exact: true }).first().fill('2');
  await olga.getByRole('button', { name: 'Use this: Round robin' }).click();
  const planned = olga.getByRole('list', { name: 'What each section plays' }).getByRole('listitem');
  expect(await planned.filter({ hasText: 'Round robin, boards a round: 24' }).count()).toBe(2);
  await olga.getByRole('button', { name: 'Plan section B' }).click();
  await olga.getByRole('button', { name: 'Use this: Match in two stanzas' }).click();
  await planned.filter({ hasText: 'Match in two stanzas' }).waitFor();
  await expectScene(olga, 'teams-4-sections');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'teams-4-sections-on-a-phone');
  await olga.setViewportSize(DESKTOP);
  await olga.getByRole('button', { name: 'Choose these matches' }).click();
  await evening.until('session.movement-set', 1);
  await olga.getByRole('list', { name: 'Numbers of the teams' }).getByText('B 2').waitFor();
  await olga.reload();
  await olga.getByText('Section B: Match in two stanzas').waitFor();
  await olga.getByRole('button', { name: 'Choose another' }).click();
  await olga.getByLabel('Sections', { exact: true }).first().fill('1');
  await olga.getByText('A team meets 2 of the 3 others.').waitFor();
  await olga.getByRole('button', { name: 'Use this: American Whist' }).click();
  await evening.until('session.movement-set', 2);
  await olga.getByRole('button', { name: 'Choose another' }).click();
  await olga.getByLabel('Boards a match').fill('2');
  await olga.getByRole('button', { name: 'Choose these matches' }).click();
  await evening.until('session.movement-set', 3);
  const numbers = olga.getByRole('list', { name: 'Numbers of the teams' });
  await numbers.waitFor();
  const number = (team: number, name: string) =>
    numbers.getByRole('button', { name: `Number ${team}: ${name}`, exact: true });
  await number(1, 'nobody yet').waitFor();
  await olga.getByRole('button', { name: 'In the order of the list' }).click();
  await evening.until('session.team-seated', 4);
  for (const [index, captain] of ['Anna', 'Ewa', 'Jan', 'Rita'].entries())
    await number(index + 1, `${captain} Nowak`).waitFor();
  // Two teams exchange their numbers, and have them back beside.
  await number(3, 'Jan Nowak').dragTo(number(4, 'Rita Nowak'));
  await number(4, 'Jan Nowak').waitFor();
  const done = olga.getByRole('status');
  await done.getByText('Session 1: 2 places were given anew').waitFor();
  await done.getByRole('button', { name: 'Undo' }).click();
  await done.getByText('Undone.').waitFor();
  await number(4, 'Rita Nowak').waitFor();
  await evening.until('session.team-seated', 8);
  await olga
    .getByLabel('How matches are scored')
    .selectOption({ label: 'IMPs, victory points of the EBU (discrete)' });
  await evening.until('session.matches-scored', 1);
  const steps = olga.getByRole('navigation', { name: 'Steps to the start' });
  await steps.getByRole('link', { name: /^3 Clock and scoring.*done$/ }).waitFor();
  await steps.getByRole('link', { name: /^4 Team numbers.*done$/ }).waitFor();
  await expectScene(olga, 'teams-5-set-up');
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'teams-6-set-up-on-a-phone');
  await olga.setViewportSize(DESKTOP);
  await evening.command('session.start', { session: '1' });
}, 120_000);

it('takes line-ups that nobody sees before both are there', async () => {
  await olga.goto(`${at}/session/1/line-ups`);
  await olga.getByRole('button', { name: 'Hand in the line-up of 2 Ewa Nowak' }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel('South').selectOption({ label: 'Iga Nowak' });
  await expectScene(olga, 'teams-7-handing-in');
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByText('handed in', { exact: true }).waitFor();
  await spectator.goto(`${at}/session/1/matches`);
  await spectator.getByText('line-up handed in for round 1').waitFor();
  await olga.getByRole('button', { name: 'Hand in the line-up of 3 Jan Nowak' }).click();
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByText('shown', { exact: true }).first().waitFor();
  await expectScene(olga, 'teams-8-line-ups');
  await spectator.getByText('2 Ewa Nowak', { exact: true }).last().click();
  await spectator.getByText('From round 1: North-South Ewa Nowak – Iga Nowak').waitFor();
}, 120_000);

it('takes them from the captains themselves, on phones that see nothing else', async () => {
  await olga.reload();
  await olga.getByLabel('For round').selectOption('2');
  await olga.getByRole('button', { name: 'Make a link for the captain of 3 Jan Nowak' }).click();
  const field = olga.getByRole('textbox', { name: 'Link for the captain of 3 Jan Nowak' });
  const link = await field.inputValue();
  const jan = await hall.person({ viewport: PHONE });
  await jan.goto(link);
  await jan.getByRole('button', { name: 'Hand in the line-up for round 2' }).click();
  const dialog = jan.getByRole('dialog');
  await dialog.getByLabel('North').selectOption({ label: 'Ola Nowak' });
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await jan.getByText('North Ola Nowak', { exact: false }).waitFor();
  await expectScene(jan, 'teams-14-captain');
  await olga.reload();
  await olga.getByText('opened', { exact: true }).waitFor();
  await expectScene(olga, 'teams-15-captains');
  await olga.getByRole('button', { name: 'Penalise 1 Anna Nowak' }).click();
  const penalty = olga.getByRole('dialog');
  await penalty.getByLabel('Reason').fill('Came late');
  // A slip of the finger is asked about first.
  await penalty.getByLabel('VP', { exact: true }).fill('1000');
  await penalty.getByLabel('Yes, I mean 1000 VP').waitFor();
  await penalty.getByRole('button', { name: 'Penalise', exact: true }).click();
  await penalty.getByLabel('VP', { exact: true }).fill('1');
  await penalty.getByLabel('Yes, I mean 1000 VP').waitFor({ state: 'detached' });
  await penalty.getByRole('button', { name: 'Penalise', exact: true }).click();
  await olga.getByRole('button', { name: 'Take back the penalty of 1 of 1 Anna Nowak' }).waitFor();
  // A team that was withdrawn by mistake plays on with both its pairs.
  await olga.getByRole('button', { name: 'Withdraw team 4 Rita Nowak' }).click();
  await penalty.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const done = olga.getByRole('status');
  await done.getByRole('button', { name: 'Undo' }).click();
  await done.getByText('Undone.').waitFor();
  const happened = (await evening.book()).map(({ type }) => type);
  const times = (type: string) => happened.filter((each) => each === type).length;
  expect([times('session.contestant-withdrew'), times('session.contestant-arrived')]).toEqual([2, 2]);
  await olga.getByRole('button', { name: 'Take back the link of the captain of 3 Jan Nowak' }).click();
  await jan.reload();
  await jan.getByText('Ask for yours', { exact: false }).waitFor();
}, 120_000);

it('says of the own phone of a side that it stays with its team, by name', async () => {
  const path = `/api/tournaments/${evening.tournament}/devices/code`;
  const { body } = await evening.director.post(path, { session: '1', table: 'A1' });
  const phone = await hall.person({ viewport: PHONE });
  await phone.goto('/pair');
  await phone.getByLabel('Code from the director').fill(body.code);
  await phone.getByRole('button', { name: 'Pair this device' }).click();
  await phone.getByText('This phone now stands for table A1.').waitFor();
  const beside = `/api/tournaments/${evening.tournament}/devices/beside`;
  const code = await phone.evaluate(async (to) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a phone of North and South' };
    return (await fetch(to, { method: 'POST', headers, body: '{"side":"NS"}' })).json();
  }, beside);
  const own = await hall.person({ viewport: PHONE });
  await own.goto('/pair');
  await own.getByLabel('Code from the director').fill(code.code);
  await own.getByRole('button', { name: 'Pair this device' }).click();
  await own
    .getByText(/It stays with this side of team \d (Anna|Ewa|Jan|Rita) Nowak at every table, whoever plays\./)
    .waitFor();
  await expectScene(own, 'teams-18-phone-of-a-side');
}, 120_000);

it('shows matches board by board, and who stands where', async () => {
  await evening.command('session.call-round', { session: '1', round: 1 });
  await playFirstRound(evening);
  await evening.command('session.call-round', { session: '1', round: 2 });
  await played(2, 'A1', 3, 140);
  await spectator.goto(`${at}/session/1/matches`);
  await spectator.getByText('After round 1', { exact: false }).waitFor();
  await spectator.getByText('4 Rita Nowak – 1 Anna Nowak').click();
  await spectator.getByText('+370').waitFor();
  await expectScene(spectator, 'teams-9-matches-on-a-phone');
  await olga.goto(`${at}/session/1/matches`);
  await olga.getByText('4 Rita Nowak – 1 Anna Nowak').click();
  await olga.getByText('+370').waitFor();
  await expectScene(olga, 'teams-10-matches');
  const reader = await hall.person({ locale: 'pl-PL', colorScheme: 'dark' });
  await reader.goto(`${at}/session/1/matches`);
  await reader.getByText('Każdy z każdym').waitFor();
  await expectScene(reader, 'teams-11-pl');
  await olga.goto(`${at}/session/1/room`);
  await olga.getByText('A1').first().waitFor();
  await expectScene(olga, 'teams-12-room');
  await olga.getByRole('link', { name: 'Pairs', exact: true }).click();
  await olga.getByText('Penalties for teams, teams that leave, and matches without a result:').waitFor();
  await olga.getByRole('navigation').getByRole('link', { name: 'Line-ups' }).click();
  await olga.getByRole('region', { name: 'Penalties and teams that leave' }).waitFor();
  await olga.getByRole('link', { name: 'Director’s room' }).click();
  await olga.getByText('A1').first().waitFor();
  const wall = await hall.person({ viewport: WALL, colorScheme: 'dark' });
  await wall.goto(`${at}/session/1/wall`);
  await wall.getByText('4 Rita Nowak').waitFor();
  await expectScene(wall, 'teams-13-wall');
  expect(hall.complaints).toEqual([]);
}, 120_000);

it('draws a Swiss of teams match by match, with a bye and what it is worth', async () => {
  await evening.command('session.create', { session: '2' });
  await olga.goto(`${at}/session/2/set-up`);
  await olga.getByText('Swiss: matches drawn from the standing').click();
  await olga.getByLabel('Teams', { exact: true }).fill('5');
  await olga.getByLabel('Matches', { exact: true }).fill('2');
  await olga.getByLabel('Boards a match').fill('2');
  await olga.getByText('By numbers: 1 meets 2, 3 meets 4').click();
  await expectScene(olga, 'teams-14-swiss');
  await olga.getByRole('button', { name: 'Set the Swiss' }).click();
  await olga.getByRole('list', { name: 'Numbers of the teams' }).waitFor();
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
  await olga.getByText('Round 2 as it would be drawn now').waitFor();
  await expectScene(olga, 'teams-15-swiss-proposed');
  await olga.getByRole('button', { name: 'Draw round 2' }).click();
  await olga.getByText('Drawn from the standings.').waitFor();
  await olga.getByText('Tap two teams').waitFor();
  await olga.setViewportSize(PHONE);
  await expectScene(olga, 'teams-16-swiss-drawn-on-a-phone');
  await evening.command('session.call-round', { session: '2', round: 2 });
  await spectator.goto(`${at}/session/2/matches`);
  await spectator.getByText('60 % of what a match has').first().waitFor();
  await expectScene(spectator, 'teams-17-swiss-byes');
  expect(hall.complaints).toEqual([]);
}, 120_000);
