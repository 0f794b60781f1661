import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { attempt, expectSoundBook } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, scored } from './testing/synthetic-events.js';

const SCRIPT = fileURLToPath(new URL('../../../deploy/citus.sql', import.meta.url));
/** What the script calls of Citus: notes what is distributed. */
const STANDING_IN = `
  CREATE TABLE distributed (what text, key text);
  CREATE FUNCTION create_distributed_table(name text, key text, colocate_with text DEFAULT 'default') RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (name, key)';
  CREATE FUNCTION create_distributed_function(name text, key text, colocate_with text) RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (split_part(name, ''('', 1), key)';
  CREATE FUNCTION create_reference_table(name text) RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (name, NULL)';
`;

describe('the script for Citus', () => {
  let processes: Processes;
  let script: string;

  beforeEach(async () => {
    processes = await openProcesses();
    script = await readFile(SCRIPT, 'utf8');
    await processes.pool.query(STANDING_IN);
  });
  afterEach(() => processes.close());

  it('makes plain tables with the same keys, in which the same function appends', async () => {
    const keys = async () => {
      const { rows } = await processes.pool.query<{ relname: string; definition: string }>(`
        SELECT c.relname, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE c.relnamespace = 'ledger'::regnamespace AND c.relispartition = false AND k.contype IN ('p', 'u', 'c')
        ORDER BY 1, 2`);
      return rows;
    };
    const before = await keys();
    await processes.pool.query(script);
    expect(await keys()).toEqual(before);
    const { rows } = await processes.pool.query<{ kinds: string }>(
      "SELECT string_agg(DISTINCT relkind::text, '') AS kinds FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relkind IN ('p', 'r')",
    );
    expect(rows[0]!.kinds).toBe('r');

    const ledger = processes.start();
    const tournament = randomUUID();
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        attempt(
          ledger,
          command({
            tournament,
            streams: [{ stream: `s${index % 3}`, expectedVersion: 'any', events: [scored()] }],
          }),
        ),
      ),
    );
    await ledger.archive(tournament);
    attempts.push(await attempt(ledger, attempts[0]!.append));
    attempts.push(
      await attempt(
        ledger,
        command({ tournament, streams: [{ stream: 's0', expectedVersion: 7, events: [scored()] }] }),
      ),
    );
    expect(await expectSoundBook(ledger, tournament, attempts)).toHaveLength(21);
  });

  it('keeps the batches of different tournaments in transactions of their own', async () => {
    await processes.pool.query(script);
    const ledger = processes.start({ connections: 1 });
    const tournaments = Array.from({ length: 6 }, () => randomUUID());
    const attempts = await Promise.all(
      tournaments.map((tournament) =>
        attempt(
          ledger,
          command({ tournament, streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }] }),
        ),
      ),
    );
    expect(attempts.map(({ outcome }) => outcome)).toEqual(tournaments.map(() => 'appended'));
    const { rows } = await processes.pool.query('SELECT DISTINCT xmin::text FROM ledger.line');
    expect(rows).toHaveLength(tournaments.length);
  });

  it('distributes every table of the ledger by tournament', async () => {
    await processes.pool.query(script);
    const { rows } = await processes.pool.query<{ what: string; key: string | null }>(
      'TABLE distributed ORDER BY what',
    );
    expect(rows).toEqual([
      { what: 'keys.book_key', key: 'tournament' },
      { what: 'ledger.append', key: 'in_tournament' },
      { what: 'ledger.archive', key: 'in_tournament' },
      { what: 'ledger.book', key: 'tournament' },
      { what: 'ledger.command', key: 'tournament' },
      { what: 'ledger.command_archive', key: 'tournament' },
      { what: 'ledger.installation', key: null },
      { what: 'ledger.line', key: 'tournament' },
      { what: 'ledger.line_archive', key: 'tournament' },
      { what: 'ledger.recall', key: 'in_tournament' },
      { what: 'ledger.text', key: 'tournament' },
    ]);
    const { rows: tables } = await processes.pool.query<{ name: string }>(
      "SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relkind = 'r'",
    );
    expect(rows.map(({ what }) => what)).toEqual(expect.arrayContaining(tables.map(({ name }) => name)));
  });

  it('refuses a database that holds books, and changes nothing', async () => {
    const tournament = randomUUID();
    const ledger = processes.start();
    const made = await attempt(
      ledger,
      command({ tournament, streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }] }),
    );
    await expect(processes.pool.query(script)).rejects.toThrow('This database holds books');
    expect(await expectSoundBook(ledger, tournament, [made])).toHaveLength(1);
  });
});
