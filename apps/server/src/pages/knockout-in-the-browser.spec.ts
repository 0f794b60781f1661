import type { Page } from 'playwright-core';
import type { Evening } from '../testing/evening.js';
import { teamOf } from '../testing/teams.js';
import { DESKTOP, type Venue, PHONE } from './testing/venue.js';
import { openEvening } from './testing/open-evening.js';
import { aboutResults } from './testing/published-pages.js';
import { expectScene } from './testing/scene.js';
import { like, say } from '../testing/words.js';

/*
 * Four teams, semi-finals and final with a match for the third place, one segment of one board a match: the tables of a
 * match are side by side, A1 and A2, A3 and A4.
 */
let venue: Venue;
let evening: Evening;
let olga: Page;
let spectator: Page;
let at: string;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Club cup'));
  for (const captain of ['Anna', 'Ewa', 'Jan', 'Rita']) {
    await teamOf(evening, ...[captain, 'Piotr', 'Olga', 'Karol'].map((name) => `${name} Nowak-${captain}`));
  }
  await evening.command('tournament.publish');
  spectator = await venue.person({ viewport: PHONE });
}, 120_000);
afterAll(() => venue?.close());

async function played(session: string, ...scores: readonly number[]): Promise<void> {
  await evening.command('session.start', { session });
  await evening.command('session.call-round', { session, round: 1 });
  for (const [index, points] of scores.entries()) {
    const result = points === 0 ? { kind: 'passed-out' } : { kind: 'score', score: points };
    await evening.command('result.record', { session, table: `A${index + 1}`, round: 1, board: 1, result });
  }
}

it('is set up with the teams in the order of their seeds', async () => {
  await olga.goto(`${at}/sessions`);
  await olga.getByRole('button', { name: say('knockout.new') }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel(say('combining.name')).fill('Cup');
  await dialog.getByLabel(say('seeding.places')).selectOption({ label: say('knockout.places.third') });
  await dialog.getByLabel(say('teams.segments')).fill('1');
  await dialog.getByLabel(say('seeding.boards')).fill('1');
  await dialog.getByRole('button', { name: say('seeding.upLabel', { team: 'Jan Nowak-Jan' }) }).click();
  await expectScene(olga, 'knockout-1-seeds');
  await dialog.getByRole('button', { name: say('players.save') }).click();
  await olga.getByText(say('knockout.seeded', { team: 'Jan Nowak-Jan', seed: '2' })).waitFor();
  // Another director seeds otherwise while the dialog is open: nothing is written before she has seen how.
  const { entries } = (await evening.director.get(`/api${at}/entries`)).body as {
    entries: { entry: string }[];
  };
  const settings = { title: 'Cup', places: 'third', segments: 1, boards: 1 };
  await olga.getByRole('button', { name: say('seeding.do.change') }).click();
  await dialog.getByRole('button', { name: say('seeding.upLabel', { team: 'Jan Nowak-Jan' }) }).waitFor();
  const reversed = entries.map(({ entry }) => entry).toReversed();
  await evening.command('knockout.set-up', { knockout: '1', settings, entries: reversed });
  const { length } = await evening.book();
  await dialog.getByRole('button', { name: say('players.save') }).click();
  const changed = olga.getByRole('dialog', { name: say('seenChanged.title') });
  await changed.getByRole('row', { name: /Rita Nowak-Rita.* 4 1$/ }).waitFor();
  await expectScene(olga, 'knockout-1-seeded-otherwise');
  expect((await evening.book()).length).toBe(length);
  await changed.getByRole('button', { name: say('seenChanged.goOn') }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByText(say('knockout.seeded', { team: 'Jan Nowak-Jan', seed: '2' })).waitFor();
  await spectator.goto(`${at}/knockout/1`);
  await spectator.getByText('Rita Nowak-Rita').first().waitFor();
  await olga.getByRole('button', { name: say('seeding.do.open', { round: '1' }) }).click();
  await dialog.getByRole('button', { name: say('seeding.do.open', { round: '1' }) }).click();
  await olga.getByRole('link', { name: say('session.name', { session: '1' }) }).waitFor();
  // Whoever looked before there was a session has it, too.
  await spectator.getByRole('link', { name: say('session.name', { session: '1' }) }).waitFor();
  await expectScene(olga, 'knockout-2-opened');
}, 120_000);

it('shows how matches stand to those who direct, and everybody who goes on', async () => {
  await played('1', 420, 0, 50, 50);
  await olga.getByText(say('knockout.tied'), { exact: true }).waitFor();
  await spectator.goto(`${at}/knockout/1`);
  await spectator.getByText(say('knockout.side.winner', { match: '2' })).waitFor();
  const dialog = olga.getByRole('dialog');
  await olga.getByRole('button', { name: say('seeding.do.extra') }).click();
  await dialog.getByText(say('seeding.extraText', { session: '2' }), { exact: false }).waitFor();
  await expectScene(olga, 'knockout-3-extra-boards');
  await olga.keyboard.press('Escape');
  // The next round waits for the tie, which is named before the session is closed, too.
  await olga.getByText(say('seeding.tiedFirst', { round: '2', match: '2' })).waitFor();
  expect(await olga.getByRole('button', { name: say('seeding.do.open', { round: '2' }) }).count()).toBe(0);
  await olga.goto(`${at}/session/1/room`);
  await olga.getByRole('button', { name: say('room.close') }).click();
  await dialog.getByText(say('room.closeUndecided')).waitFor();
  await dialog
    .getByRole('link', { name: new RegExp(`^${say('room.want.tied', { match: '2', teams: '.+' })}`) })
    .click();
  await olga.getByRole('button', { name: say('seeding.do.decide') }).waitFor();
  // The session is under way: there is nothing to prepare.
  expect(await olga.getByRole('button', { name: say('seeding.do.prepare', { session: '1' }) }).count()).toBe(
    0,
  );
  await olga.getByRole('button', { name: say('seeding.do.decide') }).click();
  await dialog
    .getByLabel(say('seeding.winner'))
    .selectOption({ label: say('knockout.seeded', { team: 'Ewa Nowak-Ewa', seed: '3' }) });
  await dialog.getByRole('textbox', { name: say('room.reason') }).fill('Won the toss');
  await expectScene(olga, 'knockout-3-tie');
  await dialog.getByRole('button', { name: say('seeding.do.decide') }).click();
  await olga.getByText(say('knockout.by.tie')).waitFor();
  await olga.getByRole('button', { name: say('seeding.do.open', { round: '2' }) }).click();
  await dialog.getByRole('button', { name: say('seeding.do.open', { round: '2' }) }).click();
  await olga.getByRole('link', { name: say('session.name', { session: '2' }) }).waitFor();
  await spectator.getByRole('link', { name: say('session.name', { session: '2' }) }).waitFor();
  await expectScene(spectator, 'knockout-4-on-a-phone');
}, 120_000);

it('tells of a correction, and the director draws the round anew', async () => {
  const result = { kind: 'score', score: -420 };
  const correction = { session: '1', table: 'A1', round: 1, board: 1, result, reason: 'Wrong side' };
  await evening.command('result.correct', correction);
  await olga.getByText(say('knockout.nowWon', { team: 'Rita Nowak-Rita' })).waitFor();
  await expectScene(olga, 'knockout-5-corrected');
  await olga.getByRole('button', { name: say('seeding.do.redraw', { round: '2' }) }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel(say('room.reason')).fill('Wrong side entered');
  await dialog.getByRole('button', { name: say('seeding.do.redraw', { round: '2' }) }).click();
  await dialog.waitFor({ state: 'detached' });
  await played('2', 420, 0, 110, 0);
  await evening.command('session.close', { session: '2' });
  const places = olga.getByRole('region', { name: say('knockout.placesTitle') });
  await places.getByText('Rita Nowak-Rita').waitFor();
  await expectScene(olga, 'knockout-6-over');
  // One press makes the file.
  await olga.getByRole('button', { name: say('print.pdf') }).click();
  await olga.getByRole('link', { name: like('print.file') }).waitFor();
  const reader = await venue.person({ locale: 'pl-PL', colorScheme: 'dark', viewport: DESKTOP });
  await reader.goto(`${at}/knockout/1`);
  await reader.getByText(say('knockout.match', { match: '4' }, 'pl'), { exact: false }).waitFor();
  await expectScene(reader, 'knockout-7-pl');
  await reader.goto(`${at}/knockout/1/wall`);
  await reader
    .getByText(say('knockout.seeded', { team: 'Anna Nowak-Anna', seed: '1' }, 'pl'))
    .first()
    .waitFor();
  await reader.getByText(say('knockout.winner', { team: 'Rita Nowak-Rita' }, 'pl')).waitFor();
  await expectScene(reader, 'knockout-8-wall');
  await reader.goto(at);
  await reader.getByText(say('knockout.winner', { team: 'Rita Nowak-Rita' }, 'pl')).waitFor();
  expect(venue.complaints).toEqual([]);
}, 120_000);

it('is drawn by lot among those who play', async () => {
  await olga.goto(`${at}/sessions`);
  await olga.getByRole('button', { name: say('knockout.new') }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel(say('combining.name')).fill('Consolation');
  await dialog
    .getByRole('button', { name: say('seeding.leaveOutLabel', { team: 'Rita Nowak-Rita' }) })
    .click();
  await dialog.getByLabel(say('seeding.order')).selectOption({ label: say('seeding.byLot') });
  await dialog.getByText(say('seeding.lotText')).waitFor();
  // Nobody has a seed before, and who is left out stays out.
  expect(
    await dialog.getByRole('button', { name: say('seeding.upLabel', { team: 'Jan Nowak-Jan' }) }).count(),
  ).toBe(0);
  await dialog.getByRole('button', { name: say('seeding.addLabel', { team: 'Rita Nowak-Rita' }) }).waitFor();
  await expectScene(olga, 'knockout-9-by-lot');
  await dialog.getByRole('button', { name: say('players.save') }).click();
  await (await aboutResults(olga)).getByText(say('knockout.byLot')).waitFor();
  await olga.getByText(say('knockout.teams', { count: 3 })).waitFor();
  await expectScene(olga, 'knockout-9-drawn');
}, 120_000);

it('gives the numbers of its teams itself, and leads to further boards of a tied match', async () => {
  await olga.goto(`${at}/knockout/2`);
  const dialog = olga.getByRole('dialog');
  await olga.getByRole('button', { name: say('seeding.do.open', { round: '1' }) }).click();
  await dialog.getByLabel(say('teams.segments')).fill('1');
  await dialog.getByLabel(say('seeding.boards')).fill('1');
  await dialog.getByRole('button', { name: say('seeding.do.open', { round: '1' }) }).click();
  await olga.getByRole('button', { name: say('seeding.do.prepare', { session: '3' }) }).click();
  const numbers = olga.getByRole('region', { name: say('teams.numbers') });
  await numbers.getByText(say('teams.numbersOfBracket')).waitFor();
  await olga.getByText(say('entrants.chosenTeams', { count: 2 })).waitFor();
  expect(await numbers.getByRole('button', { name: say('teams.draw') }).count()).toBe(0);
  await played('3', 110, 110);
  await evening.command('session.close', { session: '3' });
  await olga.goto(`${at}/knockout/2`);
  await olga.getByText(say('knockout.tied'), { exact: true }).waitFor();
  expect(await olga.getByRole('button', { name: say('seeding.do.prepare', { session: '3' }) }).count()).toBe(
    0,
  );
  await olga.getByRole('button', { name: say('seeding.do.extra') }).click();
  await dialog.getByRole('button', { name: say('seeding.do.extra') }).click();
  await olga.getByRole('button', { name: say('seeding.do.prepare', { session: '4' }) }).click();
  await olga.waitForURL(`**${at}/session/4/set-up`);
  expect(venue.complaints).toEqual([]);
}, 120_000);
