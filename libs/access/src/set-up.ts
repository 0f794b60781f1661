import { randomUUID } from 'node:crypto';
import { takeTurn } from '#platform';
import { AccessRefused } from './rights/access-refused.js';
import { type Clock, type Database, machineClock, type Transaction } from './store/database.js';
import type { NewAccount, People, PreparedAccount } from './people/people.js';
import { mintToken, tokenHash } from './sign-in/secret-token.js';
import type { Throttle } from './sign-in/throttle.js';

/** Offers and set-ups in all processes follow each other, so that at most one link is alive at any time. */
const TURN = 'access.set-up';

/** The way in for the server's first organiser: a one-time link that the server prints when it starts. */
export class SetUp {
  #done = false;

  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly throttle: Throttle,
    private readonly clock: Clock = machineClock,
  ) {}

  /** Whether the server still has no first organiser. Once it has one it has one for good. */
  async isNeeded(): Promise<boolean> {
    if (!this.#done) this.#done = (await this.database.firstOrganiser.count()) > 0;
    return !this.#done;
  }

  /** A fresh token for `<address>/set-up#<token>`, others die; undefined when there is a first organiser. */
  async offer(): Promise<string | undefined> {
    const { token, hash } = mintToken();
    const now = this.clock();
    return this.database.$transaction(async (transaction) => {
      await takeTurn(transaction, TURN);
      if ((await transaction.firstOrganiser.count()) > 0) return undefined;
      await this.#revokeOffered(transaction, now);
      await transaction.setUpLink.create({ data: { id: randomUUID(), tokenHash: hash, createdAt: now } });
      return token;
    });
  }

  /**
   * Makes the first organiser, who may create tournaments and administers the server. If several people try at once,
   * one succeeds.
   *
   * @throws AccessRefused `access.set-up-done`, `access.link-unknown`, `access.link-used`, `access.link-revoked`,
   *   `access.password-refused`, `access.too-many-attempts`, `access.busy`
   */
  async redeem(token: string, account: NewAccount, address: string): Promise<PreparedAccount> {
    const attempt = await this.throttle.link(address);
    if (!(await this.isNeeded())) throw new AccessRefused('access.set-up-done');
    const link = await this.#find(token);
    await attempt.succeeded();
    const prepared = await this.people.prepare(account);
    const now = this.clock();
    await this.database.$transaction(async (transaction) => {
      await takeTurn(transaction, TURN);
      const claimed = await transaction.setUpLink.updateMany({
        where: { id: link, usedAt: null, revokedAt: null },
        data: { usedAt: now },
      });
      if (claimed.count === 0) throw new AccessRefused('access.link-used');
      await this.people.add(transaction, prepared, {
        mayCreateTournaments: true,
        administers: true,
      });
      await transaction.firstOrganiser.create({ data: { personId: prepared.id, since: now } });
      await this.#revokeOffered(transaction, now);
    });
    this.#done = true;
    return prepared;
  }

  async #revokeOffered(transaction: Transaction, now: Date): Promise<void> {
    await transaction.setUpLink.updateMany({
      where: { usedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
  }

  async #find(token: string): Promise<string> {
    const hash = tokenHash(token);
    const link = hash && (await this.database.setUpLink.findUnique({ where: { tokenHash: hash } }));
    if (!link) throw new AccessRefused('access.link-unknown');
    if (link.usedAt) throw new AccessRefused('access.link-used');
    if (link.revokedAt) throw new AccessRefused('access.link-revoked');
    return link.id;
  }
}
