import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { InstallationKey } from '../store/installation-key.js';
import { normaliseLogin } from './login.js';

const TOKEN = /^([\w-]{22})\.([0-9a-f]{64})$/;

/** Browsers where a login was signed in before, so that guessing elsewhere does not keep its owner out. */
export class KnownBrowsers {
  constructor(private readonly key: InstallationKey) {}

  /** The token of a browser in which a login has just been signed in; one that it has already stays. */
  async tokenFor(login: string, held: string | undefined): Promise<string> {
    if (held !== undefined && (await this.knownAs(login, held)) !== undefined) return held;
    const browser = randomBytes(16).toString('base64url');
    return `${browser}.${await this.#seal(browser, login)}`;
  }

  /** Which browser a token is of, where that login was signed in there; otherwise undefined. */
  async knownAs(login: string, token: string | undefined): Promise<string | undefined> {
    const [, browser, seal] = TOKEN.exec(token ?? '') ?? [];
    if (browser === undefined || seal === undefined) return undefined;
    const own = Buffer.from(await this.#seal(browser, login));
    return timingSafeEqual(own, Buffer.from(seal)) ? browser : undefined;
  }

  async #seal(browser: string, login: string): Promise<string> {
    const hmac = await this.key.hmac('known-browser', `${browser}\u0000${normaliseLogin(login)}`);
    return Buffer.from(hmac).toString('hex');
  }
}
