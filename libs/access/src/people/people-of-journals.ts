import type pg from 'pg';
import { z } from 'zod';
import { displayName } from '../sign-in/login.js';
import type { Database } from '../store/database.js';

const id = z.uuid().lowercase();
const short = z.string().trim().min(1).max(100);

/** Somebody whom a journal names by an id, called as in its tournament. Nothing of an account is in it. */
export const personOfJournal = z.strictObject({
  person: id,
  name: displayName,
  memberNumber: short.optional(),
  club: z.strictObject({ name: short, short: short.optional(), country: short.optional() }).optional(),
  /** The record that stands for this one, where two of the same player were made one. */
  mergedInto: id.optional(),
});
export type PersonOfJournal = z.infer<typeof personOfJournal>;

const AT_ONCE = 1_000;

/** The people whom journals name, on their way from one server to another. */
export class PeopleOfJournals {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Everybody behind ids of players and accounts, with the records that theirs were merged into. Players have the names
   * that the journal's tournament uses.
   */
  async *known(
    tournament: string,
    ids: ReadonlySet<string>,
  ): AsyncGenerator<PersonOfJournal, void, undefined> {
    const all = [...ids];
    const further = new Set<string>();
    for (let from = 0; from < all.length; from += AT_ONCE) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      for (const person of await this.#page(tournament, all.slice(from, from + AT_ONCE))) {
        if (person.mergedInto !== undefined && !ids.has(person.mergedInto)) further.add(person.mergedInto);
        yield person;
      }
    }
    if (further.size > 0) yield* await this.#page(tournament, [...further]);
  }

  async #page(tournament: string, ids: readonly string[]): Promise<PersonOfJournal[]> {
    const rows = await this.#database.$queryRaw<
      {
        id: string;
        name: string;
        memberNumber: string | null;
        mergedInto: string | null;
        club: string | null;
        short: string | null;
        country: string | null;
      }[]
    >`
      SELECT p.id, coalesce(a.name, here.name, p.name) AS name, p.member_number AS "memberNumber", p.merged_into AS "mergedInto",
             c.name AS club, c.short, c.country
        FROM access.player p LEFT JOIN access.person a ON a.id = p.id LEFT JOIN access.club c ON c.id = p.club_id
        LEFT JOIN access.name_in_tournament here
          ON here.player = p.id AND here.tournament = ${tournament}::uuid
       WHERE p.id = ANY (${[...ids]}::uuid[])
      UNION ALL
      SELECT a.id, a.name, NULL, NULL, NULL, NULL, NULL FROM access.person a
       WHERE a.id = ANY (${[...ids]}::uuid[]) AND NOT EXISTS (SELECT FROM access.player p WHERE p.id = a.id)
       ORDER BY id`;
    return rows.map(({ id: person, name, memberNumber, mergedInto, club, short, country }) => ({
      person,
      name,
      ...(memberNumber !== null && { memberNumber }),
      ...(club !== null && {
        club: { name: club, ...(short !== null && { short }), ...(country !== null && { country }) },
      }),
      ...(mergedInto !== null && { mergedInto }),
    }));
  }
}

/**
 * Writes down the people of a file in the transaction that writes its journal. Known people keep their records; if the
 * journal's tournament has another name for one of them, the name holds for that tournament.
 */
export class PeopleImported {
  readonly #client: pg.ClientBase;
  readonly #by: string;
  readonly #written = new Set<string>();
  readonly #named = new Map<string, string>();
  readonly #merged = new Map<string, string>();

  /** @param by the actor who brings them */
  constructor(client: pg.ClientBase, by: string) {
    this.#client = client;
    this.#by = by;
  }

  /** Whether the file may bring this one: the journal names them, or a record that was merged into theirs. */
  belongs(person: string, ids: ReadonlySet<string>): boolean {
    return ids.has(person) || [...this.#merged.values()].includes(person);
  }

  /** How many were not known here before. */
  get count(): number {
    return this.#written.size;
  }

  /** Writes somebody down, unless an account or a player has the id, or his data have been erased here. */
  async take(person: PersonOfJournal): Promise<void> {
    await this.takeAll([person]);
  }

  /** Writes many down, each like one. */
  async takeAll(people: readonly PersonOfJournal[]): Promise<void> {
    for (const { person, name, mergedInto } of people) {
      this.#named.set(person, name);
      if (mergedInto !== undefined && mergedInto !== person) this.#merged.set(person, mergedInto);
    }
    const { rows } = await this.#client.query<{ id: string }>(
      `INSERT INTO access.player (id, name, member_number, created_at, created_by)
       SELECT p.id, p.name, p.number, (now() AT TIME ZONE 'UTC')::timestamp(3), $4
         FROM unnest($1::uuid[], $2::text[], $3::text[]) AS p (id, name, number)
        WHERE NOT EXISTS (SELECT FROM access.person a WHERE a.id = p.id)
          AND NOT EXISTS (SELECT FROM access.erasure e WHERE e.id = p.id)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        people.map(({ person }) => person),
        people.map(({ name }) => name),
        people.map(({ memberNumber }) => memberNumber ?? null),
        this.#by,
      ],
    );
    const written = new Set(rows.map(({ id: known }) => known));
    for (const { person, club } of people) {
      if (!written.has(person)) continue;
      this.#written.add(person);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (club) await this.#belong(person, club);
    }
  }

  /** Merges new records as they are merged where the journal is from, and keeps the names used there. */
  async finish(tournament: string): Promise<void> {
    await this.#mergeRecords(tournament);
    const people = [...this.#named.keys()];
    await this.#client.query(
      `INSERT INTO access.name_in_tournament (tournament, player, name, set_by, set_at)
       SELECT DISTINCT ON (kept.id) $1::uuid, kept.id, b.name, $4, (now() AT TIME ZONE 'UTC')::timestamp(3)
         FROM unnest($2::uuid[], $3::text[]) AS b (id, name)
         JOIN access.player p ON p.id = b.id JOIN access.player kept ON kept.id = coalesce(p.merged_into, p.id)
        WHERE b.name <> kept.name ORDER BY kept.id, b.id <> kept.id, b.id
       ON CONFLICT DO NOTHING`,
      [tournament, people, people.map((person) => this.#nameOf(person)), this.#by],
    );
  }

  /** What the tournament called somebody, by the record that stood for theirs where it came from. */
  #nameOf(person: string): string {
    return (this.#named.get(this.#merged.get(person) ?? person) ?? this.#named.get(person))!;
  }

  async #mergeRecords(tournament: string): Promise<void> {
    for (const [person, into] of this.#merged) {
      if (!this.#written.has(person)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await this.#client.query(
        `WITH merged AS (
           UPDATE access.player SET merged_into = $2 WHERE id = $1
             AND EXISTS (SELECT FROM access.player WHERE id = $2 AND merged_into IS NULL)
             AND NOT EXISTS (SELECT FROM access.player WHERE merged_into = $1)
           RETURNING id, merged_into)
         INSERT INTO access.record_change (changed_at, changed_by, kind, record, other, tournament)
         SELECT (now() AT TIME ZONE 'UTC')::timestamp(3), $3, 'merged', id, merged_into, $4::uuid FROM merged`,
        [person, into, this.#by, tournament],
      );
    }
  }

  async #belong(person: string, club: NonNullable<PersonOfJournal['club']>): Promise<void> {
    const { name, short: shortName = null, country = null } = club;
    await this.#client.query(
      `INSERT INTO access.club (id, name, short, country) VALUES (gen_random_uuid(), $1, $2, $3)
       ON CONFLICT (lower(name)) DO NOTHING`,
      [name, shortName, country],
    );
    await this.#client.query(
      `UPDATE access.player SET club_id = (SELECT id FROM access.club WHERE lower(name) = lower($2)) WHERE id = $1`,
      [person, name],
    );
  }
}
