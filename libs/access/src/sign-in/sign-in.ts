import { AccessRefused } from '../rights/access-refused.js';
import type { AccessChanges } from '../rights/table-place.js';
import { type Clock, type Database, machineClock } from '../store/database.js';
import { newLogin } from './login.js';
import { checkNewPassword, type Passwords } from './passwords.js';
import type { PersonPrincipal } from '../rights/principal.js';
import type { SecondFactors } from './second-factors.js';
import type { OpenedSession, Opening, Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

/** A person whose password has just been checked. */
export interface CheckedPerson {
  readonly id: string;
  readonly login: string;
  readonly passwordHash: string;
}

/** What signing in may come with besides login and password. */
export interface SignInWith extends Pick<Opening, 'browser'> {
  /** The browser, where this login was signed in before, as `KnownBrowsers` knows it. */
  readonly knownAs?: string | undefined;
  /** A code of the second factor. */
  readonly code?: string | undefined;
}

/** Signing in with login and password, and changing the password. */
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly services: {
      readonly passwords: Passwords;
      readonly sessions: Sessions;
      readonly throttle: Throttle;
      readonly secondFactors: SecondFactors;
      readonly changes: AccessChanges;
    },
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * Opens a session for the person with this login and password. Answer, work and delays are the same whether the login
   * exists or not. Only somebody with the right password is told that a code is needed.
   * @throws AccessRefused `access.sign-in-failed`, `access.too-many-attempts`, `access.busy`, and as
   * `SecondFactors.prove`
   */
  async signIn(
    login: string,
    password: string,
    address: string,
    { knownAs, code, browser }: SignInWith = {},
  ): Promise<OpenedSession> {
    const person = await this.check(login, password, address, knownAs);
    const proven = await this.services.secondFactors.prove(person.id, code, { address, browser: knownAs });
    const session = await this.services.sessions.open(person.id, person.passwordHash, { proven, browser });
    if (!session) throw new AccessRefused('access.sign-in-failed');
    return session;
  }

  /**
   * The person with this login and password.
   * @throws AccessRefused `access.sign-in-failed`, `access.too-many-attempts`, `access.busy`
   */
  async check(login: string, password: string, address: string, browser?: string): Promise<CheckedPerson> {
    const attempt = await this.services.throttle.signIn(login, address, browser);
    const person = await this.#byLogin(login);
    const right = await this.services.passwords.matches(person?.passwordHash, password);
    if (!person || !right) throw new AccessRefused('access.sign-in-failed');
    await attempt.succeeded();
    return this.#renewHash(person, password);
  }

  /**
   * Changes a person's password and ends their other sessions.
   * @throws AccessRefused `access.password-wrong`, `access.password-refused`, `access.too-many-attempts`, `access.busy`
   */
  async changePassword(
    principal: PersonPrincipal,
    passwords: { readonly current: string; readonly next: string },
    address: string,
  ): Promise<void> {
    const person = await this.confirm(principal, passwords.current, address);
    checkNewPassword(passwords.next, person.login);
    const passwordHash = await this.services.passwords.hash(passwords.next);
    await this.database.$transaction(async (transaction) => {
      const changed = await transaction.person.updateMany({
        where: { id: principal.person, passwordHash: person.passwordHash },
        data: { passwordHash, passwordChangedAt: this.clock() },
      });
      if (changed.count === 0) throw new AccessRefused('access.password-wrong');
      await this.services.sessions.revokeOthers(transaction, principal.person, principal.session);
    });
    this.services.changes.tell();
  }

  /**
   * Asks a signed-in person for the password once more, before what cannot be undone.
   * @throws AccessRefused `access.password-wrong`, `access.too-many-attempts`, `access.busy`
   */
  async confirm(
    { person: id }: PersonPrincipal,
    password: string,
    address: string,
  ): Promise<{ readonly login: string; readonly passwordHash: string }> {
    const person = await this.database.person.findUniqueOrThrow({
      where: { id },
      select: { login: true, passwordHash: true },
    });
    const attempt = await this.services.throttle.signIn(person.login, address, `session of ${id}`);
    if (!(await this.services.passwords.matches(person.passwordHash, password))) {
      throw new AccessRefused('access.password-wrong');
    }
    await attempt.succeeded();
    return person;
  }

  /** Text that cannot be a login (a NUL, for one) is not shown to the database. */
  async #byLogin(typed: string): Promise<CheckedPerson | undefined> {
    const login = newLogin.safeParse(typed);
    if (!login.success) return undefined;
    const person = await this.database.person.findUnique({
      where: { login: login.data, closedAt: null },
      select: { id: true, login: true, passwordHash: true },
    });
    return person ?? undefined;
  }

  async #renewHash(person: CheckedPerson, password: string): Promise<CheckedPerson> {
    if (!this.services.passwords.isOutdated(person.passwordHash)) return person;
    const passwordHash = await this.services.passwords.hash(password);
    const renewed = await this.database.person.updateMany({
      where: { id: person.id, passwordHash: person.passwordHash },
      data: { passwordHash },
    });
    return renewed.count === 1 ? { ...person, passwordHash } : person;
  }
}
