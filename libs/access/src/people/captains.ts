import { randomUUID } from 'node:crypto';
import { takeTurn } from '#platform';
import type { AccessChanges } from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, later, machineClock } from '../store/database.js';
import { DEVICE_AT_MOST } from '../devices/devices.js';
import type { CaptainPrincipal } from '../rights/principal.js';
import { mintToken, tokenHash } from '../sign-in/secret-token.js';
import type { Throttle } from '../sign-in/throttle.js';

/** A link just made: its token is shown this once. */
export interface CaptainLink {
  readonly id: string;
  readonly token: string;
  readonly expires: Date;
}

/** A link in a tournament's list. */
export interface CaptainLinkView {
  readonly id: string;
  readonly entry: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** When it was scanned first. */
  readonly enteredAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly revokedWhy: string | null;
}

/** A captain just let in: the token for the cookie, and when it ends at the latest. */
export interface EnteredCaptain {
  readonly principal: CaptainPrincipal;
  readonly token: string;
  readonly endsAt: Date;
}

/** Captains of teams, one link each: good on every phone until it is withdrawn, made anew or sealed. */
export class Captains {
  constructor(
    private readonly database: Database,
    private readonly services: { readonly throttle: Throttle; readonly changes: AccessChanges },
    private readonly clock: Clock = machineClock,
  ) {}

  /** Makes a link for the captain of an entry; the one before ends. */
  async issue(tournament: string, entry: string, by: string): Promise<CaptainLink> {
    const now = this.clock();
    const id = randomUUID();
    const { token, hash } = mintToken();
    const expires = later(now, DEVICE_AT_MOST);
    await this.database.$transaction(async (transaction) => {
      await takeTurn(transaction, `access.captain ${tournament} ${entry}`);
      await transaction.captainLink.updateMany({
        where: { tournament, entry, revokedAt: null },
        data: { revokedAt: now, revokedWhy: 'made-anew' },
      });
      await transaction.captainLink.create({
        data: { id, tournament, entry, tokenHash: hash, createdAt: now, createdBy: by, expiresAt: expires },
      });
    });
    this.services.changes.tell();
    return { id, token, expires };
  }

  /**
   * Lets a captain in by the token of a link.
   * @throws AccessRefused `access.link-unknown`, `access.link-revoked`, `access.link-expired`,
   * `access.too-many-attempts`
   */
  async enter(token: string, address: string): Promise<EnteredCaptain> {
    const attempt = await this.services.throttle.link(address);
    const hash = tokenHash(token);
    const found = hash && (await this.database.captainLink.findUnique({ where: { tokenHash: hash } }));
    if (!found) throw new AccessRefused('access.link-unknown');
    const now = this.clock();
    if (found.revokedAt) throw new AccessRefused('access.link-revoked');
    if (found.expiresAt <= now) throw new AccessRefused('access.link-expired');
    await this.database.captainLink.updateMany({
      where: { id: found.id, enteredAt: null },
      data: { enteredAt: now },
    });
    await attempt.succeeded();
    return { principal: principalOf(found), token, endsAt: found.expiresAt };
  }

  /** The captain behind a cookie's token, if the link lives. */
  async resolve(token: string): Promise<CaptainPrincipal | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const found = await this.database.captainLink.findUnique({ where: { tokenHash: hash } });
    if (!found || found.revokedAt || found.expiresAt <= this.clock()) return undefined;
    return principalOf(found);
  }

  /** A tournament's links, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly CaptainLinkView[]> {
    return this.database.captainLink.findMany({
      where: { tournament },
      omit: { tokenHash: true, tournament: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
  }

  /**
   * Takes a link back; one that has ended stays as it is.
   * @throws AccessRefused `access.captain-unknown`
   */
  async revoke(tournament: string, link: string): Promise<void> {
    await this.database.captainLink.updateMany({
      where: { id: link, tournament, revokedAt: null },
      data: { revokedAt: this.clock(), revokedWhy: 'revoked' },
    });
    const known = await this.database.captainLink.count({ where: { id: link, tournament } });
    if (known === 0) throw new AccessRefused('access.captain-unknown');
    this.services.changes.tell();
  }

  /** The seal: ends the links of a tournament. */
  async end(tournament: string): Promise<void> {
    await this.database.captainLink.updateMany({
      where: { tournament, revokedAt: null },
      data: { revokedAt: this.clock(), revokedWhy: 'sealed' },
    });
    this.services.changes.tell();
  }
}

function principalOf({
  id,
  tournament,
  entry,
}: {
  readonly id: string;
  readonly tournament: string;
  readonly entry: string;
}): CaptainPrincipal {
  return { kind: 'captain', link: id, tournament, entry };
}
