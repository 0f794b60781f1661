import { TOURNAMENT_ROLES, type TournamentRole } from '#tournament';
import type { Principal } from './principal.js';

/**
 * What a route asks of whoever calls it; `signed-in`: a person, for what is about their own account; `administers`: a
 * person who administers the server. The last four are about
 * the route's own tournament, and a tournament that the asker may not see does not exist for them:
 * - `may-see`: anybody once it is published; before that whoever has a role or a device in it;
 * - `device`: a device paired with a table of it;
 * - `captain`: the captain of a team in it, also while it is a draft;
 * - roles: a person with one of these roles in it (with `device: true` also a device of it, with `captain: true` also a
 *   captain in it).
 */
export type Requirement =
  | 'public'
  | 'signed-in'
  | 'may-create-tournaments'
  | 'administers'
  | 'may-see'
  | 'device'
  | 'captain'
  | { readonly roles: readonly TournamentRole[]; readonly device?: boolean; readonly captain?: boolean };

/** How far a tournament has come, for those who ask whether they may see it. */
export type Visibility = 'unknown' | 'draft' | 'published' | 'archived';

/** The asker's place in one tournament. */
export interface TournamentStanding {
  readonly id: string;
  readonly visibility: Visibility;
  /** The person's roles in it; empty for the public and for devices. */
  readonly roles: ReadonlySet<TournamentRole>;
}

/** What a person may do on the server as a whole. */
export interface Rights {
  readonly mayCreateTournaments: boolean;
  readonly administers: boolean;
}

/** The rights of whoever is nobody here. */
export const NO_RIGHTS: Rights = { mayCreateTournaments: false, administers: false };

/** Everything a decision depends on. */
export interface Standing extends Rights {
  readonly principal: Principal;
  /** Signed in without a second factor while one is required. */
  readonly unproven?: boolean | undefined;
  readonly tournament?: TournamentStanding;
}

export type Verdict =
  | 'allowed'
  | 'access.sign-in-required'
  | 'access.role-required'
  | 'access.creating-not-allowed'
  | 'access.administrator-required'
  | 'access.device-required'
  | 'access.captain-required'
  | 'access.second-factor-missing'
  | 'tournament.unknown';

/** For whom documents and streams are built; the later ones see more. */
export const AUDIENCES = [
  'public',
  'player',
  'table',
  'duplicator',
  'scorer',
  'director',
  'organiser',
] as const;
export type Audience = (typeof AUDIENCES)[number];

/** True for requirements that are about the route's tournament. */
export function isAboutTournament(requirement: Requirement): boolean {
  return (
    typeof requirement === 'object' ||
    requirement === 'may-see' ||
    requirement === 'device' ||
    requirement === 'captain'
  );
}

function isItsDevice(principal: Principal, tournament: TournamentStanding): boolean {
  return principal.kind === 'device' && principal.tournament === tournament.id;
}

function isItsCaptain(principal: Principal, tournament: TournamentStanding): boolean {
  return (
    principal.kind === 'captain' &&
    principal.tournament === tournament.id &&
    tournament.visibility !== 'unknown'
  );
}

/** A captain is let in to hand in line-ups and to nothing else; so a draft exists there for him, and nowhere else. */
function isForItsCaptain(
  principal: Principal,
  tournament: TournamentStanding,
  requirement: Requirement,
): boolean {
  const asks = requirement === 'captain' || (typeof requirement === 'object' && requirement.captain === true);
  return asks && isItsCaptain(principal, tournament);
}

/** Whether a tournament exists for the asker. One that was never published exists for those who have a part in it. */
export function maySee(principal: Principal, tournament: TournamentStanding): boolean {
  switch (tournament.visibility) {
    case 'published':
    case 'archived':
      return true;
    case 'draft':
      return tournament.roles.size > 0 || isItsDevice(principal, tournament);
    default:
      return false;
  }
}

function withinTournament(standing: Standing, requirement: Requirement): Verdict {
  const { principal, tournament } = standing;
  if (tournament && isForItsCaptain(principal, tournament, requirement)) return 'allowed';
  if (!tournament || !maySee(principal, tournament)) return 'tournament.unknown';
  if (requirement === 'may-see') return 'allowed';
  if (requirement === 'device') {
    return isItsDevice(principal, tournament) ? 'allowed' : 'access.device-required';
  }
  if (requirement === 'captain') return 'access.captain-required';
  if (typeof requirement !== 'object') return 'access.role-required';
  if (requirement.roles.some((role) => tournament.roles.has(role))) return 'allowed';
  if (requirement.device === true && isItsDevice(principal, tournament)) return 'allowed';
  return principal.kind === 'public' ? 'access.sign-in-required' : 'access.role-required';
}

/** True for organisers and administrators who have to set up a second factor before anything else. */
export function lacksSecondFactor({
  unproven,
  administers,
  mayCreateTournaments,
  tournament,
}: Omit<Standing, 'principal'>): boolean {
  return (
    unproven === true && (administers || mayCreateTournaments || tournament?.roles.has('organiser') === true)
  );
}

/** The one decision on who may do what. */
export function mayDo(standing: Standing, requirement: Requirement): Verdict {
  if (requirement !== 'public' && requirement !== 'signed-in' && lacksSecondFactor(standing))
    return 'access.second-factor-missing';
  switch (requirement) {
    case 'public':
      return 'allowed';
    case 'signed-in':
      return standing.principal.kind === 'person' ? 'allowed' : 'access.sign-in-required';
    case 'may-create-tournaments':
      if (standing.principal.kind !== 'person') return 'access.sign-in-required';
      return standing.mayCreateTournaments ? 'allowed' : 'access.creating-not-allowed';
    case 'administers':
      if (standing.principal.kind !== 'person') return 'access.sign-in-required';
      return standing.administers ? 'allowed' : 'access.administrator-required';
    default:
      return withinTournament(standing, requirement);
  }
}

/**
 * The audience of an asker in a tournament: the highest role held, `table` for a device of it, `player` for a signed-in
 * person without a role, otherwise `public` (also for a device of another tournament, and for captains).
 */
export function audienceOf({ principal, tournament }: Pick<Standing, 'principal' | 'tournament'>): Audience {
  if (principal.kind === 'public' || principal.kind === 'captain') return 'public';
  if (principal.kind === 'device') {
    return tournament && isItsDevice(principal, tournament) ? 'table' : 'public';
  }
  const highest = AUDIENCES.findLast((audience) => tournament?.roles.has(audience as TournamentRole));
  return highest ?? 'player';
}

/** True for one of the roles a person can hold in a tournament. */
export function isTournamentRole(text: string): text is TournamentRole {
  return (TOURNAMENT_ROLES as readonly string[]).includes(text);
}
