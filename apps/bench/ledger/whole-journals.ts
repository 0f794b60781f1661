import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Append, Ledger } from '#ledger';
import { inTransaction } from '#platform';
import { COLUMNS, createLineTable, emptyLineTable } from './line-table.js';
import { actor, BODY_HASH, EVENT_TYPE, payload } from './workload.js';

/** What is written: how many journals side by side, and how many commands in each. */
export interface JournalsToWrite {
  readonly books: number;
  readonly commands: number;
  readonly events: number;
}

export type JournalWriter = 'appended' | 'appended together' | 'inserted' | 'copied';

/** How fast journals are written: commands a second, one figure a round. */
export interface JournalsWritten {
  readonly written: JournalsToWrite;
  readonly by: JournalWriter;
  readonly values: number[];
}

/** Streams of a journal, as many as its tables: each sends its commands one after the other. */
const TABLES = 32;
const TABLE = 'book_line';

/**
 * Measures how fast whole journals are written: by the ledger, command after command of many tables and as an import does it,
 * and of the very same lines the floors: plain INSERTs, and a COPY, both in one transaction a journal.
 *
 * @returns the faults of the ledger's journals, too: lines that are not there, chains that do not hold
 */
export async function measureWholeJournals(
  pool: pg.Pool,
  ledger: Ledger,
  plans: readonly JournalsToWrite[],
  rounds: number,
): Promise<{ readonly results: JournalsWritten[]; readonly faults: string[] }> {
  await createLineTable(pool, TABLE);
  const results = plans.flatMap((written) =>
    (['appended', 'appended together', 'inserted', 'copied'] as const).map((by): JournalsWritten => ({
      written,
      by,
      values: [],
    })),
  );
  const faults: string[] = [];
  // In a round before the first connections plan their statements and the code is compiled.
  for (let round = -1; round < rounds; round++) {
    for (const written of plans) {
      const journals = Array.from({ length: written.books }, () => commandsOfJournal(written));
      const together = journals.map(commandsAnew);
      const seconds: Record<JournalWriter, number> = {
        appended: await timed(journals, (commands) => appendedByTables(ledger, commands)),
        'appended together': await timed(together, (commands) => ledger.appendTogether(commands)),
        ...(await floors(pool, journals)),
      };
      for (const { by, values } of results.filter((result) => result.written === written)) {
        if (round >= 0) values.push((written.books * written.commands) / seconds[by]);
      }
      faults.push(...(await faultsOf(ledger, [...journals, ...together], written)));
    }
  }
  return { results, faults };
}

function commandsOfJournal({ commands, events }: JournalsToWrite): Append[] {
  const tournament = randomUUID();
  return Array.from({ length: commands }, (_, index) => {
    const before = Math.floor(index / TABLES) * events;
    return {
      tournament,
      actor,
      commandId: randomUUID(),
      bodyHash: BODY_HASH,
      answer: { board: 17 },
      streams: [
        {
          stream: `table:${index % TABLES}`,
          expectedVersion: before === 0 ? 'none' : before,
          events: Array.from({ length: events }, () => ({ type: EVENT_TYPE, schema: 1, payload })),
        },
      ],
    };
  });
}

/** The same commands, of another journal. */
function commandsAnew(commands: readonly Append[]): Append[] {
  const tournament = randomUUID();
  return commands.map((command) => ({ ...command, tournament }));
}

async function appendedByTables(ledger: Ledger, commands: readonly Append[]): Promise<void> {
  await Promise.all(
    Array.from({ length: TABLES }, async (_, table) => {
      for (let index = table; index < commands.length; index += TABLES) await ledger.append(commands[index]!);
    }),
  );
}

/** Writes the lines that the ledger has of journals once more, without anything that it does for them. */
async function floors(pool: pg.Pool, journals: readonly (readonly Append[])[]) {
  const tournaments = journals.map(([first]) => first!.tournament);
  const rows = await Promise.all(tournaments.map((tournament) => rowsOf(pool, tournament)));
  const bytes = await Promise.all(tournaments.map((tournament) => bytesOf(pool, tournament)));
  await emptyLineTable(pool, TABLE);
  const inserted = await timed(rows, (own) => inTransaction(pool, (client) => insert(client, own)));
  await emptyLineTable(pool, TABLE);
  const copied = await timed(bytes, (own) => inTransaction(pool, (client) => copy(client, own)));
  return { inserted, copied };
}

async function rowsOf(pool: pg.Pool, tournament: string): Promise<unknown[][]> {
  const { rows } = await pool.query<unknown[]>({
    text: `SELECT ${COLUMNS} FROM ledger.line WHERE tournament = $1 ORDER BY position`,
    values: [tournament],
    rowMode: 'array',
  });
  return rows;
}

async function bytesOf(pool: pg.Pool, tournament: string): Promise<Buffer> {
  const client = await pool.connect();
  try {
    const from = `SELECT ${COLUMNS} FROM ledger.line WHERE tournament = ${pg.escapeLiteral(tournament)} ORDER BY position`;
    return await buffer(client.query(copyStreams.to(`COPY (${from}) TO STDOUT`)));
  } finally {
    client.release();
  }
}

async function insert(client: pg.ClientBase, rows: readonly unknown[][]): Promise<void> {
  const places = rows[0]!.map((_, index) => `$${index + 1}`);
  const text = `INSERT INTO bench.${TABLE} (${COLUMNS}) VALUES (${places.join(', ')})`;
  for (const values of rows) await client.query({ name: 'bench.insert', text, values });
}

async function copy(client: pg.ClientBase, bytes: Buffer): Promise<void> {
  await pipeline(
    Readable.from([bytes]),
    client.query(copyStreams.from(`COPY bench.${TABLE} (${COLUMNS}) FROM STDIN`)),
  );
}

/** Works on all journals side by side. @returns seconds */
async function timed<Journal>(
  journals: readonly Journal[],
  work: (journal: Journal) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  await Promise.all(journals.map(work));
  return (performance.now() - start) / 1_000;
}

async function faultsOf(
  ledger: Ledger,
  journals: readonly (readonly Append[])[],
  { commands, events }: JournalsToWrite,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [first] of journals) {
    const { tournament } = first!;
    const chain = await ledger.verify(tournament);
    if (!chain.ok) faults.push(`${tournament}: ${chain.why}`);
    else if (chain.position !== commands * events) faults.push(`${tournament}: ends at ${chain.position}`);
  }
  return faults;
}
