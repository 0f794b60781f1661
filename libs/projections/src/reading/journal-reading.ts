import type { Json } from '#ledger';
import type { PrismaClient } from '#platform';
import { JOURNAL_AUDIENCES, type JournalAudience } from '../journal/journal.js';

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
