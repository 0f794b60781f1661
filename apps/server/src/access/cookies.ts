import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PresentedTokens } from '#access';
import type { WebAddress } from './web-address.js';

export type CookieKind = keyof PresentedTokens | 'browser';

const NAMES = {
  session: 'tirage-session',
  device: 'tirage-device',
  captain: 'tirage-captain',
  browser: 'tirage-browser',
} as const;

/**
 * The cookies that carry sessions, devices and captains: out of reach of scripts, sent to this server's own pages only, and under
 * TLS bound to this very host by the prefix `__Host-`. Under TLS a cookie without the prefix counts for nothing, so that
 * none can be planted from a plain page or a neighbouring host.
 */
export class Cookies {
  constructor(private readonly address: WebAddress) {}

  /** The tokens that a request presents. */
  read(request: FastifyRequest): PresentedTokens {
    return {
      session: request.cookies[this.#name(request, 'session')],
      device: request.cookies[this.#name(request, 'device')],
      captain: request.cookies[this.#name(request, 'captain')],
    };
  }

  /** The token that says who was signed in at this browser before. */
  browser(request: FastifyRequest): string | undefined {
    return request.cookies[this.#name(request, 'browser')];
  }

  /** Hands a token to the browser, until it ends. */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: CookieKind,
    { token, endsAt }: { readonly token: string; readonly endsAt: Date },
  ): void {
    reply.setCookie(this.#name(request, kind), token, { ...this.#attributes(request), expires: endsAt });
  }

  /** Takes a token away from the browser. */
  clear(request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void {
    reply.clearCookie(this.#name(request, kind), this.#attributes(request));
  }

  #name(request: FastifyRequest, kind: CookieKind): string {
    return this.address.isSecure(request) ? `__Host-${NAMES[kind]}` : NAMES[kind];
  }

  #attributes(request: FastifyRequest) {
    return {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure: this.address.isSecure(request),
    } as const;
  }
}
