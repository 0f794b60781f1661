import { type CallsPlayer, agreedName } from './agreed-name.js';
import type { AccessChanges } from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock, type Transaction } from '../store/database.js';
import { searchWords } from '#lists';
import { Prisma } from '#platform';
import { beginsIn, nameFits, soughtWords } from '../store/sought-words.js';
import { clubOfName } from './clubs.js';
import { journalRecordChanges, type RecordChangeKind } from '../store/record-changes.js';

/** Somebody who plays, as he is written down. */
export interface PlayerWritten {
  readonly id: string;
  readonly name: string;
  /** Null where none is known. Never shown to the public. */
  readonly memberNumber: string | null;
}

/** Somebody who plays, as staff sees them. */
export interface PlayerView extends PlayerWritten {
  /** As lists and draws call it: by its short name where it has one. */
  readonly club: string | null;
}

/** To what somebody who plays belongs, as draws call it. */
export interface BelongsTo {
  readonly club: string;
  readonly country: string | null;
}

/** What changes about a player; what is left out stays. */
export interface PlayerChange {
  readonly name?: string | undefined;
  readonly memberNumber?: string | null | undefined;
  /** By its name; one that is not on the list yet is written down. */
  readonly club?: string | null | undefined;
}

/** Which of the players who are known already somebody may change everywhere. */
export type MayRename = 'anybody' | 'whom-he-wrote-down' | 'nobody';

/** The tournaments in which somebody has a part under one of these ids, and who made them here. */
export type TournamentsOfPlayer = (ids: readonly string[]) => Promise<readonly Omit<CallsPlayer, 'name'>[]>;

/** A player as he is to be written down; a member number that is left out stays as it is. */
export type PlayerToWrite = Omit<PlayerWritten, 'memberNumber'> & {
  readonly memberNumber?: string | null | undefined;
};

/** Of how many names words are written at once. */
const AT_ONCE = 1_000;
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** People who play. Events name them by their ids alone; a name can be corrected without touching a score. */
export class Players {
  constructor(
    private readonly database: Database,
    private readonly changes: AccessChanges,
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * Writes a player down under an id that the caller has made; the same again changes nothing. Of records that were merged
   * the one that is left is written. A record is changed everywhere by who made it and by administrators; a tournament in
   * which somebody plays may call them by a name of its own, and tournaments that agree change the record
   * (`takeAgreedName`).
   *
   * @param by the actor
   * @param mayRename which of those who are known already may be changed everywhere
   * @param here the tournament that may call the player so, where the record stays as it is
   * @throws AccessRefused `access.player-known` when a known player would be changed by who may not; `access.data-erased`
   * when the data of this id have been erased
   */
  async put(player: PlayerToWrite, by: string, mayRename: MayRename, here?: string): Promise<void> {
    const id = await this.#left(player.id);
    const { name, memberNumber } = player;
    const written = await this.database.$executeRaw`
      INSERT INTO access.player (id, name, member_number, created_at, created_by)
      SELECT ${id}::uuid, ${name}, ${memberNumber ?? null}, ${this.clock()}::timestamp(3), ${by}
       WHERE NOT EXISTS (SELECT FROM access.erasure WHERE id = ${id}::uuid)
      ON CONFLICT (id) DO NOTHING`;
    if (written > 0) return;
    const outcome = await this.database.$transaction((transaction) =>
      this.#putAgain(transaction, { ...player, id }, by, mayRename, here),
    );
    if (outcome !== 'written') throw new AccessRefused(outcome);
  }

  /** Strikes out players who were written down a moment ago, and whom no journal names: what they asked for was refused. */
  async strikeOut(ids: readonly string[]): Promise<void> {
    await this.database.player.deleteMany({ where: { id: { in: [...ids] } } });
  }

  /** Writes of somebody who is known already, and journals what that changes. */
  async #putAgain(
    transaction: Transaction,
    player: PlayerToWrite,
    by: string,
    mayRename: MayRename,
    here: string | undefined,
  ): Promise<'written' | 'access.data-erased' | 'access.player-known'> {
    const { id, name, memberNumber } = player;
    const [known] = await transaction.$queryRaw<
      { name: string; memberNumber: string | null; createdBy: string }[]
    >`SELECT name, member_number AS "memberNumber", created_by AS "createdBy" FROM access.player
       WHERE id = ${id}::uuid FOR UPDATE`;
    if (!known) return 'access.data-erased';
    const changed: RecordChangeKind[] = [];
    if (known.name !== name) changed.push('renamed');
    if (memberNumber !== undefined && known.memberNumber !== memberNumber)
      changed.push('member-number-changed');
    const mayChange =
      changed.length === 0 ||
      mayRename === 'anybody' ||
      (mayRename === 'whom-he-wrote-down' && known.createdBy === by);
    if (!mayChange) {
      const named = here !== undefined && (await this.#nameHere(transaction, player, by, here));
      return named ? 'written' : 'access.player-known';
    }
    if (changed.length > 0) {
      await transaction.player.update({
        where: { id },
        data: { name, ...(memberNumber !== undefined && { memberNumber }) },
      });
      await this.#journal(transaction, by, id, changed);
    }
    // Whoever changes it everywhere changes it here.
    if (here !== undefined)
      await transaction.nameInTournament.deleteMany({
        where: { tournament: here, player: { OR: [{ id }, { mergedIntoId: id }] } },
      });
    return 'written';
  }

  /** Calls a player so in one tournament; a member number is the record's, and not changed there. */
  async #nameHere(
    transaction: Transaction,
    { id, name, memberNumber }: PlayerToWrite,
    by: string,
    here: string,
  ): Promise<boolean> {
    const at = this.clock();
    const before = await transaction.nameInTournament.findUnique({
      where: { tournament_playerId: { tournament: here, playerId: id } },
    });
    const named = await transaction.$executeRaw`
      INSERT INTO access.name_in_tournament (tournament, player, name, set_by, set_at)
      SELECT ${here}::uuid, id, ${name}, ${by}, ${at}::timestamp(3) FROM access.player
       WHERE id = ${id}::uuid AND (${memberNumber ?? null}::text IS NULL OR member_number = ${memberNumber ?? null})
      ON CONFLICT (tournament, player) DO UPDATE
        SET name = excluded.name, set_by = excluded.set_by, set_at = excluded.set_at`;
    if (named > 0 && before?.name !== name)
      await journalRecordChanges(transaction, [
        { kind: 'renamed-in-tournament', by, at, record: id, tournament: here },
      ]);
    return named > 0;
  }

  async #journal(
    transaction: Transaction,
    by: string,
    record: string,
    kinds: readonly RecordChangeKind[],
  ): Promise<void> {
    const at = this.clock();
    await journalRecordChanges(
      transaction,
      kinds.map((kind) => ({ kind, by, at, record })),
    );
  }

  /**
   * The record of a player takes the name on which their tournaments agree (`agreedName`); otherwise it stays as it is.
   *
   * @param tournamentsOf asked only where several tournaments have names of their own for the player
   * @param by the actor by whose word they agree
   * @returns the name that the record took
   */
  async takeAgreedName(
    id: string,
    tournamentsOf: TournamentsOfPlayer,
    by: string,
  ): Promise<string | undefined> {
    const left = await this.#left(id);
    const records = await this.database.player.findMany({
      where: { OR: [{ id: left }, { mergedIntoId: left }] },
      select: { id: true, namesHere: true },
    });
    // What a tournament calls the record that is left goes before what it called another before they were merged.
    const named = records
      .toSorted((one, other) => Number(one.id === left) - Number(other.id === left))
      .flatMap(({ namesHere }) => namesHere);
    const names = new Map(named.map(({ tournament, name }) => [tournament, name]));
    if (names.size < 2) return undefined;
    const tournaments = await tournamentsOf(records.map((record) => record.id));
    const name = agreedName(
      tournaments.map((each) => ({ ...each, name: names.get(each.tournament) ?? null })),
    );
    if (name === undefined) return undefined;
    return this.database.$transaction(async (transaction) => {
      const taken = await transaction.player.updateMany({
        where: { id: left, NOT: { name } },
        data: { name },
      });
      if (taken.count === 0) return undefined;
      await this.#journal(transaction, by, left, ['renamed-in-agreement']);
      return name;
    });
  }

  /** All who have one of these names, whatever the capitals, or one of these member numbers. */
  async known(
    names: readonly string[],
    memberNumbers: readonly string[],
    limit: number,
  ): Promise<PlayerView[]> {
    const lower = names.map((name) => name.trim().toLowerCase());
    return this.database.$queryRaw<PlayerView[]>`
      SELECT DISTINCT kept.id, kept.name, kept.member_number AS "memberNumber", coalesce(club.short, club.name) AS club
        FROM access.player named JOIN access.player kept ON kept.id = coalesce(named.merged_into, named.id)
        LEFT JOIN access.club club ON club.id = kept.club_id
       WHERE lower(named.name) = ANY(${lower}) OR named.member_number = ANY(${[...memberNumbers]})
       ORDER BY kept.name, kept.id LIMIT ${limit}`;
  }

  /**
   * The players of whose names, for each word of a text, a word begins with it, at most `limit`: whatever capitals, marks
   * and alphabet (`searchWords`). Without a word, all.
   *
   * @param by whether a member number finds somebody, too
   * @param here where they are looked for: it may call them by names of its own
   */
  async search(
    text: string,
    limit: number,
    { by = 'names-and-numbers', here }: { by?: 'names' | 'names-and-numbers'; here?: string } = {},
  ): Promise<PlayerView[]> {
    await this.#writeWords();
    const number = by === 'names-and-numbers' ? text.trim() : '';
    const found = Prisma.sql`AND p.id IN (
      ${await this.#fitting(soughtWords(text), here)}
      UNION SELECT id FROM access.player WHERE member_number = ${number})`;
    return this.database.$queryRaw<PlayerView[]>`
      SELECT p.id, coalesce(here.name, p.name) AS name, p.member_number AS "memberNumber",
             coalesce(club.short, club.name) AS club
        FROM access.player p LEFT JOIN access.club club ON club.id = p.club_id
        LEFT JOIN access.name_in_tournament here
          ON here.player = p.id AND here.tournament = ${here ?? null}::uuid
       WHERE p.merged_into IS NULL ${text.trim() === '' ? Prisma.empty : found}
       ORDER BY name, p.id LIMIT ${limit}`;
  }

  /** The players in whose names words fit: that of the record, or that of a tournament. */
  async #fitting(
    [first, ...others]: readonly (readonly string[])[],
    tournament: string | undefined,
  ): Promise<Prisma.Sql> {
    if (!first) return Prisma.sql`SELECT NULL::uuid`;
    const names = await this.database.nameInTournament.findMany({
      where: { tournament: tournament ?? NOWHERE },
      select: { playerId: true, name: true },
    });
    const here = names.filter(({ name }) => nameFits([first, ...others], name));
    const fit = others.map(
      (ways) => Prisma.sql`AND EXISTS (SELECT FROM access.player_word o WHERE o.player = w.player
        AND ${beginsIn(Prisma.sql`o.word`, ways)})`,
    );
    return Prisma.sql`
      SELECT w.player FROM access.player_word w
       WHERE ${beginsIn(Prisma.sql`w.word`, first)} ${Prisma.join([Prisma.empty, ...fit], ' ')}
      UNION SELECT unnest(${here.map(({ playerId }) => playerId)}::uuid[])`;
  }

  /** Writes the words of names that are new since the last search. */
  async #writeWords(): Promise<void> {
    const without = await this.database.$queryRaw<unknown[]>`
      SELECT 1 FROM access.player WHERE words_of IS DISTINCT FROM name LIMIT 1`;
    for (let left = without.length > 0; left;)
      // oxlint-disable-next-line no-await-in-loop -- part after part
      left = await this.database.$transaction(async (transaction) => {
        // In one order, so that two who search wait for each other at the first.
        const players = await transaction.$queryRaw<{ id: string; name: string }[]>`
          SELECT id::text AS id, name FROM access.player WHERE words_of IS DISTINCT FROM name
           ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE`;
        const ids = players.map(({ id }) => id);
        await transaction.playerWord.deleteMany({ where: { playerId: { in: ids } } });
        const words = players.flatMap(({ id, name }) =>
          [...new Set(searchWords(name).flat())].map((word) => ({ playerId: id, word })),
        );
        await transaction.playerWord.createMany({ data: words });
        await transaction.$executeRaw`
          UPDATE access.player SET words_of = name WHERE id = ANY (${ids}::uuid[])`;
        return players.length === AT_ONCE;
      });
  }

  /**
   * Puts right what is written down of a player.
   * @param by the actor
   * @throws AccessRefused `access.player-unknown`
   */
  async change(id: string, { name, memberNumber, club }: PlayerChange, by: string): Promise<void> {
    const left = await this.#left(id);
    await this.database.$transaction(async (transaction) => {
      const [known] = await transaction.$queryRaw<
        { name: string; memberNumber: string | null; clubId: string | null }[]
      >`SELECT name, member_number AS "memberNumber", club_id AS "clubId" FROM access.player
         WHERE id = ${left}::uuid FOR UPDATE`;
      if (!known) throw new AccessRefused('access.player-unknown');
      const clubId = typeof club === 'string' ? await clubOfName(transaction, club) : club;
      await transaction.player.update({
        where: { id: left },
        data: {
          ...(name !== undefined && { name }),
          ...(memberNumber !== undefined && { memberNumber }),
          ...(clubId !== undefined && { clubId }),
        },
      });
      await this.#journal(transaction, by, left, [
        ...(name !== undefined && name !== known.name ? (['renamed'] as const) : []),
        ...(memberNumber !== undefined && memberNumber !== known.memberNumber
          ? (['member-number-changed'] as const)
          : []),
        ...(clubId !== undefined && clubId !== known.clubId ? (['club-changed'] as const) : []),
      ]);
    });
  }

  /** The member numbers of players, by the ids that were asked for; those without one are left out. */
  async memberNumbers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const records = await this.database.player.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, memberNumber: true, mergedInto: { select: { memberNumber: true } } },
    });
    return new Map(
      records.flatMap(({ id, memberNumber, mergedInto }) => {
        const number = mergedInto ? mergedInto.memberNumber : memberNumber;
        return number ? [[id, number] as const] : [];
      }),
    );
  }

  /** To which clubs players belong, by the ids that were asked for; those without one are left out. */
  async clubs(ids: readonly string[]): Promise<ReadonlyMap<string, BelongsTo>> {
    if (ids.length === 0) return new Map();
    const club = { select: { name: true, short: true, country: true } } as const;
    const records = await this.database.player.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, club, mergedInto: { select: { club } } },
    });
    return new Map(
      records.flatMap(({ id, club: own, mergedInto }) => {
        const belongs = mergedInto?.club ?? own;
        if (!belongs) return [];
        const { name, short, country } = belongs;
        return [[id, { club: short ?? name, country }] as const];
      }),
    );
  }

  /**
   * Says that two records are of the same player: the first one is then known by what is written in the second, and both
   * ids stay in the journals. It can be withdrawn.
   * @param by the actor
   * @throws AccessRefused `access.player-unknown`, `access.player-same`
   */
  async merge(id: string, into: string, by: string): Promise<void> {
    const left = await this.#left(into);
    if (left === (await this.#left(id))) throw new AccessRefused('access.player-same');
    const merged = await this.database.$transaction(async (transaction) => {
      await this.#keepKnown(transaction, id, by);
      const records = await transaction.$queryRaw<{ record: string }[]>`
        UPDATE access.player SET merged_into = ${left}::uuid
         WHERE (id = ${id}::uuid OR merged_into = ${id}::uuid)
           AND EXISTS (SELECT FROM access.player WHERE id = ${left}::uuid)
        RETURNING id::text AS record`;
      const at = this.clock();
      await journalRecordChanges(
        transaction,
        records.map(({ record }) => ({ kind: 'merged', by, at, record, other: left })),
      );
      return records.length;
    });
    if (merged === 0) throw new AccessRefused('access.player-unknown');
  }

  /**
   * Makes a merged record one of its own again. Accounts that were known as the player still count as both records
   * until that is withdrawn in the journal of a tournament: this is no way for a player to look at results.
   * @param by the actor
   */
  async separate(id: string, by: string): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      await this.#keepKnown(transaction, id, by);
      const player = await transaction.player.findUnique({ where: { id }, select: { mergedIntoId: true } });
      if (!player?.mergedIntoId) return;
      await transaction.player.updateMany({ where: { id }, data: { mergedIntoId: null } });
      const other = player.mergedIntoId;
      await journalRecordChanges(transaction, [
        { kind: 'separated', by, at: this.clock(), record: id, other },
      ]);
    });
    // Streams that were opened as another viewer are opened anew.
    this.changes.tell();
  }

  /** Keeps for accounts what they lose when a merged record leaves the others: it, or all of those. */
  async #keepKnown(transaction: Transaction, id: string, by: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO access.own_player_formerly (person, player, changed_by, changed_at)
      SELECT said.person, lost.id, ${by}, ${this.clock()}::timestamp(3)
        FROM (SELECT person, player FROM access.own_player
              UNION SELECT person, player FROM access.own_player_formerly) said
        JOIN access.player own ON own.id = said.player
        JOIN access.player lost ON coalesce(lost.merged_into, lost.id) = coalesce(own.merged_into, own.id)
       WHERE coalesce(own.merged_into, own.id) = (SELECT merged_into FROM access.player WHERE id = ${id}::uuid)
         AND (own.id = ${id}::uuid) <> (lost.id = ${id}::uuid)
      ON CONFLICT DO NOTHING`;
  }

  /** The record that stands for an id: its own, or the one that it was merged into. */
  async #left(id: string): Promise<string> {
    const row = await this.database.player.findUnique({ where: { id }, select: { mergedIntoId: true } });
    return row?.mergedIntoId ?? id;
  }
}
