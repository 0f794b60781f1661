import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { resolve } from 'node:path';
import { connect } from '../database/connection.js';
import { writeBackup, type RowCounts, type TableSection } from './backup-file.js';
import { appliedMigrations, storedSequences, storedTables, type StoredTable } from './stored-tables.js';

/**
 * Writes everything of ours, keys included, as it is at one moment into one file. The server may go on working.
 * @param file is replaced when it is an earlier backup
 * @param signal gives up and leaves nothing
 * @returns how many rows each table has
 * @throws BackupRefused in one sentence
 */
export async function backup(
  connectionString: string,
  file: string,
  signal?: AbortSignal,
): Promise<RowCounts> {
  const client = await connect(connectionString, 'tirage backup');
  try {
    // Every statement after the first sees the same moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await appliedMigrations(client);
    const { rows: about } = await client.query<{ postgres: string; made: Date }>(
      `SELECT current_setting('server_version') AS postgres, now() AS made`,
    );
    const { postgres, made } = about[0]!;
    const header = {
      made: made.toISOString(),
      postgres,
      migrations,
      sequences: await storedSequences(client),
    };
    return await writeBackup(resolve(file), header, sections(client, await storedTables(client)), signal);
  } finally {
    await client.end();
  }
}

async function* sections(client: pg.Client, tables: readonly StoredTable[]): AsyncGenerator<TableSection> {
  for (const { name, columns } of tables) {
    const rows = client.query(copyStreams.to(`COPY (SELECT ${columns.join()} FROM ${name}) TO STDOUT`));
    yield { table: name, columns, rows };
  }
}
