import { randomUUID } from 'node:crypto';
import type { InstallationKey } from '#access';
import { hideSecret, openSecret, type HiddenSecret } from '#ledger';
import { isLasting, nextCopy, Prisma, type Copy, type PrismaClient, type PushFailure } from '#platform';
import { Problem } from '../http/problem.js';
import { holderOf, type OwnPlace } from '../push/push-place.js';

/** Where copies of everything go, and how that goes. */
export interface CopiesRow {
  readonly place: OwnPlace;
  readonly secret: HiddenSecret | null;
  /** The public half of their key. */
  readonly recipient: string;
  readonly since: Date;
  /** The data of that moment are there; null: nothing is yet. */
  readonly copiedAt: Date | null;
  readonly bytes: number | null;
  readonly triedAt: Date | null;
  readonly failures: number;
  readonly failure: PushFailure | null;
}

/** To what a secret is bound, so that it opens nowhere else. */
const BOUND_TO = 'copies';

/** Where copies go: one row beside the journals, whose secret is encrypted under a key that derives from the server's own. */
export class CopiesSettings {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly key: InstallationKey,
  ) {}

  /** Where copies go; undefined: nowhere. */
  async row(): Promise<CopiesRow | undefined> {
    const row = await this.prisma.copies.findUnique({ where: { single: true } });
    if (!row) return undefined;
    const { place, secret, bytes, failure, single: _single, ...rest } = row;
    return {
      ...rest,
      place: place as unknown as OwnPlace,
      secret: secret as unknown as HiddenSecret | null,
      bytes: bytes === null ? null : Number(bytes),
      failure: failure as unknown as PushFailure | null,
    };
  }

  /**
   * The secret of a place: the one that is given, or the one that is known for the same.
   *
   * @throws Problem `push.secret-missing`
   */
  async secretFor(place: OwnPlace, given: string | undefined): Promise<string> {
    if (given !== undefined) return given;
    const known = await this.row();
    if (known && holderOf(known.place) === holderOf(place)) return this.secretOf(known);
    if (place.kind !== 'folder') throw new Problem('push.secret-missing');
    return '';
  }

  /** The secret of the place in the open; '' where it has none. */
  async secretOf({ secret }: Pick<CopiesRow, 'secret'>): Promise<string> {
    if (secret === null) return '';
    const key = Buffer.from(await this.#keyOf()).toString('hex');
    return openSecret(key, BOUND_TO, secret) as string;
  }

  /** Says where copies go from now on. @param recipient the public half of the key that lies there */
  async put(place: OwnPlace, secret: string, recipient: string): Promise<void> {
    const sealed = secret === '' ? null : hideSecret(await this.#keyOf(), BOUND_TO, randomUUID(), secret);
    const said = {
      place: { ...place },
      secret: sealed ? { ...sealed } : Prisma.DbNull,
      recipient,
      since: new Date(),
      copiedAt: null,
      bytes: null,
      triedAt: null,
      failures: 0,
      failure: Prisma.DbNull,
    };
    await this.prisma.copies.upsert({
      where: { single: true },
      create: said,
      update: said,
    });
  }

  /** Forgets where copies went, secret and all. What lies there stays. */
  async remove(): Promise<void> {
    await this.prisma.copies.deleteMany();
  }

  /** Takes it on to make the copy that is due; false: another process does, or it is to go elsewhere by now. */
  async claim({ since, triedAt }: CopiesRow, now: Date): Promise<boolean> {
    const { count } = await this.prisma.copies.updateMany({
      where: { since, triedAt },
      data: { triedAt: now },
    });
    return count > 0;
  }

  /** Writes down how a copy ended. */
  async end({ since }: CopiesRow, end: Copy | PushFailure): Promise<void> {
    await this.prisma.copies.updateMany({
      where: { since },
      data:
        'made' in end
          ? { copiedAt: new Date(end.made), bytes: end.bytes, failures: 0, failure: Prisma.DbNull }
          : { failures: { increment: 1 }, failure: { ...end } },
    });
  }

  #keyOf(): Promise<Uint8Array> {
    return this.key.hmac('copies', '');
  }
}

/** When the next copy is due; undefined: not before something changes. @param changedAt when a journal last changed */
export function nextCopyOf(row: CopiesRow, changedAt: Date | null): Date | undefined {
  return nextCopy({ ...row, isLasting: row.failure !== null && isLasting(row.failure), changedAt });
}
