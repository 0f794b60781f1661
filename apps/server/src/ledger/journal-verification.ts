import type { Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import { verifyJournals } from '#tournament';
import type { Logger } from 'pino';

/** A verification of all journals: how far it is, or how it ended. */
export interface VerificationRun {
  readonly began: Date;
  readonly ended: Date | null;
  readonly books: number;
  readonly done: number;
  /** It did not come to its end. */
  readonly failed: boolean;
}

/** The outcome of a journal's last verification. */
export interface JournalVerified {
  readonly tournament: string;
  readonly name: string | null;
  readonly verifiedAt: Date;
  /** The last line that was looked at, or the first bad one. */
  readonly position: number;
  readonly hash: string | null;
  /** What is wrong, in a sentence; null: it is whole. */
  readonly why: string | null;
  /** Lines that were written since. */
  readonly since: number;
}

/** A run that has not been heard of for so long has ended with its process. */
const SILENT_MS = 120_000;

/** Verifies the server's journals on request: one run at a time in all processes, with the outcomes in the database. */
export class JournalVerification {
  readonly #prisma: PrismaClient;
  readonly #ledger: Ledger;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor({ prisma, ledger, log }: { prisma: PrismaClient; ledger: Ledger; log: Logger }) {
    this.#prisma = prisma;
    this.#ledger = ledger;
    this.#log = log;
  }

  /** Begins a run, unless one is under way somewhere. @returns whether it began */
  async start(): Promise<boolean> {
    const began = await this.#prisma.$executeRaw`
      INSERT INTO platform.verification_run (began_at, seen_at, books, done)
       SELECT now(), now(), count(*), 0 FROM ledger.book
       ON CONFLICT (single) DO UPDATE
         SET began_at = now(), seen_at = now(), ended_at = NULL, books = excluded.books, done = 0, failure = NULL
       WHERE verification_run.ended_at IS NOT NULL
          OR verification_run.seen_at < ${silentSince()}`;
    if (began === 0) return false;
    this.#running = this.#run();
    return true;
  }

  /** The last run; undefined: there was none yet. */
  async run(): Promise<VerificationRun | undefined> {
    const run = await this.#prisma.verificationRun.findFirst();
    if (!run) return undefined;
    const { beganAt: began, seenAt, endedAt, books, done, failure } = run;
    const silent = endedAt === null && seenAt < silentSince();
    return { began, ended: silent ? seenAt : endedAt, books, done, failed: failure !== null || silent };
  }

  /** The outcomes, broken journals first, then the latest; at most `limit`. */
  async found(limit: number): Promise<{ readonly bad: number; readonly books: JournalVerified[] }> {
    // Beside the books.
    const rows = await this.#prisma.$queryRaw<(JournalVerified & { bad: bigint })[]>`
      SELECT v.tournament, t.name, v.verified_at AS "verifiedAt", v.position::integer AS position, v.hash, v.why,
         greatest(b.position - v.position, 0)::integer AS since, count(v.why) OVER () AS bad
       FROM platform.verification v JOIN ledger.book b ON b.tournament = v.tournament
       LEFT JOIN projections.tournament t ON t.tournament = v.tournament
       ORDER BY v.why IS NULL, v.verified_at DESC, v.tournament LIMIT ${limit}`;
    return { bad: Number(rows[0]?.bad ?? 0), books: rows.map(({ bad: _bad, ...book }) => book) };
  }

  /** Gives up the run of this process. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      for await (const { tournament, ...book } of verifyJournals(this.#ledger, this.#stopping.signal)) {
        const outcome = {
          verifiedAt: new Date(),
          position: book.position,
          hash: book.ok ? book.hash : null,
          why: book.ok ? null : book.why,
        };
        await this.#prisma.verification.upsert({
          where: { tournament },
          create: { tournament, ...outcome },
          update: outcome,
        });
        await this.#prisma.verificationRun.updateMany({
          data: { done: { increment: 1 }, seenAt: new Date() },
        });
      }
      await this.#end(null);
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#log.error({ err: error }, 'the books could not all be verified');
      await this.#end('stopped').catch(() => undefined);
    }
  }

  async #end(failure: string | null): Promise<void> {
    await this.#prisma.verificationRun.updateMany({ data: { endedAt: new Date(), failure } });
  }
}

function silentSince(): Date {
  return new Date(Date.now() - SILENT_MS);
}
