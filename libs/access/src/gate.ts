import type { TournamentRole } from '#tournament';
import { AccessRefused } from './rights/access-refused.js';
import type { Credentials } from './credentials.js';
import { type Principal, PUBLIC } from './rights/principal.js';
import {
  type Audience,
  audienceOf,
  AUDIENCES,
  lacksSecondFactor,
  mayDo,
  NO_RIGHTS,
  type Requirement,
  type Standing,
  type Verdict,
} from './rights/requirement.js';
import type { TournamentRoles } from './rights/tournament-roles.js';
import { isUuid } from './store/database.js';

/** Whoever was let through, as what, and for which audience answers are built. */
export interface Asker {
  readonly principal: Principal;
  readonly audience: Audience;
  readonly mayCreateTournaments: boolean;
  /** The tournament of the route, when it has one. */
  readonly tournament?: string;
  /** The person's roles in it; empty for the public, for devices and outside a tournament. */
  readonly roles: ReadonlySet<TournamentRole>;
  readonly credentials: Credentials;
}

const NO_ROLES: ReadonlySet<TournamentRole> = new Set();

function refusal(verdict: Exclude<Verdict, 'allowed'>, requirement: Requirement): AccessRefused {
  if (verdict === 'access.role-required' && typeof requirement === 'object') {
    return new AccessRefused(verdict, { roles: requirement.roles.join(', ') });
  }
  return new AccessRefused(verdict);
}

/** The one place that lets somebody through or not. */
export class Gate {
  constructor(private readonly roles: TournamentRoles) {}

  /**
   * Lets through whoever meets the requirement. A browser that is signed in, paired with a table and a captain's at the
   * same time is let through as whichever meets it, and as the one that sees most when several do.
   * @throws AccessRefused `access.sign-in-required`, `access.role-required`, `access.creating-not-allowed`,
   * `access.administrator-required`, `access.device-required`, `access.second-factor-missing`, or `tournament.unknown` when the tournament does not exist for the asker.
   */
  async ask(credentials: Credentials, requirement: Requirement, tournament?: string): Promise<Asker> {
    const standings = await this.#standings(credentials, tournament);
    const judged = standings.map((standing) => ({ standing, verdict: mayDo(standing, requirement) }));
    const allowed = judged
      .filter(({ verdict }) => verdict === 'allowed')
      .map(({ standing }) => ({ standing, audience: audienceOf(standing) }))
      .sort((a, b) => AUDIENCES.indexOf(b.audience) - AUDIENCES.indexOf(a.audience));
    const [best] = allowed;
    if (best && requirement === 'public' && lacksSecondFactor(best.standing))
      return this.#asker({ ...NO_RIGHTS, principal: PUBLIC }, 'public', credentials);
    if (best) return this.#asker(best.standing, best.audience, credentials);
    const verdicts = judged.map(({ verdict }) => verdict).filter((verdict) => verdict !== 'allowed');
    // A tournament that exists for one of them exists for the browser.
    const [verdict] = verdicts.filter((each) => each !== 'tournament.unknown');
    throw refusal(verdict ?? 'tournament.unknown', requirement);
  }

  /** Where a principal stands now, in a tournament when there is one. */
  async standing(
    principal: Principal,
    { mayCreateTournaments, administers, unproven }: Omit<Standing, 'principal' | 'tournament'>,
    tournament: string | undefined,
  ): Promise<Standing> {
    const standing = { principal, mayCreateTournaments, administers, unproven };
    if (tournament === undefined) return standing;
    const visibility = isUuid(tournament) ? await this.roles.visibility(tournament) : 'unknown';
    const roles =
      principal.kind === 'person' && visibility !== 'unknown'
        ? await this.roles.rolesOf(tournament, principal.person)
        : NO_ROLES;
    return { ...standing, tournament: { id: tournament, visibility, roles } };
  }

  #standings({ person, device, captain }: Credentials, tournament: string | undefined): Promise<Standing[]> {
    const standings: Promise<Standing>[] = [];
    if (person) standings.push(this.standing(person.principal, person, tournament));
    if (device) standings.push(this.standing(device, NO_RIGHTS, tournament));
    if (captain) standings.push(this.standing(captain, NO_RIGHTS, tournament));
    if (standings.length === 0) standings.push(this.standing(PUBLIC, NO_RIGHTS, tournament));
    return Promise.all(standings);
  }

  #asker(standing: Standing, audience: Audience, credentials: Credentials): Asker {
    const { principal, mayCreateTournaments, tournament } = standing;
    return {
      principal,
      audience,
      mayCreateTournaments,
      ...(tournament && { tournament: tournament.id }),
      roles: tournament?.roles ?? NO_ROLES,
      credentials,
    };
  }
}
