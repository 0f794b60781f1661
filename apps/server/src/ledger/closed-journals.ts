import type { Ledger } from '#ledger';
import type pg from 'pg';
import type { Logger } from 'pino';

/** How often closed journals are looked for. */
const EVERY_MS = 3_600_000;
/** How long a journal must be at rest before it moves: seals and corrections come soon after its end. */
const REST_MS = 24 * 3_600_000;
const PAGE = 100;

interface ArchivingParts {
  readonly pool: pg.Pool;
  readonly ledger: Ledger;
  readonly log: Logger;
}

/**
 * Moves the lines of closed tournaments to the archive tables, so that the tables of running ones stay small: archived,
 * no job pending, at rest for a day. They are read there, and a late line brings them back.
 *
 * @param restMs how long a journal must have been at rest
 * @param signal ends it after the journal being moved
 * @returns how many were moved
 */
export async function archiveClosedJournals(
  { pool, ledger }: Pick<ArchivingParts, 'pool' | 'ledger'>,
  restMs: number = REST_MS,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await pool.query<{ tournament: string }>(
    `select b.tournament from ledger.book b
     join projections.tournament t on t.tournament = b.tournament
     where not b.archived and t.status = 'archived' and t.position = b.position and b.time < $1
       and not exists (select from projections.owed_job o where o.tournament = b.tournament)
     limit $2`,
    [(Date.now() - restMs) * 1_000, PAGE],
  );
  let moved = 0;
  for (const { tournament } of rows) {
    if (signal?.aborted) break;
    await ledger.archive(tournament);
    moved++;
  }
  return moved;
}

/** Looks for closed journals now, and again an hour after each search. @returns what ends it */
export async function archiveClosedJournalsHourly(parts: ArchivingParts): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await archiveAll(parts, stopping.signal);
    } catch (error) {
      parts.log.error({ err: error }, 'moving closed books to the archive failed');
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      working = look();
    }, EVERY_MS);
  };
  let working = look();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}

async function archiveAll(parts: ArchivingParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await archiveClosedJournals(parts, REST_MS, signal)) === PAGE);
}
