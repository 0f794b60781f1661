import { createHmac, randomBytes } from 'node:crypto';
import type { InstallationKey } from '#access';

/** Names for people, devices and addresses by which nobody can tell who or where they are: the same in all processes. */
export class HiddenNames {
  // Until the database has told the key that all processes share, each has names of its own.
  #secret: Uint8Array = randomBytes(32);
  #isAsked = false;

  constructor(private readonly key: Pick<InstallationKey, 'hmac'>) {}

  /** @returns HMAC-SHA-256 in Base64 */
  of(asker: string): string {
    this.#ask();
    return createHmac('sha256', this.#secret).update(asker).digest('base64');
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.key.hmac('requests', '').then(
      (secret) => (this.#secret = secret),
      () => (this.#isAsked = false),
    );
  }
}
