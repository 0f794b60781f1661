import { randomUUID } from 'node:crypto';
import { takeTurn, Turns } from '#platform';
import type {
  AccessChanges,
  DevicePlace,
  PairAtTable,
  PairedAs,
  SessionAtTable,
  TablePlace,
  TableSide,
} from '../rights/table-place.js';
import { AccessRefused } from '../rights/access-refused.js';
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
import { scannedCard } from './lasting-cards.js';
import type { PairingCodes } from '../sign-in/pairing-codes.js';
import type { DevicePrincipal } from '../rights/principal.js';
import { mintToken, tokenHash } from '../sign-in/secret-token.js';
import type { Throttle } from '../sign-in/throttle.js';

/** A device ends when it has not been used for this long, and in any case after `DEVICE_AT_MOST`: scan again then. */
export const DEVICE_IDLE = 14 * DAY;
export const DEVICE_AT_MOST = 90 * DAY;
/** So many are paired at a time: a hall that scans its cards all at once keeps database connections for others. */
const PAIRED_AT_A_TIME = 4;
/** So long another phone waits for an answer of the one whose place it asks for, and may then take it. */
const ASKED_FOR = 5 * MINUTE;
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
  /** The contestant that it goes with; null: it stays at its table. */
  readonly pair: string | null;
  readonly pairedBy: string;
  readonly pairedAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly revokedWhy: string | null;
}

interface Origin {
  readonly by: 'sheet' | 'code' | 'lasting';
  readonly id: string;
  /** Somebody who directs has let it in. */
  readonly byStaff?: boolean;
}

interface SheetTokenRow extends TablePlace {
  readonly id: string;
  readonly expired: boolean;
  readonly revoked: boolean;
}

/** A device in whose place another one would be, and what it was asked last. */
interface InTheWay {
  readonly id: string;
  readonly askedBy: string | null;
  readonly askedAt: Date | null;
  readonly askedLet: boolean | null;
}

/** Another device stands there, and has still to answer. */
class PhoneAsked extends AccessRefused {
  /** @param place where it is asked only now */
  constructor(
    where: { readonly session: string; readonly table: string },
    readonly place?: TablePlace,
  ) {
    super('access.phone-asked', where);
  }
}

interface DeviceRow extends DevicePlace {
  readonly id: string;
  readonly contestant: string | null;
  readonly seen_at: Date;
  readonly ends_at: Date;
}

function refuseDead(link: SheetTokenRow): SheetTokenRow {
  if (link.revoked) throw new AccessRefused('access.link-revoked');
  if (link.expired) throw new AccessRefused('access.link-expired');
  return link;
}

/** Pairings that could take each other's place follow each other. */
function takeTurnAt(
  transaction: Transaction,
  { tournament, session, of }: Omit<TablePlace, 'table'> & { readonly of: string },
): Promise<void> {
  return takeTurn(transaction, `access.table ${tournament} ${session} ${of}`);
}

/** What is known of whoever pairs a device. */
export interface Pairing {
  readonly address: string;
  /** Whether it takes the place of the table's device, or is for a side; left out: as what it was scanned, if nobody is there. */
  readonly as?: PairedAs | undefined;
  /** The device that this browser is already: it may always take its own place. */
  readonly own?: string | undefined;
  /** Under which id the device in whose place it would be is asked; left out: it is not asked, and stays. */
  readonly request?: string | undefined;
  /** Left out: devices of sides stay at their table. */
  readonly pairAt?: PairAtTable;
  /** Whether the session of a card that lasts is on, and has its table; left out: it is, and has. */
  readonly sessionAt?: (place: TablePlace) => Promise<SessionAtTable>;
  /** Whether tables of a session have two sides, each with a phone of its own; left out: they have. */
  readonly hasSides?: (tournament: string, session: string) => Promise<boolean>;
}

/** Why a device has ended: another has taken its place, it was taken away, its session is sealed, it was not used for long. */
export const DEVICE_ENDS = ['replaced', 'revoked', 'left', 'sealed', 'expired'] as const;
export type DeviceEnd = (typeof DEVICE_ENDS)[number];

/** A device that has ended, as its own browser may learn. */
export interface EndedDevice extends DevicePlace {
  readonly why: DeviceEnd;
}

/** The own device of a side that lives. */
export interface DeviceOfSide extends DevicePlace {
  readonly pair: string | null;
}

/**
 * Devices at tables. A table has one at a time, and either side may have its own, which goes with its pair from table to
 * table. Another one takes the place of the table's, or of a pair's, only where that one or somebody who directs lets it.
 */
export class Devices {
  readonly #pairing = new Turns(PAIRED_AT_A_TIME);

  constructor(
    private readonly database: Database,
    private readonly services: {
      readonly codes: PairingCodes;
      readonly throttle: Throttle;
      readonly changes: AccessChanges;
    },
    private readonly clock: Clock = machineClock,
  ) {}

  /**
   * Pairs a device by the token of a table's QR code: on the printed sheet of a session, or on a card that lasts. The
   * token stays good for the next scan.
   * @throws AccessRefused `access.link-unknown`, `access.link-revoked`, `access.link-expired`, `access.table-taken`,
   * `access.phone-asked`, `access.phone-kept`, `access.too-many-attempts`; of a card that lasts `access.card-unbound`, `access.card-session-over`,
   * `access.card-no-table`
   */
  async pairByLink(token: string, pairing: Pairing): Promise<PairedDevice> {
    const attempt = await this.services.throttle.link(pairing.address);
    const hash = tokenHash(token);
    if (!hash) throw new AccessRefused('access.link-unknown');
    const paired = await this.#oneOfFew(async (transaction) => {
      // The row is held, so that a seal or a new sheet comes either before this scan or after it.
      const [found] = await transaction.$queryRaw<SheetTokenRow[]>`
        SELECT id, tournament, session, "table", revoked_at IS NOT NULL AS revoked,
               expires_at <= ${this.clock()}::timestamp(3) AS expired
          FROM access.sheet_token WHERE token_hash = ${hash}::bytea FOR SHARE`;
      if (!found) return this.#pairByLasting(transaction, hash, pairing);
      const link = refuseDead(found);
      return this.#replace(transaction, { ...link, side: null }, { by: 'sheet', id: link.id }, pairing);
    });
    await attempt.succeeded();
    return this.#told(paired);
  }

  /**
   * Pairs a device by the short code on the director's screen. Wrong, used and expired codes give the same answer. A code
   * that is right and does not pair, because another phone stands there, is not used up.
   * @throws AccessRefused `access.code-wrong`, `access.table-taken`, `access.phone-asked`, `access.phone-kept`,
   * `access.too-many-attempts`
   */
  async pairByCode(typed: string, pairing: Pairing): Promise<PairedDevice> {
    const attempt = await this.services.throttle.code(pairing.address);
    const digest = await this.services.codes.digest(typed);
    if (!digest) throw new AccessRefused('access.code-wrong');
    // A wrong attempt is counted in the transaction, so it has to commit: the refusal comes after it.
    const paired = await this.#oneOfFew(async (transaction) => {
      const use = await this.services.codes.use(transaction, digest);
      const replaced = use && (await this.#replace(transaction, use, { ...use, by: 'code' }, pairing));
      if (replaced && 'code' in replaced) await this.services.codes.giveBack(transaction, use.id);
      return replaced;
    });
    if (!paired) throw new AccessRefused('access.code-wrong');
    await attempt.succeeded();
    return this.#told(paired);
  }

  /** The request of another device for the place of one, as long as it waits for an answer; undefined: there is none. */
  async askedOf(device: string): Promise<string | undefined> {
    const asked = await this.database.tableDevice.findFirst({
      where: { id: device, revokedAt: null, askedLet: null, askedAt: { gt: this.#askedSince() } },
      select: { askedBy: true },
    });
    return asked?.askedBy ?? undefined;
  }

  /** A device answers another one that asks for its place; what is not asked any more stays without an answer. */
  async answer({ device }: DevicePrincipal, request: string, makesRoom: boolean): Promise<void> {
    await this.database.tableDevice.updateMany({
      where: { id: device, revokedAt: null, askedBy: request, askedLet: null },
      data: { askedLet: makesRoom },
    });
  }

  /** The device behind a cookie's token, if it lives. Its use is written down every ten minutes. */
  async resolve(token: string): Promise<DevicePrincipal | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = this.clock();
    const [row] = await this.database.$queryRaw<DeviceRow[]>`
      SELECT id, tournament, session, "table", side, contestant, seen_at, ends_at FROM access.table_device
       WHERE token_hash = ${hash}::bytea AND revoked_at IS NULL AND expires_at > ${now}::timestamp(3)`;
    if (!row) return undefined;
    if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY) {
      await this.database.tableDevice.updateMany({
        where: { id: row.id, revokedAt: null },
        data: { seenAt: now, expiresAt: earlier(later(now, DEVICE_IDLE), row.ends_at) },
      });
    }
    const { id, tournament, session, table, side, contestant } = row;
    const pair = contestant === null ? {} : { pair: contestant };
    return { kind: 'device', device: id, tournament, session, table, side, ...pair };
  }

  /** What became of the device behind a cookie's token, where it has ended; undefined: it lives, or never was one. */
  async endOf(token: string): Promise<EndedDevice | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const row = await this.database.tableDevice.findUnique({
      where: { tokenHash: Uint8Array.from(hash) },
      select: {
        tournament: true,
        session: true,
        table: true,
        side: true,
        revokedWhy: true,
        revokedAt: true,
        expiresAt: true,
      },
    });
    if (!row || (row.revokedAt === null && row.expiresAt > this.clock())) return undefined;
    const { tournament, session, table, side, revokedWhy } = row;
    const why = DEVICE_ENDS.find((each) => each === revokedWhy) ?? 'expired';
    return { tournament, session, table, side: side as TableSide | null, why };
  }

  /** A tournament's devices, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly DeviceView[]> {
    const devices = await this.database.tableDevice.findMany({
      where: { tournament },
      select: {
        id: true,
        session: true,
        table: true,
        side: true,
        contestant: true,
        pairedBy: true,
        pairedAt: true,
        seenAt: true,
        expiresAt: true,
        revokedAt: true,
        revokedWhy: true,
      },
      orderBy: [{ pairedAt: 'desc' }, { id: 'asc' }],
    });
    return devices.map(({ contestant, ...device }) => ({
      ...device,
      side: device.side as TableSide | null,
      pair: contestant,
    }));
  }

  /** The tables of a session for which a device stands, or one of a side. */
  async tablesOf({ tournament, session }: Omit<TablePlace, 'table'>): Promise<readonly string[]> {
    const rows = await this.database.tableDevice.findMany({
      where: { tournament, session, revokedAt: null, expiresAt: { gt: this.clock() } },
      select: { table: true },
      distinct: ['table'],
      orderBy: { table: 'asc' },
    });
    return rows.map(({ table }) => table);
  }

  /** The own devices of sides in a session, where they were paired. */
  async ofSides({ tournament, session }: Omit<TablePlace, 'table'>): Promise<readonly DeviceOfSide[]> {
    const devices = await this.database.tableDevice.findMany({
      where: { tournament, session, side: { not: null }, revokedAt: null, expiresAt: { gt: this.clock() } },
      select: { table: true, side: true, contestant: true },
    });
    return devices.map(({ table, side, contestant }) => ({
      tournament,
      session,
      table,
      side: side as TableSide,
      pair: contestant,
    }));
  }

  /** Has a side’s phone that goes with no pair yet go with one from now on, unless another phone does. */
  async goWith({ device, tournament, session }: DevicePrincipal, pair: string): Promise<boolean> {
    return this.database.$transaction(async (transaction) => {
      await takeTurnAt(transaction, { tournament, session, of: pair });
      const living = { revokedAt: null, expiresAt: { gt: this.clock() } } as const;
      const others = { ...living, tournament, session, contestant: pair };
      if ((await transaction.tableDevice.count({ where: others })) > 0) return false;
      const { count } = await transaction.tableDevice.updateMany({
        where: { ...living, id: device, side: { not: null }, contestant: null },
        data: { contestant: pair },
      });
      return count > 0;
    });
  }

  /**
   * Ends a device of a tournament; one that has ended stays as it is.
   * @throws AccessRefused `access.device-unknown`
   */
  async revoke(tournament: string, device: string): Promise<void> {
    await this.database.tableDevice.updateMany({
      where: { id: device, tournament, revokedAt: null },
      data: { revokedAt: this.clock(), revokedWhy: 'revoked' },
    });
    const known = await this.database.tableDevice.count({ where: { id: device, tournament } });
    if (known === 0) throw new AccessRefused('access.device-unknown');
    this.services.changes.tell();
  }

  /** Ends the device that a phone was: it was paired with another table, or released. */
  async leave(principal: DevicePrincipal): Promise<void> {
    await this.database.tableDevice.updateMany({
      where: { id: principal.device, revokedAt: null },
      data: { revokedAt: this.clock(), revokedWhy: 'left' },
    });
    this.services.changes.tell(principal);
  }

  /** Calls back in this process when a phone is paired with a table or leaves it; returns the end of it. */
  onChangeAt({ tournament, session, table }: TablePlace, changed: () => void): () => void {
    return this.services.changes.onChange((at) => {
      if (at?.tournament === tournament && at.session === session && at.table === table) changed();
    });
  }

  /**
   * The seal: ends the sheets' tokens, the open codes and the devices of a tournament, or of one session of it. Cards that
   * last pair there no more, and stay good for the session that they are bound to next. In this order, so that a scan at the same instant either is refused or has its device ended too.
   */
  async revokeSheet(tournament: string, session?: string): Promise<void> {
    const now = this.clock();
    const which = { tournament, ...(session !== undefined && { session }) };
    const sealed = { revokedAt: now, revokedWhy: 'sealed' };
    await this.database.sheetToken.updateMany({ where: { ...which, revokedAt: null }, data: sealed });
    await this.database.lastingBinding.updateMany({
      where: { ...which, endedAt: null, sealedAt: null },
      data: { sealedAt: now },
    });
    await this.database.pairingCode.updateMany({
      where: { ...which, endedAt: null },
      data: { endedAt: now },
    });
    await this.database.tableDevice.updateMany({ where: { ...which, revokedAt: null }, data: sealed });
    this.services.changes.tell();
  }

  /** Which of these devices live. */
  async living(devices: readonly string[]): Promise<ReadonlySet<string>> {
    if (devices.length === 0) return new Set();
    const rows = await this.database.tableDevice.findMany({
      where: { id: { in: [...devices] }, revokedAt: null, expiresAt: { gt: this.clock() } },
      select: { id: true },
    });
    return new Set(rows.map((row) => row.id));
  }

  /** A card that lasts pairs where the session that it is bound to is on, and has the table. */
  async #pairByLasting(
    transaction: Transaction,
    hash: Uint8Array<ArrayBuffer>,
    pairing: Pairing,
  ): Promise<PairedDevice | AccessRefused> {
    const card = await scannedCard(transaction, hash, this.clock());
    if (card instanceof AccessRefused) return card;
    const { id, tournament, session, table, sealed } = card;
    const there = await pairing.sessionAt?.({ tournament, session, table });
    const of = { session, table, ...(there?.shown && { tournament }) };
    if (sealed || there?.is === 'over') return new AccessRefused('access.card-session-over', of);
    if (there?.is === 'without-table') return new AccessRefused('access.card-no-table', of);
    const place = { tournament, session, table, side: null };
    return this.#replace(transaction, place, { by: 'lasting', id }, pairing);
  }

  /** Those at the table are told of a device that was paired, and of one that is asked. */
  #told(paired: PairedDevice | AccessRefused): PairedDevice {
    if ('code' in paired) {
      if (paired instanceof PhoneAsked) this.services.changes.tell(paired.place);
      throw paired;
    }
    this.services.changes.tell(paired.principal);
    return paired;
  }

  #askedSince(): Date {
    return new Date(this.clock().getTime() - ASKED_FOR);
  }

  /**
   * Asks a device that lives for its place, or looks what it has answered.
   *
   * @returns why it cannot be taken; undefined: it may be
   */
  async #askedForPlace(
    transaction: Transaction,
    { id, askedBy, askedAt, askedLet }: InTheWay,
    place: TablePlace,
    request: string | undefined,
  ): Promise<AccessRefused | undefined> {
    const { session, table } = place;
    const where = { session, table };
    if (request === undefined) return new AccessRefused('access.table-taken', where);
    const waits = askedAt !== null && askedAt > this.#askedSince();
    if (askedBy === request) {
      if (askedLet === false) return new AccessRefused('access.phone-kept', where);
      if (askedLet === true && waits) return undefined;
      if (waits) return new PhoneAsked(where);
    }
    // One after the other: who asks later waits until the first one has an answer, or has waited long enough.
    if (waits && askedLet !== false) return new PhoneAsked(where);
    await transaction.tableDevice.update({
      where: { id },
      data: { askedBy: request, askedAt: this.clock(), askedLet: null },
    });
    return new PhoneAsked(where, place);
  }

  #oneOfFew<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#pairing.take(() => this.database.$transaction(work));
  }

  /** @returns the device; or why there is none, for the transaction is to stand in either case */
  async #replace(
    transaction: Transaction,
    scanned: DevicePlace,
    origin: Origin,
    { as, own, request, pairAt, hasSides }: Pairing,
  ): Promise<PairedDevice | AccessRefused> {
    const { tournament, session, table } = scanned;
    const side = as === undefined ? scanned.side : as === 'table' ? null : as;
    const now = this.clock();
    const id = randomUUID();
    const { token, hash } = mintToken();
    const endsAt = later(now, DEVICE_AT_MOST);
    const pair = side === null ? undefined : await pairAt?.({ tournament, session, table, side });
    // Pairings with one table follow each other, and those for one pair, which moves: the last one is the device.
    await takeTurnAt(transaction, { tournament, session, of: pair ?? `${table} ${side ?? ''}`.trim() });
    const before = pair === undefined ? { table, side } : { contestant: pair };
    const living = { tournament, session, ...before, revokedAt: null, expiresAt: { gt: now } } as const;
    const there = await transaction.tableDevice.findFirst({
      where: { ...living, ...(own !== undefined && { id: { not: own } }) },
      select: { id: true, askedBy: true, askedAt: true, askedLet: true },
    });
    if (there && as === undefined && side === null)
      return new AccessRefused('access.table-taken', {
        session,
        table,
        ...((await hasSides?.(tournament, session)) === false && { sides: 0 }),
      });
    const kept =
      there && !origin.byStaff && (await this.#askedForPlace(transaction, there, scanned, request));
    if (kept) return kept;
    await transaction.tableDevice.updateMany({
      where: { tournament, session, ...before, revokedAt: null },
      data: { revokedAt: now, revokedWhy: 'replaced' },
    });
    await transaction.tableDevice.create({
      data: {
        id,
        tournament,
        session,
        table,
        side,
        contestant: pair ?? null,
        tokenHash: hash,
        pairedBy: origin.by,
        pairedFrom: origin.id,
        pairedAt: now,
        seenAt: now,
        expiresAt: later(now, DEVICE_IDLE),
        endsAt,
      },
    });
    const goesWith = pair === undefined ? {} : { pair };
    return {
      principal: { kind: 'device', device: id, tournament, session, table, side, ...goesWith },
      token,
      endsAt,
    };
  }
}
