import type { Json } from '#ledger';
import type { PrismaClient } from '#platform';
import { JOURNAL_AUDIENCES, type JournalAudience } from '../journal/journal.js';
import type { Advances } from '../running/waiting.js';

/** A hint can be lost: look this often at the least. */
const LOOK_MS = 2_000;

/** What tells when a tournament is to be looked at. */
export interface Moves {
  /** How much news there has been. */
  readonly count: number;
  listen(tournament: string, listener: () => void): () => void;
}

/**
 * The moments at which a follower is to look at a tournament: at once, whenever it was moved, and every two seconds; until
 * the signal says stop. Each comes with the count of moves: looks are shared only within one.
 */
export async function* momentsToRead(
  moves: Moves,
  tournament: string,
  signal: AbortSignal,
): AsyncGenerator<number> {
  let moved = true;
  let wake: () => void = () => undefined;
  const unsubscribe = moves.listen(tournament, () => {
    moved = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      moved = false;
      yield moves.count;
      if (moved || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', stop);
  }
}

/** Followers that look for the same at the same time share one look. */
export class SharedReads<Seen> {
  readonly #reads = new Map<string, Promise<Seen>>();

  read(key: string, read: () => Promise<Seen>): Promise<Seen> {
    const shared = this.#reads.get(key);
    if (shared) return shared;
    const reading = read().finally(() => this.#reads.delete(key));
    this.#reads.set(key, reading);
    return reading;
  }
}

/** A line of the journal as its audience sees it. */
export interface JournalLine {
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly type: string;
  /** `person:<uuid>`, `device:<uuid>` or `job:<queue>`; for the public only what kind of actor it was. */
  readonly actor: string;
  readonly data: Json;
}

/** Which part of a journal: lines after `after` and up to `until` in their order, or the newest before `before`. */
export interface JournalRange {
  readonly after?: number;
  readonly before?: number;
  readonly until?: number;
  readonly limit: number;
}

/** The journal of a tournament, from the rows of the live generation. */
export class JournalReading {
  constructor(private readonly prisma: Pick<PrismaClient, 'journalView'>) {}

  /** Lines for an audience: oldest first when `after` is given, newest first otherwise. */
  async lines(tournament: string, audience: JournalAudience, range: JournalRange): Promise<JournalLine[]> {
    const { after, before, until, limit } = range;
    const rows = await this.prisma.journalView.findMany({
      where: {
        tournament,
        audience: { in: JOURNAL_AUDIENCES.slice(0, JOURNAL_AUDIENCES.indexOf(audience) + 1) },
        position: {
          ...(after === undefined ? {} : { gt: after }),
          ...(before === undefined ? {} : { lt: before }),
          ...(until === undefined ? {} : { lte: until }),
        },
      },
      orderBy: { position: after === undefined ? 'desc' : 'asc' },
      take: limit,
    });
    return rows.map((row) => ({
      position: Number(row.position),
      time: Number(row.time),
      type: row.type,
      actor: audience === 'public' ? row.actor.replace(/:.*/, '') : row.actor,
      data:
        audience === 'director'
          ? { ...(row.data as object), ...(row.directorData as object | null) }
          : (row.data as Json),
    }));
  }
}

const PAGE = 500;

/**
 * The live journal for an audience: followers that stand at the same line share one look at the rows. A follower
 * resumes after the position it saw last and gets every line of its audience once, in order.
 */
export class JournalFeed {
  readonly #reading: JournalReading;
  readonly #advances: Advances;
  readonly #looks = new SharedReads<JournalLine[]>();

  constructor(options: { reading: JournalReading; advances: Advances }) {
    this.#reading = options.reading;
    this.#advances = options.advances;
  }

  /** Follows a journal from the line after `after` until the signal says stop. */
  async *follow(
    tournament: string,
    audience: JournalAudience,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<JournalLine[]> {
    let position = after;
    for await (const advances of momentsToRead(this.#advances, tournament, signal)) {
      let lines: JournalLine[];
      do {
        lines = await this.#read(tournament, audience, position, advances);
        position = lines.at(-1)?.position ?? position;
        if (lines.length > 0) yield lines;
      } while (lines.length === PAGE && !signal.aborted);
    }
  }

  #read(
    tournament: string,
    audience: JournalAudience,
    after: number,
    advances: number,
  ): Promise<JournalLine[]> {
    return this.#looks.read(`${tournament} ${audience} ${after} ${advances}`, () =>
      this.#reading.lines(tournament, audience, { after, limit: PAGE }),
    );
  }
}
