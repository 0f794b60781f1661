import { randomUUID } from 'node:crypto';
import { Prisma, takeTurn } from '#platform';
import type { MemberColumn, NumberRule } from '#lists';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock, type Transaction } from '../store/database.js';

/** What is known of a member, without the number by which he is the same. */
export interface MemberData {
  readonly number: string;
  readonly name: string;
  readonly club: string | null;
  readonly rank: string | null;
  readonly handicap: string | null;
  readonly email: string | null;
}

/** A member of a file as the database takes him: with the words by which he is found, one blank between two. */
export interface MemberStaged extends Omit<MemberData, 'name'> {
  readonly key: string;
  /** Null: there, but not to be read; what is known stays. */
  readonly name: string | null;
  readonly words: string;
}

/** What columns of a list were said to be, for the next file. */
export interface ColumnsSaid {
  /** None where the file has none: then columns are known by their places. */
  readonly headings: readonly string[];
  readonly columns: readonly MemberColumn[];
  /** Where columns of fixed places begin; null: something stands between the cells. */
  readonly starts: readonly number[] | null;
}

/** A file that has been read, and of which list it is. */
export interface ReadingGiven {
  /** A list that is there, or the name of a new one. */
  readonly list: { readonly id: string } | { readonly name: string };
  readonly numbers: NumberRule;
  readonly columns: ColumnsSaid;
  /** Members, an array of `MemberStaged` as JSON a batch. */
  readonly batches: readonly string[];
  /** The actor. */
  readonly by: string;
}

/** What a reading changes. Of each kind the first are named. */
export interface ReadingChanges {
  /** Of the list; null: it is not written yet. */
  readonly list: string | null;
  readonly members: number;
  readonly same: number;
  readonly added: { readonly count: number; readonly first: readonly MemberData[] };
  readonly changed: {
    readonly count: number;
    readonly first: readonly { readonly was: MemberData; readonly is: MemberData }[];
  };
  /** Who is no longer in the file: kept, and marked. */
  readonly missing: { readonly count: number; readonly first: readonly MemberData[] };
  /** Who was marked so, and is there again. */
  readonly back: number;
}

/** How many of each kind of change are named. */
const NAMED = 50;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Of a list of 300,000 members, on a slow machine. */
const LONG = { maxWait: 10_000, timeout: 300_000 };

/** What of a member is compared and written, in one order. */
const DATA = Prisma.raw('number, name, club, rank, handicap, email');
const DATA_TYPES = Prisma.raw('number text, name text, club text, rank text, handicap text, email text');
const OF_MEMBER = Prisma.raw('m.number, m.name, m.club, m.rank, m.handicap, m.email');
const OF_FILE = Prisma.raw('s.number, s.name, s.club, s.rank, s.handicap, s.email');
const BOTH = Prisma.raw('staged s JOIN access.member m ON m.key = s.key AND s.name IS NOT NULL');

/** A preview ends so: what it has written is there no more. */
class OnlyPreviewed extends Error {
  constructor(readonly changes: ReadingChanges) {
    super('Only previewed.');
  }
}

/** Lists of members that come in, again and again. */
export class MemberReading {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock = machineClock,
  ) {}

  /** What a reading would change. @throws AccessRefused as `read` */
  async preview(given: ReadingGiven): Promise<ReadingChanges> {
    try {
      await this.database.$transaction(async (transaction) => {
        throw new OnlyPreviewed(await changesOf(transaction, await this.#staged(transaction, given), null));
      }, LONG);
    } catch (error) {
      if (error instanceof OnlyPreviewed) return error.changes;
      throw error;
    }
    throw new Error('A preview has not ended as one.');
  }

  /**
   * Takes a file in: all of it, or nothing. Members that are known by their numbers are updated, others are added, and
   * those who are not in it are marked.
   *
   * @throws AccessRefused `access.member-list-unknown`; `access.member-list-known` where a new list has the name of
   * another one; `access.nobody-read` where nobody in the file can be read
   */
  async read(given: ReadingGiven): Promise<ReadingChanges> {
    return this.database.$transaction(async (transaction) => {
      const known = await this.#staged(transaction, given);
      const list = known ?? randomUUID();
      const changes = await changesOf(transaction, known, list);
      if (changes.members === 0) throw new AccessRefused('access.nobody-read');
      await this.#writeList(transaction, given, list);
      await writeMembers(transaction, list, this.clock());
      return changes;
    }, LONG);
  }

  /** Brings the members of a file beside the list. @returns its id, unless it is new */
  async #staged(transaction: Transaction, { list, batches }: ReadingGiven): Promise<string | null> {
    await transaction.$executeRaw`SET LOCAL statement_timeout = '240s'`;
    await takeTurn(transaction, 'access.members');
    const known = 'id' in list ? list.id : null;
    const [named] = await transaction.$queryRaw<{ id: string }[]>`
      SELECT id::text AS id FROM access.member_list
       WHERE id = ${known}::uuid OR lower(name) = lower(${'name' in list ? list.name : null})`;
    if (known !== null && !named) throw new AccessRefused('access.member-list-unknown');
    if (known === null && named) throw new AccessRefused('access.member-list-known');
    await transaction.$executeRaw`
      CREATE TEMPORARY TABLE staged (key text PRIMARY KEY, ${DATA_TYPES}, words text) ON COMMIT DROP`;
    for (const batch of batches)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await transaction.$executeRaw`
        INSERT INTO staged SELECT key, ${DATA}, words
          FROM json_to_recordset(${batch}::json) AS row (key text, ${DATA_TYPES}, words text)`;
    await transaction.$executeRaw`ANALYZE staged`;
    return known;
  }

  async #writeList(
    transaction: Transaction,
    { list, numbers, columns, by }: ReadingGiven,
    id: string,
  ): Promise<void> {
    const said = {
      numbers,
      columns: {
        headings: [...columns.headings],
        columns: [...columns.columns],
        starts: columns.starts && [...columns.starts],
      },
      readAt: this.clock(),
      readBy: by,
    };
    if ('name' in list) await transaction.memberList.create({ data: { id, name: list.name, ...said } });
    else await transaction.memberList.update({ where: { id }, data: said });
  }
}

/** What a staged file changes of a list. */
async function changesOf(
  transaction: Transaction,
  known: string | null,
  written: string | null,
): Promise<ReadingChanges> {
  const list = known ?? NOBODY;
  const differs = Prisma.sql`(${OF_MEMBER}) IS DISTINCT FROM (${OF_FILE})`;
  const [counts] = await transaction.$queryRaw<
    { members: number; added: number; changed: number; back: number; missing: number }[]
  >`
    SELECT count(*) FILTER (WHERE s.name IS NOT NULL)::integer AS members,
           count(*) FILTER (WHERE s.name IS NOT NULL AND m.id IS NULL)::integer AS added,
           count(*) FILTER (WHERE s.name IS NOT NULL AND m.id IS NOT NULL AND ${differs})::integer AS changed,
           count(*) FILTER (WHERE s.key IS NOT NULL AND m.missing_since IS NOT NULL)::integer AS back,
           count(*) FILTER (WHERE s.key IS NULL AND m.missing_since IS NULL)::integer AS missing
      FROM staged s FULL JOIN (SELECT * FROM access.member WHERE list = ${list}::uuid) m ON m.key = s.key`;
  const { members, added, changed, back, missing } = counts!;
  const first = {
    added: await transaction.$queryRaw<MemberData[]>`
      SELECT ${OF_FILE} FROM staged s
       WHERE s.name IS NOT NULL
         AND NOT EXISTS (SELECT FROM access.member m WHERE m.list = ${list}::uuid AND m.key = s.key)
       ORDER BY s.name, s.key LIMIT ${NAMED}`,
    changed: await transaction.$queryRaw<{ was: MemberData; is: MemberData }[]>`
      SELECT json_build_object('number', m.number, 'name', m.name, 'club', m.club, 'rank', m.rank,
                               'handicap', m.handicap, 'email', m.email) AS was,
             json_build_object('number', s.number, 'name', s.name, 'club', s.club, 'rank', s.rank,
                               'handicap', s.handicap, 'email', s.email) AS is
        FROM ${BOTH} WHERE m.list = ${list}::uuid AND ${differs} ORDER BY s.name, s.key LIMIT ${NAMED}`,
    missing: await transaction.$queryRaw<MemberData[]>`
      SELECT ${OF_MEMBER} FROM access.member m
       WHERE m.list = ${list}::uuid AND m.missing_since IS NULL
         AND NOT EXISTS (SELECT FROM staged s WHERE s.key = m.key)
       ORDER BY m.name, m.key LIMIT ${NAMED}`,
  };
  return {
    list: written,
    members,
    same: members - added - changed,
    added: { count: added, first: first.added },
    changed: { count: changed, first: first.changed },
    missing: { count: missing, first: first.missing },
    back,
  };
}

/** Writes what a staged file changes, and the words by which members are found. */
async function writeMembers(transaction: Transaction, list: string, now: Date): Promise<void> {
  // Only the words of names and numbers are looked for: who has changed his club keeps them.
  await transaction.$executeRaw`
    DELETE FROM access.member_word w USING ${BOTH}
     WHERE w.member = m.id AND m.list = ${list}::uuid AND (m.number, m.name) IS DISTINCT FROM (s.number, s.name)`;
  await transaction.$executeRaw`
    UPDATE access.member m SET (${DATA}) = (SELECT ${OF_FILE}), missing_since = NULL
      FROM staged s
     WHERE m.list = ${list}::uuid AND m.key = s.key AND s.name IS NOT NULL
       AND (m.missing_since IS NOT NULL OR (${OF_MEMBER}) IS DISTINCT FROM (${OF_FILE}))`;
  await transaction.$executeRaw`
    UPDATE access.member m SET missing_since = ${now}::timestamp(3)
     WHERE m.list = ${list}::uuid AND m.missing_since IS NULL
       AND NOT EXISTS (SELECT FROM staged s WHERE s.key = m.key)`;
  await transaction.$executeRaw`
    UPDATE access.member m SET missing_since = NULL FROM staged s
     WHERE m.list = ${list}::uuid AND m.key = s.key AND m.missing_since IS NOT NULL`;
  await transaction.$executeRaw`
    INSERT INTO access.member (list, key, ${DATA})
    SELECT ${list}::uuid, s.key, ${OF_FILE} FROM staged s WHERE s.name IS NOT NULL
    ON CONFLICT (list, key) DO NOTHING`;
  await transaction.$executeRaw`
    INSERT INTO access.member_word (member, word)
    SELECT m.id, words.word
      FROM ${BOTH} CROSS JOIN LATERAL (SELECT DISTINCT unnest(string_to_array(s.words, ' ')) AS word) words
     WHERE m.list = ${list}::uuid AND NOT EXISTS (SELECT FROM access.member_word w WHERE w.member = m.id)`;
  await transaction.$executeRaw`ANALYZE access.member`;
  await transaction.$executeRaw`ANALYZE access.member_word`;
}
