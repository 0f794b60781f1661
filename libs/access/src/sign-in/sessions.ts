import { randomUUID } from 'node:crypto';
import { Prisma } from '#platform';
import type { AccessChanges } from '../rights/table-place.js';
import {
  type Clock,
  type Database,
  DAY,
  earlier,
  later,
  machineClock,
  MINUTE,
  type Transaction,
} from '../store/database.js';
import type { PersonCredential, PersonPrincipal } from '../rights/principal.js';
import type { Rights } from '../rights/requirement.js';
import { mintToken, tokenHash } from './secret-token.js';

/** A session ends when it has not been used for this long, and in any case after `SESSION_AT_MOST`. */
export const SESSION_IDLE = 7 * DAY;
export const SESSION_AT_MOST = 30 * DAY;
/** How often at most its use is written down. */
const SEEN_EVERY = 10 * MINUTE;

/** A session just opened: the token for the cookie, and when it ends at the latest. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly endsAt: Date;
}

/** A session in a person's own list. */
export interface SessionView {
  readonly id: string;
  readonly createdAt: Date;
  /** When it was last used, to ten minutes. */
  readonly seenAt: Date;
  /** The browser by its short name; null: unknown. */
  readonly browser: string | null;
}

/** How a session is opened. */
export interface Opening {
  /** A code of the second factor was right. */
  readonly proven?: boolean | undefined;
  /** The browser by its short name. */
  readonly browser?: string | undefined;
}

/** What whoever stands behind a session that lives is now. */
export interface LivingSession extends Rights {
  readonly unproven: boolean;
  /** The ids of the player that the person has been said to be; several where records were merged. */
  readonly players: readonly string[];
  /** Those of the players that the person was said to be before. */
  readonly formerly: readonly string[];
}

/** Every id under which the player of an account is in the journals. */
const PLAYERS = Prisma.sql`
  ARRAY(SELECT q.id::text FROM access.own_player o JOIN access.player own ON own.id = o.player
          JOIN access.player q ON coalesce(q.merged_into, q.id) = coalesce(own.merged_into, own.id)
         WHERE o.person = p.id ORDER BY q.id)`;

/** The same of players that the account was said to be before. */
const FORMERLY = Prisma.sql`
  ARRAY(SELECT DISTINCT q.id::text FROM access.own_player_formerly o JOIN access.player own ON own.id = o.player
          JOIN access.player q ON coalesce(q.merged_into, q.id) = coalesce(own.merged_into, own.id)
         WHERE o.person = p.id ORDER BY 1)`;

interface SessionRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly may_create_tournaments: boolean;
  readonly administers: boolean;
  readonly unproven: boolean;
  readonly players: readonly string[];
  readonly formerly: readonly string[];
  readonly seen_at: Date;
  readonly ends_at: Date;
}

/** Sessions of signed-in people: a token in a cookie, its hash here. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly changes: AccessChanges,
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * Opens a session for a person, if their password hash is still the one that was checked, and the second factor is
   * proven where they have one; otherwise undefined. The person's row is held, so that a change of either ends sessions
   * opened before it and none is opened by the old ones after it.
   */
  async open(
    person: string,
    passwordHash: string,
    { proven = false, browser }: Opening = {},
  ): Promise<OpenedSession | undefined> {
    const now = this.clock();
    const { token, hash } = mintToken();
    const id = randomUUID();
    const endsAt = later(now, SESSION_AT_MOST);
    const opened = await this.database.$executeRaw`
      INSERT INTO access.session (id, person, token_hash, created_at, seen_at, expires_at, ends_at, browser, unproven)
      SELECT ${id}::uuid, p.id, ${hash}::bytea, ${now}::timestamp(3), ${now}::timestamp(3),
             ${later(now, SESSION_IDLE)}::timestamp(3), ${endsAt}::timestamp(3), ${browser ?? null}::text,
             p.second_factor_since IS NULL
               AND EXISTS (SELECT FROM platform.installation i WHERE i.second_factor_required)
        FROM access.person p
       WHERE p.id = ${person}::uuid AND p.password_hash = ${passwordHash} AND p.closed_at IS NULL
         AND (p.second_factor_since IS NULL OR ${proven}::boolean)
         FOR SHARE OF p`;
    return opened === 1 ? { id, token, endsAt } : undefined;
  }

  /** Who stands behind a cookie's token, if its session lives. Its use is written down every ten minutes. */
  async resolve(token: string): Promise<PersonCredential | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = this.clock();
    const [row] = await this.database.$queryRaw<SessionRow[]>`
      SELECT s.id, s.person, p.name, p.may_create_tournaments, p.administers, s.unproven, ${PLAYERS} AS players,
             ${FORMERLY} AS formerly, s.seen_at, s.ends_at
        FROM access.session s JOIN access.person p ON p.id = s.person
       WHERE s.token_hash = ${hash}::bytea AND s.revoked_at IS NULL AND s.expires_at > ${now}::timestamp(3)`;
    if (!row) return undefined;
    if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY) {
      await this.database.accessSession.updateMany({
        where: { id: row.id, revokedAt: null },
        data: { seenAt: now, expiresAt: earlier(later(now, SESSION_IDLE), row.ends_at) },
      });
    }
    return {
      principal: { kind: 'person', person: row.person, session: row.id },
      name: row.name,
      mayCreateTournaments: row.may_create_tournaments,
      administers: row.administers,
      ...(row.unproven && { unproven: true }),
      ...(row.players.length === 0 ? {} : { players: row.players }),
      ...(row.formerly.length === 0 ? {} : { formerly: row.formerly }),
    };
  }

  /** Ends a person's session; nothing happens when it has ended already or is somebody else's. */
  async revoke(person: string, session: string): Promise<void> {
    await this.database.accessSession.updateMany({
      where: { id: session, personId: person, revokedAt: null },
      data: { revokedAt: this.clock() },
    });
    this.changes.tell();
  }

  /** Ends all sessions of a person but this one. */
  async endOthers({ person, session }: PersonPrincipal): Promise<void> {
    await this.revokeOthers(this.database, person, session);
    this.changes.tell();
  }

  /** Ends all sessions of a person (but one), within the transaction that changes their password or closes the account. */
  async revokeOthers(transaction: Transaction, person: string, keep?: string): Promise<void> {
    await transaction.accessSession.updateMany({
      where: { personId: person, ...(keep !== undefined && { id: { not: keep } }), revokedAt: null },
      data: { revokedAt: this.clock() },
    });
  }

  /** A person's sessions that live, the latest used first. */
  async list(person: string): Promise<SessionView[]> {
    return this.database.accessSession.findMany({
      where: { personId: person, revokedAt: null, expiresAt: { gt: this.clock() } },
      select: { id: true, createdAt: true, seenAt: true, browser: true },
      orderBy: [{ seenAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    });
  }

  /** Which of these sessions live, with what their people are now. */
  async living(sessions: readonly string[]): Promise<ReadonlyMap<string, LivingSession>> {
    if (sessions.length === 0) return new Map();
    const rows = await this.database.$queryRaw<({ id: string } & LivingSession)[]>`
      SELECT s.id, p.may_create_tournaments AS "mayCreateTournaments", p.administers, s.unproven, ${PLAYERS} AS players,
             ${FORMERLY} AS formerly
        FROM access.session s JOIN access.person p ON p.id = s.person
       WHERE s.id = ANY (${[...sessions]}::uuid[]) AND s.revoked_at IS NULL
         AND s.expires_at > ${this.clock()}::timestamp(3)`;
    return new Map(rows.map(({ id, ...living }) => [id, living]));
  }
}
