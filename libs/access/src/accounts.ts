import { randomUUID } from 'node:crypto';
import type { AccessChanges } from './rights/table-place.js';
import { AccessRefused } from './rights/access-refused.js';
import { type Clock, type Database, DAY, later, machineClock, type Transaction } from './store/database.js';
import { requireAdministrator } from './people/last-administrator.js';
import { normaliseLogin } from './sign-in/login.js';
import { checkNewPassword, type Passwords } from './sign-in/passwords.js';
import type { NewAccount, People, PreparedAccount } from './people/people.js';
import type { Rights } from './rights/requirement.js';
import { mintToken, tokenHash } from './sign-in/secret-token.js';
import type { Sessions } from './sign-in/sessions.js';
import type { CheckedPerson } from './sign-in/sign-in.js';
import type { Throttle } from './sign-in/throttle.js';

/** How long a link to an account of one's own can be used, and one to a new password. */
export const ACCOUNT_LINK_LASTS = 7 * DAY;
export const PASSWORD_LINK_LASTS = DAY;

/** An account as administrators see it. */
export interface AccountView extends Rights {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  /** When it was last used; null: never, or so long ago that nothing of it is kept. */
  readonly seenAt: Date | null;
  /** Since when it has a second factor; null: it has none. */
  readonly secondFactorSince: Date | null;
  /** How many browsers are signed in. */
  readonly sessions: number;
}

/** What changes about an account; what is left out stays. */
export interface AccountChange extends Partial<Rights> {
  readonly name?: string | undefined;
  readonly closed?: boolean | undefined;
}

/** A fresh link, with the token for `<address>/account#<token>`. */
export interface IssuedAccountLink {
  readonly token: string;
  readonly expires: Date;
}

/** What a link is for: an account of one's own, or a new password of the account that is named. */
export type AccountLinkSeen =
  | { readonly kind: 'account' }
  | { readonly kind: 'password'; readonly name: string; readonly login: string };

interface Link {
  readonly id: string;
  readonly person: { readonly id: string; readonly name: string; readonly login: string } | null;
  readonly rights: Rights;
}

/** The accounts of a server, in the hands of its administrators. */
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly services: {
      readonly people: People;
      readonly passwords: Passwords;
      readonly sessions: Sessions;
      readonly throttle: Throttle;
      readonly changes: AccessChanges;
    },
    private readonly clock: Clock = machineClock,
  ) {}

  /** Every account, closed ones too, by name. */
  async list(): Promise<AccountView[]> {
    return this.database.$queryRaw<AccountView[]>`
      SELECT p.id, p.name, p.login, p.may_create_tournaments AS "mayCreateTournaments", p.administers,
             p.created_at AS "createdAt", p.second_factor_since AS "secondFactorSince", p.closed_at AS "closedAt", max(s.seen_at) AS "seenAt",
             count(*) FILTER (WHERE s.revoked_at IS NULL AND s.expires_at > ${this.clock()}::timestamp(3))::integer
               AS sessions
        FROM access.person p LEFT JOIN access.session s ON s.person = p.id
       GROUP BY p.id ORDER BY lower(p.name), p.id`;
  }

  /**
   * Renames an account, gives it rights or takes them away, closes it or opens it again. A closed one has no sessions.
   * @throws AccessRefused `access.account-unknown`, `access.last-administrator`
   */
  async change(id: string, { closed, ...change }: AccountChange): Promise<void> {
    const now = this.clock();
    await this.database.$transaction(async (transaction) => {
      await requireAdministrator(transaction, async () => {
        const changed = await transaction.person.updateMany({
          where: { id },
          data: { ...change, ...(closed !== undefined && { closedAt: closed ? now : null }) },
        });
        if (changed.count === 0) throw new AccessRefused('access.account-unknown');
        if (closed === true) await this.#end(transaction, id);
      });
    });
    this.services.changes.tell();
  }

  /** Ends every session of an account, and the links to a new password of it. */
  async signOut(id: string): Promise<void> {
    await this.database.$transaction((transaction) => this.#end(transaction, id));
    this.services.changes.tell();
  }

  /** A one-time link to an account of one's own, with these rights. */
  invite(rights: Rights, by: string): Promise<IssuedAccountLink> {
    return this.#issue(null, rights, by, ACCOUNT_LINK_LASTS);
  }

  /**
   * A one-time link to a new password of an account; those made for it before die.
   * @throws AccessRefused `access.account-unknown`, `access.account-closed`
   */
  async passwordLink(person: string, by: string): Promise<IssuedAccountLink> {
    const row = await this.database.person.findUnique({ where: { id: person } });
    if (!row) throw new AccessRefused('access.account-unknown');
    if (row.closedAt) throw new AccessRefused('access.account-closed');
    await this.database.accountLink.updateMany({
      where: { personId: person, usedAt: null, revokedAt: null },
      data: { revokedAt: this.clock() },
    });
    return this.#issue(person, { mayCreateTournaments: false, administers: false }, by, PASSWORD_LINK_LASTS);
  }

  /**
   * What a link is for.
   * @throws AccessRefused `access.link-unknown`, `access.link-used`, `access.link-expired`, `access.link-revoked`,
   * `access.too-many-attempts`
   */
  async look(token: string, address: string): Promise<AccountLinkSeen> {
    const attempt = await this.services.throttle.link(address);
    const { person } = await this.#find(token);
    await attempt.succeeded();
    return person ? { kind: 'password', name: person.name, login: person.login } : { kind: 'account' };
  }

  /**
   * Makes the account of a link.
   * @throws AccessRefused as `look`, `access.login-taken`, `access.password-refused`, `access.busy`
   */
  async redeem(token: string, account: NewAccount, address: string): Promise<PreparedAccount> {
    const attempt = await this.services.throttle.link(address);
    const link = await this.#find(token);
    if (link.person) throw new AccessRefused('access.link-unknown');
    await attempt.succeeded();
    const prepared = await this.services.people.prepare(account);
    await this.database.$transaction(async (transaction) => {
      await this.#claim(transaction, link.id);
      await this.services.people.add(transaction, prepared, link.rights);
    });
    return prepared;
  }

  /**
   * Sets the new password of a link; every session of the account ends.
   * @throws AccessRefused as `look`, `access.password-refused`, `access.busy`
   */
  async renewPassword(token: string, password: string, address: string): Promise<CheckedPerson> {
    const attempt = await this.services.throttle.link(address);
    const { id, person } = await this.#find(token);
    if (!person) throw new AccessRefused('access.link-unknown');
    await attempt.succeeded();
    checkNewPassword(password, normaliseLogin(person.login));
    const passwordHash = await this.services.passwords.hash(password);
    await this.database.$transaction(async (transaction) => {
      await this.#claim(transaction, id);
      await transaction.person.update({
        where: { id: person.id },
        data: { passwordHash, passwordChangedAt: this.clock() },
      });
      await this.#end(transaction, person.id);
    });
    this.services.changes.tell();
    return { id: person.id, login: person.login, passwordHash };
  }

  async #issue(
    personId: string | null,
    rights: Rights,
    createdBy: string,
    lasts: number,
  ): Promise<IssuedAccountLink> {
    const now = this.clock();
    const { token, hash } = mintToken();
    const expires = later(now, lasts);
    await this.database.accountLink.create({
      data: {
        id: randomUUID(),
        tokenHash: hash,
        personId,
        mayCreateTournaments: rights.mayCreateTournaments,
        administers: rights.administers,
        createdBy,
        createdAt: now,
        expiresAt: expires,
      },
    });
    return { token, expires };
  }

  async #find(token: string): Promise<Link> {
    const hash = tokenHash(token);
    const row =
      hash &&
      (await this.database.accountLink.findUnique({
        where: { tokenHash: hash },
        include: { person: true },
      }));
    if (!row) throw new AccessRefused('access.link-unknown');
    if (row.usedAt) throw new AccessRefused('access.link-used');
    if (row.revokedAt || row.person?.closedAt) throw new AccessRefused('access.link-revoked');
    if (row.expiresAt <= this.clock()) throw new AccessRefused('access.link-expired');
    return { id: row.id, person: row.person, rights: row };
  }

  /** Taken once, by the first to come. */
  async #claim(transaction: Transaction, id: string): Promise<void> {
    const now = this.clock();
    const claimed = await transaction.accountLink.updateMany({
      where: { id, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (claimed.count === 0) throw new AccessRefused('access.link-used');
  }

  async #end(transaction: Transaction, person: string): Promise<void> {
    await this.services.sessions.revokeOthers(transaction, person);
    await transaction.accountLink.updateMany({
      where: { personId: person, usedAt: null, revokedAt: null },
      data: { revokedAt: this.clock() },
    });
  }
}
