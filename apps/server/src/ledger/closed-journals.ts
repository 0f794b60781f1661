import type { Ledger } from '#ledger';
import { ScheduledWork } from '#queues';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { OpenedQueues } from '../queues/opened-queues.js';

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

/** Looks for closed journals every hour; of several processes one does. */
export function archiveClosedJournalsHourly(
  parts: ArchivingParts,
  { storage, reach }: Pick<OpenedQueues, 'storage' | 'reach'>,
): ScheduledWork {
  return new ScheduledWork({
    storage,
    reach,
    name: 'archive-closed-journals',
    log: parts.log,
    run: (signal) => archiveAll(parts, signal),
    failed: 'moving closed books to the archive failed',
  });
}

async function archiveAll(parts: ArchivingParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await archiveClosedJournals(parts, REST_MS, signal)) === PAGE);
}
