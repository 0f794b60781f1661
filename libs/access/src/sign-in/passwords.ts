import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { games } from '#tournament';
import { AccessRefused } from '../rights/access-refused.js';
import { isCommonPassword } from './common-passwords.js';
import { ComputationLimit } from './computation-limit.js';
import { normaliseLogin } from './login.js';

/** What one argon2id computation costs. */
export interface PasswordCost {
  /** KiB of memory. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = { atOnce: 2, mayWait: 200 };
const SHORTEST = 10;
const LONGEST = 200;
/** Words that are guessed first here. */
const OWN_WORDS = [
  ...Object.keys(games),
  ...'tirage преферанс brydż бридж tournament turniej турнир director sędzia судья admin'.split(' '),
];
/** How many characters besides such words make no password of them. */
const FEW = 6;

/** One spelling of a password whatever keyboard it was typed on (NIST SP 800-63B, 5.1.1.2). */
function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Refuses a password that must not be used: shorter than 10 or longer than 200 characters, the login itself, one of those
 * that most people use, or one of the login and words of this program with at most six other characters.
 * @throws AccessRefused `access.password-refused`
 */
export function checkNewPassword(password: string, login: string): void {
  const normal = normalisePassword(password);
  const length = Array.from(normal).length;
  const isLogin = normaliseLogin(password) === normaliseLogin(login);
  if (
    length < SHORTEST ||
    length > LONGEST ||
    isLogin ||
    isCommonPassword(normal) ||
    isGuessed(normal, login)
  )
    throw new AccessRefused('access.password-refused');
}

function isGuessed(password: string, login: string): boolean {
  const small = password.toLowerCase();
  // A login of a letter or two is in many words.
  const words = [normaliseLogin(login), ...OWN_WORDS].filter((word) => word.length > 2);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), small);
  return rest !== small && Array.from(rest).length <= FEW;
}

/** Hashes and checks passwords with argon2id, a bounded number of them at once. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #limit: ComputationLimit;
  #nobody: Promise<string> | undefined;

  constructor(cost: PasswordCost = PASSWORD_COST, atOnce: { atOnce: number; mayWait: number } = AT_ONCE) {
    this.#cost = cost;
    this.#limit = new ComputationLimit(atOnce);
  }

  /**
   * The hash of a password, in PHC text.
   * @throws AccessRefused `access.busy`
   */
  hash(password: string): Promise<string> {
    return this.#limit.run(() => this.#hash(password));
  }

  /**
   * Whether a password is the one behind a hash. Without a hash (no such person) it does the same work and says no, so
   * that the time taken tells nothing.
   * @throws AccessRefused `access.busy`
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.#limit.run(async () => {
      const right = await verify(passwordHash ?? (await this.#hashOfNobody()), normalisePassword(password));
      return right && passwordHash !== undefined;
    });
  }

  /** Makes the hash that stands in for people who do not exist, so that the first such sign-in is no slower. */
  async prepare(): Promise<void> {
    await this.#hashOfNobody();
  }

  /** Whether a hash was made at another cost than today's and should be made anew at the next sign-in. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return (
      !passwordHash.startsWith('$argon2id$') ||
      memoryCost !== this.#cost.memoryCost ||
      timeCost !== this.#cost.timeCost ||
      parallelism !== this.#cost.parallelism
    );
  }

  #hash(password: string): Promise<string> {
    return hash(normalisePassword(password), this.#cost);
  }

  #hashOfNobody(): Promise<string> {
    this.#nobody ??= this.#hash(randomBytes(32).toString('base64url')).catch((error: unknown) => {
      this.#nobody = undefined;
      throw error;
    });
    return this.#nobody;
  }
}
