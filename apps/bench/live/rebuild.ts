import { Ledger } from '#ledger';
import { createLog, createPool } from '#platform';
import { foldLines, play, type JournalEntry } from '#projections';
import { eventCatalogue } from '#tournament';

const PAGE = 1_000;

/** How fast the state of the longest journal is made anew from its lines: milliseconds to read them all, and to fold them. */
export async function rebuilt(connectionString: string) {
  const pool = createPool(connectionString, { max: 1 });
  const ledger = new Ledger({ pool, catalogue: eventCatalogue(), log: createLog('silent') });
  try {
    const { rows } = await pool.query<{ tournament: string }>(
      'select tournament from ledger.line group by tournament order by count(*) desc limit 1',
    );
    const lines: JournalEntry[] = [];
    const begun = performance.now();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await ledger.readJournal(rows[0]!.tournament, {
        after: lines.at(-1)?.position ?? 0,
        limit: PAGE,
      });
      lines.push(...(page as JournalEntry[]));
      if (page.length < PAGE) break;
    }
    const read = performance.now();
    foldLines(play, play.initial, lines);
    return { lines: lines.length, read: read - begun, folded: performance.now() - read };
  } finally {
    await ledger.close();
    await pool.end();
  }
}
