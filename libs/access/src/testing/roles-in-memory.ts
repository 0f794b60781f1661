import type { TournamentRole } from '#tournament';
import type { GrantRole, RoleHeld, TournamentRoles } from '../rights/tournament-roles.js';
import type { Visibility } from '../rights/requirement.js';

/** A role that was asked to be written into the journal. */
export interface Granted {
  readonly tournament: string;
  readonly person: string;
  readonly role: TournamentRole;
  readonly by: string;
  readonly commandId: string;
}

/** Roles and their granting without a journal: what access asks of whoever keeps it. */
export class RolesInMemory implements TournamentRoles, GrantRole {
  readonly grants: Granted[] = [];
  /** Thrown by the next grant, before it is written or after. */
  failNext: { readonly when: 'before' | 'after'; readonly error: Error } | undefined;
  /** Of which tournaments every question fails, as when the database is away. */
  isAway: (tournament: string) => boolean = () => false;
  /** What every question waits for, as while the database has much to do. */
  busy: Promise<void> | undefined;
  readonly #visibility = new Map<string, Visibility>();
  readonly #held: (RoleHeld & { tournament: string })[] = [];
  readonly #listeners = new Set<(tournament: string) => void>();

  open(tournament: string, visibility: Visibility = 'published'): void {
    this.#visibility.set(tournament, visibility);
    this.#tell(tournament);
  }

  give(tournament: string, person: string, role: TournamentRole): void {
    this.#held.push({ tournament, person, role });
    this.#tell(tournament);
  }

  takeAway(tournament: string, person: string, options: { readonly silently?: boolean } = {}): void {
    const rest = this.#held.filter((held) => held.tournament !== tournament || held.person !== person);
    this.#held.splice(0, this.#held.length, ...rest);
    if (options.silently !== true) this.#tell(tournament);
  }

  async rolesOf(tournament: string, person: string): Promise<ReadonlySet<TournamentRole>> {
    const held = await this.holders(tournament);
    return new Set(held.filter((each) => each.person === person).map(({ role }) => role));
  }

  tournamentsOf(person: string): Promise<readonly string[]> {
    const held = this.#held.filter((each) => each.person === person);
    return Promise.resolve([...new Set(held.map(({ tournament }) => tournament))]);
  }

  async holders(tournament: string): Promise<readonly RoleHeld[]> {
    await this.#asked(tournament);
    return this.#held.filter((held) => held.tournament === tournament);
  }

  async visibility(tournament: string): Promise<Visibility> {
    await this.#asked(tournament);
    return this.#visibility.get(tournament) ?? 'unknown';
  }

  async #asked(tournament: string): Promise<void> {
    await this.busy;
    if (this.isAway(tournament)) throw new Error('The book is away.');
  }

  onChange(listener: (tournament: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  grant(
    tournament: string,
    person: string,
    role: TournamentRole,
    by: string,
    commandId: string,
  ): Promise<void> {
    const failure = this.failNext;
    this.failNext = undefined;
    if (failure?.when === 'before') return Promise.reject(failure.error);
    if (!this.grants.some((granted) => granted.commandId === commandId)) {
      this.grants.push({ tournament, person, role, by, commandId });
      this.give(tournament, person, role);
    }
    return failure ? Promise.reject(failure.error) : Promise.resolve();
  }

  #tell(tournament: string): void {
    for (const listener of this.#listeners) listener(tournament);
  }
}
