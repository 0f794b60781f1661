import { createHash, randomUUID } from 'node:crypto';
import type { PAPERS, PrintDocument, PrintOptions } from '#prints';
import {
  MAKE_PRINT,
  owedJob,
  type PendingJob,
  type PendingJobs,
  type PrintMaker,
  type Queues,
} from '#queues';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Problem } from '../http/problem.js';
import { FileThread } from '../importing/file-thread.js';
import type { PagesMade } from './print-thread.js';

/** How many printouts of a tournament one reader may wait for; all who are not signed in are one reader. */
const MOST_WAITING = 30;
/** How long a file is kept, as long as nothing replaces it. */
const KEPT = '1 day';
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

const SEEN = 'id, name, made, pages, failed, file IS NOT NULL AS printed';

/** Has a print made; where that cannot be said, it is made at the next reconciliation. */
export type QueuePrint = (print: { readonly tournament: string; readonly print: string }) => void;

/** Requested printouts until they are made, and the files. Only the person who asked gets them. */
export class Prints implements PrintMaker, PendingJobs {
  readonly #pool: pg.Pool;
  readonly #queues: () => Promise<Queues>;
  readonly #log: Logger;
  readonly #program: string;
  readonly #queuePrint: QueuePrint | undefined;
  readonly #thread = new FileThread<string, Uint8Array, PagesMade>('print-thread', LIMITS, import.meta.url);

  /** @param options.program tells builds apart whose layout of printouts may differ */
  constructor(options: {
    readonly pool: pg.Pool;
    readonly program: string;
    readonly queues: () => Promise<Queues>;
    readonly log: Logger;
    /** Left out: it goes into the queue here. */
    readonly queuePrint?: QueuePrint;
  }) {
    this.#pool = options.pool;
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
    await this.#pool.query(
      `DELETE FROM prints.print WHERE asked_at < now() - $1::interval OR (tournament = $2 AND reader = $3 AND digest = $4 AND failed)`,
      [KEPT, tournament, reader, digest],
    );
    const known = await this.#known(tournament, reader, digest);
    if (known) return known;
    const { rows } = await this.#pool.query<Row>(
      `INSERT INTO prints.print (id, tournament, reader, wanted, digest, name, document)
       SELECT $1, $2, $3, $4, $5, $6, $7
       WHERE (SELECT count(*) FROM prints.print WHERE tournament = $2 AND reader = $3 AND document IS NOT NULL) < $8
       ON CONFLICT (tournament, reader, digest) DO NOTHING RETURNING ${SEEN}`,
      [randomUUID(), tournament, reader, wanted, digest, name, text, MOST_WAITING],
    );
    // Somebody else may have asked for the same in this moment.
    const row = rows[0];
    const seen = row ? seenOf(row) : await this.#known(tournament, reader, digest);
    if (!seen) throw new Problem('print.too-many', { retryAfter: 10 });
    if (row && this.#queuePrint) this.#queuePrint({ tournament, print: row.id });
    else if (row) await this.queue({ tournament, print: row.id });
    return seen;
  }

  /** How far a print of a reader has come; undefined: there is none. */
  async find(tournament: string, reader: string, print: string): Promise<PrintSeen | undefined> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT ${SEEN} FROM prints.print WHERE tournament = $1 AND reader = $2 AND id = $3`,
      [tournament, reader, print],
    );
    return rows[0] && seenOf(rows[0]);
  }

  /** The file of a print of a reader; undefined: there is none. */
  async file(
    tournament: string,
    reader: string,
    print: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
    const { rows } = await this.#pool.query<{ name: string; bytes: Buffer }>(
      `SELECT name, file AS bytes FROM prints.print
       WHERE tournament = $1 AND reader = $2 AND id = $3 AND file IS NOT NULL`,
      [tournament, reader, print],
    );
    return rows[0];
  }

  /** Ends the thread that makes printouts. */
  async close(): Promise<void> {
    await this.#thread.close();
  }

  /** Deletes every print: the journals were replaced. */
  async forget(): Promise<void> {
    await this.#pool.query('DELETE FROM prints.print');
  }

  async make(print: string, signal: AbortSignal): Promise<boolean> {
    // As a file: the thread that makes the printout reads it.
    const { rows } = await this.#pool.query<{ document: string | null }>(
      'SELECT document::text AS document FROM prints.print WHERE id = $1',
      [print],
    );
    const order = rows[0]?.document;
    if (!order) return true;
    let pages: number | null = null;
    const tell = (told: PagesMade) => {
      signal.throwIfAborted();
      ({ pages } = told);
      const values = [print, told.made, pages];
      this.#pool
        .query('UPDATE prints.print SET made = $2, pages = $3 WHERE id = $1 AND document IS NOT NULL', values)
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
      await this.#pool.query('UPDATE prints.print SET failed = true, document = NULL WHERE id = $1', [print]);
      return false;
    }
  }

  async page(after: string | undefined, limit: number): Promise<{ jobs: PendingJob[]; next?: string }> {
    const { rows } = await this.#pool.query<{ tournament: string; id: string }>(
      `SELECT tournament, id FROM prints.print WHERE document IS NOT NULL AND ($1::uuid IS NULL OR id > $1)
       ORDER BY id LIMIT $2`,
      [after ?? null, limit],
    );
    const jobs = rows.map(({ tournament, id }) =>
      owedJob(MAKE_PRINT, { tournament, print: id }, tournament, 0),
    );
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return { jobs, ...(last && { next: last.id }) };
  }

  /** A request for a print adds its job itself. */
  onChange(): () => void {
    return () => undefined;
  }

  async #known(tournament: string, reader: string, digest: Buffer): Promise<PrintSeen | undefined> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT ${SEEN} FROM prints.print WHERE tournament = $1 AND reader = $2 AND digest = $3`,
      [tournament, reader, digest],
    );
    return rows[0] && seenOf(rows[0]);
  }

  /** Puts a print into the queue. Queues that cannot be reached have it from the next reconciliation. */
  async queue({ tournament, print }: Parameters<QueuePrint>[0]): Promise<void> {
    const { id, name, data } = owedJob(MAKE_PRINT, { tournament, print }, tournament, 0);
    try {
      await (
        await this.#queues()
      ).add('publication', [{ id, name, data, afterOthers: MAKE_PRINT.afterOthers }]);
    } catch (error) {
      this.#log.warn(
        { reason: 'print.not-queued', print, code: (error as { code?: unknown }).code },
        'a print waits',
      );
    }
  }

  /** Keeps a file, in the place of earlier ones of the same name. How far it was told to be may be written behind it. */
  async #keep(print: string, bytes: Uint8Array, pages: number | null): Promise<void> {
    await this.#pool.query(
      `WITH printed AS (
         UPDATE prints.print SET file = $2, document = NULL, made = coalesce($3, made), pages = coalesce($3, pages)
         WHERE id = $1
         RETURNING id, tournament, reader, wanted, asked_at
       )
       DELETE FROM prints.print old USING printed
       WHERE old.id <> printed.id AND old.tournament = printed.tournament AND old.reader = printed.reader
         AND old.wanted = printed.wanted AND old.asked_at <= printed.asked_at AND old.document IS NULL`,
      [print, bytes, pages],
    );
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
