import { randomUUID } from 'node:crypto';
import type { TournamentRole } from '#tournament';
import type { AccessChanges } from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
import { type Clock, type Database, DAY, later, machineClock, MINUTE } from '../store/database.js';
import { normaliseLogin } from '../sign-in/login.js';
import type { NewAccount, People } from './people.js';
import { isTournamentRole, NO_RIGHTS } from '../rights/requirement.js';
import { mintToken, tokenHash } from '../sign-in/secret-token.js';
import { CODE_LASTS, type IssuedCode, type PairingCodes } from '../sign-in/pairing-codes.js';
import type { CheckedPerson, SignIn } from '../sign-in/sign-in.js';
import type { Throttle } from '../sign-in/throttle.js';
import type { GrantRole, TournamentRoles } from '../rights/tournament-roles.js';

/** How long an invitation can be accepted. */
export const INVITATION_LASTS = 7 * DAY;
/** How long somebody who has typed its code may take to sign in or make an account. */
export const TAKEN_UP_LASTS = 30 * MINUTE;

/** A fresh invitation, with the token for the link `<address>/invitation#<token>`. */
export interface IssuedInvitation {
  readonly id: string;
  readonly token: string;
  readonly expires: Date;
}

/** An invitation in a tournament's list. */
export interface InvitationView {
  readonly id: string;
  readonly role: TournamentRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedBy: string | null;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** An accepted invitation; `opens` says for whom a session is to be opened, unless the person is signed in already. */
export interface AcceptedInvitation {
  readonly tournament: string;
  readonly role: TournamentRole;
  readonly person: string;
  readonly opens?: CheckedPerson;
}

/** Who accepts: a person who is signed in, or someone with the data of a new account. */
export interface Invitee {
  readonly signedIn?: string | undefined;
  readonly account?: NewAccount | undefined;
}

interface Found {
  readonly id: string;
  readonly tournament: string;
  readonly role: TournamentRole;
  readonly invitedById: string;
  readonly expiresAt: Date;
  readonly acceptedById: string | null;
  readonly grantedAt: Date | null;
}

/** One-time links that give a person a role in a tournament. */
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly services: {
      readonly people: People;
      readonly signIn: SignIn;
      readonly throttle: Throttle;
      readonly codes: PairingCodes;
      readonly changes: AccessChanges;
      readonly roles: TournamentRoles;
      readonly grantRole: GrantRole;
    },
    private readonly clock: Clock = machineClock,
  ) {}

  /** Invites somebody to a role of a tournament, on behalf of an organiser of it. */
  async invite(
    tournament: string,
    role: TournamentRole,
    invitedBy: string,
    lasts = INVITATION_LASTS,
  ): Promise<IssuedInvitation> {
    const now = this.clock();
    const { token, hash } = mintToken();
    const id = randomUUID();
    const expires = later(now, lasts);
    await this.database.invitation.create({
      data: {
        id,
        tournament,
        role,
        tokenHash: hash,
        invitedById: invitedBy,
        createdAt: now,
        expiresAt: expires,
      },
    });
    return { id, token, expires };
  }

  /** Invites somebody who stands beside the organiser, by a short code: whoever types it gets the link's token. */
  async inviteByCode(tournament: string, role: TournamentRole, invitedBy: string): Promise<IssuedCode> {
    const { id } = await this.invite(tournament, role, invitedBy, CODE_LASTS);
    return this.services.codes.issue({ tournament, invitation: id }, `person:${invitedBy}`);
  }

  /**
   * Takes an invitation up by its short code: the token of its link, by which it is then accepted. Wrong, used, expired
   * and revoked codes give the same answer.
   * @throws AccessRefused `access.code-wrong`, `access.too-many-attempts`
   */
  async takeUp(typed: string, address: string): Promise<string> {
    const attempt = await this.services.throttle.code(address);
    const digest = await this.services.codes.digest(typed);
    if (!digest) throw new AccessRefused('access.code-wrong');
    const { token, hash } = mintToken();
    // A wrong attempt is counted in the transaction, so it has to commit: the refusal comes after it.
    const taken = await this.database.$transaction(async (transaction) => {
      const id = await this.services.codes.useForInvitation(transaction, digest);
      if (id === undefined) return 0;
      const { count } = await transaction.invitation.updateMany({
        where: { id, acceptedById: null, revokedAt: null },
        data: { tokenHash: hash, expiresAt: later(this.clock(), TAKEN_UP_LASTS) },
      });
      return count;
    });
    if (taken === 0) throw new AccessRefused('access.code-wrong');
    await attempt.succeeded();
    return token;
  }

  /** A tournament's invitations, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly InvitationView[]> {
    const rows = await this.database.invitation.findMany({
      where: { tournament },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return rows.map((row) => ({
      id: row.id,
      role: row.role as TournamentRole,
      invitedBy: row.invitedById,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      acceptedBy: row.acceptedById,
      acceptedAt: row.acceptedAt,
      revokedAt: row.revokedAt,
    }));
  }

  /**
   * Withdraws an invitation; one that is withdrawn already stays withdrawn.
   * @throws AccessRefused `access.invitation-unknown`, `access.invitation-used`
   */
  async revoke(tournament: string, id: string): Promise<void> {
    await this.database.invitation.updateMany({
      where: { id, tournament, acceptedAt: null, revokedAt: null },
      data: { revokedAt: this.clock() },
    });
    const row = await this.database.invitation.findFirst({ where: { id, tournament } });
    if (!row) throw new AccessRefused('access.invitation-unknown');
    if (!row.revokedAt) throw new AccessRefused('access.invitation-used');
  }

  /**
   * Accepts an invitation: with account data an account is made, otherwise the signed-in person takes the role. The
   * link is bound to the person before the role is written into the journal; when something fails in between, the same
   * person accepting again (signed in, or with the same login and password) goes on from there.
   * @param browser the one that asks, where that login was signed in before, as `KnownBrowsers` knows it
   * @throws AccessRefused `access.link-unknown`, `access.link-used`, `access.link-expired`, `access.link-revoked`,
   * `access.role-already-held`, `access.sign-in-required`, `access.login-taken`, `access.password-refused`,
   * `access.too-many-attempts`, `access.busy`; and whatever the journal refuses the grant with.
   */
  async accept(
    token: string,
    invitee: Invitee,
    address: string,
    browser?: string,
  ): Promise<AcceptedInvitation> {
    const attempt = await this.services.throttle.link(address);
    const invitation = await this.#find(token);
    if (!invitee.account && invitee.signedIn === undefined)
      throw new AccessRefused('access.sign-in-required');
    const accepted =
      invitation.acceptedById === null
        ? await this.#bind(invitation, invitee)
        : await this.#goOn(invitation.acceptedById, invitee, { address, browser });
    await attempt.succeeded();
    if (!invitation.grantedAt) await this.#grant(invitation, accepted.person);
    return { tournament: invitation.tournament, role: invitation.role, ...accepted };
  }

  async #find(token: string): Promise<Found> {
    const hash = tokenHash(token);
    const row = hash && (await this.database.invitation.findUnique({ where: { tokenHash: hash } }));
    if (!row || !isTournamentRole(row.role)) throw new AccessRefused('access.link-unknown');
    if (row.revokedAt) throw new AccessRefused('access.link-revoked');
    return { ...row, role: row.role };
  }

  async #bind(invitation: Found, invitee: Invitee): Promise<Pick<AcceptedInvitation, 'person' | 'opens'>> {
    if (invitation.expiresAt <= this.clock()) throw new AccessRefused('access.link-expired');
    const inviter = await this.services.roles.rolesOf(invitation.tournament, invitation.invitedById);
    if (!inviter.has('organiser')) throw new AccessRefused('access.link-revoked');

    if (!invitee.account) return this.#bindSignedIn(invitation, invitee.signedIn as string);
    const prepared = await this.services.people.prepare(invitee.account);
    await this.database.$transaction(async (transaction) => {
      await this.services.people.add(transaction, prepared, NO_RIGHTS);
      const claimed = await transaction.invitation.updateMany(this.#claim(invitation.id, prepared.id));
      if (claimed.count === 0) throw new AccessRefused('access.link-used');
    });
    return { person: prepared.id, opens: prepared };
  }

  async #bindSignedIn(invitation: Found, person: string): Promise<{ readonly person: string }> {
    const held = await this.services.roles.rolesOf(invitation.tournament, person);
    if (held.has(invitation.role)) throw new AccessRefused('access.role-already-held');
    const claimed = await this.database.invitation.updateMany(this.#claim(invitation.id, person));
    if (claimed.count === 0) throw new AccessRefused('access.link-used');
    return { person };
  }

  /** Taken once: by the first to come, while it is neither expired nor withdrawn. */
  #claim(id: string, person: string) {
    const now = this.clock();
    return {
      where: { id, acceptedById: null, revokedAt: null, expiresAt: { gt: now } },
      data: { acceptedById: person, acceptedAt: now },
    };
  }

  async #goOn(
    person: string,
    invitee: Invitee,
    { address, browser }: { readonly address: string; readonly browser: string | undefined },
  ): Promise<Pick<AcceptedInvitation, 'person' | 'opens'>> {
    const { account, signedIn } = invitee;
    if (!account) {
      if (signedIn !== person) throw new AccessRefused('access.link-used');
      return { person };
    }
    const login = normaliseLogin(account.login);
    const same = await this.database.person.count({ where: { id: person, login } });
    if (same === 0) throw new AccessRefused('access.link-used');
    return {
      person,
      opens: await this.services.signIn.check(account.login, account.password, address, browser),
    };
  }

  async #grant(invitation: Found, person: string): Promise<void> {
    const { id, tournament, role, invitedById } = invitation;
    await this.services.grantRole.grant(tournament, person, role, `person:${invitedById}`, id);
    await this.database.$transaction(async (transaction) => {
      if (role === 'organiser') {
        await transaction.person.updateMany({ where: { id: person }, data: { mayCreateTournaments: true } });
      }
      await transaction.invitation.updateMany({
        where: { id, grantedAt: null },
        data: { grantedAt: this.clock() },
      });
    });
    this.services.changes.tell();
  }
}
