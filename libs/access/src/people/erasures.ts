import type { AccessChanges } from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock, type Transaction } from '../store/database.js';
import { membersOf } from './members-of.js';
import { requireAdministrator } from './last-administrator.js';
import { forgetOwnPlayers, journalRecordChanges } from '../store/record-changes.js';

/** Somebody whose data can be erased: an account or a player, by the id that the journals have. */
export interface SomebodyKnown {
  readonly kind: 'account' | 'player';
  readonly id: string;
  readonly name: string;
  /** Of an account. */
  readonly login?: string;
  /** Of a player. */
  readonly memberNumber?: string | null;
  /** Of a player. */
  readonly club?: string | null;
  /** Of a player: what lists of members have under the number. */
  readonly members?: readonly MemberKept[];
  /** Of a player: the record that this one was merged into, and those that were merged into this one. */
  readonly mergedInto?: { readonly id: string; readonly name: string } | null;
  readonly merged?: readonly { readonly id: string; readonly name: string }[];
  /** Under which other ids the same person is known: the player that an account is, the account of a player. */
  readonly also: readonly {
    readonly kind: 'account' | 'player';
    readonly id: string;
    readonly name: string;
  }[];
}

/** What a list of members has of a player. */
export interface MemberKept {
  readonly list: string;
  readonly number: string;
  readonly name: string;
  readonly club: string | null;
  readonly rank: string | null;
  readonly handicap: string | null;
  readonly email: string | null;
}

/**
 * Erases personal data for good. The journals keep the id, which then belongs to nobody: every page says so in its own words,
 * because names are looked up when a page is read and copied nowhere.
 */
export class Erasures {
  constructor(
    private readonly database: Database,
    private readonly changes: AccessChanges,
    private readonly clock: Clock = machineClock,
  ) {}

  /** Who has an id, as an account, as a player, or as both. */
  async find(id: string): Promise<SomebodyKnown[]> {
    const [account, player] = await Promise.all([
      this.database.person.findUnique({
        where: { id },
        select: { id: true, name: true, login: true, ownPlayer: { select: { player: true } } },
      }),
      this.database.player.findUnique({
        where: { id },
        select: {
          id: true,
          name: true,
          memberNumber: true,
          club: { select: { name: true } },
          owners: { select: { person: true } },
          mergedInto: { select: { id: true, name: true } },
          merged: { select: { id: true, name: true } },
        },
      }),
    ]);
    const found: SomebodyKnown[] = [];
    if (account) {
      const { ownPlayer, ...known } = account;
      const also = (ownPlayer ? [ownPlayer.player] : []).map((each) => ({
        kind: 'player' as const,
        id: each.id,
        name: each.name,
      }));
      found.push({ kind: 'account', ...known, also });
    }
    if (player) {
      const { owners, mergedInto, merged, club, ...known } = player;
      const also = owners.map(({ person }) => ({
        kind: 'account' as const,
        id: person.id,
        name: person.name,
      }));
      const members = (await membersOf(this.database, [player])).map(
        ({ id: _id, key: _key, list, ...member }) => ({
          ...member,
          list: list.name,
        }),
      );
      found.push({ kind: 'player', ...known, club: club?.name ?? null, also, members, mergedInto, merged });
    }
    return found;
  }

  /** Whether the data of an id have been erased. */
  async isErased(id: string): Promise<boolean> {
    return (await this.database.erasure.count({ where: { id } })) > 0;
  }

  /**
   * Erases what is known of an id, as an account and as a player with all merged records: name, login, password, sessions, member number, and
   * which player the account was, what lists of members have of the player, and which mails went to them. Invitations that the account made die.
   * @param by the actor
   * @throws AccessRefused `access.account-unknown`, `access.last-administrator`
   */
  async erase(id: string, by: string): Promise<void> {
    const now = this.clock();
    await this.database.$transaction(async (transaction) => {
      const erase = async (): Promise<void> => {
        const ids = await recordsOf(transaction, id);
        await transaction.ownPlayer.deleteMany({
          where: { OR: [{ personId: id }, { playerId: { in: ids } }] },
        });
        await transaction.ownPlayerFormerly.deleteMany({
          where: { OR: [{ personId: id }, { playerId: { in: ids } }] },
        });
        await transaction.accessSession.deleteMany({ where: { personId: id } });
        await transaction.invitation.deleteMany({
          where: { OR: [{ invitedById: id }, { acceptedById: id }] },
        });
        const records = await transaction.player.findMany({ where: { id: { in: ids } } });
        const members = await membersOf(transaction, records);
        await transaction.member.deleteMany({ where: { id: { in: members.map((member) => member.id) } } });
        await transaction.mail.deleteMany({ where: { playerId: { in: ids } } });
        const accounts = await transaction.person.deleteMany({ where: { id } });
        const merged = await transaction.player.deleteMany({
          where: { id: { in: ids }, mergedIntoId: { not: null } },
        });
        const players = await transaction.player.deleteMany({ where: { id: { in: ids } } });
        if (accounts.count + merged.count + players.count === 0) {
          throw new AccessRefused('access.account-unknown');
        }
        await transaction.erasure.createMany({
          data: ids.map((each) => ({ id: each, erasedBy: by, erasedAt: now })),
        });
        await forgetOwnPlayers(transaction, ids);
        await journalRecordChanges(
          transaction,
          ids.map((record) => ({ kind: 'erased', by, at: now, record })),
        );
      };
      const isAdministrator = await transaction.person.count({ where: { id, administers: true } });
      await (isAdministrator > 0 ? requireAdministrator(transaction, erase) : erase());
    });
    this.changes.tell();
  }
}

/** An id with those of all records that are of the same player. */
async function recordsOf(transaction: Transaction, id: string): Promise<string[]> {
  const player = await transaction.player.findUnique({ where: { id }, select: { mergedIntoId: true } });
  if (!player) return [id];
  const left = player.mergedIntoId ?? id;
  const records = await transaction.player.findMany({
    where: { OR: [{ id: left }, { mergedIntoId: left }] },
    select: { id: true },
  });
  return records.map((record) => record.id);
}
