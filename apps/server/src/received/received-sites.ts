import { createHash } from 'node:crypto';
import { mintToken, tokenHash } from '#access';
import { siteListOf, type Prisma, type PrismaClient } from '#platform';
import { Problem } from '../http/problem.js';
import { packed, kindOf, RECEIVING_LIMITS, type ReceivingLimits } from './received-files.js';

/** A site that is received, for those who administer the server. */
export type ReceivedSite = {
  readonly name: string;
  /** Whether somebody may push to it. */
  readonly open: boolean;
  readonly madeAt: Date;
  /** When something came last; null: nothing yet. */
  readonly cameAt: Date | null;
  readonly files: number;
  /** As they are read. */
  readonly bytes: number;
};

/** A file of a received site. */
export interface ReceivedFile {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** gzip. */
  readonly packed: Buffer;
}

const LIST = 'site.json';
/** Files of a site follow each other, and large ones take their time. */
const LONG = { maxWait: 10_000, timeout: 30_000 };

/**
 * Sites of other servers, shown here. They lie in the database and not in the home: several processes may answer, and
 * may have no disk in common; what a site takes is counted in the same transaction that writes it; and a file is replaced
 * whole or not at all. A site is visible file by file in the order in which it comes, so that no page asks for what is not
 * there, and its list is taken only when everything lies here that it names.
 */
export class ReceivedSites {
  readonly #limits: ReceivingLimits;

  constructor(
    private readonly prisma: PrismaClient,
    limits: ReceivingLimits = RECEIVING_LIMITS,
  ) {
    this.#limits = limits;
  }

  /** All of them, by name. */
  async all(): Promise<ReceivedSite[]> {
    const sites = await this.prisma.site.findMany({ omit: { madeBy: true }, orderBy: { name: 'asc' } });
    return sites.map(({ tokenHash: hash, bytes, ...site }) => ({
      ...site,
      open: hash !== null,
      bytes: Number(bytes),
    }));
  }

  /**
   * Opens a site. @returns the token by which its files come; it is kept nowhere
   * @throws Problem `received.exists`, `received.too-many`
   */
  async open(name: string, by: string): Promise<string> {
    const { token, hash } = mintToken();
    if ((await this.prisma.site.count()) >= this.#limits.sites) throw new Problem('received.too-many');
    const { count } = await this.prisma.site.createMany({
      data: { name, tokenHash: hash, madeBy: by },
      skipDuplicates: true,
    });
    if (count === 0) throw new Problem('received.exists', { site: name });
    return token;
  }

  /** A new token; the one before is worth nothing any more. @throws Problem `received.unknown` */
  async renew(name: string): Promise<string> {
    const { token, hash } = mintToken();
    this.#requireOne(await this.prisma.site.updateMany({ where: { name }, data: { tokenHash: hash } }));
    return token;
  }

  /** Takes the token back: what is there stays to be seen. @throws Problem `received.unknown` */
  async revoke(name: string): Promise<void> {
    this.#requireOne(await this.prisma.site.updateMany({ where: { name }, data: { tokenHash: null } }));
  }

  /** Takes a site away with everything in it. @throws Problem `received.unknown` */
  async remove(name: string): Promise<void> {
    this.#requireOne(await this.prisma.site.deleteMany({ where: { name } }));
  }

  #requireOne({ count }: { readonly count: number }): void {
    if (count === 0) throw new Problem('received.unknown');
  }

  /** Whether a token belongs to a site, withdrawn or not. @throws Problem `received.token-refused` */
  async requireToken(site: string, token: string | undefined): Promise<void> {
    const hash = token === undefined ? undefined : tokenHash(token);
    const found = hash && (await this.prisma.site.count({ where: { name: site, tokenHash: hash } }));
    if (!found) throw new Problem('received.token-refused');
  }

  /** What lies in a site, hash by path. */
  async hashes(site: string): Promise<Record<string, string>> {
    const files = await this.prisma.siteFile.findMany({
      where: { siteName: site },
      select: { path: true, hash: true },
    });
    return Object.fromEntries(files.map(({ path, hash }) => [path, Buffer.from(hash).toString('hex')]));
  }

  /** A file as it is shown; undefined: there is none. */
  async file(site: string, path: string): Promise<ReceivedFile | undefined> {
    const [file] = await this.prisma.$queryRaw<{ hash: string; content: Uint8Array<ArrayBuffer> }[]>`
      SELECT encode(hash, 'hex') AS hash, content FROM sites.file WHERE site = ${site} AND path = ${path}`;
    if (!file) return undefined;
    const { buffer, byteOffset, byteLength } = file.content;
    return { hash: file.hash, packed: Buffer.from(buffer, byteOffset, byteLength) };
  }

  /**
   * Puts a file into a site.
   *
   * @throws Problem `received.path-refused`, `received.file-too-large`, `received.full`, `received.files-missing`
   */
  async put(site: string, path: string, content: Buffer): Promise<void> {
    const { file, siteFiles, siteBytes, bytes } = this.#limits;
    if (kindOf(path) === undefined) throw new Problem('received.path-refused');
    if (content.length > file) throw new Problem('received.file-too-large', { limit: file });
    if (path === LIST) await this.#requireWhole(site, content);
    const hash = createHash('sha256').update(content).digest();
    const small = await packed(content);
    await this.#counted(
      site,
      (transaction) => transaction.$executeRaw`
        INSERT INTO sites.file (site, path, hash, bytes, content)
        VALUES (${site}, ${path}, ${hash}, ${content.length}, ${small})
        ON CONFLICT (site, path)
          DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes, content = excluded.content`,
      (now) => {
        if (now.files > siteFiles || now.bytes > siteBytes || now.bytes + now.others > bytes)
          throw new Problem('received.full');
      },
    );
  }

  /** Takes a file out of a site, if it is there. */
  async drop(site: string, path: string): Promise<void> {
    await this.#counted(site, (transaction) =>
      transaction.siteFile.deleteMany({ where: { siteName: site, path } }),
    );
  }

  /** Changes the files of a site, one change after the other, and counts them: in SQL, because contents are large. */
  async #counted(
    site: string,
    change: (transaction: Prisma.TransactionClient) => Promise<unknown>,
    check: (now: { files: number; bytes: number; others: number }) => void = () => undefined,
  ): Promise<void> {
    await this.prisma.$transaction(async (transaction) => {
      // What a crash takes is asked for anew with the list: nobody waits for the disk.
      await transaction.$executeRaw`SET LOCAL synchronous_commit TO off`;
      const locked = await transaction.$queryRaw<object[]>`
        SELECT name FROM sites.site WHERE name = ${site} FOR UPDATE`;
      // It was taken away meanwhile.
      if (locked.length === 0) throw new Problem('received.token-refused');
      await change(transaction);
      const [now] = await transaction.$queryRaw<{ files: number; bytes: bigint; others: bigint }[]>`
        UPDATE sites.site SET came_at = now(),
          (files, bytes) = (SELECT count(*), coalesce(sum(bytes), 0) FROM sites.file WHERE site = ${site})
        WHERE name = ${site}
        RETURNING files, bytes,
          (SELECT coalesce(sum(o.bytes), 0) FROM sites.site o WHERE o.name <> ${site})::bigint AS others`;
      const { files, bytes, others } = now!;
      check({ files, bytes: Number(bytes), others: Number(others) });
    }, LONG);
  }

  async #requireWhole(site: string, list: Buffer): Promise<void> {
    const named = siteListOf(list)?.files;
    const there = await this.hashes(site);
    const whole =
      typeof named === 'object' && Object.entries(named).every(([path, hash]) => there[path] === hash);
    if (!whole) throw new Problem('received.files-missing');
  }
}
