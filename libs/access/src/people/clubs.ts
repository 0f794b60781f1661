import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AccessRefused } from '../rights/access-refused.js';
import type { Database, Transaction } from '../store/database.js';

/** The name of a club or country, as draws take it (entries.describe-for-draws). */
export const groupName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .'’&+/()_-]{0,39}$/u, 'club.malformed');

/** A club to which players belong. */
export interface ClubWritten {
  readonly name: string;
  /** As draws and lists call it where the name is long: 'Młociny'. */
  readonly short: string | null;
  /** As draws have it: 'PL'. */
  readonly country: string | null;
}

/** A club with how many players belong to it, each counted once however many records there are of him. */
export interface ClubView extends ClubWritten {
  readonly id: string;
  readonly players: number;
}

/** The clubs of a server. A name is there once, whatever its capitals. */
export class Clubs {
  constructor(private readonly database: Database) {}

  /** All clubs by their names. */
  async all(): Promise<ClubView[]> {
    return this.database.$queryRaw<ClubView[]>`
      SELECT c.id, c.name, c.short, c.country,
             (SELECT count(*) FROM access.player p WHERE p.club_id = c.id AND p.merged_into IS NULL)::integer AS players
        FROM access.club c ORDER BY lower(c.name), c.id`;
  }

  /**
   * Of some names those that are on the list, each with how lists and draws call the club: who asks about a name learns
   * nothing of other clubs. Capitals make no other name, and a short name is a name, too.
   */
  async known(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const asked = names.map((name) => name.trim().toLowerCase());
    const rows = await this.database.$queryRaw<{ name: string; short: string | null }[]>`
      SELECT name, short FROM access.club
       WHERE lower(name) = ANY(${asked}) OR lower(short) = ANY(${asked}) ORDER BY lower(name) DESC`;
    const called = new Map(rows.flatMap(({ short }) => (short ? [[short.toLowerCase(), short]] : [])));
    for (const { name, short } of rows) called.set(name.toLowerCase(), short ?? name);
    return new Map(
      names.flatMap((name, at) => {
        const club = called.get(asked[at]!);
        return club === undefined ? [] : [[name, club]];
      }),
    );
  }

  /**
   * Puts right what is written down of a club.
   * @throws AccessRefused `access.club-unknown`; `access.club-known` when another one has the name
   */
  async change(id: string, club: ClubWritten): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      const named = await clubNamed(transaction, club.name);
      if (named !== undefined && named !== id) throw new AccessRefused('access.club-known');
      const { count } = await transaction.club.updateMany({ where: { id }, data: club });
      if (count === 0) throw new AccessRefused('access.club-unknown');
    });
  }

  /**
   * Makes one club of two: the players and lasting cards of the first belong to the second, and the first is there no longer.
   * @throws AccessRefused `access.club-unknown`, `access.club-same`
   */
  async merge(id: string, into: string): Promise<void> {
    if (id === into) throw new AccessRefused('access.club-same');
    await this.database.$transaction(async (transaction) => {
      if ((await transaction.club.count({ where: { id: into } })) === 0) {
        throw new AccessRefused('access.club-unknown');
      }
      await transaction.player.updateMany({ where: { clubId: id }, data: { clubId: into } });
      await transaction.lastingSet.updateMany({ where: { clubId: id }, data: { clubId: into } });
      const { count } = await transaction.club.deleteMany({ where: { id } });
      if (count === 0) throw new AccessRefused('access.club-unknown');
    });
  }

  /** Takes a club off the list; its players belong to none then. @throws AccessRefused `access.club-unknown` */
  async remove(id: string): Promise<void> {
    const { count } = await this.database.club.deleteMany({ where: { id } });
    if (count === 0) throw new AccessRefused('access.club-unknown');
  }
}

/** The club of a name, written down where there is none yet. */
export async function clubOfName(transaction: Transaction, name: string): Promise<string> {
  await transaction.$executeRaw`
    INSERT INTO access.club (id, name) VALUES (${randomUUID()}::uuid, ${name}) ON CONFLICT (lower(name)) DO NOTHING`;
  return (await clubNamed(transaction, name))!;
}

async function clubNamed(transaction: Transaction, name: string): Promise<string | undefined> {
  const [found] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM access.club WHERE lower(name) = lower(${name})`;
  return found?.id;
}
