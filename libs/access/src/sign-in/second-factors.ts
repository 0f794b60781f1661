import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AccessRefused } from '../rights/access-refused.js';
import type { AccessChanges } from '../rights/table-place.js';
import type { PersonPrincipal } from '../rights/principal.js';
import { type Clock, type Database, machineClock } from '../store/database.js';
import type { InstallationKey } from '../store/installation-key.js';
import { journalRecordChanges } from '../store/record-changes.js';
import { randomCharacters, readCode } from './pairing-codes.js';
import type { Sessions } from './sessions.js';
import { base32, stepOfCode } from './totp.js';
import type { Throttle } from './throttle.js';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_CODES = 10;
/** 60 bits. */
const RECOVERY_LENGTH = 12;

/** Where a code comes from: guesses are counted by it. */
export interface CodeOrigin {
  readonly address: string;
  /** The browser, where the account was signed in before; or the session that asks. */
  readonly browser?: string | undefined;
}

/** What an authenticator app needs, once. */
export interface NewSecondFactor {
  /** In base 32, to be typed. */
  readonly key: string;
  /** As `otpauth:`, to be scanned. */
  readonly link: string;
}

/** The second factor of an account, as its owner sees it. */
export interface SecondFactorView {
  readonly since: Date;
  readonly recoveryCodes: number;
}

/** Codes of an authenticator app (TOTP, RFC 6238) that are asked for after the password, and codes for when it is lost. */
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly services: {
      readonly key: InstallationKey;
      readonly throttle: Throttle;
      readonly sessions: Pick<Sessions, 'revokeOthers'>;
      readonly changes: AccessChanges;
    },
    private readonly clock: Clock = machineClock,
  ) {}

  /** Null: the account has none. */
  async of(id: string): Promise<SecondFactorView | null> {
    const { secondFactorSince, _count } = await this.database.person.findUniqueOrThrow({
      where: { id },
      select: { secondFactorSince: true, _count: { select: { recoveryCodes: true } } },
    });
    return secondFactorSince && { since: secondFactorSince, recoveryCodes: _count.recoveryCodes };
  }

  /**
   * Begins the set-up with a fresh secret. It counts once a code of it has come.
   * @param issuer how the server is called in the app
   * @throws AccessRefused `access.second-factor-on`
   */
  async begin(id: string, issuer: string): Promise<NewSecondFactor> {
    const secret = randomBytes(SECRET_BYTES);
    const sealed = await this.#seal(id, secret);
    const login = await this.database.$transaction(async (transaction) => {
      const fresh = { secret: sealed, lastStep: 0 };
      await transaction.secondFactor.upsert({
        where: { personId: id },
        create: { personId: id, ...fresh },
        update: fresh,
      });
      const person = await transaction.person.findUniqueOrThrow({ where: { id } });
      if (person.secondFactorSince) throw new AccessRefused('access.second-factor-on');
      return person.login;
    });
    const key = base32(secret);
    const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(login)}`;
    return { key, link: `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}` };
  }

  /**
   * Switches it on with the first code; all other sessions of the account end.
   * @returns the recovery codes, which are shown this once
   * @throws AccessRefused `access.second-factor-on`, `access.second-factor-wrong`, `access.too-many-attempts`
   */
  async confirm({ person: id, session }: PersonPrincipal, code: string, address: string): Promise<string[]> {
    const attempt = await this.services.throttle.secondFactor(id, { address, browser: `session of ${id}` });
    const found = await this.database.secondFactor.findUnique({ where: { personId: id } });
    const lastStep = found ? await this.#stepOf(id, found.secret, code) : undefined;
    if (!found || lastStep === undefined) throw new AccessRefused('access.second-factor-wrong');
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomCharacters(RECOVERY_LENGTH));
    const hmacs = await Promise.all(codes.map((each) => this.#hmac(id, each)));
    await this.database.$transaction(async (transaction) => {
      const used = await transaction.secondFactor.updateMany({
        where: { personId: id, secret: found.secret },
        data: { lastStep },
      });
      if (used.count === 0) throw new AccessRefused('access.second-factor-wrong');
      const at = this.clock();
      const switched = await transaction.person.updateMany({
        where: { id, secondFactorSince: null },
        data: { secondFactorSince: at },
      });
      if (switched.count === 0) throw new AccessRefused('access.second-factor-on');
      await transaction.recoveryCode.createMany({ data: hmacs.map((hmac) => ({ personId: id, hmac })) });
      await this.services.sessions.revokeOthers(transaction, id, session);
      await transaction.accessSession.update({ where: { id: session }, data: { unproven: false } });
      const line = { kind: 'second-factor-on', by: `person:${id}`, at, record: id } as const;
      await journalRecordChanges(transaction, [line]);
    });
    await attempt.succeeded();
    this.services.changes.tell();
    return codes.map((each) => each.replaceAll(/.{4}(?=.)/g, '$&-'));
  }

  /**
   * Asks for the code of an account, if it has a second factor: one of the app or a recovery code, each once.
   * @returns whether it has one
   * @throws AccessRefused `access.second-factor-needed` without a code, `access.second-factor-wrong`,
   * `access.too-many-attempts`
   */
  async prove(id: string, code: string | undefined, origin: CodeOrigin): Promise<boolean> {
    const found = await this.database.secondFactor.findUnique({
      where: { personId: id, person: { secondFactorSince: { not: null } } },
    });
    if (!found) return false;
    if (code === undefined) throw new AccessRefused('access.second-factor-needed');
    const attempt = await this.services.throttle.secondFactor(id, origin);
    if (!(await this.#use(id, found.secret, code))) throw new AccessRefused('access.second-factor-wrong');
    await attempt.succeeded();
    return true;
  }

  /**
   * Switches it off.
   * @param by the actor
   * @throws AccessRefused `access.account-unknown`, `access.second-factor-off`
   */
  switchOff(id: string, by: string): Promise<void> {
    return switchSecondFactorOff(this.database, id, by, this.clock());
  }

  /** Whether organisers and administrators must have one. */
  async isRequired(): Promise<boolean> {
    return (await this.database.installation.count({ where: { secondFactorRequired: true } })) > 0;
  }

  /** Requires it of organisers and administrators from their next sign-in on, or no more. */
  async require(secondFactorRequired: boolean): Promise<void> {
    await this.database.installation.upsert({
      where: { single: true },
      create: { secondFactorRequired },
      update: { secondFactorRequired },
    });
  }

  /** Each is used once, also when two requests bring the same at once. */
  async #use(id: string, secret: Uint8Array, code: string): Promise<boolean> {
    const recovery = readCode(code, RECOVERY_LENGTH);
    if (recovery !== undefined) {
      const hmac = await this.#hmac(id, recovery);
      return (await this.database.recoveryCode.deleteMany({ where: { personId: id, hmac } })).count === 1;
    }
    const step = await this.#stepOf(id, secret, code);
    if (step === undefined) return false;
    const used = await this.database.secondFactor.updateMany({
      where: { personId: id, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    return used.count === 1;
  }

  async #stepOf(id: string, sealed: Uint8Array, code: string): Promise<number | undefined> {
    return stepOfCode(await this.#open(id, sealed), code.replaceAll(/\s/g, ''), this.clock());
  }

  #hmac(id: string, code: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.services.key.hmac('recovery-code', `${id} ${code}`);
  }

  async #seal(id: string, secret: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.services.key.hmac('second-factor', id), nonce);
    return Uint8Array.from(
      Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]),
    );
  }

  async #open(id: string, sealed: Uint8Array): Promise<Uint8Array> {
    const key = await this.services.key.hmac('second-factor', id);
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  }
}

/**
 * Switches the second factor of an account off.
 * @param by the actor
 * @throws AccessRefused `access.account-unknown`, `access.second-factor-off`
 */
export async function switchSecondFactorOff(
  database: Database,
  id: string,
  by: string,
  at: Date,
): Promise<void> {
  await database.$transaction(async (transaction) => {
    if ((await transaction.person.count({ where: { id } })) === 0)
      throw new AccessRefused('access.account-unknown');
    const switched = await transaction.person.updateMany({
      where: { id, secondFactorSince: { not: null } },
      data: { secondFactorSince: null },
    });
    if (switched.count === 0) throw new AccessRefused('access.second-factor-off');
    await transaction.secondFactor.deleteMany({ where: { personId: id } });
    await transaction.recoveryCode.deleteMany({ where: { personId: id } });
    await journalRecordChanges(transaction, [{ kind: 'second-factor-off', by, at, record: id }]);
  });
}
