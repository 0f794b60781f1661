import type { Core } from './core.js';

/** How often closed books are looked for. */
const EVERY_MS = 3_600_000;
/** A book rests so long before it moves: what follows its end (seals, corrections) comes soon after it. */
const REST_MS = 24 * 3_600_000;
const PAGE = 100;

/**
 * Moves the lines of closed tournaments to the archive tables, so that the tables of running ones stay small: archived,
 * nothing owed any more, at rest for a day. They are read there, and a late line brings them back.
 *
 * @param restMs how long a book must have been at rest
 * @returns how many were moved
 */
export async function archiveClosedBooks({ pool, ledger }: Core, restMs: number = REST_MS): Promise<number> {
  const { rows } = await pool.query<{ tournament: string }>(
    `select b.tournament from ledger.book b
     join projections.tournament t on t.tournament = b.tournament
     where not b.archived and t.status = 'archived' and t.position = b.position and b.time < $1
       and not exists (select from projections.owed_job o where o.tournament = b.tournament)
     limit $2`,
    [(Date.now() - restMs) * 1_000, PAGE],
  );
  for (const { tournament } of rows) await ledger.archive(tournament);
  return rows.length;
}

/** Looks for closed books now and every hour. @returns what ends it */
export async function archiveClosedBooksHourly(core: Core): Promise<{ stop(): Promise<void> }> {
  let working: Promise<void> = Promise.resolve();
  const look = () => {
    working = archiveAll(core).catch((error: unknown) => {
      core.log.error({ err: error }, 'moving closed books to the archive failed');
    });
  };
  const timer = setInterval(look, EVERY_MS);
  look();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

async function archiveAll(core: Core): Promise<void> {
  while ((await archiveClosedBooks(core)) === PAGE);
}
