import { randomUUID } from 'node:crypto';
import { createPrisma } from '#platform';
import { freshDatabase } from '../../../platform/src/testing/database.js';
import { Access } from '../access.js';
import type { Database } from '../store/database.js';
import type { PasswordCost } from '../sign-in/passwords.js';
import type { WatchTiming } from '../right-watch.js';
import { NO_RIGHTS, type Rights } from '../rights/requirement.js';
import type { OpenedSession } from '../sign-in/sessions.js';
import { RolesInMemory } from './roles-in-memory.js';

/** The cheapest argon2id there is: tests are about what happens around it. */
export const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Streams' rights are looked at often, so that tests need not wait. */
export const QUICK: WatchTiming = {
  recheckEvery: 50,
  unconfirmedAtMost: 1500,
  askedAtMost: 60_000,
  tick: 10,
};

export const ADDRESS = '192.0.2.1';
export const PASSWORD = 'correct horse battery';

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = Date.UTC(2026, 10, 21, 12);

  readonly read = (): Date => new Date(this.#now);

  /** Moves on by milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Access on a database of its own. */
export interface AccessInTest {
  readonly access: Access;
  readonly database: Database;
  readonly connectionString: string;
  readonly clock: TestClock;
  readonly roles: RolesInMemory;
  /** Access as another process on the same database would have it. */
  another(): Access;
  /** A person with a login and `PASSWORD`, made the short way. */
  person(login?: string, rights?: Partial<Rights>): Promise<TestPerson>;
  drop(): Promise<void>;
}

export interface TestPerson {
  readonly id: string;
  readonly login: string;
  readonly passwordHash: string;
  signIn(): Promise<OpenedSession>;
}

export async function accessInTest(): Promise<AccessInTest> {
  const { connectionString, drop } = await freshDatabase();
  const database = createPrisma(connectionString);
  const clock = new TestClock();
  const roles = new RolesInMemory();
  const made: Access[] = [];
  const make = () => {
    const access = new Access({
      database,
      roles,
      grantRole: roles,
      clock: clock.read,
      passwordCost: CHEAP,
      watchTiming: QUICK,
    });
    made.push(access);
    return access;
  };
  const access = make();
  return {
    access,
    database,
    connectionString,
    clock,
    roles,
    another: make,
    async person(login = `login-${randomUUID()}`, rights = {}) {
      const account = await access.people.prepare({ name: `Name of ${login}`, login, password: PASSWORD });
      await database.$transaction((transaction) =>
        access.people.add(transaction, account, { ...NO_RIGHTS, ...rights }),
      );
      const { id, passwordHash } = account;
      const signIn = async () => {
        const session = await access.sessions.open(id, passwordHash);
        if (!session) throw new Error('The session was not opened.');
        return session;
      };
      return { id, login: account.login, passwordHash, signIn };
    },
    async drop() {
      await Promise.all(made.map((each) => each.close()));
      await database.$disconnect();
      await drop();
    },
  };
}

/** The code of the refusal that a promise ends with; fails when it does not end so. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const outcome = await promise.then(
    () => 'let through',
    (error: unknown) => error,
  );
  if (outcome instanceof Error && outcome.name === 'AccessRefused') return outcome.message;
  throw new Error(`This was not refused: ${String(outcome)}`);
}
