import { createHash, randomUUID } from 'node:crypto';
import { Prisma, type PrismaClient } from '#platform';
import type { PAPERS, PrintDocument, PrintOptions } from '#prints';
import {
  MAKE_PRINT,
  pendingJob,
  QueueStorageUnreachable,
  type PendingJob,
  type PendingJobs,
  type PrintMaker,
  type Queues,
} from '#queues';
import type { Logger } from 'pino';
import { Problem } from '../../http/problem.js';
import { FileThread } from '../../threads/file-thread.js';
import type { PagesMade } from './print-thread.js';

/** How many printouts of a tournament one reader may wait for; all who are not signed in are one reader. */
const MOST_WAITING = 30;
/** How long a file is kept, as long as nothing replaces it. */
const KEPT_MS = 24 * 3_600_000;
/** Limits for making a printout. */
const LIMITS = { megabytes: 512, milliseconds: 120_000 };

/** What is wanted as a file, decided for its reader. */
export interface PrintOrder {
  readonly tournament: string;
  readonly reader: string;
  /** Names the printout in its language and size: a newer one with the same name replaces it. */
  readonly wanted: string;
  /** Of the file. */
  readonly name: string;
  readonly document: PrintDocument;
  readonly options: PrintOptions;
}

/** How far a print has come. */
export type PrintSeen = {
  readonly print: string;
  readonly name: string;
  readonly status: 'waiting' | 'printing' | 'printed' | 'failed';
  /** Pages made, of how many; null: nobody knows yet. */
  readonly made: number;
  readonly pages: number | null;
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly pages: number | null;
  readonly printed: boolean;
  readonly failed: boolean;
};

/** Without documents and files: they are large, and whoever waits asks often. */
const SEEN = Prisma.sql`id, name, made, pages, failed, file IS NOT NULL AS printed`;

/** Not printed yet, and not failed. */
const WAITS = { document: { not: Prisma.DbNull } };

/** Has a print made; where that cannot be said, it is made at the next reconciliation. */
export type QueuePrint = (print: { readonly tournament: string; readonly print: string }) => void;

/** Requested printouts until they are made, and the files. Only the person who asked gets them. */
export class Prints implements PrintMaker, PendingJobs {
  readonly #prisma: PrismaClient;
  readonly #queues: () => Promise<Queues>;
  readonly #log: Logger;
  readonly #program: string;
  readonly #queuePrint: QueuePrint | undefined;
  readonly #thread = new FileThread<string, Uint8Array, PagesMade>('print-thread', LIMITS, import.meta.url);

  /** @param options.program tells builds apart whose layout of printouts may differ */
  constructor(options: {
    readonly prisma: PrismaClient;
    readonly program: string;
    readonly queues: () => Promise<Queues>;
    readonly log: Logger;
    /** Left out: it goes into the queue here. */
    readonly queuePrint?: QueuePrint;
  }) {
    this.#prisma = options.prisma;
    this.#queues = options.queues;
    this.#log = options.log;
    this.#program = options.program;
    this.#queuePrint = options.queuePrint;
  }

  /**
   * Asks for a print. The same document in the same language and size is the same print, however often it is asked for, as
   * long as the program is the same: another one may lay it out otherwise.
   *
   * @throws Problem `print.too-many`
   */
  async ask({ tournament, reader, wanted, name, document, options }: PrintOrder): Promise<PrintSeen> {
    const text = JSON.stringify({ document, options });
    const digest = createHash('sha256').update(this.#program).update(text, 'utf8').digest();
    const before = new Date(Date.now() - KEPT_MS);
    const same = { tournament, reader, digest: Uint8Array.from(digest) };
    await this.#prisma.print.deleteMany({
      where: { OR: [{ askedAt: { lt: before } }, { ...same, failed: true }] },
    });
    const asked = Prisma.sql`digest = ${digest}`;
    const known = await this.#seen(tournament, reader, asked);
    if (known) return known;
    const [row] = await this.#prisma.$queryRaw<Row[]>`
      INSERT INTO prints.print (id, tournament, reader, wanted, digest, name, document)
      SELECT ${randomUUID()}::uuid, ${tournament}::uuid, ${reader}, ${wanted}, ${digest}, ${name}, ${text}::json
       WHERE (SELECT count(*) FROM prints.print
               WHERE tournament = ${tournament}::uuid AND reader = ${reader} AND document IS NOT NULL) < ${MOST_WAITING}
      ON CONFLICT (tournament, reader, digest) DO NOTHING RETURNING ${SEEN}`;
    // Somebody else may have asked for the same in this moment.
    const seen = row ? seenOf(row) : await this.#seen(tournament, reader, asked);
    if (!seen) throw new Problem('print.too-many', { retryAfter: 10 });
    if (row && this.#queuePrint) this.#queuePrint({ tournament, print: row.id });
    else if (row) await this.queue({ tournament, print: row.id });
    return seen;
  }

  /** How far a print of a reader has come; undefined: there is none. */
  async find(tournament: string, reader: string, print: string): Promise<PrintSeen | undefined> {
    return this.#seen(tournament, reader, Prisma.sql`id = ${print}::uuid`);
  }

  /** The file of a print of a reader; undefined: there is none. */
  async file(
    tournament: string,
    reader: string,
    print: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
    const found = await this.#prisma.print.findFirst({
      where: { tournament, reader, id: print },
      select: { name: true, file: true },
    });
    return found?.file ? { name: found.name, bytes: Buffer.from(found.file) } : undefined;
  }

  /** Ends the thread that makes printouts. */
  async close(): Promise<void> {
    await this.#thread.close();
  }

  /** Deletes every print: the journals were replaced. */
  async forget(): Promise<void> {
    await this.#prisma.print.deleteMany();
  }

  async make(print: string, signal: AbortSignal): Promise<boolean> {
    // As a file: the thread that makes the printout reads it.
    const [found] = await this.#prisma.$queryRaw<{ document: string | null }[]>`
      SELECT document::text AS document FROM prints.print WHERE id = ${print}::uuid`;
    const order = found?.document;
    if (!order) return true;
    let pages: number | null = null;
    const tell = (told: PagesMade) => {
      signal.throwIfAborted();
      ({ pages } = told);
      this.#prisma.print
        .updateMany({ where: { id: print, ...WAITS }, data: { made: told.made, pages } })
        .catch((error: unknown) => this.#log.warn({ err: error }, 'how far a print is cannot be told'));
    };
    try {
      const bytes = await this.#thread.read(order, { tell });
      await this.#keep(print, bytes, pages);
      return true;
    } catch (error) {
      if (signal.aborted || isOfDatabase(error)) throw error;
      // Only where the error is: its message may tell what is on the printout.
      const at = error instanceof Error ? /\n\s+at .*$/m.exec(error.stack ?? '')?.[0].trim() : undefined;
      this.#log.error({ reason: 'print.not-made', print, at }, 'a paper cannot be printed');
      const data = { failed: true, document: Prisma.DbNull };
      await this.#prisma.print.updateMany({ where: { id: print }, data });
      return false;
    }
  }

  async page(after: string | undefined, limit: number): Promise<{ jobs: PendingJob[]; next?: string }> {
    const rows = await this.#prisma.print.findMany({
      where: { ...WAITS, ...(after !== undefined && { id: { gt: after } }) },
      select: { tournament: true, id: true },
      orderBy: { id: 'asc' },
      take: limit,
    });
    const jobs = rows.map(({ tournament, id }) =>
      pendingJob(MAKE_PRINT, { tournament, print: id }, tournament, 0),
    );
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return { jobs, ...(last && { next: last.id }) };
  }

  /** A request for a print adds its job itself. */
  onChange(): () => void {
    return () => undefined;
  }

  async #seen(tournament: string, reader: string, which: Prisma.Sql): Promise<PrintSeen | undefined> {
    const [row] = await this.#prisma.$queryRaw<Row[]>`
      SELECT ${SEEN} FROM prints.print WHERE tournament = ${tournament}::uuid AND reader = ${reader} AND ${which}`;
    return row && seenOf(row);
  }

  /** Puts a print into the queue. Queues that cannot be reached have it from the next reconciliation. */
  async queue({ tournament, print }: Parameters<QueuePrint>[0]): Promise<void> {
    const { id, name, data } = pendingJob(MAKE_PRINT, { tournament, print }, tournament, 0);
    try {
      await (
        await this.#queues()
      ).add('publication', [{ id, name, data, afterOthers: MAKE_PRINT.afterOthers }]);
    } catch (error) {
      // That the queues are away has been said.
      if (!(error instanceof QueueStorageUnreachable))
        this.#log.warn({ err: error, reason: 'print.not-queued', print }, 'a print waits');
    }
  }

  /** Keeps a file, in the place of earlier ones of the same name. How far it was told to be may be written behind it. */
  async #keep(print: string, bytes: Uint8Array, pages: number | null): Promise<void> {
    await this.#prisma.$executeRaw`
      WITH printed AS (
        UPDATE prints.print
           SET file = ${bytes}, document = NULL,
               made = coalesce(${pages}::integer, made), pages = coalesce(${pages}::integer, pages)
         WHERE id = ${print}::uuid
        RETURNING id, tournament, reader, wanted, asked_at
      )
      DELETE FROM prints.print old USING printed
       WHERE old.id <> printed.id AND old.tournament = printed.tournament AND old.reader = printed.reader
         AND old.wanted = printed.wanted AND old.asked_at <= printed.asked_at AND old.document IS NULL`;
  }
}

function seenOf({ id, name, made, pages, printed, failed }: Row): PrintSeen {
  const status = failed ? 'failed' : printed ? 'printed' : pages === null ? 'waiting' : 'printing';
  return { print: id, name, status, made, pages };
}

const OF_DATABASE = /^([0-9A-Z]{5}|E[A-Z]+)$/;

/** Whether it was the database, which may answer when the job is tried again. */
function isOfDatabase(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && OF_DATABASE.test(String(error.code))
  );
}

/** The file name of a printout: letters of every system, no separators. */
export function fileName(
  printout: (typeof PAPERS)[number],
  parts: readonly (string | number | undefined)[],
): string {
  const told = parts.filter((part) => part !== undefined && part !== '').join('-');
  return `${[printout, told]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
}
