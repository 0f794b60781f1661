import type { DevicePrincipal } from '../rights/principal.js';
import { refusedFor } from '../rights/access-refused.js';
import { addressBucket } from './client-address.js';
import { type Clock, type Database, DAY, later, machineClock, MINUTE, SECOND } from '../store/database.js';
import type { InstallationKey } from '../store/installation-key.js';
import { normaliseLogin } from './login.js';

/**
 * How one kind of bucket slows attempts down: `free` attempts without a delay, then `firstDelay` (milliseconds), twice
 * that and so on up to `longestDelay`; one attempt is forgotten every `forgetOne`.
 */
interface Pace {
  readonly free: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly forgetOne: number;
}

/**
 * A login is slowed down at each address apart, because whoever knows it could otherwise keep its owner out; over all
 * addresses only where very many try it. A browser in which it was signed in before has a way of its own. A client address
 * may be a whole hall's, so it has many free attempts.
 */
const PACES = {
  'sign-in.browser': { free: 10, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: MINUTE },
  'sign-in.login-here': { free: 5, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 5 * MINUTE },
  'sign-in.login': { free: 100, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 30 * SECOND },
  'sign-in.address': { free: 30, firstDelay: SECOND, longestDelay: 5 * MINUTE, forgetOne: 30 * SECOND },
  'sign-in.all': { free: 300, firstDelay: 500, longestDelay: 5 * SECOND, forgetOne: 500 },
  // A code has six digits: whoever knows the password has at most 300 guesses a day.
  'second-factor.browser': { free: 5, firstDelay: SECOND, longestDelay: 5 * MINUTE, forgetOne: 5 * MINUTE },
  'second-factor.account': { free: 10, firstDelay: SECOND, longestDelay: 5 * MINUTE, forgetOne: 5 * MINUTE },
  'second-factor.address': { free: 30, firstDelay: SECOND, longestDelay: 5 * MINUTE, forgetOne: 30 * SECOND },
  'code.address': { free: 15, firstDelay: SECOND, longestDelay: 5 * MINUTE, forgetOne: 30 * SECOND },
  'code.all': { free: 100, firstDelay: SECOND, longestDelay: 10 * SECOND, forgetOne: 2 * SECOND },
  // Four players are named by some twenty searches. What a phone may look for in an evening is no list.
  'seat.device': { free: 60, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 30 * SECOND },
  // Phones that are linked one after the other are others.
  'seat.table': { free: 180, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 10 * SECOND },
  // A club's members enter from one address, each once.
  'entry.address': { free: 20, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 30 * SECOND },
  'link.address': { free: 60, firstDelay: SECOND, longestDelay: MINUTE, forgetOne: 5 * SECOND },
} as const satisfies Record<string, Pace>;

type PaceName = keyof typeof PACES;

interface Bucket {
  readonly name: string;
  readonly pace: Pace;
  readonly clearedBySuccess: boolean;
}

/** An attempt that has been counted. */
export interface CountedAttempt {
  /** The secret was right: the attempt is not held against anybody, and the login's earlier ones are forgotten. */
  succeeded(): Promise<void>;
}

/**
 * Slows down guessing of secrets, and reading of lists. The counts are in the database, so all processes share them; the buckets of logins
 * and client addresses are named by HMAC and dropped a day after the last attempt.
 */
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly key: InstallationKey,
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * Counts a sign-in, before the password is looked at and whether or not the login exists.
   * @param browser the one that asks, where this login was signed in before: what others try does not count there
   * @throws AccessRefused `access.too-many-attempts`
   */
  async signIn(login: string, address: string, browser?: string): Promise<CountedAttempt> {
    const name = normaliseLogin(login);
    if (browser !== undefined) {
      return this.#count([await this.#bucket('sign-in.browser', `${browser} ${name}`, true)]);
    }
    return this.#count([
      await this.#bucket('sign-in.login-here', `${addressBucket(address)} ${name}`, true),
      await this.#bucket('sign-in.login', name),
      await this.#bucket('sign-in.address', addressBucket(address)),
      await this.#bucket('sign-in.all'),
    ]);
  }

  /**
   * Counts a code of a second factor. Apart from passwords: a right password forgives no wrong code.
   * @param from.browser the one that asks, where the account was signed in before: what others try does not count there
   * @throws AccessRefused `access.too-many-attempts`
   */
  async secondFactor(
    person: string,
    from: { readonly address: string; readonly browser?: string | undefined },
  ): Promise<CountedAttempt> {
    if (from.browser !== undefined) {
      return this.#count([await this.#bucket('second-factor.browser', `${from.browser} ${person}`, true)]);
    }
    return this.#count([
      await this.#bucket('second-factor.account', person, true),
      await this.#bucket('second-factor.address', addressBucket(from.address)),
    ]);
  }

  /**
   * Counts a pairing by a short code.
   * @throws AccessRefused `access.too-many-attempts`
   */
  async code(address: string): Promise<CountedAttempt> {
    return this.#count([
      await this.#bucket('code.address', addressBucket(address)),
      await this.#bucket('code.all'),
    ]);
  }

  /**
   * Counts the use of a one-time link or of a sheet's token.
   * @throws AccessRefused `access.too-many-attempts`
   */
  async link(address: string): Promise<CountedAttempt> {
    return this.#count([await this.#bucket('link.address', addressBucket(address))]);
  }

  /**
   * Counts what players enter themselves.
   * @throws AccessRefused `access.too-many-attempts`
   */
  async entry(address: string): Promise<CountedAttempt> {
    return this.#count([await this.#bucket('entry.address', addressBucket(address))]);
  }

  /**
   * Counts a search for somebody who sits at a table.
   * @throws AccessRefused `access.too-many-attempts`
   */
  async seat({ device, tournament, session, table }: DevicePrincipal): Promise<CountedAttempt> {
    return this.#count([
      await this.#bucket('seat.device', device),
      await this.#bucket('seat.table', `${tournament} ${session} ${table}`),
    ]);
  }

  /** Drops what was counted more than a day ago, client addresses with it. */
  async sweep(): Promise<void> {
    const dayAgo = later(this.clock(), -DAY);
    await this.database.throttle.deleteMany({ where: { levelAt: { lt: dayAgo } } });
  }

  async #bucket(paceName: PaceName, of?: string, clearedBySuccess = false): Promise<Bucket> {
    const pace = PACES[paceName];
    if (of === undefined) return { name: paceName, pace, clearedBySuccess };
    const hmac = await this.key.hmac(paceName, of);
    return { name: `${paceName}:${Buffer.from(hmac).toString('hex')}`, pace, clearedBySuccess };
  }

  async #count(buckets: readonly Bucket[]): Promise<CountedAttempt> {
    const paces = buckets.map((bucket) => bucket.pace);
    const [row] = await this.database.$queryRaw<{ wait: number }[]>`
      SELECT access.take_attempt(
        ${buckets.map((bucket) => bucket.name)}::text[],
        ${paces.map((pace) => pace.free)}::double precision[],
        ${paces.map((pace) => pace.firstDelay)}::double precision[],
        ${paces.map((pace) => pace.longestDelay)}::double precision[],
        ${paces.map((pace) => pace.forgetOne)}::double precision[],
        ${this.clock()}::timestamp(3)) AS wait`;
    if (row && row.wait > 0) throw refusedFor('access.too-many-attempts', row.wait);
    return { succeeded: () => this.#forgive(buckets) };
  }

  /** Locks in the order in which attempts are counted, so that the two never wait for each other in a circle. */
  async #forgive(buckets: readonly Bucket[]): Promise<void> {
    const names = buckets.map((bucket) => bucket.name);
    const cleared = buckets.filter((bucket) => bucket.clearedBySuccess).map((bucket) => bucket.name);
    await this.database.$executeRaw`
      WITH locked AS (
        SELECT bucket FROM access.throttle WHERE bucket = ANY (${names}::text[]) ORDER BY bucket FOR UPDATE
      )
      UPDATE access.throttle t
         SET level = CASE WHEN t.bucket = ANY (${cleared}::text[]) THEN 0 ELSE greatest(0, t.level - 1) END,
             blocked_until = least(t.blocked_until, ${this.clock()}::timestamp(3))
        FROM locked
       WHERE t.bucket = locked.bucket`;
  }
}
