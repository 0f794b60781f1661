import { randomUUID } from 'node:crypto';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, machineClock, type Transaction } from '../store/database.js';
import { normaliseLogin } from '../sign-in/login.js';
import { checkNewPassword, type Passwords } from '../sign-in/passwords.js';
import type { Rights } from '../rights/requirement.js';

/** A person as others may see them. */
export interface PersonView extends Rights {
  readonly id: string;
  readonly name: string;
}

/** What a new account is made of; the login is normalised here. */
export interface NewAccount {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

/** An account ready to be written: its password is a hash already. */
export interface PreparedAccount {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly passwordHash: string;
}

/** People: the only place where personal data is kept. Everything else names them by a random id. */
export class People {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock = machineClock,
  ) {}

  /** The person with this id. */
  async find(id: string): Promise<PersonView | undefined> {
    const person = await this.database.person.findUnique({
      where: { id },
      select: { id: true, name: true, mayCreateTournaments: true, administers: true },
    });
    return person ?? undefined;
  }

  /**
   * The names of people by their ids, players' too; ids that belong to nobody are left out.
   *
   * @param tournament where they are named: it may call players by names of its own
   */
  async names(ids: readonly string[], tournament?: string): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const where = { id: { in: [...new Set(ids)] } };
    const [players, people] = await Promise.all([
      this.database.player.findMany({
        where,
        select: { id: true, name: true, mergedInto: { select: { id: true, name: true } } },
      }),
      this.database.person.findMany({ where, select: { id: true, name: true } }),
    ]);
    const records = players.flatMap(({ id, mergedInto }) => [id, ...(mergedInto ? [mergedInto.id] : [])]);
    const own = await this.#namesHere(records, tournament);
    return new Map([
      ...players.map(({ id, name, mergedInto }) => {
        // Also the name that a record had here before it was merged is the tournament's own.
        const here = (mergedInto && own.get(mergedInto.id)) ?? own.get(id);
        return [id, here ?? mergedInto?.name ?? name] as const;
      }),
      ...people.map(({ id, name }) => [id, name] as const),
    ]);
  }

  /** What a tournament calls players by names of its own. */
  async #namesHere(players: readonly string[], tournament?: string): Promise<ReadonlyMap<string, string>> {
    if (tournament === undefined || players.length === 0) return new Map();
    const rows = await this.database.nameInTournament.findMany({
      where: { tournament, playerId: { in: [...players] } },
      select: { playerId: true, name: true },
    });
    return new Map(rows.map(({ playerId, name }) => [playerId, name]));
  }

  /** All ids of the records that are of the same player as one; that one alone where nothing was merged. */
  async sameAs(id: string): Promise<readonly string[]> {
    const player = await this.database.player.findUnique({ where: { id }, select: { mergedIntoId: true } });
    const kept = player?.mergedIntoId ?? id;
    const merged = await this.database.player.findMany({
      where: { mergedIntoId: kept },
      select: { id: true },
    });
    return [...new Set([id, kept, ...merged.map((one) => one.id)])];
  }

  /**
   * Checks a new account's password and hashes it, outside any transaction.
   * @throws AccessRefused `access.password-refused`, `access.busy`
   */
  async prepare(account: NewAccount): Promise<PreparedAccount> {
    checkNewPassword(account.password, account.login);
    return {
      id: randomUUID(),
      name: account.name,
      login: normaliseLogin(account.login),
      passwordHash: await this.passwords.hash(account.password),
    };
  }

  /**
   * Writes a prepared account.
   * @throws AccessRefused `access.login-taken`
   */
  async add(
    transaction: Transaction,
    account: PreparedAccount,
    { mayCreateTournaments, administers }: Rights,
  ): Promise<void> {
    const now = this.clock();
    const { id, name, login, passwordHash } = account;
    const { count } = await transaction.person.createMany({
      data: {
        id,
        name,
        login,
        passwordHash,
        passwordChangedAt: now,
        mayCreateTournaments,
        administers,
        createdAt: now,
      },
      skipDuplicates: true,
    });
    if (count === 0) throw new AccessRefused('access.login-taken');
  }
}
