import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Clock,
  type Database,
  later,
  machineClock,
  MINUTE,
  type Transaction,
} from '../store/database.js';
import type { InstallationKey } from '../store/installation-key.js';
import type { DevicePlace, TableSide } from '../rights/table-place.js';

/** How long a code on the director's screen can be used. */
export const CODE_LASTS = 5 * MINUTE;
/** How many times it may be typed wrongly. */
export const CODE_ATTEMPTS = 5;

/** Crockford's base 32: no I, L, O or U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SELECTOR = 3;
const LENGTH = 8;
const CODE = /^[0-9A-HJKMNP-TV-Z]*$/;
/** Open codes are few among 32,768 selectors, so the first free one is found at once. */
const SELECTORS_TRIED = 20;

/** A code to be read out or typed: the first three characters find it, the other five (25 bits) prove it. */
export interface IssuedCode {
  readonly id: string;
  readonly code: string;
  readonly expires: Date;
}

/** What a code is for: a table, one side of it, or an invitation to a role. */
export type CodeTarget = DevicePlace | { readonly tournament: string; readonly invitation: string };

/** A table's code in a tournament's list. */
export interface CodeView {
  readonly id: string;
  readonly session: string;
  readonly table: string;
  readonly side: TableSide | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
  readonly attempts: number;
  readonly usedAt: Date | null;
  readonly endedAt: Date | null;
}

/** A table, or one side of it, that a code was right for. */
export interface CodeUse extends DevicePlace {
  readonly id: string;
  /** Somebody who directs has shown it; otherwise a phone of the table has. */
  readonly byStaff: boolean;
}

interface CodeRow {
  readonly id: string;
  readonly tournament: string;
  readonly session: string | null;
  readonly table: string | null;
  readonly side: TableSide | null;
  readonly invitation: string | null;
  readonly created_by: string;
}

interface Digest {
  readonly selector: string;
  readonly hmac: Uint8Array<ArrayBuffer>;
}

/** So many characters that are not misread. */
export function randomCharacters(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte & 31]).join('');
}

/**
 * The code as typed, without spaces and hyphens, misread letters corrected; undefined when it cannot be a code.
 * @param length how many characters it has
 */
export function readCode(typed: string, length = LENGTH): string | undefined {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === length && CODE.test(code) ? code : undefined;
}

/** The code as it is shown: `K7Q-4MX2P`. */
function shown(code: string): string {
  return `${code.slice(0, SELECTOR)}-${code.slice(SELECTOR)}`;
}

/** Short codes that pair one device or hand one invitation over: once, in five minutes, five attempts. */
export class PairingCodes {
  constructor(
    private readonly database: Database,
    private readonly key: InstallationKey,
    private readonly clock: Clock = machineClock,
  ) {}

  /** A fresh code for a table or an invitation; an open one for the same table ends. */
  async issue(target: CodeTarget, by: string): Promise<IssuedCode> {
    const { tournament } = target;
    const { session, table, side, invitation } =
      'invitation' in target
        ? { session: null, table: null, side: null, invitation: target.invitation }
        : { ...target, invitation: null };
    const now = this.clock();
    await this.database.$executeRaw`
      UPDATE access.pairing_code SET ended_at = least(expires_at, ${now}::timestamp(3))
       WHERE ended_at IS NULL
         AND (expires_at <= ${now}::timestamp(3)
           OR (tournament = ${tournament}::uuid AND session = ${session} AND "table" = ${table}
             AND side IS NOT DISTINCT FROM ${side}::text))`;
    const expires = later(now, CODE_LASTS);
    for (let tried = 0; tried < SELECTORS_TRIED; tried += 1) {
      const id = randomUUID();
      const code = randomCharacters(LENGTH);
      const hmac = await this.key.hmac('pairing-code', code);
      const issued = await this.database.$executeRaw`
        INSERT INTO access.pairing_code
          (id, tournament, session, "table", side, invitation, selector, code_hmac, created_at, created_by, expires_at)
        VALUES (${id}::uuid, ${tournament}::uuid, ${session}, ${table}, ${side}, ${invitation}::uuid,
          ${code.slice(0, SELECTOR)}, ${hmac}::bytea, ${now}::timestamp(3), ${by}, ${expires}::timestamp(3))
        ON CONFLICT (selector) WHERE ended_at IS NULL DO NOTHING`;
      if (issued === 1) return { id, code: shown(code), expires };
    }
    throw new Error('No pairing code is free: too many are open at the same time.');
  }

  /** The HMAC by which a typed code is compared; undefined when it cannot be a code. */
  async digest(typed: string): Promise<Digest | undefined> {
    const code = readCode(typed);
    if (code === undefined) return undefined;
    return { selector: code.slice(0, SELECTOR), hmac: await this.key.hmac('pairing-code', code) };
  }

  /** Uses a table's code up, as `#use` does. */
  async use(transaction: Transaction, digest: Digest): Promise<CodeUse | undefined> {
    const row = await this.#use(transaction, digest, 'table');
    if (!row || row.session === null || row.table === null) return undefined;
    const { id, tournament, session, table, side, created_by: by } = row;
    return { id, tournament, session, table, side, byStaff: by.startsWith('person:') };
  }

  /** A code that was right and could not be used after all: it is as good as before. */
  async giveBack(transaction: Transaction, code: string): Promise<void> {
    await transaction.pairingCode.update({
      where: { id: code },
      data: { usedAt: null, endedAt: null, attempts: { decrement: 1 } },
    });
  }

  /** Uses an invitation's code up, as `#use` does, and says whose it is. */
  async useForInvitation(transaction: Transaction, digest: Digest): Promise<string | undefined> {
    return (await this.#use(transaction, digest, 'invitation'))?.invitation ?? undefined;
  }

  /**
   * Counts an attempt at the open code with this selector and uses the code up when it is right; undefined when it is
   * not, or is for something else. One statement, so that of two attempts at the same instant one wins and both count.
   */
  async #use(
    transaction: Transaction,
    digest: Digest,
    of: 'table' | 'invitation',
  ): Promise<CodeRow | undefined> {
    const now = this.clock();
    const [row] = await transaction.$queryRaw<(CodeRow & { right: boolean })[]>`
      UPDATE access.pairing_code
         SET attempts = attempts + 1,
             used_at = CASE WHEN code_hmac = ${digest.hmac}::bytea THEN ${now}::timestamp(3) END,
             ended_at = CASE
               WHEN code_hmac = ${digest.hmac}::bytea OR attempts + 1 >= ${CODE_ATTEMPTS}::integer
               THEN ${now}::timestamp(3) END
       WHERE selector = ${digest.selector} AND ended_at IS NULL AND expires_at > ${now}::timestamp(3)
         AND (invitation IS NULL) = ${of === 'table'}
      RETURNING id, tournament, session, "table", side, invitation, created_by, used_at IS NOT NULL AS "right"`;
    return row?.right === true ? row : undefined;
  }

  /** The codes of a tournament's tables, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly CodeView[]> {
    const codes = await this.database.pairingCode.findMany({
      where: { tournament, invitationId: null },
      select: {
        id: true,
        session: true,
        table: true,
        side: true,
        createdAt: true,
        createdBy: true,
        expiresAt: true,
        attempts: true,
        usedAt: true,
        endedAt: true,
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return codes.flatMap(({ session, table, side, ...code }) =>
      session === null || table === null ? [] : [{ ...code, session, table, side: side as TableSide | null }],
    );
  }
}
