import { randomUUID } from 'node:crypto';
import { Prisma, takeTurn } from '#platform';
import { memberKey, NUMBER_RULES, shareWord, type NumberRule } from '#lists';
import { clubOfName, groupName } from '../people/clubs.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock } from '../store/database.js';
import { beginsIn, soughtWords } from '../store/sought-words.js';
import type { ColumnsSaid, MemberData } from './member-reading.js';

/** A list of members with how many there are. */
export interface MemberListView {
  readonly id: string;
  readonly name: string;
  readonly numbers: NumberRule;
  readonly columns: ColumnsSaid;
  readonly readAt: Date;
  /** The actor. */
  readonly readBy: string;
  /** Whether its members agreed to e-mail. */
  readonly mailed: boolean;
  /** In the last file. */
  readonly members: number;
  /** Who was in an earlier file only. */
  readonly missing: number;
}

/** A member who was looked for. */
export interface MemberFound extends Omit<MemberData, 'email'> {
  readonly id: string;
  /** Of the list. */
  readonly list: string;
  /** Whether the last file has the member no more. */
  readonly missing: boolean;
}

/** A member is found by several words of his, or by one in several ways. */
const WAYS = 6;

/** The members of clubs and federations, as their lists have them. */
export class Members {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock = machineClock,
  ) {}

  /** All lists by their names. */
  async lists(): Promise<MemberListView[]> {
    const rows = await this.database.$queryRaw<(Omit<MemberListView, 'numbers'> & { numbers: string })[]>`
      SELECT l.id::text AS id, l.name, l.numbers, l.columns, l.read_at AS "readAt", l.read_by AS "readBy", l.mailed,
             count(m.id) FILTER (WHERE m.missing_since IS NULL)::integer AS members,
             count(m.missing_since)::integer AS missing
        FROM access.member_list l LEFT JOIN access.member m ON m.list = l.id
       GROUP BY l.id ORDER BY lower(l.name), l.id`;
    return rows.map((row) => ({ ...row, numbers: ruleOf(row.numbers) }));
  }

  /** How the files of a list are read. @throws AccessRefused `access.member-list-unknown` */
  async saidOf(list: string): Promise<{ readonly numbers: NumberRule; readonly columns: ColumnsSaid }> {
    const found = await this.database.memberList.findUnique({
      where: { id: list },
      select: { numbers: true, columns: true },
    });
    if (!found) throw new AccessRefused('access.member-list-unknown');
    return { numbers: ruleOf(found.numbers), columns: found.columns as unknown as ColumnsSaid };
  }

  /**
   * Members whose names or numbers have, for each word of a text, one that begins with it, at most `limit`. Neither
   * capitals nor marks nor alphabets matter (`searchWords`). Those of a club come first, then those whose words come
   * first.
   */
  async search(text: string, limit: number, club?: string): Promise<MemberFound[]> {
    const [first, ...others] = soughtWords(text);
    if (!first) return [];
    const found = new Map<string, MemberFound>();
    for (const inClub of club === undefined ? [undefined] : [club, undefined]) {
      // oxlint-disable-next-line no-await-in-loop -- the second only where the first has not enough
      for (const member of await this.#found(first, others, limit * WAYS, inClub))
        if (found.size < limit) found.set(member.id, member);
      if (found.size >= limit) break;
    }
    return [...found.values()];
  }

  /** The members of a whole number, however it is written in their lists, at most `limit`. */
  async numbered(number: string, limit: number): Promise<MemberFound[]> {
    const lists = await this.database.memberList.findMany({ select: { id: true, numbers: true } });
    const members = await this.database.member.findMany({
      where: {
        OR: lists.map(({ id, numbers }) => ({ listId: id, key: memberKey(number, ruleOf(numbers)) })),
      },
      include: { list: { select: { name: true } } },
      orderBy: { id: 'asc' },
      take: limit,
    });
    return members.map(({ id, list, number, name, club, rank, handicap, missingSince }) => ({
      id: String(id),
      list: list.name,
      number,
      name,
      club,
      rank,
      handicap,
      missing: missingSince !== null,
    }));
  }

  /** Whether there is any list. */
  async haveLists(): Promise<boolean> {
    return (await this.database.memberList.findFirst({ select: { id: true } })) !== null;
  }

  async #found(
    first: readonly string[],
    others: readonly (readonly string[])[],
    limit: number,
    club: string | undefined,
  ): Promise<MemberFound[]> {
    // Asked of each row that comes, so that the search ends with the first that fit.
    const fitting = others.map(
      (ways) => Prisma.sql`AND (SELECT true FROM access.member_word o WHERE o.member = w.member
        AND ${beginsIn(Prisma.sql`o.word`, ways)} LIMIT 1)`,
    );
    const inClub = club === undefined ? Prisma.empty : Prisma.sql`AND lower(c.club) = lower(${club})`;
    const ofClub = club === undefined ? Prisma.empty : Prisma.sql`JOIN access.member c ON c.id = w.member`;
    const found = first.map(
      (way) => Prisma.sql`(SELECT w.word, w.member FROM access.member_word w ${ofClub}
        WHERE ${beginsIn(Prisma.sql`w.word`, [way])} ${Prisma.join([inClub, ...fitting], ' ')}
        ORDER BY w.word, w.member LIMIT ${limit})`,
    );
    return this.database.$queryRaw<MemberFound[]>`
      SELECT m.id::text AS id, l.name AS list, m.number, m.name, m.club, m.rank, m.handicap,
             m.missing_since IS NOT NULL AS missing
        FROM (${Prisma.join(found, ' UNION ALL ')}) w JOIN access.member m ON m.id = w.member
        JOIN access.member_list l ON l.id = m.list
       ORDER BY w.word, w.member LIMIT ${limit}`;
  }

  /**
   * The player that a member is: the one of his number who has a word of the name in common, else a new record with the
   * number and the club.
   *
   * @param by the actor
   * @throws AccessRefused `access.member-unknown`
   */
  async player(member: string, by: string): Promise<{ readonly id: string; readonly name: string }> {
    return this.database.$transaction(async (transaction) => {
      const found = await transaction.member.findUnique({ where: { id: BigInt(member) } });
      if (!found) throw new AccessRefused('access.member-unknown');
      const { number, key, name, club } = found;
      // Two who choose the same member at once write one record.
      await takeTurn(transaction, `access.member ${number}`);
      const numbered = await transaction.player.findMany({
        where: { memberNumber: { in: [number, key] } },
        select: { id: true, name: true, mergedInto: { select: { id: true, name: true } } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      const known = numbered.find((one) => shareWord(one.name, name));
      if (known) return { id: known.mergedInto?.id ?? known.id, name: known.mergedInto?.name ?? known.name };
      const clubName = groupName.safeParse(club ?? '');
      const clubId = clubName.success ? await clubOfName(transaction, clubName.data) : null;
      const id = randomUUID();
      const record = { id, name, memberNumber: number, clubId, createdAt: this.clock(), createdBy: by };
      await transaction.player.create({ data: record });
      return { id, name };
    });
  }

  /** Says whether the members of a list agreed to e-mail. @throws AccessRefused `access.member-list-unknown` */
  async sayMailed(list: string, mailed: boolean): Promise<void> {
    const { count } = await this.database.memberList.updateMany({ where: { id: list }, data: { mailed } });
    if (count === 0) throw new AccessRefused('access.member-list-unknown');
  }

  /** Takes a list away with all its members; players stay. @throws AccessRefused `access.member-list-unknown` */
  async remove(list: string): Promise<void> {
    const { count } = await this.database.memberList.deleteMany({ where: { id: list } });
    if (count === 0) throw new AccessRefused('access.member-list-unknown');
  }

  /** Erases what is known of a member. @throws AccessRefused `access.member-unknown` */
  async erase(member: string): Promise<void> {
    const { count } = await this.database.member.deleteMany({ where: { id: BigInt(member) } });
    if (count === 0) throw new AccessRefused('access.member-unknown');
  }
}

function ruleOf(written: string): NumberRule {
  return NUMBER_RULES.find((rule) => rule === written) ?? 'any';
}
