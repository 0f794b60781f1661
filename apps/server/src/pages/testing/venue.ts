import type { Browser, Page } from 'playwright-core';
import { hallAddressOf, launchBrowser, PATIENCE_MS } from '../../testing/browser.js';
import { PASSWORD, serverUnderTest, type ServerUnderTest } from '../../testing/server-under-test.js';
import { listen } from './heard.js';
import { AFTER_THE_CHANGE, DESKTOP, PHONE, shot, WALL } from './scene.js';
import { slowLine } from './slow-line.js';

export { AFTER_THE_CHANGE, DESKTOP, PHONE, WALL };

/** How a person's browser is: how large, in which language, by light or in the dark, and whether things move in it. */
export interface Screen {
  readonly viewport?: typeof PHONE;
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  /** Without a preference dialogs and menus move into view, which takes a browser that paints by software long. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** A server, and people with browsers who find it in the hall's network: not at localhost, and without TLS. */
export class Venue {
  readonly server: ServerUnderTest;
  readonly address: string;
  /** What pages complained about: there is to be nothing. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;

  private constructor(server: ServerUnderTest, browser: Browser) {
    this.server = server;
    this.#browser = browser;
    this.address = hallAddressOf(server.base);
  }

  static async open(environment: Record<string, string> = {}): Promise<Venue> {
    return new Venue(await serverUnderTest(environment), await launchBrowser());
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }

  /** A person's own browser. */
  async person({
    viewport = DESKTOP,
    locale = 'en-GB',
    colorScheme = 'light',
    reducedMotion = 'reduce',
  }: Screen = {}): Promise<Page> {
    const looks = { viewport, locale, colorScheme, reducedMotion };
    const context = await this.#browser.newContext({ ...looks, baseURL: this.address });
    const { TIRAGE_SLOW_LINE } = process.env;
    if (TIRAGE_SLOW_LINE !== undefined) await slowLine(context, Number(TIRAGE_SLOW_LINE));
    const page = await context.newPage();
    await listen(page);
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      // What was refused, or asked for without a line, is no fault of a page.
      const known = /the server responded with a status of 4\d\d|ERR_INTERNET_DISCONNECTED/;
      if (message.type() === 'error' && !known.test(message.text())) this.complaints.push(message.text());
    });
    return page;
  }

  /** The browser of the organiser whom every evening has, signed in before it shows a page. */
  async organiser(screen?: Screen): Promise<Page> {
    const page = await this.person(screen);
    const client = this.server.client();
    await client.post('/api/sign-in', { login: 'olga', password: PASSWORD });
    const cookies = client.cookie.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value, url: this.address };
    });
    await page.context().addCookies(cookies);
    return page;
  }

  /** Every page as it is, where somebody wants to look at why a test failed. */
  async showAll(): Promise<void> {
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page, index) => shot(page, `failed-${index + 1}`)));
  }
}
