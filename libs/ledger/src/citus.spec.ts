import { randomUUID } from 'node:crypto';
import { distribute } from './testing/distribution.js';
import { attempt, expectSoundJournal } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, scored } from './testing/synthetic-events.js';

describe('the script for Citus', () => {
  let processes: Processes;

  beforeEach(async () => {
    processes = await openProcesses();
  });
  afterEach(() => processes.close());

  it('makes plain tables with the same keys, in which the ledger appends', async () => {
    const keys = async () => {
      const { rows } = await processes.pool.query<{ relname: string; definition: string }>(`
        SELECT c.relname, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE c.relnamespace = 'ledger'::regnamespace AND c.relispartition = false AND k.contype IN ('p', 'u', 'c')
        ORDER BY 1, 2`);
      return rows;
    };
    const before = await keys();
    await distribute(processes.pool);
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
    expect(await expectSoundJournal(ledger, tournament, attempts)).toHaveLength(21);
  });

  it('keeps the batches of different tournaments in transactions of their own', async () => {
    await distribute(processes.pool);
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
    await distribute(processes.pool);
    const { rows } = await processes.pool.query<{ what: string; key: string | null }>(
      'TABLE distributed ORDER BY what',
    );
    expect(rows).toEqual([
      { what: 'keys.book_key', key: 'tournament' },
      { what: 'ledger.append_to_one', key: 'in_tournament' },
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

  it('names the tournament wherever its functions read or write a table: Citus sends them to one node by it', async () => {
    await distribute(processes.pool);
    const { rows } = await processes.pool.query<{ name: string; body: string }>(
      `SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace
       AND proname IN ('append_to_one', 'archive', 'recall', 'refusal', 'keep_texts') ORDER BY 1`,
    );
    expect(rows).toHaveLength(5);
    for (const { name, body } of rows) {
      const statements = body.split(';');
      const reads = statements.flatMap((statement) =>
        [...statement.matchAll(/(?:FROM|JOIN|UPDATE) ledger\.(?!installation)\w+ (\w+)/g)].map(
          ([, alias]) => ({
            statement,
            alias,
          }),
        ),
      );
      const writes = statements.filter((statement) => statement.includes('INSERT INTO ledger.'));
      expect([name, reads.length + writes.length]).not.toEqual([name, 0]);
      for (const { statement, alias } of reads) {
        expect(statement).toContain(`${alias}.tournament = in_tournament`);
      }
      for (const statement of writes) expect(statement).toContain('in_tournament');
    }
  });

  it('refuses a database that holds journals, and changes nothing', async () => {
    const tournament = randomUUID();
    const ledger = processes.start();
    const made = await attempt(
      ledger,
      command({ tournament, streams: [{ stream: 's', expectedVersion: 'none', events: [scored()] }] }),
    );
    await expect(distribute(processes.pool)).rejects.toThrow('This database holds books');
    expect(await expectSoundJournal(ledger, tournament, [made])).toHaveLength(1);
  });
});
