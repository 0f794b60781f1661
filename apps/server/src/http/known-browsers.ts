import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const MOST = 10_000;
const KEPT_MS = 10 * 60_000;

/**
 * Remembers for a moment whom the cookies of requests belong to. Limits that count before the database is asked use it:
 * they count a person or a device, not the address that a whole hall shares.
 */
export class KnownBrowsers {
  readonly #known = new Map<string, { readonly as: string; readonly at: number }>();

  /** Remembers who has asked. */
  note({ headers }: Pick<FastifyRequest, 'headers'>, as: string): void {
    const key = keyOf(headers.cookie);
    if (key === undefined) return;
    this.#known.delete(key);
    this.#known.set(key, { as, at: Date.now() });
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!);
  }

  /** Who asks, from memory; undefined: not known. */
  of({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
    const key = keyOf(headers.cookie);
    const known = key === undefined ? undefined : this.#known.get(key);
    return known && Date.now() - known.at < KEPT_MS ? known.as : undefined;
  }
}

function keyOf(cookie: string | undefined): string | undefined {
  return cookie === undefined ? undefined : createHash('sha256').update(cookie).digest('base64');
}
