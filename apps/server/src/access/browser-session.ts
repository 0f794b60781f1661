import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Access,
  type Asker,
  type CheckedPerson,
  type EnteredCaptain,
  type OpenedSession,
  type PairedDevice,
} from '#access';
import { browserName } from './browser-name.js';
import { Cookies } from './cookies.js';
import { AccessSettings } from './access-settings.js';
import { whereItIs } from './pairs-at-tables.js';
import { noteActors } from './route.js';
import { sessionView, type SessionView } from './session-view.js';
import { WebAddress } from './web-address.js';

/** How long a browser is remembered where somebody has signed in. */
const KEPT_MS = 365 * 86_400_000;

/** Changes what a browser is signed in or paired as, and tells it what it is then. */
@Injectable()
export class BrowserSession {
  readonly #seen: Parameters<typeof sessionView>[0];

  constructor(
    private readonly access: Access,
    private readonly cookies: Cookies,
    address: WebAddress,
    private readonly settings: AccessSettings,
  ) {
    this.#seen = { access, address, settings };
  }

  /** What the browser is. */
  view(request: FastifyRequest, { credentials }: Asker): Promise<SessionView> {
    return sessionView(this.#seen, request, credentials, this.cookies.read(request).device);
  }

  /** Signs the browser in, and remembers there that this login was; a session that it had ends. */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { credentials }: Asker,
    login: string,
    session: OpenedSession,
  ): Promise<SessionView> {
    await this.#remember(request, reply, login);
    const { person: before, ...others } = credentials;
    if (before) await this.access.sessions.revoke(before.principal.person, before.principal.session);
    this.cookies.write(request, reply, 'session', session);
    const person = await this.access.sessions.resolve(session.token);
    if (person) noteActors(request, [person.principal]);
    return sessionView(this.#seen, request, { ...others, ...(person && { person }) });
  }

  /**
   * Signs in at this browser whose password was just set or checked. An account with a second factor is not signed in by
   * that: then the browser stays what it is.
   */
  async beginAs(
    request: FastifyRequest,
    reply: FastifyReply,
    asker: Asker,
    { id, login, passwordHash }: CheckedPerson,
  ): Promise<SessionView> {
    const browser = browserName(request.headers['user-agent']);
    const session = await this.access.sessions.open(id, passwordHash, { browser });
    return session ? this.begin(request, reply, asker, login, session) : this.view(request, asker);
  }

  /** Which browser it is, where a login was signed in at it before. */
  async knownAs(request: FastifyRequest, login: string): Promise<string | undefined> {
    return this.access.knownBrowsers.knownAs(login, this.cookies.browser(request));
  }

  /** Signs the browser out. */
  async end(request: FastifyRequest, reply: FastifyReply, { credentials }: Asker): Promise<SessionView> {
    const { person, ...others } = credentials;
    if (person) await this.access.sessions.revoke(person.principal.person, person.principal.session);
    this.cookies.clear(request, reply, 'session');
    return sessionView(this.#seen, request, others);
  }

  /** Makes the browser a table's device; a device that it was before ends. */
  async pair(
    request: FastifyRequest,
    reply: FastifyReply,
    { credentials }: Asker,
    paired: PairedDevice,
  ): Promise<SessionView> {
    if (credentials.device) await this.access.devices.leave(credentials.device);
    this.cookies.write(request, reply, 'device', paired);
    noteActors(request, [paired.principal]);
    const device = await whereItIs(this.settings.pairsAtTables, this.access.devices, paired.principal);
    return sessionView(this.#seen, request, { ...credentials, device });
  }

  /** The browser is no table's device any more. */
  async leave(request: FastifyRequest, reply: FastifyReply, { credentials }: Asker): Promise<SessionView> {
    const { device, ...others } = credentials;
    if (device) await this.access.devices.leave(device);
    this.cookies.clear(request, reply, 'device');
    return sessionView(this.#seen, request, others);
  }

  /** Makes the browser a captain's; that of another team it is no longer. */
  enterAsCaptain(
    request: FastifyRequest,
    reply: FastifyReply,
    { credentials }: Asker,
    entered: EnteredCaptain,
  ): Promise<SessionView> {
    this.cookies.write(request, reply, 'captain', entered);
    noteActors(request, [entered.principal]);
    return sessionView(this.#seen, request, { ...credentials, captain: entered.principal });
  }

  async #remember(request: FastifyRequest, reply: FastifyReply, login: string): Promise<void> {
    const token = await this.access.knownBrowsers.tokenFor(login, this.cookies.browser(request));
    this.cookies.write(request, reply, 'browser', { token, endsAt: new Date(Date.now() + KEPT_MS) });
  }
}
