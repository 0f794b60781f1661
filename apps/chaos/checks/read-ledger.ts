import { query } from '../../../libs/platform/src/testing/query.js';
import type { KeptCommand } from './check-commands.js';
import type { WrittenByJobs } from './check-jobs.js';

/**
 * Types of entries that depend on how fast the evening went: an entry that was soon corrected was looked at before that, or
 * not, and boards are missed where the hall's clock goes on while nobody can enter anything.
 */
const BY_SPEED = ['result.checked', 'table.boards-missed'];

/** What the ledger and the read models have of tournaments, read behind the back of the server. */
export class LedgerRead {
  readonly #connectionString: string;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /** Every command that somebody gave, but jobs. */
  async commands(tournaments: readonly string[]): Promise<KeptCommand[]> {
    return this.#rows<KeptCommand>(
      `SELECT command AS id, tournament, actor, position::int FROM ledger.command
       WHERE tournament = ANY($1) AND actor NOT LIKE 'job:%'`,
      [tournaments],
    );
  }

  /** The entries that jobs wrote, and how often each of them. */
  async writtenByJobs(tournaments: readonly string[]): Promise<WrittenByJobs[]> {
    return this.#rows<WrittenByJobs>(
      `SELECT tournament, type, stream || ' ' || payload AS about, count(*)::int AS times FROM ledger.line
       WHERE tournament = ANY($1) AND actor LIKE 'job:%' GROUP BY tournament, type, stream, payload`,
      [tournaments],
    );
  }

  /** Jobs that are still to be done. */
  async pendingJobs(tournaments: readonly string[]): Promise<string[]> {
    const rows = await this.#rows<{ id: string }>(
      `SELECT tournament || ' ' || id AS id FROM projections.owed_job WHERE tournament = ANY($1)`,
      [tournaments],
    );
    return rows.map(({ id }) => id);
  }

  /** How many entries of each type a tournament has, but those that depend on how fast it went. */
  async entriesByType(tournament: string): Promise<Record<string, number>> {
    const rows = await this.#rows<{ type: string; entries: number }>(
      `SELECT type, count(*)::int AS entries FROM ledger.line
       WHERE tournament = $1 AND type <> ALL($2) GROUP BY type`,
      [tournament, BY_SPEED],
    );
    return Object.fromEntries(rows.map(({ type, entries }) => [type, entries]));
  }

  /** The position of the last entry of each tournament. */
  async heads(tournaments: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#rows<{ tournament: string; position: number }>(
      'SELECT tournament, position::int FROM ledger.book WHERE tournament = ANY($1)',
      [tournaments],
    );
    return new Map(rows.map(({ tournament, position }) => [tournament, position]));
  }

  async #rows<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await query(this.#connectionString, text, values)) as Row[];
  }
}
