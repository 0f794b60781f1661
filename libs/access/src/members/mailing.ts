import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isMember, membersOf } from '../people/members-of.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock } from '../store/database.js';
import type { InstallationKey } from '../store/installation-key.js';

/** Somebody to whom mail may go. */
export interface Addressee {
  readonly address: string;
  /** The keyed hash of the address, by which it is known that a mail went, and that no more are wanted. */
  readonly hash: Uint8Array<ArrayBuffer>;
  /** For the link that ends all mail to the address. */
  readonly token: string;
}

/** Bytes of the hash of an address, and of what proves in a link that it is from here. */
const HALF = 16;
const ADDRESS = z.email().max(254);

/** To whom mail may go: members of lists who agreed to it and have not ended it. */
export class Mailing {
  constructor(
    private readonly database: Database,
    private readonly key: InstallationKey,
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * To whom mail of players goes, by the ids that were asked for. Nobody for whom lists name several addresses, or none.
   */
  async addressees(ids: readonly string[]): Promise<ReadonlyMap<string, Addressee>> {
    const players = await this.database.player.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, name: true, memberNumber: true, mergedInto: true },
    });
    const records = players.map(({ id, mergedInto, ...own }) => ({ id, record: mergedInto ?? own }));
    const members = await membersOf(
      this.database,
      records.map(({ record }) => record),
    );
    const found = new Map<string, Addressee>();
    for (const { id, record } of records) {
      const addresses = members.flatMap((member) => {
        const { email, list } = member;
        const address = email?.trim().toLowerCase();
        return list.mailed && ADDRESS.safeParse(address).success && isMember(record, member)
          ? [address!]
          : [];
      });
      const [address, ...others] = new Set(addresses);
      // oxlint-disable-next-line no-await-in-loop -- the key is in memory after the first
      if (address !== undefined && others.length === 0) found.set(id, await this.#addressee(address));
    }
    const hashes = [...found.values()].map(({ hash }) => hash);
    const ended = await this.database.mailEnded.findMany({ where: { address: { in: hashes } } });
    const without = new Set(ended.map(({ address }) => Buffer.from(address).toString('hex')));
    return new Map([...found].filter(([, { hash }]) => !without.has(Buffer.from(hash).toString('hex'))));
  }

  /** Whether a link that ends mail is from here. @throws AccessRefused `access.link-unknown` */
  async check(token: string): Promise<void> {
    await this.#hashIn(token);
  }

  /** Ends all mail to the address that a link is for. @throws AccessRefused `access.link-unknown` */
  async end(token: string): Promise<void> {
    const address = await this.#hashIn(token);
    await this.database.mailEnded.createMany({
      data: { address, endedAt: this.clock() },
      skipDuplicates: true,
    });
  }

  async #addressee(address: string): Promise<Addressee> {
    const hash = (await this.key.hmac('mail-address', address)).slice(0, HALF);
    const token = Buffer.concat([hash, await this.#proof(hash)]).toString('base64url');
    return { address, hash, token };
  }

  async #hashIn(token: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(Buffer.from(token, 'base64url'));
    const hash = bytes.slice(0, HALF);
    if (bytes.length !== 2 * HALF || !timingSafeEqual(bytes.slice(HALF), await this.#proof(hash)))
      throw new AccessRefused('access.link-unknown');
    return hash;
  }

  async #proof(hash: Uint8Array): Promise<Uint8Array> {
    return (await this.key.hmac('mail-link', Buffer.from(hash).toString('hex'))).slice(0, HALF);
  }
}
