import type { Page } from 'playwright-core';
import { say } from '../testing/words.js';
import { DESKTOP, expectScene, PHONE } from './testing/scene.js';
import { Venue } from './testing/venue.js';

/* What all pages are made of, on one page: each part in each of its states. */
let venue: Venue;
let page: Page;

beforeAll(async () => {
  venue = await Venue.open();
  page = await venue.person({ viewport: DESKTOP });
  await page.goto('/kit');
}, 120_000);
afterAll(() => venue?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

describe('the parts of the pages', () => {
  it.each([
    { name: 'light', screen: { viewport: DESKTOP } },
    { name: 'dark', screen: { viewport: DESKTOP, colorScheme: 'dark' } },
    // A page at 200 % has half of the pixels.
    { name: 'twice-as-large', screen: { viewport: { width: 640, height: 400 } } },
    { name: 'phone-pl', screen: { viewport: PHONE, locale: 'pl-PL' } },
    { name: 'phone-ru-dark', screen: { viewport: PHONE, locale: 'ru-RU', colorScheme: 'dark' } },
  ] as const)('can be read by everybody: $name', async ({ name, screen }) => {
    const reader = await venue.person(screen);
    await reader.goto('/kit');
    await reader.getByRole('heading', { level: 1 }).waitFor();
    await expectScene(reader, `kit-${name}`);
    await reader.emulateMedia({ media: 'print' });
    await expectScene(reader, `kit-${name}-on-paper`);
    await reader.context().close();
  });
});

describe('a field', () => {
  it('is called by its label, described by its hint, and its fault is told', async () => {
    const login = page.getByLabel(say('field.login'), { exact: true });
    const told = (id: string) => page.locator(`[id="${id}"]`).textContent();
    expect(await told((await login.getAttribute('aria-describedby'))!)).toBe(say('field.loginHint'));
    expect(await login.getAttribute('aria-invalid')).toBeNull();
    const faulty = page.getByLabel(say('entries.here'), { exact: true });
    const [hint, fault] = (await faulty.getAttribute('aria-describedby'))!.split(' ');
    expect([await told(hint!), await told(fault!)]).toEqual([say('entries.here'), say('field.empty')]);
    expect(await faulty.getAttribute('aria-invalid')).toBe('true');
  });

  it('for a password shows it when asked to, and hides it again', async () => {
    const password = page.getByLabel(say('field.password'), { exact: true });
    expect(await password.getAttribute('type')).toBe('password');
    const shows = button(say('field.showPassword'));
    await shows.click();
    expect(await password.getAttribute('type')).toBe('text');
    expect(await shows.getAttribute('aria-pressed')).toBe('true');
    await shows.click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('for lines grows with them', async () => {
    const lines = page.getByLabel(say('paste.list'), { exact: true });
    const height = async () => (await lines.boundingBox())!.height;
    const before = await height();
    await lines.fill(Array.from({ length: 8 }, (_, index) => `line ${index}`).join('\n'));
    expect(await height()).toBeGreaterThan(before);
    await lines.fill('');
    expect(await height()).toBe(before);
  });
});

describe('a dialog', () => {
  it('takes the focus and gives it back, and Escape closes it', async () => {
    await button(say('kit.dialogs')).focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    expect(await dialog().evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('kit.dialogs'));
  });

  it('asks again before it forgets what was typed', async () => {
    await button(say('kit.dialogs')).click();
    await dialog().getByLabel(say('field.name')).fill('Anna');
    await page.keyboard.press('Escape');
    await dialog().getByText(say('action.typed')).waitFor();
    await expectScene(page, 'kit-dialog-typed');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('holds what is in it while it is sent', async () => {
    await button(say('session.abandon')).click();
    await dialog()
      .getByRole('button', { name: say('session.abandon') })
      .click();
    expect(await dialog().getByLabel(say('field.name')).isDisabled()).toBe(true);
    expect(
      await dialog()
        .getByRole('button', { name: say('action.cancel') })
        .isDisabled(),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog().count()).toBe(1);
    await page.reload();
  });
});

it('has pages that complain about nothing', () => {
  expect(venue.complaints).toEqual([]);
});
