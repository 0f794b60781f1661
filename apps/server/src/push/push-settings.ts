import { randomUUID } from 'node:crypto';
import type { InstallationKey } from '#access';
import { hideSecret, openSecret, type HiddenSecret } from '#ledger';
import { Prisma, type PrismaClient, type PushFailure } from '#platform';
import { Problem } from '../http/problem.js';
import { holderOf, type PushPlace } from './push-place.js';

/** Where a tournament is pushed, and how that goes. */
export interface PushRow {
  readonly tournament: string;
  readonly active: boolean;
  readonly place: PushPlace;
  readonly secret: HiddenSecret | null;
  readonly revision: number;
  /** The line up to which was pushed; 0: nothing was. */
  readonly position: number;
  readonly pushedAt: Date | null;
  readonly triedAt: Date | null;
  readonly failures: number;
  readonly failure: PushFailure | null;
  /** Whether the pages have changed without a new line. */
  readonly stale: boolean;
  /** Whether it is being pushed. */
  readonly pushing: boolean;
  /** The journal's last entry; null: there is no such journal. */
  readonly head: number | null;
}

/** As it is where it is to be tried at once, whatever failed before. */
const AT_ONCE = { triedAt: null, failures: 0, failure: Prisma.DbNull, stale: true };
/** As it is where no process pushes it. */
const NOBODY = { pushedBy: null, until: null };

/** How long a process that stops saying that it pushes keeps others from it, by the database's clock. */
const LEASE = '60 s';

/**
 * Where tournaments are pushed to: rows beside the journals, so that an exported journal has none of it. Secrets are
 * encrypted under a key that derives from the server's own.
 */
export class PushSettings {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly key: InstallationKey,
  ) {}

  /** Where a tournament is pushed; undefined: nowhere. */
  async of(tournament: string): Promise<PushRow | undefined> {
    const [row] = await this.#rows({ tournament });
    return row;
  }

  /** All that are to be pushed. */
  async active(): Promise<readonly PushRow[]> {
    const rows = await this.#rows({ active: true });
    return rows.filter(({ head }) => head !== null);
  }

  /**
   * Says where a tournament is pushed.
   *
   * @param secret undefined: the one that is known, as long as the same one is shown it
   * @throws Problem `push.secret-missing`
   */
  async put(
    tournament: string,
    { active, place, secret }: { active: boolean; place: PushPlace; secret?: string | undefined },
  ): Promise<void> {
    const known = await this.of(tournament);
    const sameHolder = known !== undefined && holderOf(known.place) === holderOf(place);
    const kept = sameHolder ? known.secret : null;
    const sealed = secret === undefined ? kept : await this.#sealed(tournament, secret);
    if (sealed === null && place.kind !== 'folder') throw new Problem('push.secret-missing');
    const goesOn = known !== undefined && JSON.stringify(known.place) === JSON.stringify(place);
    const said = { active, place: { ...place }, secret: sealed ? { ...sealed } : Prisma.DbNull };
    await this.prisma.push.upsert({
      where: { tournament },
      create: { tournament, ...said },
      update: {
        ...said,
        ...AT_ONCE,
        ...(!goesOn && { position: 0, pushedAt: null }),
        revision: { increment: 1 },
        ...NOBODY,
      },
    });
  }

  /** Forgets where a tournament was pushed, secret and all. */
  async remove(tournament: string): Promise<void> {
    await this.prisma.push.deleteMany({ where: { tournament } });
  }

  /** Has it tried at once, whatever failed before. @throws Problem `push.none` */
  async tryNow(tournament: string): Promise<void> {
    const { count } = await this.prisma.push.updateMany({
      where: { tournament, active: true },
      data: AT_ONCE,
    });
    if (count === 0) throw new Problem('push.none');
  }

  /** The secret of a place in the open; '' where it has none. */
  async secretOf({ tournament, secret }: PushRow): Promise<string> {
    if (secret === null) return '';
    const key = await this.#keyOf(tournament);
    return openSecret(Buffer.from(key).toString('hex'), tournament, secret) as string;
  }

  /** Takes it on to push a tournament; false: another process does, or it is to go elsewhere by now. */
  async claim({ tournament, revision }: PushRow, process: string): Promise<boolean> {
    const claimed = await this.prisma.$executeRaw`
      UPDATE push.push SET pushed_by = ${process}::uuid, until = now() + ${LEASE}::interval, stale = false
       WHERE tournament = ${tournament}::uuid AND revision = ${revision} AND active
         AND (until IS NULL OR until < now())`;
    return claimed === 1;
  }

  /** Goes on pushing; false: it is no longer wanted there. */
  async keep({ tournament, revision }: PushRow, process: string): Promise<boolean> {
    const kept = await this.prisma.$executeRaw`
      UPDATE push.push SET until = now() + ${LEASE}::interval
       WHERE tournament = ${tournament}::uuid AND revision = ${revision} AND active AND pushed_by = ${process}::uuid`;
    return kept === 1;
  }

  /** Writes down how a push has ended. */
  async end(
    { tournament, revision }: PushRow,
    process: string,
    end: { readonly position: number } | { readonly failure: PushFailure } | 'stopped',
  ): Promise<void> {
    const now = new Date();
    const how =
      end === 'stopped'
        ? { stale: true }
        : 'failure' in end
          ? { triedAt: now, failures: { increment: 1 }, failure: { ...end.failure } }
          : { triedAt: now, failures: 0, failure: Prisma.DbNull, pushedAt: now, position: end.position };
    await this.prisma.push.updateMany({
      where: { tournament, revision, pushedBy: process },
      data: { ...how, ...NOBODY },
    });
  }

  async #rows(where: Prisma.PushWhereInput): Promise<PushRow[]> {
    const rows = await this.prisma.push.findMany({ where });
    if (rows.length === 0) return [];
    const journals = await this.prisma.tournamentView.findMany({
      where: { tournament: { in: rows.map(({ tournament }) => tournament) } },
      select: { tournament: true, position: true },
    });
    const heads = new Map(journals.map(({ tournament, position }) => [tournament, Number(position)]));
    return rows.map(({ place, secret, failure, position, pushedBy: _process, until, ...row }) => ({
      ...row,
      place: place as unknown as PushPlace,
      secret: secret as unknown as HiddenSecret | null,
      failure: failure as unknown as PushFailure | null,
      position: Number(position),
      pushing: until !== null && until > new Date(),
      head: heads.get(row.tournament) ?? null,
    }));
  }

  async #sealed(tournament: string, secret: string): Promise<HiddenSecret> {
    return hideSecret(await this.#keyOf(tournament), tournament, randomUUID(), secret);
  }

  #keyOf(tournament: string): Promise<Uint8Array> {
    return this.key.hmac('push', tournament);
  }
}
