import type { Page } from 'playwright-core';
import { say } from '../testing/words.js';
import { openEvening } from './testing/open-evening.js';
import { expectScene } from './testing/scene.js';
import { PHONE, type Venue } from './testing/venue.js';
import type { Evening } from '../testing/evening.js';

/* Players enter themselves on their phones, and the staff confirms them on another one. */
let venue: Venue;
let evening: Evening;
let at: string;
let olga: Page;

beforeAll(async () => {
  ({ venue, evening, at, olga } = await openEvening('Harbour Cup'));
  await evening.command('tournament.publish');
  await olga.setViewportSize(PHONE);
}, 120_000);
afterAll(() => venue?.close());

it('opens entry, with a limit and conditions', async () => {
  await olga.goto(`${at}/entries`);
  await olga.getByRole('button', { name: say('entering.letIn') }).click();
  const dialog = olga.getByRole('dialog', { name: say('entering.desk') });
  await dialog.getByLabel(say('entering.limit')).fill('1');
  await dialog.getByLabel(say('entering.conditions')).fill('Club members only.\nPay at the table.');
  await expectScene(olga, 'entering-terms-phone');
  await dialog.getByRole('button', { name: say('session.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await olga.getByText(say('entering.places', { taken: '0', limit: '1' })).waitFor();
}, 60_000);

/** Somebody enters a pair on a phone. @returns their own link */
async function enter(player: Page, ...names: readonly string[]): Promise<string> {
  await player.goto(at);
  await player.getByRole('link', { name: say('entering.linkHere') }).click();
  await player.getByText('Pay at the table.').waitFor();
  for (const [index, name] of names.entries())
    // oxlint-disable-next-line no-await-in-loop -- field after field
    await player.getByLabel(say('entering.player', { number: `${index + 1}` })).fill(name);
  await player.getByRole('button', { name: say('entering.enter'), exact: true }).click();
  return player.getByLabel(say('entering.link')).inputValue();
}

it('takes an entry, puts the next on the waiting list, and lets it move up', async () => {
  const [anna, jan] = [await venue.person({ viewport: PHONE }), await venue.person({ viewport: PHONE })];
  const own = await enter(anna, 'Anna Lis', 'Ewa Kot');
  await anna.getByText(say('entering.standingText.placed')).waitFor();
  await expectScene(anna, 'entered-phone');
  const next = await enter(jan, 'Jan Bak', 'Piotr Sum');
  await jan.getByText(say('entering.standingText.waiting', { place: '1' })).waitFor();

  await olga.reload();
  await olga.getByRole('heading', { name: say('entering.standing.waiting') }).waitFor();
  await expectScene(olga, 'entering-desk-phone');
  await olga
    .getByRole('button', { name: say('entering.confirm') })
    .first()
    .click();
  await olga.getByRole('heading', { name: say('entering.standing.placed') }).waitFor({ state: 'detached' });

  await anna.goto(own);
  await anna.getByText(say('entering.standingText.confirmed')).waitFor();
  expect(new URL(anna.url()).hash).toBe('');
  await expectScene(anna, 'own-entry-phone');
  await anna.getByRole('button', { name: say('entering.withdraw') }).click();
  await anna.getByText(say('entering.standingText.withdrawn')).waitFor();

  await jan.goto(next);
  await jan.getByText(say('entering.standingText.placed')).waitFor();
  expect(venue.complaints).toEqual([]);
}, 120_000);

it('says when entry is over', async () => {
  await evening.command('entries.close');
  const late = await venue.person({ viewport: PHONE });
  await late.goto(`${at}/enter`);
  await late.getByText(say('entering.closed')).waitFor();
  expect(await late.getByRole('textbox').count()).toBe(0);
}, 60_000);
