import { randomUUID } from 'node:crypto';
import type { AccessChanges } from './access-changes.js';
import { AccessRefused } from './access-refused.js';
import { DAY, earlier, later, machineClock, MINUTE, type Clock } from './clock.js';
import type { Database, Transaction } from './database.js';
import type { PairingCodes } from './pairing-codes.js';
import type { DevicePrincipal } from './principal.js';
import { mintToken, tokenHash } from './secret-token.js';
import { TABLE_SIDES, type DevicePlace, type TablePlace, type TableSide } from './table-place.js';
import type { Throttle } from './throttle.js';
import { isUuid } from './uuid.js';

/** A device ends when it has not been used for this long, and in any case after `DEVICE_AT_MOST`: scan again then. */
export const DEVICE_IDLE = 14 * DAY;
export const DEVICE_AT_MOST = 90 * DAY;
/** How often at most its use is written down. */
const SEEN_EVERY = 10 * MINUTE;

/** A device just paired: the token for the cookie, and when it ends at the latest. */
export interface PairedDevice {
  readonly principal: DevicePrincipal;
  readonly token: string;
  readonly endsAt: Date;
}

/** A device in a tournament's list. */
export interface DeviceView {
  readonly id: string;
  readonly session: string;
  readonly table: string;
  readonly side: TableSide | null;
  readonly pairedBy: string;
  readonly pairedAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly revokedWhy: string | null;
}

interface Origin {
  readonly by: 'sheet' | 'code';
  readonly id: string;
}

interface SheetTokenRow extends TablePlace {
  readonly id: string;
  readonly expired: boolean;
  readonly revoked: boolean;
}

interface DeviceRow extends DevicePlace {
  readonly id: string;
  readonly seen_at: Date;
  readonly ends_at: Date;
}

function refuseDead(link: SheetTokenRow | undefined): SheetTokenRow {
  if (!link) throw new AccessRefused('access.link-unknown');
  if (link.revoked) throw new AccessRefused('access.link-revoked');
  if (link.expired) throw new AccessRefused('access.link-expired');
  return link;
}

/**
 * Devices at tables. A table has one at a time, and beside it one for either side: the next that is paired with the table
 * replaces them all, the next for a side the one of that side.
 */
export class Devices {
  readonly #database: Database;
  readonly #codes: PairingCodes;
  readonly #throttle: Throttle;
  readonly #changes: AccessChanges;
  readonly #clock: Clock;

  constructor(
    database: Database,
    services: { readonly codes: PairingCodes; readonly throttle: Throttle; readonly changes: AccessChanges },
    clock: Clock = machineClock,
  ) {
    this.#database = database;
    this.#codes = services.codes;
    this.#throttle = services.throttle;
    this.#changes = services.changes;
    this.#clock = clock;
  }

  /**
   * Pairs a device by the token of a table's QR code on the printed sheet. The token stays good for the next scan.
   * @throws AccessRefused `access.link-unknown`, `access.link-revoked`, `access.link-expired`,
   * `access.too-many-attempts`
   */
  async pairByLink(token: string, address: string): Promise<PairedDevice> {
    const attempt = await this.#throttle.link(address);
    const hash = tokenHash(token);
    if (!hash) throw new AccessRefused('access.link-unknown');
    const paired = await this.#database.$transaction(async (transaction) => {
      // The row is held, so that a seal or a new sheet comes either before this scan or after it.
      const [found] = await transaction.$queryRaw<SheetTokenRow[]>`
        SELECT id, tournament, session, "table", revoked_at IS NOT NULL AS revoked,
               expires_at <= ${this.#clock()}::timestamp(3) AS expired
          FROM access.sheet_token WHERE token_hash = ${hash}::bytea FOR SHARE`;
      const link = refuseDead(found);
      return this.#replace(transaction, { ...link, side: null }, { by: 'sheet', id: link.id });
    });
    await attempt.succeeded();
    this.#changes.tell();
    return paired;
  }

  /**
   * Pairs a device by the short code on the director's screen. Wrong, used and expired codes give the same answer.
   * @throws AccessRefused `access.code-wrong`, `access.too-many-attempts`
   */
  async pairByCode(typed: string, address: string): Promise<PairedDevice> {
    const attempt = await this.#throttle.code(address);
    const digest = await this.#codes.digest(typed);
    if (!digest) throw new AccessRefused('access.code-wrong');
    // A wrong attempt is counted in the transaction, so it has to commit: the refusal comes after it.
    const paired = await this.#database.$transaction(async (transaction) => {
      const use = await this.#codes.use(transaction, digest);
      return use && this.#replace(transaction, use, { by: 'code', id: use.id });
    });
    if (!paired) throw new AccessRefused('access.code-wrong');
    await attempt.succeeded();
    this.#changes.tell();
    return paired;
  }

  /** The device behind a cookie's token, if it lives. Its use is written down every ten minutes. */
  async resolve(token: string): Promise<DevicePrincipal | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = this.#clock();
    const [row] = await this.#database.$queryRaw<DeviceRow[]>`
      SELECT id, tournament, session, "table", side, seen_at, ends_at FROM access.table_device
       WHERE token_hash = ${hash}::bytea AND revoked_at IS NULL AND expires_at > ${now}::timestamp(3)`;
    if (!row) return undefined;
    if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY) {
      await this.#database.tableDevice.updateMany({
        where: { id: row.id, revokedAt: null },
        data: { seenAt: now, expiresAt: earlier(later(now, DEVICE_IDLE), row.ends_at) },
      });
    }
    const { id, tournament, session, table, side } = row;
    return { kind: 'device', device: id, tournament, session, table, side };
  }

  /** A tournament's devices, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly DeviceView[]> {
    const devices = await this.#database.tableDevice.findMany({
      where: { tournament },
      select: {
        id: true,
        session: true,
        table: true,
        side: true,
        pairedBy: true,
        pairedAt: true,
        seenAt: true,
        expiresAt: true,
        revokedAt: true,
        revokedWhy: true,
      },
      orderBy: [{ pairedAt: 'desc' }, { id: 'asc' }],
    });
    return devices.map((device) => ({ ...device, side: device.side as TableSide | null }));
  }

  /** The sides of a table that have a device of their own. */
  async sidesOf({ tournament, session, table }: TablePlace): Promise<readonly TableSide[]> {
    const devices = await this.#database.tableDevice.findMany({
      where: {
        tournament,
        session,
        table,
        side: { not: null },
        revokedAt: null,
        expiresAt: { gt: this.#clock() },
      },
      select: { side: true },
    });
    return TABLE_SIDES.filter((side) => devices.some((device) => device.side === side));
  }

  /**
   * Ends a device of a tournament; one that has ended stays as it is.
   * @throws AccessRefused `access.device-unknown`
   */
  async revoke(tournament: string, device: string): Promise<void> {
    if (!isUuid(device)) throw new AccessRefused('access.device-unknown');
    await this.#database.tableDevice.updateMany({
      where: { id: device, tournament, revokedAt: null },
      data: { revokedAt: this.#clock(), revokedWhy: 'revoked' },
    });
    const known = await this.#database.tableDevice.count({ where: { id: device, tournament } });
    if (known === 0) throw new AccessRefused('access.device-unknown');
    this.#changes.tell();
  }

  /** Ends the device that a phone was: it was paired with another table, or released. */
  async leave({ device }: DevicePrincipal): Promise<void> {
    await this.#database.tableDevice.updateMany({
      where: { id: device, revokedAt: null },
      data: { revokedAt: this.#clock(), revokedWhy: 'left' },
    });
    this.#changes.tell();
  }

  /**
   * The seal: ends the sheets' tokens, the open codes and the devices of a tournament, or of one session of it. In this
   * order, so that a scan at the same instant either is refused or has its device ended too.
   */
  async revokeSheet(tournament: string, session?: string): Promise<void> {
    const now = this.#clock();
    const which = { tournament, ...(session !== undefined && { session }) };
    const sealed = { revokedAt: now, revokedWhy: 'sealed' };
    await this.#database.sheetToken.updateMany({ where: { ...which, revokedAt: null }, data: sealed });
    await this.#database.pairingCode.updateMany({
      where: { ...which, endedAt: null },
      data: { endedAt: now },
    });
    await this.#database.tableDevice.updateMany({ where: { ...which, revokedAt: null }, data: sealed });
    this.#changes.tell();
  }

  /** Which of these devices live. */
  async living(devices: readonly string[]): Promise<ReadonlySet<string>> {
    if (devices.length === 0) return new Set();
    const rows = await this.#database.tableDevice.findMany({
      where: { id: { in: [...devices] }, revokedAt: null, expiresAt: { gt: this.#clock() } },
      select: { id: true },
    });
    return new Set(rows.map((row) => row.id));
  }

  async #replace(transaction: Transaction, place: DevicePlace, origin: Origin): Promise<PairedDevice> {
    const { tournament, session, table, side } = place;
    const now = this.#clock();
    const id = randomUUID();
    const { token, hash } = mintToken();
    const endsAt = later(now, DEVICE_AT_MOST);
    // Pairings with one table follow each other: the last one is the table's device.
    await transaction.$executeRaw`
      SELECT pg_advisory_xact_lock(hashtextextended(${`access.table ${tournament} ${session} ${table}`}, 0))`;
    await transaction.tableDevice.updateMany({
      where: { tournament, session, table, ...(side !== null && { side }), revokedAt: null },
      data: { revokedAt: now, revokedWhy: 'replaced' },
    });
    await transaction.tableDevice.create({
      data: {
        id,
        tournament,
        session,
        table,
        side,
        tokenHash: hash,
        pairedBy: origin.by,
        pairedFrom: origin.id,
        pairedAt: now,
        seenAt: now,
        expiresAt: later(now, DEVICE_IDLE),
        endsAt,
      },
    });
    return { principal: { kind: 'device', device: id, tournament, session, table, side }, token, endsAt };
  }
}
