import type { TournamentRole } from '#tournament';
import type { Visibility } from './requirement.js';

/** One role that a person holds. */
export interface RoleHeld {
  readonly person: string;
  readonly role: TournamentRole;
}

/**
 * What access asks the journal: roles are its events. Answers may lag behind the journal by at most one second, also for what
 * another process wrote, so that streams end in time when a role is taken away.
 */
export interface TournamentRoles {
  /** The roles a person holds in a tournament; empty when there is no such tournament. */
  rolesOf(tournament: string, person: string): Promise<ReadonlySet<TournamentRole>>;
  /** The tournaments in which a person holds a role, in no particular order. */
  tournamentsOf(person: string): Promise<readonly string[]>;
  /** Every role held in a tournament; empty when there is no such tournament. */
  holders(tournament: string): Promise<readonly RoleHeld[]>;
  /** How far a tournament has come. One that was archived without ever being published stays a `draft` here. */
  visibility(tournament: string): Promise<Visibility>;
  /** Calls back soon after roles or the visibility of a tournament have changed in this process; returns the end of it. */
  onChange(listener: (tournament: string) => void): () => void;
}

/** Writes a role into the journal. */
export interface GrantRole {
  /** Grants a role for who invited the person, once for a command id. Throws when the journal refuses it. */
  grant(
    tournament: string,
    person: string,
    role: TournamentRole,
    by: string,
    commandId: string,
  ): Promise<void>;
}
