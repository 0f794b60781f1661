import { randomUUID } from 'node:crypto';
import { takeTurn } from '#platform';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, DAY, later, machineClock, type Transaction } from '../store/database.js';
import { journalRecordChanges, type RecordChangeKind } from '../store/record-changes.js';
import { mintToken } from '../sign-in/secret-token.js';
import type { SheetTable } from './sheets.js';
import type { TablePlace } from '../rights/table-place.js';
import type { TournamentRoles } from '../rights/tournament-roles.js';

/** A season: cards end after it, and are printed anew. */
export const LASTING_AT_MOST = 400 * DAY;

/** Where the cards of a set are now, or were last. */
export interface BoundTo {
  readonly tournament: string;
  readonly session: string;
  readonly boundAt: Date;
}

/** A set of lasting cards as those see it who may use it. */
export interface LastingSetView {
  readonly id: string;
  /** The club's, or that under which they were made. */
  readonly name: string;
  /** Whether the one who asks keeps the set: prints its cards, and ends them. */
  readonly keeps: boolean;
  /** The tables that have a card which works. */
  readonly tables: readonly string[];
  /** When the last of its cards ends. */
  readonly until: Date | null;
  readonly bound: BoundTo | null;
}

/** Cards just printed of a set, and until when they are good. */
export interface LastingPrinted {
  readonly id: string;
  readonly name: string;
  readonly until: Date;
  readonly cards: readonly SheetTable[];
}

interface SetRow {
  readonly id: string;
  readonly name: string;
  readonly keeps: boolean;
}

/** Who changes a set, and where. */
export interface LastingBy {
  readonly tournament: string;
  readonly person: string;
}

/**
 * Cards of a room's tables that last for a season. A card's secret stays; the session whose table it is changes: the set
 * is bound to one session at a time, A1 to A1. Between sessions a card lets nobody act.
 *
 * A set is kept by the person who made it. Where its name is that of a club, it is kept as well by those who may create
 * tournaments and whose own player belongs to the club. Keepers print and end cards. In a tournament of which a keeper
 * is an organiser, everybody who directs it may bind the set.
 */
export class LastingCards {
  constructor(
    private readonly database: Database,
    private readonly roles: Pick<TournamentRoles, 'holders'>,
    private readonly clock: Clock = machineClock,
  ) {}

  /** The sets that a person may bind to sessions of a tournament, by their names. */
  async offered({ tournament, person }: LastingBy): Promise<readonly LastingSetView[]> {
    const sets = await this.#offered({ tournament, person });
    const of = { setId: { in: sets.map(({ id }) => id) } };
    const [cards, bindings] = await Promise.all([
      this.database.lastingCard.findMany({
        where: { ...of, revokedAt: null, expiresAt: { gt: this.clock() } },
        select: { setId: true, table: true, expiresAt: true },
      }),
      this.database.lastingBinding.findMany({
        where: { ...of, endedAt: null },
        select: { setId: true, tournament: true, session: true, boundAt: true },
      }),
    ]);
    return sets.map((set) => {
      const own = cards.filter(({ setId }) => setId === set.id);
      const bound = bindings.find(({ setId }) => setId === set.id);
      return {
        ...set,
        tables: [...new Set(own.map(({ table }) => table))].toSorted(inVenue),
        until: own.reduce<Date | null>(
          (last, { expiresAt }) => (last === null || expiresAt > last ? expiresAt : last),
          null,
        ),
        bound: bound
          ? { tournament: bound.tournament, session: bound.session, boundAt: bound.boundAt }
          : null,
      };
    });
  }

  /** Makes a set with a card for each table. Cards of other sets stay as they are. */
  async make(by: LastingBy, name: string, tables: readonly string[]): Promise<LastingPrinted> {
    const id = randomUUID();
    return this.database.$transaction(async (transaction) => {
      const [club] = await transaction.$queryRaw<{ id: string; name: string }[]>`
        SELECT c.id, c.name FROM access.club c
         WHERE (lower(c.name) = lower(${name}) OR lower(c.short) = lower(${name}))
           AND EXISTS (
                 SELECT FROM access.person a
                   JOIN access.own_player o ON o.person = a.id
                   JOIN access.player p ON p.id = o.player
                   JOIN access.player q ON q.id = coalesce(p.merged_into, p.id)
                  WHERE a.id = ${by.person}::uuid AND a.may_create_tournaments AND q.club_id = c.id)
         ORDER BY lower(c.name) = lower(${name}) DESC, id LIMIT 1`;
      const now = this.clock();
      await transaction.lastingSet.create({
        data: { id, name, clubId: club?.id ?? null, keptBy: by.person, createdAt: now },
      });
      return this.#print(transaction, { id, name: club?.name ?? name }, tables, by);
    });
  }

  /**
   * Prints further cards of a set. Those that its tables have go on working, unless they are to end.
   * @throws AccessRefused `access.cards-unknown`; `access.cards-of-others` when somebody else keeps them
   */
  async print(
    by: LastingBy,
    set: string,
    tables: readonly string[],
    { endsEarlier = false }: { readonly endsEarlier?: boolean | undefined } = {},
  ): Promise<LastingPrinted> {
    const known = await this.#required(by, set);
    if (!known.keeps) throw new AccessRefused('access.cards-of-others');
    return this.database.$transaction(async (transaction) => {
      await takeTurn(transaction, `access.lasting ${set}`);
      if (endsEarlier) {
        const now = this.clock();
        await transaction.lastingCard.updateMany({
          where: { setId: set, table: { in: [...tables] }, revokedAt: null },
          data: { revokedAt: now, revokedBy: `person:${by.person}` },
        });
        await this.#journal(transaction, 'cards-ended', by, set);
      }
      return this.#print(transaction, known, tables, by);
    });
  }

  /**
   * Binds a set to a session: its cards are those of the session's tables from now on, and of no session of before.
   * Phones that are paired stay paired.
   * @throws AccessRefused `access.cards-unknown`
   */
  async bind(by: LastingBy, set: string, session: string): Promise<void> {
    const { tournament, person } = by;
    await this.#required(by, set);
    await this.database.$transaction(async (transaction) => {
      await takeTurn(transaction, `access.lasting ${set}`);
      const now = this.clock();
      const living = { setId: set, endedAt: null };
      const same = { ...living, tournament, session, sealedAt: null };
      if ((await transaction.lastingBinding.count({ where: same })) > 0) return;
      await transaction.lastingBinding.updateMany({ where: living, data: { endedAt: now } });
      await transaction.lastingBinding.create({
        data: {
          id: randomUUID(),
          setId: set,
          tournament,
          session,
          boundAt: now,
          boundBy: `person:${person}`,
        },
      });
      await this.#journal(transaction, 'cards-bound', by, set);
    });
  }

  async #print(
    transaction: Transaction,
    { id, name }: Pick<SetRow, 'id' | 'name'>,
    tables: readonly string[],
    by: LastingBy,
  ): Promise<LastingPrinted> {
    const now = this.clock();
    const until = later(now, LASTING_AT_MOST);
    const minted = [...new Set(tables)].map((table) => ({ table, ...mintToken() }));
    await transaction.lastingCard.createMany({
      data: minted.map(({ table, hash }) => ({
        id: randomUUID(),
        setId: id,
        table,
        tokenHash: hash,
        createdAt: now,
        createdBy: `person:${by.person}`,
        expiresAt: until,
      })),
    });
    await this.#journal(transaction, 'cards-printed', by, id);
    return { id, name, until, cards: minted.map(({ table, token }) => ({ table, token })) };
  }

  async #required(by: LastingBy, set: string): Promise<SetRow> {
    const known = (await this.#offered(by)).find(({ id }) => id === set);
    if (!known) throw new AccessRefused('access.cards-unknown');
    return known;
  }

  async #offered({ tournament, person }: LastingBy): Promise<SetRow[]> {
    const holders = await this.roles.holders(tournament);
    const organisers = holders.filter(({ role }) => role === 'organiser').map((each) => each.person);
    const rows = await this.database.$queryRaw<{ id: string; name: string; keepers: string[] }[]>`
      SELECT s.id, coalesce(c.name, s.name) AS name, k.keepers
        FROM access.lasting_set s
        LEFT JOIN access.club c ON c.id = s.club_id
        CROSS JOIN LATERAL (
          SELECT array_agg(a.id::text) AS keepers FROM access.person a
           WHERE a.closed_at IS NULL
             AND (a.id = s.kept_by OR s.club_id IS NOT NULL AND a.may_create_tournaments AND EXISTS (
                   SELECT FROM access.own_player o
                     JOIN access.player p ON p.id = o.player
                     JOIN access.player q ON q.id = coalesce(p.merged_into, p.id)
                    WHERE o.person = a.id AND q.club_id = s.club_id))
        ) k
       WHERE k.keepers && ${[...new Set([...organisers, person])]}::text[]
       ORDER BY lower(coalesce(c.name, s.name)), s.created_at, s.id`;
    return rows.map(({ id, name, keepers }) => ({ id, name, keeps: keepers.includes(person) }));
  }

  async #journal(
    transaction: Transaction,
    kind: RecordChangeKind & `cards-${string}`,
    { tournament, person }: LastingBy,
    set: string,
  ): Promise<void> {
    const by = `person:${person}`;
    const line = { kind, by, at: this.clock(), record: person, other: set, tournament };
    await journalRecordChanges(transaction, [line]);
  }
}

/** What a scanned card is, where it is one that lasts. */
export interface ScannedCard extends TablePlace {
  readonly id: string;
  readonly sealed: boolean;
}

/**
 * The place of a scanned card in the session that its set is bound to. The rows are held, so that a seal, a binding or
 * new cards come either before this scan or after it.
 * @throws AccessRefused `access.link-unknown`, `access.link-revoked`, `access.link-expired`
 */
export async function scannedCard(
  transaction: Transaction,
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<ScannedCard | AccessRefused> {
  const [card] = await transaction.$queryRaw<
    { id: string; set_id: string; table: string; revoked: boolean; expired: boolean }[]
  >`
    SELECT id, set_id, "table", revoked_at IS NOT NULL AS revoked, expires_at <= ${now}::timestamp(3) AS expired
      FROM access.lasting_card WHERE token_hash = ${hash}::bytea FOR SHARE`;
  if (!card) throw new AccessRefused('access.link-unknown');
  if (card.revoked) throw new AccessRefused('access.link-revoked');
  if (card.expired) throw new AccessRefused('access.link-expired');
  const { id, table } = card;
  const [bound] = await transaction.$queryRaw<{ tournament: string; session: string; sealed: boolean }[]>`
    SELECT tournament, session, sealed_at IS NOT NULL AS sealed
      FROM access.lasting_binding WHERE set_id = ${card.set_id}::uuid AND ended_at IS NULL FOR SHARE`;
  return bound ? { id, table, ...bound } : new AccessRefused('access.card-unbound', { table });
}

/** A1 before A2 before A10 before B1. */
function inVenue(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
