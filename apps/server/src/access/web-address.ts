import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#platform';

/** How the server is reached, beside what a request says itself. */
export interface WebAddressSettings {
  /** The address that everybody uses, when the server stands behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** The address by which phones in the hall reach the server, for links made on the machine itself. */
  readonly hallAddress?: (() => string | undefined) | undefined;
}

function isAddress(hostname: string): boolean {
  return isThisMachine(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function originOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The address that a request was sent to. Proxies' headers count only as far as they are trusted. */
export class WebAddress {
  readonly #public: URL | undefined;
  readonly #hallAddress: () => string | undefined;

  constructor({ publicUrl, hallAddress }: WebAddressSettings) {
    this.#public = publicUrl === undefined ? undefined : new URL(publicUrl);
    this.#hallAddress = hallAddress ?? (() => undefined);
  }

  /** Whether the browser speaks TLS: with this server, or with the proxy at the public address. */
  isSecure(request: FastifyRequest): boolean {
    if (request.protocol === 'https') return true;
    return this.#public?.protocol === 'https:' && this.#public.host === request.host.toLowerCase();
  }

  /** Whether what is typed and shown crosses a network unencrypted. */
  isPlainHttp(request: FastifyRequest): boolean {
    const own = this.#own(request);
    return !this.isSecure(request) && !(own && isThisMachine(own.hostname));
  }

  /** Whether pages of this origin are this server's own. */
  isOwnOrigin(request: FastifyRequest, origin: string): boolean {
    const asked = originOf(origin);
    if (!asked || asked.origin === 'null') return false;
    if (asked.origin === this.#public?.origin) return true;
    const own = this.#own(request);
    if (own === undefined || asked.origin !== own.origin) return false;
    // Where everybody uses one name, no other name is ours: it could lead here only for now. An address leads nowhere else.
    return this.#public === undefined || isAddress(own.hostname);
  }

  /** The start of links that are handed to others: an address that works on their phones. */
  linkBase(request: FastifyRequest): string {
    if (this.#public) return this.#public.origin;
    const own = this.#own(request);
    if (own && !isThisMachine(own.hostname)) return own.origin;
    return this.#hallAddress() ?? own?.origin ?? '';
  }

  /** Whether a phone comes here by those links: not where they lead to this machine itself. */
  reachesPhones(request: FastifyRequest): boolean {
    const base = originOf(this.linkBase(request));
    return base !== undefined && !isThisMachine(base.hostname);
  }

  #own(request: FastifyRequest): URL | undefined {
    return originOf(`${this.isSecure(request) ? 'https' : 'http'}://${request.host}`);
  }
}
